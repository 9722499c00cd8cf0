/** A school bus driver in Ohio; a CDL with both endorsements and three years of driving passengers decide. */
import type { GradedJob } from '../types.ts';

export const schoolBusDriverOhioA: GradedJob = {
  job: 'school-bus-driver-ohio-a',
  title: 'School Bus Driver, special routes',
  spec: `SCHOOL BUS DRIVER – SPECIAL ROUTES
Tamarack Valley Local Schools, Ohio – Transportation Department

ABOUT US
- 64 buses, 4,100 riders, one very good mechanic and one nearly as good
- Nine months a year, summers off or summer routes if you want them
- School employees' retirement, health insurance from 25 hours

WHAT YOU WILL DO
- Drive a morning and an afternoon route for students with disabilities, and some field trips
- Do a pre-trip and post-trip inspection every time
- Secure wheelchairs and safety vests, together with the aide
- Keep order kindly; write up what has to be written up
- Talk with parents at the curb

WHAT YOU MUST HAVE
- Valid U.S. commercial driver's license, Class A or B, with both P (passenger) and S (school bus) endorsements
- At least three years of paid driving of a bus or other large passenger vehicle (16 or more seats)
- No more than two moving violations in the past three years

WHAT HELPS
- Wheelchair lift and tie-down experience
- First aid and CPR
- Having worked with children who have autism or other special needs
- Knowing the county roads, and what they do in February
- Some Spanish

GOOD TO KNOW
- We pay for the annual physical, the drug screen and the background check
- $23.40 to $28.10 an hour, five hours guaranteed
- Interviews are held at the bus garage on Route 61; coffee is hot, parking is gravel
- Tamarack Valley does not discriminate on the basis of race, color, religion, sex, age, disability or national origin`,
  graded: [
    {
      name: 'custodian-route-fourteen',
      kind: 'gem',
      low: 84,
      high: 96,
      best: 91,
      why: 'A custodian on paper who has driven a lift bus route twice a day for over five years, with the right license and a clean record.',
      lacks: [],
      cv: `LORETTA FAYE HIGGENBOTHAM
Custodian II, Plum Creek Elementary (Huron Ridge district)
Hired August 2016 – still there

My day since August 2021:
5:40   walk around Bus 14, lights, tires, lift, crossing arm, eight-light check
6:15 – 8:25   run 14: eleven kids, three in chairs, two in harnesses
9:00 – 1:30   floors, lunchroom, whatever broke
2:20 – 4:30   run 14 back home, then sweep it and walk it to the last seat

They were short of drivers in 2021 so the district sent me for my Class B and I never gave the route back. Two-year-old Thomas with a lift, 28 seats. Four-point tie-downs, lap and shoulder belts, seizure plan for one of my girls. Several of my riders have autism, and I know whose day goes bad if we turn left instead of right. I do ball team trips on the 72-passenger about twice a month.

License: Ohio CDL B, endorsements P and S, issued July 2021, good to July 2029. No tickets, no accidents, ever. Medical card through May 2027.

First aid/CPR renewed this August. In-service hours done each year, and I was asked to show two new drivers the lift.

Before: custodian only, 2016 to 2021. Diner cook, 2008 to 2016.

I live six miles from your garage, which is why I am asking. Born here, drive these roads in snow.`,
    },
    {
      name: 'two-part-time-jobs',
      kind: 'overlap',
      low: 61,
      high: 73,
      best: 67,
      why: 'License and both endorsements are in order, but the two jobs added up to "four years" ran side by side and come to 27 months.',
      lacks: ['three years of paid driving of a large passenger vehicle'],
      cv: `Curtis Delacroix-Webb
Professional Driver – over 4 years of passenger experience

LICENSE
Ohio Commercial, Class B
Endorsements: Passenger, School Bus
Restrictions: none
Expires 2028
Violations: 1 (rolling stop, 2024)

PASSENGER DRIVING

Birchwood Christian Academy – School Bus Driver, part time
August 2024 to October 2026 (2 years 3 months)
Morning and afternoon route of 38 students in a 71-passenger Blue Bird. Sports trips. Daily inspection sheets. Two students with IEPs, one of them riding with an aide. Conduct reports to the principal.

Lakeshore Senior Shuttle – Shuttle Bus Driver, part time, middays and Saturdays
January 2025 to October 2026 (1 year 10 months)
24-seat cutaway with rear lift. Up to four wheelchairs per trip, Q'Straint belts. Helped riders to the door. Customer letter of thanks in 2026.

OTHER WORK
Erie Home Furnishings – Delivery helper and box truck driver (non-CDL)
2018 to July 2024

TRAINING
CPR / AED / first aid, Red Cross, January 2026
Preservice school bus instruction, Ohio, July 2024
Defensive driving, 2025

EDUCATION
Lorain Lakes High School, 2017

PERSONAL
Volunteer at Special Olympics bowling, 2023 to now. A little Spanish from my wife's side of the family.`,
    },
    {
      name: 'ottawa-class-b',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 60,
      why: 'Seven years of exactly this work in Ottawa up to this summer, on an Ontario licence; no American CDL and no endorsements yet.',
      lacks: ['U.S. CDL class A or B with P and S endorsements'],
      cv: `To the Transportation Supervisor

My name is Geneviève Okpara-Lalonde. In July I moved from Ottawa to Norwalk to join my husband, and I hold a green card. I'd like to go on doing what I did at home.

From September 2019 until the end of June 2026 I drove for Rideau Student Transit in Ottawa. The first two years I had a regular 72-passenger route; from September 2021 on I had one of the accessible vans-and-buses routes, a 20-seater with a side lift, taking nine children with physical and developmental disabilities to two schools. I worked with the same attendant for four years. We had children in wheelchairs (four-point securement), in vests, and one who had to be met at his door every day with the same joke. I have written incident reports, met parents, evacuated a smoking bus once in January with everybody safe.

I have an Ontario Class B licence with Z (air brake). It covers school buses there and is valid until 2028. My driver's abstract is clean, no convictions, no at-fault collisions. I do not have an Ohio licence of the commercial kind yet. The bureau told me that an Ontario licence of this class cannot simply be exchanged for an immigrant who lives here, and that I have to take the permit tests, the entry-level training and the road test. I have the handbook and nothing booked.

Standard First Aid and CPR-C: 2025. French and English, and I am learning Spanish on my phone.

Snow I know.

Yours truly,
G. Okpara-Lalonde`,
    },
    {
      name: 'retired-gave-it-up',
      kind: 'lapsed',
      low: 53,
      high: 66,
      best: 60,
      why: 'Fifteen years on school buses to 2023, but she let the commercial license go to an ordinary one in 2024.',
      lacks: ['U.S. CDL class A or B with P and S endorsements'],
      cv: `BARBARA JEAN STOLTZFUS-ORR

Work

Garden center cashier, Stover's Greenhouse
Apr 2024 - present (seasonal)

School bus driver, Mohican Trails City Schools
Aug 2008 - Jun 2023
* 15 school years, regular route and later the special needs route (2015 - 2023)
* lift, wheelchairs, car seats, harnesses
* on-board trainer for new drivers from 2017
* state road-e-o, third place, 2014
* zero preventable accidents
* field trips to Columbus, Cleveland, Cedar Point

Bank teller, Farmers & Drovers
1991 - 2008

License

I had a Class B with passenger and school bus from 2008. When it came up in March 2024 I thought I was finished with buses so I let it go and took a regular operator's license (Class D), which is what I have now. No tickets since 1996.

Schooling

Mohican High, 1989
Paraeducator workshop on autism, two days, 2016
First aid / CPR, 2022 (ran out this year)

About me

I retired too early. The house is quiet. I miss the kids, even the ones who threw things, and I'm told there is a shortage. I'm 55, healthy, my knees work, and I passed every bus physical I ever took. Willing to do whatever classes and tests it takes.

References: any parent on Township Road 400.`,
    },
    {
      name: 'class-a-freight',
      kind: 'adjacent',
      low: 30,
      high: 45,
      best: 38,
      why: 'The bigger license and a long clean record, but freight only: no P, no S, and no passengers.',
      lacks: ['P and S endorsements', 'three years of paid driving of a large passenger vehicle'],
      cv: `RAYMOND "RAY" VANDERMOLEN
CDL-A | 1.4 million safe miles | N, T, X endorsements | clean MVR, 0 violations

SUMMARY
Eighteen years over the road and regional. Want to be home at night and do something for kids in the community.

EXPERIENCE
Buckeye Prairie Freight, Mansfield OH
Regional tractor-trailer driver, June 2014 – present
53-foot dry van, Ohio, Michigan, Indiana, Pennsylvania. Electronic logs, pre- and post-trip inspections, chains in winter. Driver trainer since 2020: eleven new drivers through their first six weeks. Safe Driver award every year since 2016.

Kestrel Tank Lines, Toledo OH
Tanker driver, February 2008 – May 2014
Liquid fertilizer and fuel, hazmat. Night loading.

US Army, 88M motor transport operator
2003 – 2007
Convoys with the M915 and M1083. Honorable discharge, Sergeant.

LICENSE
Ohio Class A, expires 2028. Hazmat and tank, doubles/triples. Medical card to January 2028. I don't hold the passenger or school bus endorsement at this time.

TRAINING
Smith System instructor, 2021
First aid / CPR, 2025 (fire department)

COMMUNITY
Volunteer firefighter, Tamarack Township, since 2012. Drive the engine and the tender. Grandson with Down syndrome, so I know a little of that world.

AVAILABLE: two weeks' notice.`,
    },
  ],
};
