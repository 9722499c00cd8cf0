// A job spec as requirements: what is asked, how hard, how much, any of what.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { minimumMonths } from '../../../src/scoring/spec/time/minimum-months.ts';
import { degreeAsked, degreeIn } from '../../../src/scoring/spec/papers/degrees.ts';
import { answers, designatorsIn } from '../../../src/scoring/spec/papers/designators.ts';

const unitsOf = (jobSpec: string) => readSpec({ jobSpec }).units;

describe('a spec', () => {
  it('begins a sentence with "You must hold" behind a full stop, whatever has a capital behind it', () => {
    const units = unitsOf(
      'RIGGERS X4 PORT HARBOUR. We lift and move plant for the yards on the east quay and for two wind farms behind it, and have done so since the docks were dug. You must hold BOSIET and a medical that are in date on the first day. Work is slinging turbine parts from the quay to the barge, you read the lift plan and you brief your own crew before each lift. Locals get preference.',
    );
    expect(units.find(({ text }) => text.includes('BOSIET'))?.strength).toBe('hard');
    expect(units.find(({ text }) => text.includes('slinging'))?.strength).toBe('duty');
  });

  it('counts years that are told in words where something is said not to count, and not from the test on', () => {
    const [unit] = unitsOf(
      'Roofer\n\nWe want four years or more after the trade test on slate roofs, sheds and carports do not count.',
    );
    expect(unit?.minimumMonths).toBe(48);
    const terms = [...(unit?.terms.keys() ?? [])].join(' ');
    expect(terms).toContain('slat');
    expect(terms).not.toMatch(/test|carport/);
  });

  it('asks for the licence of a state beside the certificate of a board', () => {
    const units = unitsOf(
      'Sonographer, Oregon\n\nRequirements\n- ARRT registration in radiography, current\n- Radiologic technologist license from the Oregon medical imaging board',
    );
    expect(units.filter(({ strength }) => strength === 'hard')).toHaveLength(2);
  });

  it('takes a choice of levels for no choice of papers', () => {
    const units = unitsOf('Climber\n\nRequirements\n- IRATA Level 1 or 2 and a valid IPAF card');
    expect(units.map(({ anyOf }) => anyOf)).toEqual([[], []]);
  });

  it('asks for nothing where it tells of rotations, rates, homes and what the house has won', () => {
    const units = unitsOf(
      "Fitter\n\nOur client repairs lifts in Leeds. They've won another two contracts and need a good all-rounder to start in May.\n\nRequirements\n- Rotation 3/3, mobilising from Norwich\n- £ competitive day rate, Ltd or umbrella\n- Living in Ireland\n- CSCS card",
    );
    expect(units.map(({ text }) => text)).toEqual(['CSCS card']);
  });

  it('asks for the tool, and not for how it was used', () => {
    const [unit] = unitsOf(
      'Data engineer\n\nRequirements\n- Kafka in production, hands on, not just tutorials',
    );
    expect([...(unit?.terms.keys() ?? [])].join(' ')).toContain('kafka');
  });

  it('gives its headings to what stands below them, and a label to its own line', () => {
    const units = unitsOf(
      'Radiographer\n\nEssential\n- HCPC registration\n- CT scanning\n\nDesirable\n- MRI\n\nBenefits: pension, 30 days holiday',
    );
    expect(units.map(({ text, strength }) => [text, strength])).toEqual([
      ['HCPC registration', 'hard'],
      ['CT scanning', 'must'],
      ['MRI', 'nice'],
    ]);
  });

  it('reads a statement that was wrapped as one, in prose and in a list', () => {
    const units = unitsOf(
      [
        'Night porter',
        'You must have at least two years of experience as a night porter or a',
        'receptionist, and hold a current first aid at work',
        'certificate.',
        '',
        'You also need',
        '• a full driving licence because the car park is two streets away and guests',
        '  want their cars brought',
        '• experience with',
        'Opera',
      ].join('\n'),
    );
    expect(units.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['years', 'certificate', 'licence', 'skill']),
    );
    expect(units.find(({ kind }) => kind === 'certificate')?.text).toContain('first aid at work certificate');
    expect(units.at(-1)?.text).toBe('experience with Opera');
  });

  it('leaves each line of a list in small letters alone', () => {
    const units = unitsOf('driver wanted\n\nmust have:\nvalid cdl class a\nclean record\nforklift ticket');
    expect(units.map(({ text }) => text)).toEqual(['valid cdl class a', 'clean record', 'forklift ticket']);
  });

  it('does not take a line of a list for a heading because of a word in it', () => {
    const units = unitsOf(
      'Scheduler\n\nRequired:\n• Experience in rail or bus timetables\n• Excel (Power Query preferred)',
    );
    expect(units.map(({ text, strength }) => [text, strength])).toEqual([
      ['Experience in rail or bus timetables', 'must'],
      ['Excel', 'must'],
      ['Power Query preferred', 'nice'],
    ]);
  });

  it('parts what one sentence asks for', () => {
    const units = unitsOf(
      'Dietitian\nYou must be HCPC registered and have at least two years of renal experience, and speak fluent Welsh.',
    );
    expect(units.filter(({ strength }) => strength === 'hard').map(({ kind }) => kind)).toEqual([
      'licence',
      'years',
      'language',
    ]);
  });

  it('keeps alternatives together and what is joined by "and" apart', () => {
    const [either] = unitsOf('Controller\nRequirements:\n- ACCA, CPA or CFA qualified');
    expect(either?.credentials.length).toBe(3);
    const both = unitsOf('Guide\nRequirements:\n- Fluent Italian (C1 or native) and Dutch');
    expect(both.map(({ credentials }) => credentials.map(({ name }) => name))).toEqual([
      ['italian'],
      ['dutch'],
    ]);
  });

  it('finds the title behind a label and in the sentence that says who is sought', () => {
    expect(
      readSpec({ jobSpec: 'About us\nWe brew.\nJob title: Brewery Technician\nDuties: brew' }).title,
    ).toBe('Brewery Technician');
    expect(
      readSpec({ jobSpec: 'We are a dairy in Kent. We are looking for a Herd Manager to run 300 cows.' })
        .title,
    ).toBe('Herd Manager');
  });

  it.each([
    ['About Lark\nAs a Stock Controller on the night team, you count what came in.', 'Stock Controller'],
    ['About Lark\nLark is looking to select a Tool Room Fitter to support two lines.', 'Tool Room Fitter'],
    ['About Lark\nWe’re on the lookout for an outstanding payroll manager to join us.', 'payroll manager'],
    [
      'Finance\nJoin us and advance your career as Credit Risk Manager !\nYou set limits.',
      'Credit Risk Manager',
    ],
    [
      'Come in!\nWe are seeking a highly motivated and talented Process Engineer who likes dough.',
      'Process Engineer',
    ],
    [
      'Skills required: pressing, hemming\nDesignation: Sample Machinist\nYou sew samples.',
      'Sample Machinist',
    ],
  ])('finds the title in the words of an advertisement: %s', (jobSpec, title) => {
    expect(readSpec({ jobSpec }).title).toBe(title);
  });

  it.each([
    'About Lark\nA career with Lark provides room to grow.\nYou sort parcels.',
    'About Lark\nA drive to learn new tools helps.\nYou sort parcels.',
    'Summary\nYou sort parcels, and sweep.',
  ])('finds none where nobody is named: %s', (jobSpec) => {
    expect(readSpec({ jobSpec }).title).toBe('');
  });

  it('asks for a paper under a name that nobody has listed', () => {
    const [unit] = unitsOf('Diver\nEssential:\n- HSE Surface Supplied diving certificate');
    expect(unit).toMatchObject({ kind: 'certificate', strength: 'hard' });
  });

  it('asks for nothing in the words of its benefits and of equal opportunity', () => {
    expect(
      unitsOf('Cook\nWe offer a pension and 30 days off.\nWe are an equal opportunities employer.'),
    ).toEqual([]);
  });
});

