// A screening job as data, pure: its life in time, its candidates and their outcomes, and how candidates are
// cut into chunks.
//
//   pending     nothing has an outcome yet
//   processing  some candidates have one
//   complete    every candidate has one; results stay until `expiresAt`
//   failed      the service could not finish within 24 hours
//   gone        72 hours after submission, by the clock

import type { Verdict } from '../scoring/types.ts';

export const RETENTION_MS = 72 * 3_600_000;
/** A job that is not complete by then has failed. */
export const FINISH_WITHIN_MS = 24 * 3_600_000;
/** Characters (code points) of a CV that are used (spec, Limits). */
const CV_CHARACTERS_MAX = 10_000;

export type JobStatus = 'pending' | 'processing' | 'complete' | 'failed';

/** A candidate as it waits for its score. */
export type Candidate = { ref: string; text: string };

/** What became of a candidate; `error` begins with a stable code. */
export type Outcome =
  | { ref: string; score: number; verdict: Verdict; reasons: string[]; gaps: string[] }
  | { ref: string; error: string };

/** Codes of a failed candidate. */
export const FAILURE = {
  emptyCv: 'empty_cv: the CV holds no text.',
  scorerFailed: 'scorer_failed: the CV could not be scored.',
  scorerUnavailable:
    'scorer_unavailable: the CV could not be scored after several attempts; submit it again.',
} as const;

/** One row's worth of candidates: `first` is the position of its first one. */
export type Chunk<T> = { first: number; items: T[] };

/** 25 CVs score in about a tenth of a second, and their texts fit a row of D1 sealed and in base64. */
const CHUNK_CANDIDATES_MAX = 25;
const CHUNK_BYTES_MAX = 1_200_000;

/** Cuts `items` into chunks of at most `countMax` items and 1.2 MB, as `bytesOf` measures. */
export function chunked<T>(
  items: T[],
  bytesOf: (item: T) => number,
  countMax = CHUNK_CANDIDATES_MAX,
): Chunk<T>[] {
  const chunks: Chunk<T>[] = [];
  let bytes = 0;
  for (const [position, item] of items.entries()) {
    const size = bytesOf(item);
    const last = chunks.at(-1);
    if (last === undefined || last.items.length >= countMax || bytes + size > CHUNK_BYTES_MAX) {
      chunks.push({ first: position, items: [item] });
      bytes = size;
    } else {
      last.items.push(item);
      bytes += size;
    }
  }
  return chunks;
}

/** The first 10,000 code points; a pair of surrogates is never cut in two. */
export function cutCv(text: string): string {
  if (text.length <= CV_CHARACTERS_MAX) return text;
  let units = 0;
  for (let points = 0; points < CV_CHARACTERS_MAX && units < text.length; points++) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, units);
}
