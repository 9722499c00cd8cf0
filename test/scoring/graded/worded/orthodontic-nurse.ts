/** Orthodontic dental nurse for an aligner start-up, UK: GDC, two years chairside in ortho, scanning, radiography certificate; a chatty post. */
import type { GradedJob } from '../types.ts';

export const orthodonticNurse: GradedJob = {
  job: 'orthodontic-nurse',
  title: 'Orthodontic Nurse (Bristol studio)',
  spec: `Hey! We're Crescent. We straighten teeth without the beige waiting room 🦷

Two orthodontists who got fed up with being told "that's how it's done" opened our first studio on Whiteladies Road in 2023. There are three now, and Bristol needs its fourth nurse. Clear aligners, yes, but also proper fixed braces on proper teenagers, so nobody gets bored.

What your week looks like
You're chairside with Farida or Jonny four days, and the fifth is yours: scan appointments, attachment checks, retainers, talking a nervous 14-year-old through elastics. You order the aligner stages, chase the lab, keep decon spotless, and you're the one parents remember by name. Everyone here mucks in on the desk when it's mad.

About you
⭐ You're on the GDC register as a dental nurse. (Obvs. But we've been surprised.)
⭐ You've done at least two years in orthodontics, not a bit of Invisalign on the side in general practice
⭐ You can do a full arch intraoral scan start to finish on your own, iTero, TRIOS, Primescan, we don't mind which
⭐ We'd love the NEBDN Certificate in Orthodontic Nursing, but it's a bonus. The radiography one isn't a bonus: you take our OPGs and cephs from week one and IRMER is IRMER, so we need to see the Certificate in Dental Radiography.

Photography, impulse for social media, Dentally, Saturday mornings once a month: all brilliant, none essential.

What we do for you
£17 - £19 an hour, indemnity and GDC fee paid, private medical, free aligners for you (and half price for your mum), a proper lunch break, team trip every spring - last year Lisbon.

We'd rather hear how you talk than read a cover letter: CV plus a two-minute voice note to jobs@ our domain. Come as you are, we mean it.`,
  graded: [
    {
      name: 'specialist-practice',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'GDC nurse with six years in a specialist ortho practice, solo iTero scans, NEBDN radiography and ortho certificates.',
      lacks: [],
      cv: `GEMMA TREWIN
Dental Nurse, GDC no. 27####
Bedminster, Bristol

- Severn Orthodontics (specialist practice, 3 chairs), Clifton
  Orthodontic nurse, Jan 2020 to now
  Bond-ups, debonds, archwire changes four-handed with two consultants. My own list since 2022: records appointments (photos, iTero, OPG/ceph), aligner fits with attachment templates to the orthodontist's prescription, retainer reviews, OHI for the under 16s. I place the Invisalign and Spark orders in the portal and check ClinChecks came back. IOTN and PAR calibrated. Decon lead, HTM 01-05 audits.
  Trained two apprentices.
- Bath Road Dental Care, NHS mixed
  Trainee, then qualified nurse, Sept 2016 to Dec 2019. Surgery, implants twice a month, reception cover. SOE Exact.

Certs
National Diploma in Dental Nursing, NEBDN, 2018
Cert in Dental Radiography, NEBDN, Oct 2021
Cert in Orthodontic Nursing, NEBDN, May 2023
BLS + medical emergencies Mar 2026, IRMER update 2025, safeguarding L2

I do the practice Insta (4.2k). Saturdays fine. Netball, tattoos (covered), dog called Bracket.`,
    },
    {
      name: 'hospital-brace-clinic',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Hospital consultant brace clinic for eight years, GDC, digital impressions on her own list, X-ray certificate; no aligner business, no start-up polish.',
      lacks: [],
      cv: `Personal details
Oyelaran, Mrs Bukola F.   Address: Southmead, Bristol

Present employment
Dental Nurse Band 5, Restorative, Brace and Cleft Department, Royal Avon Dental Hospital. Since February 2018.

Duties
I assist the consultant and four registrars with fixed and functional appliances for severe malocclusion, joint surgery cases and children with cleft lip and palate. Preparation of brackets, ligatures, wires, twin blocks, RMEs. From 2021 the department gave up alginate and I was one of two nurses who do the digital impressions by ourselves, on a 3Shape wand, upper, lower and bite, for study models and for the lab's retainers: on average 30 in one week. I stage the models and send files to the technicians. I take panoramic and lateral skull views at the end of each clinic because there is one radiographer for the building; for this I passed the NEBDN radiography examination in March 2020. Patients' diaries, broken-brace line on the telephone, stock control. I speak to parents in English, Yoruba and some Somali learned from mothers.

Previous employment
Dental nurse, St Pauls Community Dental Service, 2014 to 2018 (children, special care, inhalation sedation)
Housekeeper, hotel, 2011 to 2013

Qualifications
City & Guilds Level 3 Diploma in Dental Nursing, 2014
General Dental Council registered dental care professional since October 2014, fee paid to July 2027
Sedation nursing certificate 2016
Verifiable CPD 64 hours in present cycle

Interests: church, sewing. Referees: Senior Nurse, Consultant.`,
    },
    {
      name: 'no-x-rays',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 68,
      why: 'Five aligner and fixed ortho years, GDC, scans alone; the radiography certificate is simply not among her papers, a course of some months.',
      lacks: ['Certificate in Dental Radiography'],
      cv: `Experience
Orthodontic Treatment Coordinator & Nurse
SmileForge Cardiff · Full-time
May 2022 - Present · 4 yrs 7 mos
Half nurse, half the person who explains the money. Chairside for Damon and clear aligner starts (approx 35 new starts a month). iTero Element 5D scans unassisted since summer 2022, 1,900+ logged. IPR set-up, attachments, elastics teaching, virtual check-ins on DentalMonitoring. Built the refinement tracker that cut overdue refinements from 61 to 9.

Orthodontic Nurse
Taff Street Orthodontics
Aug 2019 - Apr 2022 · 2 yrs 9 mos
NHS contract ortho, 40+ adjusts a day. Stock, sterilising, study model scanning, IOTN forms, photos (five intra, three extra). X-rays were done for us at the sister practice over the road.

Trainee Dental Nurse → Dental Nurse
Grangetown Dental
Sep 2016 - Jul 2019

Education
Cardiff Met: foundation year, Art & Design
NEBDN National Diploma in Dental Nursing, 2018
NEBDN Certificate in Orthodontic Nursing, 2024

Licences & certifications
GDC Registered Dental Nurse, registered 2018, current
Oral Health Education, 2021
Level 2 safeguarding, CPR 02/2026

Volunteering
Dentaid mobile unit, two weekends a year

About
Ex-Cardiff, moving across the bridge in January for love and better coffee. Dentally, Pearl, Canva, CapCut. Happy on a Saturday.

Megan Pryce-Hussain`,
    },
    {
      name: 'therapist',
      kind: 'overqualified',
      low: 73,
      high: 87,
      best: 80,
      why: 'Orthodontic therapist still registered as dental nurse too, every must dated; above the post and its pay, which is a question and not a gap.',
      lacks: [],
      cv: `Nathaniel Osei-Whitcombe, Dip Orth Therapy RCSEd
Orthodontic Therapist. GDC 21#### (titles held: dental nurse, orthodontic therapist)

Six years of placing brackets under prescription, four years before that of passing them. I finish twelve to fifteen patients a day on my own column at Harbourside Orthodontic Centre, Portishead (therapist since October 2020, 3.5 days): bonding, wire changes, debonding, fitting aligners and attachments, separators, impressions in both worlds (Primescan now, putty then). I take my own DPTs and lateral cephs, having got the radiography certificate as a nurse in 2017. I supervise the two nurses' records clinic and sign off their scans.

2016 - 2020 Orthodontic nurse, Harbourside. Chairside for the principal, records, radiographs, stock, the model room. NEBDN ortho certificate 2018.
2012 - 2016 Dental nurse, Army Primary Healthcare dental centre, Tidworth, as a civilian. National Certificate 2013, registered the same year.

Diploma in Orthodontic Therapy, Royal College of Surgeons of Edinburgh, 2020 (Bristol course). BLS June 2026.

Why a nursing post? Twin daughters, born April. I want four fixed days, no column to fill, no lunchtime emergencies, and to live in Bristol rather than drive to it. I know what you pay. I don't bite. Climbing, cargo bike, amateur Gilbert & Sullivan.`,
    },
    {
      name: 'veterinary-dentals',
      kind: 'trap',
      low: 8,
      high: 23,
      best: 15,
      why: 'A registered veterinary nurse with dental X-rays and tooth charts of cats and dogs: the words and the warmth are right, the register, patients and braces are not.',
      lacks: [
        "You're on the GDC register as a dental nurse",
        'at least two years in orthodontics',
        'full arch intraoral scan',
        'Certificate in Dental Radiography',
      ],
      cv: `Hi Crescent team,

CV of Lottie Brambley, RVN
Nine years a nurse, six of them obsessed with teeth!

Now - Head Dental Nurse, Downs Referral Hospital, Bristol (Aug 2020 -)
I run the dental suite: four lists a week next to the specialist. Full mouth charting, scale and polish, intraoral radiography (parallel and bisecting, size 2 and 4 plates), nerve blocks drawn up, extractions four-handed. We had two orthodontic cases last year with an acrylic incline plane - both doing great. I do pre-op calls with owners, who can be as nervous as your teenagers. Autoclave and instruments, ordering, monthly audits.
Started our dental TikTok: 31k followers, best clip 1.1 million.

2017 - 2020 - Nurse, Pawsmoor Vets, Keynsham. Anaesthesia, in-patients, nurse clinics.

Training
Level 3 Diploma in Veterinary Nursing 2017, RCVS registered
BVDA Certificate in dentistry for nurses, 2021
Radiation protection supervisor, 2022
Customer service NVQ2 (from my Debenhams days)

Software: VetRadar, Merlin, Canva, Capcut
I'm ready to swap species. Fast learner, kind, early riser, own wellies. Also had Invisalign myself in 2024, so I know the patient side inside out. References from two specialists.`,
    },
  ],
};
