import type { GradedJob } from '../types.ts';

export const hrGeneralistGalwayMedicalDevices: GradedJob = {
  job: 'hr-generalist-galway-medical-devices',
  title: 'HR Generalist (Permanent) - Galway',
  spec: `About Corvane Medical
Corvane Medical designs and makes catheters and delivery systems used in over sixty countries. At our Galway campus 740 colleagues work across three shifts, and every one of them has a patient story on their mind. We innovate with purpose, we act as one team, and we own what we do.

The Opportunity
Reporting to the Senior HR Manager, the HR Generalist will be the first point of contact for supervisors and colleagues in Manufacturing and Supply Chain. This is a hands-on site role and not a policy desk.

Key Accountabilities
Guide people leaders through investigations, disciplinary and grievance hearings, absence and performance matters from start to finish. Contribute to our relationship with the site's SIPTU representatives. Support the annual pay review, job grading and headcount reporting. Own onboarding for hourly paid colleagues. Keep handbook and contracts in step with legislation. Take part in internal audits and continuous improvement.

Education and Experience
Applicants must hold a Level 8 degree in Human Resources, Business or a related discipline, or alternatively a CIPD Level 7 qualification.
A minimum of four years' experience as an HR generalist, business partner or adviser is essential.
You must bring demonstrable employee relations casework under Irish employment law, ideally including preparation for the Workplace Relations Commission.
Experience of Workday, of shift-based manufacturing, or of a unionised environment would be an advantage but not essential.

What We Offer
Bonus, pension with matched contributions, healthcare, 24 days' annual leave, subsidised canteen, education assistance, and on-site parking, which in Galway is worth mentioning.

Corvane Medical is an equal opportunities employer. We welcome applications from all sections of the community and will make reasonable accommodations during the recruitment process. Agencies: please note that unsolicited CVs will be treated as a gift. Data submitted is handled in line with our Candidate Privacy Notice.`,
  graded: [
    {
      name: 'aoife-nic-dhonnacha-people',
      kind: 'any-of',
      low: 87,
      high: 97,
      best: 92,
      why: 'No degree but CIPD Level 7, six years of generalist work and heavy Irish casework up to the WRC in a unionised plant.',
      lacks: [],
      cv: `Aoife Nic Dhonnacha
Oranmore, Co. Galway

People Partner, Tuarán Foods, Athenry (420 staff, three shift bakery)     Sept 2022 to date

I sit in an office beside the production floor with the door open, and most of the work walks in. In a typical month there would be two or three formal processes running: somebody's conduct, somebody's complaint about a supervisor, a long-term illness, a probation that is not going well. I coach the line manager, take or chair the meetings, write the outcome letter and hear the stage one appeals on other sites. Four matters went on to Adjudication in Lansdowne House and Galway; I wrote the submissions with our solicitor, and gave evidence in two. Three were decided in our favour and one was settled. I meet the shop stewards every second Thursday and was note-taker and then second chair in the last pay talks.

Also look after: yearly salary round, gender pay gap report, induction of about 90 seasonal staff, rewrite of the handbook when sick leave and remote work law came in, HR figures for the management meeting.

HR Officer, Brannock Logistics, Ballinasloe     June 2020 - Aug 2022
Only HR person on a site of 160. Contracts, roster disputes, Working Time Act records, absence, exit meetings, redundancy of 14 in 2021 with collective consultation.

HR Administrator, Brannock Logistics     Jan 2018 - May 2020

Education
CIPD Level 7 Advanced Diploma in Strategic People Management, 2024
CIPD Level 5, 2019
Leaving Certificate 2012

Systems: we use BrightStaff and Excel, no Workday as yet.
Irish and English.`,
    },
    {
      name: 'helen-ashworth-manchester',
      kind: 'foreign',
      low: 58,
      high: 71,
      best: 65,
      why: 'Seven strong generalist years and CIPD Level 7, but all casework is under UK law, nothing Irish.',
      lacks: ['employee relations casework under Irish employment law (UK only)'],
      cv: `HELEN ASHWORTH, MCIPD
Stockport, Cheshire (relocating to Spiddal, Co. Galway with my husband, January 2027)

PROFILE
HR adviser from a manufacturing background who is happiest on site.

CAREER HISTORY

HR Business Partner, Penfold Valves, Trafford Park, Manchester
October 2022 - Present
Engineering and foundry, 510 employees, Unite recognised.
- Manage c. 60 ER cases a year: discipline, grievance, bullying, sickness capability
- Two employment tribunals defended to hearing; ACAS early conciliation on nine
- Support for pay negotiations and job evaluation
- Workday super-user for the site since 2023

HR Adviser, Northern Laminates, Oldham
August 2019 - September 2022
- Generalist advice to 12 managers on a four-on four-off shift pattern
- Furlough, TUPE transfer in of 44, handbook

HR Assistant, Mersey Parcels, 2017 - 2019

QUALIFICATIONS
CIPD Level 7 Advanced Diploma, Chartered Member 2023
BA (Hons) English, University of the North Pennines, 2016

I have been reading up on the Unfair Dismissals Acts and the WRC, but have not yet handled a case in the Republic.`,
    },
    {
      name: 'cathal-breen-talent',
      kind: 'adjacent',
      low: 36,
      high: 50,
      best: 43,
      why: 'Five years of in-house recruiting with a business degree, no generalist duties and no employee relations cases.',
      lacks: [
        '4 years as HR generalist, business partner or adviser',
        'employee relations casework under Irish employment law',
      ],
      cv: `Cathal Breen
Talent Acquisition Specialist
Knocknacarra, Galway | 085 555 0142

Key achievements
* 212 hires across two medical device plants since 2023
* Cut time to offer for operators from 31 to 17 days
* Referral scheme now brings in 1 in 4 starters

Employment

Talent Acquisition Specialist: Lorrigan Devices, Parkmore, Galway. 02/2023 - present
Full-cycle recruiting for production operators, technicians and quality engineers on a 24/7 site. Workforce planning calls with ops managers, careers fairs with ATU, job offers in Workday Recruiting, work permit paperwork, day-one induction with the HR team. When offers turn into employees I hand over to the HR generalists.

Recruitment Consultant: Westway People, Galway. 09/2021 - 01/2023
Temp and perm desk, industrial. 40 temps out at peak. Business development.

Sales assistant, Sweeney's Menswear, part-time 2017 - 2021

Education
B.Comm (Level 8, 2.1), 2021
Certificate in Employment Law, one-day course, 2024

Interests: hurling, sea swimming in Blackrock.`,
    },
    {
      name: 'fergus-mac-giolla-director',
      kind: 'overqualified',
      low: 75,
      high: 87,
      best: 81,
      why: 'Meets every must with current Irish casework and union talks, but a group HR director two levels above a generalist.',
      lacks: [],
      cv: `FERGUS MAC GIOLLA
Moycullen, Co. Galway

GROUP HR DIRECTOR | 21 years in Irish industry

Tribeson Plastics plc, Galway & Longford - Group HR Director
April 2017 to present
Member of the executive team. Four plants, 1,350 people, HR team of eleven. Responsible for industrial relations strategy with SIPTU and Connect, including a three-year agreement in 2024. I still take the difficult cases personally: five protected disclosure or bullying investigations in the past two years, dismissal appeals, and representation at the WRC and Labour Court (14 hearings in total, most recent June 2026). Pay and grading redesign; introduced Workday in 2021.

Aranmore Instruments, Galway - HR Manager
May 2010 to March 2017
Medical device moulding, 380 staff on three shifts. Full range of site HR with two direct reports. Disciplinary and grievance hearings, absence management, recruitment, handbook, audits for ISO 13485 training records.

Kilronan Mills, Tuam - HR Officer
October 2005 to April 2010

MBS in HRM, 2009
BA in Industrial Relations & HR (Level 8), 2005
Chartered Fellow, CIPD

I have decided to leave the executive circuit for family reasons, and would gladly go back to being the HR person on one site. Salary is not the main thing.`,
    },
    {
      name: 'nadia-okeeffe-keywords',
      kind: 'list',
      low: 24,
      high: 37,
      best: 31,
      why: 'A degree and long lists of HR terms, with two and a half undescribed years as administrator as the only dated work.',
      lacks: [
        '4 years as HR generalist, business partner or adviser',
        'employee relations casework under Irish employment law',
      ],
      cv: `NADIA O'KEEFFE
Dynamic & results-driven HR Generalist

CORE COMPETENCIES
Employee Relations | Disciplinary & Grievance | WRC | Irish Employment Law | Investigations | Unfair Dismissals Acts | Organisation of Working Time | SIPTU / Union Engagement | Absence Management | Performance Improvement | Workday | Onboarding | Compensation & Benefits | Job Grading | HR Metrics | Medical Devices | Shift Environment | GDPR | Business Partnering | Coaching | Change Management | Continuous Improvement

SOFT SKILLS
Communication | Integrity | Resilience | Teamwork | Strategic Thinking | Confidentiality

TOOLS
Workday, SuccessFactors, BambooHR, Excel, PowerPoint, SharePoint, ChatGPT

EDUCATION
BA (Hons) Human Resource Management, Level 8, 2023
Modules: Employment Law, Employee Relations, Reward, Organisational Behaviour

EXPERIENCE
HR Administrator, Galway, 2024 - 2026
Various HR duties.

OBJECTIVE
To obtain a challenging HR Generalist position in a leading multinational where I can use my 5+ years of expertise in employee relations to add value.

References available upon request.`,
    },
  ],
};
