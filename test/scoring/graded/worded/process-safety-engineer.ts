/** Process safety engineer, upper-tier COMAH chemicals: chemical engineering degree, five years in high hazard plant, HAZOPs chaired, LOPA/SIL of own. */
import type { GradedJob } from '../types.ts';

export const processSafetyEngineer: GradedJob = {
  job: 'process-safety-engineer',
  title: 'Process Safety Engineer',
  spec: `Dear candidate,

We put our adverts in the form of a letter since we'd like an answer in the same spirit.

Thornaby Amines has made ethylene oxide derivatives on the same bend of the Tees since 1958. 214 people work here, and the site is upper tier under COMAH. Ethylene oxide, ammonia and hydrogen do not forgive much. Five years ago we changed how we look at risk, and the small team that did it (three engineers and a manager, Dr Alison Wray) needs one more, because two projects and the five-year revalidation of eleven studies come together in 2027.

What will you do? You will chair HAZOPs, most weeks of next spring. You'll carry the findings into LOPA, set SIL targets and argue about independence of layers with the C&I people. You will write parts of the safety report, review management of change, investigate the near misses that matter, and coach shift teams on barriers. Relief and flare calculations go to our consultants, you only need to smell when they're wrong.

Who would be right? Someone with a degree in chemical engineering. Someone who has had five years in or for high hazard plants, that is chemicals, refining, gas or similar, in process safety, process design or production. And somebody who has sat at the head of the table: if you have been a team member of many studies but have never chaired one, please wait a couple of years and write to us then. LOPA done by yourself is needed as well; software is secondary.

Chartered status (IChemE, professional process safety engineer), a TÜV functional safety ticket, bow-ties, DSEAR zoning, PHAST: all welcome, none is a condition.

What do you get? £62,000 to £74,000, bonus, nine-day fortnight, final salary no longer, alas, but 12 % into the pension, and a view of seals. We sponsor the Billingham folk festival. Adjustments at interview are no trouble, and part-time from 80 % is fine.

Yours, Thornaby Amines, People Team`,
  graded: [
    {
      name: 'teesside-chair',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'MEng, nine years on COMAH sites, forty-odd HAZOPs chaired with IChemE leader training, LOPA and SIL work of his own, CEng.',
      lacks: [],
      cv: `Matthew Okafor-Lisle, CEng MIChemE
Yarm

2022 - now | Senior process safety engineer, Seal Sands Nitriles Ltd (upper tier)
HAZOP chair for site, 31 studies since joining, from a nitrogen hook-up to the hydrogen cyanide absorber revalidation (23 days). Took 60 scenarios through LOPA in 2024, wrote the calibration of the target frequencies, SIL 2 trips verified with C&I. MoC gatekeeper. Author of the MAPP and of predictive chapters of the 2025 safety report. Bow-ties with operators.

2019 - 2022 | Process safety consultant, Ferrers Risk LLP, Warrington
HAZOP scribe first, chaired from 2020 (11 studies for chlorine, distilleries, hydrogen). LOPA facilitator. DSEAR, PHAST.

2017 - 2019 | Process engineer, Mersey Surfactants, Ellesmere Port
Ethoxylation and sulphonation, day shift.

2013 - 2017 | MEng Chemical Engineering, Newcastle, first

Courses: IChemE HAZOP Leadership and Management 2020; LOPA 2021; TÜV Rheinland FS Eng (SIS) 2023; incident investigation TapRooT 2022
CEng 2022, professional process safety engineer register 2025

Climb (badly), two cats, referee for IChemE journal.`,
    },
    {
      name: 'gulf-coast-pha',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 86,
      why: 'American PSM vocabulary: PHA facilitator of a refinery alkylation and olefins plants, layers-of-protection worksheets, BS ChE; no COMAH paper yet, which the letter does not require.',
      lacks: [],
      cv: `Elena Marchetti-Doyle
PSM Engineer, moving from Baytown, Texas to Durham (UK citizen by mother, arriving 28 November)

Rio Brazos Olefins, Baytown
PSM Engineer II, then Senior. Feb 2019 to present
- Facilitator for unit PHAs under 29 CFR 1910.119(e): cracker cold side, butadiene, ethylene oxide/glycol unit (what-if/checklist for logistics, guideword on P&IDs for process). 26 sessions led, 9 to 30 days, teams of 8 to 12
- Every high-consequence cause/consequence pair goes to a layers analysis that I run: initiating events from CCPS tables, IPL credit, safety instrumented functions with required risk reduction, close-out by SRS. 190 scenarios in PHA-Pro
- MOC and PSSR approvals, ~120 a year. Investigated three Tier 1 events
- RAGAGEP gap list for relief

Calcasieu Refining, Lake Charles
Process engineer alky (HF). 2016 to 2019

BS Chemical Engineering, LSU, 2016, cum laude. EIT, PE (Texas) 2021. Primatech PHA facilitator course, 2019; CCPS CCPSC 2022.

Interests: saltwater fishing until I get cold, Italian cooking, my dog Flange. References available in three time zones.`,
    },
    {
      name: 'table-member',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 68,
      why: 'Degree, eight COMAH years and his own LOPA sheets, but in twenty HAZOPs always the process representative or scribe, never in the chair.',
      lacks: ['sat at the head of the table'],
      cv: `SIÂN PARGETER, BEng AMIChemE

Profile. Process engineer with a foot and a half in process safety.

Grangemouth Solvents plc, Process engineer then Process & Safety Engineer
Sept 2018 to date
I own the technical safety file of the butanol and acetate units. Part of that is preparing: node mark-ups, P&ID walk-down, cause and effects, deviation prompts; then I represent the process in the room. 22 studies since I came, ten of them as secretary with PHAWorks. The consultant who leads writes in his report that my preparation halved his time. I have carried the LOPA myself since 2022: 84 scenarios, SIL 1 and 2, for the tank farm overfill and reactor runaway; verified by an outside competent person, no change in 79. Layers audit each quarter. Trip proof test intervals. DSEAR zoning revision of the drumming shed. MoC reviewer.

Fife Ethylene, graduate engineer, Sept 2016 to Aug 2018
Furnaces, shutdown 2017.

Education: Heriot-Watt, BEng Chemical Engineering, 2.1, 2016
Training: LOPA practitioner (IChemE), 2021. Human factors in incident investigation. HAZOP for team members, 2017. Leading HAZOP, dates to be confirmed in the spring budget.

Also: Welsh speaker, knitted the company rugby club mascots.`,
    },
    {
      name: 'hs-manager',
      kind: 'trap',
      low: 20,
      high: 36,
      best: 28,
      why: 'A chartered occupational health and safety manager on a chemical site: permits, slips, noise and forklift, with HAZOP and LOPA only as words in the system she administers.',
      lacks: ['a degree in chemical engineering', 'sat at the head of the table', 'LOPA done by yourself'],
      cv: `SARAH WICKENS-TORRANCE CMIOSH

PROFILE
I've built safety culture on chemical and logistics sites for eighteen years, and lowered LTIs by 82 % at my present employer, a top tier COMAH establishment.

CAREER
Health, Safety & Environment Manager, Billingham Resins, 2016 to present
- Own the site safety management system, incl. the procedures for permit to work, MoC, HAZOP and LOPA (I administer the action tracker, 400 open actions, 96 % on time)
- Host HSE and EA inspectors, intervention plan, lead for the site's annual COMAH meeting
- Toolbox talks, behavioural safety observations, near miss campaign with the gulls on the posters
- COSHH, noise, HAVS, manual handling, driving at work, contractor control, fire
- Emergency exercises with Cleveland Fire Brigade twice a year
- Team of 4
- Wrote the site induction (film, quiz, in five languages) and the contractors' handbook
- Occupational health contract, hearing and lung function surveillance, return to work
- Ran the 2021 to 2023 campaign "Home for tea" with the unions: total recordables from 19 to 4
- Represent the site on the Teesside cluster group and on the Local Resilience Forum, chair of its schools' liaison panel
- Waste consignment notes, effluent sampling, odour complaints, bird ringing permit for the lagoon


HSE adviser, Wilton Distribution, 2012 to 2016
Safety officer, Redcar steel contractor, 2008 to 2012

QUALIFICATIONS
BSc (Hons) Occupational Safety and Health, Teesside University, 2012
NEBOSH Diploma 2013, NEBOSH Process Safety Management certificate, 2020 (5 days)
ISO 45001 lead auditor, IEMA associate

Interests: open water rescue, choral society, a caravan in Weardale.`,
    },
    {
      name: 'technical-director',
      kind: 'overqualified',
      low: 73,
      high: 87,
      best: 80,
      why: 'Twenty-eight years, a former corporate head of process safety who still chairs and does LOPA; every must is met, only the grade below him is a question.',
      lacks: [],
      cv: `Prof. (hon.) Hugh Lambrecht FIChemE CEng

Since 2024: independent. Since selling my shares I have taken small jobs I like, about half the time. I chaired the HAZOP for a green ammonia pilot (Immingham, 14 days, 2025), a phosgene unit revalidation (Belgium, 2025) and a hydrogen trailer filling station (2026). I carried two of these into LOPA with a colleague taking minutes. I find that's what I'm good at and that I'm tired of invoices, boards and airports.

2013 to 2024: Group Head of Process Safety, Orvelle Chemicals, nine sites in four countries. Team of 26. Group standard for SIL assignment. Chief investigator for the 2017 Antwerp fire. Chaired a study a year, for the craft.

2004 to 2013: Principal, then Director, Ferrers Risk. Several hundred days in the chair. Expert witness twice.

1998 to 2004: process engineer, later process manager, ethylene oxide and glycols, Wilton.

Studies: MEng Chemical Engineering, Imperial, 1998. Functional safety certificate TÜV 2009.

Salary: I know what you pay and don't mind. I live at Great Ayton and would like to be home for dinner. Cello. Beagles. Two dozen papers, list on request.`,
    },
  ],
};
