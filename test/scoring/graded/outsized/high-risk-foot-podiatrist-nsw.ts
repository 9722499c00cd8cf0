/** Senior podiatrist, high-risk foot service of a NSW hospital: decided by current Ahpra general registration, the podiatry degree and three years of high-risk foot work. */
import type { GradedJob } from '../types.ts';
export const highRiskFootPodiatristNsw: GradedJob = {
  job: 'high-risk-foot-podiatrist-nsw',
  title: 'Senior Podiatrist, High Risk Foot Service (Health Professional Level 3)',
  spec: `SENIOR PODIATRIST - HIGH RISK FOOT SERVICE
Tallaroo Plains Local Health District, Wirrabee Base Hospital, New South Wales
Requisition: REQ604417
Employment type: Permanent full time, 38 hours per week
Classification: Health Professional Level 3
Remuneration: AUD 104,200 to 107,900 per annum plus 11.5 % superannuation and annual leave loading
Applications close: Sunday 22 November 2026, 11:59 pm

About the service
Wirrabee Base Hospital is the referral hospital for some 140,000 people across the plains. Our High Risk Foot Service sees about 2,600 occasions of service a year in a clinic shared by podiatry, endocrinology, vascular surgery, infectious diseases and orthotics. A quarter of our patients are Aboriginal people, and we run fortnightly outreach to Dunmarra and Coolabah multipurpose services. You will work with three other podiatrists, an allied health assistant and a wound nurse, and report to the Podiatry Manager.

About the role
You will carry a complex caseload of people with diabetes-related foot ulceration, Charcot neuroarthropathy, peripheral arterial disease and post-amputation needs, provide a senior clinical voice to the ward teams and supervise junior staff.

What you will do
1. Assess, treat and review inpatients and outpatients with active foot disease, in line with current Australian and IWGDF guidelines.
2. Carry out conservative sharp debridement and choose dressings and advanced wound therapies.
3. Offload ulcers with total contact casts, irremovable walkers, felt and footwear modification.
4. Perform and interpret neurovascular assessment including toe pressures.
5. Lead the Tuesday multidisciplinary clinic on rotation with the other seniors.
6. Escalate limb-threatening infection and ischaemia on the same day.
7. Provide outreach clinics by hospital car, including overnight stays once a month.
8. Supervise Level 1 and 2 podiatrists and students on placement.
9. Collect service data for the state high risk foot standards and lead one quality project a year.
10. Take part in a Saturday morning ward roster, one in five.
11. Keep timely records in the electronic medical record.

Selection criteria - essential
- Bachelor of Podiatry or an equivalent degree recognised by the Podiatry Board of Australia.
- Current general registration as a podiatrist with Ahpra, without conditions that would prevent the duties above.
- At least three years of clinical work after registration with high-risk foot patients, in a hospital or community service.
- Demonstrated skill in sharp debridement and in offloading, including total contact casting.
- Current unrestricted NSW class C driver licence or the equivalent from another state, and willingness to drive to outreach sites.
- Ability to work respectfully with Aboriginal and Torres Strait Islander people and communities.
- Clear written and spoken English, with evidence of leading or contributing to quality improvement.

Selection criteria - desirable
- Endorsement for scheduled medicines.
- Postgraduate study in wound care, diabetes education or a related field.
- Experience of student supervision, telehealth or rural practice.

Before you start
The position is Category A for occupational assessment, screening and vaccination. The person appointed will need a National Police Check and a NSW Working With Children Check clearance; we help with both.

What we offer
Monthly allocated day off, salary packaging of up to 11,660 dollars, five days of study leave, relocation support, subsidised accommodation for the first eight weeks, and Fitness Passport for you and your family.

How to apply
Apply through the careers portal with a CV of no more than four pages, two referees (one a current line manager) and a statement of up to two pages that answers the essential criteria. For a talk about the role please ring Leonie Startup, Podiatry Manager, at Wirrabee Base Hospital.

Our workplace welcomes people of every culture, age, gender, sexuality and ability. Aboriginal and Torres Strait Islander people are strongly encouraged to apply; stepping stones to help with your application are available from our Aboriginal Workforce team. Should you need an adjustment at any stage of recruitment, tell us and we will arrange it.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 93,
      why: 'Registered podiatrist with seven years in hospital high-risk foot clinics, casting, supervision and outreach, and every essential criterion shown with dates.',
      lacks: [],
      cv: `NIAMH CASTELLARI
Orange NSW 2800 | 0400 555 118 | niamh.castellari@mail.example

SUMMARY
Hospital podiatrist with a little over nine years in practice, seven of them mostly spent keeping feet attached to people who have diabetes. I enjoy the clinic that nobody else wants at four on a Friday: hot foot, febrile patient, no vascular bed. I am now looking for a senior post closer to my partner's farm.

REGISTRATION AND CHECKS
Ahpra, Podiatry Board of Australia: general registration, no conditions or notations, renewed to 30 November 2027
Endorsed for scheduled medicines (Pathway A) since August 2023
NSW driver licence class C, full, held since 2012
WWCC clearance (paid worker) to 2029
NSW Health vaccination record complete, Category A

CAREER

Podiatrist Level 2 - Calare Base Hospital, Orange
March 2021 to present
- Four ambulatory sessions a week for foot ulcers, acute Charcot and recent minor amputations, plus referrals from renal, medical and surgical wards. In a usual week that is 45 to 50 people.
- Put on between five and eight total contact casts a week; wrote the unit's casting checklist after two plaster injuries in 2021, none since.
- Sharp debridement, negative pressure changes at the bedside, bone biopsy samples together with infectious diseases.
- Toe pressures and TBI on all new patients, Doppler waveforms; I read my own results and ring vascular in Sydney when they are poor.
- Acting senior for seven months in 2024 (parental leave cover): chaired the joint clinic, allocated the list, signed the rosters.
- Clinical supervisor of two new graduates and about six university students each year.
- Monthly two-day run to Condobolin and Lake Cargelligo by fleet car, working from the Aboriginal health service with its health workers. Attendance rose from 48 to 71 per cent after we moved to drop-in mornings chosen by the community.
- Audit of time from first ulcer contact to offloading: median fell from 16 to 5 days over a year. Presented as a poster in Adelaide, 2025.

Podiatrist - Macquarie Valley Community Health, Dubbo
July 2019 to February 2021
- High-risk caseload only: neuropathy with deformity, previous ulcer, dialysis patients in the chair.
- Removable and irremovable walkers, felt, insoles; two-layer fibreglass casts from 2020.
- Began video reviews with remote nurses in the first lockdown; still in use.
- Trained practice nurses in the monofilament and 60-second foot screen.

Podiatrist - Striding Foot Clinics, Bathurst and Lithgow
January 2017 to June 2019
- General private list: nail surgery, sports injuries, children, DVA and Medicare care plan patients, nursing homes on Thursdays.
- Built the Lithgow list from nothing to three full days.
- Ran the steriliser logs to AS/NZS 4187.

Casual jobs while studying: pharmacy assistant, Newcastle (2013-2016); netball umpire.

EDUCATION
Bachelor of Podiatry, University of Newcastle, Ourimbah campus, 2016
Graduate Certificate in Wound Care, Monash University, 2022

SHORT COURSES
Total contact casting workshop, Sydney, 2019, refreshed 2024
Respecting the Difference, face to face, 2021
Clinical supervision: the superguide programme, HETI, 2022
Basic life support, yearly, last in May 2026
Motivational interviewing, two days, 2023
Leadership for emerging clinicians, 2025

COMMITTEES AND TALKS
Member of the district's diabetes-related foot working group since 2022
Sessional lecturer, second-year pathology, Charles Sturt University, 2023 and 2024
Talk to the regional GP evening: "When is a red foot not cellulitis?", 2025

SYSTEMS
Cerner eMR, CHIME, WoundTrack photographs, Excel for audits, MS Teams

LANGUAGES
English; kitchen Italian from my grandmother

OUTSIDE WORK
Country fire brigade support crew, open-water swimming, an unreasonable number of chickens

REFEREES
Head of Podiatry, Calare Base Hospital; Staff Specialist in Endocrinology, same hospital. Contacts on request.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 52,
      high: 67,
      best: 60,
      why: 'The same high-risk foot career, but his Ahpra registration has been non-practising since he moved overseas, so he may not treat patients now.',
      lacks: ['current general registration as a podiatrist with Ahpra'],
      cv: `Gareth OYELARAN
Podiatrist
Tamworth, New South Wales - 0400 555 302 - g.oyelaran@mail.example

Profile
Eleven years with feet, the greater part of them in public high-risk clinics. Calm proceduralist, patient teacher, and a firm believer that most amputations begin with a missed review. Back in New England after time abroad with my family and ready to settle.

Work history

06/2018 - 08/2025 Podiatrist, then Senior Podiatrist (from 02/2022), Peel River Health Service, Tamworth
The service covers a base hospital, two dialysis units and five small towns. I held the acute foot caseload throughout.
* Ran the Wednesday combined clinic with the endocrinologist and the visiting vascular surgeon: 22 to 26 people, mostly neuropathic or neuro-ischaemic ulcers, a few Charcot midfeet.
* Debrided with scalpel and curette, applied fibreglass contact casts (some 300 a year across the team), fitted instant total contact casts where people lived alone and far away.
* Ankle and toe pressures, probe to bone, wound swabs after cleansing, and the phone call that followed.
* Looked after three Level 1 and 2 podiatrists and the assistant: fortnightly supervision, yearly appraisals, leave cover.
* Every second week drove out to Tingha and Inverell; yarning circles about foot care with the local Aboriginal women's group.
* Worked one Saturday in four on the wards.
* Quality: introduced an "orange sticker" pathway for emergency departments, which halved admissions under the wrong team. Runner-up, district quality awards 2023.
* Fed figures to the state's high risk foot minimum data set each quarter.

02/2016 - 05/2018 Podiatrist, Hunter community podiatry, Maitland
* Mixed community list, two-thirds diabetes. Home visits in a pool car.
* Nail surgery under local anaesthetic, padding, orthoses, prescription footwear reviews with the pedorthist.
* Delivered the foot session of the monthly diabetes course with a dietitian and an educator.
* Joined the infection control group and rewrote the instrument tracking form.

01/2015 - 01/2016 New graduate podiatrist, Sole Trade Podiatry, Cessnock
* Private general practice. Veterans, sports shoes, verrucae, ingrown nails, aged care rounds.

Career break: from September 2025 to September 2026 I was in Lagos and then in Cardiff, caring for my father and afterwards for our second child. No clinical work in this time.

Registration and licences
- Podiatry Board of Australia (Ahpra): first registered January 2015. Moved to non-practising registration in November 2025; I have not yet applied to change it back.
- NSW car licence, class C, unrestricted
- NSW Working With Children Check, current to 2028
- First aid and CPR, September 2026

Qualifications
Bachelor of Podiatry, Western Sydney University, Campbelltown, completed 2014
Graduate Certificate in Diabetes Education, Deakin University, 2020
Certificate IV in Training and Assessment, TAFE NSW, 2019

Courses along the way
Advanced wound assessment, 3 days (2018)
Offloading masterclass, Brisbane (2019, 2023)
Aboriginal cultural safety, local programme with Elders (2018, repeated 2022)
Managing people well, NSW Health (2022)
Radiology of the diabetic foot, online (2024)

Teaching
Placement supervisor for Newcastle and Western Sydney students from 2018: long case feedback, OSCE examiner twice. Grand round on Charcot foot, 2024.

Published
Co-author of a short report about toe pressures taken by allied health assistants in rural clinics, in an Australian foot journal, 2023.

Computer
eMR (Cerner PowerChart), telehealth by Pexip, REDCap, SPSS at the beginner's level, Word, Excel, PowerPoint

Languages
English (first language), Yoruba (spoken)

Interests
Cricket scorer for my daughter's team, bass guitar in a church band, repairing old bicycles. Volunteer with the Tamworth community kitchen in 2019 to 2022.

Referees available: Director of Allied Health, Peel River; Consultant Vascular Surgeon.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 33,
      high: 48,
      best: 41,
      why: 'Registered nurse with deep wound and diabetic foot experience, but neither a podiatry degree nor registration as a podiatrist.',
      lacks: ['Bachelor of Podiatry or equivalent', 'current Ahpra registration as a podiatrist'],
      cv: `BELINDA FARQUHAR-NGATA, RN
Clinical Nurse Consultant, Wounds
Wagga Wagga NSW | mobile 0400 555 760 | b.fn@mail.example

Who I am
A nurse of twenty-one years who found wounds in 2011 and never left. For eight years I have shared a clinic with podiatrists, surgeons and physicians in a diabetes foot service, and I know the ulcer patient's journey from the kitchen floor to the operating theatre and home again. I lead gently, write clearly and finish what I start.

Registration
Nursing and Midwifery Board of Australia (Ahpra): Registered Nurse, Division 1, general registration to 31 May 2027, no conditions.
Working With Children Check, NSW, valid to 2030.
Full NSW driver licence (class C) with heavy rigid for the rural fire truck.
Immunisation: fully compliant, Category A.

Employment

Clinical Nurse Consultant, Wound Management - Riverina Hills Health District - Feb 2018 to now
Position shared between the hospital and the multidisciplinary foot clinic.
- Two and a half days per week in the foot clinic: dressings, negative pressure, photographs, measurement, education of patients and carers.
- Conservative sharp debridement of leg and heel wounds under the district's credentialing scheme (credentialed 2018, renewed 2021 and 2024). The podiatrists do the plantar debridement and the casts; I assist with the plaster and take the casts off.
- Ankle-brachial and toe pressure readings on a portable machine, results handed to the podiatrist or the vascular registrar.
- Consults on every ward for pressure injuries, fistulas, burns and skin tears: about 600 a year.
- Chair of the pressure injury committee; hospital-acquired cases went from 3.1 to 1.4 per 1,000 bed days in three years.
- Drive to Tumut, Narrandera and Hay for outreach. Close links with two Aboriginal medical services and their health practitioners.
- Manage the dressings formulary and a budget of 410,000 dollars.
- Mentor two clinical nurse specialists, and supervise students of nursing and, in the clinic, of podiatry.

Clinical Nurse Specialist, Community Nursing - Wagga Wagga - Sept 2011 to Jan 2018
- Leg ulcer clinic: Doppler, compression in two, three and four layers.
- Complex home wounds, hospital-in-the-home antibiotics, palliative patients.
- Set up the first shared-care wound plan with local general practices.
- Lecturer in the evening wound course for enrolled nurses.

Registered Nurse, Surgical Ward - Albury - Mar 2008 to Aug 2011
- Vascular and orthopaedic ward of 28 beds. Amputation after-care, epidurals, drains.
- In charge of shift from the second year on.

Registered Nurse, graduate year and rotation - Sydney - Feb 2005 to Feb 2008
- Emergency, renal, aged care.

Education
Master of Clinical Nursing (Wound Care), Charles Sturt University, 2016
Bachelor of Nursing, University of Technology Sydney, 2004

Further training
Diabetes-related foot disease: a course for the whole team, online, 40 hours, 2019
Ultrasonic debridement, supplier training, 2020
Certificate in lymphoedema bandaging, 2014
Good Clinical Practice, 2023
Aboriginal cultural education, two days, 2018 and 2023
Project management for clinicians, 2021

Projects
"Feet first on Friday": a same-day phone line for dialysis nurses. Referrals reached the foot clinic within 24 hours in 93 per cent of cases (2022).
Site nurse for a randomised trial of a keratin dressing (2020-2021).

Memberships
Wounds Australia, state committee member 2019-2023
Australian College of Nursing

IT
Cerner eMR, PowerPoint, Excel, a tablet application for wound images, telehealth

Interests
Choir, fire brigade volunteer, long-distance train travel, te reo Maori evening classes with my husband's family.

Referees
Director of Nursing; Senior Podiatrist, foot clinic. Details on request.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 12,
      high: 27,
      best: 19,
      why: 'The vocabulary of the high-risk foot stands in the profile, skills and course titles, while all posts are in beauty salons and shoe shops, without degree or registration.',
      lacks: [
        'Bachelor of Podiatry or equivalent',
        'current Ahpra registration as a podiatrist',
        'three years of clinical high-risk foot work',
        'demonstrated debridement and total contact casting',
      ],
      cv: `KRISTIANA VELAZCO
Foot Health Professional | High Risk Foot | Wound Care | Diabetes Foot | Offloading
Parramatta NSW 2150 / 0400 555 914 / kristiana.velazco@mail.example

PROFESSIONAL PROFILE
Passionate and results-driven foot specialist with over ten years of hands-on experience of caring for feet of every kind. Strong interest in high-risk foot services, diabetes-related foot ulceration, Charcot neuroarthropathy, peripheral arterial disease, neurovascular assessment and multidisciplinary care. Committed to quality improvement, evidence-based practice and culturally safe work with Aboriginal and Torres Strait Islander people. A natural leader who wishes to bring her gifts to a hospital setting as a senior member of the podiatry team.

KEY SKILLS
High risk foot | sharp debridement | total contact casting | offloading | toe pressures and Doppler | wound dressings | IWGDF guidelines | outreach | supervision of juniors | data collection | electronic medical record | infection control | patient education | time management | Microsoft Office

EMPLOYMENT

Salon Owner and Senior Medi-Pedicurist, Velvet Heel Studio, Parramatta, May 2020 - current
- Offer twelve kinds of pedicure, among them a "medi-pedi" with electric file, callus softener, paraffin and massage.
- Look after a loyal client book of around 420 people, of all ages and backgrounds.
- Employ two nail artists and a Saturday junior; make the roster, pay wages with Xero.
- Clean tools in an ultrasonic bath and autoclave as the council's skin penetration rules ask; three inspections without remarks.
- Send clients with sores or infections to their doctor or to a podiatrist, as we do not treat them.
- Sell gel polish, foot creams and sandals; retail is now 28 per cent of turnover.
- Run the Instagram page, with 9,300 followers.

Nail and Foot Therapist, Serenity Bay Day Spa, Manly, Feb 2017 - Apr 2020
- Pedicures, manicures, waxing and hot stone foot rituals for spa guests and brides.
- Therapist of the month four times, highest add-on sales in 2018.
- Trained new therapists in the spa's twenty steps of welcome.
- Kept the treatment rooms, linen and stock in order.

Assistant Store Manager, Pacesetter Footwear, Westfield Parramatta, Nov 2013 - Jan 2017
- Measured feet with the Brannock device and fitted school, work and running shoes.
- Used a pressure plate and slow-motion video to advise on insoles from the shelf.
- Opened and closed the shop, banked takings, led a team of six at Christmas.
- Won the state prize for accessory sales in 2015.

Sales Assistant, Little Toes Children's Shoes, Blacktown, 2011 - 2013
- Fitting of first shoes, stocktakes, window displays.

EDUCATION
Diploma of Beauty Therapy, Granville, 2016
Certificate III in Nail Technology, 2014
Higher School Certificate, Blacktown, 2010

COURSES AND WEBINARS
Introduction to the High Risk Foot (webinar, 2 hours), 2025
Wound Care Essentials (online, 6 hours, certificate of attendance), 2025
Understanding Diabetic Foot Ulceration (free e-learning), 2024
Offloading: What's New? (conference livestream, viewer), 2025
Cultural Awareness (online module), 2024
Foot Reflexology Levels 1 and 2, 2018
Infection Control for Skin Penetration, 2016, renewed 2022
Provide First Aid HLTAID011, 2025

LICENCES
NSW driver licence, class C
Working With Children Check (2023)

ACHIEVEMENTS
Finalist, Western Sydney small business awards, beauty category, 2023
Raised 4,600 dollars with a pedicure marathon for a children's diabetes charity, 2024

LANGUAGES
English (fluent), Spanish (first language), a little Tagalog

STRENGTHS
Warm and attentive manner; eye for detail; steady hands; ability to work alone and in a team; reliable; good with difficult customers; strong ethics; keen to learn.

INTERESTS
Latin dance, baking, bush walks with my two dogs, following health news.

REFEREES
Will be gladly given.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A career in grain storage and freight operations, with no clinical education, registration or patient work of any kind.',
      lacks: [
        'Bachelor of Podiatry or equivalent',
        'current Ahpra registration as a podiatrist',
        'three years of clinical high-risk foot work',
        'demonstrated debridement and total contact casting',
      ],
      cv: `DOUGLAS PRENDERGAST-LIM
Operations and Site Management
Moree, NSW
Phone 0400 555 037
Email doug.pl@mail.example

CAREER OVERVIEW
Senior operations leader with more than eighteen years in grain receival, storage and rail freight. I am known for building steady crews, for bringing budgets home and for plain talk with growers, unions and head office. After the sale of our sites I am open to leadership posts in other sectors across the north-west, including the public service.

CORE STRENGTHS
- Leadership of teams of 10 to 120
- Budgets of up to 14 million dollars
- Work health and safety
- Stakeholder and community relations
- Continuous improvement, Lean
- Conflict resolution
- Report writing, Microsoft Office, Power BI
- Rosters and seasonal recruitment

EXPERIENCE

AREA OPERATIONS MANAGER
Golden Tableland Grain Pty Ltd, Moree | August 2019 - September 2026
- Ran seven receival sites with 900,000 tonnes of storage and, at harvest, 118 casual staff.
- Planned truck and train loading with two rail operators; average train turn went from 9.5 to 7 hours.
- Held an operating budget of 14 million dollars and came in under it in six years of seven.
- Brought the lost-time injury rate from 11 to 2.8 by means of fewer manual tarping jobs, better lighting and toolbox talks every day.
- Met farmers' groups each winter to agree on opening hours, segregations and price of carry.
- Worked with Aboriginal employment organisations to hire and keep local people: 19 of 118 harvest staff in 2025.
- Led the hand-over of all sites to the new owner, including records, keys and redundancies.

SITE SUPERINTENDENT
Golden Tableland Grain Pty Ltd, Narrabri | October 2014 - July 2019
- In charge of a 160,000 tonne site with weighbridge, sample stand, four silos and bunkers.
- Recruited, trained and rostered up to 30 people.
- Phosphine fumigation programme; no residues above limits in five years.
- Commissioned a new stacker and a second weighbridge (2.3 million dollars) on time.
- Secretary of the town's harvest safety committee.

GRAIN QUALITY SUPERVISOR
Namoi Export Terminals, Newcastle | March 2010 - September 2014
- Supervised twelve samplers in two shifts.
- Calibrated moisture and protein analysers, kept the laboratory's accreditation.
- Dealt with shippers, surveyors and inspectors of the Department of Agriculture.
- Wrote procedures and audited contractors.

WEIGHBRIDGE CLERK, later LEADING HAND
Namoi Export Terminals, Newcastle | November 2007 - February 2010
- Weighed, ticketed and directed some 200 trucks a day.
- Trained new starters and stood in for the foreman.

Before this: two years as a surveyor's chainman and one season as a jackaroo.

EDUCATION
Graduate Certificate in Business (Leadership), University of New England, 2021
Diploma of Project Management, 2016
Certificate III in Grain Operations, 2009
Higher School Certificate, Gunnedah, 2005

LICENCES AND TICKETS
Driver licence class HC (unrestricted), NSW
Forklift (LF), front-end loader, elevating work platform
Confined space and working at heights
Fumigator licence, SafeWork NSW
Senior first aid, CPR 2026
Mental health first aid, 2024
Lead auditor ISO 45001, 2020

COMMUNITY
Captain of a village rural fire brigade, 2015-2020
Board member of a regional preschool; treasurer, with a yearly budget of 780,000 dollars
Junior rugby league coach; Working With Children Check current
Organiser of a walkathon for diabetes research, which brought in 22,000 dollars over three years

AWARDS
State rail freight safety award, finalist 2022
Company president's prize for team of the year, 2017

SYSTEMS
SAP, weighbridge software, Power BI, Word, Excel, PowerPoint, Outlook, SharePoint

LANGUAGES
English, conversational Cantonese

PERSONAL
Married, three teenagers. I follow rugby league, restore a 1968 Holden and cook for crowds.

REFEREES
General Manager Operations and Rail Logistics Manager, both formerly of Golden Tableland Grain; numbers on request.`,
    },
  ],
};
