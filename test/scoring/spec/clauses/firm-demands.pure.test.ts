// Demands that are told by other words than the usual ones, headings of any words, and what will not do instead.

import { expect, test } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

test.each([
  ['They have to be on the Social Work England register now.', 'hard'],
  [
    "It's 900 square miles with three buses so a driving licence, sorry, no way round that.",
    'licence: a driving licence',
  ],
  [
    'The last one could not switch, so a switching authorisation has to be in the file before they start.',
    ': a switching authorisation',
  ],
  ['Our offices are in Dublin, the talks are in English, ohne Englisch geht es nicht.', 'hard language'],
  [
    'Bewerbungen können nur berücksichtigt werden, wenn mindestens drei Jahre Praxis im Labor vorliegen.',
    'hard years',
  ],
  ['We can only consider applications from people who have three years of practice in a lab.', 'hard years'],
  ['We can only talk to people who have spent three years making stairs by hand.', 'hard years'],
  ['I can only speak with candidates who hold a blue CSCS card.', 'hard certificate'],
  [
    'We only talk to people who have five years in a foundry, who hold a slinger ticket and who can read drawings.',
    'hard licence: hold a slinger ticket',
  ],
  [
    'We will only ring people who have run a bakery for three years and who have personally bought the flour.',
    'must skill: have personally bought the flour',
  ],
  ['We only reply to applicants who hold a slinger ticket.', 'hard licence'],
  ['Graduation is compulsory, stream does not matter.', 'hard degree'],
  [
    'Candidate must be hands-on with the lathe, that is facing, boring and threading, not only programs.',
    'must skill: Candidate must be hands-on with the lathe',
  ],
  ['Minimum graduation in any stream.', 'hard degree'],
  ['We therefore need a chartered engineer (CEng); nearly there will not do.', 'hard licence'],
  ['We also need a chartered engineer (CEng).', 'hard licence'],
  ['Must drive. Van provided.', 'licence: Must drive.'],
  ['You must be able to drive.', 'licence: You must be able to drive.'],
  ['Good SQL and Python go without saying.', 'must skill: Good SQL and Python go without saying.'],
])('%s demands', (text, demand) => {
  const units = asked(`Engineer\n\nYou will run the tests of our lines. ${text}`);
  expect(units.some((unit) => unit.includes(demand))).toBe(true);
});

test.each([
  ['Client will only see people with', 'must'],
  ['CV needs to show', 'must'],
  ['Candidates shall hold', 'must'],
  ["You'll probably love it if", 'must'],
  ['Will be considered favourably', 'nice'],
  ['What your nights look like', 'duty'],
  ['🏢 What your weeks look like', 'duty'],
])('%s heads what is %s', (heading, strength) => {
  const units = asked(
    `Engineer\n\nAbout us\nWe make pumps.\n\n${heading}\n- Kanban boards\n- Hydraulic presses`,
  );
  expect(units).toEqual([
    expect.stringMatching(new RegExp(`^${strength} .*Kanban boards`)),
    expect.stringMatching(new RegExp(`^${strength} .*Hydraulic presses`)),
  ]);
});

test.each([
  ['Essential – candidates without these cannot be shortlisted', 'must'],
  ['Must-haves: please do not apply without them', 'must'],
  ['Essential criteria. Applications that do not show all of these will not be read.', 'must'],
  ['Zwingend – ohne diese Nachweise keine Einladung', 'must'],
  ['Impératif – sans ces pièces, inutile de postuler', 'must'],
  ["Desirable, but don't worry if you lack some", 'nice'],
])('%s heads what is %s', (heading, strength) => {
  const units = asked(
    `Engineer\n\nAbout us\nWe make pumps.\n\n${heading}\n1. Kanban boards\n2. Hydraulic presses`,
  );
  expect(units).toEqual([
    expect.stringMatching(new RegExp(`^${strength} .*Kanban boards`)),
    expect.stringMatching(new RegExp(`^${strength} .*Hydraulic presses`)),
  ]);
});

test.each(['No nights out.', 'No weekends or bank holidays.', 'Keine Nachtschichten.', 'Pas de week-ends.'])(
  '%s asks for nothing',
  (text) => {
    expect(asked(`Driver\n\nThe work\n- Deliver pumps to farms\n- ${text}`)).toEqual([
      expect.stringContaining('Deliver pumps'),
    ]);
  },
);

test.each([
  'Student and apprentice time is not included.',
  'Ambient is a different job, they have tried.',
  'A demo is not that.',
  'Das Zuliefern eines Packages ist damit nicht gemeint.',
  'Les années passées sur un autre outil ne sont pas retenues.',
])('%s asks for nothing more', (text) => {
  const units = asked(`Engineer\n\nRequirements\n- Two years of welding pipes. ${text}`);
  expect(units.filter((unit) => !unit.includes('Two years'))).toEqual([]);
});

test('a list that one word heads is welcome as a whole', () => {
  expect(
    asked('Ingenieur\n\nIhr Profil\n- Kenntnisse in ISO 13485, ISO 14971, IEC 60601 von Vorteil'),
  ).toEqual([expect.stringMatching(/^nice .*ISO 13485, ISO 14971, IEC 60601/)]);
});

test('a list behind years says what they are of', () => {
  const units = asked(
    'HR\n\nEssential\n- Two years of formal cases: disciplinary, grievance, capability, absence',
  );
  expect(units.every((unit) => unit.includes('disciplinary, grievance, capability, absence'))).toBe(true);
});

test.each([
  'Kuldip, sorry for the delay, flu clinics.',
  'Can we see people before Christmas?',
  'Firm is 40 people over three offices.',
  'Two stages: 45 mins on Teams, then site.',
  'Green light from Hamburg, so here we go.',
  'Headcount is approved.',
  'CVs straight to me, please.',
  'Bewerbungen direkt an mich.',
  'Expect 28 days of paid holiday, flexitime and a canteen.',
  'Severely disabled applicants are given preference if equally suited.',
])('%s is talk', (text) => {
  expect(asked(`Fitter\n\nYou weld pipes.\n\n${text}`)).toEqual(['duty duty: You weld pipes.']);
});

test.each([
  ['Ihr Ticket zu uns\nMeisterbrief im Elektrohandwerk\nFührerschein Klasse B', 'hard'],
  ['La cerise sur le gâteau\nDes notions de couleur', 'nice'],
  ['Sweeteners\nColour boards', 'nice'],
  ['Was anliegt: Maschinen rüsten', 'duty'],
])('%s: the heading says how it is meant', (block, strength) => {
  expect(asked(`Engineer\n\nAbout us\nWe make pumps.\n\n${block}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^${strength} `))]),
  );
});

test.each([
  'Unser Versprechen\nEin eigenes Fahrrad',
  'Red flags\nNever having been on call.',
  "Stuff I don't care about: degrees, fancy software.",
])('%s asks for nothing at all', (block) => {
  expect(asked(`Engineer\n\nAbout us\nWe make pumps.\n\n${block}`)).toEqual([]);
});

test('what is a matter of life and death is demanded', () => {
  expect(asked("Signaller\n\nYou guide cranes. Good English on the radio, that's life and death.")).toContain(
    "hard language: Good English on the radio, that's life and death.",
  );
});
