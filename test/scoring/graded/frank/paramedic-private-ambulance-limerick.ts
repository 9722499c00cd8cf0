import type { GradedJob } from '../types.ts';

export const paramedicPrivateAmbulanceLimerick: GradedJob = {
  job: 'paramedic-private-ambulance-limerick',
  title: 'Paramedic / Advanced Paramedic, Limerick base',
  spec: `Dear colleague,

I'm Donal, clinical lead at Treaty Ambulance. I drove for the health service for nineteen years before I came here, so I'll write this the way I would have liked to read it.

Who are we? Eleven vehicles, 64 staff, bases in Limerick and Nenagh. We're a PHECC-licensed provider. Roughly half the work is overflow emergency calls for the public service at peak, a third is hospital-to-hospital transfers of sick patients, and the rest is race meetings and concerts.

What are you? A paramedic or an advanced paramedic, on the PHECC register today, at either level, and privileged or ready to be privileged to the current CPGs. You've done a minimum of two years on a front-line emergency ambulance since you first got your PIN at that level. And you hold a C1 or a C on your licence, because everything we have is over three and a half tonnes and whoever's attending on the way out drives on the way home.

What would the week look like? Four twelves, two days and two nights, then four off. You'd work with an EMT or another paramedic, mostly with me on the end of the phone. You'd look after your own drugs bag, finish your ePCR before you leave the ED, and mentor an intern now and then.

What would I like on top? Emergency driving certificate, PHTLS or similar, some ventilator transfers, a tutor or assistant tutor ticket.

What's the money? €52,000 to €63,000 with unsocial hours, overtime if you want it and only if you want it. We do the Garda vetting. We buy the boots.

Write to me, no cover letter needed.

Donal`,
  graded: [
    {
      name: 'sinead-considine-ap',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Advanced paramedic with nine years at the front line, C1, driving and tutor tickets, all current.',
      lacks: [],
      cv: `SINÉAD CONSIDINE
Sixmilebridge, Co. Clare

Advanced Paramedic, PHECC PIN held since 2017 (Paramedic), AP since 2022. Renewed July 2026, CPG 2026 upskilling complete.

Mid-West Statutory Ambulance, Ennis and Limerick stations
  Advanced Paramedic          Nov 2022 to date
  Paramedic                   Oct 2017 – Nov 2022
Emergency and urgent calls, solo responder one roster in four. Intubation and supraglottic airways, IO, ketamine, cardioversion. Transfers of ventilated patients from Ennis to the university hospital, about two a month. Mentor of seven interns, ePCR champion for the station. Incident officer at a coach crash in 2024 (23 casualties).

Before this: student paramedic 2015 – 2017; volunteer EMT with the parish ambulance unit, 2012 – 2015; post office counter, Shannon

Certificates
MSc Emergency Care (Advanced Paramedic), Thomond School of Medicine, 2022
Emergency Services Driving Standard, level 3, 2018, refresher 2025
PHTLS 2025; PALS 2026; ACLS 2026
PHECC assistant tutor 2023

Driving licence: B, BE, C1 (to 2031), clean`,
    },
    {
      name: 'barry-gavigan-firefighter',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 87,
      why: 'A firefighter by title whose roster was half on emergency ambulances as PHECC paramedic for eight years, with a C licence.',
      lacks: [],
      cv: `Barry Gavigan
Firefighter, Liffeyside Fire Brigade, since June 2016
Moving home to Castletroy in December

In our brigade everybody rides both. About half of my shifts, a bit over, have been on the ambulance and the rest on the pump: by the station log 51 to 58 % each year since I passed out as a paramedic in March 2018. I'm still on that rota now.

Ambulance side
- 999 calls from the north inner city: cardiac arrests (I stopped counting at 200), stabbings, overdoses, births (three), falls, asthma, the lot
- crewed with another firefighter/paramedic, we swap driver and attendant at half shift
- drugs audit for C watch; ePCR since it came in
- mentor for recruits on their ambulance placement, 2022 on

Pump side
- breathing apparatus, RTC rescue, swift water technician 2021
- emergency driver of the engine since 2019

Paper
PHECC registered paramedic, PIN issued March 2018, in date, privileged to the present CPGs
Diploma in Emergency Medical Technology (paramedic), Dodder University, 2018
Licence: B and C, no points. Emergency response driving instructor's assistant 2024
PHTLS 2023
Leaving Cert 2011. Five years as a plumber before the brigade.`,
    },
    {
      name: 'callum-inglethorpe-hcpc',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Six years on British front-line ambulances with C1, but HCPC registration only; PHECC recognition is in the queue.',
      lacks: ['PHECC registration as paramedic'],
      cv: `Callum Inglethorpe | Paramedic (HCPC) | Carlisle, moving to Limerick in the New Year

Borders & Fells Ambulance Service NHS Trust
Paramedic, Band 6, September 2020 – today. Double-crewed ambulance and rapid response car at a rural station, some 1,000 emergency calls a year. Long transfers, often above an hour, with sick patients. Thrombolysis by phone consult, intubation not, i-gel yes. Practice educator for students (2023 on).
Emergency care assistant, October 2016 – August 2017, then released to university by the same trust.

Education: BSc Paramedic Science, Solway University, 2017 – 2020

Driving: full UK licence with C1, Level 3 certificate in emergency response driving (CERAD) 2016, requalified 2021

Registration: Health and Care Professions Council PA number since August 2020. Pre-Hospital Emergency Care Council: recognition of professional qualifications form lodged in September; they estimate four months, perhaps with a CPG exam. So no Irish PIN yet.

PHTLS 2024, NLS 2025, major incident (MIMMS) 2022.
My girlfriend is a vet in Adare. That's the reason.`,
    },
    {
      name: 'jacinta-brophy-emt',
      kind: 'adjacent',
      low: 38,
      high: 50,
      best: 44,
      why: 'PHECC-registered EMT with C1 and six years of transfers; not a paramedic and no emergency-ambulance years at that level.',
      lacks: [
        'PHECC registration at paramedic or AP level',
        'two years front-line emergency ambulance as paramedic',
      ],
      cv: `Jacinta Brophy, Emergency Medical Technician

14 Main Street, Borrisokane, Co. Tipperary. Born 3/3/1995.

I'm on the PHECC register as EMT since May 2020 and up to date with the CPGs at my level.

Ormond Patient Transport, Nenagh, June 2020 to date: intermediate care vehicle. Discharges, dialysis, clinic runs, transfers between hospitals with nurse escort. Events on weekends (ploughing championships 2022 to 2025, race days). I drive C1 (passed 2021) and have the emergency driving course (2022). Crew trainer for newcomers, vehicle checks, controlled stock of medical gases.

Retained firefighter, Borrisokane, since February 2023.

Before: nursing home HCA, Birr, 2014 to 2020, QQI Level 5 Healthcare Support.

I have been accepted for the paramedic programme of Thomond School of Medicine starting in February 2027. Manual handling instructor 2024. PHTLS provider as an EMT 2025.`,
    },
    {
      name: 'fionn-lavelle-category-b',
      kind: 'denial',
      low: 61,
      high: 73,
      best: 67,
      why: 'Registered paramedic with four years at the front line, yet has category B only and cannot drive the vehicles.',
      lacks: ['C1 or C driving licence'],
      cv: `Name          Fionn Lavelle
Lives         Raheen, Limerick
Role          Paramedic (PHECC, registered September 2022, current)

Nov 2022 > now
Galtee Emergency Ambulance Ltd, Tipperary and Limerick
Front-line paramedic. Contract crew for the public service: emergency calls from the national control centre, 4 on 4 off. As our vans at Galtee are the 3.5-tonne type I have been driving on my ordinary car licence (B). I do not hold C1; I got the learner permit last month and have no test date so far.
Attends and treats: STEMI bypass, strokes, paediatrics, mental health. IV paracetamol, i-gel, 12-lead, CPAP.
Peer support worker since 2024. Mentored three interns.

2019 > 2022
BSc Paramedic Studies, Thomond School of Medicine, incl. internship with the statutory service 2021-22

2017 > 2019
Lifeguard and pool supervisor, Limerick

Extra: PHTLS 2024. Irish (fluent), Polish (some). Good on ePCR.`,
    },
  ],
};
