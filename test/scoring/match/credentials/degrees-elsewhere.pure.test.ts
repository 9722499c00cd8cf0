// Degrees and languages by the names of other countries and of professions before them, and in the subject that is asked
// for.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

type Row = readonly [title: string, ask: string, cv: string];

const SCIENCE = 'Abgeschlossenes Studium (Medizintechnik, Naturwissenschaft, Ingenieurwesen o.Ä.)';
const COMPUTING = 'Completed degree in computer science, or apprenticeship as Fachinformatiker';
const LICENCE =
  "Formation : licence, BUT, école d'ingénieurs, ou titre RNCP de niveau 6 en informatique (exigé).";
const TRANSLATION =
  'A university degree in translation, or in medicine, pharmacy or a life science. Required.';
const COLLEGE = 'Un DEC en génie civil ou un baccalauréat en génie civil, exigé';
const SECONDARY = 'Diplôme A2/CESS technique ou bachelier en électromécanique, indispensable';
const HES = "Un diplôme d'ingénieur-e HES ou EPF en électronique est exigé";
const ENGLISH = 'Fluent English required';
const SPOKEN = 'un anglais parlé de niveau B2 au minimum est indispensable';

const HELD: readonly Row[] = [
  [
    'Paint chemist',
    'Diploma or BSc in chemistry',
    'Diploma in chemistry, 2015. I did not start at university afterwards.',
  ],
  [
    'Surgical Technologist',
    'Graduate of an accredited surgical technology program',
    'School: two-year surgical technology program at Lakes Valley College, CAAHEP accredited, finished 2017',
  ],
  ['Regulatory affairs', SCIENCE, 'Degrees: MSc Chemistry, Cluj, 2015'],
  ['Android developer', COMPUTING, 'Education\nBacharelado em Ciência da Computação, UNICAMP, 2016'],
  ['Android developer', COMPUTING, 'HTL Salzburg, Höhere Abteilung für Informatik, Diplomprüfung 2016'],
  ['Développeur', LICENCE, "Diplômes : titre « Concepteur développeur d'applications » (RNCP niveau 6)"],
  [
    'Geologist',
    'Four-year bachelor degree in geological engineering. Required.',
    'BE(Hons), Geological Engineering, 2017',
  ],
  ['Translator', TRANSLATION, 'MSc Biochemistry, Leeds 2006'],
  ['Technicien', COLLEGE, 'Techniques de génie civil (221.B0), Cégep de Beauport-Nord, 2015'],
  ['Technicien', COLLEGE, 'Baccalauréat en génie civil, 2014'],
  ['Mécanicien', SECONDARY, 'A2 en électromécanique, Institut Sainte-Barbe, 2008'],
  ['Mécanicienne', SECONDARY, 'CESS technique de qualification, électromécanicienne, 2016'],
  ['Mécanicien', SECONDARY, 'Diplôme\nBTS Maintenance des systèmes, Reims, 2016'],
  ['Ingénieur', HES, 'Ingénieure HES en électronique, Fribourg, 2011'],
  ['Ingénieur', HES, 'Elektroingenieur FH, Biel, 2009'],
  ['Account executive', ENGLISH, 'Talen: Nederlands (moedertaal), Frans goed, Engels vloeiend'],
];
const PICTURES = 'BSc (Hons) in Diagnostic Radiography, DCR(R) or equivalent is essential';
const CARE = 'Degree in social work or equivalent. Required.';
const PROFESSIONAL: readonly Row[] = [
  ['Radiographer', PICTURES, 'Qualifications\nDCR(R), Cardiff, 1991'],
  ['Radiographer', PICTURES, 'Qualifications\nDiploma of the College of Radiographers, 1989'],
  ['Social worker', CARE, 'Qualifications\nCQSW, Bristol Polytechnic, 1988'],
  ['Social worker', CARE, 'Qualifications\nDipSW, Hull, 1998'],
  [
    'Physiotherapist',
    'Degree in physiotherapy or equivalent. Required.',
    'Training\nGrad Dip Phys, Leeds, 1990',
  ],
];
const ENGINEER = 'A degree in civil engineering that Engineers Australia recognises. Required.';
const INSPECTOR = 'A degree in environmental health. Required.';
const RECOGNISED: readonly Row[] = [
  [
    'Civil engineer',
    ENGINEER,
    'BEng Civil Engineering, Pune 2014\nSkills assessment by Engineers Australia: positive, 2023',
  ],
  [
    'Civil engineer',
    ENGINEER,
    'BEng Civil Engineering, Perth 2014\nSent to site in Darwin for a year, expects nothing less',
  ],
  ['Inspector', INSPECTOR, 'BSc Environmental Health, Ulster 2009'],
];
const NOT_QUITE: readonly Row[] = [
  [
    'Civil engineer',
    ENGINEER,
    'BEng Civil Engineering, Pune 2014\nQualification assessment lodged with Engineers Australia in May',
  ],
  [
    'Civil engineer',
    ENGINEER,
    'BEng Civil Engineering, Pune 2014\nI have sent my transcripts to be assessed and am waiting for the answer.',
  ],
  ['Inspector', INSPECTOR, 'BSc Nutrition, Ulster 2009'],
  ['Radiographer', PICTURES, 'Qualifications\nDCR(T), Cardiff, 1991'],
  [
    'Radiographer',
    PICTURES,
    'Education\n2025 - 2028 (expected)   BSc (Hons) Diagnostic Radiography, Salford',
  ],
  [
    'Recruiter',
    'A degree in any subject is essential',
    'Recruiter, Hall Ltd, 2019 - present\n- 360-degree desk',
  ],
];

const NOT_HELD: readonly Row[] = [
  ['Paint chemist', 'BA or BSc in chemistry', 'Entry to tanks for chemistry samples, with BA set, 2019'],
  [
    'Paint chemist',
    'Diploma or BSc in chemistry',
    'Registered for a diploma in chemistry in 2015 but did not attend',
  ],
  [
    'Paint chemist',
    'Diploma or BSc in chemistry',
    'Had a place on the BSc Chemistry in 2015 and did not take it up',
  ],
  ['Regulatory affairs', SCIENCE, 'MA Geschichte, Tübingen 2012'],
  ['Android developer', COMPUTING, 'Abitur 2012\nStudium der Germanistik abgebrochen'],
  ['Développeur', LICENCE, 'Bac L, 2009. BTS SIO 2011'],
  [
    'Quality manager',
    'Degree in food science, microbiology or similar. Required.',
    'BSc Polymer Science 2011',
  ],
  ['Translator', TRANSLATION, 'BA (Hons) Film Studies with German, Hull, 2018'],
  ['Technicien', COLLEGE, "DEP en conduite d'engins, 2015. DES, 2012"],
  ['Teacher', 'A degree in mathematics or a related subject', 'Interests: swimming masters, choir'],
  ['Mécanicien', SECONDARY, 'CESS général, 2015\nNéerlandais : A2'],
  ['Ingénieur', HES, 'Formation\nJe termine mon bachelor HES en électronique.'],
  [
    'Translator',
    'Native or near-native (C2) command of written English. Required.',
    'Languages: German (mother tongue), English (C1), Danish (B2)',
  ],
  [
    'Développeur',
    SPOKEN,
    "Langues : anglais lu (documentation technique), non parlé. J'ai travaillé en français.",
  ],
];

describe('degrees and languages by other names', () => {
  it.each([...HELD, ...PROFESSIONAL, ...RECOGNISED])('%s: %s is held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(false);
  });
  it.each([...NOT_HELD, ...NOT_QUITE])('%s: %s is not held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(true);
  });
});
