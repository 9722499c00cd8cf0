import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { parseLiftedJson } from '../../src/http/lifted-json.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const long = 'QUJD'.repeat(10_000);

describe('a body with long strings', () => {
  it('is parsed with references that resolve to the strings', () => {
    const body = parseLiftedJson(bytes(JSON.stringify({ a: long, b: ['short', `x"\\${long}ü\n`] })));
    const { a, b } = body.value as { a: string; b: string[] };
    expect(a.length).toBeLessThan(60);
    expect(body.resolve(a)).toBe(long);
    expect(Buffer.from(body.bytesOf(a) ?? []).toString()).toBe(long);
    expect(body.resolve(b[0])).toBe('short');
    expect(body.bytesOf(b[0])).toBeNull();
    expect(body.resolve(b[1])).toBe(`x"\\${long}ü\n`);
    expect(body.resolve(7)).toBe(7);
  });

  it('is the same as JSON.parse once resolved, whatever the strings', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\\', '\\"', '\\\\"', '\u0000', '/'),
      fc.constantFrom('\\', '"', 'ü', 'a').map((part) => part.repeat(17_000)),
    );
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const body = parseLiftedJson(bytes(JSON.stringify(texts)));
        const resolved = (body.value as unknown[]).map((value) => body.resolve(value));
        expect(resolved).toEqual(JSON.parse(JSON.stringify(texts)));
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it.each([
    ['never ends', `{"a":"${long}`],
    ['is followed by rubbish', `{"a":"${long}" x}`],
    ['stands alone twice', `"${long}""${long}"`],
  ])('that %s is a 422', (_name, text) => {
    expect(() => parseLiftedJson(bytes(text))).toThrow(ServiceError);
  });

  it('whose long string is no JSON is a 422 when it is resolved', () => {
    const body = parseLiftedJson(bytes(`{"a":"\\x${long}"}`));
    expect(() => body.resolve((body.value as { a: string }).a)).toThrow(ServiceError);
  });
});
