/** Oncology infusion nurse (US): the RN license, the BSN, two years of oncology and the current chemotherapy card decide. */
import type { GradedJob } from '../types.ts';

export const oncologyNurse: GradedJob = {
  job: 'oncology-nurse',
  title: 'Registered Nurse - Outpatient Oncology Infusion',
  spec: `Registered Nurse - Outpatient Oncology Infusion
Lakeridge Cancer Pavilion, Dayton, Ohio | Full time, 4 x 10 h days, no nights

ABOUT THE ROLE
Our 32-chair infusion center treats about 110 patients a day. You will work beside hematologists, oncology pharmacists and two nurse navigators.

WHAT YOU WILL DO
- Administer chemotherapy, immunotherapy and blood products
- Access and care for ports, PICCs and other central lines
- Recognize and manage hypersensitivity reactions and extravasation
- Teach patients and families about their regimen and document in Epic

REQUIRED
- Active, unencumbered RN license in Ohio or a multistate (compact) license
- Bachelor of Science in Nursing (BSN)
- Minimum 2 years of RN experience in oncology, hematology or an infusion center
- Current ONS/ONCC Chemotherapy Immunotherapy Certificate (or ONS chemotherapy provider card)
- Current BLS (AHA)

PREFERRED
- OCN certification
- Epic Beacon
- Clinical trial infusions

Lakeridge Health is an Equal Opportunity Employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, national origin, disability or veteran status. We offer medical, dental, vision, 403(b) match and tuition assistance.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Seven years of outpatient infusion, BSN, Ohio license, current chemo certificate, BLS, OCN and Beacon.',
      lacks: [],
      cv: `Danielle Okonkwo, BSN, RN, OCN
Kettering, Ohio

PROFILE
Infusion nurse with eleven years at the bedside, seven of them in outpatient oncology. Calm with reactions, patient with teaching.

EXPERIENCE
Infusion RN, Miami Valley Hematology & Oncology Center, Dayton, OH
08/2019 - Present
- 26-chair center; 7 to 9 patients per shift on chemotherapy, checkpoint inhibitors, monoclonals and transfusions
- Independent double checks of BSA, dose and cycle with pharmacy; Epic Beacon treatment plans
- Accesses ports and PICCs, treats hypersensitivity reactions by standing order, led the extravasation kit review in 2023
- First-cycle teaching visits for patients and caregivers
- Phase II and III trial infusions with timed PK draws

RN, Hematology/Oncology inpatient unit, St. Brendan Hospital, Cincinnati, OH
06/2016 - 07/2019
- Induction therapy, neutropenic fever pathways, central line care, preceptor for new graduates

RN, Medical-Surgical, St. Brendan Hospital, Cincinnati, OH
07/2015 - 05/2016

EDUCATION
BSN, Wright Valley University, 2015

LICENSES AND CERTIFICATIONS
RN, State of Ohio, multistate, active, expires 10/2027
OCN since 2020, renewed 2024
ONS/ONCC Chemotherapy Immunotherapy Certificate, current through 03/2028
AHA BLS and ACLS, current through 2027`,
    },
    {
      name: 'chemo-card-expired',
      kind: 'lapsed',
      low: 57,
      high: 74,
      best: 67,
      why: 'Five years of infusion, BSN and license; the chemotherapy card expired in 2024 and was not renewed.',
      lacks: ['current ONS/ONCC Chemotherapy Immunotherapy Certificate'],
      cv: `MARCUS LINDQVIST, RN, BSN
Springboro OH

Summary: infusion nurse since 2018, most recently in a community practice that moved from oncology to rheumatology and neurology infusions.

Tri-County Infusion Associates - Staff RN - Jan 2024 to present
* biologics, IVIG, iron and hydration, 8 patients a day
* ports and peripheral starts, reaction management, patient education
* charge nurse on Fridays, Epic documentation

Harmon Cancer Care, Columbus - Oncology Infusion RN - May 2018 to Dec 2023
* administered chemotherapy, immunotherapy, blood products to solid tumor and lymphoma patients, 20 chairs
* accessed implanted ports, drew labs, handled extravasations and anaphylaxis by protocol
* taught new patients before cycle 1
* trained four new hires

Bellamy Regional, Columbus - RN, telemetry - Jun 2016 to Apr 2018

Education
Bachelor of Science in Nursing, Hocking State College, 2016

Credentials
Ohio RN license (active, clear)
BLS - AHA - exp. 06/2027
ONS chemotherapy/immunotherapy provider card: expired January 2024, not renewed since the current clinic gives no chemo
Languages: English, some Swedish`,
    },
    {
      name: 'adn-bsn-in-progress',
      kind: 'in-progress',
      low: 54,
      high: 72,
      best: 65,
      why: 'Six years in oncology with license, chemo certificate and BLS, but an associate degree; BSN due in 2028.',
      lacks: ['Bachelor of Science in Nursing'],
      cv: `Rosa Elena Villanueva, RN
Oncology nurse | Xenia, Ohio

I have cared for people with cancer since I passed boards, first on a 24-bed oncology floor and now in the chairs. Patients ask for me by name, which I am proud of.

Infusion Center RN, Greene Valley Cancer Institute
March 2022 - today
Give chemo and immunotherapy to 6-8 patients daily, access ports, PICC dressing changes, transfusions. Responsible for the reaction cart. Teaching class on Wednesdays for patients starting FOLFOX, R-CHOP and the like. Epic with Beacon since 2023.

Oncology unit RN, Greene Valley Hospital
August 2020 - March 2022
Inpatient regimens, palliative patients, neutropenic precautions, night charge.

Patient care technician, same hospital
2017 - 2020

Education
Associate Degree in Nursing (ADN), Clark Fork Community College, 2020
RN-to-BSN program, online, started fall 2025, 12 of 34 credits done, expected completion May 2028 - I do not hold the BSN yet

Licenses
Ohio multistate RN license, active
ONS/ONCC Chemotherapy Immunotherapy Certificate, renewed 2026
BLS (American Heart Association), 2026
Spanish, native`,
    },
    {
      name: 'no-us-license',
      kind: 'foreign',
      low: 44,
      high: 58,
      best: 52,
      why: 'Eight years of day-unit chemotherapy in Manila; no US license, NCLEX booked, no ONS certificate.',
      lacks: ['active RN license in Ohio or compact', 'ONS/ONCC Chemotherapy Immunotherapy Certificate'],
      cv: `JOSELITO B. MAGSINO
Registered Nurse (Philippines) - moved to Dayton in June 2026, authorized to work

Career summary
Oncology nurse with eight years in ambulatory chemotherapy, strong in vascular access and in patient teaching.

Employment
Bayview Comprehensive Cancer Center, Manila
Senior Nurse, Chemotherapy Day Unit, 02/2018 - 05/2026
   18 chairs. Preparation checks, cytotoxic and immunotherapy infusions, port access, PICC care, extravasation management, education of patients and relatives, preceptor of eight nurses, sponsor audits for trial patients.

San Rafael Provincial Hospital, Batangas
Staff Nurse, Medicine, 07/2015 - 01/2018

Education
Bachelor of Science in Nursing, University of Taal, 2015 (CES evaluation: equivalent to US BSN)

Licenses and training
PRC Professional Nurse, Philippines, valid to 2027
Not licensed in any US state. Ohio application opened; NCLEX-RN scheduled for January 2027
Hospital chemotherapy competency (in-house), 2018 and yearly. ONS certificate not taken.
AHA BLS, Dayton, August 2026
English IELTS 7.5`,
    },
    {
      name: 'med-surg-keywords',
      kind: 'list',
      low: 30,
      high: 49,
      best: 41,
      why: 'Licensed BSN nurse of a medical-surgical floor; oncology stands only in the summary and the skills list.',
      lacks: [
        '2 years of RN experience in oncology or infusion',
        'ONS/ONCC Chemotherapy Immunotherapy Certificate',
      ],
      cv: `Tiffany Brandt, BSN, RN

PROFESSIONAL SUMMARY
Compassionate and driven registered nurse seeking an outpatient oncology infusion position. Passionate about oncology, hematology, chemotherapy and immunotherapy administration and the patient journey.

CORE COMPETENCIES
Oncology nursing - Chemotherapy - Immunotherapy - Infusion therapy - Port access - PICC - Hypersensitivity reactions - Extravasation - Patient education - Clinical trials - Epic Beacon - OCN

EXPERIENCE

Registered Nurse, Medical-Surgical/Orthopedics, Stillwater Memorial, Troy, OH
September 2021 - Present
- Care for 5-6 post-operative patients per shift, joint replacement and general surgery
- Pain management, wound care, drains, insulin protocols, peripheral IV starts
- Discharge teaching, Epic charting, bedside shift report
- Unit council member, fall prevention champion

Nursing Assistant, Maple Crest Skilled Nursing, Piqua, OH
2019 - 2021
- Activities of daily living, vital signs

EDUCATION
Bachelor of Science in Nursing, University of Darke County, 2021
Senior elective: Introduction to Cancer Nursing (one credit)

LICENSURE
RN, Ohio, active
BLS, AHA, valid until 08/2027`,
    },
  ],
};
