// Papers, degrees and languages told as people tell them, without the name that a spec has for them.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

type Row = readonly [title: string, ask: string, cv: string];

const CAR = 'Full driving licence required';
const PKW = 'Führerschein Klasse B erforderlich';
const MECHANICAL = 'Degree in mechanical engineering required';
const MASCHINENBAU = 'Abgeschlossenes Studium des Maschinenbaus erforderlich';
const INGENIEUR = "Diplôme d'ingénieur exigé";
const TRADE = 'Abgeschlossene Ausbildung als Elektroniker oder vergleichbar';
const COMMERCIAL = 'Abgeschlossene kaufmännische Ausbildung erforderlich';
const REACH = 'CACES R489 catégorie 3 exigé';

const HOTEL = 'Diploma of a hotel management school or completed vocational training in the hotel trade';
const GAS = 'Gas Safe registration required';
const PIPES = 'NVQ Level 2 or above in plumbing or heating required';
const LICENSED_NURSE = 'You hold an active Texas RN license';
const AGENT = 'CPA with an active license, or Enrolled Agent';
const WARRANT = 'Qualified AMHP, currently approved under section 114';
const BUSINESS = 'Studium der BWL oder eine vergleichbare Ausbildung';

const TRAINED =
  'Completed apprenticeship as a joiner, a degree in timber engineering or a comparable qualification';
const ENGINEER = 'Abschluss als Ingenieur, staatlich geprüfter Techniker oder Meister';
const STUDIED =
  'Abgeschlossene Ausbildung als Mediengestalter, Designstudium oder eine vergleichbare Qualifikation';
const IGF = 'Advanced IGF Code certificate, in date';

