/** Person in Charge of a disability centre in Ireland: registration, management award, three years of managing and a driving licence decide. */
import type { GradedJob } from '../types.ts';

export const personInChargeIreland: GradedJob = {
  job: 'person-in-charge-ireland',
  title: 'Person in Charge, Residential Disability Services',
  spec: `PERSON IN CHARGE (PIC)
Two designated centres, seven residents, Co. Kildare. 39 hours, HSE-aligned Social Care Manager scale.

The post
St Gobnait's Services supports adults with an intellectual disability in ordinary houses. As Person in Charge you hold statutory responsibility under the Health Act 2007 (Care and Support of Residents in Designated Centres for Persons with Disabilities) Regulations 2013 for how the two houses are run, and answer to the Services Manager.

Eligibility
Candidates must, on the closing date, have:
(a) a qualification at QQI Level 7 or higher in social care, nursing or a related field;
(b) current registration with CORU (Social Care Workers or Social Workers Register) or with NMBI;
(c) an appropriate qualification in health or social care management, QQI Level 6 or above;
(d) not less than three years' experience in a management or supervisory role in health or social care;
(e) a full, clean category B driving licence valid in Ireland.

Experience of HIQA inspections, compliance plans and notifications (NF06, NF39) and of adult safeguarding under the national policy is highly desirable, as is experience with behaviours of concern and medication management.

Main duties
Rosters and supervision of a team of eighteen; personal plans and annual reviews; risk register; incident review on NIMS; budgets; quality audits; working with families and the Decision Support Service.

We offer
27 days' leave, contributory pension, EAP, paid training. Garda vetting and two written references are required. St Gobnait's is an equal opportunities employer. A panel may be formed from which future vacancies will be filled.`,
  graded: [
    {
      name: 'pic-two-houses',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Already a Person in Charge for five years, registered, with a management award and good inspection reports.',
      lacks: [],
      cv: `Niamh Geraghty
Newbridge, Co. Kildare. Full clean Irish B licence, own car.
CORU: registered social care worker SCW012877 (2024)

CAREER
Liffeyside Community Homes, Naas
Person in Charge, May 2021 - present
- Three bungalows, nine men and women with moderate to severe intellectual disability, 24 staff
- Four unannounced HIQA inspections, the last two without a single non-compliance; wrote the compliance plan after the first
- All statutory notifications, quarterly returns, NIMS review; designated officer for safeguarding
- Payroll budget of 1.3 million euro, agency use brought down from 22 to 6 %
- Person-centred plans, annual reviews, positive behaviour support with the psychologist
- Supervision every six weeks, probation, return to work meetings, disciplinary stage one

Liffeyside Community Homes
Social Care Leader, February 2017 - April 2021
- Ran one house of four, rota, medication audits (SAM trainer), line manager of nine

Barrow Valley Services, Athy
Social Care Worker, 2012 - 2017

QUALIFICATIONS
BA (Hons) Social Care Practice, Level 8, SETU Carlow, 2012
QQI Level 6 Management in Health and Social Care, 2018
Safeguarding designated officer training 2023, MAPA, manual handling instructor 2025`,
    },
    {
      name: 'regional-director-steps-back',
      kind: 'overqualified',
      low: 75,
      high: 90,
      best: 83,
      why: 'A regional director and RNID who meets every point and more; only the level of the post is a question.',
      lacks: [],
      cv: `EXECUTIVE SUMMARY: Fergal Mac Conmara, nurse manager and director in disability services, twenty-one years.

2019 - Oct 2026: Regional Director of Operations (East), Tearmann Care Group. 34 designated centres, 620 employees, budget 41m euro. Registered provider representative for the Regulator; eleven Persons in Charge and three area managers reported through me. Led the response to two notices of proposal to cancel registration; both were lifted.
2013 - 2019: Area Manager, Tearmann Care Group, Kildare and Laois. Eight houses. PIC of two of them for eighteen months (2014-2015) while we recruited.
2008 - 2013: Clinical Nurse Manager 2, St Fintan's, Portlaoise. Unit of twelve, closure of the congregated setting and move to the community.
2005 - 2008: Staff nurse (RNID), St Fintan's.

BSc Nursing (Intellectual Disability), DCU, 2005. MSc Healthcare Management, Royal College of Surgeons in Ireland, 2012.
NMBI: active on the RNID division, PIN 00158823, fee paid for 2026.
Driving: category B since 2003, no points.

Why a smaller job? I want to be near residents again, and home for dinner in Clane. I have thought about the pay and it is fine.

Trustee of a respite charity; Special Olympics coach.`,
    },
    {
      name: 'two-leader-posts-at-once',
      kind: 'overlap',
      low: 58,
      high: 72,
      best: 66,
      why: 'The "four years and more of managing" are two part-time posts of the same two years.',
      lacks: ['three years in a management or supervisory role'],
      cv: `AGNIESZKA WROBEL
Social Care Leader - more than four years of management experience

Registered with CORU (Social Care Workers Register) since October 2024
Full driving licence, category B, clean

MANAGEMENT POSTS
Social Care Leader (20 hours), Curragh View Services, Kildare
Sept 2024 - present (2 years 2 months)
House of three adults with intellectual disability and autism. Roster, supervision of seven, petty cash and household budget, personal plans, incident forms on NIMS. Present during a HIQA inspection in March 2026; drafted the compliance plan.

Team Leader (19 hours), Oak Hill Respite, Kilcullen
Oct 2024 - Sept 2026 (2 years)
Shift planning for ten relief staff, medication checks, induction, parents' evenings.

CARE POSTS
Social Care Worker, Curragh View Services, 2019 - Aug 2024
Key worker for two residents, safe administration of medication, day trips, behaviour support plans.
Healthcare Assistant, nursing home, Athlone, 2015 - 2019

EDUCATION
BA in Applied Social Care (Level 7), TUS Athlone, 2019
Level 6 Supervisory Management in Health Services, QQI, 2023
Children First, safeguarding adults, fire warden: 2025

Languages: Polish, English`,
    },
    {
      name: 'no-award-no-licence',
      kind: 'denial',
      low: 40,
      high: 55,
      best: 48,
      why: 'A capable registered house leader who states that there is neither a management qualification nor a driving licence.',
      lacks: ['management qualification', 'category B driving licence'],
      cv: `Dear panel, please find my details below.

Name: Colm Tuohy
Lives in: Celbridge

Work so far
From January 2022 until now I am social care leader in a community house in Leixlip with Riverbank Supports. Five gentlemen live there. I look after the roster and supervise eleven staff, I do appraisals, finances of residents, the risk register and medication audits, and I stand in when our Person in Charge is on leave. I was in the building for two HIQA visits. Monthly reports go from me to the area manager.
From 2015 to the end of 2021 I was a social care worker with the same organisation, at first relief, later permanent; key working, personal plans, swimming group.

Study
Bachelor of Arts in Social Care, Level 8, Technological University Dublin (Blanchardstown), 2015
I have no management qualification. I thought about the Level 6 but did not enrol.

Registration
CORU, Social Care Workers Register, in good standing

Driving
I do not drive. My learner permit expired in 2020; I cycle or take the bus.

Other training
Manual handling, CPI Safety Intervention, epilepsy and buccal midazolam, feeding and swallowing: all 2025
Lamh signs`,
    },
    {
      name: 'restaurant-person-in-charge',
      kind: 'trap',
      low: 6,
      high: 20,
      best: 12,
      why: 'Person in charge of kitchens under food safety law: the same title in catering, nothing in care.',
      lacks: [
        'social care or nursing qualification',
        'CORU or NMBI registration',
        'health or social care management qualification',
        'three years managing in care',
      ],
      cv: `SEAN KILBRIDE
Catering Manager, Maynooth

Experience
Brannigan's Carvery, Maynooth - General Manager and designated Person in Charge (food safety), 2018 to present
* In charge of a team of eighteen on a seven-day roster; hiring, supervision, appraisal, discipline
* Deal with inspections by the Environmental Health Officer and the FSAI; corrective action plans, no closure order ever
* HACCP records, allergen register, incident log, temperature audits
* Weekly budget, wages at 29 % of sales
* Residents' menu for the hotel next door; special diets

Cedar House Hotel, Leixlip - Restaurant Supervisor, 2012 to 2018
* Weddings to 250, stock, tills, trained juniors

Dunne Bros, Kilcock - Deli assistant, 2009 to 2012

Training
QQI Level 6 Supervisory Management (hospitality), 2016
Food Safety Management Level 3, EHAI, 2023
Occupational First Aid, 2024
Manual handling, 2025

Licence: full B, clean
Hobbies: hurling, under-12 coach (Garda vetted)`,
    },
  ],
};
