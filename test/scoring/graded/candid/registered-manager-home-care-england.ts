import type { GradedJob } from '../types.ts';

export const registeredManagerHomeCareEngland: GradedJob = {
  job: 'registered-manager-home-care-england',
  title: 'Registered Manager, Home Care',
  spec: `Subject: Registered Manager, home care, Lincoln - up to £46,000 plus bonus

Hi,

I hope you don't mind me dropping you a line. I'm working exclusively with a family-owned care-at-home group with seven branches in the East Midlands. Their Lincoln manager is moving abroad and they want somebody good in the chair by the new year.

The branch does around 1,100 hours a week, mostly older people, some council work and a growing private side, with 48 carers, two co-ordinators, a field supervisor and a deputy. Last inspected in 2024, rated Good, and they'd like to keep it that way. You would be answerable for the lot: quality, safeguarding, recruitment and retention, rotas that work, the budget, and getting new packages in from the council and from families. On call is one week in five, shared with the other managers.

What my client will not move on:

1. You've run home care (domiciliary, not residential) for at least three years as a manager.
2. You are, or have been, the CQC registered manager of a service, so we know you'll get through the fit person interview.
3. You hold the Level 5 Diploma in Leadership and Management for Adult Care, or one of its forerunners (Level 5 in Health and Social Care, NVQ 4 with the Registered Manager's Award).
4. You drive and have a car on the road. Half the county is single-track.

They'd also like to see someone who has grown a branch's hours, has come out of an inspection with a Good or better, knows one of the electronic care planning systems (they're on Birdie), and has dealt with Lincolnshire or a similar council's brokerage team.

Fancy a chat? Send me a CV, however rough, and a number to ring you on.

Kind regards,
Priya
Saltergate Care Recruitment`,
  graded: [
    {
      name: 'noreen-haxby-synonym',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: 'Ten years answerable to the regulator for two visiting-care services, NVQ 4 with RMA, a Good in 2025, hours nearly doubled and her own car: all met in her own words.',
      lacks: [],
      cv: `Noreen Haxby                                                    
Gainsborough, Lincs. Mobile 07700 900377

I have looked after people in their own homes, one way or another, since I was nineteen, and have been the person whose name is on the certificate for the last ten years.

Heapham Visiting Care Ltd, Gainsborough. Head of service. February 2019 until now.
My name went on to the regulator's list for this service in April 2019 and is still there. When I took over there were 640 hours a week, nine late calls a day and a rating of Requires Improvement. Today it is 1,230 hours, 55 staff and Good in all five areas (inspected March 2025). I set the budget with the owner, hire and let go, chair the safeguarding meetings, do the notifications, and price new packages for the county brokerage desk, with whom I get on very well. Two thirds council, one third families who pay themselves. In 2022 I moved us from paper folders in the hallway to an app for visits, medicines and care plans (we use Birdie). Staff leaving in a year down from 46% to 24%.

Trentside Helping Hands, Newark. Manager. June 2016 to January 2019.
Visits to 90 older people and some with learning disabilities. Registered with the Commission for this one too, from October 2016. Rated Good in 2017.

Trentside Helping Hands. Care co-ordinator, then deputy. 2011 to 2016.

Before that carer, senior carer, and three years at home with my boys.

NVQ level 4 in Leadership and Management for Care Services with RMA, completed 2012. Train the trainer, moving and handling, 2024. Safeguarding adults lead, 2025. Mental Capacity Act refresher, 2026.

Been driving since 1993, no points, own car with business cover.`,
    },
    {
      name: 'gareth-pinchbeck-overlap',
      kind: 'overlap',
      low: 56,
      high: 68,
      best: 62,
      why: 'Level 5, former CQC registration, a Good rating and a car, but the two manager posts ran at the same time, so home care management is 18 months against three years.',
      lacks: ['three years managing home care (has 18 months, the two posts overlap)'],
      cv: `Gareth Pinchbeck
Sleaford NG34 | 07700 900461 | gareth.pinchbeck@example.org

Profile
Care manager with nearly three years in charge of domiciliary services, hands-on, calm, good with families and with auditors.

Experience

Deputy Manager, Willoughby Court (residential home, 44 beds)
September 2024 - present
Second in charge of the home. Supervisions, care plan audits, medication, dependency tool, rota for 60 staff.

Branch Manager, Fenbank Homecare, Sleaford
March 2023 - August 2024
CQC registered manager of the branch from May 2023 until I left. 700 hours a week, 34 care workers. Inspected in February 2024: Good. Hours went up by about 90 in my time. Nourish for care plans, council spot contracts.

Manager (live-in and weekend service), Fenbank Live-In, sister company in the same office
June 2023 - August 2024
Alongside the above. Eleven live-in packages and the weekend rota.

Care Co-ordinator, Ancaster Home Support
January 2019 - February 2023
Rotas for 28 carers, phones, assessments in the second half of the time, out of hours.

Qualifications
Level 5 Diploma in Leadership and Management for Adult Care, 2023
Level 3 Health and Social Care, 2018
First aid at work, 2025

Full UK licence and own car.`,
    },
    {
      name: 'gareth-pinchbeck-pasted',
      kind: 'pasted',
      low: 56,
      high: 68,
      best: 62,
      why: 'The same 18-month manager with the agency e-mail copied in underneath, which adds nothing.',
      lacks: ['three years managing home care (has 18 months, the two posts overlap)'],
      twin: 'gareth-pinchbeck-overlap',
      cv: `Gareth Pinchbeck
Sleaford NG34 | 07700 900461 | gareth.pinchbeck@example.org

Profile
Care manager with nearly three years in charge of domiciliary services, hands-on, calm, good with families and with auditors.

Experience

Deputy Manager, Willoughby Court (residential home, 44 beds)
September 2024 - present
Second in charge of the home. Supervisions, care plan audits, medication, dependency tool, rota for 60 staff.

Branch Manager, Fenbank Homecare, Sleaford
March 2023 - August 2024
CQC registered manager of the branch from May 2023 until I left. 700 hours a week, 34 care workers. Inspected in February 2024: Good. Hours went up by about 90 in my time. Nourish for care plans, council spot contracts.

Manager (live-in and weekend service), Fenbank Live-In, sister company in the same office
June 2023 - August 2024
Alongside the above. Eleven live-in packages and the weekend rota.

Care Co-ordinator, Ancaster Home Support
January 2019 - February 2023
Rotas for 28 carers, phones, assessments in the second half of the time, out of hours.

Qualifications
Level 5 Diploma in Leadership and Management for Adult Care, 2023
Level 3 Health and Social Care, 2018
First aid at work, 2025

Full UK licence and own car.

Further information

I'm working exclusively with a family-owned care-at-home group with seven branches in the East Midlands. Their Lincoln manager is moving abroad and they want somebody good in the chair by the new year.

The branch does around 1,100 hours a week, mostly older people, some council work and a growing private side, with 48 carers, two co-ordinators, a field supervisor and a deputy. Last inspected in 2024, rated Good, and they'd like to keep it that way. You would be answerable for the lot: quality, safeguarding, recruitment and retention, rotas that work, the budget, and getting new packages in from the council and from families. On call is one week in five, shared with the other managers.

You've run home care (domiciliary, not residential) for at least three years as a manager.
You are, or have been, the CQC registered manager of a service, so we know you'll get through the fit person interview.
You hold the Level 5 Diploma in Leadership and Management for Adult Care, or one of its forerunners (Level 5 in Health and Social Care, NVQ 4 with the Registered Manager's Award).
You drive and have a car on the road.

They'd also like to see someone who has grown a branch's hours, has come out of an inspection with a Good or better, knows one of the electronic care planning systems (they're on Birdie), and has dealt with Lincolnshire or a similar council's brokerage team.`,
    },
    {
      name: 'adaeze-rowntree-overqualified',
      kind: 'overqualified',
      low: 76,
      high: 89,
      best: 82,
      why: 'A director over fourteen home care branches who has been the registered manager and stood in as one in 2024, with Level 5 and a car; meets every must, the step down is a question.',
      lacks: [],
      cv: `ADAEZE ROWNTREE
Regional Operations Director, Domiciliary Care
Newark-on-Trent

CAREER

2019 to present
MERCIA HOME LIVING GROUP
Regional Operations Director
Accountable for 14 home care branches between Stamford and Chesterfield, 16,500 hours a week, turnover £21m. Fourteen registered managers report to me through two area managers. Nominated individual with CQC for nine of the locations. Two branches Outstanding, eleven Good, one Requires Improvement. Led bids for Nottinghamshire and Lincolnshire frameworks. Brought in a group-wide digital care record (Access) in 2021. From January to July 2024 I was myself registered as manager in Grantham after a sudden departure, and ran that branch day by day: inspected in June, Good.

2016 to 2019
MERCIA HOME LIVING GROUP
Area Manager, five domiciliary branches
Turned round two services in special measures.

2010 to 2016
BELVOIR CARE AT HOME
Registered Manager, Grantham branch
From 300 to 950 hours. CQC registration held throughout. Council block contract, hospital discharge pilot.

2004 to 2010
Care worker, senior, field supervisor - Belvoir Care at Home

EDUCATION
Level 7 Diploma in Strategic Management, 2020
Level 5 Diploma in Leadership for Health and Social Care (Management of Adult Services), 2012
BA Sociology, 2:2, 2003

PERSONAL
Full driving licence and car. Married, two teenagers. After seven years of motorways and board papers I want one branch, one team and to know the names of the people we visit. Salary is not the deciding matter.`,
    },
    {
      name: 'dean-skellow-trap',
      kind: 'trap',
      low: 8,
      high: 21,
      best: 14,
      why: 'Branch manager for "HomeCare" boiler cover: home visits, registered and inspected gas engineers, a car, but nothing in social care.',
      lacks: [
        'three years managing domiciliary care',
        'CQC registered manager now or before',
        'Level 5 diploma, Level 5 H&SC or NVQ 4 with RMA',
      ],
      cv: `Dean Skellow
DOB 19.02.1981
22 Monks Abbey Close, Lincoln
07700 900265

BRANCH MANAGER with 9 years in the home care business

Brightflame HomeCare, Lincoln branch
Branch Manager, Nov 2017 - present
HomeCare is our boiler and heating cover for private households and landlords. I run the branch: 41 field staff, two co-ordinators, a deputy, budget £3.2m. Around 1,300 home visits a week, planned on a scheduling app. On call one week in four. Customers on the priority register (elderly, disabled, babies in the house) are seen within four hours and I review every missed one. Grew the number of care plans sold from 8,900 to 14,200. Registered manager for the branch's Gas Safe registration, and we came through the 2024 inspection with no defects. Recruitment, induction, supervision and appraisals. Council contract for 2,100 tenanted homes.

Brightflame HomeCare, Newark
Field Supervisor, 2012 - 2017

Heating engineer, various, 1999 - 2012

Qualifications
Level 5 Diploma in Management and Leadership (CMI), 2019
NVQ 3 Gas installation and maintenance
IOSH Managing Safely
Full licence, company car

Interests: Lincoln City season ticket, allotment`,
    },
  ],
};
