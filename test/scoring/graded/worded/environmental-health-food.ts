/** Food officer of a district council, UK: one of the recognised qualifications, authorised for high-risk premises, two recent years, driving; a Word table in lines. */
import type { GradedJob } from '../types.ts';

export const environmentalHealthFood: GradedJob = {
  job: 'environmental-health-food',
  title: 'Environmental Health Officer (Food Safety)',
  spec: `CASTLE MOULTON DISTRICT COUNCIL
Regulatory Services | Food & Safety Team
Environmental Health Officer (Food) | Post CM/RS/19 | SCP 33-37 | casual car user

PERSON PROFILE
1 | Education | E | EHRB Certificate of Registration, or CIEH registration as Environmental Health Practitioner, or Higher Certificate in Food Control / Food Premises Inspection |
2 | Authorisation | E | Has in the last two years been authorised by a competent authority to carry out official food hygiene controls at category A and B establishments, CPD 20 hours in line with the Food Law Code of Practice |
3 | Experience | E | Not less than two years of food hygiene inspection for a local or port health authority |
4 | Experience | D | Approved establishments (meat products, dairy, fish), product specific files, 853/2004 |
5 | Experience | D | Formal action: hygiene improvement notices, voluntary closure, PACE interviews, prosecution files |
6 | Knowledge | D | FHRS Brand Standard, allergens and PPDS, imported food, private water supplies, H&S at work in the same premises |
7 | Skills | E | Plain letters. Can tell a proprietor bad news and still be offered a cup of tea |
8 | Skills | D | Idox Uniform or Tascomi; remote working |
9 | Circumstances | E | Driving licence valid in the UK and use of a vehicle; farms and caravan sites have no bus |
10 | Circumstances | E | Evening and weekend visits, about one in six, time off in lieu |

E essential, D desirable

Backlog statement: 1,180 premises, 64 overdue Bs. Your first year is inspections. Infectious disease work (campylobacter, E. coli questionnaires) is shared by all.
Hybrid: two days from home. Market supplement of £3,000 for two years, retention terms apply. LGPS. Dog friendly office on Fridays (not the same Friday as the pest controllers). The council pays your CIEH fee. Guaranteed interview for care leavers and ex service personnel meeting all E.`,
  graded: [
    {
      name: 'borough-eho',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'EHRB-registered, authorised for all categories with CPD of 2026, eight years inspecting incl. approved dairies and prosecutions; drives.',
      lacks: [],
      cv: `SOPHIE DRUMMOND-IQBAL, MCIEH, Chartered EHP

Since Feb 2018: Environmental Health Officer, Fosse Borough Council (food team, 1,400 premises). All categories incl. 11 approved premises (two cheesemakers, cold stores, a pie factory). 190 interventions in 2025/26, two thirds of them As and Bs. HINs 74, HEPN 6 (five upheld by the court), RAN 2 at a meat plant. Prosecutions: three to conviction, largest fine £62,000. Allergen sampling project with the analyst. Lead for the FSA return (LAEMS as was). Out of hours rota. Uniform.
CPD 2025/26: 26.5 hours, 20 of them food. Lead officer competency assessment countersigned May 2026.

Sept 2016 to Jan 2018: EHO, Ashdale District, food and H&S (contract, 17 months)

Sept 2013 to Aug 2016: Regulatory support officer, then student EHO (portfolio), Ashdale

BSc (Hons) Environmental Health, Nottingham Trent, 2015
EHRB Certificate of Registration, 2016
HACCP level 4, 2019. Lead Auditor ISO 22000, 2022. PACE refresher 2024.

Car, licence since 2008. Three chickens, one toddler, one patient husband. Referee for U12 hockey.`,
    },
    {
      name: 'contractor-highercert',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 85,
      why: 'No degree and no EHO title, but the Higher Certificate and eight years of A to E inspection on contract for councils, in his own words; formal action thin.',
      lacks: [],
      cv: `Terry Broadbent-Mensah. Sole trader, "Broad Street Hygiene Checks". Boston, Lincs.

HOW I GOT HERE
Sixteen years a chef (Savoy brigade for two of them, then pubs and a school kitchen), then on the other side of the pass. 2014-16 I did the Higher Certificate in Food Premises Inspection with the Scientific and structured practical training logged at a council in the Fens; certificate dated 28 October 2016.

WHO HAS LET ME LOOSE
2018 to present, self-employed. Eleven district and city councils in all; presently Kesteven Vale (warrant renewed 1 April 2026, no restriction on risk category) and the port at Sutton Cross for the odd container of prawns. Paid by the visit, about 340 a year. In 2025: 4 As, 57 Bs, the rest Cs to Es and new registrations. I score 'em, I write 'em up, the rating goes on the door. I have served about twenty improvement notices, and persuaded seven people to shut on their own for a week, which is cheaper for all. Not been in a Crown Court, two statements to magistrates.
2016 to 2018, Food Safety Officer (fixed term), Fens council, starting with Ds and finishing with Bs.

KEEPING UP
ABC Food Safety and CIEH training days, 31 hours for the year ended March 2026, list attached. Allergens, sous vide, vac pack, E coli O157 cross-contamination guidance.

Tascomi, Civica, whatever they've got. Volvo estate, clean licence, evenings suit me. Referees are three principal officers. Hobby: barbecue judging.`,
    },
    {
      name: 'housing-since-2015',
      kind: 'old',
      low: 46,
      high: 61,
      best: 54,
      why: 'Registered EHO whose food inspections ended in 2015; housing enforcement since, so no current authorisation for A and B premises and no food CPD.',
      lacks: [
        'Has in the last two years been authorised by a competent authority to carry out official food hygiene controls at category A and B establishments',
      ],
      cv: `Philip Stonebridge-Yeo
Environmental Health Officer

Qualifications
BSc Environmental Health, Cardiff Institute, 2004
EHORB Certificate of Registration, 2005
CIEH member, chartered 2012

Experience
Principal EHO (Private Sector Housing), Moulton Borough, 2019 - present
HMO licensing for 430 properties; HHSRS; civil penalties to £30,000 each; banning orders; lead for damp and mould after Awaab's Law; five officers. Emergency planning duty officer.
EHO, Housing Standards, same, May 2015 - 2019
Improvement notices, prohibition orders, prosecutions (14), tribunals. DFG surveys.
EHO, Food and Commercial, Harrowgate Vale Council, 2005 - April 2015
Ten years inspecting takeaways to a poultry cutting plant. Category A to C mainly, FHRS launch in 2011, notices by the score, three closures, two norovirus outbreaks and the legionella affair of 2012. Lead officer for food 2011 to 2015. Uniform.

CPD: 34 hours last year, housing, RRB and Renters' Rights Act, HHSRS refresher
Driving licence and car, full. Evening work normal.
Life: caravan, choir, chair of governors. My reasons are simple: the food job was the one I enjoyed and I now live in the next village.`,
    },
    {
      name: 'irish-eho',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: "Current HSE environmental health officer who inspects high-risk Irish premises, but without a UK certificate or a UK authority's authorisation; CIEH registration still needed.",
      lacks: [
        'EHRB Certificate of Registration, or CIEH registration as Environmental Health Practitioner, or Higher Certificate in Food Control / Food Premises Inspection',
      ],
      cv: `Gráinne Tuohy-Ansah
Athlone, Co. Westmeath (relocating Jan 2027)

PROFESSIONAL EXPERIENCE

Environmental Health Officer, HSE Environmental Health Service, Midlands
November 2018 - present
- Authorised officer under the Food Safety Authority of Ireland Act 1998, S.I. 369/2006 and S.I. 22/2020
- Planned and follow up inspections of high, medium and low risk businesses, approx. 260 in 2025 (hospitals, nursing homes, hotels, takeaways, a sandwich factory)
- Approved premises under 853/2004: two cold stores, a ready meals plant
- Enforcement: 9 closure orders, 22 improvement orders, 4 cases in the District Court, all convicted
- Sampling with the PAS, RASFF follow up, campylobacter and VTEC household visits
- Tobacco and sunbed inspection, water fluoridation monitoring
- Students' supervisor

Graduate food inspector, large retail co-op, 2017 - 2018

EDUCATION
BSc (Hons) Environmental Health, TU Dublin, 2013 - 2017, 1st class
Diploma in Food Law (UCC), 2021
Level 4 HACCP

CPD 38 hours 2025, EHAI member and branch secretary

OTHER
Irish driving licence (full, B), Skoda. Weekend rota one in five. Hurling, hens, Lidl middle aisle. Referees: Principal EHO, Regional Chief EHO. Moving because my partner is stationed at RAF Waddington.`,
    },
    {
      name: 'brc-technical',
      kind: 'adjacent',
      low: 26,
      high: 42,
      best: 34,
      why: "A factory technical manager and third-party auditor: food law from the other side of the table, no officer's qualification, no authorisation, no council inspections.",
      lacks: [
        'EHRB Certificate of Registration, or CIEH registration as Environmental Health Practitioner, or Higher Certificate in Food Control / Food Premises Inspection',
        'Has in the last two years been authorised by a competent authority to carry out official food hygiene controls at category A and B establishments',
        'Not less than two years of food hygiene inspection for a local or port health authority',
      ],
      cv: `Dr Katarzyna Whitlam, PhD, MIFST

Food safety professional with 14 years of inspection, audit and enforcement of standards.

Freelance BRCGS and SALSA auditor (contracted by two certification bodies), 2021 - present
About 95 audits a year in the Midlands and East, from one-woman bakeries to 400-staff salad factories. Issue 9, high risk and high care, grades, corrective actions, suspension of certificates (four). Unannounced visits. Written reports within ten days.

Technical Manager, Fenland Ready Meals Ltd (approved under 853/2004), 2016 - 2021
HACCP team leader, 18 QA staff, host of the council's EHO and of Tesco, M&S. Listeria control plan, shelf life validation, allergen matrix, Natasha's Law roll-out. Two recalls run from start to end.

QA Manager, dairy, Melton Mowbray, 2012 - 2016

PhD Food Microbiology (Listeria biofilms), Nottingham, 2012. MSc Food Science, Lodz, 2007.
Level 4 Food Safety, Advanced HACCP (RSPH), Lead Auditor, Level 3 Allergens tutor, 24 hours CPD.

Languages Polish, Russian, English. Car, 30,000 miles a year, clean licence. Weekends fine. Amateur beekeeper (SALSA would pass me).`,
    },
  ],
};
