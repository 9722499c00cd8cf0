/** Band 6 community mental health nurse in the NHS; a live NMC registration as a mental health nurse, two years after it and a UK driving licence decide. */
import type { GradedJob } from '../types.ts';
export const communityMentalHealthNurseUk: GradedJob = {
  job: 'community-mental-health-nurse-uk',
  title: 'Community Mental Health Nurse (Band 6)',
  spec: `Harrowdale and Wharfe Partnership NHS Foundation Trust

Job title: Community Mental Health Nurse
Band: Agenda for Change Band 6
Hours: 37.5 per week, permanent
Base: Calder House, Skipley, with travel across the district
Reference: 417-CMH-2291
Closing date: 22 November 2026

About the Trust
We provide mental health, learning disability and community services to about 640,000 people in towns and dales across the north of the county. The Care Quality Commission rated us Good in 2025. Our community services were redesigned last year around primary care networks, and each neighbourhood now has its own multidisciplinary hub.

About the job
Calder House is the hub for Skipley and the villages around it. You will join a team of nurses, social workers, psychologists, occupational therapists, two consultant psychiatrists and peer support workers. You will hold a caseload of around 25 adults of working age with psychosis, bipolar disorder, severe depression or complex emotional needs, and act as their named worker from referral to discharge.

Main duties
1. Carry out holistic assessments in clinics and at home, including mental state examination and physical health screening.
2. Write and review recovery-focused care plans together with service users and carers.
3. Assess and manage risk to self and others, and agree safety plans.
4. Give long-acting injections, monitor side effects and support people on clozapine and lithium.
5. Take a turn on the daily duty rota, answering urgent calls and triaging new referrals.
6. Work with the home treatment team around admissions and discharges, including Section 117 aftercare meetings.
7. Act on safeguarding concerns for adults and children under local procedures.
8. Offer brief psychological interventions within your competence, for example behavioural activation or relapse prevention.
9. Keep contemporaneous records on SystmOne and meet the outcome measures set nationally.
10. Supervise Band 5 nurses and support workers, and assess student nurses on placement.
11. Take part in audit and service improvement.

Person specification: essential
- Registered nurse (mental health) with current, live registration on the Nursing and Midwifery Council register. The number will be checked at interview.
- At least two years of experience since registration in mental health services.
- Full UK driving licence and the use of a car for work; visits are rural and bus services are few.
- Working knowledge of the Mental Health Act 1983, the Mental Capacity Act 2005 and the Care Act 2014.
- Evidence of risk assessment and care planning with people who have severe mental illness.
- Ability to work alone, set priorities within a caseload and write clearly.
- Ready to have an Enhanced DBS check.

Person specification: desirable
- Earlier work in a community, crisis or early intervention team.
- Practice assessor or practice supervisor preparation.
- Training in family interventions, CBT for psychosis, DBT skills or dual diagnosis.
- Non-medical prescribing, or interest in studying for it.
- Use of SystmOne, RiO or another electronic record.

What we offer
27 days of annual leave rising to 33 with service, plus bank holidays; NHS pension; lease car scheme; monthly clinical and managerial supervision; protected time for revalidation; a wellbeing service for staff with fast access to physiotherapy and counselling. Flexible patterns such as compressed hours can be talked about from the first day.

How to apply
Please apply through NHS Jobs and show in your supporting information how you meet each line of the person specification. Interviews will be held at Calder House on 8 and 9 December. For an informal chat or a visit, ring the team manager, Bernadette Oyelaran, on the number shown on our website.

We want our workforce to look like the people we serve. We welcome applicants of every background, are a Disability Confident employer, sign the Armed Forces Covenant and guarantee an interview to disabled applicants who meet the essential criteria. Applicants who need sponsorship will be considered alongside all others. The Trust may close the advert early if enough applications come in.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Live NMC mental health registration, eight years after it of which five in a CMHT, licence and car, and most of the desirables with dates.',
      lacks: [],
      cv: `ROSALIND ACHTERBERG
Registered Mental Health Nurse
Bradford BD16 | r.achterberg@mailpost.example | 07700 900184

PERSONAL STATEMENT
I qualified in 2018 and have spent most of my career looking after people with long-standing psychotic and mood disorders, first on an acute ward and for the last five years in their own homes. I like knowing people over time: the neighbour who rings when something is off, the dog that has to be greeted before anything else happens. Colleagues would say that I am calm on the phone, fussy about notes and the one who brings a spare pair of boots.

CAREER

Community Psychiatric Nurse, Band 6
Airedale Moor Community Mental Health Team, Pennine Vale NHS Trust
June 2021 - to date
- Care co-ordinate between 24 and 28 adults, most with schizophrenia, schizoaffective disorder or bipolar illness, a quarter of them on Community Treatment Orders.
- See new referrals jointly with a psychologist or doctor, take the history, examine the mental state and formulate with the person what has kept the problem going.
- Run the Wednesday depot clinic with a healthcare assistant: paliperidone, aripiprazole, flupentixol and zuclopenthixol, with yearly ECG, bloods, weight and a side-effect scale (GASS).
- Hold the team's clozapine list, chase neutrophil counts and liaise with the pharmacy and GPs.
- Duty worker one day in five. Wrote the one-page prompt sheet that the rota now uses for calls from police and ambulance crews.
- Lead worker in two safeguarding adult enquiries in 2024; attend child protection core groups for parents on my list.
- Have prepared nursing reports for eleven tribunals and spoken at nine of them.
- Clinical supervisor to one Band 5 and two support workers. Third-year students come to me for their final placement.
- Led an audit of physical health checks in 2023; completion rose from 58 to 86 per cent in a year.

Staff Nurse, then Acting Deputy Ward Manager
Thornbeck Ward (22-bed mixed acute admissions), Pennine Vale NHS Trust
September 2018 - May 2021
- Named nurse for four to five in-patients, most detained under Section 2 or 3.
- Took charge of shifts from my second year, with up to seven staff.
- Medication rounds, rapid tranquillisation and post-incident debriefs.
- Worked with home treatment on early discharge and went on visits in the first week after people had left.
- Acted up for seven months during the second wave of Covid, looking after rosters, sickness and two complaints.
- Finished preceptorship in ten months.

Healthcare Assistant (bank), various wards
Pennine Vale NHS Trust
2014 - 2018, alongside study
Personal care, observations, escorts and a weekly baking group that outlived me.

Before nursing I worked for six years in a garden centre and learned to deal with the public in all weathers.

QUALIFICATIONS
BSc (Hons) Nursing (Mental Health), University of Huddersfield, 2015 - 2018, First
Access to Higher Education Diploma (Health Professions), Shipley College, 2014
8 GCSEs including English and Maths

PROFESSIONAL REGISTRATION
Nursing and Midwifery Council, RNMH, registered 14 September 2018. Last revalidated September 2024; registration runs to September 2027.

TRAINING
- Behavioural Family Therapy (Meriden), five days, 2022
- Practice Supervisor and Practice Assessor preparation, 2020, yearly update
- Structured Clinical Management for people with a personality disorder diagnosis, 2023
- Motivational interviewing, two days, 2022
- Immediate Life Support, last done February 2026
- Safeguarding adults and children level 3, 2025
- Mental Health Act and Mental Capacity Act update, January 2026
- Venepuncture and ECG

I have a place on the V300 prescribing course that starts in 2027, should my next employer be able to support it.

IT
SystmOne every day since 2021, RiO before that. Word, Outlook, Teams. I type quickly and write my notes the same day.

OTHER
Clean full driving licence since 2009; own car, insured for business use.
Enhanced DBS on the Update Service.
Union representative (Unison) 2019 - 2021.
Conversational Dutch from my father's side.

INTERESTS
Fell walking, wild swimming with a group from the village, slow repair of a 1970s caravan. I help at a community allotment on Sunday mornings, where several former patients of other teams also dig.

REFEREES
Team manager and lead nurse, Airedale Moor CMHT. Details gladly given on request.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 48,
      high: 63,
      best: 56,
      why: 'Same community nursing career with licence and car, but his NMC registration ended in January 2026 and he has not yet applied to come back on the register.',
      lacks: ['Current NMC registration (lapsed January 2026)'],
      cv: `Gareth Pennington-Obi
14 Larch Close, Otley LS21
Email: gareth.po@inbox.example   Mobile: 07700 900627

Profile

Mental health nurse with sixteen years in adult services and more than nine of them on the road as a CPN. Used to large rural patches, to lone working and to the sort of caseload where the same families turn up in three different files. Looking for a community post closer to home after some months away from work to look after my mother.

Employment

02/2026 - present   Career break, family carer
My mother came home after a stroke. Her care is now shared with my sister and a live-in carer, and I am free to work full time from December.

04/2016 - 01/2026   Community Mental Health Nurse (Band 6), Nidd Valley Adult CMHT, North Ridings Mental Health NHS Trust
• Care co-ordinator for about 27 people with severe and enduring mental illness across a patch of 200 square miles.
• Initial assessments at home and in GP surgeries, with mental state, risk, social circumstances and carers' needs.
• Care plans and crisis plans written at the kitchen table with the person, reviewed at least every six months.
• Administered depot antipsychotics, kept the depot register and trained three new starters in injection technique.
• Lithium and clozapine monitoring; lead for the team's physical health clinic from 2019 to 2022.
• Duty desk twice a fortnight: triage of GP letters, calls from worried relatives, same-day visits when needed.
• Arranged Mental Health Act assessments with AMHPs and Section 12 doctors; chaired Section 117 meetings when the manager was away.
• Relapse prevention work and behavioural activation under supervision of the team psychologist.
• Line managed two community support workers and mentored at least two students each year.
• Audited crisis plans in 2021, with the result presented at the Trust's quality day.

07/2012 - 03/2016   Staff Nurse, then Senior Staff Nurse, Assertive Outreach, Leeds Gateway NHS Trust
• Shared team caseload of 60 people who had fallen out with services, many with drug or alcohol problems.
• Daily medication drops, help with benefits and housing, support in court.
• Trained in dual diagnosis and ran a harm reduction group with a voluntary agency.
• Covered weekends on call by rota with colleagues from the crisis team.

10/2009 - 06/2012   Staff Nurse (Band 5), Rowan Ward (psychiatric intensive care), Leeds Gateway NHS Trust
• First post after qualifying, ten beds, all detained patients.
• Control and restraint instructor from 2011.
• Named nurse work, ward rounds, tribunal reports.

2003 - 2006   Postman, Royal Mail, Harrogate

Education

2006 - 2009   Diploma of Higher Education in Nursing (Mental Health), Leeds Metropolitan University
2013 - 2014   Top-up BSc (Hons) Professional Practice, same university, 2:1
1999 - 2001   A levels in Geography and History, Harrogate

Registration and checks

NMC: entered as registered mental health nurse in October 2009 and revalidated in 2016, 2019 and 2022. My registration lapsed on 31 January 2026 because I did not complete revalidation while my mother was in hospital. I have read the guidance on readmission and intend to apply once I have an offer.
Enhanced DBS: last issued 2023.

Courses

Practice assessor (NMC 2018 standards), 2019
Psychosocial interventions for psychosis, 20-credit module, 2014
DBT skills awareness, 2 days, 2020
Immediate Life Support, 2025
Safeguarding Level 3, adults and children, 2025
Prevent, information governance and other yearly training up to December 2025
Suicide mitigation (STORM), 2024

Skills

Risk formulation; writing for tribunals; working with farming families; de-escalation; SystmOne and PARIS; Excel for audit; presenting to groups. Good knowledge of the Mental Health Act, Mental Capacity Act and Care Act.

Driving

Full UK licence held since 1999, no points. Own car with business cover.

Interests

Choir (bass, not solo), cricket umpiring for the Wharfedale junior league, and reading about polar expeditions that went wrong. I was a trustee of a small carers' charity from 2017 to 2021 and still write its newsletter.

References

Clinical lead, Nidd Valley CMHT; former team manager, Assertive Outreach. Contact details on request.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 40,
      high: 56,
      best: 48,
      why: 'Works in the very same kind of team as care co-ordinator, but as a social worker with AMHP approval; not a nurse, gives no medication and cannot be on the NMC register without a new degree.',
      lacks: ['NMC registration as a mental health nurse'],
      cv: `YASMIN TELFORD, MA, AMHP
Keighley, West Yorkshire
yasmin.telford@letterbox.example
07700 900355

I am a mental health social worker with ten years in integrated teams. My days have always been spent with nurses, doctors and psychologists on one corridor, sharing one caseload and one coffee jar. I am after a senior practitioner role in a new neighbourhood hub and would bring statutory knowledge, steady risk management and a strong belief that people know most about their own lives.

WORK HISTORY

Senior Social Worker and Approved Mental Health Professional
Worth Valley Integrated Mental Health Team (city council, seconded to the NHS trust)
Oct 2020 to now

- Care co-ordinator for 18 to 22 adults with psychosis, bipolar disorder, trauma histories or a diagnosis of personality disorder.
- Assess new referrals together with a nurse or doctor: social history, mental state, needs under the Care Act, carers' assessments.
- Write care and support plans, find providers, set up direct payments and review them each year.
- Five AMHP shifts a month: co-ordinate assessments under the Mental Health Act, apply for detention where there is no less restrictive way, find beds, talk to nearest relatives.
- Chair Section 117 aftercare reviews and safeguarding planning meetings.
- Best Interests decisions on residence and money, with applications to the Court of Protection in three cases.
- On the duty rota one day each week.
- Supervise two newly qualified social workers through their ASYE year and one support worker.
- Medication is given by nursing colleagues; I note concerns and pass these on.

Social Worker
Bronte Locality Community Mental Health Team
Sept 2016 to Sept 2020

- Named worker for around 25 people, with a special interest in young women leaving care.
- Crisis and contingency planning, visits after discharge within 72 hours.
- Benefits tribunals, housing panels, eviction prevention.
- Ran a ten-week Hearing Voices group with a peer worker.
- Represented the team on the domestic abuse conference (MARAC).
- Promoted to the higher grade after completing my portfolio in 2018.

Support Worker
Moorside House, supported living for men with enduring mental illness (registered charity)
July 2012 to August 2014

- Key working for four tenants, help with cooking, money, shopping and appointments.
- Prompted medication from blister packs according to the house policy.
- Sleep-in shifts and holiday cover.

Earlier: telephone adviser for an energy supplier (2010 to 2012); waitress and later shift leader in a family restaurant (2007 to 2010).

EDUCATION

MA Social Work, University of Bradford, 2014 to 2016 (Distinction; final placement in an early intervention team)
Postgraduate Certificate, Approved Mental Health Professional practice, Sheffield Hallam, 2019 to 2020
BA Sociology with Criminology, University of Leeds, 2007 to 2010, 2:1

REGISTRATION

Social Work England, registered since 2016, renewed each November with CPD uploaded.
AMHP warrant with the city council, re-approved to 2030.

TRAINING OF NOTE

Practice Educator stage 1 and 2 (2021, 2022)
Open Dialogue foundation, three weekends (2022)
Trauma-informed practice (2023)
Safeguarding adults: enquiry officer and chair (2019, refreshed 2024)
Legal updates for AMHPs, 18 hours every year
Naloxone awareness (2024)
Emergency first aid at work (2025)

SYSTEMS

SystmOne, Liquidlogic, Mosaic, Microsoft 365. Used to writing reports for tribunals and courts that are read out to the person they concern.

OTHER INFORMATION

Full UK driving licence, own car, used to dales roads in January.
Enhanced DBS certificate, Update Service.
Languages: English, Urdu and some Punjabi; I have worked without an interpreter with several families.

VOLUNTEERING AND INTERESTS

Since 2018 I have been on the committee of a women's centre, mostly doing the funding bids nobody else wants. I run, badly, with a club of other beginners, and keep two hens who do not lay. In 2024 I walked the Pennine Way in stages to raise money for a night shelter.

REFEREES

Service manager, Worth Valley team
AMHP lead, city council
Addresses will be supplied after interview.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 87,
      why: 'Titles say recovery lead and wellbeing practitioner of a charity, but he is a live RNMH doing community caseload, depots and duty work, with licence and six years after registration.',
      lacks: [],
      cv: `Dermot Blackwood-Khan
dermot.bk@postnet.example / 07700 900712 / Burnley, Lancashire

WHO I AM
For the last six years my job titles have not had the word for my profession in them. I work for charities and social enterprises that hold NHS contracts, where everyone from the pharmacist to the yoga teacher is called a practitioner. Under the lanyard I do what I trained for.

WHAT I DO NOW
Recovery Lead, The Lantern Project (social enterprise, commissioned by the integrated care board)
Burnley and Pendle, Jan 2023 to present
The Lantern Project looks after adults who have had a first or second episode of psychosis or mania and who would not stay with the statutory service. I am one of four leads and have 22 people on my list at the moment.
* I meet each person at home, in a café or in the car, go through what has happened, look at thinking, mood, sleep, use of substances and danger, and decide with the consultant whether the person is for us.
* From then on I am the one constant: I draw up the shared plan, keep it alive, call the meetings and write to the GP.
* Each week I give about fifteen injections (paliperidone monthly and three-monthly, olanzapine embonate at our clinic with post-injection watch, aripiprazole) and keep the cards, the fridge and the sharps in order.
* I draw bloods, do ECGs, blood pressure and waist size, and send people on who need it. Five of my people take clozapine.
* My mobile is the urgent line every fourth day. Most calls can be settled with a visit the same afternoon; some end with the home treatment team; two last year ended with a Section 136.
* I write staying-safe plans with everybody who has tried to end their life, and review them after each event.
* With families I use the Meriden approach: eight to twelve meetings, with homework.
* I represent us at discharge meetings on the ward and at aftercare reviews under Section 117.
* I look after the practice of two junior colleagues and have students from the university for ten weeks at a time.

BEFORE THAT
Wellbeing Practitioner, Canal Street Health (homeless health service run by a charity)
Rochdale, October 2020 to December 2022
* Street and hostel work with people who had severe mental illness and mostly heroin or alcohol too.
* Assessed, treated and kept hold of about 30 people at a time; liaised with GP, probation, housing and the crisis team.
* Depots in hostel rooms, wound care, vaccination, naloxone.
* Capacity assessments and safeguarding referrals, several leading to multi-agency plans for self-neglect.
* Set up a fortnightly case discussion with the psychiatrist from the outreach team, which still runs.

AND BEFORE THAT
Roofer, self-employed and for a family firm, 2004 to 2017. A fall, a long winter and a good CPN of my own explain the change.

STUDY
BSc (Hons) Mental Health Nursing, University of Central Lancashire, September 2017 to September 2020, 2:1. Placements in a CMHT, acute ward, memory service, CAMHS and a prison.
Graduate module in Psychosocial Interventions for Psychosis (40 credits), Manchester, 2023 to 2024.
City and Guilds NVQ Level 2 Roofing, 2006.

ON THE REGISTER
NMC, RNMH, since 28 September 2020. Revalidated 2023 and again this September.

SHORT COURSES
Practice supervisor and assessor, 2022
Dual diagnosis capabilities, 2021
Immediate life support, March 2026
Level 3 safeguarding, adults and children, 2025
Mental Health Act and Mental Capacity Act in the community, 2025
Long-acting injection competency, signed off yearly
Motivational interviewing, introductory and intermediate

TOOLS
EMIS, read and write access to RiO; HoNOS, DIALOG, BPRS, LUNSERS. Notes finished before I go home.

PRACTICAL
UK driving licence (full, plus trailer), own van and a more presentable car. Business insurance on both. Enhanced DBS from this year.

OUTSIDE WORK
Two daughters, a whippet, and a brass band in which I play the part nobody hears until it is missing. I give a talk about mental health to apprentices at a roofing college once a term. Urdu from my in-laws, good enough for tea and bad news.

WHO TO ASK
The clinical director of The Lantern Project and the nurse manager at Canal Street Health have both agreed to speak about me.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 4,
      why: 'A whole career in running DIY and furniture stores; good management, but nothing of nursing, mental health or registration.',
      lacks: [
        'NMC registration as a mental health nurse',
        'Two years in mental health services since registration',
      ],
      cv: `SIMON FARQUHARSON
Retail Operations Manager
Wakefield | s.farquharson@webmail.example | 07700 900448 | Full clean UK driving licence, own car

EXECUTIVE SUMMARY
Results-driven leader with 20 years of experience in big-box retail. Proven record of building motivated teams, delivering change and exceeding targets in tough markets. Excellent communicator at every level, from the shop floor to the board room. Strong planner, calm under pressure, compassionate with people and firm about standards. Now looking for a new challenge where I can give something back.

KEY STRENGTHS
Leadership and coaching | Communication | Budgets and P&L | Change management | Health and safety | Conflict resolution | Recruitment | Time management | Microsoft Office | Customer care

CAREER HISTORY

Regional Operations Manager, Oakbarn Home (furniture and kitchens, 64 stores)
March 2019 - September 2026
• Responsible for eleven stores between Sheffield and Teesside with sales of £71m and 540 staff.
• Brought stock loss down from 1.9 to 1.1 per cent in three years with weekly counts and better goods-in.
• Opened two stores and closed one, with 38 people redeployed and no tribunal claims.
• Introduced a new rota system that cut overtime by a fifth.
• Led the northern region through the lockdowns, with click-and-collect in ten days.
• Coached nine deputy managers; six now run a store of their own.
• Chaired the region's staff forum and its wellbeing week, with a walk and a cake sale for charity.
• Accountable for fire safety, manual handling and forklift licences at every site.
• Made redundant when the company was bought and the regional layer went.

Store Manager, Oakbarn Home, Leeds Crown Point
May 2014 - February 2019
• Turned a loss of £300,000 into a profit of £410,000.
• Managed 62 people in sales, delivery and kitchen design.
• Mystery shopper scores moved from 71 to 90 per cent.
• Dealt personally with complaints that had gone to head office.
• Store of the Year for the North in 2017.

Deputy Manager, then Store Manager, Fixwell DIY, Barnsley and Huddersfield
January 2008 - April 2014
• Ran trade counter, garden centre and tool hire.
• Rebuilt the team after a merger of two stores.
• Wrote weekly trading reports and forecast labour hours in Excel.
• Took the lead on age-restricted sales and trading standards visits.
• Trained as a first aider and fire marshal.

Graduate Trainee and Department Manager, Fixwell DIY, Hull
September 2005 - December 2007
• Eighteen months in paint, timber, checkouts and warehouse.
• Supervised a team of eight within the first year.
• Won the trainee project prize with a plan for better bay layouts in the run-up to Easter.

EDUCATION
BA (Hons) Business and Marketing, University of Hull, 2002 - 2005, 2:2
3 A levels: Business Studies (B), Economics (C), French (D)
9 GCSEs

TRAINING AND CERTIFICATES
ILM Level 5 Diploma in Leadership and Management, 2016
NEBOSH National General Certificate, 2012
IOSH Managing Safely, refreshed 2022
Personal licence holder (alcohol), 2020
Emergency First Aid at Work, 2024
Mental Health Awareness for Managers, half-day e-learning, 2021
Lean Yellow Belt, 2018
Counterbalance forklift instructor, 2011 (expired)

SYSTEMS
SAP Retail, Kronos, Power BI, Excel (advanced), PowerPoint, Teams, Workday.

ACHIEVEMENTS I AM PROUD OF
- Raised £48,000 with colleagues for the air ambulance over five years.
- Promoted from within more often than any other region in 2022 and 2023.
- Never missed a stocktake in 18 years.
- Asked by the HR director to speak to new managers about how to hold a hard conversation kindly.

VOLUNTARY WORK
School governor at a primary school since 2020, with a seat on the finance and premises committee. Coach of an under-12 rugby league side on Saturdays: fixtures, lifts, oranges and a lot of laces.

LANGUAGES
English (native), holiday French.

INTERESTS
Rugby league, barbecues in all seasons, restoring an MG Midget, family camping trips. I finished the Great North Run in 2018 and 2022 and have a place for next year.

WHY A CHANGE
After two decades of targets I would like work that matters to people. I learn quickly, I am not afraid of long days, and I have managed staff through bereavement, divorce and illness. I believe that leadership, organisation and listening carry over to any setting.

REFERENCES
Available from my last two line managers.`,
    },
  ],
};
