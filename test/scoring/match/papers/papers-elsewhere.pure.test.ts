// Papers by the names of other countries, other bodies and older times; and those of another body, category or grade, which
// are none of those asked for.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

type Row = readonly [title: string, ask: string, cv: string];

const OSHA = "An OSHA 30 construction card is required (a 10 hour won't do it).";
const ADR = 'ADR card in date, tanks + class 3 (packages only = no good), required';
const IRISH = 'Admitted member of Chartered Accountants Ireland, ICAEW, ICAS or ACCA, required.';
const TRADE = 'Abgeschlossene Berufsausbildung (IHK) als Industriemechaniker oder Mechatroniker';
const NURSE = 'Examen als Pflegefachkraft (Alten-, Kranken- oder Kinderkrankenpflege)';
const THERAPEUTIC = 'HCPC registration as a radiographer, therapeutic modality.';
const BRIDGE = 'Chartered Engineer (CEng) required.';
const BROKER =
  'An individual customs broker license issued by U.S. Customs and Border Protection, active, is required.';
const BOSIET = 'BOSIET or FOET with CA-EBS, in date, required';
const LIFT = 'NCCCO Lift Director, current, required';
const GWO = 'GWO Basic Safety Training, all five modules including Sea Survival, in date, required';
const NMC = 'Registered Nurse (Adult), current NMC PIN, essential';
const STUDIES = 'Abgeschlossenes Studium der Informatik oder Betriebswirtschaft, zwingend';
const OHIO = 'Active registration as a Professional Engineer in the State of Ohio';
const OHIO_NURSE = 'Current RN license in the State of Ohio';
const BAR = 'Active member in good standing of the State Bar of California, required.';
const AHPRA = 'General registration as a pharmacist with the Pharmacy Board of Australia (AHPRA).';

const HELD: readonly Row[] = [
  [
    'Customs broker',
    BROKER,
    'Individual customs broker license issued 1997. In 2010 the license was suspended for a month, then reinstated.',
  ],
  ['Ward nurse, Dayton, Ohio', OHIO_NURSE, 'Ohio RN, active, expires 2027\nNMC registered nurse until 2019'],
  ['Pipe welder', BOSIET, 'BOSIET with CA-EBS, 02/2024 - 02/2028'],
  ['Lifting supervisor', LIFT, 'NCCCO Lift Director, 2025'],
  ['Staff nurse', NMC, 'Cardiff · rhian@post.example · NMC PIN 15I2291W (Adult, revalidated 2024)'],
  ['Staff nurse', NMC, 'Leeds, NMC PIN 15I2291W, 07700 900123'],
  ['Staff nurse', NMC, 'Staff Nurse, University Hospital of Wales, 2015 to date. NMC registered.'],
  ['Controller', STUDIES, 'Diplom Informatik, TU Darmstadt, 2009'],
  ['Controller', STUDIES, 'Informatik (Diplom), TU Darmstadt 2009'],
  ['Roofing supervisor', OSHA, 'OSHA thirty hour for construction, card from 2022.'],
  ['Electrician', 'OSHA 10 card required', 'OSHA 30, 2024'],
  ['Tanker driver', ADR, 'ADR exp 17.10.2029 tanks + pkgs, cl 2,3'],
  ['Auditor', IRISH, 'Member of Chartered Accountants Ireland, admitted 2019'],
  ['Warehouse', 'High Risk Work Licence class LF, current, required.', 'Forklift LF renewed Feb 2025'],
  ['Geologist', 'White Card required', 'Construction induction (white) card'],
  ['Pflegedienstleitung', NURSE, 'Ausbildung Altenpflege, Berufsfachschule Fulda, Examen 2,3'],
  ['Pflegedienstleitung', NURSE, 'Krankenschwester, Staatsexamen 2005'],
  ['Radiographer', THERAPEUTIC, 'HCPC therapeutic radiographer, July 2025'],
  ['Bridge engineer', BRIDGE, 'I passed the IStructE exam in 2017 and was elected that November.'],
  ['Vet', 'VCI reg current. Required.', 'Registered practitioner, Veterinary Council of Ireland, since 2020'],
  [
    'Special school teacher',
    'PECS Level 1 certificate, required',
    'I did the PECS L1 two-day course in 2021',
  ],
  [
    'Responsable de paie',
    'Formation bac+3 minimum en paie, ou titre professionnel de gestionnaire de paie. Exigé.',
    "En 2014 j'ai passé le titre pro Gestionnaire de paie (niveau 5, AFPA de Grenoble)",
  ],
  ['District nurse', 'V100 or V300 held, essential', 'Independent and supplementary prescriber since 2019'],
  [
    'Bridge engineer, Columbus, Ohio',
    OHIO,
    'PE in 2004.\nOhio PE E-series, first issued 2004, current to December 2027. Also PE in Pennsylvania and Kentucky.',
  ],
  [
    'Hospital pharmacist, Sydney, New South Wales',
    AHPRA,
    'Pharmacy Board of Australia (AHPRA): general registration since 2010; earlier with the South Australian board.',
  ],
  ['Trial lawyer, Fresno, California', BAR, 'Fresno, CA | Cal. Bar, active since May 2020'],
  [
    'Trial lawyer, Fresno, California',
    BAR,
    'ANN SMITH\nFresno\n\nBAR ADMISSIONS\nCalifornia (2015)\nNevada (2019)',
  ],
  [
    'Trial lawyer, Fresno, California',
    BAR,
    'ANN SMITH\nFresno\n\nBAR ADMISSIONS\nNevada (2019)\nCalifornia (2015)',
  ],
];
/** Papers of nurses in France, of seafarers, fliers, teachers, testers and others by their further names. */
const ORDER = "Diplôme d'État d'infirmier et inscription à l'Ordre national des infirmiers";
const TANKERS = 'Advanced oil and advanced chemical tanker endorsements (V/1-1)';
const IRSE = 'A current IRSE licence as a Functional Tester, Principles Tester or Tester in Charge';
const LIFTS = 'NVQ Level 3 in lift engineering (EOR202 or equivalent), required';
const PRAXIS = 'Berufspädagogische Zusatzqualifikation zur Praxisanleitung, 300 Stunden, zwingend';
const COMMERCIAL =
  'Completed commercial or tax training (for example industrial clerk, tax clerk) or a comparable degree';
