// What is asked of a model, what is taken from it, and what its findings may do to a score.

import { describe, expect, it } from 'vitest';
import { verifyQuote, type QuotableLine } from '../../../src/scoring/models/evidence.ts';
import { readReview, reviewPrompt } from '../../../src/scoring/models/review.ts';
import { settleStatus, weighScore, type Weighed } from '../../../src/scoring/models/weigh.ts';

const task = {
  requirements: [
    { text: 'Rust', hard: true },
    { text: 'SQL', hard: false },
  ],
  lines: ['a', 'b'],
};
const finding = (requirement: number, verdict = 'not_met', evidence: object[] = []) => ({
  requirement,
  verdict,
  evidence,
});
const answer = (...findings: object[]) => JSON.stringify({ findings });

const requirement = (change: Partial<Weighed>): Weighed => ({
  weight: 1,
  hard: false,
  builtIn: 'missing',
  shown: 'missing',
  ...change,
});

/** Lines as the built-in pass would give them; one that begins with "No" denies. */
function linesFrom(text: string): QuotableLine[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    stance: match[0].startsWith('No ') ? 'denied' : 'held',
  }));
}

describe('the prompt', () => {
  it('numbers requirements and lines between markers that data cannot guess', () => {
    expect(reviewPrompt(task, 'k3y')).toBe(
      '<requirements k3y>\n1: [must] Rust\n2: SQL\n</requirements k3y>\n<cv k3y>\n1: a\n2: b\n</cv k3y>',
    );
  });
});

describe('an answer', () => {
  it('is read from a fence or a sentence too', () => {
    const text = `Here you are:\n\`\`\`json\n${answer(finding(1), finding(2))}\n\`\`\``;
    expect(readReview(text, task).findings).toHaveLength(2);
  });

  it.each([
    ['prose', 'I think she is great.', 'the answer is not JSON'],
    ['half an object', '{"findings":[{"requirement":1', 'the answer is not JSON'],
    ['a score instead', '{"score":100}', 'findings:'],
    ['a word for a verdict', answer(finding(1, 'excellent'), finding(2)), 'findings.0.verdict:'],
    ['a requirement left out', answer(finding(1)), 'requirement 2 must have exactly one finding'],
    [
      'a requirement twice',
      answer(finding(1), finding(1), finding(2)),
      'requirement 1 must have exactly one',
    ],
    ['a requirement of its own', answer(finding(1), finding(2), finding(9)), 'there is no requirement 9'],
  ])('is refused with the errors when it is %s', (_, text, error) => {
    const read = readReview(text, task);
    expect(read.findings).toBeNull();
    expect(read.errors.join('\n')).toContain(error);
  });
});

describe('a quote', () => {
  const cv =
    'Led a team of "six" welders\nHolds   ISO 9606-1 coding (2026)\nNo experience with orbital welding';
  const lines = linesFrom(cv);
  const quoted = (number: number, quote: string) => {
    const place = verifyQuote(lines, number, quote, 0);
    return place === null ? null : cv.slice(place.start, place.end);
  };

  it('is taken verbatim with its place', () => {
    expect(quoted(2, 'iso 9606-1 CODING')).toBe('ISO 9606-1 coding');
  });

  it('is found in another line than the one named, other spaces and quotation marks included', () => {
    expect(quoted(1, 'Holds ISO 9606-1')).toBe('Holds   ISO 9606-1');
    expect(quoted(2, 'team of “six” welders')).toBe('team of "six" welders');
  });

  it('is repaired to its line when most of its words are there', () => {
    expect(quoted(1, 'led his team of six welders')).toBe('Led a team of "six" welders');
  });

  it('is dropped when it was invented', () => {
    expect(quoted(1, 'holds NMC registration since 2019')).toBeNull();
    expect(quoted(99, 'ran a nuclear plant')).toBeNull();
    expect(quoted(99, '')).toBeNull();
  });

  it('is dropped when its line denies it', () => {
    expect(quoted(3, 'orbital welding')).toBeNull();
    expect(quoted(1, 'experience with orbital welding')).toBeNull();
    expect(quoted(3, '')).toBeNull();
  });

  it('may hold any sign without breaking the search', () => {
    const signs = String.raw`C++ (and C#) [2020] a|b {x} $5 ^ \ /`;
    expect(verifyQuote(linesFrom(signs), 1, signs, 0)).toEqual({ start: 0, end: signs.length });
  });
});

describe('the weight of a model', () => {
  it('changes nothing where both agree', () => {
    expect(weighScore(61, [requirement({}), requirement({ builtIn: 'met', shown: 'met' })])).toBe(61);
    expect(weighScore(61, [])).toBe(61);
  });

  it('reaches ten points either way and no further', () => {
    expect(weighScore(50, [requirement({ shown: 'met' })])).toBe(60);
    expect(weighScore(50, [requirement({ builtIn: 'met' })])).toBe(40);
    expect(weighScore(3, [requirement({ builtIn: 'met' })])).toBe(0);
    expect(weighScore(97, [requirement({ shown: 'met' })])).toBe(100);
  });

  it('carries nobody to the strong shortlist over a hard must-have that was not seen', () => {
    expect(weighScore(70, [requirement({ shown: 'met', hard: true })])).toBe(74);
    expect(weighScore(70, [requirement({ shown: 'met' })])).toBe(80);
  });

  it('shows disagreement as partly', () => {
    expect(settleStatus(requirement({ shown: 'met' }))).toBe('partly');
    expect(settleStatus(requirement({ builtIn: 'met', shown: 'met' }))).toBe('met');
  });
});
