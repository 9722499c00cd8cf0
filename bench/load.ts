// Bounded load from this process: a fixed number of requests, a fixed number at a time.

/** Sends `total` requests, `parallel` at a time; requests per second and the median in milliseconds. */
export async function load(send: () => Promise<Response>, total: number, parallel: number) {
  const times: number[] = [];
  let left = total;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        const sentAt = performance.now();
        const response = await send();
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        await response.arrayBuffer();
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const perSecond = total / ((performance.now() - startedAt) / 1000);
  return { perSecond, medianMs: median(times) };
}

/** The middle of `values`. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
