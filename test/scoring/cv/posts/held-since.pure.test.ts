// Lines with dates that tell of a paper or of nothing that is done for a living, and lines of work that sound like them.

import { expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const spec = readSpec({ jobSpec: 'Nurse\n\nDuties\nCare.' });

function postsOf(line: string): number {
  return readCv(`Alex\n\nExperience\n${line}`, spec.runs, gradedNowMs, spec.initials).roles.length;
}

it.each([
  'Driving: category B since 2003, no points.',
  'Clean licence, driving since 2004',
  'Full B since 2009, own van, clean.',
  'Driver since 1998: automatic and manual, no points',
  'Accredited with the audiology scheme since 2021, 60 reviews done.',
  'BPharm, Otago, 2011-2014',
  'B.HSc (Optometry), Deakin, 2012 to 2015',
  'NVQ 3 in joinery, 2008-10, Truro College',
  'Admitted in February 2020, with a practising certificate from the Services Board for 2025-26 (P0112093).',
  'Tax agent registration 2024-25 current',
  'FFP2-trained, blood-borne virus vaccination since 2019',
  'Justice of the peace since 2018',
  'Senior Fellow of the Higher Education Academy since 2018',
  'Insured with MDDUS since 2013',
  'Notary commission since 2019',
  'Eingetragen in die Architektenliste seit 2012',
  "Inscrite à l'Ordre des infirmiers depuis 2016",
  "Membre active de l'Ordre depuis mars 2019",
  "Membre en règle de l'OIQ depuis 2017",
  'Physiothérapeute, permis de 2019, inscrite au tableau 2026-2027',
  'Cotisation annuelle 2026-2027 payée',
  'PIN valid 2025-2028',
  'SIA door supervisor licence valid 2024-2027',
  'First aid at work, 2024-2027',
  'I own a bicycle and have held rijbewijs B since 2011.',
  'Enhanced DBS, update service since 2022',
  'Staplerschein seit 2011',
  'CACES 3 depuis 2018',
  'Ausbildereignung (AEVO) seit 2019',
  'Working with Children Check (WWC1234567E) 2023-2028',
  'Fresno, CA | State Bar, active since May 2020',
])('is no post: %s', (line) => {
  expect(postsOf(line)).toBe(0);
});

it.each([
  'Licensed conveyancer at Hartley & Co since 2018',
  "Registered nurse at St James's since 2016",
  'Since 2019 certified welder at Kvaerner, Stavanger',
  'Member of the finance team at Aviva since 2018',
  "Membre de l'équipe de nuit, Hôpital Saint-Luc, depuis 2019",
  'Registration officer, Kent County Council, since 2017',
  "Registrar, St George's, since 2021",
  'Senior Research Fellow, Trials Unit, University of Hull, since autumn 2019',
  'Clinical teaching fellow, Marlow General, since 2022',
  'Licensing officer, Leeds City Council, since 2014',
  'Membership manager at RSPB since 2018',
  "Notary's clerk with Maître Dupuis since 2016",
  'Driving for Eddie Stobart since 2015',
  'Zulassungsstelle Landkreis Fulda, Sachbearbeiterin seit 2014',
  'Registered nurse, 2016-2020, Ward 4',
  'I have been Tax Adviser with Orme Sallow, Chartered Accountants, since 2019.',
  'Behind the bar since 2019 at the Anchor',
])('is a post: %s', (line) => {
  expect(postsOf(line)).toBe(1);
});
