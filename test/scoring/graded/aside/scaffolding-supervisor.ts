/** Scaffolding supervisor: the CISRS supervisor card in date, SSSTS and three years of running gangs decide. */
import type { GradedJob } from '../types.ts';

export const scaffoldingSupervisor: GradedJob = {
  job: 'scaffolding-supervisor',
  title: 'Scaffolding Supervisor',
  spec: `SCAFFOLDING SUPERVISOR
Bristol and Bath, permanent, £260-£285 a day or equivalent salary, van and fuel card

Severnside Access has been putting up scaffolds in the West Country since 1978. We have 14 gangs out on housing, schools and listed buildings and want a supervisor to take on five of them.

Your week
* Plan the gangs and the lorries, order material from the yard, keep within the hours priced
* Walk the jobs: check that scaffolds are put up to TG20 or to the design drawing and complete the seven-day inspections and handover certificates
* Meet the site managers, price variations, brief the method statement before the first tube goes up
* Toolbox talks, near misses, SG4 compliance

You need
* CISRS Scaffolding Supervisor card, in date
* SSSTS or SMSTS, in date
* At least three years as a supervisor or foreman in charge of scaffold gangs
* Full driving licence

We'd like
* CISRS Advanced Scaffolder or Scaffold Inspection (SITS/OSITS) ticket
* Experience of temporary roofs or listed buildings
* IT: tablets and Word are used every day

To apply send a CV and a copy of your cards. References from the last two jobs will be taken up.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Supervisor card and SMSTS in date, six years over five gangs, TG20, inspections, temporary roofs, advanced.',
      lacks: [],
      cv: `Gareth Penhallow
Scaffold Supervisor
Keynsham

Cards
CISRS Scaffolding Supervisor, expires 03/2029
CISRS Advanced Scaffolder 2015
SMSTS, expires 09/2028
Scaffold inspection advanced (2022)
Driving licence B and C1

Work

Avonmouth Scaffold Group            Contracts Supervisor        April 2020 - now
Four to six gangs, housing and churches. Weekly labour and lorry plan on the tablet, call-off from the yard, hours against price. Weekly inspections and handover certs, TG20 compliance sheets, drawings for anything else. Prices extras with site agents. Toolbox talks, SG4 rescue plans. Temporary roof over an abbey hall, 28 m span, 2023, and a Grade II* crescent in Bath.

Avonmouth Scaffold Group            Chargehand scaffolder       2014 - 2020
Own gang of three, bridges, cantilevers, birdcages.

Mendip Scaffolding                  Trainee to scaffolder       2008 - 2014

Word and email no bother, reports done same day.`,
    },
    {
      name: 'advanced-no-lead',
      kind: 'denial',
      low: 34,
      high: 49,
      best: 43,
      why: 'Excellent advanced scaffolder, but no supervisor card and, in his words, has never been in charge of gangs.',
      lacks: ['CISRS Scaffolding Supervisor card', 'three years as supervisor or foreman'],
      cv: `Leon Baptiste-Clarke, Easton, Bristol

I am an advanced scaffolder with sixteen years in tube and fitting and system, looking for my first step off the tools.

Work history
2017 to date, Clifton Down Scaffolding, advanced scaffolder. Listed terraces in Bath, school extensions, temporary roofs with sheeting, hanging and cantilever jobs from drawings, TG20 basics. I do the drive for our gang and load the lorry. I have done handover paperwork when the supervisor was off but the gang is run by our chargehand.
2010 to 2017, Marsh Common Access, trainee, then part 2 scaffolder. Refinery shutdown 2014, cuplock system.

Tickets
CISRS Advanced (in date to June 2029)
Scaffold inspection basic, 2024
SSSTS, passed February 2025
Harness rescue, asbestos awareness, manual handling
Full licence, C1

To be honest with you, I have not led a team of my own, and I have not taken the CISRS supervisor course. I am reliable, never had an accident and would take the course at my own cost.`,
    },
    {
      name: 'card-expired',
      kind: 'lapsed',
      low: 44,
      high: 58,
      best: 52,
      why: 'Ten years a foreman scaffolder up to now, but the supervisor card and the SSSTS have both run out.',
      lacks: ['CISRS Scaffolding Supervisor card in date', 'SSSTS or SMSTS in date'],
      cv: `MICK DRISCOLL
Scaffolding Foreman, Weston-super-Mare

Currently: Foreman, Uphill Scaffold Services, since Sept 2016
Three to five gangs depending on the season. Housing sites for two national builders, seafront hotels, a pier pavilion. I set out the jobs, book the wagons, count the boards in and out, sign the seven day inspections and the handovers. I do the talks on a Monday. Site managers ring me first when they want an adaption and I price it there and then. TG20 on the phone.

Before: Advanced scaffolder, several firms, Bristol docks and Hinkley, 1999 - 2016

Cards and courses
CISRS Scaffolding Supervisor: ran out December 2023, not renewed
CISRS Advanced: as above
SSSTS: lapsed in 2022
First aid 2025
Full driving licence

Computers: not my strong point, I have a lad in the office who types it up.
Refs: ask any of the site managers on the Weston estates.`,
    },
    {
      name: 'labourer-list',
      kind: 'list',
      low: 12,
      high: 32,
      best: 22,
      why: 'Scaffold labourer of two years who lists a supervisor’s words and no card above labourer.',
      lacks: ['CISRS Scaffolding Supervisor card', 'SSSTS or SMSTS', 'three years as supervisor or foreman'],
      cv: `Curtis Haynes-Obi
Seeking: Scaffolding Supervisor

Key Skills
Scaffolding supervision | CISRS | TG20:21 | SG4:22 | SSSTS / SMSTS | handover certificates | seven-day inspections | gang planning | temporary roofs | listed buildings | method statements | toolbox talks | variations

Personal statement
Ambitious and hard working, I am ready for a supervisor position in a forward-thinking scaffolding company. I am a natural leader who knows the standards.

Employment
November 2024 - present: Scaffold labourer, Totterdown Access
Carrying and passing materials, loading and unloading the lorry, keeping the yard tidy, fixing debris netting and signage, base plates under instruction.
2022 - October 2024: Barista and shift supervisor, Loco Roasters, Bristol. Opened and closed, supervised three staff, cash.
2021 - 2022: Glass collector

Qualifications
CISRS Labourer card (COTS 2024)
GCSEs including Maths 5
CSCS test passed
Provisional driving licence, test booked for January`,
    },
    {
      name: 'pasted-spec',
      kind: 'pasted',
      low: 26,
      high: 48,
      best: 38,
      why: 'The advert’s lines copied as a profile over a real career as a roofing supervisor; no scaffold card at all.',
      lacks: ['CISRS Scaffolding Supervisor card', 'three years in charge of scaffold gangs'],
      cv: `Stephen Radcliffe-Moore
Supervisor

Profile
Plan the gangs and the lorries, order material from the yard, keep within the hours priced. Walk the jobs: check that scaffolds are put up to TG20 or to the design drawing and complete the seven-day inspections and handover certificates. Meet the site managers, price variations, brief the method statement before the first tube goes up. Toolbox talks, near misses, SG4 compliance. CISRS Scaffolding Supervisor card, in date. At least three years as a supervisor or foreman in charge of scaffold gangs.

Career
Roofing Supervisor, Frome Valley Roofing, May 2018 - present
Looks after four roofing crews on new-build estates. Orders slates, battens and skips, measures up, agrees extras with the builder, holds toolbox talks and checks finished roofs with the warranty inspector. Accepts the scaffold from the scaffolding firm before his men go up.

Slater and tiler, same company, 2006 - 2018

Certificates
SSSTS, valid to April 2028
NVQ Level 3 Slating and Tiling
CSCS Gold, Supervisory (roofing)
Emergency first aid
Full clean driving licence`,
    },
  ],
};
