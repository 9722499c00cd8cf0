/** Site manager, new-build housing: SMSTS, the black card and years as number one decide. */
import type { GradedJob } from '../types.ts';

export const housingSiteManager: GradedJob = {
  job: 'housing-site-manager',
  title: 'Site Manager (new-build housing)',
  spec: `SITE MANAGER - NEW-BUILD HOUSING, NORTHAMPTONSHIRE

Whitcombe Homes builds around 600 homes a year. We need an experienced Site Manager to run a development of 140 traditional houses near Kettering, from groundworks to handover.

The role
• Lead all trades and subcontractors on site, two assistant site managers and a forklift driver
• Build to programme, budget and NHBC standards; carry out stage inspections
• Own health and safety: inductions, RAMS, permits, toolbox talks
• Handover of quality homes and low defect counts

You must have
• A valid SMSTS certificate
• CSCS Managers and Professionals (black) card
• At least five years as site manager (number one) on new-build residential schemes
• A current First Aid at Work certificate

It would be great if you also had
• HNC in construction, or NVQ Level 6 in site management
• An NHBC Pride in the Job award
• Timber frame experience

What we offer
Salary up to £68,000, car allowance, annual bonus, 26 days plus bank holidays, private medical cover, discount on a new home.

Whitcombe Homes is an inclusive employer and welcomes applications from all sections of the community. No agencies please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Number one on three housing schemes for nine years, every ticket in date, NVQ 6 and an NHBC award.',
      lacks: [],
      cv: `Gurdeep Sahota
Wellingborough

I am a site manager in volume housebuilding. I came through the tools (bricklayer) and have run my own sites for nine years.

Since October 2020 I have been with Larchfield Homes. My present site is 165 two to five bed houses in Corby, of which we have handed over 118. I manage two assistants, up to 70 subcontract operatives, the build programme, the call-offs and the weekly safety inspections, RAMS reviews and inductions. Before that I finished 92 plots in Rushden, four weeks early, with 0.18 reportable items per NHBC inspection. I won a Pride in the Job Quality Award in 2023.

Between 2017 and 2020 I was site manager for Dunmore Residential, 60 timber frame houses and 24 flats in Daventry. From 2014 to 2017 I was assistant site manager there.

Tickets: SMSTS (refresher done May 2025, valid to 2030), black CSCS card, First Aid at Work to March 2028, NVQ Level 6 Construction Site Management 2019, temporary works coordinator.`,
    },
    {
      name: 'smsts-expired',
      kind: 'lapsed',
      low: 57,
      high: 73,
      best: 66,
      why: 'Eleven years as number one on housing, but the SMSTS ran out in 2024.',
      lacks: ['a valid SMSTS certificate'],
      cv: `Mark Dewhurst
SITE MANAGER

EMPLOYMENT
Beech & Rowan Homes      Site Manager      2018 - present
84 houses in Market Harborough, 110 in Lutterworth, now 72 in Desborough. Full responsibility groundworks to handover, subcontractors, NHBC inspections, health and safety, two assistants.
Stonegate New Homes      Site Manager      2015 - 2018
45 houses, Hinckley; 38 flats, Leicester.
Stonegate New Homes      Assistant Site Manager      2011 - 2015

TRAINING
HNC Construction, 2011
CSCS black card, to 08/2028
First Aid at Work, 11/2025
SMSTS: lapsed in June 2024, refresher missed, full course not rebooked
Scaffold inspection 2022

DEVELOPMENTS IN SHORT
Desborough, 72 houses, traditional, 41 complete. Ground conditions poor: vibro stone columns, two attenuation tanks, section 278 works on the main road.
Lutterworth, 110 houses and a play area. Handed over on programme in December 2023, 97 % of buyers would recommend.
Market Harborough, 84 houses, 22 of them for a housing association with its own clerk of works.

INTERESTS
Coaching under-12 rugby, restoring a narrowboat.
References from two contracts managers on request.`,
    },
    {
      name: 'assistant',
      kind: 'missing',
      low: 30,
      high: 49,
      best: 40,
      why: 'A good assistant site manager with the supervisor’s course and the gold card: never number one.',
      lacks: ['SMSTS', 'CSCS black card', 'five years as site manager'],
      cv: `Chloe Bannister – Assistant Site Manager

Fairacre Developments, Assistant Site Manager, Apr 2020 – present
* 95 new-build houses in Towcester under the senior site manager
* runs plots from plaster to handover, snagging, customer demonstrations
* inductions, toolbox talks, fire checks
* orders materials, books trades, daily diary
Fairacre Developments, trainee site manager, Sep 2017 – Apr 2020

SSSTS (CITB) 2024
CSCS gold supervisor card
Emergency first aid, one day
NVQ Level 4 Construction Site Supervision 2021

I have not run my own site yet and am looking for that step up.`,
    },
    {
      name: 'two-years',
      kind: 'years',
      low: 54,
      high: 71,
      best: 64,
      why: 'All the tickets, but number one only since March 2024; an assistant and a carpenter before.',
      lacks: ['five years as site manager'],
      cv: `PIOTR ADAMSKI
Site Manager with 12 years in house building

Site Manager - Maybrook Homes - 03/2024 to present
58 detached and semi-detached new houses, Thrapston. Number one on site, one assistant, 14 trades. Programme, budget call-offs, NHBC key stage inspections, RAMS and permits, defects at handover below 2 per plot.

Assistant Site Manager - Maybrook Homes - 06/2021 to 03/2024

Carpenter, first and second fix, subcontract - 2014 to 2021

SMSTS, July 2023 (valid until July 2028)
Black CSCS card
First Aid at Work, January 2026
NVQ 6 Site Management, completed 2025`,
    },
    {
      name: 'holiday-park',
      kind: 'trap',
      low: 5,
      high: 25,
      best: 14,
      why: 'Site manager of a caravan park: the word, a safety folder and first aid, no building.',
      lacks: ['SMSTS', 'CSCS black card', 'five years as site manager in new-build'],
      cv: `Hayley Rudge
Site Manager

Silver Dunes Holiday Village, Lincolnshire: Site Manager, January 2016 – present
Runs a site of 310 static caravans and new lodges. 22 seasonal staff, cleaners and contractors. Handover of new holiday homes to their owners, defects list to the manufacturer. Site rules, health and safety folder, fire points, risk assessments. Budget £900k.
Earlier: receptionist and bar manager, same park, 2010 – 2015.

First Aid at Work 2025, IOSH Managing Safely, personal alcohol licence. Company car.`,
    },
  ],
};
