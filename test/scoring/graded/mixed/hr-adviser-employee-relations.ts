/** HR adviser (employee relations), borough council: CIPD Level 5 or equivalent, two years of own formal casework, work with recognised unions. */
import type { GradedJob } from '../types.ts';

export const hrAdviserEmployeeRelationsJob: GradedJob = {
  job: 'hr-adviser-employee-relations',
  title: 'HR Adviser (Employee Relations)',
  spec: `WREKEDGE BOROUGH COUNCIL
PERSON SPECIFICATION

Post: HR Adviser (Employee Relations)   Post no: 20871
Directorate: Resources   Grade: SO1, £36,363 to £38,220 pro rata
DBS: not required   Politically restricted: no

How assessed: A = application, I = interview, T = test

QUALIFICATIONS
E1  CIPD Level 5 qualification in HR / people management, or Level 7, or a degree with CIPD accreditation (A, certificate to be seen)
E2  GCSE English and Maths or equivalent (A)

EXPERIENCE
E3  At least two years' experience of advising managers on formal cases: disciplinary, grievance, capability and sickness absence, to hearing and appeal stage (A/I)
E4  Working with recognised trade unions, including full-time officers or branch representatives, on individual cases or collective matters (A/I)
E5  Writing reports, outcome letters and policy (A/T)
D1  Local government or other public service
D2  Restructure, redundancy, TUPE, redeployment
D3  Employment tribunal bundle preparation, Acas early conciliation

KNOWLEDGE AND SKILLS
E6  Sound knowledge of employment law and the Acas Code (I/T)
E7  Able to coach managers and to challenge them when needed (I)
D4  iTrent, Green Book and JNC conditions, job evaluation

OTHER
E8  Able to travel between depots, schools and libraries in the borough
Candidates who do not show E1, E3 and E4 in the application cannot be shortlisted.

The Council is an agile employer. LGPS pension, 27 days' leave rising to 32. We guarantee an interview to disabled applicants, care leavers and veterans who meet all essentials. Wrekedge is committed to safeguarding and expects its staff to share that. Closing date 20 November 2026, interviews w/c 7 December. CV and supporting statement through the jobs portal; late ones will not be looked at.`,
  graded: [
    {
      name: 'trust-er',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'CIPD Level 5 of 2020 and six years of formal casework to appeal in two NHS trusts with four unions, plus TUPE and tribunal bundles.',
      lacks: [],
      cv: `Joanne Tipton, Assoc CIPD, Telford

| From | To | Employer | Post |
| Oct 2022 | now | Severn Vale Hospitals NHS Trust | Employee Relations Adviser (Band 6) |
| Jan 2020 | Sep 2022 | Mid Marches Community NHS Trust | Assistant HR Adviser |
| 2016 | 2019 | same | HR Administrator |

Severn Vale: 25 to 30 open cases. Disciplinary (to dismissal), grievance, final stage sickness, capability. I sit with the panel at hearings and appeals and write the outcome letters. UNISON, RCN, Unite, GMB: reps and regional officers; secretary of the JNCC policy sub-group. TUPE of sterile services, 64 staff, 2024. Bundles for four tribunal claims.
Mid Marches: sickness meetings, own disciplinaries and grievances from autumn 2020.

CIPD Level 5 Diploma (Wolverhampton, 2020). GCSE English B, Maths C. ESR. I drive.`,
    },
    {
      name: 'rail-people-partner',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: 'A train operator people partner with a Level 7 diploma: case management to dismissal and appeal with ASLEF, RMT and TSSA reps, in the words of the railway.',
      lacks: [],
      cv: `Sunil Matharu, Chartered MCIPD, People Partner (Traincrew and Stations)

I look after 640 drivers, conductors and station teams at West Borders Trains, Shrewsbury, and have done since April 2021. In plain words: when something goes wrong between a manager and one of their people, they ring me. Safety of the line charges, failed drugs and alcohol screens, harassment complaints, attendance procedure stage 3, medical severance, performance plans. Since I joined I have supported a little over 200 formal meetings, from investigation to decision and regional appeal, with a company council rep from ASLEF or RMT on the other side of the table each time, and TSSA for the clerical grades. With the full-time organisers I settle what can be settled before it is put to ballot. I drafted the new attendance policy and took it through the machinery of negotiation. In 2023/24 I did the people side of the ticket office consultation: at-risk letters, redeployment, volunteers. Six ACAS early conciliations, all but one closed.

From 2017 to March 2021 I was HR coordinator at a poultry processor in Craven Arms: recruitment, payroll input, and minutes of disciplinaries.

Postgraduate Diploma HRM (CIPD Level 7), Birmingham City University, 2020. BA Sociology, Keele, 2016. GCSEs incl. English and Maths.

SAP SuccessFactors. Full licence. My daughter says my hobby is e-mail; in truth it is dhol drumming and Shrewsbury Town.`,
    },
    {
      name: 'never-did-cipd',
      kind: 'denial',
      low: 56,
      high: 70,
      best: 63,
      why: 'Eight years of council ER casework with the unions, stronger than most, but no CIPD and no accredited degree, and she says so.',
      lacks: [
        'CIPD Level 5 qualification in HR / people management, or Level 7, or a degree with CIPD accreditation',
      ],
      cv: `SUPPORTING STATEMENT AND CV - Post 20871 - Maureen Okell

E1: I have to be honest, I have not done CIPD, at any level. I learned on the job from 2011 and it was never asked of me until now. I would do Level 5 with pleasure if the Council paid half.
E2: O levels 1984, English, Maths, five others.
E3: HR Officer (Casework), Staffordhurst District Council, May 2018 to today. Sole adviser for Streetscene, Leisure and Housing, some 480 staff. Disciplinary 70+ cases, grievance 40+, capability 12, absence too many to count, most at first stage, about thirty at hearing and eleven at members' appeal panel. Wrote management's case and the outcome letters. One dismissal challenged at tribunal and upheld, 2022; I did the bundle and was a witness.
E4: I meet with the UNISON branch secretary and the GMB convenor each fortnight. Refuse rounds dispute 2021, regional officers involved.
E5: Wrote Menopause, Hybrid and Drugs & Alcohol policies.
E6: Acas courses 2019, 2023; employment law update each spring from Legal Services.
E7: Ask any of my managers.
D1: yes, 15 years. D2: leisure TUPE'd out in 2019 and back in 2024. D4: iTrent daily, Green Book by heart.
E8: car.

Before 2018: HR Assistant 2011 to 2018, same council, contracts, DBS, maternity. Before that school secretary 1998 to 2011.
Referees: Head of HR, and the Unison branch sec if you dare.`,
    },
    {
      name: 'pasted-advert',
      kind: 'pasted',
      low: 30,
      high: 45,
      best: 37,
      why: 'An HR administrator with Level 3 who has taken notes at hearings; the criteria at the end are copied from the advert and prove nothing.',
      lacks: [
        'CIPD Level 5 qualification in HR / people management, or Level 7, or a degree with CIPD accreditation',
        "At least two years' experience of advising managers on formal cases",
        'Working with recognised trade unions',
      ],
      cv: `Chloe Danks
HR Administrator

Fosse Care Homes Ltd, Wolverhampton, HR Administrator, August 2023 to present
Contracts, right to work checks, rotas in Sona, starters and leavers, references, note taking at investigation meetings and hearings (about 15), typing up of letters from the adviser's templates, absence spreadsheets, return to work reminders.

Costa, Telford, Barista Maestro, 2020 to 2023

CIPD Level 3 Foundation Certificate in People Practice, 2025
A levels Business, Psychology, Drama, 2020. GCSE English 6, Maths 5

Key skills and knowledge
CIPD Level 5 qualification in HR / people management, or Level 7, or a degree with CIPD accreditation. At least two years' experience of advising managers on formal cases: disciplinary, grievance, capability and sickness absence, to hearing and appeal stage. Working with recognised trade unions, including full-time officers or branch representatives, on individual cases or collective matters. Writing reports, outcome letters and policy. Local government or other public service. Restructure, redundancy, TUPE, redeployment. Employment tribunal bundle preparation, Acas early conciliation. Sound knowledge of employment law and the Acas Code. Able to coach managers and to challenge them when needed. iTrent, Green Book and JNC conditions, job evaluation.

Interests: musical theatre, my rescue greyhound`,
    },
    {
      name: 'thin-retail-er',
      kind: 'thin',
      low: 52,
      high: 67,
      best: 60,
      why: 'Few words: Level 5 and three years of ER cases in retail to appeal stage, but the firm has no union, so the union criterion is not met.',
      lacks: ['Working with recognised trade unions'],
      cv: `Ewan Prosser, Assoc CIPD (Level 5, 2022)

ER Adviser, Larkfield Home Stores head office, Stoke, since July 2023. Phone and on-site advice to 90 store managers. Disciplinaries, grievances, capability, absence, up to appeal. Around 250 cases, outcome letters, two tribunals prepared. Company not unionised.

Before: HR assistant, logistics, 2019-2023.

English and Maths GCSE. Car. Available in four weeks. More on request.`,
    },
  ],
};
