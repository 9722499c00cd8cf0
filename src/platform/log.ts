// One structured line per request, message, attempt and run. Fields are identifiers and figures only:
// no candidate's text, no key, no secret, no address ever enters here.

/** What a log line may hold. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line of JSON. */
export function writeLog(level: LogLevel, event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, event, ...fields });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
}

/** Shows a text as it is to whoever runs the service on a laptop; never called outside development. */
export function printForDeveloper(text: string): void {
  console.log(text);
}

/**
 * The fields that describe an unexpected error: its class and where it was thrown. Its message is left
 * out, because messages quote their input, and the input here is a person's CV.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' < '),
  };
}
