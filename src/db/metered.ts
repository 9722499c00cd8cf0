// A D1 handle that counts its round trips and rows into a meter. Drizzle and plain statements run on it alike.

import type { Meter } from '../platform/meter.ts';

type Source = Pick<D1Database, 'prepare' | 'batch'>;

class MeteredStatement {
  readonly inner: D1PreparedStatement;
  readonly #meter: Meter;

  constructor(inner: D1PreparedStatement, meter: Meter) {
    this.inner = inner;
    this.#meter = meter;
  }

  bind(...values: unknown[]): MeteredStatement {
    return new MeteredStatement(this.inner.bind(...values), this.#meter);
  }

  async all<T>(): Promise<D1Result<T>> {
    return count(this.#meter, await this.inner.all<T>());
  }

  async run<T>(): Promise<D1Result<T>> {
    return count(this.#meter, await this.inner.run<T>());
  }

  async first<T>(column?: string): Promise<T | null> {
    this.#meter.d1 += 1;
    return column === undefined ? this.inner.first<T>() : this.inner.first<T>(column);
  }

  async raw<T>(options?: { columnNames?: false }): Promise<T[]> {
    this.#meter.d1 += 1;
    return this.inner.raw<T>(options);
  }
}

function count<T>(meter: Meter, result: D1Result<T>): D1Result<T> {
  meter.d1 += 1;
  addRows(meter, result);
  return result;
}

function addRows(meter: Meter, result: D1Result): void {
  meter.rowsRead += result.meta.rows_read;
  meter.rowsWritten += result.meta.rows_written;
}

/** Wraps a database or session; everything sent through the result is counted into `meter`. */
export function metered(source: Source, meter: Meter): D1Database {
  const handle = {
    prepare: (query: string) => new MeteredStatement(source.prepare(query), meter),
    async batch<T>(statements: MeteredStatement[]): Promise<D1Result<T>[]> {
      const results = await source.batch<T>(statements.map((statement) => statement.inner));
      meter.d1 += 1;
      for (const result of results) addRows(meter, result);
      return results;
    },
  };
  // Only these two members are ever used, by Drizzle's driver as well; the rest of the interface is D1's administration.
  return handle as unknown as D1Database;
}
