import type { GradedJob } from '../types.ts';

export const cdlAHazmatTankerDriverHoustonAgency: GradedJob = {
  job: 'cdl-a-hazmat-tanker-driver-houston-agency',
  title: 'CDL-A Hazmat Tanker Driver, Home Daily',
  spec: `From: Tasha Greer, Lonestar Bulk Recruiting
Subject: fuel & chemical tanker, Pasadena TX, home every day

Hey there,

Hope your week is rolling along. I've got a client with a yard off Red Bluff Road who is adding six trucks before the new year and asked me for people he won't have to babysit. It's gasoline, diesel and a bit of caustic, terminals on the ship channel to stations and plants inside 150 miles. Days or nights, you pick, five on two off. $31.50 an hour, time and a half past 45, full medical after 60 days.

Here's what his insurance company will not budge on, so please look before you call me:

1) Class A CDL with the X on it (hazmat AND tank), not "will test for it"
2) TWIC card, since every rack he loads at is behind a gate
3) Two full years of tractor-trailer inside the last five, which they'll verify with your old carriers

Current medical card too, obviously, and nothing ugly on the MVR.

You don't need to have pulled a tanker already. If you have, great, and if you know your way around a loading rack, vapor recovery and a drop without a spill, he'll pay the top rate from day one. If not there are three weeks with a trainer. He likes folks who do an honest pre-trip, can work an ELD and don't argue with a station clerk at 3 a.m.

Send me whatever résumé you've got, phone picture is fine, and the best time to reach you.

Thanks!
Tasha`,
  graded: [
    {
      name: 'darnell-hutchins-fuel',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Class A with X, TWIC, medical card and seven unbroken recent years of tractor-trailer, more than four of them on fuel tankers at the same terminals.',
      lacks: [],
      cv: `Darnell Hutchins
Baytown, Texas 77521
(281) 555-0139 - call after 2 pm, I run nights

LICENSE
Texas CDL class A, endorsements X (tank + haz) and T, no restrictions, exp 2/2031
TWIC exp 8/2029
DOT medical to 5/2028
MVR: no tickets since 2017, no preventable accidents ever. CSA clean.

DRIVING JOBS

Coastal Prairie Fuels, La Porte TX             June 2022 - now
Gas and diesel to convenience stores and two airports, 9,200 gal 4-compartment trailer, bottom load. Four or five loads a night. Load racks at three channel terminals, vapor hoses, stick the tanks, drop, paperwork. One mixed load in four years, and I caught it before it went in the ground. Trained 5 new guys. 2024 driver of the year (they gave me a grill).

Brazos Valley Carriers, Houston TX             Apr 2019 - May 2022
Dry van and flatbed, TX LA OK AR, home weekends. 340,000 miles. ELD (Samsara).

BEFORE
Forklift and yard hostler at a pipe yard in Channelview, 2014-2019

SCHOOL
Gulf Truck Driving Academy, Mar 2019. Sterling-Ross High School 2012.

Reason for leaving: want day shift, my girl started kindergarten.`,
    },
    {
      name: 'wes-kowalczyk-milk',
      kind: 'denial',
      low: 58,
      high: 71,
      best: 65,
      why: 'Class A, tank, TWIC and eight recent years of milk and water hauling, but he says he does not hold the hazmat endorsement.',
      lacks: ['hazmat endorsement (X)'],
      cv: `WES KOWALCZYK / Rosenberg, TX / wes.k@inbox.example

Truck driver since 2015. Tankers since 2018.

- Bluebell Prairie Dairy Haulers, Rosenberg. Nov 2018 to present. Raw milk pickup at 14 farms, 6,500 gal sanitary tank, no baffles, so you learn to brake early. Wash-outs, samples, temperature logs. Sometimes liquid sugar to a plant inside the Port of Freeport gate, that is why I have the TWIC (good till 2028).
- Ennis Aggregates, Sealy. Feb 2015 to Oct 2018. End dump, class A, day cab.

CDL A (Texas) with N tanker. Med card good thru Sept 2027. I do not have hazmat on my license, never needed it, and I have not started the fingerprint thing with TSA. I would do it if somebody hired me.

One speeding ticket (9 over, 2021). No accidents.

ELD: Motive. Manual 10 and 13 speed. Will work nights, weekends no problem.`,
    },
    {
      name: 'curtis-vann-keywords',
      kind: 'list',
      low: 25,
      high: 39,
      best: 32,
      why: 'All the right words in a skills list and an objective, but no carrier, no date and no licence detail behind any of them.',
      lacks: [
        'Class A with X endorsement shown',
        'TWIC shown',
        'two years of tractor-trailer in the last five',
      ],
      cv: `CURTIS VANN

OBJECTIVE
To obtain a CDL-A hazmat tanker position with a growing company where I can use my skills in safe driving and petroleum transport.

CORE SKILLS
CDL Class A | Hazmat | Tanker | X endorsement | TWIC | Tractor-trailer | Fuel hauling | Chemical hauling | Loading rack | Vapor recovery | ELD | Pre-trip inspection | DOT compliance | HOS | FMCSA | Defensive driving | Route planning | Customer service | Night driving | Clean MVR | Spill response | Team player | Safety first | Mechanical knowledge | Bilingual

STRENGTHS
Hard working, dependable, on time every time. Able to drive all types of equipment in all weather. Years of experience in transport and logistics. Strong knowledge of terminals and stations. Fast learner.

EXPERIENCE
Various companies, Houston area
Driver / helper / warehouse

EDUCATION
High school diploma

REFERENCES
Upon request`,
    },
    {
      name: 'harold-beaumont-dispatcher',
      kind: 'old',
      low: 53,
      high: 66,
      best: 60,
      why: 'Licence, X and TWIC all current and thirteen years of fuel tanker work, but he left the road in 2016 and has dispatched ever since.',
      lacks: ['two years of tractor-trailer in the last five'],
      cv: `HAROLD J. BEAUMONT                                   Deer Park, Texas

2016 Sep - 2026 present    Dispatcher, then terminal manager (since 2020), San Jacinto Petroleum Transport. 38 drivers, routes, hours, hiring, spill call-outs, orientation at the rack. Move a truck across the yard now and then, that is all the driving I do.

2003 Aug - 2016 Sep        Fuel tanker driver, San Jacinto Petroleum Transport. Gasoline, jet, diesel, asphalt one winter. Houston, Beaumont, Victoria. 1.3 million miles without a chargeable wreck. Drop, vapor, four-compartment trailers, driver trainer from 2009.

1999 - 2003                Over the road, reefer, 48 states.

I have kept my class A up the whole time: tank and hazmat (X), renewed and fingerprinted March 2025, expires 2030. TWIC renewed 2024. DOT physical passed 6/2026.

My doctor says I am healthier than my computer. At 58 I would like to finish where I started, in a truck and home for supper.`,
    },
    {
      name: 'marcus-delgado-overlap',
      kind: 'overlap',
      low: 58,
      high: 70,
      best: 64,
      why: 'Endorsements and TWIC are in order, but the claimed three years of tractor-trailer are about thirteen months by the dates, two jobs overlapping and the earlier ones in a straight truck.',
      lacks: ['two years of tractor-trailer in the last five'],
      cv: `Marcus Delgado
Pearland TX, 832-555-0126

Over 3 years of tractor-trailer experience. CDL-A with Tanker/Hazmat (X), TWIC, DOT card to 4/2028, clean record.

Employer                          Equipment                        From       To
Tidewater Drayage LLC             Day cab + 40' container chassis   10/2025    present (full time)
Bayou State Hotshot & Freight     Sleeper + 53' van (weekends)      02/2026    09/2026
HomePro Supply, Pearland          26 ft box truck, class B          07/2022    09/2025
Rapid Parcel                      Step van                          11/2020    06/2022

Container work is in and out of Barbours Cut and Bayport, so I have the TWIC since August 2025. 3 to 4 turns a day. Weekends I pulled van loads Houston to Laredo and San Antonio for Bayou State.

CDL class B permit and license 2022, upgraded to class A September 2025 (Southeast Truck School, 160 hours). X endorsement December 2025.

No tickets. Pre-trips done by the book. ELD both companies. Spanish and English. Available with two weeks notice.`,
    },
  ],
};
