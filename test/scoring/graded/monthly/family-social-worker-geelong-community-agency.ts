import type { GradedJob } from '../types.ts';

export const familySocialWorkerGeelongCommunityAgency: GradedJob = {
  job: 'family-social-worker-geelong-community-agency',
  title: 'Social Worker, Family Preservation and Reunification, Geelong VIC',
  spec: `bellarine family care is a not for profit community service organisation working with children and families across geelong, the surf coast and colac. we are looking for a social worker to join our preservation and reunification team, 38 hours, ongoing, SCHADS level 6, with salary packaging up to $15,900. you will carry around eight families at a time, most of them referred by child protection, where a child is at risk of being removed or is on the way home from foster or kinship care. you will be in lounge rooms more than in the office: assessing safety and risk under the MARAM and best interests frameworks, setting goals with mum, dad and the kids, sitting in care team meetings, writing reports that may go to the childrens court, and staying with families through the first rocky months. some late afternoons, no on call. you need a social work degree, bachelor or qualifying masters, that makes you eligible for AASW membership, and please note that for this funding stream a community services diploma or a psychology degree cant be accepted. you need at least two years post qualifying work with vulnerable children and families, for instance statutory child protection, out of home care, family services or family violence. you need a current victorian working with children check and a driver licence as the job is on the road from werribee to lavers hill. we would be especially happy to hear from aboriginal and torres strait islander applicants, from people who know circle of security, tuning in to kids or other parenting programs, who have worked with interpreters or have given evidence in court. monthly clinical supervision with someone outside the team, a pool car, and a boss who reads your reports. police check before start. applications close 15 november. questions to trish on the number in the footer.`,
  graded: [
    {
      name: 'caitlin-obrien-marsh-intensive-family',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 94,
      why: 'BSW with AASW membership, five years of statutory child protection and intensive family services, current WWCC and licence, court and parenting programs.',
      lacks: [],
      cv: `CAITLIN O'BRIEN-MARSH
Newtown, Geelong VIC 3220

Qualifications
Bachelor of Social Work (Hons), Barwon Plains University, 2020. Member AASW (no. on request)
Circle of Security Parenting facilitator, 2023. MARAM comprehensive, 2022.

Employment
2/2023 – current. Senior Practitioner, Intensive Family Services, Waurn Community Services, Geelong
• 6–8 families at the pointy end, half of them with kids just back from kin or foster placements
• Outreach 3–4 times a week per family at the start, tapering. 31 families closed; 26 still with kids at home at six months
• Care team chair. Court reports for Geelong Children's Court; called twice for cross examination
• Co-ran five COS groups in Corio and Norlane, two with Karen interpreters
• Supervise one new grad

1/2021 – 1/2023. Child Protection Practitioner CPP3, Department, Barwon area
• Response then case management, 14–16 children. Protection applications, safety planning, after-hours roster

Placements: hospital social work (500 hrs, 2019), women's refuge (500 hrs, 2020)

Checks
WWCC (employee) exp. 08/2029. Police check Feb 2026. Full Victorian licence, manual.

Referees: Team Manager, Waurn; former Team Manager, DFFH.`,
    },
    {
      name: 'desmond-tuala-msw-kinship',
      kind: 'any-of',
      low: 85,
      high: 95,
      best: 90,
      why: "Qualifying Master's (accepted), four years in kinship and out-of-home care after it with reunification work, WWCC and licence; told through stories rather than the ad's words.",
      lacks: [],
      cv: `Desmond Tuala

Talofa. I came into this work sideways, from footy and youth group, and went back to study at thirty-two.

The study: Bachelor of Arts (sociology) 2012, then Master of Social Work (Qualifying) at Port Phillip University, finished December 2021. Accredited course, and I keep up my AASW membership and CPD.

The work:
Kinship care worker, Hobsons Bay Families, Werribee, Feb 2022 to June 2024. Nans, aunties and older sisters raising eighteen kids between them. First assessments of carers in the six weeks after placement, visits, contact with parents supervised by me at McDonald's and at the river. Family-led decision meetings. When it was safe, I walked kids home: seven of them in two years, each with a plan I wrote and followed up for half a year.

Case manager, foster care and going-home program, Saltbush Child & Family, Geelong, July 2024 to now. Ten children, mostly under eight. I write for the magistrate (nineteen reports, evidence given once). I work under Best Interests, do the risk and family violence screens, hold the care team together. Run Tuning in to Kids with a colleague, twice a year. Samoan and some Tongan spoken at home, so I get the Pasifika families too.

Before that: teacher aide and youth worker, Hoppers Crossing, 2010-2021.

Cards: WWC valid to May 2028. Full licence, car. First aid current.`,
    },
    {
      name: 'lachlan-reyes-criminology-youth',
      kind: 'missing',
      low: 48,
      high: 59,
      best: 54,
      why: 'Five years with at-risk young people and families, WWCC and licence, but a criminology degree and a diploma, no social work degree, which the ad rules out.',
      lacks: ['social work degree (BSW or qualifying MSW)'],
      cv: `Lachlan Reyes
Youth and family case worker, Lara VIC

Career

Aug 2023 - Present, Barwon Youth Connect, Family case worker
I hold a caseload of ten to twelve families referred through the Orange Door where there is a teenager at home and things have gone off the rails. Home visits, goal plans, school meetings, safety planning where there is violence by the young person, brokerage. I write progress reports for Child Protection and have been to Children's Court in support of families about twenty times. MARAM trained 2023.

Mar 2021 - July 2023, Residential youth worker, Pathlight (four-bed resi house, Geelong)
Shift work with 13 to 17 year olds on orders. Therapeutic crisis intervention, incident reports, family contact, transition home for two young people.

2018 - 2021, Hospitality, Torquay

Education
Bachelor of Criminology, Barwon Plains University, 2020
Diploma of Community Services, Gordon Street TAFE, 2022
I don't have a social work degree. Have thought about the Masters but not enrolled.

WWCC current to 2027, driver licence (full), first aid, police check 2026
Tuning in to Teens facilitator, 2024`,
    },
    {
      name: 'priyanka-nair-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'About sixty words that state the degree, three and a half years in child protection, check and licence, with dates but hardly any detail.',
      lacks: [],
      cv: `Priyanka Nair, Grovedale
Bachelor of Social Work, Melbourne Western University, 2022

Child protection practitioner, Department, Geelong. April 2023 to now.
Case management and court work, about 14 children.

Student placement, family violence service, Colac, 2022.

WWCC current. Victorian driver licence. AASW eligible. Speak Malayalam.
Happy to tell you more at interview. I am on leave until the tenth of November.`,
    },
    {
      name: 'stuart-kilbride-claims-case-manager',
      kind: 'trap',
      low: 12,
      high: 24,
      best: 17,
      why: "Case manager, risk assessments, home visits and court reports, all in workers' compensation insurance; no social work degree or child and family work.",
      lacks: ['social work degree', 'two years post-qualifying work with vulnerable children and families'],
      cv: `Stuart Kilbride
Case Manager

Belmont, Geelong

EXPERIENCE
Case Manager, Corio Mutual Workers Insurance, Geelong, 2019 to present
Manage a portfolio of 65 open cases from lodgement to closure. Initial risk assessment and triage, liability decisions, home and workplace visits with injured workers, goal setting for return to work, care team meetings with GP, employer and rehab provider. Prepare reports for conciliation and the County Court; have given evidence three times. Family reports on dependants in fatality claims, reviewed quarterly. Preservation of evidence and recovery actions. Top quartile for reunification of worker and pre-injury employer (we call it "back to base") in 2025.

Claims Officer, Southern Home & Motor, 2014 to 2019
Storm and fire claims, on the road from Werribee to Apollo Bay, working with vulnerable policy holders and assessors.

EDUCATION
Bachelor of Commerce, Barwon Plains University, 2013
Cert IV Personal Injury Management, 2020

OTHER
Full driver licence. WWC volunteer card (junior cricket coach) valid to 2028. Mental health first aid 2024.`,
    },
  ],
};
