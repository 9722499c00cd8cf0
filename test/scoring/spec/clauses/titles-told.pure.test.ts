// The title of a post where a spec opens with a number, a cry, the house or a letter's head.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const SPECS: readonly (readonly [spec: string, title: string])[] = [
  [
    "Podiatrist - Timaru. We're two podiatrists and a dog, and the waiting list is long. You need a current APC.",
    'Podiatrist',
  ],
  [
    'Automation Engineer (PLC)\n\nRequirements\n- Three years of automation\n- Commissions and documents',
    'Automation Engineer (PLC)',
  ],
  ['Requisition ID: 2217-QA\nPosting title: Night Shift Toolmaker\nLocation: Derby', 'Night Shift Toolmaker'],
  ['URGENT // CREWING\n\nRANK: Second Officer\nTRADE: North Sea\n\nMUST HAVE\n- STCW II/1', 'Second Officer'],
  [
    'Stellenausschreibung Nr. 12\n\nWir sind ein Zweckverband.\n\nPOLIER STRASSENBAU (m/w/d)\n\nAufgaben:\n- Kolonnen führen',
    'POLIER STRASSENBAU',
  ],
  [
    'Objet : poste de chef de chantier VRD, agence de Lens\n\nBonjour,\n\nNous cherchons une personne.',
    'chef de chantier VRD',
  ],
  [
    'Bonjour,\n\nLe cabinet de Vannes cherche son ou sa comptable à la suite d’un départ.\n\nVotre mission\n- Courriers',
    'comptable',
  ],
  [
    'TITLE: Signalling Tester III\nCOMPANY: Ostlea Rail\n\nREQUIREMENTS\nIRSE licence',
    'Signalling Tester III',
  ],
  [
    'PERSON SPECIFICATION\nPost: Tram Driver, Eastgate depot (4 posts)          Grade: T3\n\nEssential\n- Licence',
    'Tram Driver, Eastgate depot',
  ],
  [
    'Westmere District Council, Streets and Parks\nTree Surveyor, Parks, Grade G £33,000, 37 hours\n\nEssential\n- LANTRA certificate',
    'Tree Surveyor, Parks',
  ],
  [
    'Registered Manager - Fernlea (48-bed nursing home)\n\nYou will:\nLead a team of carers and kitchen staff',
    'Registered Manager - Fernlea (48-bed nursing home)',
  ],
  [
    'EASTMERE BOROUGH COUNCIL\nHighways and Waste Directorate\n\nPrincipal Drainage Engineer\nGrade 11, permanent',
    'Principal Drainage Engineer',
  ],
  [
    'From: Ada\nTo: Recruitment\nSubject: Re: Re: conveyancer for Ripon - what I want\n\nHi Jo,\n\nThanks for chasing.',
    'conveyancer',
  ],
  [
    'Subject: Tram drivers wanted, Eastgate\n\nHi all,\n\nOur client runs forty trams and needs three drivers for the spring.',
    'Tram drivers',
  ],
  [
    'Subject: FW: engineer for Eastgate\n\nHi Jo,\n\nI need one more tunnel ventilation engineer for Eastgate.',
    'tunnel ventilation engineer',
  ],
  [
    'Subject: Slab layers wanted, Humber - 9 week contract then more\n\nMorning,\n\nFive years on slabs.',
    'Slab layers',
  ],
  ['Betreff: Dachdecker gesucht, Raum Kassel\n\nHallo,\n\nGesellenbrief zwingend.', 'Dachdecker'],
  [
    'La Maternité du Lac met au concours un poste de\n\nSAGE-FEMME à 80 %\n\nVotre mission\nAccompagner les familles.',
    'SAGE-FEMME à 80 %',
  ],
  [
    'Betreff: Lohnverrechner:in (m/w/d) für Familienbetrieb in Steyr\n\nGuten Tag,\n\nfür unseren Kunden suchen wir eine Lohnverrechnerin oder einen Lohnverrechner.\n\nSie rechnen 200 Löhne ab.',
    'Lohnverrechnerin',
  ],
];

it('is of one calling where the title tells it for men and for women', () => {
  const { coreTitle } = readSpec({
    jobSpec: 'Serveur ou serveuse de salle\n\nProfil\n- Trois ans de service',
  });
  expect([...coreTitle.keys()]).not.toContain('serveur');
});

describe('the subject of a letter', () => {
  it.each([
    'Subject: Slab layers wanted, Humber - 9 week contract then ongoing',
    'Betreff: Dachdecker gesucht, Raum Kassel - 9 Wochen, dann fest',
  ])('asks for nothing beside the title: %s', (subject) => {
    const { units } = readSpec({ jobSpec: `${subject}\n\nMorning,\n\nRequirements\n- Forklift licence` });
    expect(units.map(({ text }) => text)).toEqual(['Forklift licence']);
  });
});

describe('who is sought by the name of the title', () => {
  it.each([
    ['Pricing Actuary', 'It is looking for a qualified pricing actuary to join a team of six.', 0],
    ['Pricing Actuary', 'We are looking for a qualified pricing actuary with ten years in motor.', 1],
  ])('%s: %s', (title, sentence, asked) => {
    const { units } = readSpec({
      jobSpec: `${title}\n\nOur client is an insurer. ${sentence}\n\nRequirements\n- Forklift licence`,
    });
    expect(units.filter(({ text }) => text !== 'Forklift licence').length > 0).toBe(asked > 0);
  });
});

describe('the title of a post', () => {
  it.each(SPECS)('is read in %j', (spec, title) => {
    expect(readSpec({ jobSpec: spec }).title).toBe(title);
  });
});
