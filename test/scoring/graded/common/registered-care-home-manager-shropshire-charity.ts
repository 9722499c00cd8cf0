import type { GradedJob } from '../types.ts';

export const registeredCareHomeManagerShropshireCharity: GradedJob = {
  job: 'registered-care-home-manager-shropshire-charity',
  title: 'Registered Manager, nursing home for older people (Shropshire)',
  spec: `Clun Valley Homes (registered charity)
REGISTERED MANAGER, The Larches, near Ludlow. 46 beds, nursing and dementia residential
£58,000 to £63,000 plus up to 10% on occupancy and quality | 40 hours | shared on-call

JOB PURPOSE
To hold day-to-day responsibility for the home, its 70 staff and a budget of £2.9m, and to be the person named with the regulator. The outgoing manager retires in February. The home was rated Good in 2024 and trustees want it to stay there and, in time, go beyond.

MAIN TASKS
1. Safe care: care plans that are true, medicines, falls, pressure areas, safeguarding, notifications.
2. People: recruit, rota, supervise, keep agency below 4%.
3. Beds and money: assessments, council and self-funding fees, monthly figures to the trustees.
4. Families and the village: be seen, answer complaints, keep the door open.

PERSON SPECIFICATION (E = essential, D = desirable; applicants without every E will not be shortlisted)

Level 5 Diploma in Leadership for Health and Social Care, or the older Registered Managers Award / NVQ 4 in management ............ E
Minimum three years in post as manager of a residential or nursing home for older people (deputy years do not count) ............ E
Has been approved by CQC as a registered manager ............ E
First-level nurse with live PIN ............ D
Dementia care knowledge, e.g. leading a specialist unit ............ D
Has taken a home through an inspection ............ D
Electronic care records ............ D
Car driver ............ D

The post is exempt from the Rehabilitation of Offenders Act. Enhanced disclosure will be sought by the charity. Closing date 20 November, interviews in the home, with lunch with the residents.`,
  graded: [
    {
      name: 'rosalind-petch-manager',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Six years as CQC registered manager of a nursing and dementia home, Level 5, an inspection to Good and a live PIN.',
      lacks: [],
      cv: `ROSALIND PETCH RN (Adult)
Leominster, Herefordshire

Registered manager of a 52-bed nursing and dementia home. NMC PIN live, revalidated 2025. Full driving licence.

CAREER HISTORY

Mar 2020 - present    Home Manager (CQC registered manager since June 2020)
                      Arrow Bank Nursing Home, Leominster (Tarrington Care Ltd)
    - 52 beds, 24 of them in a dementia unit I opened in 2022; 81 staff; turnover £3.3m
    - Found it Requires Improvement, inspected Nov 2021 and again July 2024: Good in all five
    - Occupancy 78% to 96%, agency from 19% to under 3%
    - Moved from paper to an electronic care planning system (2021), eMAR 2023
    - Safeguarding lead; 3 complaints upheld in six years
    - Fee talks with two councils and the ICB for FNC/CHC

Aug 2016 - Feb 2020   Deputy Manager and clinical lead, same home under previous owner

2009 - 2016           Staff Nurse, then Sister, care of the elderly, Wyeside Community Hospital

EDUCATION AND TRAINING
Level 5 Diploma in Leadership for Health and Social Care (Adults management), 2019
DipHE Adult Nursing, Marches University, 2009
Dementia care matters leadership course, 2022
Safeguarding adults level 4, 2025; MCA/DoLS 2026`,
    },
    {
      name: 'bernadette-osei-matron',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: 'Calls herself matron; holds the NVQ 4/RMA, is named with the Commission and has run homes for the elderly for eleven years.',
      lacks: [],
      cv: `Bernadette Osei
Craven Arms, Shropshire SY7
Born 3 May 1971

Present post: Matron in charge, Stokehay House, since September 2018

Stokehay is a country house with 34 rooms for elderly ladies and gentlemen, a third of them living with memory loss. I answer for all of it: the Commission has my name on the certificate as the person managing the regulated activity (granted January 2019, still in force). 47 people work for me. I take the enquiries, go out and assess, agree the fees, make up the rota with my deputy and go through every accident form on Mondays. Inspectors came in March 2023 and left us with Good, "outstanding features in caring". I report to the family who own it with a one-page set of numbers each month: beds filled (33 of 34 today), wages as % of income, falls, infections, sores. We write care notes on handheld devices since 2021. I run a carers' tea for relatives, and the school choir comes.

Before: Manager, Teme View Rest Home, Tenbury Wells, April 2015 to August 2018. 22 residents. Approved by the CQC for that home too (2015).

Before that: Senior carer and then deputy, Teme View, 2006 to 2015.

Awards: NVQ 4 Leadership and Management in Care, with Registered Managers Award, 2010. Level 3 in dementia awareness, 2019. Not a nurse.

I drive and I live eleven minutes away.`,
    },
    {
      name: 'wayne-tolley-overlap',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 66,
      why: 'Says six years, but his three manager posts ran side by side and come to two years and three months; the rest is there.',
      lacks: ['three years as manager of a home for older people'],
      cv: `Wayne Tolley
Home Manager - over six years of management experience across three homes
Telford TF1 | full UK licence

Key achievements
Turned two homes from Requires Improvement to Good
Level 5 Diploma in Leadership and Management for Adult Care (2022)
CQC registered manager, Ironbridge Court, 2024 to 2026

Management posts (Severn Gorge Care Group)
Home Manager, Ironbridge Court (40 beds, older people, residential)    January 2024 - March 2026
Acting Home Manager, Coalport Lodge (28 beds, dementia)    June 2024 - February 2026, alongside
Peripatetic Manager, Madeley Grange (36 beds nursing)    September 2024 - December 2025, two days a week alongside

What I did there: staffing, budgets (£1.8m at Ironbridge), inspection Sept 2024 and May 2025, both Good. Person Centred electronic records. Occupancy to 94%. Dealt with a norovirus outbreak and a coroner's request. Chaired the group's falls forum.

Since April 2026: freelance quality auditor, mock inspections for small providers.

Earlier
Deputy Manager, Ironbridge Court, Aug 2019 - Dec 2023
Team leader, Ironbridge Court, 2015 - 2019
Army chef, Royal Logistic Corps, 2007 - 2014`,
    },
    {
      name: 'malcolm-threadgold-old',
      kind: 'old',
      low: 57,
      high: 70,
      best: 64,
      why: 'Ten years as registered manager with the award, but all of it ended in 2014 and he has kept a guest house since.',
      lacks: [],
      cv: `MALCOLM THREADGOLD

Bishop's Castle, Shropshire. Date of birth 22.11.1964. Car owner.

I managed care homes for the elderly for ten years and am looking to return for a last stretch before retirement.

2015 - date: Proprietor with my wife of Kerry Ridge Guest House (7 rooms). Hospitality, accounts, two part-time staff. Trustee of the village day centre for older people since 2019 (voluntary, monthly meetings).

September 2004 - October 2014: Manager, Walcot Park Residential and Nursing Home, 44 beds, Long Mynd Care Ltd. Registered manager with CSCI and then with CQC from October 2010 until I left. Led 60 staff, reported to directors, budget of £1.6m. Inspections 2006, 2008, 2011 and 2013, all passed without enforcement. Set up a wing for people with dementia in 2009. Occupancy never below 92%.

1998 - 2004: Deputy Manager, Walcot Park.
1986 - 1998: Enrolled Nurse, then care officer, county council homes. (My nursing PIN ended in 2001.)

Registered Managers Award and NVQ level 4 in Care, 2005.
Care certificate refresher modules online, August 2026: safeguarding, medication, mental capacity.`,
    },
    {
      name: 'shanice-boateng-childrens-home',
      kind: 'adjacent',
      low: 38,
      high: 50,
      best: 44,
      why: "A registered manager, but of a children's home under Ofsted; no older people, no CQC.",
      lacks: ['three years as manager of a home for older people', 'CQC approval as registered manager'],
      cv: `Shanice Boateng
Wolverhampton

REGISTERED MANAGER (Children's Residential)

Employer Position From To
Beacon Rise Children's Home, Dudley Registered Manager (Ofsted) 07/2021 present
Beacon Rise Children's Home Deputy Manager 03/2018 07/2021
Halesmere Care, Walsall Residential support worker 09/2013 02/2018

Current role
Five-bed home for young people aged 11 to 17 with emotional and behavioural difficulties. 16 staff. Placement referrals, risk assessments, Reg 44 and Reg 45 reports, LAC reviews, budget £940k. Ofsted full inspections: Good 2022, Good 2023, Outstanding 2025.

Qualifications
Level 5 Diploma in Leadership and Management for Residential Childcare, 2021
Level 5 Diploma in Leadership for Health and Social Care (Children and Young People pathway), 2019
Therapeutic crisis intervention trainer
Designated safeguarding lead, renewed 2026

Driver. Enhanced DBS on update service.

I am interested in moving over to adult services. I have not worked with the elderly except for caring for my grandmother.`,
    },
  ],
};
