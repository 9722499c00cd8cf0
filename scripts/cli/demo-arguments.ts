// The command line of `npm run demo`. Pure.

import { parseArgs } from 'node:util';

export type DemoOptions = { port: number | null; keep: boolean };
export type DemoArguments =
  { kind: 'run'; options: DemoOptions } | { kind: 'help' } | { kind: 'usage'; message: string };

export const DEMO_HELP = `npm run demo -- [--keep] [--port PORT]

  --keep        leaves the service up until Ctrl-C
  --port PORT   where it serves (default: a free port)`;

const PORT_MAX = 65_535;

/** Reads the arguments after the script's name. */
export function parseDemoArguments(argv: string[]): DemoArguments {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        keep: { type: 'boolean', default: false },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (values.port === undefined) return { kind: 'run', options: { port: null, keep: values.keep } };
    const port = Number(values.port);
    if (Number.isInteger(port) && port > 0 && port <= PORT_MAX)
      return { kind: 'run', options: { port, keep: values.keep } };
    return { kind: 'usage', message: `not a port: ${values.port}` };
  } catch (error) {
    return { kind: 'usage', message: error instanceof Error ? error.message : String(error) };
  }
}