describe('what a spec asks for', () => {
  it('is read by the columns of a person specification', () => {
    const units = unitsOf(
      'Audiologist\nCriteria | Essential | Desirable\nRegistration | HCPC registered |\nExperience | Paediatric testing | Balance clinics',
    );
    expect(units.map(({ text, strength }) => [text, strength])).toEqual([
      ['HCPC registered', 'hard'],
      ['Paediatric testing', 'must'],
      ['Balance clinics', 'nice'],
    ]);
  });

  it('is demanded by "we require", and by years written out', () => {
    const units = unitsOf('We are a studio. We require a degree in physics, and three years of optics.');
    expect(units.filter(({ strength }) => strength === 'hard').map(({ kind }) => kind)).toEqual([
      'degree',
      'years',
    ]);
  });

  it('is under a French heading that says what is demanded, and no requirement itself', () => {
    const units = unitsOf('Boucher (H/F)\n\nProfil exigé :\n- CAP Boucher ou équivalent');
    expect(units.map(({ kind, strength }) => [kind, strength])).toEqual([['certificate', 'hard']]);
  });

  it('says a paper once, though parentheses name its forms', () => {
    const units = unitsOf('Engineer\nEssential:\n- Gas Safe registered (domestic, LPG or equivalent)');
    expect(units.map(({ kind }) => kind)).toEqual(['licence']);
  });

  it('keeps a native language and a level of another apart', () => {
    const units = unitsOf(
      'Editor\nRequirements:\n- French must be your native language or at native level, Dutch C1',
    );
    expect(units.map(({ credentials }) => credentials.map(({ name }) => name))).toEqual([
      ['french'],
      ['dutch'],
    ]);
  });

  it('leaves a list behind years out of what the years are of', () => {
    const [years] = unitsOf(
      'PA\nMust have 4 years as a PA at director level, travel, minutes, expenses, Outlook',
    );
    expect(years).toMatchObject({
      kind: 'years',
      minimumMonths: 48,
      text: 'Must have 4 years as a PA at director level',
    });
  });

  it('does not ask for where one lives, nor for the absence of something', () => {
    expect(
      unitsOf(
        'Driver\nYou will need\n- to live within 60 minutes of the depot\n- a record without accidents',
      ),
    ).toEqual([]);
  });

  it('does not lose a degree in dental hygiene among the dental benefits', () => {
    const units = unitsOf('Hygienist\nMust have: degree in Dental Hygiene\nWe have dental insurance.');
    expect(units.map(({ kind }) => kind)).toEqual(['degree']);
  });
});

