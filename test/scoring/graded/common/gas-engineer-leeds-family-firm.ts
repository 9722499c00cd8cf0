import type { GradedJob } from '../types.ts';

export const gasEngineerLeedsFamilyFirm: GradedJob = {
  job: 'gas-engineer-leeds-family-firm',
  title: 'Gas Engineer – north Leeds',
  spec: `Gas Engineer – north Leeds
We're a small outfit in Meanwood: four engineers, Sandra on the phones and me. One of the lads is off to Cornwall so we need somebody to take over his round. Mostly repairs and annual services in private houses, landlord certs, a boiler swap every week or so.

You will need to be on the Gas Safe Register with your domestic tickets in date. I do check. You'll also want at least three years behind you of going to boiler breakdowns on your own – this isn't a job where there's somebody in the van to ask. And a full driving licence, van's provided.

Would be handy: unvented, a bit of general plumbing, know your way round Vaillant and Worcester boards, manners with old ladies.

On call one week in five, paid. £41k plus call-out, 25 days and bank hols, no targets for selling boilers. No agencies please.

Ring Phil or send a CV over.`,
  graded: [
    {
      name: 'kieran-holdsworth-strong',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'On the register with ACS to 2030, nearly nine years of solo domestic repair work, licence, unvented and the makes named.',
      lacks: [],
      cv: `KIERAN HOLDSWORTH
Pudsey, LS28    07700 900 318    full UK licence (manual), no points

Tickets
Qualification            Passed        Runs out
CCN1 / CENWAT            11/03/2025    10/03/2030
CKR1 / HTR1              11/03/2025    10/03/2030
CPA1 combustion          11/03/2025    10/03/2030
Unvented hot water G3    02/2022       02/2027
Gas Safe ID              current, card renewed April 2026
NVQ L3 Domestic Natural Gas    Aire Trades Centre, 2017

Work
Pennine Warmth Ltd, Bradford     Feb 2021 – now     Service & repair engineer
Own van, own area (LS and BD postcodes). Six to eight calls a day in owner-occupied houses and small lets. About two thirds is faults: no hot water, lockouts, PCBs, diverters, plates, leaks on the system side. The rest is services and CP12s. First-time fix was 88% last year. Vaillant, Worcester, Ideal mainly, some old Potterton. Fit a combi about twice a month with one of the others. Out-of-hours rota, 1 in 4.

Oakwell Housing Repairs, Wakefield     Aug 2017 – Jan 2021     Gas engineer
Council and housing association stock. On my own from the November of 2017 once I had been signed off. Breakdowns, annual safety checks, void properties.

Same firm     Sept 2014 – July 2017     Apprentice

Spare time: rugby league, coach under-11s at Stanningley.
References: happy to give the number of my present gaffer once we've spoken.`,
    },
    {
      name: 'graham-rowley-overqualified',
      kind: 'overqualified',
      low: 78,
      high: 90,
      best: 85,
      why: 'Ran a nine-person heating business but kept his registration and did call-outs himself until six weeks ago; more senior than the round needs, no must missing.',
      lacks: [],
      cv: `Graham Rowley, Horsforth

I sold Rowley Heating in September this year after seventeen years and to be honest I do not want to sit at home, nor do I want to run anybody's payroll again. I want a van and a list of addresses.

What the business was: started 2009 with just me, nine people by the end, roughly 2,300 homes on service plans between Otley and Seacroft. I was managing director on the letterhead, did the quotes, the hiring, the apprentices, and I was the responsible person for the firm's registration. But I never came off the tools. Every Monday and Tuesday I did calls like the rest, and every fourth week I took the emergency phone, right through to 12 September 2026. No-heat jobs, gas escapes, kettling, intermittent faults other people had given up on. I reckon I have been alone in a stranger's kitchen with the front off a boiler about ten thousand times.

Before that: Ridings Gas Services, repair man, 1997 to 2009. Apprenticeship with the same from 1993.

My own card is current (renewed under a sole trader registration on 1 October 2026). I resat everything in October 2024: core, boilers and water heaters, cookers, fires, and the LPG changeover as well, so they are good until October 2029. Unvented cylinders, 2023. Water regs.

Driving since 1994, clean.

Paperwork skills: I wrote our Worcester and Vaillant fault sheets, can share.`,
    },
    {
      name: 'simon-metcalf-lapsed',
      kind: 'lapsed',
      low: 48,
      high: 61,
      best: 55,
      why: 'Eight good years on domestic breakdowns, but ACS ran out in June 2023 and he came off the register; three years on heat pumps since.',
      lacks: ['current Gas Safe registration / in-date ACS'],
      cv: `CURRICULUM VITAE
Name: Simon Metcalf
Address: 14 Ash Terrace, Guiseley, Leeds
Driving: full licence since 2006

PROFILE
Heating engineer, 42. Fifteen years in people's homes. Was a gas man for eight of them; for the last three I have been on air source heat pumps and would like to come back to boilers.

CAREER
07/2023 – present
Heat pump installer, Greenfold Renewables, Shipley. Two-man team, retrofit installs under the grant scheme. Pipework, cylinders, radiators, commissioning, handover to the customer. No gas work in this job.

04/2015 – 06/2023
Breakdown and service engineer, Calder Home Heating, Leeds. Sole engineer on a patch of LS16 to LS21. 5 to 7 breakdowns a day in winter, landlord checks and services in summer. On call one in six.

09/2011 – 03/2015
Plumber's mate then improver, various, Bradford.

TRAINING
NVQ 2 and 3 plumbing (2014)
ACS domestic core and appliances – June 2018, expired June 2023. I did not resit as I was moving to renewables so I am not registered with Gas Safe at present. I have asked Aire Trades Centre for prices for a reassessment, no date booked.
Unvented – 2024
Heat pump L3 – 2023`,
    },
    {
      name: 'jordan-okafor-in-progress',
      kind: 'in-progress',
      low: 31,
      high: 44,
      best: 38,
      why: 'Fourteen months as a supervised trainee, ACS assessments still to come; neither registered nor three years alone on faults.',
      lacks: ['Gas Safe registration (ACS not yet taken)', 'three years of solo breakdown work'],
      cv: `Jordan Okafor | Harehills | jordan.okafor@mailbox.example | Full driving licence (2019)

About me
I am retraining as a gas engineer on a managed learning programme and have nearly finished my portfolio. I'm hard working, tidy and people tell me I am good with customers, which comes from six years in a shop.

Gas training
Aire Trades Centre, Leeds, domestic gas managed learning, started September 2025
- classroom units all passed (safety, combustion, tightness testing, flueing, ventilation)
- portfolio: 61 of 70 jobs signed off
- CCN1 and CENWAT assessments booked for 8-10 December 2026, then I can apply for my card

Trainee with Broadlea Plumbing & Heating, Sept 2025 to date (3 days a week)
I go out with Tony, who's registered, and work under his supervision. I've stripped and cleaned boilers on services, changed fans, PRVs, expansion vessels and plate heat exchangers while he checks and signs. I do drain-downs, power flushes and rads by myself. I have not attended a breakdown alone as I'm not allowed to yet.

Before
Supervisor, Tile & Bath Superstore, Kirkstall, 2019 – Aug 2025. Sold bathrooms, ran the trade counter, cashing up, rotas for 7.

School
Six GCSEs inc. Maths 5, English 5. Roundhay Hill Academy 2014.`,
    },
    {
      name: 'adrian-pell-trap',
      kind: 'trap',
      low: 14,
      high: 28,
      best: 21,
      why: 'Medical gas pipelines in hospitals, not boilers: none of the registration or the domestic repair years, only brazing and a driving licence carry over.',
      lacks: ['Gas Safe registration', 'three years of domestic boiler breakdowns'],
      cv: `Adrian Pell IEng – Gas Engineer
Ossett, West Yorkshire

Summary
Gas engineer with eleven years' standing in the health sector. Used to working on my own, being on call and keeping to strict permits.

Appointments
Senior Gas Engineer, Medipipe Northern Ltd, May 2019 – present
Planned maintenance and emergency call-out on medical gas pipeline systems in fourteen hospitals: oxygen, nitrous oxide, medical air at 4 and 7 bar, vacuum. Service manifolds, VIE plant, compressors, AVSUs, alarm panels and terminal units. Competent Person (MGPS) on all sites; cross-connection and purity tests with the QC pharmacist. On-call 1 week in 4, covering Hull to Blackburn.

Gas Engineer, Aerovac Health Systems, Oct 2015 – April 2019
First and second fix of copper pipework under inert purge, silver brazing, pressure tests, commissioning of new theatres and wards.

Fitter, dental compressors, R & J Lund, 2012 – 2015

Qualifications
HNC Engineering, 2014. Competent Person MGPS, refreshed Feb 2025. BS EN ISO 13585 brazer approval, 2025. HTM 02-01 training.
First aid at work. Full clean driving licence, own tools.

Interests: fell walking, brass band.`,
    },
  ],
};
