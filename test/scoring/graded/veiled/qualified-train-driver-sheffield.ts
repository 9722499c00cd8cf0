import type { GradedJob } from '../types.ts';

export const qualifiedTrainDriverSheffield: GradedJob = {
  job: 'qualified-train-driver-sheffield',
  title: 'Qualified Train Driver (Sheffield depot)',
  spec: `QUALIFIED TRAIN DRIVER, SHEFFIELD
Calder & Don Railway | £69,870 | 35-hour, four-day week incl. some Sundays

Already driving? Come and do it with a view of the Peak.

So what's the job?
You'll take two- to six-car diesel and bi-mode units over the Hope Valley, to Lincoln, Leeds and Cleethorpes, on earlies, lates and the odd night. Prep and dispose your train, drive to the rule book and to the timetable, look after stopping, doors and PA where the route is driver-controlled, and put your hand up straight away when something goes wrong. Fair culture means fair culture here.

Who can apply?
This advert is for people who are qualified now. We do have a trainee scheme, and this isn't it. So:
– a valid train driving licence, and a current certificate of competence with a mainline operator in Great Britain. Passenger, freight or engineering trains, we honestly don't mind
– a minimum of twelve months driving on your own since you passed out
– you live, or will by your start date, within an hour of Sheffield station

What happens then?
We read your safety-of-the-line record (everyone has one; tell us about it), look at your OPC results, send you for a medical with drugs and alcohol screening, then there's a manager's interview. Conversion onto our traction is about nine weeks and route learning as long as it takes.

Anything that would help?
Class 158, 170 or 195 knowledge. Hope Valley or South Yorkshire routes. Having minded a trainee. A passenger-facing streak.

What do I get?
Free travel for you and the family, railway pension, leave that doesn't have to be fought for, a decent mess room.`,
  graded: [
    {
      name: 'dawn-ackroyd-leeds',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Licensed and passed out for nine years at a passenger operator, on the same traction and routes, lives close, minds trainees.',
      lacks: [],
      cv: `DAWN ACKROYD
Train driver
Rotherham (25 minutes from Sheffield station by car)

TRAIN DRIVING
Driver, Northern Wolds Trains, Leeds depot — passed out 3 May 2017, still in post
Traction signed for: 158, 170, 195, 150/1
Routes signed for: Leeds–Sheffield (both ways round), Leeds–Lincoln via Worksop, Hull, Harrogate loop, Manchester via Hope Valley
Driver instructor since January 2022: five trainees taken through their hours, all passed
Competence cycle: last full assessment August 2026, no development plan
Safety of the line: one station overrun (one coach, leaf fall, November 2019), reported by me at once; nothing since
Licence issued under the 2010 Regulations, current to 2036; medical February 2025

BEFORE THAT
Trainee driver, same company, Jan 2016 – May 2017
Conductor, same company, 2010 – 2015: tickets, doors, announcements, angry people at Meadowhall

OTHER
NVQ 2 rail services; first aid
OPC results from 2015 can be released
ASLEF branch minutes secretary

I want a shorter drive home, that's the truth of it.`,
    },
    {
      name: 'neville-asante-tamper',
      kind: 'gem',
      low: 75,
      high: 88,
      best: 82,
      why: 'Titled machine operator, yet licensed, certified and solo since 2021 driving engineering trains on the main line, which the ad accepts; no passenger work or local traction.',
      lacks: [],
      cv: `Neville Asante
On-Track Machine Operator (Grade 3)
Chesterfield S41 • born 1985

Ballastline Plant Ltd, Doncaster, September 2018 to present

They call us operators because of the tamping. What I am in fact doing for half of any night is driving: I take a 70-tonne machine out of the sidings, on to the main line in between the last passenger trains, up to 60 mph, over to wherever the work is, and back again before the first. Signals, AWS, TPWS, GSM-R, single-line working, wrong-direction moves with the pilotman, all the same rule book.

- Train driving licence since February 2020 (ORR register), renewal not until 2030
- Passed out as driver on tampers and regulators in March 2021 after 250-odd hours with an instructor. On my own ever since, five years and a half. Company certificate renewed with every two-yearly assessment, last time in April 2026, the manager riding with me from Tinsley to Barnetby.
- Routes: Sheffield, Doncaster, Lincoln, Hope Valley as far as Chinley, Midland main line down to Trent
- Also conduct rail-head treatment trains each autumn (MPVs), 2022 onwards
- No SPADs, one TPWS activation in 2022 (braked late for a speed restriction; retrained, closed)
- Look after new starters on nights

Earlier: Army, Royal Logistic Corps, railway troop and vehicles, 2004 to 2016, sergeant. Coach driver 2016 to 2018, London tours.

Medical in date (May 2026). PTS, COSS.`,
    },
    {
      name: 'megan-thistlewood-trainee',
      kind: 'in-progress',
      low: 40,
      high: 54,
      best: 47,
      why: 'Trainee with the licence and half of her supervised hours; neither a certificate of competence nor any solo driving yet, and the ad excludes trainees.',
      lacks: ['current certificate of competence (still a trainee)', 'twelve months of solo driving'],
      cv: `Megan Thistlewood, 28
Worksop

Currently: Trainee Train Driver, Trent & Soar Railway, Nottingham depot
Start date: 12 January 2026
So far:
 • Rules and traction school (Class 170), passed all exams, best in class of eight
 • Medical and train driving licence received April 2026
 • With my driver instructor since May: 128 hours of 225 at the controls, incl. 30 hours of darkness
 • Expected to be assessed and passed out around March–April 2027

Previously:
Train manager / guard, Trent & Soar Railway, 2021 – Jan 2026. Nottingham–Leeds–Sheffield. Dispatch, revenue, disruption, customer care. Winner of a regional award for a lady and her dog at Alfreton (long story).
Cabin crew, holiday airline, East Midlands, 2018 – 2020

A levels in Geography, PE, Business (2016)

OPC: passed first time, 2025.
Record: clean.`,
    },
    {
      name: 'barry-chislett-bus-trainer',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 17,
      why: 'He trains drivers and knows routes and rosters, but of buses: no train licence, no certificate and not an hour on the railway.',
      lacks: ['train driving licence and certificate of competence', 'twelve months of solo train driving'],
      cv: `BARRY CHISLETT
Driver Trainer – Hillsborough, Sheffield S6

I train drivers. In eleven years I have trained over 240, with a first-time pass rate of 81 %.

2015 – now: Driver trainer and assessor, Steel City Omnibus, Sheffield depot
 Train new drivers from provisional licence to solo: vehicle prep, route learning, timetable running, stops and doors, announcements, defect reporting, lost property.
 Annual ride-along assessments of qualified drivers; certificate of competence issued by me for each vehicle type.
 Post-incident interviews, safety record reviews, retraining plans.
2003 – 2015: Bus driver, Steel City Omnibus. Earlies, lates, nights and Sundays, mostly out to the Peak: Hathersage, Castleton, Hope Valley.
1998 – 2003: Van driver, bakery

Licence D since 2003, driver CPC to 2028, approved bus instructor, IOSH.
Medical (group 2) January 2026; drugs and alcohol screened at random, always clear.
I have always liked railways and volunteer on a heritage line's tea room once a month.

20 minutes' walk from the station tram.`,
    },
    {
      name: 'hugh-pemberton-returner',
      kind: 'old',
      low: 36,
      high: 49,
      best: 43,
      why: 'Eighteen years of mainline driving, but it ended in 2017, and licence, medical and certificate of competence have all run out.',
      lacks: ['valid train driving licence', 'current certificate of competence'],
      cv: `HUGH PEMBERTON
Hathersage, Derbyshire

Employment history

July 2017 – present
Proprietor (with my wife), Shivering Mountain guest house, five rooms. Breakfasts, boilers, bookings, bees.

November 1999 – June 2017
Train driver, Sheffield and before that Buxton. Central Pennine Trains and the two franchises which followed it, TUPE each time. Signed Classes 142, 144, 150, 153, 158. Sheffield to Manchester stopping and fast, Lincoln, Penistone line, Cleethorpes Saturdays. Minder driver from 2006 to 2014. One SPAD in 2003, mitigated. Left when voluntary severance was offered.

1994 – 1999
Guard, British Rail and successor, Buxton

1990 – 1994
Railman, then shunter, Tinsley yard

Papers: I had the European-style licence when it came in, 2014, but gave it back with my certificate when I left, and my medical and rules have not been kept up since. I'd need to start again with those and I understand that it may be as long as a conversion course plus.

School: Chapel-en-le-Frith, five O levels

I still know every signal between Totley tunnel and Chinley, bar those they have moved.`,
    },
  ],
};
