/** Senior worker in a council's children's home: the Level 3 residential childcare diploma, two years in registered homes and a full driving licence decide it. */
import type { GradedJob } from '../types.ts';
export const seniorResidentialChildcareWorker: GradedJob = {
  job: 'senior-residential-childcare-worker',
  title: 'Senior Residential Childcare Worker',
  spec: `MILBOROUGH CITY COUNCIL
Directorate: Children and Families
Vacancy: Senior Residential Childcare Worker (two posts)
Reference: CF/26/1184
Grade: 8, GBP 34,314 to 37,938 plus 12.5% shift allowance and sleep-in payments
Hours: 37 a week averaged over a rolling rota, including evenings, weekends, bank holidays and two sleep-ins a week
Place of work: Larch House, Milborough
Contract: permanent
Closing date: 22 November 2026, 11.59 pm

About the service
Milborough runs four small children's homes of its own, all registered with and inspected by Ofsted; three are judged good and one outstanding. Larch House is home to four young people between 11 and 17 years who cannot live with their families. Many of them have been through several placements and have good reasons not to trust adults. We work to the PACE model and have the support of a clinical psychologist one day a week. The house has a garden, a music room and a rather spoilt cat.

About the job
As a senior you will lead the shift in the absence of the manager and deputy, and will be key worker to one young person. You will report to the Registered Manager.

Main duties
1. Lead, brief and debrief the staff on shift and allocate tasks.
2. Provide warm, consistent day-to-day care, with routines, meals, homework and bedtimes.
3. Write and review placement plans, risk assessments and behaviour support plans.
4. Act as key worker and prepare the young person for reviews.
5. Respond to incidents, missing episodes and allegations in line with procedure and notify the on-call manager.
6. Supervise two or three residential workers each month.
7. Administer and record medication; check petty cash and young people's savings.
8. Keep daily logs that the young person could read one day with pride.
9. Work with social workers, schools, CAMHS, the police and families, and supervise contact.
10. Drive young people to school, to contact and to activities in the home's vehicles.
11. Contribute to Regulation 44 and Regulation 45 reports and to Ofsted inspections.

Person specification - essential (all will be tested at shortlisting)
E1. Level 3 Diploma for Residential Childcare (England), or a qualification accepted as equivalent under the Children's Homes (England) Regulations 2015, already completed.
E2. At least two years' paid work with children in a registered children's home.
E3. Full driving licence, valid in the UK.
E4. Knowledge of safeguarding law and of the Quality Standards.
E5. Experience of de-escalation and of trauma-informed practice.
E6. Clear written English for records which may go to court.
E7. Ability to work shifts, sleep-ins and at short notice.

Desirable
D1. Experience of leading shifts or supervising staff.
D2. Level 4 or 5 study, or the wish to undertake it.
D3. Training in PACE, Team Teach, PRICE or a similar approach.
D4. Medication and paediatric first aid certificates.

What we offer
27 days' leave rising to 32, the Local Government Pension Scheme, paid Level 5 study for seniors, monthly group supervision with our psychologist, free parking, cycle scheme and an employee assistance line.

Safer recruitment
The Council is committed to safeguarding children. The post is exempt from the Rehabilitation of Offenders Act 1974; it is subject to an enhanced DBS check with the children's barred list, two references that cover all work with children, an online search and a full employment history with gaps explained. Shortlisted candidates will meet our young people's panel.

Equality
We want a workforce that looks like our city. We guarantee an interview to disabled applicants, care-experienced people and veterans who meet the essential criteria. Apply online through the Council's jobs portal; for an informal talk ring the Registered Manager on 01632 960455.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Six years in Ofsted-registered homes, the diploma, a full driving licence and three years of leading shifts.',
      lacks: [],
      cv: `FARIDA BEGUM-CLARKE
Milborough M7 / 07700 900145 / farida.bc@example.co.uk

I look after children who have been let down and stay when it gets loud. Six years in residential care, three of them running shifts.

EXPERIENCE

Team Leader, Copperfield Care (4-bed EBD home, Ofsted: Good), Jun 2023 - present
- In charge of the house on my shifts: handovers, rota gaps, on-call reporting, debriefs after restraints
- Monthly supervision for three colleagues, one of whom has since become a deputy
- Key worker for a girl of 15; wrote her care plan and independence plan and sat beside her at every LAC review
- Missing-from-home protocol with the police; episodes fell from nine a month to one
- School runs and family time in the home's Transit and my own car

Residential Support Worker, Copperfield Care, Aug 2020 - Jun 2023
- Daily care, cooking, homework, sleep-ins
- Medication lead; behaviour plans with the therapist, PACE approach throughout

Teaching Assistant, St Aidan's Primary, Sep 2016 - Jul 2020
- One-to-one support for a boy with autism

Play worker, holiday club, summers 2014 - 2016

QUALIFICATIONS
Level 3 Diploma for Residential Childcare (England), NCFE, completed March 2022
Level 5 Leadership and Management for Residential Childcare, enrolled September 2026
BTEC Level 2 Children's Play, Learning and Development
GCSEs: nine, including English B, Maths C (2014)

TRAINING
Team Teach (refreshed May 2026), Safeguarding Level 3, medication handling, paediatric first aid (to 2028), recording for court, county lines awareness

ALSO
Full manual licence since 2017, no points. Enhanced DBS on the update service.
Speaks Bengali. Plays five-a-side and keeps a Lego shelf that several children have improved.

Referees: Registered Manager, Copperfield Care; Head Teacher, St Aidan's Primary.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 61,
      why: 'The same work and level and a driving licence, but the Level 3 diploma is only under way with seven of thirteen units passed.',
      lacks: ['completed Level 3 Diploma for Residential Childcare or equivalent'],
      cv: `Liam Postlethwaite
Residential childcare worker
Address: Eastgate, Milborough | Tel. 07700 900412 | liam.p@example.com

Profile
Steady, funny and hard to shock. Four years in therapeutic homes for teenagers; now acting up as senior.

Employment

Beacon Ridge Children's Services, "Fellside" (registered home, 5 beds)
Acting senior, from 11/2025
* Leads shifts of three, does the handover book and rings the on-call manager when it matters
* Inducts new colleagues and holds their probation meetings
* Reg 44 visitor's actions closed within the month
Residential worker, 09/2022 - 11/2025
* Key worker to two lads, one of them now settled in his own flat
* Risk assessments, incident write-ups, contact supervision
* Calms things down: physical interventions on my shifts fell by half in 2024
* Drives the minibus to school, dentists and football

Milborough Leisure Trust
Lifeguard and junior activities coach, 05/2018 - 08/2022
* Swim lessons, parties, half-term camps for 60 children

Warehouse temp, 2017 - 2018

Qualifications and training
Level 3 Diploma for Residential Childcare (England): started March 2026, seven of thirteen units signed off, expected to finish autumn 2027
Level 2 Coaching, Swim England, 2019
PRICE de-escalation, renewed 01/2026
Administration of medicines, 2025
First aid (paediatric), 2025
Trauma and attachment, two days with Dr H. Lowry, 2024
Safeguarding children, Level 3, 2025

Education
Eastgate Sixth Form, A levels: PE (B), Sociology (C), 2017
GCSEs: eight, 2015

Skills
Clearcare recording system, Outlook, cooking for nine, guitar to campfire standard

Licence
Car and D1 entitlement, clean, since 2016

Interests
Open-water swimming; Sunday league referee; fostering a retired greyhound.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 38,
      high: 54,
      best: 46,
      why: 'Three and a half years in a registered home, but neither the Level 3 diploma nor a driving licence.',
      lacks: ['Level 3 Diploma for Residential Childcare or equivalent', 'full driving licence'],
      cv: `Name: Precious Adeleke
Lives in: Milborough city centre
Phone: 07700 900733
Email: precious.adeleke@example.com

WHO I AM
Caring and patient support worker. I believe that every young person should be greeted with a smile and a hot meal. I am honest, on time and I write good logs.

MY JOBS

April 2023 until now
Support worker, Maple Tree Homes Ltd (Ofsted-registered home for three children aged 8 to 13)
- Morning and evening routines, cooking, reading, bedtimes, two sleep-ins each week
- Key work sessions and life story book for a boy of ten
- Helps with placement plans; writes daily records and incident forms
- Walks or takes the bus with the children to school, parks and contact
- Uses PACE every day and de-escalation as we were taught

June 2021 - March 2023
Care assistant, Willow Court (home for older people, 38 beds)
- Personal care, meals, hoists, night shifts, care notes on tablet

2019 - 2021
Cashier, Goodmart supermarket
- Tills, customer desk, new starter buddy

LEARNING
Level 2 Diploma in Care, 2022
Care Certificate, 2021
My employer has put my name down for a higher diploma but there is no start date yet
WAEC certificate with six credits including English, Lagos, 2014

SHORT COURSES
Safeguarding children (2026), Team Teach basic (2025), safe handling of medicines (2024), first aid for children (2025), food hygiene (2025), online safety (2024)

OTHER INFORMATION
Enhanced DBS, June 2026
Driving: provisional licence, taking lessons, first test not yet booked
Languages: English, Yoruba
Church youth group helper every Friday since 2020: games, snacks, lifts arranged, summer camp in Wales

REFERENCES
Manager of Maple Tree Homes; youth pastor of my church`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 21,
      why: "The words of children's residential care stand in profile, skills and online course titles, while all the posts are in phone and shoe shops.",
      lacks: [
        'Level 3 Diploma for Residential Childcare or equivalent',
        "two years in a registered children's home",
      ],
      cv: `JORDAN SIEVWRIGHT
Senior Residential Childcare Professional
Milborough | 07700 900986 | jordan.s@example.com

PROFILE
Passionate about residential childcare, key working, placement plans and trauma-informed practice. Committed to safeguarding, the Quality Standards, PACE and therapeutic parenting. Confident to lead shifts, supervise staff, manage missing episodes and deliver outstanding outcomes for children and young people in an Ofsted-registered home.

CORE COMPETENCIES
Residential childcare | Safeguarding | De-escalation | Key working | Risk assessment | Behaviour support plans | Reg 44 and Reg 45 | Medication | Sleep-ins | Multi-agency working | Supervision | Record keeping

EMPLOYMENT

Store Supervisor, TalkPoint Mobile, Milborough Arcade
October 2021 - present
- Supervises five sales advisers and opens and closes the shop
- 112 per cent of target for contracts and insurance in 2025
- Handles complaints, returns, cash and the stockroom count
- Winner of the regional upgrade competition

Sales Adviser, TalkPoint Mobile
February 2018 - October 2021
- Advised customers on handsets and tariffs
- Trained six colleagues on the new till

Part-time sales assistant, Stride Shoes
2016 - 2018
- Fittings for adults and children, Saturday tills, window displays

COURSES (online, self-study)
Introduction to Residential Childcare, 4 hours, 2026
Understanding the Children's Homes Regulations, 2 hours, 2026
PACE and Attachment: an Overview, 90 minutes, 2026
Safeguarding Children Awareness, Level 1, 2026
De-escalation Basics, webinar, 2026

EDUCATION
Milborough College, BTEC Level 3 Business, 2018
GCSEs: five A*-C

FURTHER DETAILS
Full UK driving licence, own car
Uncle to four lively nephews
Gym, gaming, Milborough FC season ticket
Willing to work shifts, weekends and nights
References on request`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'A construction cost career with management and budget strengths and no work with children at all.',
      lacks: [
        'Level 3 Diploma for Residential Childcare or equivalent',
        "two years in a registered children's home",
        'full driving licence',
      ],
      cv: `Gareth T. Llewellyn MRICS
Senior Quantity Surveyor
Newport, Gwent | +44 7700 900254 | g.llewellyn@example.com

SUMMARY
Chartered surveyor with eighteen years in residential and commercial building. Leader of teams, careful keeper of large budgets and persuasive negotiator. Excellent communicator at every level, from site to board, with strong report writing, problem solving and Microsoft Office skills. Seeking a rewarding senior role in which my experience of managing people and risk will make a difference.

CAREER HISTORY

Brynmawr Build Group, Cardiff
Senior Quantity Surveyor, 2018 to date
- Commercial lead on residential schemes of up to 28 million pounds
- Supervises three assistants and a graduate; monthly one-to-ones
- Final accounts agreed on average within six weeks of handover
- Risk registers, valuations, cash flow forecasts, variations
- Saved 1.4 million by re-letting the facade package on Harbour Quarter

Pugh Carrington Associates, Bristol
Quantity Surveyor, 2012 - 2018
- Bills of quantities under NRM2 for schools, care homes and flats
- Tender reports to housing associations and councils
- JCT and NEC3 contract administration

Davies Roper Contractors, Newport
Assistant surveyor and trainee, 2008 - 2012
- Site measures, subcontract payments, plant hire reconciliations

QUALIFICATIONS
Member of the Royal Institution of Chartered Surveyors, 2014
BSc (Hons) Quantity Surveying, University of Glamorgan, 2011
HNC Construction, Coleg Gwent, 2009

TRAINING
NEC4 project manager accreditation, 2021
Chairing difficult meetings, two days, 2022
CSCS professionally qualified person card, to 2028

SOFTWARE
CostX, Bluebeam, COINS, Excel (advanced), Word, PowerPoint

STRENGTHS
Leadership; teamwork; resilience; planning; stakeholder relations; attention to detail; negotiation; time management

INTERESTS
Male voice choir, cricket umpiring for the village second eleven, restoring a 1968 tractor`,
    },
  ],
};
