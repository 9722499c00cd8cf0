import type { GradedJob } from '../types.ts';

export const dentalHygienistKelownaFamilyPractice: GradedJob = {
  job: 'dental-hygienist-kelowna-family-practice',
  title: 'Registered Dental Hygienist (4 days)',
  spec: `Hello from Lakeview Commons Dental in Kelowna, BC!

Who are we?
Two dentists (Dr. Park and Dr. Lindqvist), three hygienists, four CDAs and Bev at the front, who has been here longer than the carpet. A general family practice with a lot of patients over sixty, so plenty of perio.

Who are we looking for?
Our Shannon is retiring in February. We'd love a dental hygienist for four days a week, Monday to Thursday, 8 to 5, one late evening every other Tuesday. Hour-long appointments, your own room, no double booking, ever.

What can't we do without?
You need to hold full (practising) registration as a dental hygienist with the BC College of Oral Health Professionals. You also need to be certified to give local anaesthetic, because our dentists won't leave their chair to freeze for you. And we ask for at least two years of chairside hygiene in private practice, as nobody will be standing behind you.

What will the day look like?
Assessments and full-mouth charting, non-surgical perio therapy, debridement, exams shared with the dentist, radiographs, sealants, desensitizing, home-care coaching that doesn't sound like a scolding. Recall follow-up with Bev.

What would be a bonus?
Dentrix, intra-oral scanner, laser, experience with implants, a bit of myofunctional or ortho. A steady hand with anxious people.

What's in it for you?
$54 to $60 an hour, benefits, uniform and CE allowance, college fees paid, and a lunch hour with a lake in it. CPR at the HCP level must be current by your first day; we run a course in January.

Please send your resume to Bev.`,
  graded: [
    {
      name: 'anneliese-kroeker-vernon',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Full BC registration with local anaesthetic certification and nine dated years of private-practice hygiene heavy on perio.',
      lacks: [],
      cv: `Anneliese Kroeker RDH
Lake Country, BC | 250-555-0131

I've been cleaning teeth in the Okanagan since 2017 and still like it.

Registration
Full registrant, dental hygiene, BCCOHP (formerly CDHBC), first registered July 2017, paid to end of February 2027
Certified for local anaesthesia (infiltration and blocks), 2017
CPR-HCP, April 2026

Practice
Swan Lake Family Dental, Vernon — hygienist, four days a week — May 2020 to now
  Most of my people are retired. Three-month perio maintenance, quadrant scaling with freezing (I give two or three blocks on a normal day), implant maintenance with titanium instruments, arrest and desensitizing with SDF and varnish. I brought in a proper perio chart for every new patient and the dentists now diagnose from it. Dentrix, Trios scanner, digital PSPs. Diode laser course 2023.
Coldstream Dental Group — hygienist, full time — July 2017 to April 2020
  Kids, sealants, ortho hygiene, evening clinic.

Study
Diploma in Dental Hygiene, Fraser Bend College, 2017
Before that, dental receptionist in Abbotsford, 2012 to 2015

Off hours: paddle board, choir, one elderly beagle`,
    },
    {
      name: 'caitlin-ouellet-no-freezing',
      kind: 'denial',
      low: 58,
      high: 71,
      best: 65,
      why: 'Full BC registration and six years of private practice, but she states she is not certified for local anaesthetic.',
      lacks: ['local anaesthetic certification'],
      cv: `CAITLIN OUELLET
Dental Hygienist
West Kelowna BC, caitlin.ouellet@inbox.example

Work experience

Glenrosa Dental Centre, West Kelowna
Dental hygienist, part-time 3 days
September 2022 - present
* Recall and new patients, 50 minute bookings, bitewings, PSP
* Periodontal charting, scaling and root planing, fluoride, sealants
* Patients needing freezing are frozen by the dentist or another RDH

Dr. J. Halvorsen Inc., Salmon Arm
Dental hygienist, full-time
June 2020 - August 2022
* Only hygienist in the practice, own schedule, roughly eight patients a day
* Helped to change over from paper to Dentrix

Qualifications

Diploma of dental hygiene, out of province, 2020 (local anaesthesia was not part of my program)
BC College of Oral Health Professionals, full registration, current; I am not certified for local anaesthesia and have not taken the course
CPR HCP to June 2027

Languages: English, French`,
    },
    {
      name: 'teresa-vandermeer-nonpractising',
      kind: 'lapsed',
      low: 50,
      high: 63,
      best: 57,
      why: 'Over ten years of hygiene with local anaesthetic until 2022, but only non-practising registration since then.',
      lacks: ['full (practising) BCCOHP registration'],
      cv: `Teresa Vandermeer

Home with our three children since March 2022. The youngest starts kindergarten in September and I'd like to get back to work.

From August 2011 to March 2022 I was a hygienist at Mission Creek Dental Arts in Kelowna, first five days and after 2016 three. A busy general practice with an implant dentist in the house. Most days eight or nine patients: scaling, root planing under local that I gave myself, charting, x-rays, whitening trays, maintenance around implants and bridges, talking nervous people down. I trained our two new grads in 2018 and 2020 and looked after sterilization monitoring for the whole office.

My registration: full registrant in BC from 2011 with local anaesthesia certification. I moved to non-practising in March 2022 and that is how it stands today. I know I have to show continuing competency to come back and I have asked the College what exactly they want.

Diploma in Dental Hygiene, Vancouver Inlet College, 2011.
CPR: expired, will take your January course.

250-555-0177, mornings best`,
    },
    {
      name: 'devon-achebe-alberta',
      kind: 'foreign',
      low: 57,
      high: 69,
      best: 64,
      why: 'Five strong years of hygiene with freezing in Calgary, but registered only in Alberta; the BC labour-mobility application is not made yet.',
      lacks: ['full BCCOHP registration'],
      cv: `DEVON ACHEBE, BSc (DH)
Calgary, Alberta (moving to Kelowna 15 January 2027)
devon.achebe@post.example

WORK HISTORY
2021-08 → present   Dental hygienist, Bow Trail Dental, Calgary AB. Full time.
   · 7-8 clients daily, general practice with in-house periodontist every second Friday
   · Initial therapy by quadrant or half mouth, infiltration and IANB as needed
   · Implant maintenance, laser (diode), iTero scans, airflow
   · Started a "dental fear" hour on Wednesdays: dim lights, no music, no rush
2019-05 → 2021-08   Sterilization assistant, later student, same office

REGISTRATION
College of Dental Hygienists of Alberta, general register, since August 2021, authorized for local anaesthesia and nitrous oxide
British Columbia: not registered as yet. I'll be applying to the BC college under labour mobility once I have a BC address.

EDUCATION
BSc Dental Hygiene, University of Northern Foothills, 2021
NDHCB certificate, 2021

CPR/AED level HCP, valid to 2027-03`,
    },
    {
      name: 'sandeep-gill-cda',
      kind: 'adjacent',
      low: 20,
      high: 34,
      best: 27,
      why: 'A certified dental assistant with a hygiene-coordinator title: dental office know-how, but no hygienist registration, no anaesthetic and no hygiene practice.',
      lacks: [
        'full BCCOHP registration as dental hygienist',
        'local anaesthetic certification',
        'two years of chairside hygiene',
      ],
      cv: `SANDEEP GILL
Certified Dental Assistant / Hygiene Coordinator

Rutland Village Dental, Kelowna            Feb 2019 - present
Hygiene coordinator (since 2023) and CDA
- Book and confirm the columns of four hygienists, recall lists, pre-blocks, cancellations
- Chairside with the dentist: fillings, crowns, extractions, implant surgery set-up
- Coronal polishing, fluoride, sealants, rubber dam, x-rays, impressions, iTero
- Sterilization lead, spore tests, ordering
- Dentrix

Happy Valley Dental, Kamloops            July 2016 - Jan 2019
CDA

Certified dental assistant, BCCOHP, practising, since 2016
Orthodontic module 2020
CPR HCP 2026
Dental Assisting Certificate, Thompson Plateau College, 2016

I know how a hygiene day should run and would be glad to learn more of it on the job.`,
    },
  ],
};
