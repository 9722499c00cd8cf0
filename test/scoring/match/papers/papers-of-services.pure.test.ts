// Papers of kitchens, bars, salons, guards, gardens, farms, workshops, undertakers and libraries: by the names and the
// shortened words that CVs have for them, of which level and kind, and whose.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

/** Words that papers are shortened by. */
const SHORTENED: readonly HeldOrLess[] = [
  {
    title: 'Barber',
    ask: 'Arizona barber license, active, required',
    held: ['Barber, Fade House, Tempe AZ, 2019 - present\nAZ Barber Lic. #B-22817, exp 2027'],
    less: ['Shampoo assistant, two years. Barber school in Mesa, 900 of 1,200 hours'],
  },
  {
    title: 'Esthetician',
    ask: 'Must hold a California esthetician license in good standing',
    held: ['Esthetician, La Jolla, 2019 - present\nCA Esthetician Lic Z 118820 exp 6/27'],
    less: ['CA manicurist license M 90211, exp 6/27'],
  },
  {
    title: 'Sicherheitsmitarbeiter',
    ask: 'Geprüfte Schutz- und Sicherheitskraft (IHK) zwingend',
    held: ['Schichtführer Werkschutz. IHK-Prüfung zur gepr. Schutz- und Sicherheitskraft 2015'],
    less: ['Wachmann seit 2012, Unterrichtung § 34a'],
  },
  {
    title: 'Herd Manager',
    ask: 'NZ Certificate in Agriculture (Sheep Farming) Level 4',
    held: ['Nat. Cert. in Agriculture (Sheep Farming) Lvl 4, 2012; shepherd in Gore since 2013'],
    less: ['Nat. Cert. in Agriculture (Sheep Farming) Lvl 2, 2012'],
  },
];

/** A paper in a post, with its number or day. */
const DATED: readonly HeldOrLess[] = [
  {
    title: 'Server',
    ask: 'ProServe certification is mandatory',
    held: ['Server, 17th Ave, 2020 - present\nProServe #88213 exp 2027'],
    less: ['Hostess; will take ProServe if hired'],
  },
  {
    title: 'Line Cook',
    ask: 'FOODSAFE Level 1 (BC), current',
    held: ['Line cook, Kits Diner, 2019 - present\nFoodSafe L1 renewed 2024'],
    less: ['FoodSafe Level 1 from 2014, expired'],
  },
];

/** Licences of guards. */
const GUARDS: readonly HeldOrLess[] = [
  {
    title: 'CCTV Operator',
    ask: 'SIA Public Space Surveillance licence, valid at start',
    held: [
      'Control room operator, 2019 - present\nSIA PSS (CCTV) 1012 3345 6678 9901 exp 09/2027',
      'Council control room since 2016; badged PSS, renewed 2025',
    ],
    less: ['SIA DS licence exp 2027'],
  },
  {
    title: 'Close Protection Officer',
    ask: 'Front-line SIA Close Protection licence essential',
    held: ['SIA CP, exp 2028', 'Ex RMP. CP badge since 2015, renewed in March this year'],
    less: ['Security driver, DS badge'],
  },
  {
    title: 'Security Guard',
    ask: 'PSA licence (static guard), in date',
    held: ['Static guard, Tallaght, 2017 - present\nPSA EXS static lic. exp 11/2027'],
    less: ['Steward. Guarding Skills passed, PSA application not yet made'],
  },
  {
    title: 'Access Controller',
    ask: 'PSIRA registration, Grade B or higher',
    held: ['PSIRA 2518837, Grade A, valid to 04/2028'],
    less: ['PSIRA Grades E, D and C, valid to 04/2028'],
  },
  {
    title: 'Door Supervisor',
    ask: 'SIA Door Supervisor licence',
    held: ['Doorman, 2019 - present\nBadged (door sup, renewed with top-up in January)'],
    less: ['SIA Security Guarding licence to 2028'],
  },
  {
    title: 'Security Guard',
    ask: 'Ontario security guard licence',
    held: [
      'Concierge guard, 2019 - present\nON Security Guard Lic. 11223344, exp 2027',
      'Mall security, Mississauga. Licensed under the PSISA since 2016',
    ],
    less: ['Security, Calgary, 2016 - 2024\nAlberta security worker licence'],
  },
];

