// What every ad and every CV may say, asked of itself: whatever a spec names is asked for, a post that tells it in the same
// words meets it, and a post of the title that is sought counts, however it is laid out. Rules that take a word of some trade
// for something else (a trait, an offer, a name, a heading, a denial) show here. Samples of the lexicon of occupations.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { OCCUPATIONS } from '../../src/scoring/lexicon/occupations/all.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

const TRADES = Object.values(OCCUPATIONS).map(({ titles, words }) => ({
  titles: titles.split(';').filter((title) => !/trainee|qualifié/.test(title)),
  words: words.split(';'),
}));
/** Of so many phrases one is tried; another for each way. */
const EVERY = 24;
const sample = <Item>(items: readonly Item[], from: number): Item[] =>
  items.filter((_, index) => index % EVERY === from);
const capital = (text: string) => text.replace(/(^|[ -])\p{Ll}/gu, (first) => first.toUpperCase());

describe('a phrase of some trade', () => {
  const phrases = sample(
    TRADES.flatMap(({ titles, words }) => words.map((phrase) => ({ title: titles[0] ?? '', phrase }))),
    0,
  );

  it.each([
    ['Experience of X', 0.99],
    ['Strong X skills', 0.99],
    ['X', 0.985],
  ])('is asked for by "%s"', (wording, least) => {
    const missed = phrases.filter(({ title, phrase }) => {
      const line = wording.replace('X', wording === 'X' ? capital(phrase) : phrase);
      return readSpec({ jobSpec: `${title}\n\nRequirements\n- ${line}` }).units.length === 0;
    });
    expect(phrases.length).toBeGreaterThan(1000);
    expect(1 - missed.length / phrases.length, missed.map(({ phrase }) => phrase).join('; ')).toBeGreaterThan(
      least,
    );
  });

  it('is met by a post that tells of it in the same words', () => {
    const unmet = phrases.filter(({ title, phrase }) => {
      const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- Experience of ${phrase}` });
      const cv = `Experience\n${title}, Norbury Works, March 2019 to present\n- Was in charge of ${phrase} at the site`;
      return assess(spec, cv, gradedNowMs).requirements.some(
        ({ kind, credit }) => kind === 'skill' && credit < 0.5,
      );
    });
    expect(1 - unmet.length / phrases.length, unmet.map(({ phrase }) => phrase).join('; ')).toBeGreaterThan(
      0.995,
    );
  });
});

/** A wording with phrases in the place of its capitals. */
const put = (text: string, [a = '', b = '', c = '']: readonly string[]): string =>
  text.replace(/\bA\b/, a).replace(/\bB\b/, b).replace(/\bC$/, c);

describe('one of several phrases of a trade', () => {
  const trios = TRADES.flatMap(({ words }, index) => {
    const told = words.filter((phrase) => /^[\p{L} ]{5,24}$/u.test(phrase));
    return index % 8 === 1 && told.length > 30 ? [[told[5] ?? '', told[14] ?? '', told[23] ?? '']] : [];
  });

  it.each([
    ['Experience of A or B', 'B', 0.9],
    ['Experience of A or B', 'A', 0.9],
    ['Either A or B is essential', 'B', 0.9],
    ['Erfahrung mit A oder B', 'B', 0.85],
    ['Experience of A, B or C', 'C', 0.78],
    ['Experience of A and B', 'A and B', 0.95],
  ])('meets "%s" by %s', (wording, told, least) => {
    const unmet = trios.filter((trio) => {
      const spec = readSpec({ jobSpec: `Officer\n\nRequirements\n- ${put(wording, trio)}` });
      const cv = `Experience\nClerk, Norbury Works, March 2019 to present\n- Was in charge of ${put(told, trio)}`;
      const asked = assess(spec, cv, gradedNowMs).requirements.filter(
        ({ strength }) => strength === 'must' || strength === 'hard',
      );
      return asked.length === 0 || asked.some(({ credit }) => credit < 0.75);
    });
    expect(trios.length).toBeGreaterThan(50);
    expect(1 - unmet.length / trios.length, unmet.join('; ')).toBeGreaterThanOrEqual(least);
  });
});

describe('a phrase of some trade that is denied', () => {
  const phrases = TRADES.flatMap(({ titles, words }) =>
    words.map((phrase) => ({ title: titles[0] ?? '', phrase })),
  ).filter((_, index) => index % 120 === 5);

  it.each([
    'I have no experience of X',
    'Never did any X',
    'Not yet trained in X',
    'Hoping to move into X',
    'Keine Erfahrung mit X',
    "Je n'ai jamais pratiqué X",
    'Basic knowledge of X',
  ])('is not met by "%s"', (wording) => {
    const met = phrases.filter(({ title, phrase }) => {
      const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- Experience of ${phrase}` });
      const cv = `Experience\n${title}, Norbury Works, March 2019 to present\n- Looked after the daily work of the site\n- ${wording.replace('X', phrase)}`;
      return assess(spec, cv, gradedNowMs).requirements.some(
        ({ kind, credit }) => kind === 'skill' && credit >= 0.5,
      );
    });
    expect(phrases.length).toBeGreaterThan(200);
    // Some are the title in another word.
    expect(met.length / phrases.length, met.map(({ phrase }) => phrase).join('; ')).toBeLessThan(0.06);
  });
});

