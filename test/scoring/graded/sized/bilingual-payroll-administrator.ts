/** Payroll administrator in Ottawa: the PCP designation, English and French, and three years of full-cycle Canadian payroll decide it. */
import type { GradedJob } from '../types.ts';
export const bilingualPayrollAdministrator: GradedJob = {
  job: 'bilingual-payroll-administrator',
  title: 'Payroll Administrator (bilingual)',
  spec: `Payroll Administrator (Bilingual)

Location: Ottawa, Ontario (hybrid, three days a week at our Coventry Road office)
Salary: $66,000 to $76,000
Status: permanent, 37.5 hours a week
Reports to: Payroll and Benefits Manager

Who we are
Rideau Facility Services keeps buildings clean, warm and safe on both sides of the Ottawa River. We look after offices, schools, clinics and two arenas, and we employ about 1,450 people: cleaners, stationary engineers, groundskeepers and the small team of forty that supports them. A third of our people work in Gatineau and the rest of western Quebec. Many of them have one question a year for head office, and it is about their pay. We want them to get a right answer, quickly, in the language in which they asked.

What the position is about
You will be one of three payroll administrators, with a portfolio of some 500 employees, hourly and salaried, union and non-union, in two provinces. You will carry your portfolio from the time sheet to the bank file every second week, and help to close the year.

Your responsibilities
- Process biweekly payroll from start to finish for your employee groups in Ontario and Quebec
- Import, check and correct hours, premiums, shift differentials and retroactive increases under two collective agreements
- Set up new hires, changes, leaves and terminations; issue records of employment
- Calculate vacation pay, statutory holiday pay, garnishments and taxable benefits
- Remit source deductions to the CRA and Revenu Quebec, plus union dues, WSIB and CNESST
- Reconcile payroll accounts with the general ledger each month
- Prepare T4 and RL-1 slips and balance them at year end
- Answer employees, managers and union stewards by phone and in writing in both languages
- Support audits and pension reporting
- Write down procedures and help to test system upgrades

What you need
- Payroll Compliance Professional (PCP) or Payroll Leadership Professional (PLP) designation from the National Payroll Institute, in good standing. Earlier names of the same designations are fine
- Fluency in French and English, spoken and written; both will be tested
- At least three years of full-cycle payroll in Canada, of which some for Quebec employees
- Good command of Excel: lookups, pivot tables
- Exact, discreet and calm when three deadlines meet
- Knowledge of employment standards in Ontario and Quebec

What would be good to have
- Experience of a unionized workplace
- UKG, Ceridian Dayforce or ADP Workforce Now
- Experience with more than 300 employees
- A college diploma in accounting, business or human resources

What we offer
- Four weeks of vacation from the first year and the days between Christmas and New Year
- Group RRSP with a 5 percent match, health and dental plan paid by us
- Your annual dues to the institute and your continuing education
- A skating rink at lunch time, December to March, at no charge
- An office where nobody is proud of staying late, except for the second week of January

To apply
Please send your resume, in either language, by November 20, 2026 to careers at rideaufacility. Tell us the size of the payroll that you run today. Only those selected for an interview will be contacted.

Rideau Facility Services is committed to employment equity. We welcome applications from women, Indigenous peoples, persons with disabilities, members of visible minorities and 2SLGBTQI+ persons. Accommodation is available at every stage; just let us know what you need.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 93,
      why: 'PCP in good standing, mother-tongue French with daily English, and six recent years of full-cycle Ontario and Quebec payroll in a unionized firm.',
      lacks: [],
      cv: `ISABELLE CHARLEBOIS, PCP
Gatineau (Aylmer), QC | 819-555-0114 | isabelle.charlebois@example.ca

PROFILE
Payroll specialist for large hourly workforces. I like it when the control totals agree at the first try, and I know where to look when they do not.

EXPERIENCE

Payroll Specialist - Transport Beausoleil inc., Gatineau
2022-03 to today
- 620 drivers and yard staff in Quebec and Ontario, paid every two weeks, two Teamsters agreements
- Whole cycle in Dayforce: punches, overtime, retro pay, direct deposit file, journal entries
- Source deductions to both governments, CNESST and WSIB premiums, union dues
- 2025 year end: 710 T4 and 540 RL-1 slips balanced without an amendment
- Help desk for crews in French and English; ROEs within five days

Payroll Clerk, later Payroll Technician - Hopital Sainte-Cecile, Gatineau
2019-01 to 2022-03
- Pay for 400 nurses and orderlies, premiums, leave banks, garnishments
- Ledger reconciliation with finance; tester for the change to a new version

Accounts Payable Clerk - Entreprises Gariepy, Hull
2016-06 to 2018-12
- Invoices, expense claims, supplier statements

EDUCATION
DEC Accounting and Management Technology, Cegep de l'Outaouais, 2016

DESIGNATION AND COURSES
Payroll Compliance Professional, National Payroll Institute, since 2021 (membership paid to June 2027)
Advanced Excel, 2023
Quebec labour standards update, every autumn

LANGUAGES
French: mother tongue. English: fluent, used at work each day; federal second language test, level C in reading, writing and speaking, 2022.

SOFTWARE
Dayforce, Virtuo Paie, Excel with Power Query, SAP FI

INTERESTS
Cross-country skiing in the Gatineau hills, community choir, tax trivia with long-suffering friends.

References gladly given.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 50,
      high: 66,
      best: 58,
      why: 'Designation and seven years of payroll for both provinces, but she says plainly that she does not work in French.',
      lacks: ['fluency in French'],
      cv: `Meredith Ogilvie
Payroll Compliance Professional
Orleans, Ontario / 613-555-0181 / m.ogilvie@example.ca

Careful payroll professional, seven years of large hourly payrolls, last four in a union shop.

EMPLOYMENT HISTORY

Capital Harvest Foods Ltd., Ottawa
Payroll Administrator, Sept. 2021 - present
. Runs 560 plant and office employees every second Friday on ADP Workforce Now, from time-clock upload to EFT
. About 140 of them at the Gatineau warehouse: QPP, QPIP, Revenu Quebec remittances and RL-1s
. UFCW contract: shift premiums, bumping, retro settlements of 2023 and 2025
. Vacation and holiday pay, family support orders, taxable benefits, ROEs on the web
. Monthly GL tie-out, EHT and WSIB returns, T4 balancing
. Wrote the department's manual; trained two backups

Bytown Property Group, Ottawa
Payroll and Accounts Assistant, May 2019 - Aug. 2021
. Semi-monthly payroll for 180, from start to finish
. Bank reconciliations, corporate cards

Goodwin's Hardware, Cornwall
Head cashier, 2014 - 2018

EDUCATION
Ontario College Diploma, Business - Accounting, Algonquin College, 2019
Cornwall Collegiate, 2013

PROFESSIONAL
PCP, National Payroll Institute, 2021, in good standing
CPE hours complete for 2026: Quebec payroll, employment standards, privacy

COMPUTER
ADP, QuickBooks, Excel (XLOOKUP, pivots, macros), Outlook

LANGUAGES
English: native
French: beginner only. I read pay stubs and form labels; my colleague handles calls and letters in French.

VOLUNTEER
Treasurer of a Girl Guides unit; tax clinic for seniors every March since 2020.

Interests: quilting, curling, long audiobooks.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 75,
      high: 89,
      best: 82,
      why: 'Under the title of coordinator he has run the complete pay of union crews in two provinces for five years and holds the designation and both languages.',
      lacks: [],
      cv: `Mathieu Tran-Lafleur
Office and Crew Coordinator
Ottawa (Vanier) | 343-555-0129 | mtranlafleur@example.ca

What I do: see to it that several hundred people who work odd hours on both banks of the river find the right amount in their accounts on Thursday.

Two Rivers Pictures / Images des Deux Rives, Ottawa and Gatineau
Office and Crew Coordinator, since January 2021
* Series and commercials all year round; 150 to 420 on the books in any fortnight, IATSE and AQTIS rules
* From call sheets I work out straight time, turnaround penalties, meal penalties, kit rentals and per diems, load them into Dayforce, fix the exceptions, release the deposits and post the entries
* I withhold and send what is owed to Ottawa and to Quebec City, as well as to the guilds, the pension funds and the two compensation boards
* Slips in February: 1,300 federal and 800 provincial, balanced by me alone since 2022
* Separation papers the day after wrap, holiday pay included; court-ordered deductions
* Grievances about cheques settled by phone, half in French, half in English
* Monthly agreement with the ledger, guild auditors twice a year, no findings

Ottawa Fringe Arts Society
Front desk and bookkeeping assistant, 2017 - 2020
* Box office, supplier bills, honoraria for artists

EDUCATION
BA Theatre and Administration (bilingual program), University of Ottawa, 2017

LEARNING
National Payroll Institute: PCP granted November 2022, dues and CPE up to date
Excel for finance, La Cite, 2021

LANGUAGES
Raised in French in Hawkesbury; schooled in English from grade nine; I write to the crews in both. Some Vietnamese with my grandmother.

TOOLS
Dayforce, Media Services, Sage 50, Excel pivots and lookups

OFF SET
Improv league, bike repair, a very small vegetable garden.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 54,
      high: 70,
      best: 62,
      why: 'Designation and both languages are there, but by the dates the payroll work is sixteen months and not the four years of the profile.',
      lacks: ['three years of full-cycle Canadian payroll (sixteen months by dates)'],
      cv: `NADEGE PIERRE-LOUIS
Ottawa, ON K1L
613-555-0165
nadege.pl@example.ca

SUMMARY
Bilingual payroll professional with four years of experience, PCP, at ease with numbers and people in equal measure.

PROFESSIONAL EXPERIENCE

PAYROLL COORDINATOR
Maisonneuve Retirement Residences, Ottawa and Gatineau (330 employees)
July 2025 - present
o Biweekly pay for six residences, SEIU and non-union, in UKG Pro
o Time card corrections, premiums, vacation balances, statutory holidays
o Hires, leaves, ROEs; remittances in Ontario and Quebec
o Took part in one year end: T4 and RL-1 for 390 people
o Answers nurses' aides and cooks in the language that they prefer

CUSTOMER SERVICE REPRESENTATIVE
Caisse populaire Trillium-Est, Vanier
August 2021 - June 2025
o Counter and phone service in French and English, 60 members a day
o Deposits, drafts, RRSP appointments, direct-deposit forms for employers
o Cash balancing; trainer for four new tellers
o Member satisfaction award, 2023

RECEPTIONIST
Clinique dentaire Montreal Road
2018 - 2021
o Appointments, insurance claims, bilingual switchboard

EDUCATION
Certificate in Payroll and Bookkeeping, La Cite, evenings, 2023 - 2024
High school diploma, Ecole secondaire De La Salle, 2017

DESIGNATION
Payroll Compliance Professional (PCP), National Payroll Institute, August 2026

LANGUAGES
French and Haitian Creole from home, English from age eight; bilingual at work since 2018

TECHNICAL
UKG Pro, Excel (VLOOKUP, pivot tables), Word, QuickBooks from the course

COMMUNITY
Choir and treasury of Eglise Emmanuel; homework club on Saturdays

AVAILABILITY
Three weeks' notice. References upon request.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 22,
      why: 'Payroll stands in headline, skills and online course titles, while every post is in restaurants and a call centre and there is no designation.',
      lacks: ['PCP or PLP designation', 'three years of full-cycle Canadian payroll'],
      cv: `KYLE FONTAINE-BURKE
Bilingual Payroll Administrator
Kanata, ON | 613-555-0107 | kyle.fb@example.ca

CAREER OBJECTIVE
Bilingual payroll administrator seeking to apply full-cycle Canadian payroll, T4 and RL-1 preparation, ROEs, CRA and Revenu Quebec remittances, collective agreements and general ledger reconciliation in a unionized, multi-province environment. PCP-minded, detail-oriented and discreet.

SKILLS
Full-cycle payroll, source deductions, garnishments, taxable benefits, vacation pay, statutory holiday pay, WSIB, CNESST, year end, Dayforce, ADP Workforce Now, UKG, Excel (pivot tables, lookups), employment standards, French and English (bilingual)

WORK EXPERIENCE

Floor Supervisor, Harvest Table Grill, Kanata
05/2022 to present
- Leads servers and hosts on evening shifts, up to 240 guests
- Seats parties, solves complaints, closes tills and counts the float
- Winner of the dessert sales contest in two quarters
- Posts the weekly shift schedule prepared by the manager

Server, Harvest Table Grill
03/2019 to 05/2022
- Took orders in French and English; wine service; trained new servers

Call Centre Agent, Northline Telecom, Ottawa
09/2017 to 02/2019
- 70 calls a day on bills and outages, bilingual queue

COURSES AND WEBINARS
Payroll Fundamentals, free online module, 3 hours, 2026
What Is an ROE?, webinar, 2026
Year-End Made Easy, webinar, 2026
Introduction to Dayforce, video series, 2026
Smart Serve Ontario, 2019
Food handler certificate, 2024

EDUCATION
Earl of March Secondary School, OSSD with French immersion certificate, 2017
Carleton University, first year of General Arts, 2017 - 2018, not completed

HOBBIES
Ultimate frisbee, podcasts on personal finance, fantasy hockey (league commissioner and treasurer)

References available from my restaurant manager.`,
    },
  ],
};