const HELD: readonly Row[] = [
  ['Ward nurse', 'Current BCLS at the healthcare provider level', 'BCLS (HCP) renewed in March 2026'],
  ['Ward nurse', 'Current BCLS at the healthcare provider level', 'BLS provider, Heart & Stroke, 2026'],
  ['Électricien', 'Licence C en électricité valide', "J'ai ma C depuis 2016 (qualification en électricité)."],
  [
    'Plant engineer',
    'National diploma in electrical engineering',
    'N.Dip heavy current, Vaal Technikon, 2001',
  ],
  ['Crane driver', 'High Risk Work Licence, class C0', 'I keep my open slewing class current, to 2030.'],
  [
    'Network officer',
    'Active Top Secret clearance with SCI eligibility',
    'TS, SCI access, currently read in; last investigation closed 2022',
  ],
  [
    'Caterer',
    'ServSafe Manager or any other accredited certificate',
    'National Registry of Food Safety Professionals, manager, 2026',
  ],
  ['Dispatcher', 'Spoken French required', 'Clerk, Iron Mine (from September 2021)\nI speak French at home.'],
  ['Monteur', PKW, 'Klasse B seit 2000, keine Punkte.'],
  [
    'Nurse educator',
    "Master's degree in nursing education required",
    'Education\nM.Ed. Nursing Education, Lakeview, 2016',
  ],
  [
    'Dispatcher',
    'Current NERC System Operator Certification',
    'NERC Certified System Operator (TO), 2021, to 2027',
  ],
  ['Joiner', TRAINED, 'Education\nApprenticeship as a joiner, 2008 to 2011, final exam passed'],
  ['Joiner', TRAINED, 'Education\nBSc Timber Engineering, 2014'],
  ['Werkleitung', ENGINEER, 'B.Eng. Maschinenbau, Hochschule Ulm, 2014'],
  ['Werkleitung', ENGINEER, 'Staatlich geprüfter Techniker Maschinentechnik, 2012'],
  ['Grafik', STUDIED, '2012 bis 2015 Ausbildung zum Mediengestalter, IHK-Abschluss'],
  [
    'Electricien',
    'BTS ou DUT génie électrique exigé',
    "Études : IUT d'Annecy, génie électrique, diplômé en 2011",
  ],
  [
    'Pflegefachkraft',
    'Examen als Gesundheits- und Krankenpfleger',
    'Lehre 2005 bis 2008, danach die Urkunde als Gesundheits- und Krankenpfleger',
  ],
  ['Engineer', IGF, 'STCW A-V/3-2 ships using low-flashpoint fuels, 2024 to 2029'],
  [
    'Chief officer',
    'Deck certificate of competency STCW II/2',
    "Danish Master's certificate, unlimited, revalidated 2025",
  ],
  ['Deckhand', 'ENG1 or equivalent medical in date, UK vessel', 'Seafarer medical (Greece), valid to 2027'],
  ['Underwriter', 'FHA Direct Endorsement with CHUMS number', 'DE underwriter: CHUMS active since 2015'],
  [
    'Home manager',
    'You have been a CQC registered manager',
    'Manager, Elm House. CQC registration held since 2019.',
  ],
  ['Site manager', 'Black CSCS card', 'Managers and Professionals card (black), to 2029'],
  [
    'Physio',
    'General registration with AHPRA',
    'Registered with the Board since 2017, renewed each November',
  ],
  ['Front office manager', HOTEL, 'Hotelfachschule Bergblick, dipl. Hotelier-Gastronom HF, 2014'],
  ['Front office manager', HOTEL, 'BA Hospitality Management, Lakeside University, 2012'],
  ['Nurse practitioner', 'DEA registration required', 'DEA schedules II-V, expires 2029'],
  ['Nurse practitioner', 'Current APRN license required', 'Iowa Board of Nursing: RN and CNP, active'],
  ['Life actuary', 'Qualified actuary (FIA, FSAI or FCIA)', 'FCIA (elected 2014)'],
  ['Life actuary', 'Qualified actuary required', 'Fellow of the Actuarial Society, FIAA, 2016'],
  ['Rigger', 'Valid OEUK medical required', "Offshore doctor's certificate (OEUK), to May 2029"],
  ['Gas engineer', GAS, 'GSR card no. 4471020, expires March 2028'],
  ['Plumber', PIPES, 'C&G 6189 L3 heating pathway, 2016'],
  ['Plumber', PIPES, 'NVQ 3 Domestic Natural Gas 2018'],
  ['Sales rep', CAR, 'Licence since 2012, clean'],
  ['Social worker', WARRANT, 'The council approved me under s.114 in May 2023.'],
  ['Sachbearbeiter', BUSINESS, 'Industriekauffrau (IHK), 2011'],
  ['Sachbearbeiter', BUSINESS, 'B.A. Betriebswirtschaft, Hochschule Aalen, 2015'],
  ['Sachbearbeiter', COMMERCIAL, 'Groß- und Außenhandelskaufmann, IHK 2008'],
  ['Surveyor', 'MRICS required', 'Chartered by the RICS in 2015'],
  ['Town planner', 'MRTPI required', 'Chartered town planner since 2014'],
  ['Sales rep', CAR, 'Own van, clean record, happy to cover the county.'],
  ['Sales rep', CAR, 'Passed my test at seventeen and drive every day.'],
  ['Vertrieb', PKW, 'Fahre seit 1998 unfallfrei, eigener Pkw.'],
  ['Commercial', 'Permis B obligatoire', 'Véhiculée, permis depuis 2008.'],
  ['Engineer', MECHANICAL, 'I read Mechanical Engineering at Leeds, 2:1, 2009.'],
  ['Ingenieur', MASCHINENBAU, 'Ich habe an der TU Dresden Maschinenbau studiert (Abschluss 2011).'],
  ['Ingénieur', INGENIEUR, 'INSA Lyon, génie mécanique, 2012'],
  ['Ingénieur', INGENIEUR, 'Ancienne élève des Arts et Métiers (2008)'],
  ['Elektroniker', TRADE, 'Gelernter Elektroinstallateur, Gesellenprüfung 1999'],
  ['Staplerfahrer', 'Staplerschein erforderlich', 'Gabelstaplerfahrausweis seit 2010'],
  ['Cariste', REACH, "Cariste, R489 cat. 1, 3 et 5, valables jusqu'en 2028"],
  ['Security officer', 'SIA licence required', 'Door supervisor badge valid until 2028'],
  ['Neonatal nurse', 'You hold a current NRP provider card', 'NRP 11/2027, BLS 6/2027'],
  ['Staff nurse', LICENSED_NURSE, 'Ana Ruiz, RN\nTexas Board of Nursing, active to 2028'],
  ['Tax senior', AGENT, 'Admitted to practice before the IRS (enrolled since 2016)'],
  ['Tax senior', AGENT, 'EA\nEnrolled 2016, PTIN current'],
  ['Service technician', CAR, 'Full G since 2015'],
  ['Sales rep', CAR, 'I have driven for work on a full licence for 14 years.'],
  ['Sales rep', CAR, 'Manual licence, own estate car'],
  ['Sales rep', CAR, 'Leeds | full licence, Skoda'],
  ['Sales rep', "A Class 5 driver's licence is required", "Class 5 operator's licence, clean abstract"],
  ['Site rep', 'Driver licence required', 'Licence: class C, unrestricted, 2011'],
  ['Trucker', 'Current DOT medical card required', 'DOT card to April 2028'],
  ['Trucker', 'Hazmat and tank on it required', 'CDL A with N and H; hazmat endorsement to 2029'],
  ['Analyst', 'CI polygraph required', 'TS/SCI, CI poly 04/2024'],
  ['Farm vet', 'VCI reg current', 'VCI registered since 2009'],
  [
    'Pharmacist',
    'RMMR accreditation for reviews at home is required',
    'RMMR accreditation since 2014, current',
  ],
  ['Arborist', 'Level 3 Arboriculture required', 'Diploma L3 Arboriculture, 2015'],
  ['Process engineer', 'A TÜV functional safety ticket is required', 'TÜV Süd FS Eng, 2022'],
  ['Electrician', 'Working at heights ticket required', 'Working safely at heights, refreshed March 2025'],
  ['Nurse practitioner', 'Your own DEA number is required', 'DEA renewed March 2025'],
  [
    'Therapist',
    'Degree in occupational therapy required',
    'B Occupational Therapy, University of the Coast, 2016',
  ],
];
const NOT_HELD: readonly Row[] = [
  [
    'Network officer',
    'Active Top Secret clearance with SCI eligibility',
    'Secret clearance; SCI reports read in training',
  ],
  ['Électricien', 'Licence C en électricité valide', 'Apprenti électricien, troisième année'],
  ['Sales rep', CAR, 'Personal licence, food hygiene'],
  ['Sales rep', CAR, 'No licence yet'],
  ['Trucker', 'Hazmat and tank on it required', 'CDL A, tank. Hazmat ran out in April 2023, not renewed.'],
  ['Joiner', TRAINED, 'Education\nBA History, 2014'],
  ['Werkleitung', ENGINEER, 'Ausbildung zum Industriemechaniker, 2012'],
  ['Grafik', STUDIED, '2012 bis 2015 Ausbildung zum Bäcker'],
  ['Engineer', IGF, 'STCW A-V/3-1, basic IGF training, 2024'],
  [
    'Underwriter',
    'VA Staff Appraisal Reviewer (SAR) approval',
    'A colleague with SAR approval reads my files.',
  ],
  ['Front office manager', HOTEL, 'Bankfachmann mit eidg. Fachausweis, 2014'],
  ['Gas engineer', GAS, 'Booked landlord gas safety checks for the lettings team.'],
  ['Plumber', PIPES, 'NVQ 2 Site Carpentry, 2012'],
  ['Sachbearbeiter', BUSINESS, 'Lehre zum Koch, 2010'],
  [
    'Social worker',
    'Qualified AMHP, currently approved or eligible for immediate approval',
    'AMHP diploma, started January 2026',
  ],
  ['Sachbearbeiter', COMMERCIAL, 'Lehre zum Bäcker 2008'],
  ['Broker', 'FINRA Series 7 required', 'Siemens S7 and TIA Portal, Rockwell'],
  ['Finance', 'CFA charterholder required', 'CFA Level II candidate'],
  ['Vertrieb', PKW, 'Ich habe keinen Wagen und nie fahren gelernt.'],
  ['Commercial', 'Permis B obligatoire', 'Non véhiculé, sans permis'],
  ['Engineer', MECHANICAL, 'Left Leeds in the second year of Mechanical Engineering.'],
  ['Engineer', MECHANICAL, 'I read about mechanical engineering in my evenings.'],
  ['Ingénieur', INGENIEUR, 'Clients : INSA Lyon (2012), mairie de Bron'],
  ['Elektroniker', TRADE, 'Azubi Elektroniker, 3. Lehrjahr'],
  ['Cariste', REACH, 'Cariste, R489 cat. 1 et 5, 2028'],
  ['Staff nurse', LICENSED_NURSE, 'NCLEX-RN passed in May 2026'],
  ['Staff nurse', LICENSED_NURSE, 'Ana Ruiz, RN\nCollege of Registered Nurses of Alberta, since 2015'],
  ['Tax senior', AGENT, 'EA to the managing director, 2016 to 2019'],
  ['Project manager', 'PRINCE2 Practitioner required', 'PRINCE2 Foundation 2021'],
  ['Chef', 'Level 3 food hygiene certificate required', 'Food hygiene L2, 2024'],
  ['Commercial', 'Anglais courant exigé', 'Anglais : je le lis, je ne le parle pas.'],
];

describe('papers told without their names', () => {
  it.each(HELD)('%s: %s is held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(false);
  });
  it.each(NOT_HELD)('%s: %s is not held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(true);
  });
});
