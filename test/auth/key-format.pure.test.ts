import { describe, expect, it } from 'vitest';
import { assembleKey, parseKey } from '../../src/auth/key-format.ts';

const key = assembleKey('abcDEF123456', 'Z'.repeat(32));

describe('an API key', () => {
  it('has the service prefix, 12 + 32 characters and a checksum of 6', () => {
    expect(key).toMatch(/^service_abcDEF123456Z{32}[0-9A-Za-z]{6}$/);
  });

  it('is named by its first 20 characters', () => {
    expect(parseKey(key)).toEqual({ prefix: 'service_abcDEF123456' });
  });

  it('is refused without a look-up when any one character is mistyped', () => {
    for (let i = 'service_'.length; i < key.length; i++) {
      const wrong = key.slice(0, i) + (key[i] === 'x' ? 'y' : 'x') + key.slice(i + 1);
      expect(parseKey(wrong), wrong).toBeNull();
    }
  });

  it('is refused in any other form', () => {
    for (const text of ['', 'service_', key.slice(1), `${key} `, `${key}0`, key.replace('_', '-')]) {
      expect(parseKey(text), text).toBeNull();
    }
  });
});
