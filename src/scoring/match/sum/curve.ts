// Curves that are straight between given points. Pure.

/** Points by rising x, at least two. */
export type Knots = readonly (readonly [number, number])[];

/** The height of the curve at `x`; beyond its last point, that point's. */
export function interpolate(knots: Knots, x: number): number {
  for (let i = 1; i < knots.length; i++) {
    const [x1 = 0, y1 = 0] = knots[i] ?? [];
    const [x0 = 0, y0 = 0] = knots[i - 1] ?? [];
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  }
  return knots.at(-1)?.[1] ?? 0;
}
