import type { GradedJob } from '../types.ts';

export const transportManagerHaulageCastleford: GradedJob = {
  job: 'transport-manager-haulage-castleford',
  title: 'Transport Manager',
  spec: `Transport Manager – Castleford (WF10)
Full time, permanent | Salary up to £52,000 + car allowance + bonus | Ref HDL/TM/2261

Who we are
Harrowdene Logistics Group moves chilled and ambient goods for some of Britain's best-loved food brands. With 2,900 colleagues, 14 depots and more than 800 vehicles, we have grown every year since 1974 and we are still proudly family-controlled. Our values – Safe, Straight, Together – are not a poster on a wall.

The opportunity
Reporting to the General Manager, you will take charge of the Castleford transport operation: 62 tractor units, 95 trailers and around 110 drivers over a 24-hour, six-day shift pattern. You will be nominated on the operator's licence for the site, with all that this implies.

Key accountabilities
Keep the licence undertakings, every day: maintenance intervals, defect reporting, drivers' hours, working time.
Own OCRS, tachograph analysis and infringement debriefs, DVSA audits and FORS.
Lead four shift planners and two compliance clerks.
Deliver on time in full above 98.5 % within budget (£9.4m).
Handle recruitment, investigations and disciplinaries, working with our recognised union.

About you
To be considered you will hold a Transport Manager Certificate of Professional Competence (national or international). You will bring no fewer than five years in the management of an HGV fleet on a standard operator's licence. A confident people leader, you will be able to demonstrate commercial acumen. Multi-temperature or retail distribution would be advantageous, as would TruTac, Microlise or Paragon and category C+E.

What we offer
25 days' holiday plus bank holidays, contributory pension, life assurance, cycle to work, colleague discount, wellbeing app.

Harrowdene is an equal opportunities employer and a Disability Confident Committed organisation. We welcome applicants from all backgrounds. We reserve the right to close this vacancy early. Speculative CVs from agencies will be treated as a gift.`,
  graded: [
    {
      name: 'sharon-eddowes-chilled',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 94,
      why: 'International TM CPC, nominated on standard licences for nine years up to now, chilled retail, union site, OCRS, tacho tools and budget all shown.',
      lacks: [],
      cv: `SHARON EDDOWES
Pontefract | 07700 900588

Transport Manager, Wensum Chilled Distribution, Wakefield
February 2020 – present
• Nominated TM on the standard national licence, 55 units and 80 multi-temp trailers, 98 drivers, 24/6
• OCRS green/green for 23 quarters; DVSA desk-based assessment 2023 closed with no action
• FORS Silver since 2021
• Introduced TruTac with debrief in five days: infringements per 100 shifts from 11.2 down to 2.3
• On time in full 98.9 % last year for three supermarket customers, budget £8.1m
• Lead five planners and a compliance administrator; chair monthly meeting with Unite reps

Transport Manager, Aire Pallet Services, Normanton
May 2017 – January 2020
• Nominated TM, 24 tractors, night trunk and day collections
• Took over after a public inquiry; licence kept, undertakings signed off after 18 months

Transport Planner / Shift Manager, Greywether Foods Logistics, Leeds
2011 – 2017
• Paragon route planning, 40 vehicles on nights

HGV driver, class 1, 2004 – 2011

Qualifications
Transport Manager CPC (International), 2015
IOSH Managing Safely, 2022
Category C+E, DQC valid to 2029
CILT member`,
    },
    {
      name: 'imran-holroyd-dairy',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'Named on the O-licence at a dairy for six years, certificate in road haulage operations; title and words differ, retail multi-drop and union not mentioned.',
      lacks: [],
      cv: `Imran Holroyd

For the last six and a half years (since April 2020) I've been Fleet and Compliance Manager with Upper Calder Creameries, a milk processor at Brighouse that runs its own lorries, and hauls for two other dairies on the side, so we're on a standard national licence. Mine is the name the Traffic Commissioner has on it: 38 artics, 12 rigids, 46 tankers and fridge trailers, 71 drivers on days and nights. That means six-weekly inspections happening when the planner says they will, walk-round checks that are done and not just ticked, card and vehicle unit downloads, rest breaks, the 48-hour average, and a proper sit-down with any driver who has gone over. We're green on the compliance score, roadworthiness and traffic both. An auditor from one of the trade associations gave us 97 per cent in February.

I came up from the yard. Warehouse at sixteen, then the traffic office at Kirklees Bulk (2009 to 2016), where I was day shift traffic clerk and then night supervisor, then deputy to the transport manager at the same firm from January 2017 till March 2020, standing in fully for five months when he was ill and running a team of three clerks.

I sat the exams for the Certificate of Professional Competence in Road Haulage Operations (international) at the second go in 2016, multiple choice and the case study. I have since done the two-day operator refresher in 2024.

Costs: fuel and tyres and agency, I have a budget of £5.2m and came in under it in three of the last four years. Interviews, investigations, and yes, dismissals, I do those myself with HR beside me. Microlise since 2022. No lorry licence, my eyes wouldn't pass it.

Lives in Batley. Can start on eight weeks' notice.`,
    },
    {
      name: 'wayne-tordoff-driver-cpc',
      kind: 'trap',
      low: 22,
      high: 37,
      best: 30,
      why: "The CPC here is the driver's periodic training card, not the manager's certificate, and he has driven and coached but never managed a fleet.",
      lacks: ['Transport Manager CPC', "five years managing an HGV fleet under an operator's licence"],
      cv: `WAYNE TORDOFF
Featherstone, WF7

CPC holder with 20 years in transport.

Licences: B, C, C+E. CPC (DQC) up to date, 35 hours done again May 2024, expires Sept 2029. Digi card. ADR packages. Counterbalance forklift.

2015 – present   Harthill Road Haulage, Knottingley – Class 1 driver, nights, trunking to Daventry and Livingston. Since 2021 also driver mentor: I take new starters out for their first week, show them the tachograph, the defect book, strapping, and fill in the assessment form. Cover the traffic desk some Saturdays, ringing drivers with their loads off the sheet.

2006 – 2015   Agency and then full time with Wold Parcels, Leeds – class 2, multidrop, then class 1.

2001 – 2006   Self-employed tiler.

Clean licence. No accidents in eleven years. Know drivers' hours and working time inside out as I have had to keep them.

I would like to get out of the cab and into management. Willing to go on any course.

Hobbies: rugby league, Sunday football ref.`,
    },
    {
      name: 'nadia-kershaw-external',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 64,
      why: 'CPC in hand and good work, but the two posts run side by side, so the six years claimed are three years and seven months of the five asked.',
      lacks: ['five years managing an HGV fleet'],
      cv: `NADIA KERSHAW MCILT
Transport Manager (CPC International, 2022)
Over six years' transport management on standard licences

| Dates | Employer | Post |
| 04/2023 – present | Selby Grain & Feed Haulage Ltd | Transport Manager |
| 01/2024 – 09/2026 | Ouse Valley Skips & Tippers Ltd | External Transport Manager (8 hrs a week) |
| 06/2019 – 03/2023 | Selby Grain & Feed Haulage Ltd | Transport clerk |

Selby Grain & Feed: 34 artics (bulk tippers, some fridge work for a potato packer), 40 drivers. Nominated on the licence. Maintenance planner, brake test at every inspection since the 2023 guidance, TruTac, OCRS from amber to green in fourteen months. Two planners report to me. Recruited 15 drivers last year. Budget for repairs and fuel, £3.9m.

Ouse Valley: 9 vehicles, restricted upgraded to standard national. Nominated under contract, systems set up from nothing: driver files, gate checks, tacho downloads, prohibition response. Handed over to an in-house manager in September.

As clerk: digital tachograph downloads, booking MOTs and services, PODs, phones.

Education: BA Business & Logistics, 2:1, 2016–2019. NEBOSH certificate 2024.

Driving licence: B. Lives Selby, 25 minutes from Castleford.`,
    },
    {
      name: 'darren-pybus-keywords',
      kind: 'list',
      low: 20,
      high: 35,
      best: 28,
      why: 'All the right words in a list with no date or place behind them; the jobs themselves are goods-in clerk and warehouse operative.',
      lacks: ['Transport Manager CPC (only a word in a list, undated)', 'five years managing an HGV fleet'],
      cv: `Darren Pybus
Transport & Logistics Professional

KEY SKILLS
Transport Manager CPC • O-licence compliance • HGV fleet management • OCRS • tachograph analysis • TruTac • Microlise • Paragon • FORS • DVSA • drivers' hours • working time directive • multi-temperature • retail distribution • OTIF • budget control • people leadership • union consultation • disciplinaries • KPI • continuous improvement • commercial acumen • stakeholder management

CAREER OBJECTIVE
To secure a Transport Manager role in a leading logistics company in which I can use my extensive transport management skills to drive operational excellence.

EMPLOYMENT
2022 – present  Goods-in clerk, homeware distribution centre, Normanton
                Booking in deliveries, checking paperwork, putting discrepancies on the system
2017 – 2022     Warehouse operative, same site. Picking, reach truck
2014 – 2017     Retail assistant, Wakefield

EDUCATION
GCSEs (7), 2014
Online courses: Introduction to Supply Chain; Excel intermediate

References available`,
    },
  ],
};
