/** Qualified train driver, GB mainline: ORR train driving licence, two years driving since qualifying, driving within the last twelve months, home within an hour. */
import type { GradedJob } from '../types.ts';

export const trainDriver: GradedJob = {
  job: 'train-driver-worded',
  title: 'Qualified Train Driver',
  spec: `PERSON SPECIFICATION
Post: Qualified Driver, Reading depot (12 posts)          Grade: DR2          Directorate: Operations
Salary: £71,906, four day week of 35 hours, Sundays outside

The panel will shortlist on this page alone. E = essential, D = desirable. How tested: A application, I interview, T test or medical.

Area | Requirement | E/D | Tested
Licence | Holds a valid train driving licence issued by the Office of Rail and Road under the 2010 regulations, with a current certificate from the present operator | E | A
Experience | Two years or more of driving trains on the main line network, passenger or freight, alone, after being passed out | E | A, I
Recency | Has driven regularly during the last twelve months | E | A
Residence | Lives within 60 minutes of the depot, or will before route learning begins | E | A
Safety record | No category A SPAD for which the driver was to blame in the last 24 months; open about the rest | E | A, I
Traction | Electric or diesel multiple units; class 387, 165 or 800 | D | A
Routes | Any part of the Great Western main line | D | A
Systems | ETCS level 2, DOO(P), GSM-R | D | A
Medical | Meets RIS-3451-TOM including colour vision, no lenses not approved | E | T
Conduct | Listens, keeps calm when late, speaks to passengers like a person | D | I
Development | Would mentor trainees in time | D | I

Notes to applicants. This is not a trainee campaign: those are advertised in spring on our careers pages and any trainee application to this number will be closed. Travel facilities for you and your household, defined benefit pension, uniform. We are working hard to have a depot that looks like the towns we serve: 9% of our drivers are women and we would like more. A workplace nursery contribution exists. Relocation is not paid. Closing on 16 November, assessments in the week after.`,
  graded: [
    {
      name: 'suburban-driver',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Licensed driver of 387s and 700s since 2019, on the shift today, clean record, ETCS and DOO, lives twenty minutes from the depot.',
      lacks: [],
      cv: `Joanne Ferriby
Wokingham, Berks

Train Driver, Capital & Southern Trains, based Slough / Paddington outer
Passed out 14 March 2019, driving since then full-time, about 1,050 hours a year. In date for everything: ORR licence (exp 2028), certificate with classes 165, 166, 387, 700 and 345 in store. Routes Paddington to Didcot, Newbury, Henley and Marlow branches, Reading to Gatwick until 2024. DOO(P) almost daily, GSM-R, ETCS L2 overlay Paddington to Heathrow tunnel.
Record: no SPADs. One station overrun in 2020, leaf fall, half a coach, reported by me.
Driver instructor since Jan 2024, three trainees passed.

Trainee driver, same company, Jan 2018 to March 2019

Before the railway
Ambulance technician, South Central, 2009 to 2017
Call handler, 2007 to 2009

Education: A levels (2), The Holt School. NVQ2 Rail services.
Personal: three days on the river when the roster allows, skull badly but often. Medical last passed May 2026.`,
    },
    {
      name: 'freight-driver',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'Freight driver with stone and boxes over the Berks & Hants: ORR papers, eight years out on his own, this week; no multiple units, which are only desired.',
      lacks: [],
      cv: `Who I am: Leroy Bastable, 45, Theale. Drive sheds, class 66 mostly, 59s on the Mendip stone, a bit of 70. For Westbury & Thames Freight since 2016, out of Acton at first and Theale these last five years.

What that's like: book on at 01.40, prep the loco, brake test on 44 loaded JNAs, 4,600 tonnes down the Berks and Hants, over the GW main to Acton, tip, back. Alone the whole way. Regulating a train like that over Savernake in February with poor adhesion is the best part of the work. I sign Merehead to Acton and Angerstein, Reading West to Southampton, Didcot to Bristol Parkway.

Dates: started as a ground shunter with them in Nov 2016, went in the chair Jan 2018, passed competent 9 Nov 2018. Not off the road for longer than a fortnight's holiday. The licence is from ORR, no. GB 71 and so on, lasts till 2028, with the complementary bit from Westbury & Thames. Rules assessment and sim both passed in July; medical and colours in 2025, good till 2028.

Incidents: a wrong-route at Southcote in 2021, signaller's error, I took it and should have stopped. Clean since I began for signals.

Before that: HGV class 1 for twelve years, tankers and supermarket.

Why passenger: four days and my knees.

Two referees, my driver manager Sal and the Theale union rep.`,
    },
    {
      name: 'lokfuehrer',
      kind: 'foreign',
      low: 48,
      high: 61,
      best: 54,
      why: 'Eleven years of German main-line driving to last month and a home in Reading, but the licence is from the Eisenbahn-Bundesamt, which the ORR has not recognised since 2022, and needs a GB one and rules training.',
      lacks: ['valid train driving licence issued by the Office of Rail and Road'],
      cv: `CURRICULUM VITAE
Surname: Rautenberg   First name: Katja   Born: 1986, Kassel   Address: Tilehurst, Reading (from September 2026, husband British). Right to work: spouse visa to 2029

PROFESSION
Train driver (Triebfahrzeugführerin), licence issued by Eisenbahn-Bundesamt 2015, valid to 2035 with medical of 2025. Additional certificate of the employer.

POSITIONS
10/2015 - 09/2026  Kurhessen Regionalverkehr, Kassel. Passenger train driver. Regional and regional express trains Kassel - Frankfurt, Kassel - Erfurt. Multiple units class 429, 442, 1440, 642. Single-manned from first day. 160 km/h, PZB and LZB, ETCS L2 on the new line from 2023. Average 1,300 hours at the controls each year.
2019 - 2026 additionally instructor for practical driving, 9 trainees
12/2014 - 10/2015  Function training with the same employer, examination 09/2015, mark 1.7
2006 - 2014  Nurse (orthopaedics), Klinikum Kassel

EVENTS
No signal passed at danger. One person struck 2018, afterwards four weeks of care, returned.

LANGUAGES
German native, English C1 (IELTS 7.5, 2025), Polish basics

HOBBIES
Choir, bicycle, the English canals`,
    },
    {
      name: 'underground-operator',
      kind: 'trap',
      low: 34,
      high: 49,
      best: 41,
      why: 'Nine good years driving Underground stock under London Underground’s own certification; neither an ORR licence nor a day alone on the main line network.',
      lacks: [
        'valid train driving licence issued by the Office of Rail and Road',
        'Two years or more of driving trains on the main line network',
      ],
      cv: `SUMMARY
Train Operator with over nine years of safe, punctual passenger service in a demanding environment. Calm under pressure, excellent rules knowledge, current on all assessments.

EMPLOYMENT

London Underground, Central line, White City depot: Train Operator
March 2017 to present
• Drive 1992 tube stock, 8 car trains, in automatic and protected manual, between West Ruislip, Ealing Broadway, Hainault and Epping; around 40 platforms an hour at peak, one person operation with in-cab CCTV
• Deal with defects, smoke, passenger alarms, detrainments between stations (two), and a person under a train
• Annual competence cycle CDP passed each time, last in June 2026
• One signal passed in 2019 (coded manual, low speed), none since
• Relief train operator instructor 2022 to 2024

London Underground, Customer Service Assistant, Acton Town
2012 to 2017

Earlier: Heathrow baggage, 2007 to 2012

EDUCATION
GCSEs, Ealing. Prince's Trust Team programme.

OTHER
Nathaniel Achebe-Lunn. Live in Twyford with my parents, six minutes from the Elizabeth line. Medical, drug and alcohol, eyesight all current. Blood donor, 41 times.`,
    },
    {
      name: 'gym-trainer-courier',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'A fitness trainer and parcel courier; the words train and driver stand all over the page and no railway does.',
      lacks: [
        'valid train driving licence issued by the Office of Rail and Road',
        'Two years or more of driving trains on the main line network',
        'Has driven regularly during the last twelve months',
      ],
      cv: `Dylan Prosser-Whyte / Caversham / 29

Driver and trainer, that's me in three words.

Multi-drop driver, Parcelhawk, Reading depot. 2022 to now. 150 drops a day in a long wheelbase electric van. Never late out, 99.2 % delivered, no at-fault accidents. I train the new drivers at the depot: three days in the passenger seat, then a ride-out. So far I have trained 24 of them. Early starts at 04.30, Sundays, Christmas, all fine with me.

Personal trainer, FitLab Oracle, 2018 to 2022, and still Tuesday and Thursday evenings. One to one clients, spin, circuit training. Planned progressive programmes and kept clients on track. Top of the retention board two years.

Waiter, Brasserie on the Kennet, 2016 to 2018

Qualifications: Level 3 Personal Training, Active IQ, 2018. First aid. Driving licence B (2015), clean, CPC theory passed for lorries. GCSEs at Highdown: maths 5, English 6.

I'm calm and focused, I follow rules, I am good with the public, and I pass any medical you like (resting pulse 49). References: depot manager and gym manager.`,
    },
  ],
};
