/** Liability injury claims handler at an Irish insurer: decided by the CIP or APA with CPD up to date and three years of employers' and public liability injury claims. */
import type { GradedJob } from '../types.ts';
export const liabilityClaimsHandlerIreland: GradedJob = {
  job: 'liability-claims-handler-ireland',
  title: 'Claims Handler, Employers and Public Liability',
  spec: `Claims Handler, Employers' and Public Liability. Slaney Mutual Insurance DAC, Kilkenny, hybrid.

Slaney Mutual has insured Irish farms, shops, clubs and builders since 1938. We are owned by our members, regulated by the Central Bank of Ireland, and small enough that the person who pays a claim often knows the person who wrote the policy. Our liability team of nine looks after about 1,900 open injury files and has room for one more experienced handler, on a permanent contract, because the book has grown by a third since we took on leisure and hospitality risks.

You would have your own desk of some 170 employers' and public liability injury files, from first notice to closure. That means confirming cover and talking to the insured in the first days, appointing an investigator or going out to see the place yourself when a picture says more than a report, deciding on liability, and setting a reserve that you can stand over and that you look at again whenever the facts move. You will respond to formal notices from the Injuries Resolution Board within the time limit, advise on consent or decline, value injuries under the Personal Injuries Guidelines with the medical evidence before you, and accept or reject assessments. Where proceedings issue you will instruct one of our panel solicitors, manage the costs, attend settlement talks and mediations and, now and then, the Circuit or High Court. You will negotiate directly with claimants' solicitors, keep an eye out for fraud and pass doubtful cases to the special investigations colleague, deal with recoverable benefits through the Department of Social Protection, seek contribution from other parties and tell underwriting what you learn. Once a quarter you will present your ten largest files to the reserve meeting, and you will keep every file in a state in which an auditor or the Ombudsman could read it without ringing you.

Some things we cannot do without. The role is a controlled function under the Minimum Competency Code, so you must be a qualified Certified Insurance Practitioner (CIP) or hold the APA in General Insurance of the Insurance Institute of Ireland, with your CPD hours up to date; we cannot take somebody part of the way through for this desk. You must have at least three years of handling employers' or public liability injury claims in Ireland, on the side of an insurer, a third-party administrator, a self-insured body or a defence practice, and that includes Injuries Resolution Board cases and litigated files. We also look for proven negotiation of injury settlements, with your own authority of 25,000 euro or more, sound knowledge of the Occupiers' Liability Acts, the Safety, Health and Welfare at Work Act and the Civil Liability Acts, clear English in writing and on the telephone, and good order in a paperless system. You need the right to work in Ireland.

It would be nice, though it is not needed, if you had worked with Guidewire ClaimCenter, if you had a diploma in insurance law or in personal injury from the Law Society or the Institute, if you were a mediator, if you had Polish, Romanian or Irish, or if you had a driving licence for the odd site visit.

In return there is a salary of 52,000 to 61,000 euro according to what you bring, a pension to which we add nine per cent, health cover for you and half the price for your family, 25 days of leave and two company days at Christmas, paid exam fees and study time towards the MDI or ACII, sick pay from the start, and two days a week in the Kilkenny office with the rest wherever your broadband is good. New handlers are given a smaller desk for the first three months.

To apply, send us a CV and a few lines about a claim that you are glad to have settled as you did, marked for the attention of Deirdre Hanrick, Head of Liability Claims, by Friday the 20th of November 2026. There will be one conversation by video and one in Kilkenny with a short file exercise. As with every controlled function, we carry out fitness and probity checks, including qualifications and CPD, before the contract is signed.

Slaney Mutual is an equal opportunities employer. We want colleagues as various as our members are, and we do not discriminate on any of the nine grounds. If you need something arranged differently for the interview, say so and it will be.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Certified practitioner with current CPD and eight years of Irish liability injury files, Board and litigated, with own authority.',
      lacks: [],
      cv: `EIMEAR TANSEY CIP
Thomastown, Co. Kilkenny
085 555 0131
eimear.tansey@mail.example

Personal profile
I have spent the last eight years on casualty injury files, first for an administrator and then for an insurer, and I like the part of the job where a hard conversation ends in a fair figure. Organised, direct and good-humoured under a pile of pleadings.

Employment

Senior Claims Adviser, Casualty
Barrowside Insurance plc, Carlow and home
November 2021 to date
- Desk of 160 to 190 EL and PL files: slips in shops, falls from ladders, farm machinery, manual handling, school yards, a few disease claims.
- Settlement authority of 60,000 euro and reserve authority of 100,000.
- Replies to formal notices of the Injuries Resolution Board, consent decisions, review of assessments. About 70 Board cases each year; 44 per cent end there, up from 31 when I came.
- Litigated files in Circuit and High Court with five panel firms: particulars, discovery, tenders, costs. I attend most of my own consultations and have been at some twenty mediations.
- Valuation by the Guidelines with multiple injuries and uplift; write the note for the younger handlers.
- Work with the fraud desk: three discontinued actions under section 26 in 2024.
- CRU recoverable benefit certificates, indemnity and contribution letters, Kelly notices, lodgments.
- Quarterly large-loss paper for the reserving committee; feedback to underwriters about trampoline parks that led to a new wording.

Claims Handler, Liability
Kestrel Claims Services Ltd (third-party administrator), Waterford
August 2018 to October 2021
- Files of two local authorities and a supermarket group, 210 at a time.
- Met store managers, took statements, secured CCTV and cleaning rotas.
- Dealt with PIAB, as it then was, and with plaintiffs' solicitors. Authority of 15,000, from 2020 of 30,000 euro.
- Built the template for the monthly report to clients.

Claims Assistant, Motor and Home
Suir Direct Insurance, Clonmel
June 2016 to July 2018
- First notification, repairs, courtesy cars, storm and escape of water claims.
- Answered 60 calls a day and kept a quality score above 92 per cent.

Earlier: receptionist in a veterinary practice, summers of 2013 to 2015; au pair in Nantes for a year.

Education
BBS (Insurance option), South East Technological University, Waterford (then WIT), 2.1, 2016
Leaving Certificate, Kilkenny, 2011

Professional
Certified Insurance Practitioner, Insurance Institute of Ireland, 2019. CPD complete for each year, 2025 included; 2026 stands at 14.5 of 15 hours
Diploma in Insurance Law, UCD with the Institute, 2023
Two modules of the MDI finished
Accredited mediator, Mediators' Institute of Ireland, 2025

Training
Negotiation for claims people, two days, 2022
Reading medical reports, half day, 2021
Vulnerable customers, yearly
Data protection and complaints handling (Consumer Protection Code), yearly
Report writing, 2019

IT
Guidewire ClaimCenter, Xactware only a little, Outlook and Excel, Board's respondent portal

Languages
English, Irish (gaelscoil, still fluent), French at B1

Achievements
Team award for lowest average defence cost, 2023
Speaker at a panel solicitors' seminar on the duty of care after the 2023 changes to occupiers' liability

Voluntary
Secretary of the camogie club; insurance officer of the tidy towns group, which is what they give you when they hear what you do
Driver for the cancer transport service, about once a month; full B licence

Interests
Sea swimming at Tramore, sourdough, podcasts on old trials

Referees
Casualty Claims Manager, Barrowside; Client Director, Kestrel. Please ask me before you ring.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 57,
      high: 71,
      best: 64,
      why: 'Certified and well spoken about liability, but the dates give only sixteen months on EL and PL injury files; the rest was motor damage and home claims.',
      lacks: ['three years of handling employers or public liability injury claims'],
      cv: `Fiachra Mulqueen, CIP
Claims professional
Portlaoise, Co. Laois . 086 555 0178 . fiachra.mulqueen@mail.example

ABOUT
Qualified insurance practitioner with over six years in liability, injury and general claims. Strong negotiator with a firm grasp of the Guidelines, of Board practice and of the law on occupiers and employers. I am looking for a member-owned insurer where I can put down roots.

EXPERIENCE

07/2025 - today | Liability Claims Handler | Brosna Insurance DAC, Tullamore
* Carry 140 public and employers' liability injury claims for retail, hospitality and light industry.
* Take first instructions from the insured, book engineers and inspectors, decide on liability.
* Set and revise reserves; own settlement authority of 25,000 euro.
* Send in responses to formal notices, consent or release to litigation, accept or refuse assessments of the Injuries Resolution Board.
* Instruct panel solicitors on issued cases (38 at present); was at six settlement talks and two mediations.
* Bring contribution claims against cleaning contractors and landlords.
* Check recoverable benefits before each payment.
* Wrote a one-page guide to CCTV requests for insured shops.

03/2022 - 06/2025 | Motor Damage Claims Handler | Brosna Insurance DAC, Tullamore
* Own-damage and third-party vehicle damage, 320 open files.
* Appointed motor assessors, agreed repair costs and write-off values.
* Recovered outlays from other insurers; 1.1 million euro in 2024.
* Passed any claim with an injury to the bodily injury team.
* Mentor for four new starters, and stand-in team leader in the summer of 2024.
* Tested the motor module before the new ClaimCenter release.

10/2019 - 02/2022 | Household Claims Adviser | Oakfern Insurance Services, Athlone
* Storm, fire, theft and water claims on home policies.
* Worked with loss adjusters and restoration firms; sent cheques within 48 hours.
* Storm duty in February 2020 and after Barra: 95 calls in one day.
* Complaints champion for the floor.

06/2017 - 09/2019 | Customer Service Representative | Midland Broadband, Athlone
* Billing, retention, faults. Top of the board for kept customers in six months of 2018.

2015 - 2017 | Bar and restaurant work in Galway and Boston (J1)

QUALIFICATIONS
Certified Insurance Practitioner (CIP), Insurance Institute of Ireland, awarded June 2022
CPD: 15 hours met in each year, certificate for 2025 to hand, 2026 complete since September
APA General Insurance (on the way to the CIP), 2021
BA in Sociology and Politics, NUI Galway, 2015

COURSES
Personal injury claims: a practical introduction, three evenings, 2025
Certificate in Personal Injury Litigation, Law Society public course online, 2026
Fraud indicators in liability claims, half day, 2025
Negotiation skills, one day, 2024
Consumer Protection Code and complaints, each year
Excel intermediate, 2020

SKILLS
Occupiers' Liability Acts, SHWW Act 2005, Civil Liability and Courts Act 2004; reserve setting; medical terms; settlement by phone; diary discipline; Guidewire ClaimCenter; Word and Excel; full clean driving licence (B)

RESULTS
Lowest average life cycle in the liability team, second quarter of 2026
Recoveries prize, motor, 2024
Zero overturned complaints at the Ombudsman in four years

LANGUAGES
English and Irish; Spanish for holidays

VOLUNTEERING
Treasurer of a GAA club of 600 members, 2020 to 2024: player injury fund, grants, lotto
Water safety instructor in July

INTERESTS
Hurling, set dancing, trail running in the Slieve Blooms, restoring a small boat with my father

WORK STATUS
Irish citizen; four weeks of notice

REFEREES
Liability Team Leader and Motor Damage Manager, both of Brosna Insurance; on request`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 78,
      high: 92,
      best: 86,
      why: 'Under the title of incidents officer at a self-insured bus company she has run staff and passenger injury cases for seven years and is CIP-qualified with CPD.',
      lacks: [],
      cv: `Sorcha Bridgeman
Incidents and Recoveries Officer
Naas, County Kildare
+353 87 555 0154
sorcha.bridgeman@mail.example

Where I am now
I work for a bus operator. When a drunk falls down the stairs of the 41, when a fitter's hand is caught in a door, when a wheelchair ramp drops on a foot, it lands with me. The company carries its own risk up to 1.5 million per event, so there is no insurer to ring; I am the one who looks at the film, forms the view, picks the number and, in the end, writes the cheque.

Positions

Incidents and Recoveries Officer, Grand Canal Omnibus Company DAC, Dublin (since May 2019)
About 150 live cases, two-thirds passengers and people on our premises, one-third our own drivers, cleaners and mechanics.
- Go to the garage within a day or two, speak with those involved, lock down footage and tachograph data, measure the step, photograph the floor.
- Say who is at fault and why; put a value on the hurt with the judges' book of 2021 and the doctors' letters; change it when things change.
- File the company's answer when the State board serves its notice, say yes or no to assessment, and recommend what to do with the award. 61 such matters last year.
- When a summons arrives, choose counsel's team from three firms, settle the defence with them, agree a budget and sit in on consultations. I have given evidence twice on records. Around 45 matters in being before the Circuit Court and 18 before the High Court.
- Make the deals: by phone, on the steps of the Four Courts, or in a room with a mediator. I can sign up to 40,000 euro alone; above that I present to the finance director.
- Pursue roadworks contractors, door makers and other drivers for their share: 380,000 euro in 2025.
- Pay back State illness benefits from damages before release.
- Spot the tellers of tales. A ring of four who all sat on the same lower deck withdrew in 2023 after I lined up the tickets.
- Tell the safety people what keeps happening; grab rails were moved in 90 vehicles.
- Figures for the actuary twice a year.

Executive, Insurance Section, Liffey Borough Council, Newbridge (January 2016 - April 2019)
- The link between the council and its mutual insurer: potholes, trees, kerbs, playgrounds.
- Gathered engineers' reports, answered insurers' questions, paid the excess, sat in court with the witness.
- From 2018 allowed to settle footpath falls below 5,000 euro on my own.
- Freedom of information officer for the section.

Clerical Officer, Motor Tax, Liffey Borough Council (2012 - 2015)
- Counter, post, reconciliations.

Shop assistant, bookshop in Maynooth (2009 - 2012)

Learning
2012  BA in History and English, Maynooth University
2018  Certified Insurance Practitioner through the Insurance Institute of Ireland, taken at night. Fifteen hours of CPD logged every year, last return accepted January 2026, this year's hours done
2021  Certificate in Civil Litigation for non-lawyers, Law Society
2022  Manual handling instructor
2024  Two days: children and settlements, infant rulings

Other training
GDPR and CCTV; first aid responder; minute taking; trauma-aware interviewing; Excel with pivot tables

Software
An elderly claims database, SharePoint, Milestone video, Power BI, the Board's online portal

Tongues
English. Romanian to B2, since a third of our garage came from Cluj and I married one of them.

Praise
Chairman's award 2022, for cutting the cost of risk by a fifth
Quoted (without name) as a good example in a transport safety bulletin

Beyond work
Parish choir; adult literacy tutor every Tuesday; a hen house; long walks by the canal. Category B licence, clean.

Two people who would speak for me
Company Secretary, Grand Canal Omnibus; partner in a Dublin defence firm`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 40,
      high: 55,
      best: 48,
      why: 'Nine good years on liability claims ended in 2014, his practitioner status has lapsed without CPD, and he has since run a school office.',
      lacks: ['current CIP or APA with CPD up to date'],
      cv: `CURRICULUM VITAE

Padraic Lenihan-Shaw
Callan, Co. Kilkenny
Phone: 083 555 0109
E-mail: padraic.ls@mail.example

Statement
A steady administrator with a long first career in liability insurance and twelve years in education. With my children reared I would like to come back to claims, the work that I liked best. I know that some things have changed and I am willing to be taught.

Present position
September 2014 to now: School Secretary and Office Manager, Scoil Naomh Lua, a post-primary school of 870 pupils, Kilkenny
- Head of an office of three, with the reception desk, admissions and timetable cover.
- Payroll of non-teaching staff, accounts to the Financial Support Services Unit, purchase orders, grants. Budget of 1.3 million euro.
- October returns, post-primary online database, exam entries for State Examinations.
- Keep the accident book; send accident forms to the school's insurers and answer their letters, perhaps four or five in a year.
- Minutes of the board of management and of the safety committee.
- Led the change from paper rolls to VSware in 2017 and the online payments in 2019.
- Garda vetting liaison person.
- Kept school life going by e-mail and post in 2020 and 2021, with 210 laptops lent out.

Earlier positions
February 2009 to August 2014: Senior Liability Claims Handler, Nore Valley General Insurance, Kilkenny (office closed when the company left Ireland)
- 200 public and employers' liability injury files, mainly meat plants, hotels, sports clubs and small builders.
- Full conduct: cover, investigation, reserve, negotiation, closing. Authority of 50,000 euro.
- PIAB applications, release, defence of proceedings in Circuit and High Court.
- Ran the panel of three solicitors' firms and checked bills with cost accountants.
- Book of Quantum valuations; monthly large-loss report.
- Coached two juniors, both of whom are claims managers today.

March 2005 to January 2009: Claims Handler, Liability and Motor Injury, Nore Valley General Insurance, Kilkenny
- Started on small public liability claims, then took on employers' files from 2006.
- One of the first in the company to handle claims in the new PIAB system.
- Site visits in Leinster and Munster, statements and photographs.

2002 to 2005: Insurance Clerk, Castlecomer Brokers Ltd
- Quotes, renewals and claims forms for motor, home and farm.

2000 to 2002: Bank official, temporary, Carlow

Education and professional record
Certified Insurance Practitioner, 2008. CPD kept up until the end of 2014; designation not in use since then, as I had no need of it in the school
ACII: three papers passed, 2010 to 2012, not completed
National Certificate in Business Studies, Carlow RTC, 2000
Leaving Certificate, Callan CBS, 1998

Other courses
2016 Sage payroll
2018 Data protection in schools (GDPR)
2019 First aid responder, renewed 2022 and 2025
2021 Managing an office remotely
2023 Autism awareness
2025 Cyber security for school offices

Computer skills
VSware, Surf accounts, Sage, Word, Excel, Google Workspace; used AS/400 claims screens and later an early workflow system

Qualities
Discretion, patience, neat records, a good telephone voice, calm with upset parents, honest with figures, works well with a principal or alone.

Languages
English, Irish (good), a bit of German

Community
Chairman of the credit union's complaints committee, 2016 to 2022
Peace commissioner since 2018
Umpire at club matches, stewards' co-ordinator for the Callan road race
Treasurer of the parents' fund that paid for an astro pitch

Interests
Beekeeping, local history (author of a booklet on the Callan workhouse), hill walking, brass band

Driving licence: category B, full

Right to work: Irish citizen

Referees
The Principal, Scoil Naomh Lua
Former Claims Manager, Nore Valley General Insurance, retired
Addresses given on request`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 4,
      why: 'A career in stage and production management with no insurance qualification and no claims work.',
      lacks: [
        'CIP or APA with CPD up to date',
        'three years of handling employers or public liability injury claims',
        'negotiation of injury settlements',
      ],
      cv: `Leonora Vickery
Production Manager, Theatre and Festivals
Galway City | 089 555 0166 | leonora.vickery@mail.example

Profile
Highly organised leader with fifteen years in the performing arts. I bring large groups of strong-minded people to a first night on time and within budget. Known for clear communication, diplomacy, problem solving and a cool head. I now seek a stable role with regular hours in which these strengths will serve a team.

Key abilities
Leadership and people skills - Budgets and contracts - Scheduling - Negotiation with suppliers - Health and safety on stage - Risk assessment - Minutes and reports - Microsoft Office, Google Workspace - Event licences - Crisis management

Professional history

Head of Production, Corrib Arts Festival, Galway (March 2019 - October 2026)
- Produced the technical side of a fourteen-day festival in 22 venues, with 160 seasonal staff and 90 volunteers.
- Handled a budget of 1.9 million euro and brought it in under plan in five editions.
- Wrote event management plans for the city council, the Gardai and the fire service.
- Negotiated hire prices for stages, sound, toilets and fencing, with savings of 17 per cent in 2023.
- Recruited and led four technical managers and two co-ordinators.
- Moved the whole programme outdoors in six weeks in 2021.
- Organised the renewal of the festival's insurance each spring with our broker.
- Began a mentoring scheme for young women in lighting and sound.

Production Manager, Lamplight Theatre Company, Limerick and on tour (June 2014 - February 2019)
- Took twelve shows to 60 theatres in Ireland, Britain and Canada.
- Planned get-ins, freight, visas, hotels and per diems.
- Line manager of stage managers, carpenters and wardrobe.
- Introduced a green policy, with sets made from reused timber.
- Liaised with Equity on working hours and overtime.

Stage Manager, freelance (September 2011 - May 2014)
- Rehearsal rooms, prompt books, cue calling and show reports for drama, opera and pantomime in Dublin, Cork and Belfast.
- 31 productions in all, from two actors to a chorus of 70.

Assistant Stage Manager, Belvedere Opera, Dublin (October 2010 - August 2011)
- Props, quick changes, running wings.

Front of House, cinema in Salthill (2007 - 2010)
- Tickets, cash, ushers' rota.

Education
MA in Arts Management, University of Galway, 2018, part-time
BA in Drama and Theatre Studies, Trinity College Dublin, 2010
Leaving Certificate, Tuam, 2006

Training
Safe Pass, 2025
Event safety and crowd management, five days, 2019
Manual handling and working at height, 2024
First aid responder, 2025
Child safeguarding, 2023
Managing difficult conversations, one day, 2022
Budgeting for the arts, 2016

Selected achievements
Irish theatre award nomination, best production team, 2017
Festival named best large event in Connacht, 2022 and 2024
Zero cancelled performances in seven years, storms apart

Systems
AutoCAD (basic), Vectorworks, Excel, QLab, Asana, Xero expenses, Zoom

Languages
English (first language), Irish (good), French (B2), Italian for the opera

Voluntary work
Board member of a youth theatre since 2020: strategy, grants, governance code
Lifeboat fundraiser, Salthill; organised the raft race with 400 people
Leader of a community choir's tour to Lorient

Interests
Sewing, sea kayaking, crosswords, radio plays, dogs of doubtful origin

Further information
Full driving licence, category B, with own car
Irish citizen
Willing to study for any professional exams that are needed and to begin at a junior level

References
Chief Executive, Corrib Arts Festival
Artistic Director, Lamplight Theatre Company
Both have agreed to be named and will reply by e-mail or phone`,
    },
  ],
};
