// The command line of `npm run screen`: what may be given, what each part defaults to, and the help that says so.
// Pure: the environment is passed in, no file is looked at.

import { parseArgs } from 'node:util';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export type ScreenOptions = {
  spec: string;
  paths: string[];
  /** null: the local service that runs, or one started for this run. */
  baseUrl: string | null;
  apiKey: string | null;
  format: Format;
  /** Score anew what was already submitted in the last 24 hours. */
  again: boolean;
};

export type Arguments =
  { kind: 'run'; options: ScreenOptions } | { kind: 'help' } | { kind: 'usage'; message: string };

export const HELP = `Screens CVs against a job specification.

  npm run screen -- --spec FILE [options] FILES_OR_FOLDERS...

  FILES_OR_FOLDERS   CVs as .pdf, .docx, .doc or .txt; folders are searched to any depth
  --spec FILE        the job specification, in one of the same formats
  --base-url URL     the service (default: SCREENING_URL, else the local service that runs,
                     else one that is started for this run and ended after it)
  --api-key KEY      its API key (default: SCREENING_API_KEY, else the local demo key); prefer the
                     variable, because other users of a machine can see a command's arguments
  --format FORMAT    table (default), json or csv, on stdout; everything else goes to stderr
  --again            score anew; without it a batch that was submitted in the last 24 hours
                     with the same content gives the same answer and is not counted again
  --help             this page

  npm prints two lines of its own on stdout; when a script reads the output:
    npm run --silent screen -- --spec job.txt --format csv cvs/ > ranking.csv

Exit codes
  0  every CV was scored
  1  wrong usage: nothing was sent
  2  some CVs could not be read or scored; the others were
  3  the service refused the request; its reason is shown
  4  the service could not be reached, or did not come up
`;

/** Reads the arguments after the script's name. Given addresses lose a trailing slash and /api/v1. */
export function parseScreenArguments(
  argv: string[],
  environment: Record<string, string | undefined>,
): Arguments {
  const given = readFlags(argv);
  if (typeof given === 'string') return { kind: 'usage', message: given };
  const { values, positionals } = given;
  if (values.help) return { kind: 'help' };
  const message = findMistake(values, positionals);
  if (message !== null) return { kind: 'usage', message };
  const address = values['base-url'] ?? (environment['SCREENING_URL'] || null);
  const baseUrl = address === null ? null : normaliseAddress(address);
  if (baseUrl === undefined) return { kind: 'usage', message: `not an http or https address: ${address}` };
  const options: ScreenOptions = {
    spec: values.spec ?? '',
    paths: positionals,
    baseUrl,
    apiKey: values['api-key'] ?? (environment['SCREENING_API_KEY'] || null),
    format: values.format as Format,
    again: values.again,
  };
  return { kind: 'run', options };
}

function readFlags(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        spec: { type: 'string' },
        'base-url': { type: 'string' },
        'api-key': { type: 'string' },
        format: { type: 'string', default: 'table' },
        again: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // parseArgs puts a hint on `--` after the first sentence; the first sentence is the mistake.
    return error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error);
  }
}

function findMistake(values: { spec?: string; format: string }, paths: string[]): string | null {
  if (!values.spec) return 'the job specification is missing: --spec FILE';
  if (paths.length === 0) return 'no CVs were named: give files or folders';
  if (!FORMATS.some((format) => format === values.format)) {
    return `--format is one of ${FORMATS.join(', ')}, not ${values.format}`;
  }
  return null;
}

/** The service's address without path and trailing slash; undefined when it is none. */
function normaliseAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}