const CRANES = 'Current mobile crane operator certification: NCCCO, NCCER or CIC';
const ELSEWHERE: readonly (readonly [title: string, ask: string, cv: string])[] = [
  ['Infirmier', ORDER, "D.E. d'infirmier, IFSI de Tulle, 2014\nOrdre infirmier n° 1100234"],
  ['Infirmier', ORDER, "Diplôme d'État d'infirmière 2012, inscrite à l'Ordre national des infirmiers"],
  ['IADE', "Diplôme d'État d'infirmier anesthésiste exigé", 'DEIA, Nantes, 2016'],
  ['IADE', "Diplôme d'État d'infirmier anesthésiste exigé", 'IADE (2011, Lille)'],
  [
    'Infirmier',
    'AFGSU niveau 2 exigée',
    "Attestation de formation aux gestes et soins d'urgence, niveau 2, 2025",
  ],
  ['Second Officer', TANKERS, 'Adv. oil tanker 2028\nAdv. chemical tanker 2028'],
  ['Second Officer', TANKERS, 'Dangerous cargo dispensations: petroleum and chemicals, to 2029'],
  ['Second Officer', 'Valid seafarer medical', 'PEME medical, exp 11-2027'],
  ['Second Officer', 'Valid seafarer medical', 'Seediensttauglichkeit bis 05/2027'],
  ['Second Officer', 'ECDIS certificate', 'Electronic chart systems: basic course 2019'],
  ['Optometrist', 'GOC registration as an optometrist', 'On the optometry register, number 01-22222'],
  ['Lineworker', "Valid Class 5 driver's licence", 'Class 3 with air brakes, clean abstract'],
  ['Lineworker', "Valid Class 5 driver's licence", 'Red Deer AB · Class 5 · own truck'],
  [
    'Lineworker',
    "Valid Class 5 driver's licence",
    'Lineworker, Brook Hydro, 2014 - 2017\nPoles and taps.\n\nI drive the bucket truck on a Class 3 licence, no demerits.',
  ],
  ['Plumber', 'Red Seal plumber', 'Red Seal (wrote the IP exam in Gander in 2015)'],
  ['Veterinary nurse', 'An RVN, currently on the RCVS register', 'Register of Veterinary Nurses since 2015'],
  [
    'Helicopter pilot',
    'ATPL(H) with Class 1 medical',
    'CPL(H) 2011, ATPL(H) 2016\nMedical: Class One, to March 2027',
  ],
  ['Helicopter pilot', 'Valid instrument rating, required', 'IR(H)/ME revalidated 2026'],
  ['Helicopter pilot', 'English ICAO level 4, required', 'French (mother tongue), English (LP 6)'],
  ['Fleet trainer', 'MiDAS certificate required', 'MiDAS trainer (2022)'],
  ['Transport clerk', 'Transport Manager CPC required', 'CPC Transport Manager, national (2019)'],
  ['Customs broker', BROKER, 'Licensed as an individual broker under 19 CFR Part 111 in 2016'],
  ['Signal tester', IRSE, 'IRSE licence: Principles Tester, valid to 2028'],
  ['Café manager', 'Certified food protection manager, current', 'Food Protection Manager, issued 3/2025'],
  ['Bar manager', 'OLCC service permit, current', 'OLCC permit renewed 2024, good till 2029'],
  ['Lift mechanic', LIFTS, 'NVQ L3 (EOR 202), 2019'],
  ['Teacher', 'A recognised teaching licence, required', 'SACE registered, full status'],
  ['Praxisanleitung', PRAXIS, 'Mentorenkurs 2013: berufspädagogische Weiterbildung, 200 Stunden'],
  ['Payroll clerk, Bonn', COMMERCIAL, 'Education\nIndustrial clerk, IHK Siegen, 2001 - 2004'],
  ['Payroll clerk, Bonn', COMMERCIAL, 'Wholesale and foreign trade clerk by training. Payroll since 2012.'],
  ['Payroll clerk, Bonn', COMMERCIAL, 'Steuerfachangestellte, Kanzlei Ohm, 03/2016 - 03/2019'],
  ['Buchhalter', 'Abgeschlossene kaufmännische Ausbildung', 'Training as a bank clerk, Kassel, 2009 to 2012'],
  ['Crane operator', CRANES, 'CCO mobile crane operator, TLL, good to 2029'],
  [
    'Crane operator',
    CRANES,
    'Certified by the National Commission for the Certification of Crane Operators, 2025',
  ],
];

