import type { GradedJob } from '../types.ts';

export const emergencyStaffNurseLimerickAgency: GradedJob = {
  job: 'emergency-staff-nurse-limerick-agency',
  title: 'Staff Nurse, Emergency Department (Limerick)',
  spec: `Subject: ED nurses for Limerick, permanent, January start

Hi all,

Niamh here from Corrib Clinical Staffing. Hope the night shifts are treating you well.

One of our voluntary hospitals in Limerick is opening eight more bays in the Emergency Department after Christmas and the ADON has asked me to find four permanent staff nurses. It's a proper busy department, about 72,000 attendances a year, adults and children, with its own resus and a clinical decision unit next door.

She has been very clear with me about what she won't bend on, so please only come back to me if you have all three:

- You're on the NMBI register, general division, active today. Not "waiting on the letter".
- At least two years since qualifying spent working in an emergency department. AMAU or a high-turnover acute assessment unit is fine too.
- ACLS in date. They can't put you in resus without it and there's no course running before March.

She'd love to hear from people who already triage on Manchester, can cannulate and take bloods without calling the intern, and maybe do a bit of plastering or suturing. A postgrad in emergency nursing would be a bonus and they'll fund it if you don't have it.

39 hours, days and nights, one weekend in two. HSE staff nurse scale with increments recognised, location allowance, relocation help if you're coming from up the country, subsidised parking (honestly, that's worth more than it sounds).

Interviews are on Teams in the week of 16 November. Send me the CV and I'll ring you back same day.

Niamh`,
  graded: [
    {
      name: 'aoife-brannigan-ed',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Active NMBI registration, five years in a busy ED with resus and Manchester triage, ACLS renewed this year, postgrad in hand.',
      lacks: [],
      cv: `AOIFE BRANNIGAN RGN
14 Castle Meadows, Ennis, Co. Clare
086 555 0142   aoife.brannigan@example.ie

Registration
NMBI, General Division, active. First registered September 2019, retention paid for 2026.

Employment

October 2021 to date
Staff Nurse, Emergency Department, St Senan's Regional Hospital, Ennis
ED seeing around 48,000 a year. I rotate through majors, resus, minors and the paediatric area. Triage nurse since January 2023 using Manchester. I am often shift lead on nights (team of nine). In resus I look after STEMI, stroke thrombolysis, sepsis and trauma patients until they go to theatre, cath lab or ICU transfer. Cannulas, bloods, ABGs, male and female catheters are all done by us. Below-elbow backslabs and simple suturing since the 2024 in-house course. Link nurse for sepsis, which meant auditing the Sepsis 6 forms every month; time to antibiotics came down from 94 to 51 minutes.

September 2019 to October 2021
Staff Nurse, Acute Medical Ward (28 beds), St Senan's Regional Hospital
Redeployed to the Covid pathway of the ED for eleven weeks in 2020.

Courses
ACLS provider (Irish Heart Foundation), renewed 12 March 2026
PALS, November 2025
BLS, March 2026
Trauma Nursing Core Course, 2024
Venepuncture and cannulation, 2019

Education
Postgraduate Diploma in Nursing (Emergency), Burren University, 2023-2024, 2.1
BSc (Hons) General Nursing, Burren University, 2015-2019

Referees on request.`,
    },
    {
      name: 'kieran-doak-casualty',
      kind: 'synonym',
      low: 87,
      high: 96,
      best: 92,
      why: 'Calls it casualty and A&E, but the general registration with the Irish board, five years of emergency floor and valid advanced life support are all dated.',
      lacks: [],
      cv: `Kieran Doak
Ballybofey, Co. Donegal

I trained in Derry and have spent nearly all of my working life in casualty. I moved home across the border two years ago and now want a bigger unit, and my partner has taken a job in Limerick.

What I do at present (since May 2024)
Nurse, A&E, Lough Finn General Hospital. We take everything that comes through the door in the north-west: farm injuries, chest pains, overdoses, sick babies. Most shifts I'm either in the two-bedded crash room or at the front desk deciding who waits and who doesn't, on the five-colour Manchester system. I put in lines, draw blood, set plaster slabs for wrists and ankles, and glue or stitch clean wounds under the local policy. I have preceptored four new starts.

Before that (Feb 2021 - April 2024)
Band 5 then Band 6 nurse, accident & emergency, Foyle Valley Hospital, Derry. Band 6 from June 2023, in charge of 7 nurses on nights.

First post (Sept 2019 - Jan 2021)
Band 5, orthopaedic ward, same hospital.

Papers
Pin with the Nursing and Midwifery Board of Ireland, registered general nurse, since March 2024, live and paid up to 31 December 2026. I also keep my NMC pin.
Advanced Cardiovascular Life Support, American Heart Association card issued February 2026, good for two years.
Advanced Paediatric life support 2025.
BSc Nursing (Adult), Ulster Causeway University, 2:1, 2019.

Full licence. Available with four weeks' notice.`,
    },
    {
      name: 'jincy-varkey-awaiting-nmbi',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 59,
      why: 'Seven years of emergency nursing and valid ACLS, but registered in Kerala and Oman only; the NMBI aptitude test is still to come.',
      lacks: ['NMBI registration, general division'],
      cv: `CURRICULUM VITAE

Name: Jincy Varkey
Date of birth: 17/02/1993
Present address: Castletroy, Limerick (joined husband, Stamp 1G dependant)

PROFESSIONAL SUMMARY
Emergency nurse with experience in a tertiary hospital in Kerala and a government hospital in Muscat.

REGISTRATION STATUS
Kerala Nurses and Midwives Council - registered nurse and midwife, 2014, valid
Oman Nursing licence - valid until 2026
NMBI - decision letter received 8 July 2026. Compensation measure required. Aptitude test booked for 9 December 2026. PIN to follow.

WORK HISTORY
03/2019 - 05/2026 Staff Nurse, Emergency, Al Wadi Government Hospital, Muscat, Oman
* 40 bedded ER, 300 patients/day
* triage by 5 level scale, resuscitation team member, assisting intubation, defibrillation, thrombolysis
* IV cannulation, ABG, NG tube, POP application assistance
* ER nurse of the year 2022

08/2014 - 01/2019 Staff Nurse, Casualty then Medical ICU, Nirmala Mission Hospital, Kochi
* casualty Aug 2014 - Dec 2016, 12 bedded MICU afterwards

06/2026 - present Healthcare Assistant, Thornfield Nursing Home, Limerick (part time)

CERTIFICATES
ACLS (AHA) valid to 30/09/2027
BLS (AHA) valid to 30/09/2027
PALS valid to 11/2026
IELTS Academic 7.5 overall

EDUCATION
B.Sc Nursing, Holy Family College of Nursing, Kottayam, 2010-2014, first class`,
    },
    {
      name: 'sinead-mulqueen-acls-expired',
      kind: 'lapsed',
      low: 62,
      high: 73,
      best: 69,
      why: 'Active NMBI and four years of ED work, but her ACLS ran out in May 2025 and the hospital says it cannot do without it.',
      lacks: ['ACLS in date'],
      cv: `Sinéad Mulqueen
Dooradoyle, Limerick | 087 555 0119

Staff nurse with a strong emergency background, NMBI active (General and Children's divisions).

CAREER
Nov 2025 - now       Staff Nurse, Medical Assessment Unit, Thomond Private Hospital, Limerick (30 hrs). GP referrals and ED overflow; turnover 25 patients a day. Doing all IV access, bloods and ECGs, first-line assessment with the registrar.
Jan 2025 - Oct 2025  Maternity leave
June 2020 - Dec 2024 Staff Nurse, Emergency Department, Mid-Shannon University Hospital. Resus, majors, children's ED. Manchester triage trained 2021 and used weekly. Preceptor. Member of the falls-in-ED group. Wrote the unit's leaflet for parents of children with febrile convulsions.
Sept 2019 - May 2020 Staff nurse, surgical ward, Mid-Shannon University Hospital

QUALIFICATIONS
BSc Children's and General Nursing (Integrated), Sarsfield University, 2014-2019

TRAINING
ACLS: May 2023 (expired May 2025, not renewed because of leave; happy to do it)
BLS: October 2025
PALS: expired 2025
Children First: 2025
Manual handling: Oct 2025
Venepuncture/cannulation: 2020

Interests: sea swimming, camogie (retired!)`,
    },
    {
      name: 'declan-forde-dialysis',
      kind: 'adjacent',
      low: 33,
      high: 45,
      best: 40,
      why: 'Registered nurse, but his ten years are haemodialysis and a renal ward and he has basic life support only.',
      lacks: ['two years in an emergency or acute assessment unit', 'ACLS in date'],
      cv: `Declan Forde, RGN, NMBI active (general)

2018 to present: Staff Nurse then Senior Staff Nurse, Haemodialysis, Abbeyside Renal Centre, Waterford.
Outpatient unit of 20 stations, three shifts a day, patients four-hourly. I needle fistulas and grafts, manage permcaths, adjust fluid removal, review monthly bloods with the consultant, and plan transport and holidays dialysis. Anaphylaxis and hypotension on the machine are the emergencies we meet; sick patients are sent across to the ED by ambulance. Co-ordinator of shift since 2022. Vascular access link nurse.

2016 to 2018: Staff Nurse, Renal and Urology ward, Suirside General Hospital. 31 beds. Post-transplant care, catheters, peritoneal dialysis, usual ward duties.

Education: BSc in General Nursing, Comeragh Institute, 2016. Certificate in Renal Nursing, 2020.

Mandatory training: BLS (June 2026), hand hygiene, fire, manual handling, all up to date.

Why I'm writing: I would like a change from chronic care to something faster. I have good hands for cannulation and I stay calm.`,
    },
  ],
};
