// Recordings as the rest of the service sees them: stored from a stream, played by range, erased. Whoever calls holds
// the row; this holds the bytes under the row's id.

import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { mp4Seconds, videoTypeOf, type ReadAt, type VideoType } from './container.ts';
import { CHUNK_BYTES, RECORDING_BYTES_MAX, RECORDING_SECONDS_MAX, SECONDS_SLACK } from './limits.ts';
import type { VideoObject } from './video-object.ts';

type VideoStub = DurableObjectStub<VideoObject>;

/** A recording that is stored but not yet noted: `keep` once its row says so, `discard` when it never will. */
export type Stored = {
  contentType: VideoType;
  bytes: number;
  /** By the container; null where it does not say. */
  seconds: number | null;
  discard(): Promise<void>;
};

/**
 * Stores a recording, a megabyte at a time, to be erased after `keepMs`. Throws 413 beyond the size, 400 for what is no
 * video or runs too long, 409 while another upload is under way; then nothing is left behind.
 */
export async function storeRecording(
  ctx: Context,
  id: number,
  body: ReadableStream<Uint8Array>,
  keepMs: number,
): Promise<Stored> {
  const video = videoOf(ctx, id);
  const upload = crypto.randomUUID();
  if (!(await video.begin(upload))) {
    throw new ServiceError(
      'conflict',
      'A video is being sent with this link just now. Try again in a minute.',
    );
  }
  const discard = () => video.discard(upload);
  try {
    const { contentType, bytes } = await append(video, upload, body);
    const seconds = contentType === 'video/webm' ? null : await mp4Seconds(readerOf(video), bytes);
    if ((seconds ?? 0) > RECORDING_SECONDS_MAX + SECONDS_SLACK) throw tooLong();
    if (!(await video.seal(upload, Date.now() + keepMs))) throw interrupted();
    return { contentType, bytes, seconds, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function append(video: VideoStub, upload: string, body: ReadableStream<Uint8Array>) {
  let contentType: VideoType | null = null;
  let bytes = 0;
  for await (const chunk of inChunks(body)) {
    contentType ??= videoTypeOf(chunk);
    if (contentType === null) {
      throw new ServiceError('bad_request', 'This is not a video that browsers play. Send WebM, MP4 or MOV.');
    }
    bytes += chunk.length;
    if (bytes > RECORDING_BYTES_MAX) throw tooLarge();
    if (!(await video.append(upload, chunk))) throw interrupted();
  }
  if (contentType === null)
    throw new ServiceError('bad_request', 'The video is empty. Choose or record one.');
  return { contentType, bytes };
}

/** The same bytes in full chunks, the last one excepted. */
async function* inChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  for await (const part of body) {
    let used = 0;
    while (used < part.length) {
      const taken = Math.min(part.length - used, CHUNK_BYTES - filled);
      chunk.set(part.subarray(used, used + taken), filled);
      filled += taken;
      used += taken;
      if (filled < CHUNK_BYTES) continue;
      yield chunk;
      chunk = new Uint8Array(CHUNK_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.slice(0, filled);
}

/** Bytes `from` to `to`, both included, a chunk in memory at a time. */
export function playRecording(
  ctx: Context,
  id: number,
  from: number,
  to: number,
): ReadableStream<Uint8Array> {
  const video = videoOf(ctx, id);
  let offset = from;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (offset > to) return controller.close();
      const position = Math.floor(offset / CHUNK_BYTES);
      const chunk = await video.chunk(position);
      if (chunk === null) return controller.error(new Error('the recording ends early'));
      const start = position * CHUNK_BYTES;
      controller.enqueue(chunk.subarray(offset - start, Math.min(chunk.length, to + 1 - start)));
      offset = start + chunk.length;
    },
  });
}

/** Erases recordings for ever; those that are not there are erased already. */
export async function eraseRecordings(ctx: Context, ids: readonly number[]): Promise<void> {
  await Promise.all(ids.map((id) => videoOf(ctx, id).erase()));
}

function readerOf(video: VideoStub): ReadAt {
  return async (offset, length) => {
    const position = Math.floor(offset / CHUNK_BYTES);
    const start = offset - position * CHUNK_BYTES;
    const first = (await video.chunk(position)) ?? new Uint8Array();
    const rest = start + length > CHUNK_BYTES ? await video.chunk(position + 1) : null;
    if (rest === null) return first.slice(start, start + length);
    return new Uint8Array([...first.subarray(start), ...rest.subarray(0, start + length - CHUNK_BYTES)]);
  };
}

function videoOf(ctx: Context, id: number): VideoStub {
  return ctx.env.VIDEO.getByName(`video:${id}`);
}

export function tooLarge(): ServiceError {
  const megabytes = RECORDING_BYTES_MAX / 1024 / 1024;
  return new ServiceError(
    'too_large',
    `The video is larger than ${megabytes} MB. Record or choose a shorter one.`,
  );
}

export function tooLong(): ServiceError {
  const minutes = RECORDING_SECONDS_MAX / 60;
  return new ServiceError(
    'bad_request',
    `The video runs longer than ${minutes} minutes. Record or choose a shorter one.`,
  );
}

function interrupted(): ServiceError {
  return new ServiceError('conflict', 'The upload was interrupted by another one. Send the video again.');
}