/** What kitchens, bars, salons, gardens, farms, workshops, works, undertakers and libraries call their papers. */
const TRADES: readonly HeldOrLess[] = [
  {
    title: 'Bar Manager',
    ask: 'A personal licence is essential',
    held: ['Deputy manager, The Swan, 2022 - present\nDPS since 2023'],
    less: ['APLH passed, application to the council still to send off'],
  },
  {
    title: 'Wirt',
    ask: 'Wirtepatent des Kantons Luzern',
    held: ['2019 Wirteprüfung GastroLuzern bestanden, kant. Fähigkeitsausweis'],
    less: ['Servicefachfrau in Luzern seit 2015'],
  },
  {
    title: 'Senior Stylist',
    ask: 'NVQ Level 3 in Hairdressing or the equivalent',
    held: ["C&G L3 Dip. Men's Hair, 2015"],
    less: ['C&G L2 Dip. in Hairdressing, 2015'],
  },
  {
    title: 'Tattoo Artist',
    ask: 'Oregon tattoo license, active',
    held: ['OR Tattoo Lic. TA-10128, exp 2027'],
    less: ['Apprentice, two years; exam for the tattoo license booked'],
  },
  {
    title: 'Friseurin',
    ask: 'Meisterbrief im Friseurhandwerk',
    held: ['Friseurmeisterin HWK Leipzig 2017'],
    less: ['Friseurin, Gesellenbrief 2012'],
  },
  {
    title: 'Arborist',
    ask: 'ISA Certified Arborist credential, current',
    held: ['ISA CA PN-7711A, exp 12/2027'],
    less: ['Groundsman; ISA membership since 2021'],
  },
  {
    title: 'Landwirt',
    ask: 'Sachkundenachweis Pflanzenschutz muss gültig sein',
    held: [
      'Sachkundeausweis PS (LWK), Fortbildung 2025',
      'Pflanzenschutz-Sachkunde, Scheckkarte, letzte Fortbildung Januar 2024',
    ],
    less: ['Traktorist seit 2015. Hat Spritzen gefahren, Sachkunde hat der Chef'],
  },
  {
    title: 'Horse Transporter',
    ask: 'Certificate of Competence for transporting horses on journeys over 8 hours',
    held: ['Animal transport certificate, long journeys, equine, 2021'],
    less: ['Animal transport certificate, short journeys, equine, 2021'],
  },
  {
    title: 'Gardener',
    ask: 'RHS Level 3 or equivalent in horticulture',
    held: ['RHS L3 Cert Principles & Practices'],
    less: ['RHS Level 2, 2019'],
  },
  {
    title: 'Agronomist',
    ask: 'BASIS Certificate in Crop Protection',
    held: ['BASIS (2012), BASIS PR no. 20112233'],
    less: ['Trainee agronomist, BASIS exam in May'],
  },
  {
    title: 'Process Improvement',
    ask: 'Six Sigma Black Belt certified',
    held: ['ASQ CSSBB 2018, no. 21442'],
    less: ['LSSGB (IASSC) 2020, three projects'],
  },
  {
    title: 'Quality Auditor',
    ask: 'ASQ Certified Quality Auditor (CQA) required',
    held: [
      'ASQ CQA #55120, recert 2027',
      'Certified Quality Auditor by the American Society for Quality 2018, current',
    ],
    less: ['QA technician, ASQ CQT 2019'],
  },
  {
    title: 'Technician',
    ask: 'ASE Master certification (T1 to T8 or A1 to A8)',
    held: ['ASE: Master Tech A1-A8, all exp 12/2028'],
    less: ['ASE A4, A5 and G1, exp 2027'],
  },
  {
    title: 'MOT Tester',
    ask: 'DVSA authorised tester for class 4',
    held: ['MOT tester, cl 4 & 7, since 2014, assessment passed'],
    less: ['MOT tester, classes 1 and 2, since 2019'],
  },
  {
    title: 'Kfz-Mechatroniker',
    ask: 'Fachkundige Person Hochvolt, Stufe 2S',
    held: ['FHV Stufe 3S, TAK 2023', 'Seit 2022 HV-Fachkundiger (2S, TÜV)'],
    less: ['Hochvolt Stufe 1S, 2022'],
  },
  {
    title: 'A/C Technician',
    ask: 'EPA Section 609 certification',
    held: ['EPA 609 (MACS)'],
    less: ['HVAC, EPA 608 Universal'],
  },
  {
    title: 'Technician',
    ask: 'California Smog Check Inspector license (EO)',
    held: ['Smog tech, Torrance, 2014 - present\nBAR EO 648112 exp 2027'],
    less: ['Mechanic, ASE A8, L1', 'Smog license expired 2021'],
  },
  {
    title: 'Baker',
    ask: 'Interprovincial Red Seal as a Baker',
    held: ['Baker, Red Seal 2016'],
    less: ['Cook, Red Seal (IP) 2016'],
  },
  {
    title: 'Water Operator',
    ask: 'Water Treatment Operator certificate, Grade T3 or higher',
    held: ['SWRCB certs: T4 #34418, exp 8/2028'],
    less: ['SWRCB certs: T2 #34418, exp 8/2028'],
  },
  {
    title: 'Wastewater Operator',
    ask: 'TCEQ Class B wastewater operator license or above',
    held: ['TCEQ WW Class A WO0033221', 'State wastewater license class B (TCEQ), renewed 2025'],
    less: ['Class D wastewater operator license'],
  },
  {
    title: 'Site Manager',
    ask: 'WAMITAB Level 4 (COTC) for non-hazardous transfer',
    held: ['COTC Level 4 non-haz transfer, continuing competence 2025'],
    less: ['Weighbridge operator, WAMITAB Level 2'],
  },
  {
    title: 'Asbestsanierung',
    ask: 'TRGS 519 Anlage 3',
    held: ['Großer Asbestsachkundelehrgang bei der TÜV-Akademie 2022 mit Prüfung'],
    less: ['TRGS 519 Anlage 4C, 2023'],
  },
  {
    title: 'Funeral Arranger',
    ask: 'Dip.FD (NAFD Diploma in Funeral Directing)',
    held: ['DipFD 2015', 'NAFD diploma in funeral directing, 2018'],
    less: ['NAFD Certificate in Funeral Arranging'],
  },
  {
    title: 'Embalmer',
    ask: 'Kentucky embalmer license, active',
    held: ['KY Embalmer Lic. 9141, active through 12/2026'],
    less: ['Apprentice at a funeral home; embalmer license exam in August'],
  },
  {
    title: 'Archivist',
    ask: 'A postgraduate archives qualification',
    held: ['HDip Archival Studies, 2003', 'M.A. ARM, 2017'],
    less: ['BA History, 2003'],
  },
  {
    title: 'Chartered Librarian',
    ask: 'MCLIP chartership required',
    held: ['MCLIP 2017, revalidated 2025'],
    less: ['Library assistant, ACLIP 2019'],
  },
  {
    title: 'Schichtführer',
    ask: 'Industriemeister Metall (IHK)',
    held: ['Geprüfter Industriemeister (Metall), IHK Ulm'],
    less: ['Industriemeister Chemie, 2015'],
  },
  {
    title: 'Tierpfleger',
    ask: 'Eidg. Fähigkeitszeugnis als Koch (EFZ)',
    held: ['Koch EFZ (2012), Luzern'],
    less: ['Küchenhilfe seit 2012'],
  },
  {
    title: 'Staplerfahrer',
    ask: 'Gültiger Fahrausweis für Flurförderzeuge',
    held: ['2017 Staplerschein, DEKRA'],
    less: ['Führerschein Klasse B'],
  },
];

