/** Dialysis RN, Texas: the licence, a year of hemodialysis as a nurse and BLS decide. */
import type { GradedJob } from '../types.ts';

export const dialysisNurse: GradedJob = {
  job: 'dialysis-nurse',
  title: 'Registered Nurse, Outpatient Hemodialysis',
  spec: `RN - Outpatient Hemodialysis - Tyler, TX - 3x12s, no Sundays

Our 24-chair clinic needs an experienced chairside RN.

REQUIRED:
- Active, unencumbered RN license: Texas or multistate compact
- ADN or BSN from an accredited school
- 12 months minimum of hemodialysis experience as an RN
- Current BLS (AHA)

THE DAY: Pre and post assessments, cannulating fistulas and grafts, accessing catheters, initiating and terminating treatments, monitoring and responding to hypotension, cramps and access problems, giving ESAs, iron and heparin per protocol, supervising PCTs, teaching patients, charting, rounding with the nephrologist.

A PLUS: CDN or CNN, charge experience, home or peritoneal dialysis, Spanish.

Pay $38-$47/hr, sign-on bonus $7,500, 401k, medical/dental. Piney Lake Kidney Care is an EOE. Drug screen, TB test and hepatitis B titer before start.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Texas RN, BSN, over six years of in-center hemodialysis with charge, CDN, BLS and Spanish.',
      lacks: [],
      cv: `MARISOL TREVIÑO, BSN, RN, CDN
Longview, Texas

LICENSES & CERTIFICATIONS
Texas RN, active, multistate, exp. 07/2028
Certified Dialysis Nurse (CDN) 2023
BLS (AHA) exp. 03/2028

EXPERIENCE
Charge Nurse / RN, Pine Belt Dialysis Center, Longview TX
May 2020 – Present
- 20 chairs, charge three days a week, oversees six patient care technicians
- Cannulates AV fistulas and grafts incl. buttonhole; CVC access and dressing care
- Initiates, monitors and ends treatments; manages intradialytic hypotension; ESA and iron protocols
- Access and fluid teaching in English and Spanish; monthly rounds with nephrologists

RN, Telemetry, St. Brendan Medical Center, Tyler TX
June 2018 – April 2020

BSN, East Pines University, 2018`,
    },
    {
      name: 'manila',
      kind: 'foreign',
      low: 51,
      high: 68,
      best: 61,
      why: 'Eight years of hemodialysis abroad and NCLEX passed, but no US licence issued yet.',
      lacks: ['active RN license, Texas or compact'],
      cv: `Jerome Dimaculangan, RN (Philippines)
Dialysis Nurse

PRC license Philippines, active. NCLEX-RN passed February 2026. Texas Board of Nursing application by endorsement in process, license not yet issued. VisaScreen done. Permanent resident since 2026, living in Tyler.

Hemodialysis Staff Nurse, Laguna Renal Institute, Calamba, Philippines. January 2018 to December 2025
16 stations, two shifts. Priming, cannulation of AVF and AVG, permcath access, treatment start and end, blood pressure drops, cramps, heparin and erythropoietin per doctor's order. Senior nurse from 2022, trained new nurses. Peritoneal dialysis exchange for ward patients.

Staff Nurse, medical ward, 2016 to 2017

BS Nursing, Laguna Lakeside University, 2015 (CGFNS evaluated)
BLS, American Heart Association, April 2026`,
    },
    {
      name: 'technician',
      kind: 'missing',
      low: 30,
      high: 49,
      best: 40,
      why: 'A certified technician with nine years at the chair, who is not a nurse.',
      lacks: ['RN license', 'ADN or BSN', '12 months of hemodialysis as an RN'],
      cv: `Latoya Gaines CCHT
Certified Clinical Hemodialysis Technician

Tyler Kidney Partners, Patient Care Technician, March 2017 to present
Sets up and tests machines, water checks, cannulates fistulas and grafts (15 and 16 gauge), starts and ends treatments, watches vital signs, reports hypotension and cramps to the nurse, holds sites, reinforces teaching, charting in Epic. Preceptor to new PCTs. Lead tech since 2022.

Rose City Nursing Home, CNA, 2014 to 2017

CCHT (NNCC), current to 2027
BLS AHA, current
High school diploma, Tyler Northside High School 2013
Some Spanish. Never missed a Saturday.`,
    },
    {
      name: 'icu',
      kind: 'denial',
      low: 50,
      high: 67,
      best: 58,
      why: 'Licensed BSN nurse from intensive care, who says outright that she has done no dialysis.',
      lacks: ['12 months of hemodialysis experience as an RN'],
      cv: `Hannah Brzezinski, RN, BSN I am a critical care nurse who would like a schedule without nights. I have no hemodialysis experience; in our unit the dialysis nurses come in from a contractor, and I have not cannulated a fistula or graft. Registered Nurse, Medical ICU, Caddo Trinity Hospital, Shreveport LA then Tyler TX campus 07/2020 to present Two patients per shift. Ventilators, vasoactive drips, central line access and dressings, fluid balance in renal failure, heparin protocols, hypotension, family teaching, charge relief, preceptor. License: Texas RN (multistate compact), active, no discipline, expires 2027 BLS and ACLS (AHA), current BSN, Red River Baptist College, 2020 Spanish, conversational`,
    },
    {
      name: 'six-months',
      kind: 'years',
      low: 53,
      high: 71,
      best: 62,
      why: 'Every paper and the right clinic work, but six months of hemodialysis where twelve are asked.',
      lacks: ['12 months of hemodialysis experience as an RN'],
      cv: `Chidinma Eze RN
Tyler TX

05/2026 - now      RN, Lone Star Renal Care, Jacksonville TX
                   outpatient HD, 16 chairs. 8 week training then own pod of
                   four patients. AVF/AVG cannulation, CVC hook-up, pre/post
                   assessment, ESA + iron, hypotension, catheter dressings,
                   patient teaching, two PCTs on the pod
08/2023 - 04/2026  RN, Med-Surg 4 West, Cherokee Regional Hospital
                   6 patients, IV starts, diabetics, post-ops, renal diets

Associate Degree in Nursing, Neches Community College (ACEN), May 2023
RN license Texas # 11xxxxx, active, expires 2027, unencumbered
BLS AHA exp 2027
Enrolled RN to BSN, spring 2027 start`,
    },
  ],
};
