/** Senior hospital pharmacist in New South Wales; general AHPRA registration, three years of clinical hospital pharmacy and a finished postgraduate award decide. */
import type { GradedJob } from '../types.ts';
export const hospitalPharmacistAustralia: GradedJob = {
  job: 'hospital-pharmacist-australia',
  title: 'Senior Clinical Pharmacist, General Medicine',
  spec: `Senior Clinical Pharmacist, General Medicine
Merriwa Park Hospital, Newcastle NSW
Permanent, full time, 38 hours | $121,000 to $132,000 plus 12% super and salary packaging

About us
Merriwa Park is a not-for-profit acute hospital with 410 beds, an emergency department, an intensive care unit and a busy general medicine service that cares for many older people. The pharmacy team has 46 staff, covers the wards seven days a week and supplies a clinical trials unit, a compounding suite and a growing outpatient clinic. We have used a single electronic medication system since 2022 and won a state award for partnered charting in 2025.

About the role
You will lead pharmacy care on two general medicine wards of 28 beds each, with one junior pharmacist, one intern and a technician reporting to you in day-to-day matters. You will answer to the Deputy Director of Pharmacy.

What you will do
- Take best possible medication histories and reconcile medicines at admission, transfer and discharge.
- Attend the daily medical round and advise on choice, dose, interactions and monitoring.
- Chart medicines together with doctors under our partnered pharmacist medication charting model.
- Monitor high-risk medicines, among them anticoagulants, insulin, opioids, vancomycin and gentamicin.
- Counsel patients and carers and write discharge medication lists for general practitioners and aged care homes.
- Supervise the junior pharmacist, the intern and placement students, and complete their work-based assessments.
- Take the lead for one portfolio: antimicrobial stewardship, geriatrics or anticoagulation.
- Review incidents, report adverse reactions to the TGA and present at the medication safety committee.
- Carry out one drug use evaluation or improvement project each year against National Standard 4.
- Answer medicines information enquiries from medical and nursing staff.
- Help in the dispensary, in the compounding suite and on the roster for weekends and on call (one in nine).

What you need (essential)
- General registration as a pharmacist with the Pharmacy Board of Australia (AHPRA), without conditions on practice.
- At least three years of clinical pharmacy in a hospital after registration.
- A completed postgraduate qualification in clinical pharmacy (graduate certificate, diploma or master's), or an equivalent such as completion of an AdPha (SHPA) Foundation Residency or Advanced Training Residency.
- Skill in medication reconciliation and review for people with many illnesses.
- Confident advice to prescribers, in speech and writing.
- Some experience of teaching or supervising interns, juniors or students.
- Knowledge of NSW poisons and therapeutic goods law and of the PBS in hospitals.

What would be an advantage
- Credentials in partnered charting or as an immuniser.
- Use of Cerner, MedChart or another electronic medication system.
- A portfolio in stewardship, geriatric medicine or anticoagulation.
- Conference posters, papers or other research.
- MMR accreditation for medication reviews.

What we offer
- Salary packaging of up to $9,010 for living costs and $2,650 for meals and entertainment.
- Five weeks of leave for staff on the weekend roster, and 14 weeks of paid parental leave.
- Study leave and up to $3,000 a year for courses and conferences.
- Mentoring through our AdPha-accredited residency program.
- Staff gym, secure bike cage, a beach within ten minutes.
- Relocation help for people from outside the Hunter.

How to apply
Please apply through our careers site by 11:59 pm on Sunday 22 November 2026 with a resume and a cover letter of two pages at the most in which you respond to the essential criteria. Questions are welcome and go to Anneke Vandermolen, Deputy Director of Pharmacy. Interviews will be held in the week of 30 November. The successful applicant must have a National Police Check, a NSW Working With Children Check and proof of vaccination under the health screening policy, and must have the right to work in Australia.

Diversity
Merriwa Park stands on Awabakal and Worimi land. We encourage Aboriginal and Torres Strait Islander people, people with disability, people of all cultures and ages, and LGBTQIA+ people to apply, and we are happy to change the selection process for anybody who needs it.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'General registration, eight years of ward pharmacy, finished Master of Clinical Pharmacy, charting credential, stewardship portfolio and supervision, all dated.',
      lacks: [],
      cv: `SIOBHAN NAKAMURA
BPharm, MClinPharm
Maitland NSW 2320 | 0491 570 156 | s.nakamura@mailpost.example

PROFILE
Ward pharmacist for eight years, with general medicine and infectious diseases as my home ground. I enjoy the untidy patient with nineteen medicines and three specialists, and the intern who asks why. I am moving to Newcastle for good in the new year, since my partner has taken a post at the university and the commute from Maitland is no life for a family.

EMPLOYMENT

Pharmacist Grade 3, General Medicine and Antimicrobials
Kurri Valley Base Hospital, Maitland
Feb 2022 - present
- Clinical service to a 30-bed acute medical ward and a 12-bed short stay unit.
- Medication histories within 24 hours for more than nine in ten admissions, with two sources as a rule.
- Credentialed for partnered charting in 2023; I chart in Cerner for about six admissions per shift before the registrar signs.
- On the stewardship round twice weekly with the infectious diseases physician; wrote the local guides for cellulitis and for switching from intravenous to oral.
- Dosing advice for vancomycin (AUC with DoseMeRx) and aminoglycosides across the hospital.
- Started a falls and sedatives review with the geriatrician in 2024; 41 per cent of benzodiazepines stopped or lowered at discharge.
- Supervise one junior and an intern each year. Assessor for residents under the foundation program.
- Vice chair of the medication safety group, with incident themes reported every second month.
- Weekend roster and on call, one in eight.

Pharmacist Grade 1-2 (rotational)
Mount Warrigal Hospital, Wollongong
Jan 2018 - Jan 2022
- Rotations in cardiology, respiratory medicine, aged care, surgery, oncology clinic and dispensary.
- AdPha Foundation Residency (then SHPA), finished in December 2019.
- Anticoagulation pharmacist for nine months, with daily review of heparin and warfarin.
- Trained as a champion for the move to electronic prescribing.
- Redeployed to intensive care and the vaccination hub during 2021.

Intern Pharmacist
Mount Warrigal Hospital, Jan - Dec 2017
- Intern training program with the Pharmaceutical Society; extemporaneous dispensing prize.

Pharmacy Assistant
Jesmond Plaza Chemist, 2013 - 2016, weekends while studying

EDUCATION
Master of Clinical Pharmacy, University of Tasmania (distance), 2020 - 2022. Thesis on oral switch in pneumonia.
Bachelor of Pharmacy (Hons I), University of Newcastle, 2013 - 2016
HSC, Illawarra, 2012, ATAR 96.8

REGISTRATION AND CHECKS
AHPRA, Pharmacy Board of Australia, general registration since January 2018, no conditions or notations, due for renewal 30 November each year.
Working With Children Check (NSW), employee, to 2029
Police check, 2026; vaccination record category A complete

TRAINING
Pharmacist immuniser, NSW, since 2020
First aid and CPR, March 2026
Partnered Pharmacist Medication Charting credential, 2023, renewed 2025
National Antimicrobial Prescribing Survey auditor, since 2022
Clinical educator workshop, two days, 2021
Good Clinical Practice, 2024

PAPERS AND POSTERS
Nakamura S. et al. A pharmacist-led switch from intravenous to oral antibiotics in a regional hospital. Pharmacy practice journal, 2023.
Posters at Medicines Management: 2019 (warfarin at discharge), 2022 (AUC dosing) and 2024 (sedatives in older people).

MEMBERSHIPS
Advanced Pharmacy Australia (AdPha), member since 2017, on the infectious diseases leadership group 2023 - 2025.

SYSTEMS
Cerner PowerChart, eMeds, iPharmacy, DoseMeRx, Therapeutic Guidelines, AusDI, UpToDate, REDCap, Excel.

LANGUAGES
English; Japanese spoken at home with my father, reading slow.

VOLUNTEERING
Tutor for first-year students from rural schools, 2019 to 2022. Surf club member who would rather do the barbecue than the march past.

INTERESTS
Ocean baths at sunrise, pottery, two small boys and their Lego, reading historical fiction in the bath. I have walked the Overland Track twice, once in snow.

REFEREES
Director of Pharmacy, Kurri Valley Base Hospital
Infectious diseases physician, Kurri Valley Base Hospital
Senior Pharmacist, Education, Mount Warrigal Hospital
Telephone and e-mail on request.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 62,
      high: 74,
      best: 69,
      why: 'Six years of strong ward pharmacy with clean registration, but the graduate certificate is half done and he left the residency before its end.',
      lacks: [
        'Completed postgraduate qualification in clinical pharmacy or completed residency (in progress)',
      ],
      cv: `Lachlan Baptiste, BPharm
Charlestown NSW
Phone 0491 570 313
lachlan.baptiste@inbox.example

ABOUT
Hospital pharmacist with a soft spot for older patients and for warfarin, which everyone else wants to be rid of. I have been on medical wards in the Hunter and in Brisbane for six years and would like to step up to a senior job in the town where I grew up.

WHERE I HAVE WORKED

Pharmacist Level 2 | Tarro General Hospital, Newcastle | 08/2022 to now
• Two medical wards (52 beds) shared with a colleague, one of them for acute aged care.
• Admission histories, reconciliation at every move, and discharge summaries for GPs, webster packing pharmacies and nursing homes.
• Consultant round daily; around 14 accepted interventions in an ordinary week.
• Anticoagulation contact for the medical stream: bridging, renal dosing, reversal, DOAC counselling for all new starts.
• Insulin safety project 2024 - 2025 with the diabetes educator: stat doses for high sugars down by a third, shown as a poster at the state symposium.
• Partnered charting credential since last year and about 400 charts since.
• Preceptor for three interns in a row, all passed their oral exams.
• Teach the new junior doctors each February about opioids and constipation.
• Medicines information desk on Fridays.
• Weekend roster and on call (one in seven).

Pharmacist | Redcliffe Bay Hospital, Brisbane | 02/2020 to 07/2022
• Rotations of four months: emergency short stay, renal, orthopaedics, general medicine (twice), dispensary.
• Began the Foundation Residency in 2021. I left for family reasons after fourteen of the 24 months, so it was not completed.
• Vancomycin and gentamicin monitoring with pharmacokinetic software.
• Covid ward and hotel quarantine medication supply.
• Wrote the pocket card on renal doses that the registrars still carry.
• Helped the hospital through accreditation against Standard 4.

Intern Pharmacist | Redcliffe Bay Hospital | 01/2019 to 01/2020
• Twelve months with time in manufacturing, trials and mental health.

Barista and roaster's help | Newcastle East | 2014 to 2018
• Paid for the textbooks.

STUDY

Graduate Certificate in Pharmacy Practice, Monash University, online
Since February 2026, two of four units passed (both distinction), expected completion November 2027

Bachelor of Pharmacy, University of Newcastle, 2015 - 2018
Dean's list 2017

HSC, Whitebridge, 2014

REGISTRATION

Pharmacist, AHPRA general registration from February 2020, no conditions, current to 30 November 2026 with the renewal paid.

CERTIFICATES

- Partnered charting credential, 2025
- Vaccination (influenza, Covid, pneumococcal, pertussis), NSW, 2022
- Basic life support, May 2026
- Mental health first aid, 2023
- Aseptic technique annual test, 2026
- Supervisor training: the clinical learner in difficulty, one day, 2024
- Working With Children Check, NSW
- Cultural safety with the Aboriginal health unit, two days, 2023

PROJECTS AND POSTERS

- Correction insulin: less is more. State medication safety symposium, 2025
- DOAC doses in people under 50 kg, drug use evaluation, presented to the drug committee, 2024
- Time to first dose of levodopa, audit, 2023; ended in a stock box in the emergency department

SKILLS

Medication review in frailty | Explaining things simply | Cerner, MedChart (Queensland), iPharmacy, Stocca | PBS and S100 | Poisons and Therapeutic Goods legislation | REDCap | A driver's licence and a habit of arriving early

MEMBERSHIP

AdPha member since 2019, branch social secretary 2023 - 2024.

LANGUAGES

English; Seychellois Creole from my grandparents; French well enough to read a menu and a package insert.

COMMUNITY

Assistant coach of an under-14 soccer side; pharmacist in the medical tent of the Newcastle marathon for three years; choir on Tuesdays, where I am one of two tenors and therefore treasured.

INTERESTS

Surfing (goofy foot), sourdough, vinyl, hiking in the Barrington Tops with an elderly kelpie. Currently learning to repair bicycles, one bicycle at a time.

REFEREES

Deputy Director of Pharmacy, Tarro General Hospital
Staff specialist, geriatric medicine, Tarro General Hospital
Team leader, medicine, Redcliffe Bay Hospital`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 74,
      high: 89,
      best: 81,
      why: 'Director of pharmacy with 24 years in hospitals who meets every must, still takes a ward each week, and asks for a step down.',
      lacks: [],
      cv: `Dr Margarethe Duvenhage
FANZCAP, PharmD, MBA
Merewether NSW 2291
m.duvenhage@postnet.example
0491 570 737

STATEMENT
I have run hospital pharmacies for eleven years and have been a hospital pharmacist for twenty-four. Budgets, rosters and committees have had enough of me. I want to spend the last ten years of my working life with patients and young colleagues, and I am looking for a ward. I know what the grade pays and what it does not.

CAREER

Director of Pharmacy
Lambton Heights Private Hospital, Newcastle, 350 beds
April 2019 - present
* Lead a department of 39 with a budget of $31 million; report to the chief executive.
* Kept a clinical day for myself each Wednesday: the general medicine and geriatric ward of 26 beds, with medication histories, the round, charting with the registrar and discharge.
* Brought in partnered charting in 2022 and was in the first group to be credentialed.
* Took the hospital from paper to MedChart; wrote most of the protocols for insulin and anticoagulants.
* Chair of the drug and therapeutics committee and of the stewardship group.
* Two accreditation surveys against the national standards, no recommendation under medication safety.
* Supervise two residents and the intern with the education pharmacist.
* On call with everyone else, one in ten.

Deputy Director, Clinical Services
Hawkesbury Regional Infirmary, Western Sydney
September 2013 - March 2019
* Ran the clinical teams in medicine, surgery, critical care and women's health (28 pharmacists).
* Acting Director from February to November 2015 and again in 2018.
* Clinical pharmacist for the heart failure clinic every week.
* Built the AdPha (then SHPA) residency from nothing to eight places.
* Led a state working party on high-risk medicines.

Senior Pharmacist, Aged Care and General Medicine
Hawkesbury Regional Infirmary
March 2008 - August 2013
* Twenty-four-bed geriatric unit and outreach to four nursing homes.
* Deprescribing clinic with a geriatrician, among the first in the state.
* Taught at the university in the third and fourth year.

Clinical Pharmacist
St Aidan's Teaching Hospital, Adelaide
July 2004 - February 2008
* Rotations, then cardiology and renal medicine.
* Medicines information pharmacist for a year.

Hospital Pharmacist
Tygerkloof Academic Hospital, Cape Town
January 2002 - May 2004
* Community service year, then medical wards and HIV clinic.

EDUCATION
MBA (Health), University of Newcastle, 2014 - 2016
Doctor of Pharmacy (PharmD), professional doctorate, University of Western Australia, 2009 - 2012
Graduate Diploma in Clinical Pharmacy, University of South Australia, 2005 - 2006
BPharm, University of the Western Cape, 1998 - 2001

REGISTRATION
Pharmacy Board of Australia (AHPRA): general registration, without conditions, continuous since national registration in 2010; earlier with the South Australian board from 2004. Renewal for 2026/27 lodged.
Fellow, Australian and New Zealand College of Advanced Pharmacy, 2018.

CREDENTIALS
Partnered charting, 2022, renewed 2025
MMR accreditation since 2011, current
Immuniser, 2021
Basic life support, 2026
Working With Children Check and police check, 2026

RESEARCH AND TEACHING
Nineteen peer-reviewed papers, most about deprescribing, frailty and discharge.
Conjoint senior lecturer since 2017. Co-supervisor of three doctoral candidates; two have finished.
Keynote at Medicines Management 2021: What the discharge list does not say.
Reviewer for two journals.

COMMITTEES
State Medication Safety Expert Group, 2016 - 2023
AdPha geriatric medicine leadership group, chair 2014 - 2017
Hospital ethics committee, 2020 - present

SYSTEMS
MedChart, Cerner, iPharmacy, BOSSnet, Riskman, Power BI, REDCap

LANGUAGES
English and Afrikaans, both native; isiXhosa for the ward; German for reading

COMMUNITY
Treasurer of a refugee welcome group since 2015. Volunteer at a needle exchange for six years in the nineties and noughties. Friend of the botanic gardens, where I lead the slow walk on first Sundays.

INTERESTS
Choral music, baking rusks, ocean swimming without a wetsuit, grandchildren on two continents, and a loom that takes up the whole back room. I have been writing a book on old apothecary jars for so long that nobody asks any more.

NOTICE
Three months, though the board is aware of my plans and would be open to a shorter period.

REFEREES
Chief executive, Lambton Heights Private Hospital
Professor of geriatric medicine, University of Newcastle
Former Director of Pharmacy, Hawkesbury Regional Infirmary`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 36,
      high: 52,
      best: 44,
      why: 'Fully registered and able community pharmacist for eleven years, but no hospital work after registration and no postgraduate clinical award.',
      lacks: [
        'Three years of clinical pharmacy in a hospital',
        'Completed postgraduate qualification in clinical pharmacy or residency',
      ],
      cv: `VIKRAM OSTROWSKI
Pharmacist
Belmont, Lake Macquarie NSW
0491 571 266 | vikram.ostrowski@webmail.example

Career summary
Community pharmacist since 2015, for the last seven years as pharmacist in charge and partner. I know my older customers, their children, their doctors and the contents of their bathroom cabinets. I want to use more of my clinical training and think that a hospital ward is the place for it.

Experience

Pharmacist in charge and junior partner
Swansea Heads Pharmacy, Lake Macquarie
July 2019 - present
- Busy community pharmacy: 420 prescriptions a day, open seven days, 19 staff.
- Dose administration aids for 260 people at home and for a residential aged care home of 74 beds; I visit the home each week and speak with the nurses about changes.
- MedsChecks and, since my accreditation, Home Medicines Reviews for local GPs: around six per month with written reports.
- After discharge I reconcile the hospital's list with what we have and ring the ward pharmacist or GP when the two do not agree.
- Opioid dependence treatment, 35 clients, with buprenorphine injections arranged with the clinic.
- Vaccination service: 3,100 doses last season.
- Provide treatment for uncomplicated urinary infection and resupply of the pill under the state scheme.
- Preceptor to four interns and host to students from Newcastle on placement.
- Owner's duties: wages, rent, stock, PBS claims, complaints, the roster, and the air conditioner.
- Quality Care accreditation passed in 2021 and 2024.

Pharmacist, later Pharmacist Manager
Redhead Village Chemist
February 2015 - June 2019
- Dispensing, counselling, compounding of creams and capsules, skin and wound care.
- Introduced a blood pressure and atrial fibrillation check, which found eleven people who did not know.
- Managed a team of seven from 2017.
- Covered two sister shops at holidays.

Intern Pharmacist
Redhead Village Chemist, January 2014 - January 2015
- With one exchange of four weeks in the dispensary of Belmont District Hospital, which I enjoyed very much.

Student jobs
Pharmacy assistant, Charlestown, 2010 - 2013; pizza delivery, 2009

Education
Bachelor of Pharmacy, Charles Sturt University, Orange, 2010 - 2013
HSC, Belmont, 2009

Registration and accreditation
Pharmacy Board of Australia, general registration since February 2015, no conditions, renewed until 30 November 2026
Accredited pharmacist for medication reviews (MMR), Australian Association of Consultant Pharmacy, 2020, current
Pharmacist vaccinator, NSW, 2017, with travel vaccines added 2024
Professional indemnity through PDL

Training
First aid, CPR and anaphylaxis, April 2026
Mental Health First Aid, refreshed 2024
Opioid treatment program for pharmacists, 2019
UTI management and hormonal contraception modules, 2023 - 2024
Wound care weekend, 2018
Preceptor training, 2019
Forty CPD credits a year, a third of them in geriatric therapeutics
Hospital pharmacy: a taster, webinar series of five evenings, 2026

Skills
Counselling people who have heard it all before; interactions; deprescribing letters that GPs act on; leadership of a shop; FRED Dispense, MedAdvisor, My Health Record, MPS packing, Excel, Xero; PBS rules, NSW poisons law, S8 registers without a gap.

Awards
Finalist, Pharmacist of the Year (NSW), 2022, for the aged care work
Local business award, customer service, 2023

Languages
English; Hindi with my mother, Polish with my father, and neither as well as they would like

Memberships
Pharmaceutical Society of Australia; Pharmacy Guild (as a partner); member of the primary health network's older persons group since 2021

Community
Speaker at Probus and Men's Shed: one talk about sleep, one about blood thinners, one about throwing things away. Board member of the Swansea surf club, with the bar licence in my name, for better or worse. Fund-raiser for a hospice.

Interests
Sailing a very small boat, cricket with colleagues from other pharmacies, curry and pierogi at the same table, and walking with my wife on the Fernleigh Track. I read military history and am patient with model ships.

Availability
I have agreed with my partner that she may buy me out; three months would be enough.

Referees
Dr Joanna Feltham, general practitioner, Swansea
Facility manager, aged care home
Senior partner, Swansea Heads Pharmacy
Contact details will be sent with pleasure.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'Hotel and resort general manager for over twenty years; generic leadership at length, nothing of pharmacy, registration or patients.',
      lacks: [
        'General registration as a pharmacist with AHPRA',
        'Three years of clinical pharmacy in a hospital',
        'Completed postgraduate qualification in clinical pharmacy or residency',
      ],
      cv: `CRAIG HOLLINGDALE
General Manager | Hotels and Resorts
Nelson Bay NSW 2315
0491 572 549 | craig.hollingdale@mailbox.example

EXECUTIVE PROFILE
Hospitality leader with 23 years in hotels on three coasts. People person, budget keeper and calm head in a storm (twice in the literal sense). I have led teams of up to 180 through openings, refurbishments, sales of the business and a pandemic. Strong in communication, planning, service quality and compliance. Open to senior positions in any sector where care for people matters.

CORE STRENGTHS
Leadership | Stakeholder relations | Communication | Budgets | Rostering | Risk and safety | Quality systems | Negotiation | Staff development | Microsoft Office

CAREER

General Manager
Dolphin Sands Resort, Port Stephens
June 2018 - August 2026
- Full charge of a 164-room resort with two restaurants, day spa, conference centre and marina berths.
- Revenue up from $14m to $21m in six years, and guest rating from 7.9 to 9.1.
- Led a refurbishment of $18m with the hotel open throughout.
- Managed nine heads of department and, through them, 130 to 180 staff.
- Chaired the daily operations meeting and the monthly safety committee.
- Turned the hotel into quarantine housing for crew in 2021, in daily contact with the health district about meals, cleaning and transport.
- Renegotiated the linen, food and energy contracts, saving $640,000 a year.
- Cut staff turnover by a third with housing and a fair roster.
- Contract ended when the resort was sold to a chain with its own manager.

Hotel Manager
Harbour Lights Hotel, Cairns
February 2012 - May 2018
- Ran 210 rooms for a Singaporean owner.
- Prepared for, and reopened after, two cyclones.
- Introduced Opera cloud and a new revenue strategy.
- Mentor in the group's graduate scheme; seven graduates became duty managers.
- Acted as area manager for three hotels in 2016.
- Won the state tourism award for business events in 2015.

Food and Beverage Manager
Kings Parade Hotel, Perth
September 2007 - January 2012
- Five outlets, banquets for 600 and room service.
- Food safety supervisor; HACCP plan audited yearly with no major finding.
- Stock control, cellar temperature logs, supplier audits.
- Brought wastage down to 3 per cent.

Duty Manager, then Front Office Manager
Kings Parade Hotel, Perth
March 2003 - August 2007
- Front desk, concierge, night audit, complaints and lost property.
- First responder with the security team.
- Trained 25 new receptionists in one season.

Trainee Manager, Barossa Vines Motor Inn, South Australia, 2001 - 2003

EDUCATION
Graduate Certificate in Business Management, James Cook University, 2015 - 2016
Diploma of Hotel Management, Regency Institute, Adelaide, 1999 - 2001
SACE, Nuriootpa, 1998

CERTIFICATES AND TRAINING
Responsible Service of Alcohol, NSW, to 2029
Food Safety Supervisor, NSW, 2024
First aid and CPR, 2025
Certificate IV in Work Health and Safety, 2014
Warden and chief warden, 2023
Mental health at work for managers, one day, 2022
Customer service leadership, Disney Institute, three days, 2013
Six Sigma yellow belt, 2017
Boat licence

SYSTEMS
Opera Cloud, Micros, IDeaS, Deputy, Xero, Power BI, Microsoft Office, Teams, TripAdvisor dashboards.

SELECTED ACHIEVEMENTS
+ Resort of the Year, regional New South Wales, 2023
+ Opened a training kitchen with the TAFE for 16 young people, of whom 12 had work after a year
+ Zero lost-time injuries in 2024 across 300,000 hours worked
+ Handled a gas leak with 240 guests evacuated and fed on the beach
+ Introduced a no-plastic policy ahead of the state ban

BOARDS AND COMMUNITY
Director, regional tourism association, 2020 - 2026. Vice president of the Nelson Bay chamber of commerce, 2021 - 2023. Volunteer marine rescue radio operator on alternate Sundays. Santa at the hospital fete in 2022, with my own beard.

LANGUAGES
English; Bahasa Indonesia, conversational; restaurant Italian.

INTERESTS
Game fishing, old Land Rovers, whisky tasting in moderation, family camping at Seal Rocks, and coaching my daughter's netball team although I do not understand the rules. I ran the Sydney Marathon in 2024 at a pace that let me enjoy the view.

WHAT I OFFER
Whatever the business, it comes down to people, process and pride. I learn systems fast, I listen before I decide and I am in the building when things go wrong. I have managed professionals of many kinds, from chefs to engineers, and I would bring the same steady hand to a new field.

REFEREES
Former owner's representative, Dolphin Sands Resort
Chief executive, regional tourism association
Details on request.`,
    },
  ],
};