describe('a language', () => {
  const LANGUAGES =
    'German French Spanish Dutch Polish Ukrainian Urdu Punjabi Tamil Cantonese Thai Swahili Irish Welsh Norwegian Estonian Croatian Albanian'.split(
      ' ',
    );

  it.each(LANGUAGES)('is asked for and told at its level: %s', (language) => {
    const spec = readSpec({ jobSpec: `Shop Assistant\n\nRequirements\n- Till work\n- Fluent ${language}` });
    const creditOf = (told: string) =>
      assess(
        spec,
        `Experience\nShop Assistant, Norbury, March 2019 to present\n- Till work\n\nLanguages\nEnglish (native)\n${told}`,
        gradedNowMs,
      ).requirements.find(({ kind }) => kind === 'language')?.credit ?? -1;
    expect(creditOf(`${language} (native)`)).toBe(1);
    expect(creditOf(`${language} A1`)).toBeLessThan(0.75);
    expect(creditOf('Italian (native)')).toBe(0);
  });
});

describe('years as what is sought', () => {
  const LAYOUTS: readonly (readonly [string, (title: string) => string])[] = [
    ['one line', (title) => `${title}, Norbury House, March 2019 to present`],
    ['the dates first', (title) => `March 2019 – present  ${title}  Norbury House Ltd`],
    ['a line each', (title) => `${title}\nNorbury House Ltd, Leeds\nMar 2019 - Present`],
    ['the employer above', (title) => `Norbury House Ltd\n${title}\n2019 – present`],
    ['German', (title) => `2019 - heute: ${title} bei Norbury GmbH`],
    ['pipes', (title) => `${title} | Norbury House Ltd | 03/2019 – now`],
  ];

  it.each(LAYOUTS)('count where a post is told in %s', (_, laidOut) => {
    const tried = sample(
      TRADES.flatMap(({ titles, words }) => titles.map((title) => ({ title: capital(title), words }))),
      LAYOUTS.findIndex(([, one]) => one === laidOut),
    );
    const lost = tried.filter(({ title, words }) => {
      const spec = readSpec({
        jobSpec: `${title}\n\nRequirements\n- At least three years' experience as a ${title}`,
      });
      const cv = `Experience\n${laidOut(title)}\n- Worked on ${words[2]} and ${words[4]} every week`;
      const years = assess(spec, cv, gradedNowMs).requirements.find(({ kind }) => kind === 'years');
      return years !== undefined && years.credit < 1;
    });
    expect(tried.length).toBeGreaterThan(175);
    expect(1 - lost.length / tried.length, lost.map(({ title }) => title).join('; ')).toBeGreaterThan(0.975);
  });
});
