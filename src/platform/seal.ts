// Authenticated encryption at rest: AES-256-GCM, a random 96-bit nonce before the ciphertext, base64 as text.
// `context` binds a sealed text to its place (say, a job's id), so that a row copied elsewhere does not open.

import { fromBase64, toBase64, utf8 } from './encoding.ts';

const NONCE_BYTES = 12;

/** A fresh 256-bit key as base64. */
export function newSealingKey(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(32)));
}

/** Imports a base64 key of 32 bytes for sealing. Throws when it is not one. */
export async function importSealingKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Seals `text`; base64 of nonce and ciphertext. */
export async function seal(key: CryptoKey, text: string, context: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(context) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, utf8(text)));
  const sealed = new Uint8Array(NONCE_BYTES + ciphertext.length);
  sealed.set(iv);
  sealed.set(ciphertext, NONCE_BYTES);
  return toBase64(sealed);
}

/** Opens what `seal` made. Throws when key, context or text are not the ones it was sealed with. */
export async function unseal(key: CryptoKey, sealed: string, context: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES), additionalData: utf8(context) };
  const plain = await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES));
  return new TextDecoder().decode(plain);
}
