// Counts what a unit of work costs, so that cost is asserted in tests and read off every log line.

/** Costs of one request, message batch, alarm or cron run. */
export type Meter = {
  /** Calls to D1; a batch is one. */
  d1: number;
  rowsRead: number;
  rowsWritten: number;
  /** Calls to the organisation's gate. */
  gate: number;
  /** Calls to a queue; one `sendBatch` is one. */
  queueSends: number;
  queueMessages: number;
};

/** A meter at zero. */
export function newMeter(): Meter {
  return { d1: 0, rowsRead: 0, rowsWritten: 0, gate: 0, queueSends: 0, queueMessages: 0 };
}
