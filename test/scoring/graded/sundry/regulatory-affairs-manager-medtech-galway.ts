/** Regulatory Affairs Manager – Medical Devices: 7 years' regulatory affairs in medical devices; authorship of MDR technical documentation decide it. */
import type { GradedJob } from '../types.ts';

export const regulatoryAffairsManagerMedtechGalway: GradedJob = {
  job: 'regulatory-affairs-manager-medtech-galway',
  title: 'Regulatory Affairs Manager – Medical Devices',
  spec: `Regulatory Affairs Manager | Galway (hybrid, 3 days on site) | Permanent

Caladh Vascular designs and manufactures catheter-based therapies used in over 60 countries. Our Parkmore campus is home to 900 colleagues and our EMEA R&D hub. We put patients first and we mean it.

Reporting to the Director of Regulatory Affairs, you will lead a team of four specialists supporting both new product introduction and sustaining activities.

What you'll do
- Define global regulatory strategy for Class IIb and III vascular devices and represent RA on core teams
- Prepare, review and submit EU MDR technical documentation and manage Notified Body interactions through to certification
- Author US submissions (510(k), PMA supplements, Q-Subs) and respond to FDA deficiencies
- Assess design and labelling changes for regulatory impact
- Support audits and inspections, vigilance reporting and PMS/PMCF plans
- Coach and develop direct reports

What you'll need
- Level 8 degree in science, engineering or a related discipline
- Minimum 7 years' regulatory affairs experience in the medical device industry
- Hands-on authorship of technical documentation under MDR 2017/745
- Track record of successful FDA submissions (510(k) and/or PMA)
- Strong working knowledge of ISO 13485 and ISO 14971
- Previous people management is preferred, as is RAC certification or a postgraduate qualification in regulatory affairs

Why Caladh
Competitive salary and bonus, pension, VHI for you and your family, education assistance, 25 days' leave.

Caladh Vascular is an equal opportunities employer. Reasonable accommodations are available throughout the process.`,
  graded: [
    {
      name: 'ra-manager-stents',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Ten years of device RA in Galway, MDR Class III certificates, PMA supplements and 510(k)s, degree, RAC and a team: every must with dates.',
      lacks: [],
      cv: `SINÉAD NÍ FHLOINN, MSc, RAC-Devices
Oranmore, Co. Galway

REGULATORY AFFAIRS MANAGER, Tonnta Medical, Ballybrit (Jan 2022 – Present)
• Manage three RA specialists and one intern; hold weekly 1:1s and set development plans
• Took the coronary balloon and drug-coated balloon families (Class III) from MDD to MDR: wrote GSPR checklists, summary of safety and clinical performance and the Annex II/III files; BSI certificates granted Oct 2023 and May 2025
• 3 PMA supplements (one Panel-Track) and 2 Special 510(k)s, all approved/cleared; led two Q-Sub meetings
• Front room lead for RA in FDA inspection 2024: zero 483 observations

SENIOR REGULATORY AFFAIRS SPECIALIST, Tonnta Medical (Mar 2019 – Dec 2021)
• Change assessments, Japan/China dossiers, promotional review
• Traditional 510(k) for guide catheter, cleared in 96 days

REGULATORY AFFAIRS SPECIALIST, Westmark Devices, Athlone (Aug 2016 – Feb 2019)
• Technical files for Class IIa/IIb airway products, vigilance reports to HPRA

EDUCATION
MSc Regulatory Affairs (Medical Technologies), Galway-Mayo IT, 2019
BSc (Hons) Biomedical Science, NUI Galway, 2016
RAC-Devices 2020, recertified 2023 and 2026

Other: internal auditor ISO 13485:2016; ISO 14971 risk file reviewer.`,
    },
    {
      name: 'product-approvals-engineer',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'Titled principal engineer, but for ten years has written the market-approval files for Class IIb/III implants in EU and US; only formal line management is missing.',
      lacks: [],
      cv: `Piotr Wiśniewski — Principal Engineer, Product Approvals
Limerick. EU citizen.

I get implants on to the market. My employer puts that job in the engineering department, so that is the title on my badge.

Ossian Orthopaedics, Raheen Business Park
  Principal Engineer, Product Approvals — 06/2020 to now
  Approvals Engineer — 02/2016 to 05/2020

What that has meant:
  – Conformity dossiers for cemented and cementless knees (class III after reclassification) and trauma plates (IIb), drawn up to Regulation (EU) 2017/745. I wrote the device description, GSPR matrix, verification summary and post-market plans, co-wrote the CERs, and argued three rounds of questions with TÜV SÜD. CE certificates: plates 2022, knees 2024.
  – Stateside: six premarket notifications, six substantial-equivalence letters (K-numbers on request), one additional-information hold closed in 44 days.
  – Decide whether each engineering change needs a new filing or a letter to file. About 150 a year.
  – Sit in risk management reviews (14971) and the 13485 surveillance audits as the person who answers.
  – Two graduate engineers work to my plan day to day; they report to the department head on paper.

Earlier: test engineer, hip simulator lab, same group's Warsaw site, 2013–2016.

BEng (Hons) Mechanical Engineering, University of Limerick, 2013.
Languages: Polish, English.`,
    },
    {
      name: 'pharma-ra-manager',
      kind: 'adjacent',
      low: 35,
      high: 48,
      best: 42,
      why: 'An experienced regulatory affairs manager, but wholly in medicinal products: no device dossiers, no MDR files, no 510(k) or PMA.',
      lacks: [
        "7 years' regulatory affairs in medical devices",
        'authorship of MDR technical documentation',
        'FDA 510(k)/PMA submissions',
      ],
      cv: `Profile: Regulatory Affairs Manager with twelve years' experience and a team of five, based in Dublin 15.

Name: Deirdre Hanlon-Okafor

Career to date

Manager, Regulatory Affairs (Europe) — Lirvale Pharma Ltd, Dublin — Sept 2019 to present
I look after a portfolio of 38 oral solid and sterile injectable generics. My team prepares MAAs via DCP and MRP, Type IA/IB/II variations, renewals and PSUR submissions, and I deal with HPRA, MHRA and BfArM assessors. I approve SmPC, leaflet and carton text. I budget for agency fees (c. €1.1m) and have hired four of the five people on the team. In 2024 we moved 700 licences into a Veeva RIM system on my watch.

Senior RA Officer — Lirvale Pharma — 2016 to 2019
Module 3 CMC writing, responses to questions, eCTD compilation.

RA Officer — Castlebay Generics, Waterford — Oct 2014 to 2016
National variations, artwork.

Qualifications
BSc (Hons) Pharmaceutical Chemistry, TCD, 2013
PgDip Pharmaceutical Validation Technology, TU Dublin, 2015

Memberships: TOPRA`,
    },
    {
      name: 'left-devices-2017',
      kind: 'old',
      low: 41,
      high: 55,
      best: 48,
      why: 'Solid device regulatory career, but it ended in June 2017 under the old Directives; since then secondary teaching, and no MDR file.',
      lacks: [
        "7 years' regulatory affairs in medical devices (old work counts half)",
        'authorship of MDR technical documentation',
      ],
      cv: `Fergal Tuohy
Ennis, Co. Clare

2017 (Aug) - 2026: Teacher of chemistry and science, Coláiste Abhainn, Shannon. Year head for 5th years from 2021. Timetabling, parent meetings, supervision of 9 student teachers.

2012 - 2017 (June): Regulatory Affairs Manager, Clarecath Ltd.
Managed 3 people. Central venous catheters and introducers, Class IIa to III. Design dossiers and technical files to 93/42/EEC; annual NSAI audits; field safety notices. Submitted four Traditional and two Abbreviated 510(k)s; all cleared. ISO 13485:2003 management representative deputy, ISO 14971 trained.

2008 - 2012: Regulatory Affairs Specialist, Clarecath Ltd.
Registrations in Canada, Australia and Brazil. Labelling and IFU in 21 languages. First 510(k) in 2010.

Education: BSc Hons Industrial Chemistry, University of Limerick (2006). Professional Master of Education, part time (2017-2019). Cert in Medical Device Regulation, Sligo IT (2011).

I left industry for family reasons and I would now like to return to it. Garda vetted. Full clean driving licence.`,
    },
    {
      name: 'pasted-advert-orders-desk',
      kind: 'pasted',
      low: 6,
      high: 18,
      best: 12,
      why: 'The top half is the advert copied word for word; the only work of his own is order entry at a wholesaler and a hotel desk.',
      lacks: [
        'Level 8 degree in science or engineering',
        "7 years' regulatory affairs in medical devices",
        'authorship of MDR technical documentation',
        'FDA 510(k)/PMA submissions',
      ],
      cv: `DARREN KILBANE – REGULATORY AFFAIRS MANAGER

KEY SKILLS
Define global regulatory strategy for Class IIb and III vascular devices and represent RA on core teams. Prepare, review and submit EU MDR technical documentation and manage Notified Body interactions through to certification. Author US submissions (510(k), PMA supplements, Q-Subs) and respond to FDA deficiencies. Assess design and labelling changes for regulatory impact. Support audits and inspections, vigilance reporting and PMS/PMCF plans. Coach and develop direct reports. Minimum 7 years' regulatory affairs experience in the medical device industry. Strong working knowledge of ISO 13485 and ISO 14971.

WORK HISTORY
Customer Orders Administrator, Corrib Medical Wholesale, Oranmore. 05/2023 - current
Takes phone and email orders for gloves, dressings and syringes, keys them into Sage, books couriers, handles returns and credit notes.

Night Porter / Receptionist, Hotel Claddagh Quay. 10/2019 - 04/2023
Check-in, cash-up, guest queries, fire panel.

EDUCATION
Leaving Certificate 2018
Level 5 Business Administration, GRETB, 2019

INTERESTS
GAA, five-a-side, podcasts`,
    },
  ],
};
