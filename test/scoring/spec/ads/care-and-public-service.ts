// Job ads of health, care, dental, veterinary and pharmacy work, schools and nurseries, social work, councils, police and defence staff, laboratories and charities.
import type { MarkedAd } from './marked-ad.ts';

export const adsOfCareAndPublicService: readonly MarkedAd[] = [
  {
    title: 'Staff Nurse (Band 5), Acute Stroke Unit',
    text: `Job title: Staff Nurse – Acute Stroke Unit (Ward 14)
Employer: Wharfe and Calder Hospitals NHS Foundation Trust
Band: Band 5, £29,970 – £36,483 pa pro rata
Hours: 37.5 per week, internal rotation including nights
Closing date: 14/03 at 23:59

Job overview
Ward 14 is a 26-bedded hyperacute and rehabilitation unit. We were rated Outstanding for caring at our last inspection and three of our sisters trained here as students.

Main duties of the job
- Assess, plan, implement and evaluate the care of a caseload of patients
- Carry out swallow screening within four hours of admission once you have completed our in-house competency
- Supervise students and healthcare support workers
- Keep contemporaneous records on the electronic patient record

Person specification

Criteria | Essential | Desirable
Qualifications | NMC registration, adult part of the register | Mentorship or practice assessor qualification
 | Degree or diploma in adult nursing | Stroke-specific module
Experience | Experience in an acute setting (student placements count) | Previous work on a stroke or neurology ward
Skills | Able to prioritise a changing workload | IV drug administration and cannulation
 | Clear written and spoken communication |
Personal | Compassionate and calm under pressure | 

The trust was formed in 2009 and employs some 7,400 staff across three sites. We offer a preceptorship programme of twelve months, a cycle-to-work scheme, on-site nursery and 27 days' leave rising to 33.

Disclosure and Barring Service check
This post is subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975 and a DBS check will be made.

Certificate of Sponsorship
Applications from job seekers who need sponsorship are welcome and will be considered alongside all others.

For an informal chat ring Ward Manager Denise Ollerenshaw on ext. 5514. Please note we close early if we get a high number of applications.`,
    marks: [
      { is: 'nothing', quote: '37.5 per week, internal rotation including nights' },
      { is: 'nothing', quote: 'We were rated Outstanding for caring at our last inspection' },
      { is: 'nothing', quote: 'three of our sisters trained here as students' },
      { is: 'work', quote: 'Assess, plan, implement and evaluate the care of a caseload of patients' },
      { is: 'work', quote: 'Carry out swallow screening within four hours of admission' },
      { is: 'work', quote: 'Supervise students and healthcare support workers' },
      { is: 'work', quote: 'Keep contemporaneous records on the electronic patient record' },
      { is: 'must', of: 'paper', quote: 'NMC registration, adult part of the register' },
      { is: 'wish', of: 'paper', quote: 'Mentorship or practice assessor qualification' },
      { is: 'must', of: 'degree', quote: 'Degree or diploma in adult nursing' },
      { is: 'wish', of: 'paper', quote: 'Stroke-specific module' },
      { is: 'want', of: 'experience', quote: 'Experience in an acute setting (student placements count)' },
      { is: 'wish', of: 'experience', quote: 'Previous work on a stroke or neurology ward' },
      { is: 'want', of: 'skill', quote: 'Able to prioritise a changing workload' },
      { is: 'wish', of: 'skill', quote: 'IV drug administration and cannulation' },
      { is: 'want', of: 'skill', quote: 'Clear written and spoken communication' },
      { is: 'want', of: 'trait', quote: 'Compassionate and calm under pressure' },
      { is: 'nothing', quote: 'We offer a preceptorship programme of twelve months' },
      { is: 'nothing', quote: 'a DBS check will be made' },
      { is: 'nothing', quote: 'Applications from job seekers who need sponsorship are welcome' },
      { is: 'nothing', quote: 'The trust was formed in 2009' },
    ],
  },
  {
    title: 'Home carers wanted, Tamworth and villages',
    text: `*** HOME CARERS WANTED – TAMWORTH & VILLAGES ***

Hi all, Shaz here from Kindly Yours Homecare 👋 We've taken on 11 new clients since Christmas and need 3 more lovely people asap!!

💷 £12.90 ph weekdays, £13.75 weekends + 35p a mile
🕖 7am-2pm or 4pm-10pm, alternate weekends
🚗 sorry but it's villages so own car + full licence please, buses are hopeless out here

You'll be popping in to help older folk wash and dress, doing meds from blister packs, making a decent brew and having a natter. Some double-up calls using hoists (we show you how!)

Never done care before?? Not a problem, half the girls came from shops and pubs and we put everyone through the Care Certificate. NVQ 2 or 3 is a bonus and gets you 40p more an hour 🎉

What matters to us is you're kind, you turn up when you said you would, and you can write a proper note in the app in English. Don't mind dogs (Mrs P has four!!). 

No under 18s for this one because of the insurance. Covid & flu jabs not compulsory. We do your DBS and we pay for it 👍 uniform free

We've been going since 2013, family run, CQC Good. Mum still does the rotas lol

Message me on here or ring the office 9-4 & ask for Shaz or Bev. Can start you inside 2 weeks once refs are back xx`,
    marks: [
      { is: 'nothing', quote: "We've taken on 11 new clients since Christmas" },
      { is: 'nothing', quote: '£12.90 ph weekdays, £13.75 weekends + 35p a mile' },
      { is: 'nothing', quote: '7am-2pm or 4pm-10pm, alternate weekends' },
      { is: 'want', of: 'other', quote: 'own car' },
      { is: 'want', of: 'paper', quote: 'full licence' },
      { is: 'work', quote: 'popping in to help older folk wash and dress' },
      { is: 'work', quote: 'doing meds from blister packs' },
      { is: 'work', quote: 'Some double-up calls using hoists' },
      { is: 'nothing', quote: 'half the girls came from shops and pubs' },
      { is: 'nothing', quote: 'we put everyone through the Care Certificate' },
      { is: 'wish', of: 'paper', quote: 'NVQ 2 or 3 is a bonus' },
      { is: 'want', of: 'trait', quote: "you're kind" },
      { is: 'want', of: 'trait', quote: 'you turn up when you said you would' },
      { is: 'want', of: 'language', quote: 'you can write a proper note in the app in English' },
      { is: 'want', of: 'other', quote: "Don't mind dogs" },
      { is: 'must', of: 'other', quote: 'No under 18s for this one' },
      { is: 'nothing', quote: 'We do your DBS and we pay for it' },
      { is: 'nothing', quote: "We've been going since 2013, family run, CQC Good" },
      { is: 'nothing', quote: 'Message me on here or ring the office 9-4' },
    ],
  },
  {
    title: 'Dental Nurse, Ennis',
    text: `Dental Nurse – Abbeyfield Row Dental, Ennis, Co. Clare

Full time / 39 hours over 4.5 days / Late clinic Tuesdays to 7.30pm

We are a four-surgery private and PRSI practice, in the same Georgian house since 1987. Dr. Aoife Considine took over from her father in 2018 and has since put in digital scanners and a CBCT. Our team of two dentists, a hygienist, three nurses and a receptionist know most patients by first name.

Only applications from qualified dental nurses can be considered for this post; a Dublin Dental Hospital diploma, NEBDN or an equivalent award is fine. As you would be assisting at implant and surgical days on your own from the second week, we also need at least eighteen months chairside since qualifying.

You will set up and turn around surgeries, run the decontamination room to HIQA standard, pour the odd model, order stock and help on the front desk at lunch. You'll be friendly with nervous patients, tidy in your habits and honest when something was missed.

Exact or Aerona software would be handy to know but it's easily learnt. The same goes for a radiography cert: we'll pay for the course if you haven't done it. A few words of Polish or Portuguese would delight a good share of our list!

Hepatitis B immunity has to be evidenced before you start (bring your titre result to interview).

We pay between €17 and €19.50 an hour depending on experience, plus your IDNA membership, scrubs, parking behind the house and a birthday day off. We close for two weeks at Christmas.

CV with a short cover note to Noreen, practice manager, before Friday the 21st. Interviews will be held the following week. No agencies please, we've had enough calls.`,
    marks: [
      { is: 'nothing', quote: '39 hours over 4.5 days' },
      { is: 'nothing', quote: 'in the same Georgian house since 1987' },
      { is: 'nothing', quote: 'has since put in digital scanners and a CBCT' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'Only applications from qualified dental nurses can be considered for this post; a Dublin Dental Hospital diploma, NEBDN or an equivalent award is fine',
      },
      { is: 'work', quote: 'you would be assisting at implant and surgical days on your own' },
      { is: 'must', of: 'years', quote: 'we also need at least eighteen months chairside since qualifying' },
      { is: 'work', quote: 'set up and turn around surgeries' },
      { is: 'work', quote: 'run the decontamination room to HIQA standard' },
      { is: 'work', quote: 'help on the front desk at lunch' },
      { is: 'want', of: 'trait', quote: 'friendly with nervous patients' },
      { is: 'want', of: 'trait', quote: 'tidy in your habits' },
      { is: 'want', of: 'trait', quote: 'honest when something was missed' },
      { is: 'wish', of: 'skill', quote: 'Exact or Aerona software would be handy to know' },
      { is: 'wish', of: 'paper', quote: 'The same goes for a radiography cert' },
      {
        is: 'wish',
        of: 'language',
        quote: 'A few words of Polish or Portuguese would delight a good share of our list',
      },
      { is: 'must', of: 'other', quote: 'Hepatitis B immunity has to be evidenced before you start' },
      { is: 'nothing', quote: 'We pay between €17 and €19.50 an hour depending on experience' },
      { is: 'nothing', quote: 'plus your IDNA membership, scrubs, parking behind the house' },
      { is: 'nothing', quote: 'CV with a short cover note to Noreen, practice manager' },
      { is: 'nothing', quote: 'No agencies please' },
    ],
  },
  {
    title: 'Veterinarian, mixed practice, Gippsland',
    text: `VETERINARIAN (mixed, mostly small animal with dairy on the side) – Gippsland VIC

Who we are
Strzelecki Vets runs two clinics, at Mirboo and Leongatha way. Eight vets, fourteen nurses, one very fat clinic cat. Independently owned, and it will stay that way: the partners have turned down three corporates.

Who'd suit
Someone registered, or able to be registered, with the Veterinary Practitioners Registration Board of Victoria, and two or three years out so that you can hold the fort on a Sunday. You need to be comfortable doing a caesar on a heifer in the rain. Orthopaedics is a plus, nobody here will mind if you refer. If you have done some pregnancy testing with a scanner, great; if not Col will teach you.

What you'll do
• consults, soft-tissue surgery, dentals and digital rads
• herd visits two mornings a week
• 1 in 6 after hours, with a nurse, paid per call
• help bring along our new grads

What you get
• $115k–$145k plus super, vehicle and phone
• 5 weeks leave and a paid week of CPD with $4,000 to spend
• cottage for the first three months if you need it
• ultrasound, in-house bloods, dental x-ray, and scales that work

What else
Manual driver's licence. We also look for people who talk straight with farmers and who can laugh at themselves. Firearms licence desirable (for euthanasia of large stock).

We will sponsor a 482 visa for the right vet. Our last three hires came from Cork, Massey and Pretoria.

Ring Jo Tarrant after hours, or email with a CV and the names of two referees. We won't phone them until you say so.`,
    marks: [
      { is: 'nothing', quote: 'Eight vets, fourteen nurses, one very fat clinic cat' },
      { is: 'nothing', quote: 'the partners have turned down three corporates' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'registered, or able to be registered, with the Veterinary Practitioners Registration Board of Victoria',
      },
      { is: 'must', of: 'years', quote: 'two or three years out' },
      { is: 'want', of: 'skill', quote: 'You need to be comfortable doing a caesar on a heifer in the rain' },
      { is: 'wish', of: 'skill', quote: 'Orthopaedics is a plus' },
      {
        is: 'wish',
        of: 'experience',
        quote: 'If you have done some pregnancy testing with a scanner, great',
      },
      { is: 'work', quote: 'consults, soft-tissue surgery, dentals and digital rads' },
      { is: 'work', quote: 'herd visits two mornings a week' },
      { is: 'work', quote: 'help bring along our new grads' },
      { is: 'nothing', quote: '$115k–$145k plus super, vehicle and phone' },
      { is: 'nothing', quote: 'a paid week of CPD with $4,000 to spend' },
      { is: 'nothing', quote: 'ultrasound, in-house bloods, dental x-ray, and scales that work' },
      { is: 'want', of: 'paper', quote: "Manual driver's licence" },
      { is: 'want', of: 'trait', quote: 'talk straight with farmers' },
      { is: 'want', of: 'trait', quote: 'can laugh at themselves' },
      { is: 'wish', of: 'paper', quote: 'Firearms licence desirable' },
      { is: 'nothing', quote: 'We will sponsor a 482 visa for the right vet' },
      { is: 'nothing', quote: 'Our last three hires came from Cork, Massey and Pretoria' },
      { is: 'nothing', quote: 'email with a CV and the names of two referees' },
    ],
  },
  {
    title: 'Staff Pharmacist, Timmins ON',
    text: `Staff Pharmacist (Full-time, permanent)
Location: Timmins, Ontario
Wage: $62–$68/hour + $15,000 signing bonus (paid over 24 months)

NorthMain Drug Mart has been filling prescriptions on Algonquin for 41 years. We are a two-pharmacist, high-volume store (about 420 Rx a day) that also serves two long-term care homes and a methadone program.

Duties:
1. Verify prescriptions for therapeutic appropriateness and counsel patients.
2. Prescribe for minor ailments and administer flu and travel vaccines.
3. Conduct MedsChecks and follow up with prescribers.
4. Oversee regulated technicians and co-op students.
5. Reconcile narcotics monthly.

Requirements:
1. Licence in good standing with the Ontario College of Pharmacists (Part A).
2. BScPhm, PharmD or an equivalent recognized in Canada.
3. Injection authorization, or willingness to complete it in the first 60 days.
4. Strong attention to detail.
5. Team player who can handle the 4 o'clock rush.

Assets:
1. Kroll.
2. Some OAT experience.
3. French or Oji-Cree.

New graduates and internationally trained pharmacists who have finished their PEBC are encouraged to apply. No overnights, every second Saturday, closed Sundays. Benefits after three months, OCP fee and CPhA cover reimbursed. You will report to the pharmacy manager, Harjit, who has been here since 2006 and holds a certificate in geriatric pharmacy.

Interested? Walk in with a resumé or apply through the link. A vulnerable sector check will be requested with any offer. NorthMain is an equal opportunity employer and provides accommodation on request throughout hiring, in accordance with the AODA.`,
    marks: [
      { is: 'nothing', quote: '$62–$68/hour + $15,000 signing bonus' },
      { is: 'nothing', quote: 'has been filling prescriptions on Algonquin for 41 years' },
      { is: 'nothing', quote: 'also serves two long-term care homes and a methadone program' },
      { is: 'work', quote: 'Verify prescriptions for therapeutic appropriateness and counsel patients' },
      { is: 'work', quote: 'Prescribe for minor ailments and administer flu and travel vaccines' },
      { is: 'work', quote: 'Conduct MedsChecks and follow up with prescribers' },
      { is: 'work', quote: 'Oversee regulated technicians and co-op students' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Licence in good standing with the Ontario College of Pharmacists (Part A)',
      },
      { is: 'must', of: 'degree', quote: 'BScPhm, PharmD or an equivalent recognized in Canada' },
      {
        is: 'want',
        of: 'paper',
        quote: 'Injection authorization, or willingness to complete it in the first 60 days',
      },
      { is: 'want', of: 'trait', quote: 'Strong attention to detail' },
      { is: 'want', of: 'trait', quote: "Team player who can handle the 4 o'clock rush" },
      { is: 'wish', of: 'skill', quote: 'Kroll' },
      { is: 'wish', of: 'experience', quote: 'Some OAT experience' },
      { is: 'wish', of: 'language', quote: 'French or Oji-Cree' },
      {
        is: 'nothing',
        quote:
          'New graduates and internationally trained pharmacists who have finished their PEBC are encouraged to apply',
      },
      { is: 'nothing', quote: 'No overnights, every second Saturday, closed Sundays' },
      { is: 'nothing', quote: 'OCP fee and CPhA cover reimbursed' },
      { is: 'nothing', quote: 'who has been here since 2006 and holds a certificate in geriatric pharmacy' },
      { is: 'nothing', quote: 'A vulnerable sector check will be requested with any offer' },
    ],
  },
  {
    title: 'Teacher of Mathematics',
    text: `TEACHER OF MATHEMATICS
MPS/UPS (Outer London) – Required for September – Full time, permanent
Beckfold Park School, 11-18, NOR 1,340

"Pupils say that maths is the subject where they feel most stretched." Ofsted, last November

The Governors seek to appoint an enthusiastic and well-organised teacher to join a department of ten specialists. Four colleagues hold a master's degree and one writes for an exam board; results at GCSE have risen for five years running, with 81% at grade 4+ last summer. Qualified Teacher Status is required, together with a degree in mathematics or a closely related subject. The post would equally suit an ECT or someone further on.

The person appointed will teach across Key Stages 3 and 4, plan from our shared schemes, mark three sets of mocks a year, act as form tutor and attend parents' evenings. There is the chance of Key Stage 5 teaching for a candidate able to offer Further Maths, though this is not a condition of appointment. A readiness to run an enrichment club (chess, coding, anything) would be welcomed too.

You will have secure subject knowledge up to A level, manage behaviour consistently, and believe that every child can get better at maths.

We can offer:
> a two-week autumn half term
> marking-free feedback policy in Year 7
> a laptop, free parking and use of the gym
> a clear ECT programme with the local teaching school hub

Beckfold Park was founded as a boys' grammar in 1911 and became an academy in 2012. It is a 12 minute walk from the station.

Beckfold Park is committed to safeguarding and promoting the welfare of children. Shortlisted candidates will be subject to online searches, and the successful applicant will undergo an enhanced DBS with barred list check.

Application forms from the school website; CVs are not accepted. Closing date noon, Monday 29 April.`,
    marks: [
      { is: 'want', of: 'trait', quote: 'enthusiastic and well-organised' },
      { is: 'nothing', quote: "Four colleagues hold a master's degree" },
      { is: 'nothing', quote: 'results at GCSE have risen for five years running' },
      { is: 'must', of: 'paper', quote: 'Qualified Teacher Status is required' },
      { is: 'must', of: 'degree', quote: 'a degree in mathematics or a closely related subject' },
      { is: 'nothing', quote: 'The post would equally suit an ECT or someone further on' },
      { is: 'work', quote: 'teach across Key Stages 3 and 4' },
      { is: 'work', quote: 'mark three sets of mocks a year' },
      { is: 'work', quote: "act as form tutor and attend parents' evenings" },
      { is: 'wish', of: 'skill', quote: 'able to offer Further Maths' },
      {
        is: 'wish',
        of: 'other',
        quote: 'A readiness to run an enrichment club (chess, coding, anything) would be welcomed too',
      },
      { is: 'want', of: 'skill', quote: 'secure subject knowledge up to A level' },
      { is: 'want', of: 'skill', quote: 'manage behaviour consistently' },
      { is: 'want', of: 'trait', quote: 'believe that every child can get better at maths' },
      { is: 'nothing', quote: 'a laptop, free parking and use of the gym' },
      { is: 'nothing', quote: 'a clear ECT programme with the local teaching school hub' },
      { is: 'nothing', quote: "was founded as a boys' grammar in 1911" },
      { is: 'nothing', quote: 'will undergo an enhanced DBS with barred list check' },
      { is: 'nothing', quote: 'CVs are not accepted' },
    ],
  },
  {
    title: 'Early Years Educator, Level 3',
    text: `Early Years Educator – Pennywort Nursery, Bangor, Co. Down

Are you happiest with paint up to your elbows? Our Toddler Room (2-3 years, up to 12 children) is looking for a third grown-up to join Cathy and Niamh.

ABOUT US
We opened in a church hall in 1999 with nine children and now care for 64 in our own building with a mud kitchen, a willow tunnel and hens. Most of our staff have been with us over six years. Cathy has her Level 5 and Niamh is doing hers.

THE ROLE
Reporting to the Room Leader, you'll be key person to four children, plan play around what they're into, change nappies, sit down to meals with them, put up observations on our parent app and share the early (7.30) and late (6.00) turns.

ABOUT YOU
Minimum standards put in place by the Department mean that we can appoint only those with a CACHE/NVQ Level 3 in Childcare (or above). In addition we'd expect you to have
- some time in a daycare or playgroup behind you
- a working knowledge of child protection
- patience, warmth and a sense of fun
- good spoken English; Irish Sign or Makaton would be lovely but not needed

Paediatric first aid: if yours has lapsed, don't let it stop you, we renew everybody's in August.

THE SMALL PRINT
£12.60 to £13.40 per hour, 36 hours, 52 weeks. 28 days holidays plus the Twelfth fortnight at half staff. 50% off childcare for your own wee ones. An AccessNI enhanced disclosure (cost £32, which we refund after probation) will be sought. We are an equal opportunities employer, and as men and Protestants are currently under-represented in our workforce we particularly welcome applications from them.

Monitoring form and application pack from the office. Posted CVs will go in the hens' bedding!`,
    marks: [
      { is: 'nothing', quote: 'We opened in a church hall in 1999 with nine children' },
      { is: 'nothing', quote: 'Most of our staff have been with us over six years' },
      { is: 'nothing', quote: 'Cathy has her Level 5 and Niamh is doing hers' },
      { is: 'nothing', quote: 'Reporting to the Room Leader' },
      { is: 'work', quote: 'be key person to four children' },
      { is: 'work', quote: "plan play around what they're into" },
      { is: 'work', quote: 'change nappies' },
      { is: 'work', quote: 'put up observations on our parent app' },
      {
        is: 'must',
        of: 'paper',
        quote: 'we can appoint only those with a CACHE/NVQ Level 3 in Childcare (or above)',
      },
      { is: 'want', of: 'experience', quote: 'some time in a daycare or playgroup behind you' },
      { is: 'want', of: 'skill', quote: 'a working knowledge of child protection' },
      { is: 'want', of: 'trait', quote: 'patience, warmth and a sense of fun' },
      { is: 'want', of: 'language', quote: 'good spoken English' },
      { is: 'wish', of: 'language', quote: 'Irish Sign or Makaton would be lovely but not needed' },
      { is: 'wish', of: 'paper', quote: "Paediatric first aid: if yours has lapsed, don't let it stop you" },
      { is: 'nothing', quote: "we renew everybody's in August" },
      { is: 'nothing', quote: '£12.60 to £13.40 per hour, 36 hours, 52 weeks' },
      {
        is: 'nothing',
        quote: 'An AccessNI enhanced disclosure (cost £32, which we refund after probation) will be sought',
      },
      { is: 'nothing', quote: 'we particularly welcome applications from them' },
      { is: 'nothing', quote: 'Monitoring form and application pack from the office' },
    ],
  },
  {
    title: 'Kaimahi Tamariki / Social Worker, Whanganui',
    text: `Social Worker – Whānau Support
Te Puna Awhi Trust, Whanganui | Full time, fixed term to June next year (parental leave cover)

Nau mai, haere mai. Te Puna Awhi is a kaupapa Māori provider that has walked beside whānau on the awa for twenty-six years. We hold contracts with three ministries and last year supported 412 tamariki.

This mahi means sitting at kitchen tables. With a caseload of around fourteen whānau you will build a plan with each of them, link them to housing, budgeting and health services, speak up at family group conferences, and write reports for the court when asked. You'll be one of a rōpū of seven under our practice lead, Mere, who is a registered supervisor with fifteen years in the field.

Whoever joins us is a registered social worker with a current practising certificate (SWRB), knows the Oranga Tamariki Act and how it plays out on the ground, and has stood alongside whānau Māori before, whether in paid mahi or on the marae. Because we cover from Raetihi to Waverley, a full driver licence is needed.

Conversational te reo would be a real gift to our whānau; we run classes on Wednesdays for anyone still learning. Ngā pukenga such as mirimiri or rongoā are appreciated, as is any know-how with Awhi Mai, our case system.

We are after someone humble who keeps going when things get tough and who can hold a boundary.

Salary $78,000–$92,000 depending on steps. Vehicle for work, external cultural supervision monthly, five weeks leave, wellness day each term. Under the Children's Act 2014 safety checking is carried out on all core workers, including police vetting and an identity check.

Kōrero with Mere first if you like. To apply, send your CV and a letter telling us who you are and where you come from. Applications close when we find the right person.`,
    marks: [
      { is: 'nothing', quote: 'has walked beside whānau on the awa for twenty-six years' },
      { is: 'nothing', quote: 'last year supported 412 tamariki' },
      { is: 'work', quote: 'build a plan with each of them' },
      { is: 'work', quote: 'link them to housing, budgeting and health services' },
      { is: 'work', quote: 'speak up at family group conferences' },
      { is: 'work', quote: 'write reports for the court when asked' },
      { is: 'nothing', quote: 'Mere, who is a registered supervisor with fifteen years in the field' },
      {
        is: 'must',
        of: 'paper',
        quote: 'is a registered social worker with a current practising certificate (SWRB)',
      },
      { is: 'want', of: 'skill', quote: 'knows the Oranga Tamariki Act and how it plays out on the ground' },
      { is: 'want', of: 'experience', quote: 'has stood alongside whānau Māori before' },
      { is: 'want', of: 'paper', quote: 'a full driver licence is needed' },
      { is: 'wish', of: 'language', quote: 'Conversational te reo would be a real gift to our whānau' },
      { is: 'nothing', quote: 'we run classes on Wednesdays for anyone still learning' },
      { is: 'wish', of: 'skill', quote: 'Ngā pukenga such as mirimiri or rongoā are appreciated' },
      { is: 'wish', of: 'skill', quote: 'any know-how with Awhi Mai, our case system' },
      { is: 'want', of: 'trait', quote: 'someone humble who keeps going when things get tough' },
      { is: 'want', of: 'trait', quote: 'can hold a boundary' },
      { is: 'nothing', quote: 'Salary $78,000–$92,000 depending on steps' },
      { is: 'nothing', quote: 'external cultural supervision monthly' },
      { is: 'nothing', quote: 'safety checking is carried out on all core workers' },
      { is: 'nothing', quote: 'send your CV and a letter telling us who you are' },
    ],
  },
  {
    title: 'Planning Enforcement Officer',
    text: `Planning Enforcement Officer
Eastmoor District Council | Place Directorate | Grade H (SCP 26–30) | 37 hours | Hybrid, two days in the Civic Offices

Eastmoor is growing. With 9,800 new homes in the Local Plan, a new station and a market town that dates back to 1228, there is a lot to look after – and a lot of people who would rather build first and ask later. That's where you come in.

What the job involves
You will investigate alleged breaches of planning control, visit sites (some of them muddy, some of them hostile), interview under caution, draft enforcement notices, and give evidence at appeals and in the Magistrates' Court. You will also reply to councillors, who ring a lot.

Person Specification (A = application, I = interview, T = test)

No.	Criterion	E/D	How tested
1	RTPI-accredited degree, or HNC in a relevant subject, or equivalent by experience	E	A
2	Two years' work in planning, building control, environmental health or police investigation	E	A/I
3	Understanding of Part VII of the Town and Country Planning Act	E	I/T
4	PACE interviewing	D	A
5	Licentiate or full membership of the RTPI	D	A
6	Able to explain a complex rule to an angry person	E	I
7	Full UK driving licence and use of a vehicle	E	A
8	Uniform or IDOX	D	A
9	Resilient, fair-minded, impartial	E	I

We guarantee an interview to disabled applicants and to care leavers who meet the criteria marked E.

In return: Local Government Pension Scheme with an employer contribution of 19.6%, flexitime, essential user allowance, payment of one professional subscription, and a canteen that still does a proper pudding. The postholder is politically restricted under the 1989 Act. Smoking is not permitted on our premises.

Questions to Gareth Pym, Principal Officer, who will be your line manager. Closing date: Sunday 9 June. Interviews: week of 17 June, in person.`,
    marks: [
      { is: 'nothing', quote: '9,800 new homes in the Local Plan' },
      { is: 'nothing', quote: 'a market town that dates back to 1228' },
      { is: 'work', quote: 'investigate alleged breaches of planning control' },
      { is: 'work', quote: 'visit sites (some of them muddy, some of them hostile)' },
      { is: 'work', quote: 'draft enforcement notices' },
      { is: 'work', quote: "give evidence at appeals and in the Magistrates' Court" },
      {
        is: 'must',
        of: 'degree',
        quote: 'RTPI-accredited degree, or HNC in a relevant subject, or equivalent by experience',
      },
      {
        is: 'must',
        of: 'years',
        quote: "Two years' work in planning, building control, environmental health or police investigation",
      },
      { is: 'want', of: 'skill', quote: 'Understanding of Part VII of the Town and Country Planning Act' },
      { is: 'wish', of: 'skill', quote: 'PACE interviewing' },
      { is: 'wish', of: 'paper', quote: 'Licentiate or full membership of the RTPI' },
      { is: 'want', of: 'skill', quote: 'Able to explain a complex rule to an angry person' },
      { is: 'want', of: 'paper', quote: 'Full UK driving licence' },
      { is: 'want', of: 'other', quote: 'use of a vehicle' },
      { is: 'wish', of: 'skill', quote: 'Uniform or IDOX' },
      { is: 'want', of: 'trait', quote: 'Resilient, fair-minded, impartial' },
      { is: 'nothing', quote: 'We guarantee an interview to disabled applicants and to care leavers' },
      { is: 'nothing', quote: 'an employer contribution of 19.6%, flexitime, essential user allowance' },
      { is: 'nothing', quote: 'The postholder is politically restricted under the 1989 Act' },
      { is: 'nothing', quote: 'Questions to Gareth Pym, Principal Officer' },
    ],
  },
  {
    title: '911 Telecommunicator I',
    text: `CITY OF HARLAN FORKS POLICE DEPARTMENT
911 TELECOMMUNICATOR I (Job #24-0178)
$21.84–$29.10 hourly, DOQ | Civil Service | FLSA: non-exempt | Open until filled

GENERAL STATEMENT OF DUTIES
Under general supervision of the Communications Sergeant, receives emergency and non-emergency calls, dispatches police, fire and EMS units, enters and queries records in state and national databases, and gives pre-arrival medical instructions. Performs related work as required.

MINIMUM QUALIFICATIONS
High school diploma or GED. Must be 18 years of age at time of appointment. Must be a U.S. citizen or lawful permanent resident. Typing speed of 35 net words per minute. No felony convictions; no misdemeanor convictions involving domestic violence. One (1) year of full-time work in customer service, a call center or public safety, OR an associate's degree in any field.

PREFERRED QUALIFICATIONS
Bilingual (English/Spanish). Current state telecommunicator certification or EMD. Prior military service.

KNOWLEDGE, SKILLS AND ABILITIES
Ability to remain composed while callers are hysterical or abusive; ability to read maps; skill in multitasking across six monitors; ability to work as a member of a team of strangers at 4 a.m. who soon become family.

WORKING CONDITIONS
Twelve-hour rotating shifts, including holidays, nights and mandatory overtime. Sedentary work in a dimly lit, windowless room. Headset supplied.

SELECTION PROCESS
Written CritiCall test, oral board, background investigation, polygraph, psychological evaluation, hearing test and drug screen, all at the expense of the City. Those who pass are sent to the 40-hour APCO academy on paid time, followed by about 16 weeks with a Communications Training Officer.

BENEFITS
State retirement (20-year), medical and dental for the employee at no cost, tuition reimbursement, $1.25/hr shift differential and longevity pay.

The center handled 118,204 calls last year and has been nationally accredited since 2011. The City of Harlan Forks is an Equal Opportunity Employer. Faxed applications will not be accepted.`,
    marks: [
      { is: 'nothing', quote: '$21.84–$29.10 hourly, DOQ' },
      { is: 'nothing', quote: 'Under general supervision of the Communications Sergeant' },
      { is: 'work', quote: 'receives emergency and non-emergency calls' },
      { is: 'work', quote: 'dispatches police, fire and EMS units' },
      { is: 'work', quote: 'enters and queries records in state and national databases' },
      { is: 'work', quote: 'gives pre-arrival medical instructions' },
      { is: 'must', of: 'paper', quote: 'High school diploma or GED' },
      { is: 'must', of: 'other', quote: 'Must be 18 years of age at time of appointment' },
      { is: 'must', of: 'other', quote: 'Must be a U.S. citizen or lawful permanent resident' },
      { is: 'must', of: 'skill', quote: 'Typing speed of 35 net words per minute' },
      {
        is: 'must',
        of: 'other',
        quote: 'No felony convictions; no misdemeanor convictions involving domestic violence',
      },
      {
        is: 'must',
        of: 'years',
        quote:
          "One (1) year of full-time work in customer service, a call center or public safety, OR an associate's degree in any field",
      },
      { is: 'wish', of: 'language', quote: 'Bilingual (English/Spanish)' },
      { is: 'wish', of: 'paper', quote: 'Current state telecommunicator certification or EMD' },
      { is: 'wish', of: 'experience', quote: 'Prior military service' },
      {
        is: 'want',
        of: 'trait',
        quote: 'Ability to remain composed while callers are hysterical or abusive',
      },
      { is: 'want', of: 'skill', quote: 'ability to read maps' },
      { is: 'want', of: 'skill', quote: 'skill in multitasking across six monitors' },
      { is: 'want', of: 'trait', quote: 'ability to work as a member of a team of strangers' },
      {
        is: 'nothing',
        quote: 'Twelve-hour rotating shifts, including holidays, nights and mandatory overtime',
      },
      { is: 'nothing', quote: 'background investigation, polygraph, psychological evaluation' },
      { is: 'nothing', quote: 'sent to the 40-hour APCO academy on paid time' },
      { is: 'nothing', quote: 'tuition reimbursement' },
      { is: 'nothing', quote: 'The center handled 118,204 calls last year' },
      { is: 'nothing', quote: 'Faxed applications will not be accepted' },
    ],
  },
  {
    title: 'Intelligence Support Officer (APS5), Canberra',
    text: `Intelligence Support Officer | APS Level 5 | Joint Estate and Force Protection Branch
Salary $83,142–$89,960 plus 15.4% superannuation | Russell Offices, ACT | Ongoing, full time

The Opportunity
Do you like the puzzle more than the picture on the box? The Branch provides security advice for 380 Defence sites. In this position you will gather and collate open-source and classified reporting, draft threat assessments to tight deadlines, brief military and civilian seniors, and maintain the incident database.

About our Team
We are a small, good-humoured team of ADF members and public servants. Several of us came from journalism and one of us was a geologist. Flexible work is limited, as most of the material can't leave the building; we do have a nine-day fortnight.

Our Ideal Candidate
Our ideal candidate writes plain English, thinks sceptically and gets on with people of all ranks. They will have worked with large amounts of information in some analytical role, be it in research, claims, policing or the media. ArcGIS and Analyst's Notebook are useful; tradecraft courses are provided in the first year. Indonesian, Mandarin or a Pacific language may be an advantage.

Eligibility
Citizenship – the applicant must be an Australian citizen.
Security clearance – this position requires a Negative Vetting Level 2 clearance which must be held on the day of application; lapsed clearances cannot be reactivated for this round.

Occasional travel to remote sites may arise (two or three trips a year). Defence holds an endorsement as a breastfeeding-friendly workplace, runs networks for First Nations, LGBTIQ+ and neurodiverse staff and has applied RecruitAbility to this vacancy.

How to apply
Submit a pitch of up to 750 words with your resume. Applications sent by email will not be looked at. A merit pool may be set up and used for 18 months. Contact officer: Priya, 0400 number in the pack.`,
    marks: [
      { is: 'nothing', quote: '$83,142–$89,960 plus 15.4% superannuation' },
      { is: 'nothing', quote: 'The Branch provides security advice for 380 Defence sites' },
      { is: 'work', quote: 'gather and collate open-source and classified reporting' },
      { is: 'work', quote: 'draft threat assessments to tight deadlines' },
      { is: 'work', quote: 'brief military and civilian seniors' },
      { is: 'work', quote: 'maintain the incident database' },
      { is: 'nothing', quote: 'Several of us came from journalism and one of us was a geologist' },
      { is: 'nothing', quote: 'we do have a nine-day fortnight' },
      { is: 'want', of: 'skill', quote: 'writes plain English' },
      { is: 'want', of: 'trait', quote: 'thinks sceptically' },
      { is: 'want', of: 'trait', quote: 'gets on with people of all ranks' },
      {
        is: 'want',
        of: 'experience',
        quote: 'They will have worked with large amounts of information in some analytical role',
      },
      { is: 'wish', of: 'skill', quote: "ArcGIS and Analyst's Notebook are useful" },
      { is: 'nothing', quote: 'tradecraft courses are provided in the first year' },
      { is: 'wish', of: 'language', quote: 'Indonesian, Mandarin or a Pacific language may be an advantage' },
      { is: 'must', of: 'other', quote: 'the applicant must be an Australian citizen' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'this position requires a Negative Vetting Level 2 clearance which must be held on the day of application',
      },
      { is: 'nothing', quote: 'Occasional travel to remote sites may arise' },
      { is: 'nothing', quote: 'runs networks for First Nations, LGBTIQ+ and neurodiverse staff' },
      { is: 'nothing', quote: 'Submit a pitch of up to 750 words with your resume' },
      { is: 'nothing', quote: 'A merit pool may be set up and used for 18 months' },
    ],
  },
  {
    title: 'Medical Laboratory Scientist, nights',
    text: `Medical Laboratory Scientist – Core Lab, 7-on/7-off Nights
St. Brannock Regional Medical Center, Duluth area, MN

Summary: Work seven 10-hour nights, then take seven off, and get paid for 80. Performs moderate- and high-complexity testing in chemistry, hematology, coagulation, urinalysis and blood bank as one of two generalists in house overnight. No courier runs, no phlebotomy, no micro set-ups after 2 a.m.

Job Responsibilities
* Analyzes specimens and verifies results per CLIA and CAP
* Calls criticals, works up antibodies, issues products for massive transfusion
* Performs QC, calibration, and level-one troubleshooting on the cobas and Sysmex lines
* Signs off on competency of second-shift techs

Qualifications
Education: Bachelor's degree in medical laboratory science, or in a chemical or biological science that meets CLIA '88 requirements
Licensure/Certification: MLS(ASCP), MT(AMT) or eligible to sit within six months of hire
Experience: 1+ year as a generalist required; blood bank strongly preferred; Beaker a plus
Physical: able to lift 40 lbs and distinguish colors

Why St. Brannock? Founded by four Benedictine sisters in 1902, we are today a 264-bed Level II trauma center, twice Magnet designated. Our lab runs 2.1 million billable tests a year. Dr. Lindqvist, our medical director, is board-certified in three specialties and answers her own phone at night.

The right person double-checks without being told and speaks up when a number looks wrong. You'll also need decent computer skills, since we're paperless.

Rewards: base $33.20–$47.75, $6 night diff, $10,000 sign-on bonus for a two-year commitment, relocation help, 403(b) match, pet insurance.

Offers are contingent on a background study by the Minnesota DHS, a health screen, and proof of or exemption from influenza vaccination. EEO/AA/Disability/Veteran. Apply online; recruiters typically respond within three business days.`,
    marks: [
      { is: 'nothing', quote: 'Work seven 10-hour nights, then take seven off, and get paid for 80' },
      { is: 'work', quote: 'Performs moderate- and high-complexity testing' },
      { is: 'work', quote: 'Analyzes specimens and verifies results per CLIA and CAP' },
      { is: 'work', quote: 'Calls criticals, works up antibodies, issues products for massive transfusion' },
      {
        is: 'work',
        quote: 'Performs QC, calibration, and level-one troubleshooting on the cobas and Sysmex lines',
      },
      { is: 'work', quote: 'Signs off on competency of second-shift techs' },
      {
        is: 'must',
        of: 'degree',
        quote:
          "Bachelor's degree in medical laboratory science, or in a chemical or biological science that meets CLIA '88 requirements",
      },
      { is: 'must', of: 'paper', quote: 'MLS(ASCP), MT(AMT) or eligible to sit within six months of hire' },
      { is: 'must', of: 'years', quote: '1+ year as a generalist required' },
      { is: 'wish', of: 'experience', quote: 'blood bank strongly preferred' },
      { is: 'wish', of: 'skill', quote: 'Beaker a plus' },
      { is: 'want', of: 'other', quote: 'able to lift 40 lbs and distinguish colors' },
      { is: 'nothing', quote: 'Founded by four Benedictine sisters in 1902' },
      { is: 'nothing', quote: 'Our lab runs 2.1 million billable tests a year' },
      { is: 'nothing', quote: 'is board-certified in three specialties' },
      { is: 'want', of: 'trait', quote: 'double-checks without being told' },
      { is: 'want', of: 'trait', quote: 'speaks up when a number looks wrong' },
      { is: 'want', of: 'skill', quote: 'decent computer skills' },
      { is: 'nothing', quote: '$10,000 sign-on bonus for a two-year commitment' },
      { is: 'nothing', quote: 'Offers are contingent on a background study by the Minnesota DHS' },
      { is: 'nothing', quote: 'recruiters typically respond within three business days' },
    ],
  },
  {
    title: 'Locum MSK Physiotherapist, Band 6',
    text: `Harrow Lane Locums are looking for a Band 6 MSK Physiotherapist on behalf of our client, a busy community trust in the West Midlands, to start on the 3rd or as soon as compliance allows, for an initial 13 weeks with a view to extension, Monday to Friday 8.30 to 4.30, no weekends, paying £24–£27 an hour umbrella or PAYE depending on how you like to be paid. HCPC registration is a must, as is a minimum of 12 months' MSK outpatients in the NHS, because the last two we sent couldn't cope with a half-hour new patient slot and the manager has asked us to be strict! You'll see new and follow-up patients across two health centres, triage self-referrals by telephone and take a hydro group on Thursdays, so you ought to be happy in water and quick with your notes. SystmOne users get up and running fastest, though an induction is given; acupuncture or injection training is nice to have. A car helps as the bus between the sites is every 50 minutes. The trust's physio team is 22 strong, including three Band 7s and a consultant practitioner who did her doctorate on shoulders. We've been on all the frameworks since 2011, pay weekly on a Friday, refund your fit-to-work vaccines and mandatory training, and will sort your DBS within ten days. Refer a friend and have £250 from us once they've done 100 hours. Send a Word CV (not PDF, our system chews them) to Kieran, who'll ring you the same day.`,
    marks: [
      { is: 'nothing', quote: 'a busy community trust in the West Midlands' },
      { is: 'nothing', quote: 'for an initial 13 weeks with a view to extension' },
      { is: 'nothing', quote: 'paying £24–£27 an hour umbrella or PAYE' },
      { is: 'must', of: 'paper', quote: 'HCPC registration is a must' },
      { is: 'must', of: 'years', quote: "a minimum of 12 months' MSK outpatients in the NHS" },
      { is: 'nothing', quote: "the last two we sent couldn't cope with a half-hour new patient slot" },
      { is: 'work', quote: "You'll see new and follow-up patients across two health centres" },
      { is: 'work', quote: 'triage self-referrals by telephone' },
      { is: 'work', quote: 'take a hydro group on Thursdays' },
      { is: 'want', of: 'other', quote: 'happy in water' },
      { is: 'want', of: 'skill', quote: 'quick with your notes' },
      { is: 'wish', of: 'skill', quote: 'SystmOne users get up and running fastest' },
      { is: 'nothing', quote: 'though an induction is given' },
      { is: 'wish', of: 'paper', quote: 'acupuncture or injection training is nice to have' },
      { is: 'wish', of: 'other', quote: 'A car helps' },
      { is: 'nothing', quote: 'a consultant practitioner who did her doctorate on shoulders' },
      { is: 'nothing', quote: "We've been on all the frameworks since 2011" },
      { is: 'nothing', quote: 'will sort your DBS within ten days' },
      { is: 'nothing', quote: 'Refer a friend and have £250 from us' },
      { is: 'nothing', quote: 'Send a Word CV (not PDF, our system chews them) to Kieran' },
    ],
  },
  {
    title: 'Infirmier / Infirmière en EHPAD (H/F)',
    text: `Infirmier / Infirmière diplômé(e) d'État – EHPAD Les Tilleuls (H/F)
CDI – temps plein – Vitré (35)

La Résidence Les Tilleuls, établissement associatif à but non lucratif ouvert en 1974, accueille 82 résidents, dont 14 en unité protégée. Refaite à neuf en 2021, elle dispose d'un jardin thérapeutique et d'un PASA. L'équipe soignante compte six infirmières, vingt-huit aides-soignants et un médecin coordonnateur présent deux jours par semaine.

Rattaché(e) à l'infirmière coordinatrice, vous :
– préparez et administrez les traitements, réalisez pansements, prélèvements et perfusions sous-cutanées ;
– assurez le lien avec les familles et les médecins traitants ;
– encadrez les aides-soignants et accueillez les stagiaires ;
– tenez à jour le dossier de soins sur NETSoins.

Profil recherché
Le diplôme d'État d'infirmier est exigé, ainsi que l'inscription à l'Ordre. Une première expérience auprès de personnes âgées est souhaitée mais les jeunes diplômés ont toute leur place chez nous. Vous faites preuve d'écoute et de discrétion, vous savez travailler en équipe et garder votre sang-froid devant une urgence. Un DU en soins palliatifs ou en plaies et cicatrisation serait un plus. La connaissance de NETSoins n'est pas indispensable : une demi-journée de formation est prévue à l'arrivée.

Ce que nous proposons
• Salaire selon la CCN 51, reprise d'ancienneté à 100 %, prime Ségur incluse (2 650 € à 3 100 € brut)
• Roulement en 12 h, un week-end sur trois, planning connu deux mois à l'avance
• Mutuelle prise en charge à 60 %, œuvres sociales, place en crèche partenaire
• Logement de dépannage pendant la période d'essai

Poste à pourvoir au 1er septembre. Un extrait de casier judiciaire sera demandé avant l'embauche. Candidature (CV et lettre) à adresser à Mme Le Goff, directrice, qui répond à tout le monde. À compétences égales, priorité est donnée aux personnes en situation de handicap.`,
    marks: [
      { is: 'nothing', quote: 'établissement associatif à but non lucratif ouvert en 1974' },
      { is: 'nothing', quote: "elle dispose d'un jardin thérapeutique et d'un PASA" },
      { is: 'nothing', quote: "L'équipe soignante compte six infirmières" },
      { is: 'nothing', quote: "Rattaché(e) à l'infirmière coordinatrice" },
      { is: 'work', quote: 'préparez et administrez les traitements' },
      { is: 'work', quote: 'assurez le lien avec les familles et les médecins traitants' },
      { is: 'work', quote: 'encadrez les aides-soignants et accueillez les stagiaires' },
      { is: 'work', quote: 'tenez à jour le dossier de soins sur NETSoins' },
      { is: 'must', of: 'paper', quote: "Le diplôme d'État d'infirmier est exigé" },
      { is: 'must', of: 'paper', quote: "l'inscription à l'Ordre" },
      {
        is: 'wish',
        of: 'experience',
        quote: 'Une première expérience auprès de personnes âgées est souhaitée',
      },
      { is: 'want', of: 'trait', quote: "Vous faites preuve d'écoute et de discrétion" },
      { is: 'want', of: 'trait', quote: 'vous savez travailler en équipe' },
      { is: 'want', of: 'trait', quote: 'garder votre sang-froid devant une urgence' },
      {
        is: 'wish',
        of: 'paper',
        quote: 'Un DU en soins palliatifs ou en plaies et cicatrisation serait un plus',
      },
      { is: 'wish', of: 'skill', quote: "La connaissance de NETSoins n'est pas indispensable" },
      { is: 'nothing', quote: "une demi-journée de formation est prévue à l'arrivée" },
      { is: 'nothing', quote: "reprise d'ancienneté à 100 %" },
      { is: 'nothing', quote: 'Roulement en 12 h, un week-end sur trois' },
      { is: 'nothing', quote: "Un extrait de casier judiciaire sera demandé avant l'embauche" },
      { is: 'nothing', quote: 'priorité est donnée aux personnes en situation de handicap' },
    ],
  },
  {
    title: "Intervenante ou intervenant, maison d'hébergement",
    text: `OFFRE D'EMPLOI – Intervenante ou intervenant communautaire
La Maison du Quai, Rimouski

Le soir, quand la porte s'ouvre, c'est souvent vous que la personne verra en premier. La Maison du Quai héberge depuis 1991 des jeunes de 17 à 25 ans en difficulté : onze chambres, une cuisine où ça sent bon, et une équipe de quatorze personnes dont plusieurs sont passées par chez nous comme stagiaires.

Votre rôle
1) Accueillir les jeunes et évaluer leurs besoins.
2) Faire le suivi de quatre ou cinq plans d'intervention.
3) Animer les soupers-causeries et préparer les repas avec eux.
4) Désamorcer les crises et appliquer le protocole en cas de risque suicidaire.
5) Rédiger les notes au dossier à la fin de chaque quart.

Pour être retenu(e), il faut un DEC en travail social, en éducation spécialisée ou l'équivalent, et au moins une année de pratique en intervention de crise. Le français parlé et écrit est la langue de la maison, vous le maîtrisez donc très bien; l'anglais nous dépannerait à l'occasion. On s'attend aussi à ce que vous sachiez mettre vos limites, que vous ayez de l'humour et que vous connaissiez l'approche de réduction des méfaits.

Atouts : OMÉGA, RCR à jour, permis de classe 5. Pas de RCR? On vous inscrit au prochain cours.

Conditions
| Horaire | 35 h, soirs et une fin de semaine sur deux |
| Taux | 26,40 $ à 33,15 $ selon l'échelle |
| Avantages | REER collectif, assurances, 4 semaines de vacances après un an |
| Supervision | clinique, aux deux semaines |

Une vérification des antécédents judiciaires sera faite par la Sûreté municipale. Nous souscrivons au principe d'égalité en emploi et invitons les personnes autochtones et les membres de minorités visibles à se manifester.

Envoyez-nous votre CV avant le 12 mai, 16 h, à l'attention de Marie-Soleil. Les entrevues auront lieu la semaine suivante. Seules les personnes retenues seront appelées.`,
    marks: [
      { is: 'nothing', quote: 'héberge depuis 1991 des jeunes de 17 à 25 ans en difficulté' },
      { is: 'nothing', quote: 'plusieurs sont passées par chez nous comme stagiaires' },
      { is: 'work', quote: 'Accueillir les jeunes et évaluer leurs besoins' },
      { is: 'work', quote: "Faire le suivi de quatre ou cinq plans d'intervention" },
      { is: 'work', quote: 'Animer les soupers-causeries et préparer les repas avec eux' },
      { is: 'work', quote: 'Désamorcer les crises' },
      { is: 'work', quote: 'Rédiger les notes au dossier à la fin de chaque quart' },
      {
        is: 'must',
        of: 'degree',
        quote: "il faut un DEC en travail social, en éducation spécialisée ou l'équivalent",
      },
      { is: 'must', of: 'years', quote: 'au moins une année de pratique en intervention de crise' },
      {
        is: 'must',
        of: 'language',
        quote: 'Le français parlé et écrit est la langue de la maison, vous le maîtrisez donc très bien',
      },
      { is: 'wish', of: 'language', quote: "l'anglais nous dépannerait à l'occasion" },
      { is: 'want', of: 'trait', quote: 'que vous sachiez mettre vos limites' },
      { is: 'want', of: 'trait', quote: "que vous ayez de l'humour" },
      { is: 'want', of: 'skill', quote: "que vous connaissiez l'approche de réduction des méfaits" },
      { is: 'wish', of: 'paper', quote: 'OMÉGA' },
      { is: 'wish', of: 'paper', quote: 'RCR à jour' },
      { is: 'wish', of: 'paper', quote: 'permis de classe 5' },
      { is: 'nothing', quote: 'On vous inscrit au prochain cours' },
      { is: 'nothing', quote: '35 h, soirs et une fin de semaine sur deux' },
      { is: 'nothing', quote: 'REER collectif, assurances, 4 semaines de vacances après un an' },
      { is: 'nothing', quote: 'Une vérification des antécédents judiciaires sera faite' },
      { is: 'nothing', quote: 'Envoyez-nous votre CV avant le 12 mai, 16 h' },
      { is: 'nothing', quote: 'Seules les personnes retenues seront appelées' },
    ],
  },
  {
    title: 'Pflegefachkraft (m/w/d) ambulanter Dienst',
    text: `Pflegefachkraft (m/w/d) für unsere Tour Barmbek / Bramfeld

Moin! Wir sind die Pflegestube Osterbek, ein ambulanter Dienst mit 38 Leuten, gegründet 2004 von zwei Krankenschwestern, die heute noch selbst Touren fahren. Rund 160 Klientinnen und Klienten verlassen sich auf uns.

Das machst du bei uns
• Behandlungspflege: Wundversorgung, Injektionen, Kompressionsverbände, Portversorgung
• Pflegeplanung und Doku auf dem Tablet (MediFox)
• Beratungsbesuche nach § 37.3
• Anleitung unserer Azubis, wenn du magst

Das bringst du mit
• abgeschlossene dreijährige Ausbildung in der Gesundheits- und Krankenpflege, Altenpflege oder als Pflegefachfrau/-mann
• Führerschein Klasse B – ohne den geht es auf dieser Tour leider nicht, einen Wagen stellen wir
• Deutsch auf B2-Niveau oder besser, weil du viel telefonierst und schreibst
• Herz, Zuverlässigkeit und einen wachen Blick für Veränderungen
• Gern gesehen, aber kein Muss: Weiterbildung zum Wundexperten ICW, Palliative Care oder Praxisanleitung
• Türkisch, Farsi oder Polnisch? Da freuen sich viele unserer Kunden

Auch Wiedereinsteigerinnen nach der Elternzeit sind herzlich willkommen; Berufsanfänger fahren die ersten sechs Wochen mit Sandra mit, die seit 19 Jahren dabei ist und die Weiterbildung zur PDL abgeschlossen hat.

Das kriegst du dafür
3.650 bis 4.150 Euro bei 38,5 Stunden, Zuschläge steuerfrei, Einspringprämie 60 Euro, 30 Tage Urlaub, Deutschlandticket oder Dienstrad, auch privat. Keine geteilten Dienste! Frei ist frei, wir rufen nicht an.

Zum Schluss das Amtliche: Vor der Einstellung lassen wir uns ein erweitertes Führungszeugnis vorlegen, die Kosten übernehmen wir. Vom Medizinischen Dienst bekamen wir zuletzt die Note 1,1.

Bewerben geht ganz ohne Anschreiben, per WhatsApp, Mail oder bei einem Kaffee in der Fuhlsbüttler Straße. Ansprechpartnerin ist Britta Claasen, unsere Pflegedienstleitung. Wir duzen uns alle, vom Chef bis zur Praktikantin.`,
    marks: [
      { is: 'nothing', quote: 'gegründet 2004 von zwei Krankenschwestern' },
      { is: 'nothing', quote: 'Rund 160 Klientinnen und Klienten verlassen sich auf uns' },
      {
        is: 'work',
        quote: 'Behandlungspflege: Wundversorgung, Injektionen, Kompressionsverbände, Portversorgung',
      },
      { is: 'work', quote: 'Pflegeplanung und Doku auf dem Tablet (MediFox)' },
      { is: 'work', quote: 'Beratungsbesuche nach § 37.3' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'abgeschlossene dreijährige Ausbildung in der Gesundheits- und Krankenpflege, Altenpflege oder als Pflegefachfrau/-mann',
      },
      {
        is: 'must',
        of: 'paper',
        quote: 'Führerschein Klasse B – ohne den geht es auf dieser Tour leider nicht',
      },
      { is: 'nothing', quote: 'einen Wagen stellen wir' },
      { is: 'must', of: 'language', quote: 'Deutsch auf B2-Niveau oder besser' },
      { is: 'want', of: 'trait', quote: 'Herz, Zuverlässigkeit' },
      { is: 'want', of: 'trait', quote: 'einen wachen Blick für Veränderungen' },
      {
        is: 'wish',
        of: 'paper',
        quote:
          'Gern gesehen, aber kein Muss: Weiterbildung zum Wundexperten ICW, Palliative Care oder Praxisanleitung',
      },
      { is: 'wish', of: 'language', quote: 'Türkisch, Farsi oder Polnisch?' },
      { is: 'nothing', quote: 'Auch Wiedereinsteigerinnen nach der Elternzeit sind herzlich willkommen' },
      {
        is: 'nothing',
        quote: 'die seit 19 Jahren dabei ist und die Weiterbildung zur PDL abgeschlossen hat',
      },
      { is: 'nothing', quote: '3.650 bis 4.150 Euro bei 38,5 Stunden' },
      { is: 'nothing', quote: '30 Tage Urlaub, Deutschlandticket oder Dienstrad' },
      { is: 'nothing', quote: 'Vor der Einstellung lassen wir uns ein erweitertes Führungszeugnis vorlegen' },
      { is: 'nothing', quote: 'Bewerben geht ganz ohne Anschreiben' },
      { is: 'nothing', quote: 'Wir duzen uns alle, vom Chef bis zur Praktikantin' },
    ],
  },
  {
    title: 'Technische Assistenz im Lebensmittellabor (m/w/d)',
    text: `Das Landesuntersuchungsamt Saale-Mulde sucht zum nächstmöglichen Zeitpunkt für das Dezernat 34 (Rückstandsanalytik) am Dienstort Weißenfels

eine technische Assistenz (m/w/d)
Entgeltgruppe 9a TV-L, unbefristet, Vollzeit, grundsätzlich teilzeitgeeignet
Kennziffer 34/07

Das Amt wurde 1992 aus vier Vorgängereinrichtungen gebildet. Heute untersuchen rund 210 Beschäftigte jährlich etwa 17.000 Proben von Lebensmitteln, Kosmetika und Bedarfsgegenständen. Das Dezernat ist seit 2003 nach DIN EN ISO/IEC 17025 akkreditiert; die Dezernatsleiterin ist promovierte Lebensmittelchemikerin.

Ihre Aufgaben:
1. Aufarbeitung von Proben pflanzlicher und tierischer Herkunft (QuEChERS)
2. Messung mittels LC-MS/MS und GC-MS einschließlich Auswertung
3. Wartung der Geräte, Führen der Gerätebücher
4. Mitwirkung bei Ringversuchen und Methodenvalidierungen

Zwingende Voraussetzung ist eine abgeschlossene Ausbildung als chemisch-technische/r Assistent/in, Chemielaborant/in oder eine vergleichbare Qualifikation. Daneben verfügen Sie über eine mindestens zweijährige Berufserfahrung in der instrumentellen Analytik.

Erwartet werden ferner:
- sicherer Umgang mit MS Office
- sorgfältige und selbstständige Arbeitsweise
- Englischkenntnisse, die zum Lesen von Gerätehandbüchern ausreichen

Von Vorteil, jedoch nicht Bedingung, sind Kenntnisse in einem LIMS sowie Erfahrungen im Qualitätsmanagement.

Wir bieten Ihnen gleitende Arbeitszeit ohne Kernzeit, eine Jahressonderzahlung, die Zusatzversorgung der VBL, Fortbildungen und kostenfreie Parkplätze. Homeoffice ist wegen der Labortätigkeit nur an einzelnen Tagen möglich.

Schwerbehinderte Menschen werden bei gleicher Eignung vorrangig berücksichtigt. Bewerbungen von Frauen sind ausdrücklich erwünscht. Ausländische Bildungsabschlüsse bewertet auf Antrag die ZAB.

Ihre aussagekräftige Bewerbung richten Sie bitte unter Angabe der Kennziffer bis zum 30.09. an das Personaldezernat. Reisekosten zum Vorstellungsgespräch werden nicht erstattet. Fachliche Auskünfte gibt Frau Dr. Kühnel.`,
    marks: [
      { is: 'nothing', quote: 'unbefristet, Vollzeit, grundsätzlich teilzeitgeeignet' },
      { is: 'nothing', quote: 'Das Amt wurde 1992 aus vier Vorgängereinrichtungen gebildet' },
      { is: 'nothing', quote: 'Das Dezernat ist seit 2003 nach DIN EN ISO/IEC 17025 akkreditiert' },
      { is: 'nothing', quote: 'die Dezernatsleiterin ist promovierte Lebensmittelchemikerin' },
      { is: 'work', quote: 'Aufarbeitung von Proben pflanzlicher und tierischer Herkunft (QuEChERS)' },
      { is: 'work', quote: 'Messung mittels LC-MS/MS und GC-MS einschließlich Auswertung' },
      { is: 'work', quote: 'Wartung der Geräte, Führen der Gerätebücher' },
      { is: 'work', quote: 'Mitwirkung bei Ringversuchen und Methodenvalidierungen' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'Zwingende Voraussetzung ist eine abgeschlossene Ausbildung als chemisch-technische/r Assistent/in, Chemielaborant/in oder eine vergleichbare Qualifikation',
      },
      {
        is: 'must',
        of: 'years',
        quote: 'eine mindestens zweijährige Berufserfahrung in der instrumentellen Analytik',
      },
      { is: 'want', of: 'skill', quote: 'sicherer Umgang mit MS Office' },
      { is: 'want', of: 'trait', quote: 'sorgfältige und selbstständige Arbeitsweise' },
      {
        is: 'want',
        of: 'language',
        quote: 'Englischkenntnisse, die zum Lesen von Gerätehandbüchern ausreichen',
      },
      { is: 'wish', of: 'skill', quote: 'Kenntnisse in einem LIMS' },
      { is: 'wish', of: 'experience', quote: 'Erfahrungen im Qualitätsmanagement' },
      { is: 'nothing', quote: 'gleitende Arbeitszeit ohne Kernzeit' },
      { is: 'nothing', quote: 'Homeoffice ist wegen der Labortätigkeit nur an einzelnen Tagen möglich' },
      {
        is: 'nothing',
        quote: 'Schwerbehinderte Menschen werden bei gleicher Eignung vorrangig berücksichtigt',
      },
      { is: 'nothing', quote: 'Ausländische Bildungsabschlüsse bewertet auf Antrag die ZAB' },
      { is: 'nothing', quote: 'Reisekosten zum Vorstellungsgespräch werden nicht erstattet' },
    ],
  },
  {
    title: 'Special Needs Assistant (maternity leave)',
    text: `Scoil Naomh Lorcán, Co. Kildare – Roll No. on application
Special Needs Assistant, 32 hours, to cover a maternity leave from 2nd September (approx. 10 months)

Scoil Naomh Lorcán is a co-educational Catholic primary school of 287 pupils and 17 teachers with two ASD classes, Seomra Réalta and Seomra Gealach. The vacancy is in Seomra Gealach, which has six children aged from 5 to 8 and where you would join a class teacher and two SNAs, both of whom have completed Lámh and the UCD certificate.

The successful applicant will have, as laid down by the Department, a QQI Level 3 major qualification or three grade Ds in the Junior Certificate or equivalent. Applicants who have worked with autistic children and who know what a visual schedule is will be at an advantage, and so will anyone with a QQI Level 6 SNA award. Everybody must be physically fit for running, lifting and floor time.

Duties are those set out in Circular 0030/2014 and take in:

i. care needs, including toileting and feeding under a care plan
ii. accompanying pupils to yard, swimming and mainstream integration
iii. preparing materials and keeping the daily home-school diary
iv. assisting at dispersal to buses

We hope for a person of a calm, discreet and flexible nature, and confidentiality is expected at all times. It'd help if you could hold a tune – we sing a good deal! – and a bit of Gaeilge never goes astray.

Appointment is subject to Garda vetting, statutory declaration and OHS pre-employment medical. Salary in line with Department scale. SNAs are covered by 72 hours outside class time under the Croke Park arrangement.

Apply by letter of application, the standard form and three referees' names, posted to the Chairperson, Board of Management, with envelope marked "SNA". A panel may be formed from which vacancies arising in the next four months could be filled. Canvassing will disqualify.`,
    marks: [
      { is: 'nothing', quote: 'to cover a maternity leave from 2nd September' },
      { is: 'nothing', quote: 'a co-educational Catholic primary school of 287 pupils and 17 teachers' },
      { is: 'nothing', quote: 'both of whom have completed Lámh and the UCD certificate' },
      {
        is: 'must',
        of: 'paper',
        quote: 'a QQI Level 3 major qualification or three grade Ds in the Junior Certificate or equivalent',
      },
      { is: 'wish', of: 'experience', quote: 'who have worked with autistic children' },
      { is: 'wish', of: 'skill', quote: 'who know what a visual schedule is' },
      { is: 'wish', of: 'paper', quote: 'so will anyone with a QQI Level 6 SNA award' },
      {
        is: 'want',
        of: 'other',
        quote: 'Everybody must be physically fit for running, lifting and floor time',
      },
      { is: 'work', quote: 'care needs, including toileting and feeding under a care plan' },
      { is: 'work', quote: 'accompanying pupils to yard, swimming and mainstream integration' },
      { is: 'work', quote: 'preparing materials and keeping the daily home-school diary' },
      { is: 'work', quote: 'assisting at dispersal to buses' },
      { is: 'want', of: 'trait', quote: 'a calm, discreet and flexible nature' },
      { is: 'want', of: 'trait', quote: 'confidentiality is expected at all times' },
      { is: 'wish', of: 'skill', quote: "It'd help if you could hold a tune" },
      { is: 'wish', of: 'language', quote: 'a bit of Gaeilge never goes astray' },
      {
        is: 'nothing',
        quote:
          'Appointment is subject to Garda vetting, statutory declaration and OHS pre-employment medical',
      },
      { is: 'nothing', quote: 'Salary in line with Department scale' },
      { is: 'nothing', quote: 'A panel may be formed' },
      { is: 'nothing', quote: 'Canvassing will disqualify' },
    ],
  },
  {
    title: 'Gweithiwr Cefnogi Lloches / Refuge Support Worker',
    text: `Refuge Support Worker (Gwynedd) – Hafan Menai Women's Aid
28 hours over 4 days, one sleep-in a fortnight · £25,100 FTE · funded until March 2027

Hafan Menai has given shelter to women and children fleeing abuse since 1978, when three teachers rented a terraced house and put a mattress in every room. Nowadays we run two refuges, a children's service and the Freedom Programme across the county. There are nineteen of us, all women, aged 23 to 71; several came to us as survivors, others from nursing, retail or straight out of university.

Most of the women here talk about the worst thing in their lives in their first language, so no one without fluent spoken Welsh will be shortlisted for this post. We ask as well for a year or more of supporting people in crisis, paid or voluntary, which could be in a hostel, on a helpline, in a hospital or at home with a client group of your own. Because of the nature of the service the role is open to women only (Equality Act 2010, Schedule 9, Part 1).

You'll carry six or seven keyworking cases, fill in DASH risk assessments, go with women to court, the GP and the Jobcentre, claim Housing Benefit with them and keep Oasis up to date. Once a month you'll have clinical supervision with someone from outside.

We think you will be non-judgemental and steady, understand coercive control and know your way round Universal Credit. It is not essential but we'd be glad to hear of an IDVA qualification, of British Sign Language or of experience with children. A car would make the rural visits easier, there is a pool car otherwise.

Pay day is the 25th. Six per cent pension, 30 days off plus banks and your birthday, menopause leave, free parking.

The post is exempt from the ROA and an enhanced DBS will be carried out. Please apply in Welsh on our form by 5pm on 7 February and don't send a CV; Nia can talk you through it.`,
    marks: [
      { is: 'nothing', quote: '28 hours over 4 days, one sleep-in a fortnight' },
      { is: 'nothing', quote: 'has given shelter to women and children fleeing abuse since 1978' },
      { is: 'nothing', quote: 'There are nineteen of us, all women, aged 23 to 71' },
      {
        is: 'nothing',
        quote: 'several came to us as survivors, others from nursing, retail or straight out of university',
      },
      {
        is: 'must',
        of: 'language',
        quote: 'no one without fluent spoken Welsh will be shortlisted for this post',
      },
      { is: 'must', of: 'years', quote: 'a year or more of supporting people in crisis, paid or voluntary' },
      { is: 'must', of: 'other', quote: 'the role is open to women only' },
      { is: 'work', quote: 'carry six or seven keyworking cases' },
      { is: 'work', quote: 'fill in DASH risk assessments' },
      { is: 'work', quote: 'go with women to court, the GP and the Jobcentre' },
      { is: 'nothing', quote: "Once a month you'll have clinical supervision with someone from outside" },
      { is: 'want', of: 'trait', quote: 'non-judgemental and steady' },
      { is: 'want', of: 'skill', quote: 'understand coercive control' },
      { is: 'want', of: 'skill', quote: 'know your way round Universal Credit' },
      {
        is: 'wish',
        of: 'paper',
        quote: "It is not essential but we'd be glad to hear of an IDVA qualification",
      },
      { is: 'wish', of: 'language', quote: 'British Sign Language' },
      { is: 'wish', of: 'experience', quote: 'experience with children' },
      { is: 'wish', of: 'other', quote: 'A car would make the rural visits easier' },
      { is: 'nothing', quote: 'Pay day is the 25th' },
      { is: 'nothing', quote: 'menopause leave, free parking' },
      { is: 'nothing', quote: 'an enhanced DBS will be carried out' },
      { is: 'nothing', quote: 'Please apply in Welsh on our form by 5pm on 7 February' },
    ],
  },
  {
    title: 'Casework Officer (Executive Officer), SC clearance',
    text: `Casework Officer – Executive Officer (EO)
Office for Mariners' Compensation
Apply before 11:55 pm on Wednesday 18th October

Location: Gosport, Plymouth
Reference number: 318844
Salary: £29,240 – £30,615
Contract type: Permanent
Working pattern: Flexible working, full-time, job share
Number of jobs available: 6

About the job
Job summary
OMC pays out for illness and injury suffered at sea, on behalf of the Ministry. We are one of the smallest bodies in government: 94 people, two offices, and one ship's bell, which is rung whenever a long case is settled.

Job description
As a Casework Officer you will be responsible for:
- deciding around 15 claims a week against the scheme rules
- requesting medical and service evidence
- drafting decision letters that claimants can understand
- line management of one Administrative Officer

Person specification
Essential criteria
• Evidence of making sound decisions from incomplete information
• Confident writer, who adapts tone to the reader
• Good working knowledge of Word and Excel
• 5 GCSEs at grade C/4 or above including English, or equivalent
Candidates must hold Security Check (SC) clearance on the closing date, owing to the service records handled.
Desirable criteria
• Familiarity with benefits, insurance or pensions casework
• Knowledge of medical terminology

Behaviours
We'll assess you against these behaviours during the selection process: Making Effective Decisions; Managing a Quality Service; Communicating and Influencing.

Benefits
Alongside your salary of £29,240, OMC contributes £7,894 towards you being a member of the Civil Service Defined Benefit Pension scheme. Learning and development tailored to your role. A culture encouraging inclusion and diversity.

Things you need to know
Selection process details: This vacancy is using Success Profiles. A sift on a 500-word personal statement will take place w/c 23 October. Feedback will only be provided if you attend an interview or assessment.
Nationality requirements: This job is open to UK nationals only.
People working with government assets must complete baseline personnel security standard checks.
Recruitment Team: Coral Whitlock`,
    marks: [
      { is: 'nothing', quote: 'Flexible working, full-time, job share' },
      { is: 'nothing', quote: 'OMC pays out for illness and injury suffered at sea' },
      { is: 'nothing', quote: 'We are one of the smallest bodies in government: 94 people, two offices' },
      { is: 'work', quote: 'deciding around 15 claims a week against the scheme rules' },
      { is: 'work', quote: 'requesting medical and service evidence' },
      { is: 'work', quote: 'drafting decision letters that claimants can understand' },
      { is: 'work', quote: 'line management of one Administrative Officer' },
      { is: 'want', of: 'skill', quote: 'Evidence of making sound decisions from incomplete information' },
      { is: 'want', of: 'skill', quote: 'Confident writer, who adapts tone to the reader' },
      { is: 'want', of: 'skill', quote: 'Good working knowledge of Word and Excel' },
      { is: 'must', of: 'paper', quote: '5 GCSEs at grade C/4 or above including English, or equivalent' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Candidates must hold Security Check (SC) clearance on the closing date',
      },
      { is: 'wish', of: 'experience', quote: 'Familiarity with benefits, insurance or pensions casework' },
      { is: 'wish', of: 'skill', quote: 'Knowledge of medical terminology' },
      { is: 'nothing', quote: "We'll assess you against these behaviours during the selection process" },
      { is: 'nothing', quote: 'OMC contributes £7,894 towards you being a member' },
      { is: 'nothing', quote: 'A sift on a 500-word personal statement will take place w/c 23 October' },
      { is: 'nothing', quote: 'Feedback will only be provided if you attend an interview or assessment' },
      { is: 'must', of: 'other', quote: 'This job is open to UK nationals only' },
      {
        is: 'nothing',
        quote:
          'People working with government assets must complete baseline personnel security standard checks',
      },
    ],
  },
  {
    title: 'Patient Transport Drivers x 4',
    text: `PATIENT TRANSPORT DRIVERS x 4 – start ASAP – Adelaide north & Barossa

You've held an open (not provisional) SA driver's licence for at least three years with no disqualification in that time? Then keep reading, because without that the insurer won't have you and neither can we.

Barossa Care Rides is a family outfit. Dad bought the first van in 2005 to get Nan to dialysis; we now run 17 vehicles for two hospitals, Veterans' Affairs and a heap of aged-care homes, about 900 trips a week. You would be one of 31 drivers, most of them ex-truckies, ex-teachers or retired coppers.

THE WORK
pick up dialysis, oncology and day-surgery patients from the door
load wheelchairs and stretchers, tie them down and check the restraints
radio in delays, fill out the run sheet
wash and fuel the van at knock-off

WHAT WE LIKE
A yarner with good manners. Punctual, non-smoker in the vehicle, neat. Reasonable fitness for pushing chairs up ramps. First aid (HLTAID011) preferred – if you haven't got it we'll book you in, on us. Passenger transport accreditation likewise: we lodge the form for you. An LR would come in handy for the bus on Thursdays. Italian, Greek or Vietnamese speakers, our oldies will adore you.

THE DEAL
Casual, 20–38 hrs, $32.94/hr incl. loading, penalty rates Sat/Sun. Starts from 5:15 am. Vans are Hiaces and Sprinters, all auto, all with dashcams and aircon. Polo shirts given, boots half paid.

THE PAPERWORK
We'll run a National Police Check and the NDIS Worker Screening through the Department. Three weeks on average, paid buddy shifts while you wait. The flu shot is free from our nurse.

Text your name and suburb to Rocco. No resumes over two pages, he won't read 'em.

Last thing: you need to have Australian work rights, we can't sponsor.`,
    marks: [
      {
        is: 'must',
        of: 'paper',
        quote:
          "You've held an open (not provisional) SA driver's licence for at least three years with no disqualification in that time?",
      },
      { is: 'nothing', quote: 'Dad bought the first van in 2005 to get Nan to dialysis' },
      { is: 'nothing', quote: 'we now run 17 vehicles for two hospitals' },
      { is: 'nothing', quote: 'most of them ex-truckies, ex-teachers or retired coppers' },
      { is: 'work', quote: 'pick up dialysis, oncology and day-surgery patients from the door' },
      { is: 'work', quote: 'load wheelchairs and stretchers, tie them down and check the restraints' },
      { is: 'work', quote: 'radio in delays, fill out the run sheet' },
      { is: 'work', quote: 'wash and fuel the van at knock-off' },
      { is: 'want', of: 'trait', quote: 'A yarner with good manners' },
      { is: 'want', of: 'trait', quote: 'Punctual, non-smoker in the vehicle, neat' },
      { is: 'want', of: 'other', quote: 'Reasonable fitness for pushing chairs up ramps' },
      { is: 'wish', of: 'paper', quote: 'First aid (HLTAID011) preferred' },
      { is: 'wish', of: 'paper', quote: 'Passenger transport accreditation likewise' },
      { is: 'wish', of: 'paper', quote: 'An LR would come in handy for the bus on Thursdays' },
      {
        is: 'wish',
        of: 'language',
        quote: 'Italian, Greek or Vietnamese speakers, our oldies will adore you',
      },
      { is: 'nothing', quote: 'Casual, 20–38 hrs, $32.94/hr incl. loading' },
      { is: 'nothing', quote: 'Vans are Hiaces and Sprinters, all auto' },
      { is: 'nothing', quote: "We'll run a National Police Check and the NDIS Worker Screening" },
      { is: 'nothing', quote: 'The flu shot is free from our nurse' },
      { is: 'nothing', quote: 'Text your name and suburb to Rocco' },
      { is: 'must', of: 'paper', quote: 'you need to have Australian work rights' },
    ],
  },
  {
    title: 'Settlement Counsellor (bilingual)',
    text: `Settlement Counsellor – Dari/Pashto or Tigrinya
Prairie Gate Newcomer Association (registered charity), Brandon, Manitoba

Internal/External Posting #2025-31. One (1) full-time position, 35 hrs/week, Monday–Friday with the odd evening. Unionized (CUPE). $27.15–$31.80.

Last year, 2,306 people from 58 countries walked through our door on Rosser. Some had been in Canada for nine hours. Our counsellors are the ones who find the winter boots, the school and the family doctor, and who explain for the fourth time what a T4 is.

Who we need on the team right now is a speaker of Dari and Pashto, or else of Tigrinya, at interpreter level, since the present counsellor, who speaks five languages, is retiring after 22 years. English should be good enough to write to a caseworker at IRCC. Training in social work, education, psychology or a comparable field (certificate, diploma or degree) is expected; where it was earned makes no difference to us. Some background in settlement, whether as staff, as a volunteer or as a sponsor, is what we'd normally look for, and you'll be used to dealing with people who have lived through a lot.

What fills the days? Intake and needs assessments, referral, orientation sessions in groups of a dozen, help with forms, and reporting in iCARE by the fifth of the month.

Nice extras: RCIC or commissioner for oaths; Mental Health First Aid; Class 5 licence (we do have a van that needs driving to Winnipeg now and then). None of these will sink you if missing.

Perks: health and dental from day one, 4 weeks' vacation, a prayer room, potlucks that are frankly dangerous.

Funding for this position is provided by Immigration, Refugees and Citizenship Canada. Child abuse registry and criminal record checks get done by us post-offer. Indigenous persons, 2SLGBTQ+ persons and persons with disabilities are encouraged to self-declare.

Send a cover letter and resumé as one file to Yodit, HR, quoting the posting number. We thank all who apply.`,
    marks: [
      { is: 'nothing', quote: 'Unionized (CUPE)' },
      { is: 'nothing', quote: '2,306 people from 58 countries walked through our door' },
      { is: 'nothing', quote: 'Some had been in Canada for nine hours' },
      {
        is: 'must',
        of: 'language',
        quote: 'a speaker of Dari and Pashto, or else of Tigrinya, at interpreter level',
      },
      {
        is: 'nothing',
        quote: 'the present counsellor, who speaks five languages, is retiring after 22 years',
      },
      { is: 'want', of: 'language', quote: 'English should be good enough to write to a caseworker at IRCC' },
      {
        is: 'want',
        of: 'degree',
        quote:
          'Training in social work, education, psychology or a comparable field (certificate, diploma or degree) is expected',
      },
      {
        is: 'want',
        of: 'experience',
        quote: 'Some background in settlement, whether as staff, as a volunteer or as a sponsor',
      },
      {
        is: 'want',
        of: 'experience',
        quote: "you'll be used to dealing with people who have lived through a lot",
      },
      { is: 'work', quote: 'Intake and needs assessments' },
      { is: 'work', quote: 'orientation sessions in groups of a dozen' },
      { is: 'work', quote: 'reporting in iCARE by the fifth of the month' },
      { is: 'wish', of: 'paper', quote: 'RCIC or commissioner for oaths' },
      { is: 'wish', of: 'paper', quote: 'Mental Health First Aid' },
      { is: 'wish', of: 'paper', quote: 'Class 5 licence' },
      { is: 'nothing', quote: "health and dental from day one, 4 weeks' vacation, a prayer room" },
      {
        is: 'nothing',
        quote: 'Funding for this position is provided by Immigration, Refugees and Citizenship Canada',
      },
      { is: 'nothing', quote: 'Child abuse registry and criminal record checks get done by us post-offer' },
      {
        is: 'nothing',
        quote:
          'Indigenous persons, 2SLGBTQ+ persons and persons with disabilities are encouraged to self-declare',
      },
      { is: 'nothing', quote: 'Send a cover letter and resumé as one file to Yodit' },
    ],
  },
  {
    title: 'Optometrist, Nelson',
    text: `Optometrist – sunny Nelson, four days a week

Why would an optometrist leave Auckland? Ask Tim, who came down for a long weekend in 2016 and now co-owns the place.

Clearwater Eyecare has been on Hardy Street since 1962. It is a full-scope, independent practice with three testing rooms, an OCT, a Medmont and a workshop out the back where Graeme still glazes our own lenses. Appointments are 40 minutes, and 45 for under-fives.

What it takes

| You | Needed? |
| --- | --- |
| Optometry Board of NZ registration and current APC | Yes |
| Therapeutic prescribing (TPA) endorsement | Yes |
| Minimum 2 years in practice since graduation | Yes |
| Glaucoma prescriber | Would be good |
| Scleral and ortho-k fitting | Would be good |
| Optomate Touch | We'll show you |
| A gentle way with kids and over-90s | Of course |
| Curiosity, and willingness to discuss cases over lunch | Of course |

Your days: comprehensive exams, myopia control reviews, red-eye walk-ins, dispensing alongside our two DOs, and co-managing cataract patients with the hospital across town. Each month there's a clinic in Golden Bay; you fly over with Tim in a six-seater, so it helps not to be afraid of heights.

Package: $120–140k for four days, a share of profit after twelve months, indemnity and APC paid, conference every other year (last time: Queenstown), free specs for the family. No Sundays, ever. Late night is Thursday until 7, turn and turn about.

We're an accredited employer and can support an AEWV if you're overseas, and we've helped two families move their dogs.

We belong to a buying group of 70 independents, which means we pick our own frames. Parking is $4 a day or bring the bike. Reference checks come after the second interview; the first is on Zoom with Tim and Anahera, our practice manager, who trained as a nurse.

Email Anahera by the end of the month with CV and anything you'd like us to know.`,
    marks: [
      { is: 'nothing', quote: 'who came down for a long weekend in 2016 and now co-owns the place' },
      { is: 'nothing', quote: 'Clearwater Eyecare has been on Hardy Street since 1962' },
      { is: 'nothing', quote: 'Appointments are 40 minutes, and 45 for under-fives' },
      { is: 'must', of: 'paper', quote: 'Optometry Board of NZ registration and current APC' },
      { is: 'must', of: 'paper', quote: 'Therapeutic prescribing (TPA) endorsement' },
      { is: 'must', of: 'years', quote: 'Minimum 2 years in practice since graduation' },
      { is: 'wish', of: 'paper', quote: 'Glaucoma prescriber' },
      { is: 'wish', of: 'skill', quote: 'Scleral and ortho-k fitting' },
      { is: 'wish', of: 'skill', quote: 'Optomate Touch' },
      { is: 'want', of: 'trait', quote: 'A gentle way with kids and over-90s' },
      { is: 'want', of: 'trait', quote: 'Curiosity, and willingness to discuss cases over lunch' },
      { is: 'work', quote: 'comprehensive exams, myopia control reviews, red-eye walk-ins' },
      { is: 'work', quote: 'dispensing alongside our two DOs' },
      { is: 'work', quote: 'co-managing cataract patients with the hospital across town' },
      { is: 'wish', of: 'other', quote: 'it helps not to be afraid of heights' },
      { is: 'nothing', quote: 'a share of profit after twelve months, indemnity and APC paid' },
      { is: 'nothing', quote: 'No Sundays, ever' },
      { is: 'nothing', quote: "We're an accredited employer and can support an AEWV if you're overseas" },
      { is: 'nothing', quote: 'We belong to a buying group of 70 independents' },
      { is: 'nothing', quote: 'Reference checks come after the second interview' },
      { is: 'nothing', quote: 'our practice manager, who trained as a nurse' },
      {
        is: 'nothing',
        quote: "Email Anahera by the end of the month with CV and anything you'd like us to know",
      },
    ],
  },
  {
    title: 'Veterinary Technician, shelter surgery team',
    text: `Veterinary Technician – Shelter Surgery
Second Porch Animal Alliance, Chattanooga, TN (501(c)(3) nonprofit)

Second Porch has spayed or neutered 93,000 animals since it opened out of a horse trailer in 1996. We take no city money. Today we run a 40-table-a-day clinic, a foster network of 260 households and a thrift store whose proceeds pay for heartworm treatment.

We're hiring an LVMT (or someone licensed in another state who can transfer within 90 days) to work alongside Dr. Beauchamp and three assistants. You have monitored anesthesia on your own for two years or longer and you can hit a vein on a four-week-old kitten. You're able to stand most of an eight-hour day and lift 50 lb. with a partner. Beyond that we care about low-stress handling, good humor, and speaking kindly to the person who has waited in line since five in the morning.

A typical Tuesday
6:45 – intake, exams, weights, and sedation charts
8:00 – induce, intubate, prep, monitor; keep the controlled-drug log straight
1:00 – recovery, vaccines, microchips
3:00 – discharge instructions to owners; pack and autoclave for Wednesday

Fear Free certified? Spanish speaker? Know Shelterluv? Tell us, it'll move you up the pile. It's fine if you have never set foot in a shelter: the majority of our crew came out of general practice.

Pay & such: $22–$27 an hour, four-day week, no on-call, health insurance at 80%, PTO of 15 days, CE allowance of $600, license renewal covered, adoption fees waived (you've been warned). Rabies pre-exposure series provided if you've not had it.

We don't discriminate on any ground protected by law or by common decency. Finalists spend a paid half-day with the team before either side decides.

To apply, fill in the form at the foot of our website and attach a resume; a photo of your own beast is welcome. Questions go to Marlon, clinic manager.

One more thing. Applicants who are not at ease with euthanasia, which is part of every shelter's week, should not apply.`,
    marks: [
      {
        is: 'nothing',
        quote: 'has spayed or neutered 93,000 animals since it opened out of a horse trailer in 1996',
      },
      { is: 'nothing', quote: 'We take no city money' },
      {
        is: 'must',
        of: 'paper',
        quote: 'an LVMT (or someone licensed in another state who can transfer within 90 days)',
      },
      { is: 'must', of: 'years', quote: 'You have monitored anesthesia on your own for two years or longer' },
      { is: 'want', of: 'skill', quote: 'you can hit a vein on a four-week-old kitten' },
      {
        is: 'want',
        of: 'other',
        quote: 'able to stand most of an eight-hour day and lift 50 lb. with a partner',
      },
      { is: 'want', of: 'skill', quote: 'low-stress handling' },
      { is: 'want', of: 'trait', quote: 'good humor' },
      {
        is: 'want',
        of: 'trait',
        quote: 'speaking kindly to the person who has waited in line since five in the morning',
      },
      { is: 'work', quote: 'intake, exams, weights, and sedation charts' },
      { is: 'work', quote: 'induce, intubate, prep, monitor; keep the controlled-drug log straight' },
      { is: 'work', quote: 'discharge instructions to owners; pack and autoclave for Wednesday' },
      { is: 'wish', of: 'paper', quote: 'Fear Free certified?' },
      { is: 'wish', of: 'language', quote: 'Spanish speaker?' },
      { is: 'wish', of: 'skill', quote: 'Know Shelterluv?' },
      { is: 'nothing', quote: "It's fine if you have never set foot in a shelter" },
      { is: 'nothing', quote: 'the majority of our crew came out of general practice' },
      { is: 'nothing', quote: '$22–$27 an hour, four-day week, no on-call' },
      { is: 'nothing', quote: "Rabies pre-exposure series provided if you've not had it" },
      { is: 'nothing', quote: 'Finalists spend a paid half-day with the team before either side decides' },
      {
        is: 'must',
        of: 'other',
        quote:
          "Applicants who are not at ease with euthanasia, which is part of every shelter's week, should not apply",
      },
    ],
  },
];
