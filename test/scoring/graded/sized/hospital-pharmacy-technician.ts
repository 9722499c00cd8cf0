/** Hospital pharmacy technician, UK, short pasted spec: GPhC registration, two years in a hospital after it, and a finished accuracy checking certificate decide. */
import type { GradedJob } from '../types.ts';

export const hospitalPharmacyTechnician: GradedJob = {
  job: 'hospital-pharmacy-technician',
  title: 'Pharmacy Technician (Band 5), Dispensary and Wards',
  spec: `Pharmacy Technician, Band 5 - acute hospital, Leicester, permanent, 37.5 hrs

Our client, a large acute trust, wants a technician to split the week between the main dispensary and two medical wards. You will release dispensed items, take drug histories, assess patients' own medicines and help with discharge. One weekend in five.

Essential:
- Current GPhC registration as a pharmacy technician
- Minimum 2 years post-registration experience in a hospital pharmacy
- Completed, nationally recognised Accuracy Checking Pharmacy Technician (ACPT) certificate
- Confident with ward-based work: medicines reconciliation, POD schemes, TTOs

Desirable:
- Supervising trainees or assistants
- Experience of an electronic prescribing system (Nervecentre, Careflow, SystmOne, EPMA or similar)
- Some aseptics or clinical trials exposure`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Registered since 2018, eight years in hospital pharmacy after it, checking certificate finished in 2021 and kept up, ward work and trainees shown in dated posts.',
      lacks: [],
      cv: `RUKHSANA IMTIAZ
Oadby, Leicestershire | rukhsana.imtiaz@postbox.example | 07700 900214

About me

I am a ward and dispensary technician who likes the point at which the two meet: the discharge that has to leave by two o'clock with everything right in the bag. I have worked in NHS pharmacy since leaving college, first as a student and then on the register, and I have spent the last few years dividing my time between checking, bedside histories and looking after people who are learning the job. I am looking for a post nearer to home.

Employment

Ribbleford University Hospitals NHS Trust, Derby site
Senior Pharmacy Technician, Medicine and Care of the Elderly
April 2021 to date

- Cover three wards of 28 beds each on weekday mornings; see every new admission within a day, establish what was being taken at home from the GP summary, the carer and the blister pack, and write it up on the electronic chart for the pharmacist to act on
- Go through bedside lockers, decide what may be used, what must be relabelled and what is to be destroyed with the patient's consent
- Afternoons in the dispensary as final checker, usually between 80 and 120 items in a session, including insulin, warfarin, and compliance aids
- My error log for the last four rolling years shows two minor labelling slips in just over 61,000 items
- Order the ward stock of two wards, with quarterly top-up list reviews that took about 9,000 pounds of slow movers off the shelves in 2024
- Day-to-day supervisor to two pre-registration trainee technicians at a time; I sign off their dispensing logs and give them protected time on Thursdays
- Led the pilot that brought discharge dispensing to the ward trolley on ward 12; median wait fell from 164 to 71 minutes
- Member of the medicines safety group, where I present the omitted-dose audit twice a year
- Part of the weekend rota, one in four

Ribbleford University Hospitals NHS Trust, Derby site
Rotational Pharmacy Technician
September 2018 to March 2021

- Six-month rotations through inpatient dispensary, outpatients, stores, aseptic unit and surgical wards
- In the aseptic unit, prepared worksheets and labels and made up parenteral nutrition and chemotherapy doses in isolators after passing the operator validation (broth tests and gloved fingertip plates)
- Collected returns and refilled automated cabinets; learnt to reset the dispensing robot without calling the engineer every time
- Counselled patients on inhaler technique and on starting anticoagulants using the teach-back method
- Stepped in to train bank staff on the Nervecentre prescribing module when it went live in November 2020

Holloway Bridge General Hospital, Burton
Pre-registration Trainee Pharmacy Technician
September 2016 to August 2018

- Two-year training post with day release
- Dispensed from inpatient charts, outpatient prescriptions and FP10s
- Controlled drug top-ups and balance checks with a registered member of staff
- Answered the hatch and the phone

Marlow & Finch Chemist, Oadby
Saturday counter assistant
2014 to 2016 (while at college)

- Till, deliveries, stock rotation, and a lot of regular customers who wanted a chat

Registration and professional development

General Pharmaceutical Council, pharmacy technician, first registered 3 October 2018, renewed every year since; number available on request
Accredited accuracy checking programme for technicians (Buttercups), 1,000-item log and final assessment passed February 2021; two-yearly reaccreditation by the trust, last in February 2025
Medicines management technician programme, trust-accredited, 2019
Level 3 Award in Education and Training, 2022
Oxygen safety, information governance, safeguarding adults level 2, basic life support: all in date

Education

NVQ Level 3 in Pharmacy Service Skills and BTEC Level 3 Diploma in Pharmaceutical Science, 2018
A levels: Biology (C), Chemistry (D), Urdu (A), Gateway Sixth Form, Leicester, 2016
Nine GCSEs at grades A to C including English, mathematics and double science

Systems

Nervecentre EPMA, EMIS Health pharmacy stock control, Summary Care Record, Omnicell cabinets, ordinary office software

Languages

English, Urdu and Punjabi, all fluent; enough Gujarati to ask somebody about their tablets

Outside work

I help run a walking group for women in Oadby and I am treasurer of my daughter's school association. I bake badly but often.

Referees

The lead technician for medicines management and the dispensary manager at my present trust have both agreed to be approached.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 60,
      high: 72,
      best: 66,
      why: 'Same career as the strong candidate, registered with seven hospital years, but the accuracy checking certificate is still being worked towards.',
      lacks: ['Completed accuracy checking (ACPT) certificate: the log is still under way'],
      cv: `Daniel Wrotham
Pharmacy Technician, GPhC registered

14 Tolland Close, Loughborough LE11
d.wrotham@mailhouse.example
Mobile 07700 900671

PROFILE

Hospital technician with a background in ward services and a special liking for respiratory and cardiology patients. Known for being quick without being careless, for a tidy trolley and for getting on with ward sisters. Happy to work weekends and late shifts. Looking for a Band 5 with more responsibility in the dispensary as well as at the bedside.

WORK HISTORY

11/2021 - present
Pharmacy Technician, Medicines Management, Saltersgate Hospitals NHS Foundation Trust, Nottingham
Based on the respiratory unit (24 beds) and the heart centre (30 beds). My working day starts with the overnight admissions list. I speak to the patient, look at the Summary Care Record and ring the surgery or the nursing home where the two do not agree, then record the history on the electronic prescribing system (Careflow) and flag discrepancies to the ward pharmacist. In an average week I complete around 65 histories, and the trust's figure for reconciliation within 24 hours on my wards has stayed above 90 per cent for the last nine quarters. I assess the medicines that patients bring in, re-label where policy allows, and prepare discharge packs from ward stock and from one-stop supplies. I teach inhaler technique and have written a one-page picture guide that the respiratory nurses now hand out.

Other duties here:
- Line manage one assistant technical officer, including annual appraisal and sickness meetings
- Ward stock lists, expiry checks, fridge temperature investigations
- Induction talks for rotating foundation doctors on writing discharge letters which pharmacy can actually dispense
- Trust link for the Discharge Medicines Service, with about 40 referrals a month to community pharmacies
- Cover in the main dispensary every Wednesday: labelling, assembly, controlled drugs requisitions, and second-person checks of assistants' work before it goes to the final checker
- One weekend in six

09/2019 - 10/2021
Rotational Pharmacy Technician, Saltersgate Hospitals NHS Foundation Trust, Nottingham
Rotations in dispensary, procurement and homecare, aseptic services and clinical trials. Received and reconciled trial supplies for eleven open studies, kept accountability logs and prepared for two sponsor monitoring visits, both without a major finding. During the first pandemic winter I was moved to intensive care to make up infusions for the nurses and to keep the stock count of sedatives that was reported to region each night.

09/2017 - 08/2019
Student Pharmacy Technician, Trent Vale Hospital, Newark
Learnt the trade from goods-in upwards. Completed college units one day a week and rotated through all sections of a small department. Finished the dispensing log with no errors and won the department's trainee prize in 2019, which was a mug.

06/2015 - 08/2017
Team Member, Greenacre Garden Centre, Loughborough
Customer service in the plant area and the cafe. Key holder from 2016. Cash handling, food hygiene, seasonal displays and far too many Christmas trees.

REGISTRATION

General Pharmaceutical Council: pharmacy technician, on the register without a break since September 2019

QUALIFICATIONS AND TRAINING

2019 Level 3 Diploma in Pharmaceutical Science, with NVQ 3 in Pharmacy Service Skills, Castle Rock College
2020 Good Clinical Practice (NIHR), refreshed 2023
2021 Medicines management foundation programme, regional, portfolio assessed
2022 Mental Health First Aider
2023 First-line leadership for support services, three days
2026 Accuracy checking course for technicians (CPPE/NHS regional provider): started in April, 310 of the 1,000 items logged so far, final assessment expected in spring 2027
2015 Two A levels (Biology, Geography) and BTEC Applied Science

SYSTEMS AND SKILLS

Careflow Medicines Management; JAC stock control; PharmOutcomes; Summary Care Record; Rowa robot; Word and Excel to a good level
Patient communication, prioritising, teaching one to one, writing short clear guides
Full driving licence and car

AUDIT AND IMPROVEMENT

- Missed doses of Parkinson's medicines on non-neurology wards (2023): re-audit after new stickers and a starter pack showed late doses down from 31 to 12 per cent. Shown as a poster at the regional pharmacy conference.
- Green inhaler switch (2024): worked with the respiratory pharmacist to move suitable inpatients from aerosol to dry-powder devices.
- Nutrition supplements at discharge (2025): halved the number sent home without a review date.

INTERESTS

Second-row forward for Loughborough vets, slowing down. Allotment holder. I play the euphonium in a brass band that competes in the fourth section and usually comes third. Last year I raised 1,140 pounds for Asthma + Lung UK by walking the Leicestershire Round in five days.

REFERENCES

Available from my current line manager and from the lead pharmacist for respiratory medicine.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 28,
      high: 42,
      best: 34,
      why: 'A capable high-street dispenser: real dispensing and blister packs, but not on the technicians register, no hospital time and no checking certificate.',
      lacks: [
        'GPhC registration as a pharmacy technician',
        'Two years of post-registration hospital pharmacy',
        'Accuracy checking certificate',
      ],
      cv: `MARTA KOWALCZYK-DEAN

Address: Wigston, Leicester
Phone: 07700 900338
Email: marta.kd@lettermail.example

PERSONAL STATEMENT

Friendly and dependable dispenser with eleven years behind and in front of the counter in busy community pharmacies. I dispense, order, run the care-home side and keep calm when the queue reaches the door. I have long been interested in hospital work and in doing more with patients than handing over a bag, and I would bring accuracy, good humour and excellent knowledge of medicine names.

CAREER

Lead Dispenser
Bellweather Pharmacy, Wigston
May 2020 - present

* Run a dispensary that does about 9,500 items a month with one pharmacist and two part-time dispensers
* Label and assemble acute and repeat prescriptions from the electronic prescription service
* In charge of monitored dosage trays for 74 patients at home and two residential homes (51 beds): ordering, assembly, changes mid-cycle and returns
* Phone surgeries about queries, out of stock items and owings
* Send the end-of-month claim and keep the exempt forms in order
* Train new counter staff and sign their induction book
* Measure blood pressure for the pharmacy hypertension service and refer high readings to the pharmacist
* Keep the controlled drugs cabinet tidy, witness destructions, do the weekly balance with the pharmacist
* Deal with wholesaler short-date and price concessions; saved about 600 pounds a month by moving to a second supplier

Dispenser
Carver's Chemist (four branches), Leicester
February 2016 - April 2020

* Worked mainly at the health-centre branch, relief cover at the others
* Picked and labelled prescriptions, all clinical and final checks by the pharmacist
* Over-the-counter sales and advice within the protocol; referral of anything outside it
* Needle exchange and supervised consumption support
* Seasonal flu clinics: bookings, consent forms and stock
* Took part in two mystery-shopper visits, both scored full marks

Pharmacy Counter Assistant
Carver's Chemist, Clarendon Park
June 2015 - January 2016

* Till, health counter, cosmetics order and window displays
* Completed the medicines counter course in four months

Housekeeping Supervisor
Aldbury Court Hotel, Leicester
2011 - 2015

* Came to England from Poland and started as a room attendant; promoted after a year
* Rota and training for a team of nine
* Room inspections, laundry contract, lost property
* Brought down cleaning chemical costs by changing to concentrate

EDUCATION AND COURSES

NVQ Level 2 Pharmacy Service Skills, 2017
Medicines Counter Assistant course, 2015
Healthy Living Champion (RSPH Level 2), 2018, refreshed 2023
Dementia Friend, 2019
Safeguarding children and vulnerable adults level 2, 2025
Matura (secondary school leaving examination), Rzeszow, Poland, 2009
English for work, level 2, Leicester adult learning, 2013

I am thinking about the Level 3 apprenticeship which leads to technician registration and have talked about it with my manager, but the branch has not had the funding, so I am not on the register at this time.

SKILLS

- Pharmacy Manager and Titan PMR systems
- NHS Spine and EPS tracker, with smartcard
- Quick and accurate with numbers
- Excellent customer care in person and on the phone
- Team leading, training, rota writing
- Polish (native), English (fluent), Russian (basic)

THINGS I AM PROUD OF

In 2021 our branch took on all the trays of a pharmacy that closed overnight after a flood. I called every one of the 29 families in two days, rebuilt the records from discharge letters and surgery lists, and nobody missed a week. The head of the group wrote us a letter which still hangs in the staff room.

In 2023 I noticed that a lady had been collecting both the old and the new strength of the same heart tablet for six weeks and told the pharmacist, who rang the surgery. She brings us biscuits at Easter.

VOLUNTEERING

Saturday school for Polish children in Leicester, story-telling group, since 2018
Food bank driver during 2020 and 2021

INTERESTS

Sewing my own clothes, mushroom picking, long train journeys and crime novels in two languages.

AVAILABILITY

Four weeks' notice. I can work any weekend pattern and early shifts. I have a car.

REFERENCES

The superintendent pharmacist of Bellweather Pharmacy, and the registered manager of one of the care homes I serve.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 83,
      why: 'A chief technician with every must-have in date and still checking every week, but two grades above the post.',
      lacks: [],
      cv: `Gillian Pettifer MAPharmT
Market Harborough
gillian.pettifer@quillpost.example / 07700 900855

Summary

Chief pharmacy technician with twenty-four years in the acute sector, sixteen of them in management. I have opened a dispensary, closed another, brought two hospitals onto one stock system and led a team of fifty-three. I remain a practising technician: I check, I go to wards when we are short, and I would now like that to be the whole of my working life rather than its best half-day. I am applying for this grade deliberately, with my eyes open about the salary, and plan to work for at least seven more years.

Career history

Chief Technician, Operational Services (Band 7; 8a during merger, 2019-20)
Welland & Nene Hospitals NHS Trust, Northampton and Kettering, Jan 2017 - present

Operational lead for dispensaries on two sites, stores, distribution, homecare and the technician ward service. Responsible for 53 staff, a pay budget of 2.1 million pounds and drug spend reporting on 48 million.

- Merged two stock control systems and two formularies in fourteen months; wrote off less than 0.3 per cent of stock value in doing so
- Introduced technician-led discharge on nine wards and wrote the competency framework that goes with it
- Chair of the dispensing errors group; external errors down from 19 to 7 per 100,000 items between 2018 and 2025
- Responsible lead for electronic prescribing go-live on the Kettering site (EPMA, 2022), including floor-walking for three weeks of nights
- Recruit, appraise and, when needed, performance manage; trained investigator
- Hold a regular checking slot, all day Tuesday and every fifth Saturday, so as to keep my accreditation live and know what the shop floor is like
- Ward cover for acute medicine about twice a month: bedside drug histories, own-medicines assessment, take-home supplies

Dispensary Manager
Welland & Nene Hospitals NHS Trust, Northampton, Aug 2010 - Dec 2016

- 22 staff, 1,900 items on a working day, six-day opening moved to seven in 2013
- Specified, bought and commissioned the department's first robot
- Set up the checking-technician rota so that pharmacists could leave the dispensary for the wards
- Expert witness to the local coroner on one labelling case

Senior Technician, Medicines Management
Foxton Royal Infirmary, Mar 2006 - Jul 2010

- One of the first three technicians in the hospital to take drug histories
- Wrote the green bag scheme with the ambulance service, still in use
- Practice supervisor for student technicians

Pharmacy Technician
Foxton Royal Infirmary, Sep 2002 - Feb 2006

- Dispensary, aseptics (cytotoxics and TPN) and manufacturing of extemporaneous products

Student Technician
Foxton Royal Infirmary, 2000 - 2002

Registration and membership

GPhC, pharmacy technician, registered since the voluntary register in 2006 and continuously on the statutory register from 2011; revalidation submitted August 2026
Association of Pharmacy Technicians UK, member; branch secretary 2012-15

Qualifications

ACPT, East Midlands regional scheme, completed 2004; reaccredited every two years, most recently January 2026
BTEC National Certificate in Pharmaceutical Sciences with NVQ 3, 2002
ILM Level 5 Diploma in Leadership and Management, 2012
Foundation degree, Medicines Management, De Montfort University, 2009
PRINCE2 Foundation, 2018
A1 assessor and V1 internal verifier awards, 2007
Six GCSEs and two A levels, Market Harborough, 1999-2000

Teaching and publications

Regular speaker on the regional pre-registration course (law and errors day)
G. Pettifer and colleagues, short report on technician-led discharge and length of stay, hospital pharmacy journal, 2021
Poster prize at the national technicians' conference, 2015

Systems

JAC/WellSky, Careflow, EMIS stock control, Omnicell and Pyxis cabinets, Rowa and ARX robots, Power BI, Excel with pivot tables

Other roles

Staff governor of the trust 2018-21. School governor, Church Langton. First responder for the village scheme, with current basic life support and defibrillator training.

Interests

Bell-ringing, fell-walking, a border terrier of firm opinions, and reading aloud on the local talking newspaper.

Why this post

I sat in a budget meeting in the summer while a new trainee was upstairs explaining a steroid course to a frightened man of ninety, and I knew which of us had the better job. I have no wish to be anyone's manager again, though I am glad to teach. I can give three months' notice, possibly less by agreement.

References

Director of Pharmacy, Welland & Nene; Deputy Chief Nurse, same trust; Head of Technician Education, regional school.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'Sixteen years of running pubs and restaurants told at length, with nothing of pharmacy or health care in it.',
      lacks: [
        'GPhC registration as a pharmacy technician',
        'Two years of post-registration hospital pharmacy',
        'Accuracy checking certificate',
        'Ward-based medicines work',
      ],
      cv: `JULIAN FARQUHAR-REED
Hospitality Manager

Stoneygate, Leicester LE2
07700 900492
julian.fr@inbox.example

WHO I AM

A people person with sixteen years in pubs, restaurants and events. I lead from the front, hit my numbers and leave a place better than I found it. I have managed teams of up to forty-five, budgets of 2.4 million pounds and one royal visit. I communicate well at every level, work under pressure without fuss, keep meticulous records and learn systems quickly. After the sale of the business I work for, I am open to a change of direction in a large organisation where service counts.

PROFESSIONAL EXPERIENCE

General Manager - The Corn Exchange Kitchen & Bar, Leicester
(March 2019 - present)
- Full responsibility for a 180-cover restaurant and two bars with annual sales of 2.4 million pounds
- Recruit, train, and develop 45 full and part-time staff; turnover of staff fell from 92 to 48 per cent
- Weekly rota, payroll approval, holiday planning
- Negotiate with brewers, butchers and laundry; food margin up 3.1 points in two years
- Five-star hygiene rating at all six inspections; wrote the allergen procedure and check it daily
- Weekly stocktake and variance report to the owners
- Handled closure and reopening twice in 2020-21, including furlough claims and a takeaway arm that turned over 11,000 pounds a week
- Chair of the local Pubwatch

Deputy General Manager - Oakham Lodge Hotel & Spa, Rutland
(June 2015 - February 2019)
- Second in command of a 62-room country hotel with weddings most Saturdays
- Duty management, complaints, night audits
- Led a refurbishment of the bar with a budget of 310,000 pounds, finished nine days early
- Set up a training passport for all new starters
- Fire marshal and first aider
- Mentor to two management trainees, both of whom now run hotels

Restaurant Manager - Plover & Pike, Stamford
(October 2012 - May 2015)
- Ran front of house for a 70-cover bistro, listed in two national guides
- Built the wine list and trained the floor team in selling it
- Introduced an online booking system and cut no-shows by half
- Organised monthly supplier evenings, a quiz and a gin festival

Assistant Manager - Black Swan Taverns, various sites in the East Midlands
(August 2010 - September 2012)
- Graduate scheme: cellar, kitchen, bar and back office, moving every four months
- Personal licence holder from the first year
- Relief manager at three failing sites; all three were back to budget within a quarter

Bar and events staff - student union, Sheffield
(2007 - 2010)
- Bar shifts, door, balls, and a memorable foam party

EDUCATION

BA (Hons) Business and Tourism Management, 2:1, Sheffield Hallam University, 2010
Three A levels: Business Studies, English Literature, French, Uppingham, 2007
Ten GCSEs

CERTIFICATES

Personal Licence (APLH), 2010
Level 4 Award in Managing Food Safety, 2017
WSET Level 3 in Wines, with merit, 2014
Emergency First Aid at Work, renewed 2025
ILM Level 3 in Leadership, 2016
Fire marshal, 2024
GDPR awareness, online, 2023

KEY SKILLS

Leadership and motivation
Communication, written and spoken
Customer service and complaint resolution
Budgets, forecasting and cost control
Stock control and ordering
Time management, prioritising, working to deadlines
Attention to detail
Team building and conflict resolution
Health and safety, risk assessment
Microsoft Office: Word, Excel, PowerPoint, Outlook, Teams
EPOS systems: Zonal, Aztec, Square
Social media marketing

ACHIEVEMENTS

Leicester food awards, best city-centre restaurant, 2022 and 2024
Company manager of the year 2017
Raised 23,000 pounds for the children's hospice by means of an annual bar staff relay race in full uniform
Hosted a lunch for the Lord-Lieutenant with a royal guest, 120 covers, no incident apart from a dropped trifle

VOLUNTEERING

Christmas Day lunch for people on their own, organiser since 2018; last year we fed 140
Young Enterprise mentor at a Leicester secondary school
Trustee of a small charity which trains care leavers as baristas

LANGUAGES

English (native), French (conversational), Spanish (menu level)

INTERESTS

Cricket at third-team level, live music, cooking for friends, restoring an old Triumph Stag which has been nearly finished since 2016, and learning about natural wine.

FURTHER INFORMATION

Full clean UK driving licence. Flexible about hours: I have worked nearly every weekend and bank holiday since I was nineteen. Notice period one month. References from the owners of The Corn Exchange Kitchen and from the former general manager of Oakham Lodge can be had at any time.`,
    },
  ],
};
