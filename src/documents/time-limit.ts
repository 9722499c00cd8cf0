// Waits for work for so long and no longer. The work itself goes on; only nobody waits for it any more.

/** What the work gives, or after `limitMs` what `late` gives. */
export async function withinTime<T>(work: Promise<T>, limitMs: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
