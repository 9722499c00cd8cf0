/** Plumbing & Heating Engineer (Gas Safe): Gas Safe registration with in-date ACS; NVQ/City & Guilds Level 2 in plumbing or heating decide it. */
import type { GradedJob } from '../types.ts';

export const plumbingHeatingEngineerGasSafe: GradedJob = {
  job: 'plumbing-heating-engineer-gas-safe',
  title: 'Plumbing & Heating Engineer (Gas Safe)',
  spec: `Plumbing & Heating Engineer – Bristol and BS postcodes – £40k to £44k + van + overtime

Our client is a family-run plumbing and heating firm that's been looking after landlords, housing associations and private customers round Bristol for thirty-odd years. They've picked up another 900-home contract and need a good all-rounder to start as soon as notice allows.

You'll be out on your own most days doing boiler services and breakdowns, landlord gas safety checks, boiler swaps, and the usual plumbing in between: leaks, taps, cylinders, the odd bathroom. Jobs come through on a tablet and paperwork is done on site.

To be considered you must be Gas Safe registered with in-date ACS (CCN1, CENWAT, and ideally CKR1 and HTR1), hold an NVQ/City & Guilds Level 2 or above in plumbing or heating, and have a full UK driving licence. They're after at least three years on the tools in domestic plumbing and heating since qualifying, so sorry, no trainees for this one. Unvented (G3) would be a real bonus, as would any heat pump training. You'll need to be tidy and decent with tenants. DBS check arranged by us.

In return: 25 days plus bank holidays, 1 in 6 on-call paid extra, fuel card, uniform, ACS renewals paid for, Christmas shutdown.

Interested? Call Steph at Brunel Trades Recruitment or send a CV. Brunel Trades is an equal opportunities employment agency.`,
  graded: [
    {
      name: 'combi-swaps-cp12',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 92,
      why: 'Current Gas Safe card and in-date tickets, Level 3, licence and nine years domestic, all told in trade shorthand (CP12s, combi swaps, G3).',
      lacks: [],
      cv: `Kev Trubshaw, Kingswood BS15

Tickets
 CCN1 / CENWAT / CKR1 / HTR1 / MET1 – all redone 14.05.24, good till May 29
 GSR card no. 5518204 (exp 31.3.27)
 G3 hot water – 2022
 C&G 6189 L3 domestic heating pathway – finished Aug 2017
 Water regs

Jobs
Redcliff Property Care, Apr 2021 to now. Mobile heating engineer, housing stock + private. 6–8 CP12s a day in the season, fault finding on Vaillant, Worcester, Ideal, Baxi. Combi swaps 2 a week, powerflush, S-plan/Y-plan wiring, filters. Out of hours 1 in 5. Also burst pipes, toilets, pumps, Megaflo servicing. PDA for everything, sign it off in the kitchen before I leave.

Dando & Son, Fishponds, Sep 2017 to Apr 2021. Fitter – started on bathrooms & rads, did gas from early 2018. Back boiler rip outs, full systems.

Same firm, apprentice, 2014 to 2017.

Licence since 2015, clean, C1. 
No heat pump ticket yet, keen to do it.
Refs: Rob Dando, plus contracts manager at Redcliff (not till I've handed notice in pls)`,
    },
    {
      name: 'acs-run-out',
      kind: 'lapsed',
      low: 52,
      high: 66,
      best: 59,
      why: 'Ten good years of domestic gas work, but the ACS ran out in February 2025 and the Gas Safe registration lapsed with it.',
      lacks: ['Gas Safe registration with in-date ACS'],
      cv: `Curriculum Vitae: Mr Anthony Pellew

Summary
Time-served heating engineer with a strong background in domestic servicing and repair. Polite, punctual and used to working in occupied homes.

Career history

Facilities Plumber, St Brannock's School, Clifton (03/2025 to date)
- Plumbing maintenance to boarding houses: showers, TMVs, cylinders, radiators, legionella flushing
- No gas work carried out in this role; boilers are contracted out

Heating Service Engineer, Avonvale Gas Services Ltd (06/2016 to 02/2025)
- Annual services, breakdown repairs and landlord safety records across 1,400 tenanted homes
- Boiler changes, system upgrades, controls, unvented cylinders

Gas Fitter, Severnside Heating (09/2014 to 06/2016)

Qualifications
NVQ Level 3 Domestic Natural Gas Installation and Maintenance, 2014
ACS: CCN1, CENWAT, CKR1, HTR1 – last assessed February 2020, expired February 2025, not renewed
Gas Safe registration: lapsed 2025 (previous employer's)
Unvented Hot Water (G3) 2019
Full UK driving licence, no points
Enhanced DBS 2025

I would be willing to re-sit my ACS.`,
    },
    {
      name: 'wet-side-only',
      kind: 'denial',
      low: 44,
      high: 58,
      best: 51,
      why: 'Well-qualified domestic plumber of eight years who says plainly he is not on the gas register and leaves gas to others.',
      lacks: ['Gas Safe registration with in-date ACS'],
      cv: `Name: Marek Zawistowski
Town: Bedminster
Licence: full UK, since 2012

ABOUT MY WORK
I am plumber for wet side. Bathrooms, wet rooms, radiators, pipe runs, underfloor heating manifolds, hot water cylinders (I have the G3 certificate, 2021), pumps, zone valves, leak tracing. I do not touch gas. I am not Gas Safe registered and never sat ACS; for boiler connection my company sends colleague.

HISTORY
2021/01 - present — Clearwater Homes Maintenance Ltd, Bristol. Domestic plumber, reactive repairs for two housing associations, about 7 calls per day, app on phone for job sheets, photos and signatures. On call every 5th week.
2018/07 - 2020/12 — Hanham Bathrooms. Plumber and bathroom installer, first and second fix, tiling also.
2013 - 2018 — labourer and plumber's mate, various sites, Bristol & Bath.

SCHOOLING
City and Guilds NVQ Level 2 Plumbing 2016, Level 3 Plumbing and Heating 2018, evening college.
Technikum, Rzeszów, 2009.

Tenants write good things about me, I can send copies. DBS basic 2025.`,
    },
    {
      name: 'short-and-undated',
      kind: 'thin',
      low: 54,
      high: 68,
      best: 62,
      why: 'Says he has every ticket the ad wants, but in seventy-odd words with no dates, employers or proof to check.',
      lacks: [],
      cv: `Lee Hathersage
Gas engineer / plumber, Yate

Gas Safe registered, ACS all in date (CCN1, CENWAT). NVQ level 2 plumbing. About eleven years doing houses since I qualified, mostly boiler servicing, repairs and new installs, plus general plumbing. Worked for a couple of local firms and then on my own. Full driving licence. Good with customers and always leave the place clean. Can start in two weeks. Ring me after 5, references no problem.`,
    },
    {
      name: 'kitchen-fitter-paste',
      kind: 'pasted',
      low: 12,
      high: 26,
      best: 18,
      why: "Kitchen fitter whose real record is carpentry and worktops; the ad's own sentences pasted in as a profile are worth nothing.",
      lacks: [
        'Gas Safe registration with in-date ACS',
        'NVQ/City & Guilds Level 2 in plumbing or heating',
        'three years in domestic plumbing and heating',
      ],
      cv: `GARETH LLOYD-MUMFORD
Mobile on request / Portishead

Personal profile:
Gas Safe registered with in-date ACS (CCN1, CENWAT, and ideally CKR1 and HTR1), hold an NVQ/City & Guilds Level 2 or above in plumbing or heating, and have a full UK driving licence. At least three years on the tools in domestic plumbing and heating since qualifying. Unvented (G3) would be a real bonus, as would any heat pump training. Out on your own most days doing boiler services and breakdowns, landlord gas safety checks, boiler swaps, and the usual plumbing in between: leaks, taps, cylinders, the odd bathroom.

Employment:
Kitchen Fitter (self-employed, for Halden Kitchens) ... May 2019 – now
Unit assembly, scribing, worktop jointing, laminate and solid surface, plinths, doors, integrated appliances. Gas hob and final plumbing by others.
Joiner, Portbury Shopfitting ... 2012 – 2019
Shop counters, partitions, fire doors.

Training: 
NVQ 2 Site Carpentry, Weston College of Trades, 2012
CSCS blue card, asbestos awareness 2025

Driving: own van, full licence`,
    },
  ],
};
