// What of a CV counts for a requirement, one fact at a time: a small spec, a small CV, and the one outcome in question.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import type { RequirementKind } from '../../src/scoring/types.ts';
import { gradedNowMs } from './graded/types.ts';

/** The outcome of the first requirement of a kind. */
function outcomeOf(jobSpec: string, cv: string, kind: RequirementKind) {
  const { requirements } = assess(readSpec({ jobSpec }), cv, gradedNowMs);
  const found = requirements.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} in ${jobSpec}`);
  return found.outcome;
}

describe('a paper', () => {
  const gas = 'Heating engineer\nEssential:\n- Gas Safe registered';

  it('is held by whoever says so, and not by whoever works beside one who holds it', () => {
    expect(outcomeOf(gas, 'Gas Safe registered since 2019', 'licence')).toBe('met');
    expect(outcomeOf(gas, 'Jan 2024 - now, mate: shadowed a Gas Safe engineer at Clifton', 'licence')).toBe(
      'not_met',
    );
  });

  it('is not shown by its name in a list of skills', () => {
    const list =
      'Experience\nPorter, 2020 - now\nSkills: plumbing, boilers, Gas Safe, servicing, radiators, customer care, tools';
    expect(outcomeOf(gas, list, 'licence')).toBe('not_met');
  });

  it('is not shown by a list of key words either, however its lines are broken', () => {
    const list =
      'Key words\nplumbing, boilers, servicing, radiators,\nGas Safe, customer care, tools\n\nExperience\nPorter, 2020 - now';
    expect(outcomeOf(gas, list, 'licence')).toBe('not_met');
  });

  it('of another state is held elsewhere, under whatever name the spec asks for it', () => {
    const spec = 'Hygienist\nMust have: active Oregon RDH license';
    expect(outcomeOf(spec, 'RDH license, State of Oregon, active', 'licence')).toBe('met');
    expect(outcomeOf(spec, 'RDH license, State of Arizona, active', 'licence')).toBe('partly');
  });

  it('of another code is another paper', () => {
    const spec = 'Crane operator\nCPCS A60 card essential.';
    expect(outcomeOf(spec, 'Cards: CPCS A60, A40', 'licence')).toBe('met');
    expect(outcomeOf(spec, 'Cards: CPCS A04', 'licence')).toBe('partly');
  });

  it('in French is a craft diploma, and working without one is none', () => {
    const spec = 'Boucher\n\nProfil exigé :\n- CAP Boucher ou équivalent';
    expect(outcomeOf(spec, 'Formation\nCAP Boucher 2015', 'certificate')).toBe('met');
    expect(outcomeOf(spec, 'Boucher autodidacte, sans CAP Boucher', 'certificate')).toBe('denied');
  });
});

describe('a paper that nobody listed', () => {
  it('is known by the letters that the spec gives it, or by the words that they stand for', () => {
    const spec =
      'Insolvency administrator\nEssential:\n- Certificate of Proficiency in Insolvency (CPI) passed';
    expect(outcomeOf(spec, 'Insolvency administrator\nCPI 2022', 'certificate')).toBe('met');
    const spelt = 'Insolvency administrator\nCertificate of Proficiency in Insolvency, 2022';
    expect(outcomeOf(spec, spelt, 'certificate')).toBe('met');
    expect(outcomeOf(spec, 'Insolvency administrator\nCPI: sat 2025, not passed', 'certificate')).not.toBe(
      'met',
    );
    expect(outcomeOf(spec, 'Insolvency administrator, Hull, 2019 - now', 'certificate')).toBe('not_met');
  });

  it('is an office that one is appointed to, and not by whom one is supervised', () => {
    const spec =
      'QA manager\nMust have:\n- Eligible to act as a Responsible Engineer under Directive 2001/83/EC';
    expect(outcomeOf(spec, 'RE eligibility 2021\nNamed Responsible Engineer since 2022', 'certificate')).toBe(
      'met',
    );
    expect(outcomeOf(spec, 'Drawings are checked by our Responsible Engineer', 'certificate')).toBe(
      'not_met',
    );
  });

  it('of a level is of the subject that is asked for', () => {
    const spec = 'HGV technician\nMust have:\n- NVQ Level 3 or City & Guilds in heavy vehicle maintenance';
    expect(outcomeOf(spec, 'NVQ Level 3 Heavy Vehicle Maintenance, 2017', 'certificate')).toBe('met');
    expect(outcomeOf(spec, 'NVQ Level 3 Business Administration', 'certificate')).toBe('not_met');
  });

  it('is known in French by being in force, and an expired one is none', () => {
    const spec = 'Conducteur de travaux\nProfil exigé :\n- AQRE encadrant en cours de validité';
    expect(outcomeOf(spec, 'AQRE encadrant 2025', 'certificate')).toBe('met');
    expect(outcomeOf(spec, 'AQRE encadrant 2020, expirée en 2025', 'certificate')).toBe('not_met');
  });

  it('is not held by whoever broke off the training', () => {
    const spec = 'Notariat\nAnforderungen:\n- Ausbildung als Notarfachangestellte/r, abgeschlossen';
    expect(
      outcomeOf(spec, 'Ausbildung\nAusbildung zur Notarfachangestellten, Köln 2020', 'certificate'),
    ).toBe('met');
    const broken = 'Ausbildung\nAusbildung zur Notarfachangestellten 2018 - 2019, abgebrochen';
    expect(outcomeOf(spec, broken, 'certificate')).toBe('denied');
  });
});

const auditor = (kind: string) =>
  `Experience\nAuditor, ${kind} audit of a bank, 2015 - 2024\nplans and leads ${kind} audits`;

describe('years', () => {
  it('of one half of a trade are none of the other', () => {
    const spec = 'Audit senior\nEssential\n- At least three years of external audit';
    expect(outcomeOf(spec, auditor('external'), 'years')).toBe('met');
    expect(outcomeOf(spec, auditor('internal'), 'years')).toBe('not_met');
  });

  it('are asked of all of them only where the sentence says so', () => {
    const spec =
      'Audit senior\nEssential\n- At least four years of external audit, two of them leading jobs on site';
    const cv =
      'Experience\nAudit senior, Marsh Dunning LLP, 2017 - 2024\nexternal audit of groups and charities';
    expect(outcomeOf(spec, cv, 'years')).toBe('met');
  });
});

describe('a driving licence', () => {
  const spec = 'Busfahrer\nDas bringen Sie mit\n- Führerschein Klasse D';

  it('is held for each class of a list', () => {
    expect(outcomeOf(spec, 'Fahrer, 2015 - 2024\nFührerschein Klassen B, C, D', 'licence')).toBe('met');
    expect(outcomeOf(spec, 'Fahrer, 2015 - 2024\nFührerschein: B, BE, C, CE', 'licence')).toBe('not_met');
  });
});

describe('a language', () => {
  const spec = 'Translator\nRequirements:\n- Native English';

  it('that must be native is not met one level below', () => {
    expect(outcomeOf(spec, 'Languages: English native, Czech C1', 'language')).toBe('met');
    expect(outcomeOf(spec, 'Jazyky: English C1, Czech native', 'language')).toBe('partly');
  });
});

const nurseOf = (unit: string) => `Staff nurse, ${unit}, Jan 2020 - now\nVentilated patients, arterial lines`;
const welderOf = (work: string) => `Welder, Mill Lane Works, Jan 2018 - now\n${work}`;
const driverOf = (dates: string) =>
  `Reach truck driver, Enderby warehouse, ${dates}\nReach truck in high racking`;

describe('years', () => {
  it('are of the branch that is asked for', () => {
    const spec = 'Staff nurse\nEssential:\n- 2 years of adult intensive care';
    expect(outcomeOf(spec, nurseOf('adult intensive care unit'), 'years')).toBe('met');
    expect(outcomeOf(spec, nurseOf('neonatal intensive care unit'), 'years')).toBe('not_met');
  });

  it('of something narrower than the job need a word of it in the role', () => {
    const spec = 'Welder\nEssential:\n- 3 years on thin-gauge stainless with back purging';
    expect(outcomeOf(spec, welderOf('Thin gauge stainless tanks, purged seams'), 'years')).toBe('met');
    expect(outcomeOf(spec, welderOf('Structural beams and columns for bridges'), 'years')).toBe('not_met');
  });

  it('are found in the compounds of German', () => {
    const spec = 'Pflegefachkraft\nAnforderungen:\n- Mindestens 2 Jahre Erfahrung in der Dialyse';
    const cv =
      'Berufserfahrung\nseit 04/2020 Dialysezentrum Ammerland, Pflegefachkraft\nHämodialyse und Heimdialyse';
    expect(outcomeOf(spec, cv, 'years')).toBe('met');
  });

  it('are not lost to whoever teaches apprentices', () => {
    const spec = 'Baker\nEssential:\n- 3 years in a bakery';
    expect(
      outcomeOf(spec, 'Baker, Morel Bakery, May 2018 - now\nBread, formation de deux apprentis', 'years'),
    ).toBe('met');
    expect(outcomeOf(spec, 'Apprentice baker, Morel Bakery, May 2018 - now\nBread', 'years')).toBe('not_met');
  });

  it('ask nobody to lead who works with little supervision', () => {
    const spec = 'Conveyancer\nEssential:\n- 3 years of conveyancing with little supervision';
    expect(outcomeOf(spec, 'Conveyancer, Fen Law, May 2018 - now\nConveyancing of houses', 'years')).toBe(
      'met',
    );
  });

  it('that must be recent end within the last three', () => {
    const spec = 'Reach truck driver\nMust have\n- 6 months recent reach truck experience';
    expect(outcomeOf(spec, driverOf('Jan 2024 - now'), 'years')).toBe('met');
    expect(outcomeOf(spec, driverOf('Jan 2016 - Dec 2019'), 'years')).toBe('not_met');
  });

  it('are denied by who denies what they are of', () => {
    const spec = 'Clinical research associate\nEssential:\n- 2 years of independent on-site monitoring';
    const cv =
      'Study coordinator, Hospital, May 2018 - now\nPrepared visits of monitors on trials.\nI have no monitoring experience of my own.';
    expect(outcomeOf(spec, cv, 'years')).toBe('denied');
  });

  it('of helping a profession are not of it while its paper is missing', () => {
    const spec = 'Teacher\nEssential:\n- Qualified Teacher Status\n- 4 years of teaching in primary schools';
    expect(outcomeOf(spec, 'Teacher, Hill Primary School, May 2016 - now\nPGCE with QTS 2016', 'years')).toBe(
      'met',
    );
    expect(outcomeOf(spec, 'Teaching Assistant, Hill Primary School, May 2016 - now', 'years')).toBe(
      'not_met',
    );
  });
});

describe('years in a post', () => {
  it('are not of booking what others do', () => {
    const spec = 'HGV technician\nMust have:\n- 3 years on trucks';
    expect(outcomeOf(spec, 'HGV technician, Barnsby, 2019 - now\nTrucks serviced', 'years')).toBe('met');
    expect(outcomeOf(spec, 'Fleet administrator, Barnsby, 2019 - now\nTrucks booked in', 'years')).toBe(
      'not_met',
    );
  });

  it('are shown by the headline where the present post has no title', () => {
    const spec = 'Radiographer\nMust have:\n- 2 years of experience as a radiographer';
    const cv =
      'Radiographer\n\nSince January 2020, Trentside Hospital\nScans, protocols and students of radiography';
    expect(outcomeOf(spec, cv, 'years')).toBe('met');
  });

  it('stand under any heading', () => {
    const spec = 'Second engineer\nMust have:\n- 2 years of sea service as an engineer';
    const cv =
      'Certificates\nENG1 2026\n\nSea service\nMar 2020 - present, Second Engineer, ferry at sea\nOverhauls';
    expect(outcomeOf(spec, cv, 'years')).toBe('met');
  });
});

describe('a score', () => {
  const spec = 'Crane operator\nCPCS A60 card essential.\n3 years of mobile crane driving essential.';

  it('is that of a shortlist where a short spec has nothing that is not shown by dates', () => {
    const cv =
      'Mobile crane operator, Ridgeway, Jan 2016 - now\nMobile crane driving, contract lifts\n\nCards\nCPCS A60, exp 04/2029';
    expect(assess(readSpec({ jobSpec: spec }), cv, gradedNowMs).score).toBeGreaterThanOrEqual(75);
  });
});