const NOT_ELSEWHERE: readonly (readonly [title: string, ask: string, cv: string])[] = [
  ['IADE', "Diplôme d'État d'infirmier anesthésiste exigé", 'Infirmière D.E. (Toulon, 2013)'],
  [
    'IADE',
    "Diplôme d'État d'infirmier anesthésiste exigé",
    'Infirmière D.E. (Toulon, 2013)\nInfirmière en salle de réveil, 2018 - présent\nJe prépare les plateaux pour les IADE.',
  ],
  ['Infirmier', 'AFGSU niveau 2 exigée', 'AFGSU 1, 2025'],
  ['Payroll clerk, Bonn', COMMERCIAL, 'Work\nBank clerk, Sparkasse Ems, 2015 - present\nCounter and cash.'],
  ['Payroll clerk, Bonn', COMMERCIAL, 'Lohnbuchhalterin, Ohm Antriebe GmbH (640 MA, Metall), 2015 - heute'],
  [
    'Crane operator',
    CRANES,
    'CCO mobile crane operator: written exams passed, practical booked for 4 December 2026',
  ],
  ['Crane operator', CRANES, 'CCO (commercial), Brandt Crane Sales, 2019 - 2022'],
  ['Second Officer', TANKERS, 'Basic oil and chemical tanker; advanced oil tanker to 2028'],
  ['Second Officer', 'Valid seafarer medical', 'Medical care on board, 2022'],
  [
    'Auditor',
    'CISA certification is mandatory',
    'CISA: exam passed 3 May 2026. Application for certification sent to ISACA in July, may not use the letters yet.',
  ],
  [
    'Ward nurse',
    'Post-registration award in stroke care, level 6',
    '2026 - Stroke care, level 6. First module passed June 2026; second module began September, results expected April 2027.',
  ],
  ['Signal tester', IRSE, 'IRSE Signalling Installer, 2021\nIRSE Test Assistant, 2025'],
  ['Lift mechanic', LIFTS, 'NVQ Level 3 Lift Truck Mechanics, 2018'],
  ['Lift mechanic', LIFTS, 'NVQ Level 2 in lift engineering, 2018'],
  [
    'Data scientist',
    "Master's degree in statistics, required",
    'Certified NLP Master Practitioner\nTraining levels: Practitioner, Master, Trainer',
  ],
  ['Buyer', "Bachelor's degree in economics, required", 'Lives in: Gent (BE)'],
  ['Praxisanleitung', PRAXIS, 'Gespräche in Absprache mit der Praxisanleiterin'],
  [
    'TIG welder',
    'TIG coding on stainless pipe (ISO 9606-1), in date, required',
    'Skills\nTIG welding, 6G pipe, stainless, ISO 9606-1, isometric drawings, orbital, plasma',
  ],
  ['Forklift driver', 'Forklift licence required', 'CACES nacelle R486, 2024'],
];