/** Papers of whoever stands beside somebody. */
const WHOSE: readonly HeldOrLess[] = [
  {
    title: 'Café Chef',
    ask: 'Food Safety Supervisor certificate',
    held: ['Food Safety Supervisor certificate, issued 2024'],
    less: ['Owner Ben is the Food Safety Supervisor for our shop'],
  },
  {
    title: 'Pesticide Applicator',
    ask: 'Georgia commercial pesticide applicator license',
    held: ['GA Comm. Pesticide Applicator license, exp 2027'],
    less: ["Registered employee under the boss's Georgia applicator license"],
  },
  {
    title: 'Gérant de bar',
    ask: "Le permis d'exploitation est obligatoire",
    held: ["Permis d'exploitation, 2022"],
    less: ["Le patron détient le permis d'exploitation."],
  },
  {
    title: 'Livestock Driver',
    ask: 'Animal transport certificate',
    held: ['Animal transport certificate, long journeys'],
    less: ['Went along with my uncle, who has the animal transport certificate'],
  },
];

/** Levels in words, and papers of which each part is asked for. */
const LEVELS: readonly HeldOrLess[] = [
  {
    title: 'Restaurant Manager',
    ask: 'HACCP Level 3 certificate',
    held: ['HACCP level three, 2022'],
    less: ['HACCP level one, 2024'],
  },
  {
    title: 'Cariste',
    ask: 'CACES R489 catégories 3 et 5 en cours de validité',
    held: ['CACES R489 1A, 3, 5 (2024)'],
    less: ['CACES R489 cat. 1A et 3, 2023'],
  },
  {
    title: 'Spray Operative',
    ask: 'NPTC PA1 and PA6',
    held: ['NPTC: PA1, PA6A, PA6AW'],
    less: ['NPTC: PA1, PA2'],
  },
];

/** What is refused, failed, or of another profession. */
const REFUSED: readonly HeldOrLess[] = [
  {
    title: 'Reach Truck Driver',
    ask: 'RTITB reach truck licence; company tickets are not accepted',
    held: ['RTITB reach truck, refreshed 2025'],
    less: ['Reach truck, in-house ticket, 2025'],
  },
  {
    title: 'Pest Controller',
    ask: 'BPCA General Pest Control certificate',
    held: ['BPCA General Pest Control, exam passed 2023'],
    less: ['BPCA General Pest Control course, exam result 48% - fail'],
  },
  {
    title: 'Animal Health Technician',
    ask: 'Registration with the Veterinary Council as an Animal Health Technician',
    held: ['Registered with the Veterinary Council as an animal health technician'],
    less: ['Veterinary Council authorised animal welfare assistant'],
  },
];

describe('papers of services: shortened words', () => itTellsApart(SHORTENED));
describe('papers of services: dated in a post', () => itTellsApart(DATED));
describe('papers of services: guards', () => itTellsApart(GUARDS));
describe('papers of services: further names', () => itTellsApart(TRADES));
describe('papers of services: of others', () => itTellsApart(WHOSE));
describe('papers of services: levels and parts', () => itTellsApart(LEVELS));
describe('papers of services: less than the paper', () => itTellsApart(REFUSED));
