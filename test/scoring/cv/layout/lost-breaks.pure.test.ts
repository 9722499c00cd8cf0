// CVs that have lost their breaks or got others: in one line, with signs in place of breaks, broken at the edge of a page.

import { describe, expect, it } from 'vitest';
import { withWholeWords } from '../../../../src/scoring/cv/layout/cut-words.ts';
import { withLostBreaks } from '../../../../src/scoring/cv/layout/restored.ts';
import { unwrapped } from '../../../../src/scoring/cv/layout/unwrapped.ts';
import { canonical, spanOf } from '../../../../src/scoring/text/stored/canonical.ts';

const LINES = [
  'Oonagh Brzezicka',
  'Ward manager',
  'Experience',
  'Ward manager, Elmbridge Hospital, 2019 - present',
  'Leads eighteen nurses and writes the duty rota',
  'Staff nurse, Elmbridge Hospital, 2014 - 2019',
  'Took blood and taught students',
  'Education',
  'BSc Nursing, University of Redesdale, 2014',
  'Immediate life support, 2025',
];

const restored = (text: string): string[] =>
  withLostBreaks(canonical(text))
    .text.split('\n')
    .map((line) => line.trim());

describe('a CV whose breaks a converter has replaced', () => {
  it.each([' | ', ' • ', '. '])('has them again in place of "%s"', (sign) => {
    const text = LINES.join(sign);
    expect(restored(text)).toEqual(LINES);
    expect(withLostBreaks(canonical(text)).text).toHaveLength(text.length);
  });

  it('keeps signs that stand between the columns of its heads alone', () => {
    const text = LINES.join('\n').replaceAll(', ', ' | ');
    expect(withLostBreaks(canonical(text)).text).toBe(text);
  });

  it('keeps the signs of items where the rest has lost its breaks', () => {
    const duties = 'led a team of eighteen nurses on a respiratory ward with the duty rota and the budget';
    const text = `Oonagh Brzezicka Ward manager, Elmbridge Hospital, Leeds, 2019 - present • ${duties} • ${duties} • ${duties} • ${duties} Staff nurse, Elmbridge Hospital, 2014 - 2019`;
    expect(withLostBreaks(canonical(text)).text.match(/•/g)).toHaveLength(4);
  });
});

describe('a CV in one line', () => {
  it.each<[string, string, string[]]>([
    [
      'dates that stand first',
      'WORK 03/2020 - now: Site manager, Kempf Civil, bridges and retaining walls for the county 02/2016 - 02/2020: Foreman, Kempf Civil, drains and kerbs on two motorways EDUCATION 2012 - 2016: Apprenticeship as a mason with a firm in the next town, passed with distinction',
      ['03/2020 - now: Site manager,', '02/2016 - 02/2020: Foreman,', '2012 - 2016: Apprenticeship'],
    ],
    [
      'a name above a title',
      'Oonagh Brzezicka Ward manager, Elmbridge Hospital, 2019 - present Leads eighteen nurses on a respiratory ward, writes the duty rota and the monthly audit, and teaches non-invasive ventilation to new staff of the whole division, twice a year and by appointment',
      ['Ward manager, Elmbridge Hospital,'],
    ],
    [
      'papers without commas',
      'Kitchen porter and then cook at the Mill, Leeds, 2019 - present Breakfast and lunch for eighty, orders, stock and the rota of four people in a busy kitchen by the canal NVQ Professional cookery 2018 First aid 2025 Food hygiene level 3 2024 and a clean licence',
      ['NVQ Professional cookery 2018', 'First aid 2025', 'Food hygiene level 3 2024'],
    ],
    [
      'labels and headings in capitals',
      'Guard at the docks, Tolland Security, 2019 - present patrols, incident book and the barrier by night, four colleagues on every shift of the week CLEARANCE AND COURSES Counter terrorism day at the college vetting to the police level in the spring Languages: English and some Dutch from home',
      ['CLEARANCE AND COURSES', 'Languages: English'],
    ],
  ])('is cut at %s', (_, text, begun) => {
    const lines = restored(text);
    for (const one of begun) expect(lines.some((line) => line.startsWith(one))).toBe(true);
  });

  it('is not cut within a sentence or a subject', () => {
    const text =
      'Head of Modern Languages, Park Academy, September 2013 - present Leads eleven teachers, in 2023 Arras and in 2024 Valladolid for exchanges, won pupils for A-level courses. In the last three years I have written the scheme of work and since 2018 the timetable of the faculty as well';
    const lines = restored(text);
    expect(lines.some((line) => /^(?:Languages|Arras|A-level|I have|since)/.test(line))).toBe(false);
  });
});

describe('words cut at the end of a line', () => {
  it('are whole, and their quote holds both lines', () => {
    const canon = withWholeWords(canonical('Ten years of experi-\nence, now self-\nemployed again'));
    expect(canon.text).toBe('Ten years of experience,\nnow self-employed\nagain');
    expect(spanOf(canon, 13, 23).quote).toBe('experi-\nence');
  });
});

describe('lines broken at the edge of a page', () => {
  it.each<[string, string]>([
    [
      'prose without a capital at its beginning',
      'I prepare about 160 returns a year, mostly directors and\nlandlords, and for two years have had forty clients of my\nown. Capital gains within the 60 days, pension charges and\nchild benefit, split years for people who come or leave.',
    ],
    [
      'a denial in its last words',
      'Tram competence certificate (annual), first aid. I do not hold a\nmainline train driving licence and would need the whole\ncourse for one of the national railways of this country.',
    ],
    [
      'half a sentence before a label',
      'Personal tax returns daily, on paper and in the system of the\nfirm, with letters. I check the work of our apprentice. Before\nAvonvale: one year in the helpline of the tax office, with the\nletters of the public and calls of agents in the mornings.',
    ],
    [
      'years behind a comma',
      'BSc (Hons) Diagnostic Radiography, University of Cumbria,\n2012, with a placement in the north and another in the\nsouth of the county, which I liked, and a prize for the\nwork.',
    ],
  ])('are one with %s', (_, text) => {
    expect(unwrapped(text).split('\n')).toHaveLength(1);
  });

  it('end at dates before a capital', () => {
    const text =
      'Scottish Certificate for Personal Licence Holders, 2017\nPersonal Licence, Licensing Board, valid to the year 2027 and\nrenewed, with a refresher course in the spring of the year\nbefore and another in the autumn.';
    expect(unwrapped(text).split('\n')[0]).toBe('Scottish Certificate for Personal Licence Holders, 2017');
  });
});
