import { describe, expect, it } from 'vitest';
import { parseScreenArguments } from '../../scripts/cli/arguments.ts';
import { parseDemoArguments } from '../../scripts/cli/demo-arguments.ts';

const GIVEN = ['--spec', 'job.txt', 'cvs'];

function optionsOf(argv: string[], environment: Record<string, string> = {}) {
  const given = parseScreenArguments(argv, environment);
  if (given.kind !== 'run') throw new Error(JSON.stringify(given));
  return given.options;
}

describe('the arguments of npm run screen', () => {
  it('default to a table and to no named service', () => {
    expect(optionsOf(GIVEN)).toEqual({
      spec: 'job.txt',
      paths: ['cvs'],
      baseUrl: null,
      apiKey: null,
      format: 'table',
      again: false,
    });
  });

  it('prefer what is given to the environment', () => {
    const environment = { SCREENING_URL: 'https://a.example', SCREENING_API_KEY: 'from-environment' };
    expect(optionsOf(GIVEN, environment)).toMatchObject({
      baseUrl: 'https://a.example',
      apiKey: 'from-environment',
    });
    const given = optionsOf([...GIVEN, '--base-url', 'https://b.example', '--api-key', 'given'], environment);
    expect(given).toMatchObject({ baseUrl: 'https://b.example', apiKey: 'given' });
  });

  it('take an address with the API path or a slash behind it', () => {
    for (const address of ['http://localhost:8787/', 'http://localhost:8787/api/v1/']) {
      expect(optionsOf([...GIVEN, '--base-url', address]).baseUrl).toBe('http://localhost:8787');
    }
    expect(optionsOf([...GIVEN, '--base-url', 'https://x.example/hr/']).baseUrl).toBe('https://x.example/hr');
  });

  it('treat an empty variable as none', () => {
    expect(optionsOf(GIVEN, { SCREENING_URL: '', SCREENING_API_KEY: '' })).toMatchObject({
      baseUrl: null,
      apiKey: null,
    });
  });

  it.each([
    [['cvs'], 'the job specification is missing'],
    [['--spec', 'job.txt'], 'no CVs were named'],
    [[...GIVEN, '--format', 'xml'], '--format is one of table, json, csv, not xml'],
    [[...GIVEN, '--base-url', 'ftp://x.example'], 'not an http or https address'],
    [[...GIVEN, '--colour'], "Unknown option '--colour'"],
    [['--spec'], "Option '--spec <value>' argument missing"],
  ])('name the mistake in %j', (argv, message) => {
    const given = parseScreenArguments(argv, {});
    expect(given).toMatchObject({ kind: 'usage', message: expect.stringContaining(message) });
  });

  it('answer --help whatever else is wrong', () => {
    expect(parseScreenArguments(['--help', '--format', 'xml'], {})).toEqual({ kind: 'help' });
  });
});

describe('the arguments of npm run demo', () => {
  it('take a port and --keep', () => {
    expect(parseDemoArguments([])).toEqual({ kind: 'run', options: { port: null, keep: false } });
    expect(parseDemoArguments(['--keep', '--port', '8787'])).toEqual({
      kind: 'run',
      options: { port: 8787, keep: true },
    });
  });

  it.each(['0', '70000', 'http', '80.5'])('refuse %s as a port', (port) => {
    expect(parseDemoArguments(['--port', port])).toEqual({ kind: 'usage', message: `not a port: ${port}` });
  });
});