const NOT_HELD: readonly Row[] = [
  [
    'Trial lawyer, Fresno, California',
    BAR,
    'ANN SMITH\nReno\n\nBAR ADMISSIONS\nNevada (2015, active, good standing)',
  ],
  ['Customs broker', BROKER, 'Customs broker, licensed by the Canada Border Services Agency, 2020'],
  [
    'Customs broker',
    BROKER,
    'License: individual broker license issued 1997. My report was not filed in time, and the license was revoked that spring.',
  ],
  ['Pipe welder', BOSIET, 'BOSIET with CA-EBS, 02/2020 - 02/2024'],
  ['Lifting supervisor', LIFT, 'NCCCO Lift Director, LBC/TLL, first card 2006, ran out Oct. 2021'],
  ['Wind technician', GWO, 'GWO BST incl. Sea Survival: first 2018, valid to August 2024'],
  ['Lifting supervisor', LIFT, 'NCCCO Lift Director, 2017, ran out March 2022. Have not gone back to test.'],
  ['Security manager', 'CISM required.', '(1) CISM 2014. I was off for a year, so ISACA revoked it in 2023.'],
  ['Security manager', 'CISM required.', 'CISM: exam passed May 2026, certification pending'],
  ['Lifting supervisor', 'CPCS card required', "I've had a look at the CPCS courses and will book one."],
  [
    'Welder',
    'Currently coded in TIG on stainless pipe, ASME IX, required',
    'ASME IX 6G GTAW, P1 to P1, January 2026',
  ],
  ['Roofing supervisor', OSHA, 'OSHA 10 Construction (2019)'],
  ['Tanker driver', ADR, 'ADR for packages until 2028'],
  ['Auditor', IRISH, 'Chartered Accountant (Institute of Chartered Accountants of India, 2021)'],
  ['Social worker', 'On the Social Work England register now', 'Social worker, SSSC registered since 2015'],
  ['Pflegedienstleitung', NURSE, 'Altenpflegehelferin, staatlich geprüft 2012'],
  ['Radiographer', THERAPEUTIC, 'HCPC registered since 2016 (diagnostic)'],
  ['Bridge engineer, Columbus, Ohio', OHIO, 'Pennsylvania PE since 2011. Also PE in Kentucky.'],
  [
    'Hospital pharmacist, Sydney, New South Wales',
    AHPRA,
    'Pharmacist, General Pharmaceutical Council, England, since 2012',
  ],
  ['Ward nurse, Dayton, Ohio', OHIO_NURSE, 'NMC registered nurse (adult), revalidated 2025'],
  ['Ward nurse, Reno', 'Compact (multistate) RN license', 'Registered Nurse with the NMC since 2014'],
  ['Physical therapist', 'Physical therapist license in Oregon', 'HCPC registered physiotherapist, 2015'],
  ['Bridge engineer', BRIDGE, 'MICE as Incorporated Engineer since 2019.'],
  [
    'Industriemechaniker',
    TRADE,
    '2009 - 2011: Berufsausbildung Industriemechaniker, Minden (nicht beendet).',
  ],
  [
    'Industriemechaniker',
    TRADE,
    'Maschinenschlosser, Zenica, Diplom 2010\nBescheid: teilweise Gleichwertigkeit mit dem Beruf Industriemechaniker',
  ],
  [
    'GP pharmacist',
    'GPhC registered pharmacist',
    'GPhC registered\nLead Pharmacy Technician, 2019 - now\nI know the advert says pharmacist.',
  ],
];

describe('papers by other names and of other bodies', () => {
  it.each(HELD)('%s: %s is held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(false);
  });
  it.each(ELSEWHERE)('%s: %s is held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(false);
  });
  it.each(NOT_ELSEWHERE)('%s: %s is not held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(true);
  });
  it.each(NOT_HELD)('%s: %s is not held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(true);
  });
});
