/** Rail signalling technician: the IRSE licence, SMTH and three years on live signalling decide. */
import type { GradedJob } from '../types.ts';

export const railSignallingTechnician: GradedJob = {
  job: 'rail-signalling-technician',
  title: 'Signalling Maintenance Technician',
  spec: `Signalling Maintenance Technician – Doncaster depot

About the role
You will join a team of six keeping about 40 route miles of main line signalling in service, days and nights in rotation.

What you will do
- Scheduled maintenance of point machines, track circuits, axle counters and colour light signals
- Attend failures, find the fault, rectify and test back into use
- Keep records in Ellipse and write failure reports
- Mentor an apprentice

Essential
- Current IRSE licence as Signalling Maintainer or Fault Finder
- SMTH (Signal Maintenance Testing Handbook) certificate in date
- Minimum three years' experience maintaining railway signalling
- PTS and COSS on Sentinel
- Full driving licence

Desirable
- SSI or Westlock interlockings
- HNC in electrical or electronic engineering

We offer 28 days' leave, travel facilities and a defined benefit pension. Drug and alcohol screening applies. We welcome applications from everyone.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'Eight years of S&T maintenance and faulting, IRSE fault finder licence, SMTH 2025, COSS, SSI, HNC.',
      lacks: [],
      cv: `LIAM OYELARAN
S&T Technician, Retford, Notts

Profile
Signalling technician with eight years on the East Coast, mainly faulting. Steady on nights and good with the paperwork.

Employment

Trent & Don Rail Maintenance, S&T Faulting Technician, Mar 2021 – present
• First response on a patch of 55 miles: HW and Clamplock points, TI21 and HVI track circuits, Frauscher axle counters, LED signal heads
• Diagnoses and rectifies, tests back under SMTH, writes the failure report the same shift
• SSI interlockings: module changes, data link faults
• Looks after a second-year apprentice, signs his log book
• Delays attributed to repeat failures down by a third in 2024

Midland Track & Signal, S&T Maintainer, Sep 2018 – Feb 2021
• A and B services on points, AWS/TPWS, level crossings (MCB-OD)
• COSS for gangs of up to four, Ellipse work orders closed out

Apprentice S&T, same company, 2016 – Aug 2018

Licences and tickets
IRSE licence 2.2.420 Maintainer and 2.2.430 Fault Finder, valid to 2029
SMTH (2025). Sentinel: PTS, COSS, AC. Clean driving licence (B)

Education
HNC Electrical & Electronic Engineering, Lincoln 2020
NVQ Level 3 Railway Engineering (Signalling) 2018`,
    },
    {
      name: 'licence-expired',
      kind: 'lapsed',
      low: 54,
      high: 70,
      best: 63,
      why: 'Eight years of the right maintenance, but the IRSE licence ran out in 2024 and was never renewed.',
      lacks: ['current IRSE licence'],
      cv: `Gareth Pugsley
Signalling Maintainer

I have been on the railway since I left school and in signalling since 2018. I like a tidy location case and I am happy on permanent nights.

Work

Oct 2018 to date: Signalling Maintainer, Calder Infrastructure Services, Wakefield. Planned maintenance of points (HW 2000, in-bearer clamp locks), DC and AF track circuits, axle counters and signals over two control areas. Called to failures with the duty team leader and, since 2022, on my own account for simple ones. Level crossing inspections, Ellipse records. I trained two apprentices on the gauge and the facing point lock test.

2014 to 2018: Trackman, Calder Infrastructure Services. Packing, rail changing, lookout duties.

Tickets
PTS and COSS, Sentinel card to 2028
SMTH refresher, February 2026
IRSE Signalling Maintainer licence: expired June 2024. The assessment was put off twice by my depot, so I have been working under a colleague's licence since.
Driving licence, full, three points

Education
NVQ 2 Rail Engineering (Track), 2016. BTEC Level 3 Electrical, evening class, 2020.

References on request.`,
    },
    {
      name: 'indian-railways',
      kind: 'foreign',
      low: 36,
      high: 54,
      best: 46,
      why: 'Ten years of signalling maintenance in India; PTS only in Britain, no IRSE licence, SMTH or COSS yet.',
      lacks: ['current IRSE licence', 'SMTH certificate', 'COSS'],
      cv: `RAJENDRA KULKARNI
Senior Section Engineer (Signal), now resident in Leeds

SUMMARY
Signal and telecom engineer with 10+ years of railway signalling maintenance on a busy suburban and freight division in western India. Moved to the United Kingdom in January 2026.

EXPERIENCE
Western Deccan Division, State Railways – Senior Section Engineer (Signal) | 07/2019 – 12/2025
- Responsible for 46 stations: electric point machines, DC track circuits, axle counters (single and multi section), colour light signals, electronic interlocking (Microlok, Westrace)
- Attended failures round the clock, restored and reported; average restoration 48 minutes
- Supervised 4 junior engineers and 22 maintainers

Western Deccan Division – Junior Engineer (Signal) | 06/2015 – 06/2019
- Scheduled maintenance, relay room and cable meggering, interlocked level crossing gates

EDUCATION
B.E. Electronics and Telecommunication, Pune, 2014

UK STATUS
PTS (Sentinel) gained April 2026
IRSE: log book opened, no licence yet; SMTH course not yet attended. COSS to follow after the qualifying period.
UK driving licence since May 2026.
Languages: English, Marathi, Hindi.`,
    },
    {
      name: 'road-signals',
      kind: 'trap',
      low: 12,
      high: 34,
      best: 22,
      why: 'Traffic signals at road junctions: fault finding and signals in another trade, no railway ticket.',
      lacks: [
        'current IRSE licence',
        'SMTH certificate',
        'three years maintaining railway signalling',
        'PTS and COSS',
      ],
      cv: `Shane Whitcombe
Traffic Signal Maintenance Technician

Personal statement: reliable and hard-working signals technician with eleven years' experience keeping signals in service day and night.

Career
Yorkshire Highways Signals Ltd, Signal Maintenance Technician, 04/2017 - now
Scheduled maintenance and emergency faults at 210 signal-controlled junctions and puffin crossings. Loop detectors, controllers (ST900, Chameleon), LED signal heads, ducts and cable jointing. Fault finding to component level, test and put back to use. Reports on tablet. Standby one week in four. Shows the apprentice the ropes.

Amberlite Street Lighting, Electrician's mate then jointer, 2015 - 2017
Column changes, cut-outs, cable repairs.

Training
HEA registration (G39), NRSWA supervisor, IPAF, first aid at work
City & Guilds 2365 Level 3 Electrical Installations, 2015
Full driving licence with C1

Interests: model trains, five-a-side, my allotment. I understand that railway rules differ from the highway and I would need all of the rail training, none of which I hold at the moment, but a signal is a signal and I learn quickly. Available after one month's notice.`,
    },
    {
      name: 'twenty-months',
      kind: 'years',
      low: 56,
      high: 73,
      best: 66,
      why: 'All tickets in hand, but twenty months of signalling; the years before were in power tools repair.',
      lacks: ['three years maintaining railway signalling'],
      cv: `Kasia Wrobel – Signalling Maintainer, Scunthorpe

WHO I AM
Came to the railway late and enjoy it. Passed my IRSE assessment first time this summer.

WHERE I HAVE WORKED
March 2025 – present / Humber Rail Systems / Signalling Maintainer
   Planned maintenance on points, track circuits (HVI, TI21), axle counters and signals, two lines with a Westlock interlocking
   Second on the faulting van one week in three: isolates, finds the fault with the fault finder, replaces, tests
   COSS for small groups since January 2026
   Failure reports and Ellipse entries

2018 – February 2025 / Toolfix Repair Centre, Hull / Bench Technician
   Repaired cordless tools and chargers for the trade, tested boards, ordered parts, served customers at the counter

2014 – 2018 / Bakery line operator, Gdynia and Hull

QUALIFICATIONS
IRSE Signalling Maintainer licence (July 2026, five years)
SMTH certificate, May 2025, refreshed May 2026
Sentinel: PTS, COSS
Technik elektronik (secondary diploma in electronics), Gdynia, 2013
Full driving licence, own car

English fluent, Polish native`,
    },
  ],
};
