/** Litigation legal secretary (UK): three years in contentious work, fast audio typing and court filing decide. */
import type { GradedJob } from '../types.ts';

export const legalSecretaryLitigation: GradedJob = {
  job: 'legal-secretary-litigation',
  title: 'Legal Secretary, Commercial Litigation',
  spec: `Our Dispute Resolution department in Birmingham, two partners, an associate and two trainees, needs an experienced legal secretary to replace a colleague who retires in January after nineteen years. The work is commercial and property litigation in the High Court and the County Court: you will type letters, witness statements and pleadings from digital dictation, issue and file documents through CE-File, prepare and paginate hearing bundles, keep the partners' diaries and the limitation and directions dates, open and close files, and speak to clients, counsel's clerks and court staff every day. We are looking for somebody who has worked for at least three years as a legal secretary in civil litigation, whose audio typing is accurate at 65 words a minute or more, who has filed at court electronically and made up bundles as a matter of course, and who has GCSE English and Maths at grade C/4 or above, or the like. A case management system will be part of your day, ours is Proclaim but most of them resemble one another. A legal secretaries' diploma (CILEX or ILSPA) and experience of billing would be welcome, though neither is needed. We work from the office, with one day at home after probation, 35 hours a week, 25 days of holiday, a pension and a season ticket loan. Pemberton Shaw & Lyle treats all applicants fairly and will make any adjustment you require for the interview.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Twelve years in litigation, 80 wpm audio, CE-File, bundles, Proclaim, GCSEs, ILSPA diploma, billing.',
      lacks: [],
      cv: `Deborah Quinlan
Legal Secretary - Dispute Resolution
Solihull

PROFILE
Calm, accurate litigation secretary, twelve years with commercial disputes teams in Birmingham. Audio typing 80 wpm.

EMPLOYMENT

Farthingale Beck LLP, Birmingham                         September 2018 to present
Legal Secretary, Commercial Litigation
- Secretary to two partners and one senior associate
- Types pleadings, witness statements, Part 36 letters and attendance notes from BigHand digital dictation
- Issues claims and files applications by CE-File, pays court fees, keeps the sealed copies in order
- Trial and hearing bundles, paper and electronic, to Practice Direction 32
- Key dates diary: limitation, directions, disclosure
- Monthly billing, e-bills to two insurers
- Proclaim case management, file opening, conflict checks

Rowse & Tandy Solicitors, Coventry                      February 2014 to August 2018
Litigation Secretary (county court debt, boundary and landlord and tenant claims)

Earlier: receptionist, Rowse & Tandy, 2012 to 2014

EDUCATION
ILSPA Legal Secretaries Diploma, 2014
GCSEs: nine, incl. English A and Mathematics B, 2010

SKILLS
Word (styles, tables of contents), Outlook, Excel, PDF bundling software, minute taking`,
    },
    {
      name: 'contentious-insolvency-pa',
      kind: 'gem',
      low: 76,
      high: 93,
      best: 85,
      why: 'A "practice support co-ordinator" of a contentious insolvency team: dictation, e-filing, bundles for five years.',
      lacks: [],
      cv: `Amrit Kaur Sandhu
Practice Support Co-ordinator

Since June 2021 at Mallory Greaves Restructuring, a law firm with forty lawyers. I support the contentious insolvency group, that is a partner and four fee earners who bring and defend claims by liquidators and trustees: preference actions, misfeasance, possession and sale, winding-up petitions, injunctions.

My day is: dictation through Philips SpeechLive, tested at 72 wpm in May; particulars of claim, defences, affidavits, exhibits; putting petitions and applications on the court's electronic filing portal at the Business and Property Courts and chasing seals; hearing packs, indexed and numbered, for the registrar and for counsel; dates for service, replies and disclosure in the calendar of all five; calls with chambers, court listing and creditors. Documents and time live in iManage and Peppermint. I raise the draft bills at month end.

2018 to 2021: Document production operator, night shift, Colmore Typing Bureau. Audio work for eleven law firms, mostly litigation departments.

2016 to 2018: Office junior, estate agents

School: Handsworth Wood Girls, GCSE English 6, Maths 5, seven others
Level 3 Business Administration, 2017
Punjabi and Hindi spoken`,
    },
    {
      name: 'conveyancing',
      kind: 'missing',
      low: 41,
      high: 58,
      best: 51,
      why: 'Nine years of legal secretary in residential conveyancing and wills, quick audio; no litigation and no court filing.',
      lacks: ["three years' civil litigation", 'electronic court filing and bundles'],
      cv: `Pauline Hargreaves-Mistry
Legal Secretary

Experienced and loyal legal secretary with excellent audio skills (75 wpm, RSA III) and a friendly telephone manner.

Career

Bagnall Foxcote Solicitors, Sutton Coldfield (11/2017 - present)
Legal Secretary, Residential Conveyancing and Private Client
• Supports two solicitors and a licensed conveyancer
• Audio typing of letters, reports on title, transfers, leases, wills and lasting powers of attorney
• Searches, Land Registry portal applications, stamp duty returns, completion statements
• Opens and closes files on Proclaim, conflict and identity checks
• Diary, exchange and completion dates
• Monthly billing and post-completion ledgers
• Client care on the phone and in reception

Bagnall Foxcote Solicitors (2015 - 2017)
Junior secretary and receptionist

Holland & Peel Insurance Brokers, Lichfield (2011 - 2015)
Administrator

Education
CILEX Level 2 Diploma for Legal Secretaries, 2016
GCSE English B, Maths C, and six more, 2009
RSA III typewriting and audio

IT: Word, Outlook, Excel, LEAP, Proclaim, Dictate Now
Interests: amateur dramatics, dressmaking
References available`,
    },
    {
      name: 'two-firms-same-time',
      kind: 'overlap',
      low: 54,
      high: 71,
      best: 63,
      why: 'Claims four years of litigation; mornings and afternoons at two firms over the same two years. The rest fits.',
      lacks: ['three years as a legal secretary in civil litigation'],
      cv: `Kelly-Ann Drummond
Litigation Secretary with four years' civil litigation experience

EXPERIENCE

Oct 2024 - present | Litigation Secretary (part time, mornings) | Ashby Corbett Solicitors, Birmingham
- commercial disputes partner: audio typing of witness statements and letters before action
- CE-File: claims, applications, consent orders
- hearing bundles, indexing and pagination
- partner's diary and court dates

Nov 2024 - present | Litigation Secretary (part time, afternoons) | Kingfisher Law, Birmingham
- housing and property litigation for two solicitors
- possession claims online, bundles for the county court
- Proclaim, opening and closing of files, draft bills

Aug 2019 - Sept 2024 | Secretary and PA | Brindley Wharf Architects
- audio typing, diaries, tender documents, invoices
- front desk

2016 - 2019 | Student jobs in retail and a call centre

SKILLS
Audio 70 wpm (tested 2026), BigHand, Word, Outlook, Adobe, Proclaim

EDUCATION
GCSE English 5, Maths 4
ILSPA Legal Secretaries Diploma, distinction, August 2024
A level English Language, 2016

Adding both firms together I bring two plus two years of litigation. Available with four weeks' notice.`,
    },
    {
      name: 'medical-secretary',
      kind: 'trap',
      low: 18,
      high: 40,
      best: 30,
      why: 'A medical secretary of 80 wpm whose bundles and claims are care bundles and medico-legal letters.',
      lacks: ['three years as a legal secretary in civil litigation', 'electronic court filing and bundles'],
      cv: `JACQUELINE OBI
Medical Secretary (Band 4)

Profile: audio typist with 80 wpm and fourteen years in a busy hospital. Used to deadlines, discretion and difficult calls.

2012 - now   Heartlands Park Hospital, Orthopaedics and Trauma
Secretary to three consultants. Audio typing of clinic letters, operation notes and discharge summaries from Winscribe digital dictation. Types about thirty medico-legal reports a year for one consultant: personal injury claims, sent to solicitors and insurers. Keeps the consultants' diaries, theatre lists and two-week-wait dates. Copies and paginates case notes when a solicitor asks for disclosure. Sepsis and falls care bundles filed in the notes. Trains new secretaries.

2008 - 2012   Washwood Heath Surgery
Receptionist and typist.

Education
AMSPAR Diploma for Medical Secretaries, 2011
GCSE English Language B, Mathematics C, Biology B

Computer
Lorenzo, Winscribe, e-Referral, Word, Outlook, Excel, Teams

Why law? My work with medico-legal reports made me curious about litigation. I have never worked in a solicitors' office and have not used CE-File, but I learn systems fast and my typing speaks for itself.`,
    },
  ],
};
