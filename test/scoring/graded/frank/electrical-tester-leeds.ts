import type { GradedJob } from '../types.ts';

export const electricalTesterLeeds: GradedJob = {
  job: 'electrical-tester-leeds',
  title: 'Test & Inspection Electrician - Leeds / West Yorks',
  spec: `Afternoon all,

Got a good one for anybody who'd sooner hold a multifunction tester than a chasing tool. My client is a 30-strong electrical compliance contractor off the M621 and they've just picked up another five-year council contract, so they want a second testing spark for schools, tower blocks and a handful of GP surgeries round Leeds, Wakefield and Kirklees. You'd be out with a mate, van and fuel card supplied, £42,500 basic and paid door to door after the first half hour.

They won't budge on four things, so please don't reply unless you've got them. A gold ECS card, Installation or Approved. A testing ticket: 2391 in whichever version, or the old 2394 and 2395 together, they honestly don't mind. Three years minimum where EICRs were the bulk of your week, not just testing your own installs. And a full UK driving licence. 18th Edition I'm taking as read.

The week is mostly periodics, coding observations sensibly (the QS hates a sheet full of FIs), making C1s safe on the spot and coming back for the remedials: board swaps, bonding, RCBO upgrades, the odd bit of emergency lighting. Certs are done on a tablet the same night. It'd be nice if you've an enhanced DBS already, have worked in occupied flats and can explain to a caretaker why his power is going off without starting a war.

Interviews next Thursday at their yard. Send me a CV and a number I can get you on after four.

Cheers,
Beth`,
  graded: [
    {
      name: 'darren-holroyd-eicr',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Gold card, 2391-52, over seven years of mainly EICR work in schools and housing, driving licence and DBS, all dated and current.',
      lacks: [],
      cv: `DARREN HOLROYD
14 Moorfield Rise, Pudsey, LS28
07700 900112    d.holroyd@example.com    DOB 11/06/1985

EMPLOYMENT

May 2019 - present   Testing Electrician, Airedale Fixed Wire Ltd, Leeds
Doing EICRs five days a week for two academy trusts and a housing association. Either a run of eight or nine occupied flats in a day or one big school over half term, usually 10 to 14 boards. I work with a mate and look after my own programme.
- Code my own observations, QS sends very little back (4 reports out of roughly 350 last year)
- C1s isolated or made safe there and then, phone call to the client before I leave
- Go back for C2 remedials: consumer unit changes, main bonding, RCBOs, emergency light fittings
- Certificates filled in on the tablet, sent same evening

Sept 2008 - April 2019   Electrician, then Approved Electrician, Hesketh & Dunn Electrical, Bradford
New build and refurb of primary schools, surgeries, a leisure centre. First fix to handover incl. initial verification. Ran small jobs with two lads under me from 2014.

Sept 2004 - Aug 2008   Apprentice, same firm

TICKETS
ECS Gold Card, Approved Electrician, runs out Feb 2028
City & Guilds 2391-52 Initial and Periodic Inspection and Testing, March 2019
18th Edition (2382-22) incl. Amendment 2, Sept 2022
NVQ Level 3 Electrotechnical + AM2, 2008
Enhanced DBS, January 2026
Asbestos awareness, IPAF 3a
Full UK licence since 2003, clean

References from both firms, no problem.`,
    },
    {
      name: 'fiona-akintola-2394-2395',
      kind: 'any-of',
      low: 87,
      high: 97,
      best: 92,
      why: 'Holds the 2394/2395 pair instead of the 2391 and has ten years of condition reports; everything demanded is there in other words.',
      lacks: [],
      cv: `Fiona Akintola, Huddersfield HD3. Mobile 07700 900388.

I came into this trade through a Kirklees apprenticeship in 2006 and worked out fairly early that I liked finding faults more than pulling cable. For the last ten years and a bit I have done next to nothing else but fixed wire testing of other people's installations.

Since February 2016 I've been employed by Colne Valley Electrical Compliance. My patch is care homes, hotels, sheltered housing and, since 2021, council maisonettes in Halifax and Dewsbury. A normal week is four days of condition reports (dead tests, live tests, sampling agreed beforehand, departures classified and written up so that a warden can understand them) and one day putting right what I found: old rewirable boards out, 18th Edition boards in, missing earths and bonds, fire alarm supplies nobody labelled. The reports go off by iPad before I put the van away. Tenants are in most of the time, so I knock, explain and turn off one flat at once.

Before that, September 2010 to January 2016, installation work for Brook & Sons in Batley, mainly social housing rewires; I was made up to Approved grade by the JIB in 2013.

What I hold: C&G 2394 and 2395, both passed in 2014 at Dewsbury. BS 7671:2018 with Amendment 2, 2023. Level 3 and AM2, 2010. My JIB/ECS card is the gold one, good until October 2027. Level 2 first aid. DBS checked through the care home work, last done 2025.

Full UK driving licence, three points for speeding in 2024. 41 hours a week suits me, nights don't.`,
    },
    {
      name: 'callum-rudd-installs',
      kind: 'denial',
      low: 38,
      high: 51,
      best: 45,
      why: 'A qualified gold-card installer who says himself that he has no 2391 and does no periodic inspection.',
      lacks: ['testing qualification (2391 or 2394/2395)', 'three years of mainly EICR work'],
      cv: `CALLUM RUDD - ELECTRICIAN
Morley, Leeds | 07700 900541

Gold card electrician, eight years qualified, domestic and light commercial. Looking to move over to the testing side.

2021 to date - Rudd & Pickles Electrical (partner in a two man outfit)
Extensions, loft conversions, kitchen rewires, EV chargers, garden rooms. About 40 houses a year. We are registered with a competent person scheme through my business partner, who is our QS and signs everything off.

Aug 2018 - Dec 2020 - Electrician, Thornes Housing Repairs, Wakefield
Responsive repairs in council housing: no-power calls, showers, fans, board changes, voids. Occupied properties every day, 6-8 jobs a day on a PDA.

2014 - 2018 - Apprentice, J Lumb Electrical Ltd, Ossett

Qualifications
Level 3 Diploma, AM2 (July 2018)
18th Edition, 2019, Amendment 2 update 2022
ECS gold card (Installation Electrician), exp. 07/2027
Full UK driving licence, own van

To be straight with you: I have not done the 2391. I was booked on it last spring and had to cancel for a job. I test what I put in, fill in the minor works and EICs, but I haven't done periodics for anybody, my partner does the few landlord ones we get. Happy to pay for the course myself.`,
    },
    {
      name: 'naveen-pillai-pcb',
      kind: 'trap',
      low: 7,
      high: 19,
      best: 12,
      why: "Inspection and test of circuit boards in a factory; no electrician's card, no testing ticket, no installations.",
      lacks: ['ECS gold card', '2391 or 2394/2395', 'three years of EICR work'],
      cv: `Naveen Pillai
Test & Inspection Engineer (Electronics)
Leeds LS15 - naveen.pillai@example.com

Summary
Eleven years of electrical test and inspection in contract electronics manufacturing. Used to periodic calibration, fault coding, test certificates and customer audits.

Career
Ridgeway Circuit Assemblies, Garforth - Senior Test & Inspection Engineer - 03/2019 to now
* Own in-circuit, flying probe and functional test for 60 live board assemblies (rail, medical, lighting drivers)
* Automated optical inspection programmes, first-article inspection to IPC-A-610 class 3
* Test report and certificate of conformity for each batch; defects coded by category and reviewed weekly
* Cut false failures on the ICT line from 6 % to 1.5 %
* High-pot and earth bond tests on mains powered units

Bellwether Controls, Sheffield - Test Technician - 07/2015 to 02/2019
* Bench testing and component level repair of motor drives
* Wrote test procedures, looked after the calibration register for meters and scopes

Education
BEng (Hons) Electronic Engineering, 2:1, 2015
IPC-A-610 Certified Specialist, renewed 2025
ESD coordinator

Other
Full UK driving licence. Python and LabVIEW for test rigs. Cricket on Sundays.`,
    },
    {
      name: 'shaun-birkett-newtester',
      kind: 'years',
      low: 59,
      high: 73,
      best: 66,
      why: 'All tickets in hand but only sixteen months of EICR work by the dates, against his claim of three years and the three demanded.',
      lacks: ['three years of mainly EICR work (about 16 months)'],
      cv: `Shaun Birkett                                   Castleford WF10
Approved Electrician / Tester                   07700 900276

PERSONAL STATEMENT
Hard working approved electrician with over three years testing experience, EICRs on commercial and domestic, remedials, tablet based certs. Good with tenants.

CARDS & QUALIFICATIONS
Gold ECS card - Approved Electrician - valid to 30/11/2027
C & G 2391-52 - passed June 2025
C & G 2382-22 18th Ed. - Nov 2022
NVQ 3 / AM2 - 2016
UK driving licence (full, clean)
Enhanced DBS - July 2025
CPR and first aid - 2024

WORK HISTORY
07/2025 - present   Pontefract Property Compliance   EICR Electrician
Landlord and housing association EICRs, normally 5 a day, doing the C2 works as I go along or booking them in. All on the phone app. Some small shops and a dental practice. Emergency lighting monthly and annual tests for three blocks.

01/2021 - 06/2025   Kellingley Building Services   Installation Electrician
Fit out of units on industrial parks, containment, SWA, distribution boards, lighting. Filled in schedules of test results for my own circuits.

09/2016 - 12/2020   Aire Homes (new build)   Site Electrician
First and second fix on plots, two to three houses a week, handed over to the tester.

09/2012 - 08/2016   Apprentice, Wm. Goodall & Co, Pontefract`,
    },
  ],
};
