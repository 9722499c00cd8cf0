/** Cath lab nurse, Arizona: the RN license (state or compact), two years in the lab, BLS and ACLS in date. */
import type { GradedJob } from '../types.ts';

export const cathLabNurse: GradedJob = {
  job: 'cath-lab-nurse',
  title: 'Registered Nurse, Cardiac Cath Lab',
  spec: `RN - Cardiac Catheterization Lab
Saguaro Vista Medical Center, Tucson, AZ | Full time, 4 x 10 days | Req. 44817

WHO WE ARE
A 340-bed community heart hospital. Three cath labs, one EP suite, a hybrid OR. We do about 2,900 cases a year and 190 STEMI activations.

THE ROLE
• Circulate, monitor and scrub in diagnostic and interventional cardiac procedures
• Give and monitor moderate sedation; recover patients, pull sheaths, manage closure devices
• Respond to STEMI call within 30 minutes (one weeknight, every fourth weekend)
• Chart in Epic Cupid, keep the supply par levels honest, precept new staff

REQUIRED
• RN license in Arizona, or a multistate license issued by a Nurse Licensure Compact state
• Associate or bachelor's degree in nursing
• 2+ years in a cath lab, EP lab or interventional radiology
• BLS and ACLS (AHA), both current on the day you start

PREFERRED
• RCIS, RCES or CV-BC
• IABP and Impella; TAVR or other structural cases
• Mac-Lab or Sensis hemodynamics
• ICU or ED background

WHAT YOU GET
Sign-on bonus, 403(b) match, tuition help, free parking. Saguaro Vista is an equal opportunity employer and a tobacco-free campus.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 99,
      best: 95,
      why: 'Arizona RN, BSN, RCIS, seven years in two busy cath labs, Impella and TAVR, both cards in date.',
      lacks: [],
      cv: `DANIELLE OKAFOR-BRANDT, BSN, RN, RCIS
Oro Valley, Arizona

LICENSES AND CARDS
Registered Nurse, Arizona State Board of Nursing, active, renews April 2029
RCIS (CCI), 2022
AHA: BLS and ACLS through 08/2027. PALS through 03/2027.

EXPERIENCE

Staff RN II, Cardiac Cath Lab - Rincon Heart Institute, Tucson, AZ
Oct 2021 to present
- Scrub, circulate and monitor; roughly 14 cases a week, radial first program
- Primary PCI on call every fourth night, average door to balloon 58 min last year
- Superuser for Impella CP and IABP; TAVR days on Tuesday and Thursday
- Sedation records and hemodynamics in Mac-Lab, charting in Epic Cupid
- Preceptor for six new hires

RN, Cath Lab / Prep and Recovery - Mesquite General, Phoenix, AZ
July 2019 to Sept 2021
- Sheath removal, TR bands, Angio-Seal and Perclose. Moderate sedation.

RN, Cardiovascular ICU - Mesquite General
June 2015 to July 2019
- Fresh hearts, balloon pumps, CRRT. Charge nurse last year.

EDUCATION
BSN, Ocotillo State University, 2015

Interests: trail running, rescue greyhounds.`,
    },
    {
      name: 'ep-tennessee',
      kind: 'any-of',
      low: 77,
      high: 90,
      best: 84,
      why: 'Compact license of Tennessee, associate degree and EP lab years, each one of the accepted forms; little coronary or structural work.',
      lacks: [],
      cv: `Terrell Whitcomb, RN
Currently in Knoxville; moving to Tucson in January to be near my wife's parents.

I am an electrophysiology nurse. For the past three and a half years (since May 2023) I have worked in the EP lab of Cumberland Ridge Regional: AF ablations with Carto and Ensite, pacemaker and ICD implants, loop recorders, cardioversions, a few lead extractions with the surgeons next door. I circulate and give moderate sedation; anesthesia handles the long ablations. I scrub devices. We pull our own venous sheaths, most with a figure-of-eight stitch. On call one week in five, and because the labs share staff at night I have been second nurse for perhaps thirty STEMIs.

From August 2020 to April 2023 I was in the emergency department of the same hospital (Level II trauma), and before nursing I drove a delivery truck for four years.

Associate of Applied Science in Nursing, Holston Community College, 2020. BSN coursework planned.

Tennessee RN, multistate privilege, expires 2028.
ACLS 2/2028 and BLS 2/2028, American Heart Association.

Epic since 2022, before that Cerner. No RCES yet.`,
    },
    {
      name: 'new-to-the-lab',
      kind: 'years',
      low: 60,
      high: 73,
      best: 67,
      why: 'Arizona RN with a strong cardiac ICU past, but eleven months in the cath lab where two years are required.',
      lacks: ['2+ years in a cath lab, EP lab or interventional radiology'],
      cv: `Marisol Quintanar BSN RN

PROFILE
Critical care nurse with eight years at the bedside, now working in the cath lab. Calm in emergencies, quick learner, bilingual English/Spanish.

EMPLOYMENT

12/2025 - present | RN, Cardiac Cath Lab | Superstition Valley Hospital, Mesa AZ
Completed 16-week orientation. Circulating and monitoring left and right heart caths, PCI, pericardiocentesis. Moderate sedation competency signed off in February. Taking STEMI call independently since April. Started to scrub diagnostics. Epic Cupid, Sensis.

02/2021 - 11/2025 | RN, Cardiac ICU | Superstition Valley Hospital
Post-PCI and post-arrest patients, Impella and balloon pump, temporary pacing, femoral sheath pulls, targeted temperature management. Charge from 2023.

07/2018 - 01/2021 | RN, Telemetry | Agua Dulce Medical Center, Yuma AZ
Chest pain observation, heparin and cardizem drips, pre and post cath patients.

EDUCATION
2018 BSN, Ocotillo State University

LICENSURE / CERTIFICATIONS
RN Arizona, unencumbered (2028)
CCRN 2022
ACLS exp. 05/2028, BLS exp. 05/2028, NIHSS`,
    },
    {
      name: 'acls-january',
      kind: 'lapsed',
      low: 60,
      high: 74,
      best: 69,
      why: 'Everything else of a strong candidate, but the ACLS card ran out in January 2026 and no renewal is shown.',
      lacks: ['BLS and ACLS (AHA), both current on the day you start'],
      cv: `GREGORY STANHOPE-LEE
Cath Lab Registered Nurse

Work History

Palo Verde Heart & Vascular, Scottsdale AZ
Cath Lab RN, March 2020 - December 2025
Three-room lab, 1,600 cases. Scrubbed and circulated coronary, peripheral and structural procedures incl. MitraClip and TAVR. Conscious sedation. Impella starts and weans. Built the supply cart checklist that all rooms use. STEMI call.

St. Bonaventure Hospital, Albuquerque NM
Interventional Radiology RN, June 2017 - February 2020
Sedation for biopsies, drains, TIPS, stroke thrombectomy.

St. Bonaventure Hospital
Step-down RN, 2014 - 2017

January 2026 to now: family leave, caring for a parent in Tucson. Ready to return to full time work.

Academic
Bachelor of Science in Nursing, Sandia Plains University, 2014

Credentials

| Credential | Issued by | Valid until |
|---|---|---|
| RN 208841 | Arizona | 07/2028 |
| BLS | AHA | 06/2027 |
| ACLS | AHA | 01/2026 |
| CV-BC | ANCC | 09/2027 |

Systems: Mac-Lab, Epic Cupid, Pyxis, Omnicell.`,
    },
    {
      name: 'rcis-technologist',
      kind: 'missing',
      low: 40,
      high: 55,
      best: 48,
      why: 'Nine years in cath labs as a cardiovascular technologist; not a nurse, no nursing degree, no RN license.',
      lacks: ['RN license in Arizona, or a multistate license', "Associate or bachelor's degree in nursing"],
      cv: `Bryce Hallorann, RCIS
Invasive Cardiovascular Specialist

Summary: Nine years in high-volume cardiac cath labs in Arizona, scrubbing and monitoring everything from diagnostic caths to CTO PCI and structural heart.

Lead Cardiovascular Specialist
Rincon Heart Institute, Tucson | 2021 to present
* First scrub for PCI, CTO, TAVR, Watchman, ASD closure
* Mac-Lab monitoring and hemodynamic calculations
* Impella, IABP, Rotapro and shockwave setup; company-certified on all four
* STEMI team, 25 minute response, every third weekend
* Manages $4M consignment; trains new nurses and techs on the table

Cardiovascular Specialist
Desert Willow Hospital, Tucson | September 2017 to 2021
* Scrub, circulate (non-medication role), monitor, radial program rollout

Cardiac Monitor Tech
Desert Willow Hospital | 2015 to 2017

Education
A.A.S., Invasive Cardiovascular Technology, Pima Verde College, 2017

Credentials
RCIS 2017, RCES 2023
AHA BLS 10/2027, AHA ACLS 10/2027

Community: teaches hands-only CPR at the public library; coaches little league.`,
    },
  ],
};