describe('lengths', () => {
  it.each([
    ['at least 18 months of experience in a nursery', 18],
    ['minimum three years in sales', 36],
    ['3-5 years of experience', 36],
    ['5+ yrs', 60],
    ['mindestens zwei Jahre Berufserfahrung', 24],
    ['au moins 3 ans en paie', 36],
    ['for over the past 20 years we have grown', 0],
    ['a room for 2 to 3 year olds', 0],
    ['or willing to complete it within three years', 0],
  ])('%s: %d months', (text, months) => {
    expect(minimumMonths(text)).toBe(months);
  });
});

describe('degrees', () => {
  it('have a level and a field, and a related subject is of the same field', () => {
    const asked = degreeAsked('BSc in Chemistry or a related life science');
    expect(asked?.level).toBe(2);
    expect((asked?.fields ?? 0) & (degreeIn('MSc Biochemistry, Leeds, 2016')?.fields ?? 0)).not.toBe(0);
    expect((asked?.fields ?? 0) & (degreeIn('BA Theatre Studies, 2016')?.fields ?? 0)).toBe(0);
  });

  it('are not seen in months, masters of trades and school', () => {
    expect(degreeIn('Sabbatical, March 2023')).toBeNull();
    expect(degreeIn('Master electrician since 2011')).toBeNull();
    expect(degreeIn('Scrum Master (2021)')).toBeNull();
    expect(degreeIn('Harbour Master, 2014')).toBeNull();
    expect(degreeIn('Master Scheduler, 2019')).toBeNull();
    expect(degreeIn('Master of Arts, 2019')?.level).toBe(3);
    expect(degreeAsked('High school diploma or GED')).toBeNull();
  });

  it.each(['14-bed ward, days and nights', 'keen to be part of it', 'quick but careful'])(
    'are not seen in ordinary words: %s',
    (text) => {
      expect(degreeIn(text)).toBeNull();
    },
  );

  it.each([
    ['BS Civil Engineering, 2019', 2],
    ['AAS Dental Hygiene, 2018', 1],
    ['B.Ed. Primary, 2014', 2],
    ['Bachelier en soins infirmiers', 2],
  ])('are seen under short names: %s', (text, level) => {
    expect(degreeIn(text)?.level).toBe(level);
  });
});

describe('levels and categories', () => {
  it.each([
    ['CIPD Level 7', 'CIPD Level 5, 2019', false],
    ['CIPD Level 5', 'CIPD Level 7, 2019', true],
    ['Part-66 category B1.1', 'Part-66 B2, 2018', false],
    ['Category C+E licence', 'Category C licence', false],
    ['HGV Class 1', 'Class 2 since 2015', false],
    ['NVQ Level 3', 'NVQ in childcare', true],
    ['CPCS A60 card', 'CPCS A04, 2021', false],
    ['CPCS A60 card', 'CPCS A60, 2021', true],
    ['Registered Nurse (Adult)', "Registered children's nurse", false],
    ['HCPC diagnostic radiographer', 'Therapeutic radiographer, HCPC', false],
    ['Coded welder (TIG)', 'ISO 9606-1, MIG, 2024', false],
    ['Coded welder (TIG or MMA)', 'ISO 9606-1, MMA, 2024', true],
  ])('%s is answered by %s: %s', (asked, held, isAnswer) => {
    expect(answers(designatorsIn(asked), designatorsIn(held))).toBe(isAnswer);
  });
});
