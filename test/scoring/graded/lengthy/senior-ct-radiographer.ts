/** CT radiographer in a private UK hospital: decided by HCPC registration, two dated years of clinical CT, the radiography degree and cannulation. */
import type { GradedJob } from '../types.ts';
export const seniorCtRadiographer: GradedJob = {
  job: 'senior-ct-radiographer',
  title: 'Senior Radiographer (CT)',
  spec: `Senior Radiographer (CT) - Thornmere Hospital, Cheltenham
Permanent, 37.5 hours a week. Salary 42,500 to 49,800 pounds depending on experience, plus on-call payments.

About us
Thornmere Hospital is an independent 58-bed hospital set in gardens on the edge of Cheltenham. We are part of the Alderbrook Care group, a charity with nine hospitals in England and Wales, and every pound of surplus goes back into equipment and training. Our imaging department looks after some 31,000 patients a year, both self-paying and referred by the NHS. In spring 2025 we opened a new CT suite with a 256-slice scanner, and we are adding an evening list and a cardiac service, which is why this post is new.

The role
You will be one of four senior radiographers in CT, reporting to the Lead CT Radiographer. You will spend nearly all of your week with patients, and the rest on protocols, teaching and quality work. If you like a small team in which everybody knows the consultants by first name, you will be at home here.

What you will do
- Perform the full range of CT examinations on adults, including contrast-enhanced body work, angiography and colonography
- Vet and justify requests as an IR(ME)R practitioner under local entitlement
- Insert peripheral cannulae and run the power injector safely, watching for contrast reactions
- Support the radiologists in CT-guided biopsies and joint injections
- Help to set up the cardiac CT list, including heart-rate control and image reconstruction
- Optimise protocols with the medical physics expert and keep dose audits up to date
- Carry out daily and weekly quality assurance on the scanner and report faults
- Supervise assistants, students and newly qualified staff
- Look after the diary with the bookings team so that urgent inpatients are scanned the same day
- Record incidents, take part in investigations and share what was learnt
- Take part in a one-in-six on-call rota from home and one Saturday list a month

What you must have
- A BSc (Hons) in Diagnostic Radiography or an equivalent recognised qualification such as the DCR(R)
- Current registration with the Health and Care Professions Council (HCPC) as a diagnostic radiographer
- At least two years of hands-on clinical CT scanning after qualifying
- Certified competence in intravenous cannulation
- Working knowledge of IR(ME)R 2017 and of radiation protection in practice
- Immediate Life Support, or the readiness to take it within three months
- Confidence with RIS and PACS
- A calm and kind manner with anxious patients

It would be good if you also had
- Experience of cardiac CT or CT colonography
- A postgraduate certificate or diploma in computed tomography
- Some supervision of learners or a mentorship course
- Experience of Canon or Siemens scanners
- Involvement in audit, Quality Standard for Imaging accreditation or research

What we offer
33 days of leave including bank holidays, rising with service; a pension with up to 8 per cent from us; private medical cover for you; free parking and free meals on long shifts; a training budget of your own of 1,200 pounds a year; paid professional body membership; and a cycle-to-work scheme. Relocation help of up to 4,000 pounds can be discussed.

How to apply
Please send your CV and a short note on why you would like to join us to imaging.jobs@thornmere.example by 22 November 2026. For an informal chat or a look round the department, ring Delyth Morgan-Pryce, Lead CT Radiographer. Interviews will be held on 3 and 4 December. We may close the advert early if enough people apply.

An offer is subject to two references, an enhanced DBS check, occupational health clearance and proof of the right to work in the UK. We welcome applications from everybody, whatever their age, disability, gender, race, religion or sexual orientation, and we guarantee an interview to disabled candidates who meet the must-haves. Tell us what adjustments would help you and we will make them.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'HCPC registered, BSc, more than five dated years of clinical CT up to today, cannulation signed off, cardiac CT and a PgCert besides.',
      lacks: [],
      cv: `RHIANNON ELLICOTT
Gloucester | 07700 900318 | rhiannon.ellicott@mailbox.example

PROFILE
Diagnostic radiographer, nine years qualified, who has specialised in cross-sectional work since 2020. I enjoy the pace of a busy scanner, but what keeps me in the job is the ten minutes in which a frightened person becomes a calm one. Looking for a smaller department after some years in a large acute trust.

EMPLOYMENT

Specialist Radiographer, Computed Tomography (Band 6, acting Band 7 for seven months)
Severnside Hospitals NHS Trust, Gloucester
February 2021 to date
- Work across three scanners (two Siemens Somatom, one Canon Aquilion) covering emergency, inpatient and outpatient lists, about 24 patients a shift
- Scan trauma, stroke perfusion, pulmonary angiograms, aortas, virtual colonoscopy and staging studies without supervision
- Joined the coronary team in 2023: give oral and IV beta blockade under a patient group direction, gate, reconstruct and post-process; 310 logged cases so far
- Hold practitioner and operator entitlement; authorise most body requests against the protocol book and send back about one in twenty
- Place lines and operate the Medrad injector every day; led on the new extravasation leaflet after an incident review
- Assist with lung and bone biopsies on Thursdays
- Did the 2024 audit of repeat topograms, which took an average of 6 per cent off the chest-abdomen-pelvis dose
- Acting Band 7 from May to November 2025: rota, annual leave, appraisals of five people and the daily huddle
- Nights and weekends on a one-in-seven shift pattern

Radiographer (Band 5, then Band 6 rotational)
Marlbrook General Hospital, Worcester
August 2017 - January 2021
- General X-ray, theatre, fluoroscopy and mobiles on a rolling rota, with A&E nights from the third month
- Rotated into the CT room from March 2020 when the hospital ran respiratory scanning round the clock; signed off for head, chest and body protocols by that summer
- Red-dotted and wrote preliminary comments on limb films
- Looked after second and third year students, two of whom now work for the trust
- Department link person for dementia

Healthcare Assistant (bank)
Larkhill Nursing Home, Cardiff
September 2014 - June 2017, alongside university
- Washed, fed and walked residents, and learnt how to talk with people who have lost their words
- Wrote care notes and handed over to the nurse in charge

EDUCATION
PgCert Clinical Imaging (CT pathway), University of the Severn Valley, 2023, merit
BSc (Hons) Diagnostic Radiography and Imaging, Cardiff, 2014-2017, 2:1
Dissertation on shielding of the breast in chest scanning
A levels: Biology, Physics, Welsh. Ysgol Glan Taf

REGISTRATION AND TRAINING
HCPC: Radiographer, RA 104417, renewed to 29 February 2028
Society of Radiographers, member since 2015
Peripheral cannulation, trust certificate January 2021, reassessed March 2026
Immediate Life Support (Resuscitation Council UK), June 2026
CT colonography course, two days, St Ebba's, 2022
Coronary CT hands-on workshop, British Society of Cardiovascular Imaging, 2023
Practice educator course, 2019
IR(ME)R update, radiation protection e-learning, yearly, last April 2026

SYSTEMS
CRIS, Soliton, Sectra PACS, syngo.via, Vitrea, Datix, EPR

OTHER WORK
- Wrote the department's evidence for two of the Quality Standard for Imaging statements in 2024 and sat with the assessors
- Poster on topogram repeats at UKIO 2025 in Liverpool
- Talk once a year at two sixth forms about radiography as a career

LANGUAGES
English and Welsh, both mother tongue. A little Polish, learnt from patients.

INTERESTS
I sing alto in a choir that takes itself too seriously, grow dahlias and am slowly walking the Offa's Dyke Path in pieces. Full UK driving licence, living 20 minutes from Cheltenham.

REFERENCES
Superintendent CT Radiographer, Severnside Hospitals NHS Trust, and Imaging Services Manager, Marlbrook General; addresses on request.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 52,
      high: 67,
      best: 60,
      why: 'The same career in CT with seven dated years, but registered in South Africa only: the HCPC application is still with the assessors.',
      lacks: ['current HCPC registration'],
      cv: `Anneke Botha
Curriculum vitae

Moved to Cheltenham in August 2026 with my husband, who is British. Spouse visa, free to work. Tel. 07700 900551, a.botha@post.example

Who I am
A CT radiographer with eleven years in the profession, seven of them spent full time on multi-slice scanners in two of Cape Town's busiest private hospitals. Used to long lists, sick patients, exacting radiologists and load-shedding. I like clean protocols and quiet rooms.

Career

2019/03 - 2026/06   Senior Radiographer, CT, Tafelkop Mediclinic Heights, Cape Town
* Ran the second scanner (Siemens Force) with one assistant, 20 to 28 patients a day, from polytrauma to follow-up oncology
* Performed and post-processed coronary angiography, calcium scoring and TAVI work-up, some 900 studies over five years
* Virtual colonoscopies each Tuesday with the gastro-intestinal radiologist
* Sited IV lines, loaded and ran the dual-head injector, and managed nine contrast reactions, one of them an anaphylaxis, according to the drill
* Triaged the requests every morning, telephoned referring doctors when the question was unclear and changed the phase or the coverage accordingly
* Helped in the drainages and biopsies of the interventional list
* Kept the QA log, warmed up and calibrated the tube, and sat with the physicist for the yearly acceptance measurements
* Trained eight junior colleagues on the scanner, and examined fourth-year students for the university
* Reduced the number of unreported incidents by starting a no-blame notebook which later became the group's form

2017/01 - 2019/02   Radiographer, Vergezicht Private Hospital, Bellville
* Mixed post: bucky work, theatre, mammography assistance and, from August 2018, three days a week in the scanning room
* On call one night in four, alone in the house with the casualty doctor
* Introduced laminated positioning cards for paediatric chests

2016/01 - 2016/12   Community service year, Knersvlakte District Hospital, Northern Cape
* The only radiographer for 200 kilometres: X-ray, basic ultrasound support and repairing the processor with tape
* Taught two nurses to take chest films for the tuberculosis programme

2013 - 2015 (holidays)   Waitress and later shift leader, Die Blou Deur, Stellenbosch
* Served, cashed up, and was trusted with the keys

Education
Bachelor of Science in Diagnostic Radiography, four-year honours-level degree, Cape Peninsula, 2012-2015 (UK ENIC statement of comparability: Bachelor honours standard, issued May 2026)
Short learning programme in Computed Tomography, 2018, distinction
National Senior Certificate with mathematics, physical sciences and life sciences, 2011

Registration
Health Professions Council of South Africa: Diagnostic Radiographer, independent practice, since January 2017, paid up to 31 March 2027
UK: international application to the HCPC submitted on 14 September 2026, fee paid, waiting for the assessors' decision; not yet on the register
Society of Radiographers: overseas member

Certificates
Intravenous cannulation and contrast administration, 2018, renewed each second year, last in February 2026
Advanced Cardiac Life Support (AHA), valid to November 2027
Resuscitation Council UK Immediate Life Support, course booked 12 December 2026
Radiation protection officer, refresher 2025
IR(ME)R for newcomers, online module of the Society, September 2026: I have read the regulations and the differences with our own Act

Computers
Philips Vue PACS, Agfa RIS, syngo.via, TeraRecon, Excel for audits

Papers and posters
"Low kV coronary scans in a private practice: three years of dose data", South African Radiographer, 2023 (second author)
Poster on oral preparation for virtual colonoscopy, provincial congress 2021

Volunteering
Saturday mornings at the hospice tea garden in Durbanville, 2018-2024. Since September 2026 I help with the trolley of the Friends of a community hospital here, which is a good way to learn Gloucestershire.

Languages
Afrikaans (mother tongue), English (bilingual; schooling and degree in both), isiXhosa (greetings, breathing instructions and some small talk)

Interests
Trail running, baking with sourdough, reading Deon Meyer in the original, and the search for a decent braai spot that the neighbours forgive.

Referees
Chief radiographer at Tafelkop Mediclinic Heights and the radiologist in charge of cardiac imaging; both write English and answer the telephone.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 48,
      high: 62,
      best: 55,
      why: 'Registered radiographer with MRI and general X-ray whose time on a CT scanner is a four-month rotation, so the two years of CT are not there.',
      lacks: ['two years of hands-on clinical CT after qualifying'],
      cv: `CALLUM SNEDDON, BSc (Hons)
14 Orchard Rise, Swindon SN3 | c.sneddon@inbox.example | 07700 900127

Personal statement
I am a registered diagnostic radiographer with five years behind me, at present working mostly in magnetic resonance. I am organised, patient with claustrophobic people and not easily rattled. I would now like to add computed tomography to what I can do, in a place where modalities are taught properly.

Work history

MRI Radiographer, Kingsdown Imaging Partnership (independent sector), Swindon and mobile units
10/2023 - present
I scan on two 1.5 T Siemens systems and one mobile unit which moves between three community hospitals. A normal day has fifteen to eighteen patients: spines, knees, brains, prostates and, once a week, MR enterography.
- Safety screening of patients and visitors, with difficult implants looked up and discussed with the MR safety expert
- Gadolinium by hand and by injector; I put in my own cannulas, roughly six a day
- Adjust sequences when the radiologists ask for something that is not on the list
- Show new assistants the unit, the quench button and how to say no to somebody with a pacemaker card
- Coil checks, phantom scans and fault calls
- Rebooked the mobile unit's diary so that it no longer stood idle in the first hour; two additional patients a day
- Evenings on Tuesday and Thursday

Radiographer, Band 5, Wyvern Valley NHS Foundation Trust
07/2021 - 09/2023
- Main department, A&E and fracture clinic, with theatre and mobile work on two days out of ten
- Lone nights after the first nine months
- Rotations: four months in CT (January to April 2023), where I did heads, non-contrast KUBs and chests under supervision and left before the body competencies were complete; six weeks in the breast unit; two months in MRI, which I liked so much that I went looking for it
- Acted as an IR(ME)R operator and referred unclear requests to the duty radiologist
- Showed first-year students round and signed parts of their portfolio
- Took part in a reject analysis that found our digital lateral hips to be the weakest view

Student placements
2018 - 2021
Three hospitals in the South West, 1,400 hours: chests, extremities, barium work, dental and a fortnight in nuclear medicine

Sales assistant, Brightwell Outdoor, Bristol
2016 - 2018
- Fitted boots, ran the tent display, cashed up and opened the shop at weekends
- Colleague of the month twice, which came with a voucher for boots

Education
BSc (Hons) Diagnostic Radiography, Exeter, 2018 - 2021, 2:1
BTEC Extended Diploma in Applied Science, Bristol, 2016 - 2018, D*DD

Registration
HCPC no. RA 118830, current registration period to February 2028
Society and College of Radiographers, local representative 2024 - 2025

Certificates
Cannulation and venepuncture, assessed November 2023, updated September 2026
Immediate Life Support 03/2026
MR safety, level 2, annual
IR(ME)R and radiation protection refresher 2025 (kept up although I now work without ionising radiation)
Manual handling; safeguarding adults and children level 2; information governance
Basics of CT, ten-hour online course of the Society, August 2026

Software and equipment
Siemens Aera, Sola and Altea; Canon and Agfa X-ray rooms; CRIS; Carestream and Sectra PACS; Microsoft Office

Audit and projects
- 2025: audit of breath-hold failures in liver MR, with a picture card in six languages as a result
- 2022: helped to collect the data for a national survey of plain film doses

Achievements
Employee award of the partnership in 2024 for a day on which the mobile unit's generator failed and every patient was nevertheless scanned somewhere by the evening.

Voluntary work
First aider with St John Ambulance at football and county shows since 2019. Youth leader for an explorer scout unit, with the paperwork and the wet socks that go along with it.

Languages
English, basic British Sign Language (level 1, 2024)

Free time
Climbing indoors and, weather permitting, in the Wye Valley. I restore bicycles and give them away. Clean driving licence, own car, four weeks' notice.

Referees
The MRI lead of the partnership and the superintendent of the main department at Wyvern Valley have both agreed to be asked.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 15,
      why: 'A radiographer of castings and welds: CT, radiation protection and image quality are all industrial, and there is no patient, HCPC entry, degree or cannulation.',
      lacks: [
        'BSc Diagnostic Radiography or equivalent',
        'HCPC registration',
        'two years of clinical CT',
        'certified IV cannulation',
      ],
      cv: `Gareth Tolliver
Senior Radiographer / CT Specialist
Tewkesbury, Gloucestershire
gtolliver@letterbox.example - 07700 900744

SUMMARY
Senior radiographer with fifteen years in radiography and nine in computed tomography. Expert in CT protocol optimisation, image reconstruction, artefact reduction, radiation protection and quality assurance. Used to supervising juniors and to answering to auditors. I am looking for a role near home in which my CT knowledge is put to use on a new scanner.

KEY SKILLS
Computed tomography | radiography | radiation safety | reconstruction and volume rendering | image interpretation | dose rate monitoring | contrast sensitivity | PACS-style archiving (DICONDE) | team supervision | audit

EXPERIENCE

CT Cell Lead, Penhallow Aerospace Castings Ltd, Gloucester
September 2017 to present
- In charge of two industrial X-ray CT systems (450 kV linear array and 225 kV microfocus) that check turbine blades, brackets and printed titanium parts
- Write scan techniques, choose filters and voltage, and keep the technique sheets under revision control
- Reconstruct volumes, measure wall thickness and porosity, and compare with the CAD model in VGSTUDIO MAX
- Decide on acceptance or rejection of parts against the customer's drawing and ASTM plates
- Brought scan time per blade down from 22 to 13 minutes
- Supervise three inspectors on two shifts, plan their training hours and watch their eye test dates
- Prepare the Nadcap audits; no major findings in the last two
- Test interlocks and area monitors monthly, and hold the dose records for classified workers

Industrial Radiographer, Brunfield Inspection Services, Avonmouth
March 2014 - August 2017
- Site radiography on pipe welds, pressure vessels and a power station outage with iridium-192 and X-ray sets
- Set out barriers and controlled areas, carried the survey meter, and never had an overexposure
- Developed and viewed film, and later switched the crew to computed radiography plates
- Worked nights in all weather and drove the van with its yellow placards
- Trained as relief supervisor for the Avonmouth depot

Trainee then Radiographic Technician, Brunfield Inspection Services, Bridgend
June 2011 - February 2014
- Loaded cassettes, wrote idents in lead letters and carried everything
- Passed dye penetrant, magnetic particle and finally radiographic exams at the first attempt

Welder / Fabricator (apprentice)
Cwmdare Steel Fabrications, Aberdare
August 2007 - May 2011
- Four-year apprenticeship: MIG, TIG and stick, gates, stairs and skips
- Apprentice of the year 2010

EDUCATION
HNC Mechanical Engineering, day release, 2015 - 2017
NVQ Level 3 Fabrication and Welding, 2011
GCSEs: eight including mathematics, English and double science

CERTIFICATES
PCN Level 2 Radiographic Testing (castings and welds), valid to 2029
PCN Level 2 Radiographic Interpretation
ISO 9712 Computed Tomography Level 2, 2022
Radiation Protection Supervisor under the Ionising Radiations Regulations 2017, refresher 2025
EN 4179 / NAS 410 Level 2, employer approval
Emergency First Aid at Work, October 2025
IPAF and CSCS cards
IOSH Managing Safely

COURSES READ ONLINE IN 2026
Anatomy for Beginners (six hours); Introduction to Medical Imaging (four hours); Patient Communication Essentials (two hours); What is IR(ME)R? (webinar)

SOFTWARE
VGSTUDIO MAX, datos|x, Rhythm Review, SAP quality module, Excel, Minitab

ACHIEVEMENTS
- Wrote the business case for the microfocus system, paid back in nineteen months
- Spoke at a conference of the British Institute of Non-Destructive Testing in Telford on porosity in printed parts, 2023
- Ran a school visit at which pupils scanned a chocolate egg to find the toy

A WORD ON THE CHANGE
I have only ever looked inside metal. I have not worked with patients and I know that hospitals have their own rules, but the physics is the same, and I learn quickly.

LANGUAGES
English; conversational Welsh

HOBBIES
Rugby (now from the touchline), coaching the under-tens, old motorcycles, and a shed with a lathe which is never quite tidy. I also brew an acceptable bitter.

AVAILABILITY
Eight weeks' notice. Driving licence with no points. References from the quality director of Penhallow Aerospace Castings and from my former depot manager.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'A hotel and events career throughout, with nothing clinical, no radiography training and no registration.',
      lacks: [
        'BSc Diagnostic Radiography or equivalent',
        'HCPC registration',
        'two years of clinical CT',
        'certified IV cannulation',
      ],
      cv: `MARGUERITE ASHDOWN-LYLE
Bourton-on-the-Water, Gloucestershire
m.ashdownlyle@mail.example | 07700 900902

EXECUTIVE PROFILE
An energetic and people-focused manager with nineteen years of success in hospitality. Proven leadership of teams of up to sixty, full responsibility for budgets, and a gift for making each guest feel like the only one. Excellent communicator at every level, strong on planning, resilient under pressure, and a confident user of Microsoft Office. Now looking for a fresh challenge in a caring environment in which high standards count.

CAREER

Deputy General Manager
The Lammerton Manor Hotel and Spa, near Stow-on-the-Wold
April 2019 - present
- Day-to-day running of a 64-bedroom country house hotel with two restaurants, a spa and a licence for civil weddings
- Lead eight heads of department and, through them, 58 staff; hold the morning meeting and the weekly forecast
- Responsible for a cost budget of 3.1 million pounds; finished under it in four years out of six
- Brought the guest satisfaction score from 81 to 90 points by way of a simple programme of welcome calls
- Rebuilt the team after the pandemic with an apprenticeship scheme for school leavers; eleven of fourteen stayed
- Negotiated linen, laundry and energy contracts, saving 94,000 pounds a year
- Duty manager on one weekend in three, including fire panel, complaints and the odd lost wedding ring
- Member of the group's working party on allergens and food labelling

Events and Conference Manager
Queensholme Racecourse Hotel, Cheltenham
May 2014 - March 2019
- Planned and delivered some 230 conferences, dinners and product launches a year for between ten and four hundred people
- Led a team of nine coordinators and porters, plus casual staff on race days
- Raised turnover per event by 17 per cent with all-in packages
- Wrote running orders, seating plans and risk assessments
- Handled VIP guests, their security staff and their dogs

Front of House Manager
The Rowan Tree Hotel, Broadway
February 2010 - April 2014
- Looked after reception, reservations, porters and concierge, a team of fourteen
- Introduced the Opera property management system and trained the whole house in it
- Turned the complaints book into a weekly learning session
- Stood in for the general manager during her maternity leave in 2012

Receptionist, then Reception Supervisor
Hotel Bellecour, Bath
July 2007 - January 2010
- Checked in guests, reconciled cash, answered the switchboard and arranged theatre tickets
- Promoted after fourteen months

EDUCATION
BA (Hons) International Hospitality Management, Bournemouth, 2004 - 2007, 2:1
A levels: French, Business Studies, English Literature

TRAINING AND CERTIFICATES
Personal Licence Holder, 2010
Level 3 Award in Food Safety in Catering, 2022
Level 5 Certificate in Leadership and Management (ILM), 2018
First Aid at Work, three-day course, 2025
Fire marshal; COSHH awareness; manual handling
Mental Health First Aider, 2023
Project Management Fundamentals, two-day course, 2021

SKILLS
- Leadership, coaching, appraisal and recruitment
- Budgets, forecasts, purchasing and stock control
- Customer care, complaint handling, negotiation
- Opera, Rezlynx, Sage, Microsoft Word, Excel, PowerPoint and Outlook
- Diary management and rotas over seven days
- Time management, adaptability, attention to detail
- Health and safety and risk assessment

ACHIEVEMENTS
- Hotel of the Year (regional, silver), Cotswold Hospitality Awards 2023
- Speaker at a breakfast of the local chamber of commerce on keeping young staff
- Raised 22,000 pounds for the air ambulance with two summer balls
- Invited to judge the regional receptionist of the year competition in 2024 and 2025

VOLUNTEERING
Trustee of a village hall since 2020: lettings, boiler, grants and biscuits. Governor at the primary school from 2015 to 2019, where I sat on the finance committee. Occasional driver for the community bus that takes older neighbours to hospital appointments.

LANGUAGES
English (mother tongue), French (fluent, a year in Lyon), conversational Spanish

INTERESTS
Long-distance walking, choral evensong, interior design and a much-loved, very disobedient whippet. I completed the Cotswold Way for charity in 2021 and the Camino from Porto in 2024.

FURTHER INFORMATION
Clean driving licence and own car. Happy to work evenings, weekends and bank holidays, as I have done for most of my life. Two months' notice, which could be shortened. I am willing to undertake whatever training is required.

REFERENCES
Available from the group operations director and from a former general manager.`,
    },
  ],
};
