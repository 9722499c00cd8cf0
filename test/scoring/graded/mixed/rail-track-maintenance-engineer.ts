/** Assistant track maintenance engineer, third-rail Southern England: HNC or PWI diploma, five years of p-way maintenance, PTS and COSS in Sentinel; a person specification. */
import type { GradedJob } from '../types.ts';

export const railTrackMaintenanceEngineerJob: GradedJob = {
  job: 'rail-track-maintenance-engineer',
  title: 'Track Maintenance Engineer',
  spec: `PERSON SPECIFICATION
Post: Track Maintenance Engineer (Job ref. IM/4471)
Location: Eastleigh Maintenance Delivery Unit, with on-call 1 week in 5
Reports to: Infrastructure Maintenance Delivery Manager
Grade: Band 4A, £52,300 to £58,900

Purpose of post
To hold technical accountability for the condition of 214 track miles of plain line and S&C on 750 V DC third rail, so that it is safe, compliant and fit for line speed.

Key accountabilities
a. Plan and assure the inspection regime; carry out engineer's visual and cab riding inspections
b. Decide on speed restrictions, blockages and their removal
c. Analyse track geometry and ultrasonic data, set priorities for tamping, stoneblowing, rerailing and wet bed work
d. Technical lead to three Section Managers and their gangs
e. Critical rail temperature and stressing records, hot weather preparedness

Criteria (E = essential, D = desirable; assessed by A application, I interview)

1  HNC or above in civil, mechanical or railway engineering, or the Permanent Way Institution (PWI) Diploma in Track Engineering   E  A
2  At least five years in permanent way maintenance, including inspection and decisions under NR/L2/TRK/001 or another infrastructure manager's equivalent standard   E  A I
3  S&C: inspection to 053 and remedial work   E  I
4  Able to interpret recording train output   E  I
5  Leading and developing teams   E  I
6  IEng or working towards   D  A
7  Budget and work bank planning, Ellipse   D  I
8  Welding and grinding knowledge   D  I
9  Full driving licence   E  A

Note 2: as the post is on call from day one, PTS with DCCR and COSS must be current on Sentinel at the date of application. We cannot sponsor initial training for this grade.

The post is safety critical: drugs and alcohol screening and a medical apply. We are a Disability Confident employer. Part-time and job-share requests welcome.`,
  graded: [
    {
      name: 'section-manager',
      kind: 'strong',
      low: 86,
      high: 99,
      best: 94,
      why: 'Eleven years of third-rail maintenance from team leader to acting TME, HNC, TRK/001 and 053, PTS DCCR and COSS in date, licence.',
      lacks: [],
      cv: `Rachel Oyelaran
Section Manager (Track), acting TME
Fareham | full clean driving licence

SENTINEL: PTS DCCR (to 03/2028), COSS (03/2028), IWA, SPICOP, Nominated Person, ES. Medical Jan 2026.

CAREER

Network Rail, Wessex Route

Acting Track Maintenance Engineer, Havant, Feb 2026 to date
Covering secondment. Accountable for 160 miles. EVI on foot and cab rides, TSR decisions, monthly geometry review (MP12 and New Measurement Train data), reduced repeat twist faults from 31 to 12 in seven months. CRT register for summer 2026, no buckles.

Section Manager [Track], Fratton, June 2020 to Feb 2026
34 staff in four teams. Supervisor's visual inspections to NR/L2/TRK/001 mod 2, S&C inspection 053 including detailed derailment hazard checks. Work bank in Ellipse, £1.9m opex. Managed rerail of 3.2 miles, eleven half-set switch renewals, three tamping campaigns.

Assistant Section Manager, Fratton, 2018 to 2020
Track Team Leader, Guildford, Sept 2015 to 2018. Patrolling, packing, fishplate oiling, stressing with tensors, night blocks.

EDUCATION
HNC Civil Engineering, Southampton Solent, 2017 (day release)
PWI member. IEng application in, interview expected in spring.

Also: NEBOSH General 2022; TRK 'rail management and ultrasonics' module 2021.

Interests: allotment, five-a-side, my two lurchers`,
    },
    {
      name: 'contractor-pway',
      kind: 'any-of',
      low: 80,
      high: 93,
      best: 87,
      why: 'No HNC, but the PWI diploma is the named alternative; nine years of p-way maintenance at a light railway and a contractor to NR standards, cards current.',
      lacks: [],
      cv: `I came to the railway at nineteen as a trackman on the Isle of Wight and have never really left it. I am now 33 and P.Way Maintenance Manager for Solentia Rail Services, who look after the Fawley branch, two port networks and, since 2021, a framework for Network Rail's off-track and plain line backlog between Southampton and Bournemouth.

What I do in that job (April 2021 to the present): I walk every yard of what we own quarterly, my patrollers weekly. When gauge, twist or a defective joint is beyond the limits in the TRK/001 tables I put the restriction on and I take it off again. I read the trolley and recording train traces myself; I do not need anyone to tell me a cyclic top from a wet bed. Points and crossings are inspected by me and one colleague to the 053 forms. I plan lifting, packing, Kango and tamper shifts with four supervisors and 22 operatives, and hold a budget of £870,000.

Before it: P.Way Supervisor, Solentia, from August 2017. Before that trackman and leading trackman, Island Line, 2012 to 2017, mostly keeping old bullhead upright.

Papers: Permanent Way Institution Diploma in Track Engineering, passed with merit 2022. PTS incl. DCCR, COSS, ES and Lookout all good until September 2027 on my Sentinel card. Stressing (tensor) and thermit weld supervisor. Driving licence, B and BE, no points.

I never went to college after my GCSEs and it has not held me up. My present manager, Mr. Colin Attrill, will speak for me.`,
    },
    {
      name: 'sydney-engineer',
      kind: 'foreign',
      low: 56,
      high: 69,
      best: 63,
      why: 'Bachelor and ten years of track maintenance in Sydney under an equivalent standard, but only the Australian protection cards: neither PTS DCCR nor COSS.',
      lacks: ['PTS with DCCR and COSS must be current on Sentinel'],
      cv: `BRENDAN KARAGIANNIS, BE (Civil), MIEAust
Winchester, UK (arrived 12 September 2026, UK ancestry visa)

EMPLOYMENT

Metro North Rail Infrastructure, Sydney NSW, Australia

Team Manager Civil Maintenance (Track), Hornsby, July 2021 - August 2026
* Technical authority for 190 km electrified suburban track, 140 turnouts
* Signed off TMC 203 track inspections, set and lifted temporary speed restrictions, engineer's front-of-train and walking inspections
* Reviewed AK car geometry runs every 12 weeks and ultrasonic car output; prioritised resurfacing, rail grinding, mudhole removal
* Welded track stability analysis before each summer (WTSA), creep monitoring
* 3 work group leaders, 41 staff; A$6.4m per year
* Turnout examination incl. switch and crossing wear gauges, replacement of 9 sets

Track Engineer, same, Feb 2017 - July 2021

Graduate Engineer, Pacific Heavy Haul, Port Hedland WA, Feb 2015 - Jan 2017
40 tonne axle load. Rail wear, grinding strategy, derailment investigation.

TICKETS
Rail Industry Worker (RIW) card, Protection Officer level 2 and Possession Protection, Cat 1 medical: all NSW
Driver licence: full NSW, exchanged for GB licence October 2026

EDUCATION
BE Civil (Hons 2A), University of Newcastle, Australia, 2014

Chartered (CPEng) since 2020. Member PWI NSW section, spoke at the 2024 convention on turnouts on curves.

I realise I'll need to get Sentinel sponsored and sit the UK personal track safety courses before I can go on or near the line here.`,
    },
    {
      name: 'nine-years-claimed',
      kind: 'overlap',
      low: 54,
      high: 68,
      best: 61,
      why: 'Claims nine years of maintenance, but the three roles ran side by side from June 2023: some three and a half years; degree, cards and licence are all there.',
      lacks: ['At least five years in permanent way maintenance'],
      cv: `Hamza Qureshi
Track engineer with 9+ years of p-way maintenance across inspection, renewals support and S&C

Key skills: NR/L2/TRK/001, TRK/053, track geometry (LADS, Siemens viewer), S&C, Ellipse, TSRs, work bank, leadership, stakeholder mgmt

Network Rail - Clapham MDU (Wessex inner)

Assistant Track Maintenance Engineer        June 2023 - present
Assurance of basic visual inspections, closing out of actionable geometry faults, deputises for TME, ESR decisions on night on-call roster

S&C Specialist (additional role, 2 days per week)     June 2023 - May 2026
Switch inspections with 053 gauges, 46 units, lead on Queenstown Road crossing failures

Track Inspection Improvement Lead (secondment held alongside the above)       Sept 2023 - present
Roll out of plain line pattern recognition, patroller briefings, mentoring three section teams

Harlow Bentley Consulting, Croydon       Aug 2018 - May 2023
Track Design Engineer. Bentley Rail Track, alignment design for renewals and electrification, gauging with ClearRoute, form A/B, design checks. Office based, site walkouts perhaps monthly.

Education: MEng Civil Engineering, University of Surrey, 2018, 2:1

Sentinel competence: PTS + DCCR exp 11/2027, COSS exp 11/2027, IWA
Driving licence: full manual
IEng: registered with ICE 2024

Volunteer: STEM ambassador; mosque youth football`,
    },
    {
      name: 'left-2015',
      kind: 'old',
      low: 36,
      high: 52,
      best: 45,
      why: 'Seven good p-way years which ended in 2015 and count half; since then county highways, and by his own words no live Sentinel card.',
      lacks: [
        'PTS with DCCR and COSS must be current on Sentinel',
        'At least five years in permanent way maintenance',
      ],
      cv: `MARTIN J. STUBBINGTON
Highways maintenance manager

Hampshire, car owner, licence since 1991

Present position
Since Oct. 2015: Area Highway Manager, Test Valley, for the county council's term contractor (Meridian Highways to 2022, now Amblecote). 620 km of road. Safety inspections, category 1 defects within 24 hours, resurfacing programme, SCANNER and SCRIM data to choose sites, winter service, 5 supervisors. Budget £4.1m.

The railway years
2011 - Sept. 2015 Section Manager, Permanent Way, Eastleigh. Patrolling regime, 21 staff, TRK/001 supervisor's inspections, lifting and packing, tamper shifts, crossing changes at Southampton tunnel, emergency speeds, third rail gauge. Called out more often than I saw my children.
2008 - 2011 Track Chargehand, later Supervisor, Basingstoke
1992 - 2008 various, groundworks and fencing, the last six years as foreman for a drainage contractor

Qualifications
HNC Civil Engineering, Eastleigh College, 2010
Street works supervisor (NRSWA) to 2029
IHE member
COSS, ES, PTS (DC) held until I left in 2015. I do not have a live Sentinel card now but see no difficulty in getting it back with a refresher.

Why I apply: the post is eleven minutes from my house and I still stop on every bridge to look at the top.`,
    },
  ],
};
