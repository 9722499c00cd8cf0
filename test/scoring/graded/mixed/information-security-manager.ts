/** Information security manager, English council, a person specification: CISM or CISSP in force, 27001 lead certificate, owner of a certified ISMS, three years in charge. */
import type { GradedJob } from '../types.ts';

export const informationSecurityManagerJob: GradedJob = {
  job: 'information-security-manager',
  title: 'Information Security Manager (ISO/IEC 27001)',
  spec: `WESTMARCH BOROUGH COUNCIL
PERSON SPECIFICATION
Post: Information Security Manager   Grade: PO7 (£54,771 to £58,205)   Post no: 20931
Directorate: Corporate Resources   Responsible to: Head of Digital   Responsible for: 3 x Information Security Analyst
A = application form, I = interview, D = documents

Purpose of the post
To own the Council's information security management system, keep its ISO/IEC 27001 certificate (shared ICT service, surveillance audit each May), advise the SIRO and report to Audit Committee.

QUALIFICATIONS
1. CISM or CISSP, current and in good standing. Essential (D)
2. ISO/IEC 27001 Lead Implementer or Lead Auditor certificate. Essential (D)
3. Degree or equivalent experience. Essential (A)
4. PCI ISA, CRISC, CCSP. Desirable (D)

EXPERIENCE
5. Has been the accountable ISMS owner through an external certification, transition or recertification audit to ISO/IEC 27001. Essential (A, I)
6. At least three years in charge of an information security function, including managing staff. Essential (A)
7. Risk assessment and treatment, Statement of Applicability, supplier assurance. Essential (I)
8. Leading incident response, including reports to the ICO. Essential (I)
9. Local government, NHS or other public sector; PSN, DSPT, CAF, Cyber Essentials Plus. Desirable (A)

SKILLS
10. Explains risk to members and chief officers without jargon (I)
11. Writes policies that people read (A)

OTHER
12. Baseline check and basic DBS before start
13. Hybrid, two days at the Guildhall; occasional evening committee

Applicants who do not show on the form how they meet every criterion marked Essential will not be shortlisted. The Council is Disability Confident and guarantees an interview to disabled applicants who meet the essentials. Career average pension. Closing date 6 December 2026, midnight.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 96,
      why: "CISM current, both lead certificates, owner of an NHS shared service's ISMS through certification and transition, four staff since 2020.",
      lacks: [],
      cv: `JOANNE ABERNETHY-COLE

Information Security Manager, NHS shared services, with twelve years in security and six in charge.

Qualifications
CISM, ISACA, since 2018, CPE up to date, valid to 31 January 2028
ISO/IEC 27001:2022 Lead Implementer (PECB, 2023); Lead Auditor (BSI, 2019)
PCI ISA 2022
BSc (Hons) Computing, Keele, 2010

Pennine Health Informatics Service, Information Security Manager, April 2020 to present
I own the ISMS for a service which hosts nine trusts and 180 practices. Took it through stage 1 and 2 to first certification in 2021 (LRQA), recertification in 2024 combined with the move to the 2022 edition, no major nonconformities at either. I keep the risk register and treatment plan, the Statement of Applicability, and chair the supplier assurance board.
Line manage four analysts and an apprentice.
Incident lead: 2022 supplier ransomware, two ICO notifications within 72 hours, lessons report to nine boards.
DSPT "standards exceeded" 2023 and 2024, CAF-aligned DSPT 2025, Cyber Essentials Plus every year.

Calder Council, Information Security Officer, 2014 to March 2020
PSN code of connection, policy rewrite (28 policies to 9), phishing simulations, GDPR readiness.

Service desk analyst, Calder Council, 2010 to 2014

Parish councillor. I lead walks for a ramblers' group.`,
    },
    {
      name: 'bank-ciso',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 83,
      why: 'A group CISO coming down: CISSP and IRCA lead auditor, accountable for a certified ISMS and forty people; well above the grade, no public sector.',
      lacks: [],
      cv: `Sir or Madam,

I retired from Lombard & Thrale Bank in June 2026 as Group Chief Information Security Officer and find that I do not enjoy retirement. I live eleven minutes' walk from the Guildhall. I know what the post pays.

From 2015 to 2026 I had charge of security for the bank: forty-two people at the end, in Westmarch, Leeds and Singapore, and a budget I need not mention. Operations and the card business were certified to 27001 throughout. My signature stood on the scope, the applicability statement and the risk acceptances; I sat opposite BSI at three-year reassessments in 2017, 2020 and 2023, the latter against the 2022 text. I ran the crisis room in four serious events and wrote to the Information Commissioner in two of them. I presented quarterly to the board risk committee, whose chairman disliked acronyms and cured me of them.

From 2006 to 2015 I was head of IT risk at Calloway Friendly Society, with five staff, third-party reviews and PCI DSS.

Before that I audited systems for an accountancy firm.

I hold the CISSP (since 2005, paid up and with credits to 2029), am an IRCA registered ISMS lead auditor, and took a second class degree in physics at Durham in 1988. CRISC until 2020, not renewed.

I have no experience of local government beyond complaining to it.

Yours faithfully
Alastair Penhaligon`,
    },
    {
      name: 'cism-lapsed',
      kind: 'lapsed',
      low: 62,
      high: 74,
      best: 69,
      why: 'Unitary authority, ISMS owner, lead implementer, eight years in charge, but CISM went in 2023 for want of CPE and there is no CISSP.',
      lacks: ['CISM or CISSP, current and in good standing'],
      cv: `Application form extract, section 4 to 6. Applicant 0077. Devinder Gill

4. Present post
Information Governance and Security Manager, Tamebridge Unitary Authority. From 09/2018. Salary PO6. Notice 3 months. Reason for leaving: reorganisation, post merging with audit.

5. How you meet the criteria
(1) CISM 2014. I was off for most of a year in 2022-23 caring for my mother and didn't get the CPE hours in, so ISACA revoked it in 2023. I would be willing to sit it again.
(2) ISO 27001 Lead Implementer, IT Governance, 2017, and the 2022 transition course, 2023.
(3) BA Business Information Systems, Wolverhampton, 2003.
(5) I have been the ISMS owner here since I came. Certified Nov 2019 by Alcumus, recertified Nov 2022, recertified and transitioned Oct 2025. 2 minors last time, both closed in 6 weeks.
(6) 8 years, two officers and a records assistant. Appraisals, sickness, recruitment.
(7) Risk method rewritten in 2021, SoA, supplier questionnaire cut from 140 to 38 questions and used by six neighbouring councils.
(8) Lead for 11 incidents reported to the ICO, incl. the misdirected social care bundle of 2024; no fine.
(9) PSN yearly, DSPT, CAF for local government pilot, CE+.

6. Previous posts
2011-18 Security Officer, Black Country police staff
2004-11 IT support and network officer, Tamebridge
2003-04 temping`,
    },
    {
      name: 'grc-analyst',
      kind: 'in-progress',
      low: 36,
      high: 52,
      best: 45,
      why: "A promising GRC analyst with Lead Auditor; CISM is an exam passed but not yet conferred, the ISMS was someone else's and nobody reports to her.",
      lacks: [
        'CISM or CISSP, current and in good standing',
        'Has been the accountable ISMS owner through an external certification, transition or recertification audit to ISO/IEC 27001',
        'At least three years in charge of an information security function, including managing staff',
      ],
      cv: `Keziah Mbeki-Lowe
GRC Analyst | ISO 27001 | aspiring Information Security Manager

Education & certifications
ISO/IEC 27001:2022 Lead Auditor (CQI/IRCA certified course), March 2025
CISM: exam passed May 2026, certification pending (I need five years' experience, will be able to apply in mid 2028)
CompTIA Security+ 2022
MSc Cyber Security, Warwick, 2023; BA English, 2019

Experience
GRC Analyst, Fosse Analytics Ltd (SaaS, 200 people), Coventry. July 2023 to present
- Collect evidence for 93 Annex A controls in Vanta, chase control owners
- Ran the internal audit programme for 2025 (11 audits) and sat in on the BSI recertification; the ISMS belongs to our CTO
- Keep the risk register, run risk workshops, update the Statement of Applicability
- Supplier reviews, about 60 a year. Customer security questionnaires
- Scribe in two incidents, drafted the ICO report for one (not sent, below threshold)
- Rewrote six policies in plain English, click-through rate up threefold

Trainee Security Analyst, same company, Sept 2022 to June 2023
Alert triage, phishing inbox

Teaching assistant, Rugby, 2019 to 2022

I don't have direct reports but I do supervise our placement student. Roller derby; British Sign Language level 2.`,
    },
    {
      name: 'guarding-manager',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 15,
      why: 'Security here is guards, cameras and gates, and the ISO certificates are for quality and safety; staff management and audits carry over, nothing else.',
      lacks: [
        'CISM or CISSP, current and in good standing',
        'ISO/IEC 27001 Lead Implementer or Lead Auditor certificate',
        'Has been the accountable ISMS owner through an external certification, transition or recertification audit to ISO/IEC 27001',
        'At least three years in charge of an information security function, including managing staff',
      ],
      cv: `BRENDAN TWOMEY MSyI
Security Manager

I have managed security for public buildings since 2009, ex Royal Military Police (Staff Sergeant, 1996-2009).

2016 - date   Security Manager, Westmarch Civic Estates (Guildhall, two libraries, theatre, market hall)
 + 31 officers on 4 shifts, in-house and contract. Rosters, vetting to BS 7858, discipline
 + access control, 210 cameras, control room, key register. CCTV code of practice and subject access requests for footage, with the information team
 + risk assessments for each site, Martyn's Law planning, counter-terrorism exercises with the police
 + incident command: 2019 flood, 2023 demonstration, bomb threats. Reports to Audit Committee when asked
 + Management system owner: ISO 9001 and ISO 45001 certified by NQA, recertified 2024. ISO 9001 lead auditor course 2017
 + supplier audits of the guarding contractor against BS 7499

2009 - 2016   Contract manager, Halberd Guarding

Qualifications: SIA licence (CCTV and door supervision, to 2028), NEBOSH general, Level 5 Diploma in Security Management, first aid, Prevent.

Member of the Security Institute. Basic DBS clear. I completed the council's e-learning on cyber awareness and information security each year (100 %). Cricket umpire.`,
    },
  ],
};
