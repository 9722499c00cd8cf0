/** Paramedic, Ireland: the PHECC register at paramedic level, the C1 licence and two years on emergency ambulances. */
import type { GradedJob } from '../types.ts';

export const paramedicIreland: GradedJob = {
  job: 'paramedic-ireland',
  title: 'Paramedic, South-West Region',
  spec: `MUNSTER & SOUTH-WEST AMBULANCE SERVICE
Paramedic, grade code 6133. Permanent whole-time and panel. Bases: Cork, Mallow, Bantry, Killarney.

1. Purpose of the post
To respond to emergency and urgent calls, assess, treat, refer or convey patients in accordance with PHECC Clinical Practice Guidelines, and to drive ambulance vehicles under emergency conditions.

2. Eligibility criteria. On the closing date, 27 November 2026, candidates must:
(a) be entered on the register of the Pre-Hospital Emergency Care Council at the level of Paramedic or Advanced Paramedic;
(b) hold a full, current category C1 driving licence valid in the State, with no more than three penalty points;
(c) have at least two years' post-registration experience on front-line emergency ambulances.

3. Each candidate must also be of good character and in a state of health that indicates a reasonable prospect of giving regular service. Garda vetting applies.

4. Skills looked for at interview
Clinical decision making; teamwork and supervision of interns; communication with patients, families and hospital staff; record keeping on the electronic patient care report; knowledge of treat-and-refer and alternative pathways.

5. An advantage
Emergency driving instructor or tutor qualification; major incident training; Irish.

6. Terms
39-hour week, rostered across 24/7; salary scale €38,900 to €56,100 with location allowance; Single Public Service Pension Scheme. Canvassing will disqualify. The Service is an equal opportunities employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'PHECC paramedic since 2018, C1 to 2030, eight years of front-line work, interns, tutor certificate, Irish.',
      lacks: [],
      cv: `Aoife Ní Bhriain
Macroom, Co. Cork

PHECC Paramedic, PIN 0P41187, on the register without a break since July 2018

EXPERIENCE

Thomond Emergency Ambulance, Limerick and Ennis
Paramedic, July 2018 to present
• Front line, 24/7 roster, some 900 calls a year in town and on the west Clare peninsula
• Regular partner to interns since 2021: 17 signed off
• Acting shift lead on nights; liaison with the emergency department on handover delays
• Treat and refer pilot for hypoglycaemia and falls, 2023; hear-and-treat desk for six weeks
• ePCR champion for the station

Intern paramedic, same service, 2017 to 2018

Community first responder, Ballyvourney, 2014 to 2017

EDUCATION
Diploma in Paramedic Studies, 2018
BA Irish and Geography, 2013
Practice tutor (PHECC assistant tutor) 2022
Major incident medical management (MIMMS) 2023
CPG upskilling complete for the current edition

DRIVING
C1 and BE, licence to March 2030, no points. Emergency services driving standard, level 3.

Gaeilge líofa. Garda vetted 2024.

Referees: Operations manager, Thomond; clinical lead, Ennis.`,
    },
    {
      name: 'welsh-paramedic',
      kind: 'foreign',
      low: 53,
      high: 69,
      best: 62,
      why: 'Seven years of front-line work and a C1; on the HCPC register in the UK, recognition by PHECC only applied for.',
      lacks: ['entered on the PHECC register as Paramedic or Advanced Paramedic'],
      cv: `CURRICULUM VITAE
Rhodri Cadwaladr-Keane

Summary
Paramedic from west Wales with an Irish mother and a house in Skibbereen as of last August. Irish passport.

Work
Dyfed & Ceredigion Ambulance Trust: Paramedic (band 6), Cardigan and Aberaeron stations, September 2019 - present. Double-crewed emergency ambulance and, since 2023, one week in four on the rapid response car. Long rural journeys, sepsis and STEMI pathways, discharge at scene, safeguarding. Practice educator; nine students. ePCR on iPad. On the scene team for the 2024 coach rollover.
Newly qualified paramedic programme, same trust, finished 2021.
St John Cymru volunteer 2014 - 2019.

Education
BSc (Hons) Paramedic Science, Swansea Bay University, 2019
MIMMS provider 2022, JESIP
Foundation module, minor illness, 2025

Registration and licence
HCPC PA48213, renewed to August 2027
PHECC: recognition file sent in September, fee paid, decision awaited
Driving: B, C1 (exchanged for an Irish licence in October 2026), no points; FutureQuals level 3 emergency response driving

Hobbies
Sea swimming, lifeboat crew, learning Irish on Thursday nights.`,
    },
    {
      name: 'no-c1-now',
      kind: 'lapsed',
      low: 57,
      high: 73,
      best: 66,
      why: 'PHECC register and five years front line; moved to a car, and the licence has carried only category B since 2023.',
      lacks: ['full, current category C1 driving licence'],
      cv: `Name: Declan Mulvihill
Grade: Paramedic
PHECC register: yes, since 2016, renewed this year

Posts held
2021 (June) to present. Paramedic, urgent care car, Kingdom Doctor-on-Call, Tralee. Solo responder in a Skoda estate with a GP on the phone. Falls, catheters, palliative breakthrough pain, wound closure, nursing home calls, treat-and-refer for seizure and hypo. About 60% of patients stay at home.
2016 (Feb) to 2021 (May). Paramedic, front-line emergency ambulance, Leeside Ambulance, Cork city. Cardiac arrests, trauma, maternity, the lot. Crew mate for interns.
2014 to 2016. Student and intern, Leeside Ambulance.
2006 to 2014. Van driver, Blarney Bakeries.

Training
NQEMT / Paramedic diploma 2016
Palliative care for paramedics, 2022
PHECC CPG update done on the current version
Tutor: no

Licences
Category B, clean, to 2034. C1 2013 to 2023, then let go at renewal because the car did not call for it (medical form was never sent in).

Garda vetting 2025.

Why this post: I miss having a partner beside me and the big red box behind me. Killarney is ten minutes from home.`,
    },
    {
      name: 'few-lines',
      kind: 'thin',
      low: 60,
      high: 77,
      best: 69,
      why: 'About sixty words, yet register, C1 and six years of emergency ambulance are all stated with a date; nothing beyond that.',
      lacks: [],
      cv: `Sinéad Garvey, Fermoy

Paramedic with Dublin Bay Fire and Ambulance, emergency ambulance, since May 2020.
Registered with PHECC as paramedic April 2020, current.
Before that: intern there 2019, student 2017 to 2019, supermarket work.

Licence: B and C1, full Irish, in date, no points.

Moving home to north Cork to mind my father. Can start in February. References available from my station officer.`,
    },
    {
      name: 'transfer-emt',
      kind: 'adjacent',
      low: 30,
      high: 47,
      best: 39,
      why: 'PHECC register at EMT level with C1 and six years of private transfers and event cover: the level and the front line are missing.',
      lacks: [
        'entered on the PHECC register as Paramedic or Advanced Paramedic',
        "two years' post-registration experience on front-line emergency ambulances",
      ],
      cv: `PRZEMYSŁAW "PREM" NOWICKI
Emergency Medical Technician
Carrigaline, Co. Cork

■ 11/2020 - present | Rebel Medical Transport, Little Island
EMT and driver on intermediate care vehicles. Transfers between hospitals, dialysis and oncology runs, discharges to nursing homes, psychiatric transfers with escort. Two-person crew. Monitoring, oxygen, patients on pumps with a nurse on board. Roughly 1,100 journeys a year. Fleet and stock rep.

■ Weekends since 2019 | Order of Malta volunteer, later paid event cover
First response at concerts, GAA matches and the Cork marathon. Two cardiac arrests, one saved. Crew leader since 2023.

■ 2012 - 2020 | Forklift and HGV driver, Ringaskiddy

Education
NQEMT certificate, 2019; PHECC register, EMT, renewed 2026
Cardiac First Response Advanced, instructor, 2024
MEDICO incident awareness day, 2023
Leaving Cert equivalent (matura), Gdynia, 2009

Driving
B, C1, C, CE, all current, no points. Emergency services driving standard level 2.

Languages
Polish, English, beginner's Irish

I have applied twice for the paramedic student intake and came to the interview stage in 2025. Garda vetting is current.`,
    },
  ],
};
