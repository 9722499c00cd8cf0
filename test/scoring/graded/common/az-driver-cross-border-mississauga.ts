import type { GradedJob } from '../types.ts';

export const azDriverCrossBorderMississauga: GradedJob = {
  job: 'az-driver-cross-border-mississauga',
  title: 'AZ Driver – US Long Haul',
  spec: `About Northmere Carriers
For over four decades Northmere Carriers Inc. has been moving what matters. With 310 tractors and terminals in Mississauga, Cornwall and Windsor we are one of Ontario's largest family-owned truckload fleets, and for the sixth year running we've been recognized as a Great Place to Drive. Safety, Respect and Reliability are not posters on our wall; they are how we dispatch.

The opportunity
We are growing our Mississauga-based US division and are hiring company drivers for dry van and reefer lanes into Ohio, Pennsylvania, Georgia and Texas. Typical tour: five to ten days out, then two days at home. Late-model Volvo and Freightliner automatics, one driver one truck, paid pick-ups, paid border time, detention from the first hour.

Responsibilities include, but are not limited to: completing pre- and post-trip inspections; managing hours of service on an ELD for both countries; securing loads and monitoring reefer temperatures; presenting ACE/ACI paperwork at the crossing; communicating courteously with dispatch and customers; other duties as assigned.

Qualifications
You hold a valid Ontario AZ licence. You have a minimum of two years of verifiable tractor-trailer experience gained within the last five. You are legally able to enter and work across the United States border (valid passport; FAST card is an asset) and have a driver's abstract with no more than two minor convictions. Winter and mountain driving, reefer experience and a clean CVOR are assets.

Compensation and benefits
66–70 cents per mile, $78,000–$98,000 annually; benefits after 90 days; RRSP matching; rider program; orientation paid at $220 a day.

Northmere Carriers is an equal opportunity employer. In accordance with the AODA, accommodations are available on request throughout the hiring process. We thank all applicants; only those selected for an interview will be contacted. Pre-employment drug and alcohol testing applies for all safety-sensitive cross-border positions.`,
  graded: [
    {
      name: 'gurpreet-dhanoa-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'AZ since 2018, eight years of highway work with six on US reefer lanes, FAST card, spotless abstract.',
      lacks: [],
      cv: `Gurpreet Dhanoa                       Brampton, ON                      647-555-0163

LICENCE
Ontario class AZ since April 2018, air brake, no restrictions. Abstract pulled Oct. 12, 2026: 0 convictions, 0 demerit points. CVOR clean.
Canadian passport exp. 2031. FAST card exp. 2029. TWIC no.

DRIVING JOBS

Kestrel Refrigerated Lines, Caledon — long haul US
August 2020 – today
Produce up from McAllen and Laredo, meat down to Atlanta and Charlotte. About 125,000 miles a year, automatics and 13-speed, 53' tandem reefer. Cross at Windsor or Buffalo two times a week, in-bond loads, manifest sent from the truck. Samsara log, no HOS violation in last 3 years. Passed 7 roadside inspections of 7. Million Kilometre pin in 2025.

Dixie Freightways, Mississauga — Ontario/Quebec/Michigan
May 2018 – July 2020
Dry van, drop and hook, night runs to Montreal and day trips to Detroit. First winter on the 401 with no claims.

Before driving: warehouse lead hand, Torbram Foods, 2013–2018.

Training: Peel Heavy Vehicle Academy, 200-hour AZ course, 2018. TDG, load securement, winter skid pad 2023.
Languages English, Punjabi, Hindi.
Notice: two weeks.`,
    },
    {
      name: 'dale-ostrander-foreign',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Fourteen years on a Michigan CDL-A with dual citizenship; everything but the Ontario licence, for which he must test again.',
      lacks: ['Ontario AZ licence (holds Michigan CDL-A)'],
      cv: `DALE OSTRANDER

Just moved to Oakville, Ontario from Lansing, Michigan (September 2026). My wife is Canadian; I was born in Sarnia and hold both citizenships and both passports, so I cross either way.

Truck driver, Class A since 2012.

02/2016 to 08/2026  Wolverine Cartage, Lansing MI. OTR 48 states plus Ontario and Quebec, dry van, later reefer. 1.2 million miles accident free. Donner Pass, Cabbage Hill and Monteagle in the snow. Trainer for new hires from 2021, eleven students. Load planning for my own multi-stop trips. Crossed at Port Huron most weeks with customs paperwork, never had a penalty.

10/2012 to 01/2016  Saginaw Bay Transfer. Regional flatbed, chains and tarps, Ohio, Indiana, Illinois.

Michigan CDL A with tanker & doubles, med card good to May 2027. MVR clean, PSP report can be supplied. Michigan car licence has been exchanged for an Ontario G. They told me at DriveTest that the commercial class does not carry over: I have to do the written and road test for AZ here. Written is done as of October 20; waiting on a date for the road test.

Education: high school, Port Huron Lakeside, 1999
Army National Guard, 88M motor transport operator, 2000–2008`,
    },
    {
      name: 'luc-beauchesne-denial',
      kind: 'denial',
      low: 46,
      high: 59,
      best: 53,
      why: 'Nine steady years with AZ and a clean record but inadmissible to the US, and the job is US long haul.',
      lacks: ['able to enter the United States'],
      cv: `Luc Beauchesne
Hawkesbury, Ontario

AZ driver, bilingual. Nine years on tractors without an accident.

Licence: AZ (2017), abstract clean, no points. TDG valid.
Please note: I am not able to cross to the U.S. I was refused entry in 2011 because of a conviction when I was 20, for which I have a record suspension here in Canada, but the Americans don't recognise it. I do not hold a waiver and I am not applying for one. Canada only.

Since 2021-03: Transport Vankleek, Hawkesbury. Tractor and 53-ft reefer. Toronto, Ottawa, Montréal, Québec, two trips a year to Halifax. 3 nights out a week. Groceries: temperature log, appointment deliveries, lumpers. Dispatch calls me for the difficult docks.

2017-06 to 2021-02: Les Camions du Long-Sault. Flatbed B-train with lumber, Northern Ontario, Highway 11 and 17 all winter, Abitibi too. Chains, tarps, wide loads. Mentor for two new drivers.

2010 to 2017: forklift and shunt, sawmill at L'Orignal (shunt truck only in the yard).

École secondaire régionale, 2008. Mechanics of heavy trucks, one year, no diploma.
Volunteer firefighter since 2019.`,
    },
    {
      name: 'tamara-whitlock-years',
      kind: 'years',
      low: 56,
      high: 69,
      best: 63,
      why: 'AZ for sixteen months only; before that straight trucks, which are not tractor-trailers. Otherwise fits.',
      lacks: ['two years of tractor-trailer experience (16 months)'],
      cv: `TAMARA WHITLOCK
Milton ON | tam.whitlock@inbox.example

WHAT I HOLD
AZ licence – Ontario, obtained June 2025 (DZ before that from 2020)
Passport, Canadian, valid until 2033; FAST interview done, approved Aug 2026
Abstract: one minor (following too close, 2024)

DRIVING EXPERIENCE – 6 YEARS PROFESSIONAL

Ridgeway Logistics, Milton – Highway driver (tractor, 53' van)
July 2025 to now
US northeast: Pennsylvania, New Jersey, upstate New York, lately Ohio. Three or four nights away. Started with a coach driver for 6 weeks then solo. Peace Bridge and Queenston crossings, ACE done through our app. ELD. 96,000 miles so far, zero incidents, one Level 1 inspection passed with no defects. Backed into some nasty docks in Newark.

Halton Aggregates – Dump truck driver (tri-axle, DZ)
April 2020 to June 2025, laid off each January to March
Stone and asphalt to sites. Tickets, circle checks, site radio.

Earlier: barn manager at a standardbred farm, Campbellville, 2012–2020, hauled horses with a pick-up and gooseneck.

Courses: 140 hr MELT at Halton Hills Truck School, spring 2025; WHMIS; Smart Driver winter; first aid/CPR.`,
    },
    {
      name: 'pawel-rudnik-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'Sixty words that mention every must, with one employer and dates but hardly anything about the work.',
      lacks: [],
      cv: `Pawel Rudnik, Mississauga, 416-555-0187

AZ Ontario from 2019. Abstract clean. Canadian citizen, passport ok, crossing border every week.

2019 November – now: driver, Lakehill Transport Inc, Mississauga. Canada-USA, van 53 ft, long haul. Ohio, Illinois, Tennessee.
2008 – 2019: roofing, own company.

English good, Polish mother tongue. Can start after two weeks notice. Phone best in evening. References: Lakehill, ask for Marek.`,
    },
  ],
};
