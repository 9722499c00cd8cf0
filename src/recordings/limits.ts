// Every bound on a recording, with its unit and the reason for its size. The recorder in the browser is told the same.

const MB = 1024 * 1024;

/** Two minutes introduce a person; the recorder stops there. */
export const RECORDING_SECONDS_MAX = 120;
/** What a container's own clock may say beyond that: recorders stop at the next key frame. */
export const SECONDS_SLACK = 5;
/** Two minutes at 1.9 Mbit/s; a form without script is held in memory as a whole. */
export const RECORDING_BYTES_MAX = 30 * MB;
/** A row of SQLite in an object holds 2 MB. */
export const CHUNK_BYTES = MB;
/** An upload that stands still so long was given up and another may begin; a megabyte takes 40 s at 0.2 Mbit/s. */
export const STILL_MS = 60_000;
/** What was begun and never sealed is erased after so long. */
export const UPLOAD_MS = 3_600_000;
