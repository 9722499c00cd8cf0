// What of a screening job is written sealed, and how it is bound to its place.

import { seal, unseal } from '../platform/seal.ts';
import type { Candidate, Outcome } from './job.ts';

/** Seals a job's texts and results under its retention key. */
export function jobSeal(key: CryptoKey, jobId: string) {
  return {
    spec: (text: string) => seal(key, text, `${jobId}/spec`),
    openSpec: (sealed: string) => unseal(key, sealed, `${jobId}/spec`),
    callbackUrl: (url: string) => seal(key, url, `${jobId}/callback`),
    openCallbackUrl: (sealed: string) => unseal(key, sealed, `${jobId}/callback`),
    candidates: (first: number, items: Candidate[]) =>
      seal(key, JSON.stringify(items), `${jobId}/texts/${first}`),
    openCandidates: async (first: number, sealed: string) =>
      JSON.parse(await unseal(key, sealed, `${jobId}/texts/${first}`)) as Candidate[],
    outcomes: (first: number, items: Outcome[]) =>
      seal(key, JSON.stringify(items), `${jobId}/outcomes/${first}`),
    openOutcomes: async (first: number, sealed: string) =>
      JSON.parse(await unseal(key, sealed, `${jobId}/outcomes/${first}`)) as Outcome[],
  };
}
