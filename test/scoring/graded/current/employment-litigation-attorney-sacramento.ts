import type { GradedJob } from '../types.ts';

export const employmentLitigationAttorneySacramento: GradedJob = {
  job: 'employment-litigation-attorney-sacramento',
  title: 'Employment Litigation Attorney',
  spec: `Larkspur & Dunmore LLP is a nineteen-lawyer firm in downtown Sacramento that does one thing: employment law, mostly for employers, from farm cooperatives to hospitals. Two of our seniors have gone to the bench this year, so we are looking for an Employment Litigation Attorney who can take over a caseload of about thirty files.

You will defend single-plaintiff FEHA claims (discrimination, harassment, retaliation), wage-and-hour class and PAGA actions, and wrongful termination suits, from the demand letter through discovery, depositions, motions for summary judgment, mediation and, if it comes to that, trial. You will also give day-to-day advice on leaves, accommodation and terminations, and review handbooks.

You hold a JD from an accredited law school, you are an active member in good standing of the State Bar of California, and you have practiced employment law for at least five years. We do not mind which side of the table you sat on. You write clean briefs, you take and defend your own depositions, and clients like to call you.

It would be nice if you had first-chair trial or arbitration experience, appeared before the Labor Commissioner or the Civil Rights Department, or spoke Spanish.

We pay $165,000 to $205,000 with an honest 1,750-hour target, full health premiums, 401(k) match and two remote days a week. Send a resume and one writing sample to the hiring committee. Equal opportunity employer, naturally.`,
  graded: [
    {
      name: 'rosalind-achterberg',
      kind: 'overqualified',
      low: 80,
      high: 91,
      best: 86,
      why: 'Twenty-five years in California employment defense, a former managing shareholder with jury verdicts; far above the level, which is a question to ask, not a gap.',
      lacks: [],
      cv: `ROSALIND ACHTERBERG
Davis, California

California State Bar, admitted December 2001, active, no discipline
U.S. District Courts, Eastern and Northern Districts; Ninth Circuit

EXPERIENCE

Managing Shareholder, Employment Group
Corbett Yamashiro Law Corporation, Sacramento, 2014 – present
Lead a group of 26 attorneys with a book of $9.2 million. Lead counsel in 40+ wage-hour class and representative actions, among them a 2,300-member meal-period class decertified in 2019 and a PAGA defense judgment in 2023. Tried six harassment and retaliation cases to verdict since 2014, five for the defense; last trial February 2026. Still carry 15 files of my own, take depositions and write motions. Counsel hospital and school-district boards on terminations, accommodation and leave.

Shareholder, 2008 – 2013; Associate, 2003 – 2007
Trask Bellamy & Poe, Sacramento
Employer-side litigation under FEHA and the Labor Code; Berman hearings; arbitrations.

Associate, 2001 – 2003
Redfern Law Group, Oakland
Plaintiffs' wage claims.

EDUCATION
J.D., Mount Tamalpais School of Law (ABA accredited), 2001, law review
B.A. Economics, 1997

SPEAKING AND WRITING
Contributing editor, a two-volume treatise on California leave law, since 2011
Faculty, annual employment law symposium

Looking to leave management behind and simply try cases. Spanish, fluent.`,
    },
    {
      name: 'jonah-everard-klein',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Eight years of first-rate employment litigation, all on a New York license; he is not admitted in California and must still pass the bar there.',
      lacks: ['Active membership of the State Bar of California (New York only)'],
      cv: `Jonah Everard-Klein
Brooklyn, NY — moving to Sacramento in January 2027

BAR ADMISSIONS
New York (2018, active, good standing); S.D.N.Y., E.D.N.Y., Second Circuit

PROFESSIONAL EXPERIENCE

Senior Associate, Labor & Employment
Whitcombe Adair LLP, New York — April 2021 to present
* Defend employers in Title VII, ADA, FMLA, and state and city human rights law cases, 25 to 30 open matters
* Took or defended more than 90 depositions; argued 11 summary judgment motions, won eight
* Second chair in two federal jury trials; first chair in three AAA arbitrations (2023, 2024, 2026)
* FLSA and state-law overtime collective actions, largest 1,400 opt-ins, settled in mediation
* Advise retail and health-care clients on reductions in force, leave and accommodation

Associate
Pardee & Lowenthal, White Plains — September 2018 to March 2021
* Plaintiff-side discrimination and unpaid wages; agency charges and position statements

EDUCATION
J.D., cum laude, Hudson Heights Law School (ABA accredited), 2018
B.A., Industrial and Labor Relations, 2014

PUBLICATIONS
Two articles on pay transparency statutes, 2022 and 2024

LANGUAGES
Spanish (conversational)`,
    },
    {
      name: 'marisol-ibarra-quist',
      kind: 'overlap',
      low: 61,
      high: 72,
      best: 66,
      why: "Good employment work and an active license, but her 'nine years' are three posts held side by side since September 2023, barely over three years of the five asked.",
      lacks: ['Five years of employment law practice (38 months by the dates)'],
      cv: `MARISOL IBARRA-QUIST, Esq.
Elk Grove, CA | Cal. Bar, active since December 2022

SUMMARY
Bilingual employment litigator with more than nine years of combined experience in discrimination, harassment and wage matters across a firm, a clinic and contract work.

LEGAL EXPERIENCE

Associate, Employment Litigation — Penrose Valdivia APC, Sacramento
September 2023 – present (3+ years)
FEHA and wrongful termination defense. Draft and argue demurrers and summary judgment motions (six argued), 34 depositions taken or defended, mediations, one arbitration as second chair. PAGA notices and early evaluation conferences.

Supervising Attorney (evenings) — River City Workers' Rights Clinic
October 2023 – present (3+ years)
Wage claims before the Labor Commissioner, 18 hearings; train law students. Clients mostly Spanish-speaking.

Contract Attorney, Employment — LexBridge Staffing
November 2023 – October 2026 (3 years)
Weekend discovery review and brief writing in class actions for three firms.

Associate, Real Estate — Hollis Grange LLP, Roseville
December 2022 – August 2023
Leases and purchase agreements.

EDUCATION
J.D., Sierra Crest College of Law (ABA accredited), 2022
B.A. Political Science, 2016

Before law school: high school Spanish teacher, 2016 – 2019

SPANISH: native`,
    },
    {
      name: 'bennett-oyelaran',
      kind: 'adjacent',
      low: 50,
      high: 62,
      best: 56,
      why: "Licensed Californian litigator with eight years for employers, but all in workers' compensation before the appeals board; no FEHA, wage-hour or civil court work, so worth a call only.",
      lacks: ["Five years of employment law practice (workers' compensation instead)"],
      cv: `Bennett Oyelaran
Attorney at Law, Stockton, California

Admitted: State Bar of California, 2017. Active. JD, Delta Pacific School of Law (ABA), 2017.

Senior Associate — Garrick Moll & Associates, Stockton
2020 (March) to present
Workers' compensation defense for self-insured employers and carriers, with a caseload of 110 files. Appear before the Workers' Compensation Appeals Board three to four times a week: mandatory settlement conferences, trials on injury AOE/COE, apportionment and permanent disability, petitions for reconsideration. Depose applicants and cross-examine medical evaluators (over 300 depositions). Settle by compromise and release or stipulated award. Report to adjusters and HR managers, who ring me directly.

Associate — Fontaine Workers' Comp Defense, Modesto
2018 (January) to 2020 (February)
Same field, with agricultural and trucking employers. Lien trials. Some serious and willful petitions.

Law Clerk — Fontaine, 2016 to 2017, part time

Certified Specialist, Workers' Compensation Law, 2023

Other
Panel speaker for an adjusters' association, 2024
Moot court coach
Some Spanish from the farm cases

Looking to widen from comp into employment litigation in the civil courts, where a good number of my employers' files end up with other counsel.`,
    },
    {
      name: 'trent-calloway-bisset',
      kind: 'pasted',
      low: 12,
      high: 26,
      best: 19,
      why: 'The top half is our own ad copied back; what is left is an escrow assistant and mailroom clerk with no law degree, no bar card and no employment law.',
      lacks: [
        'JD',
        'Active membership of the State Bar of California',
        'Five years of employment law practice',
      ],
      cv: `TRENT CALLOWAY-BISSET
Rancho Cordova, CA

PROFESSIONAL SUMMARY
You hold a JD from an accredited law school, you are an active member in good standing of the State Bar of California, and you have practiced employment law for at least five years. You write clean briefs, you take and defend your own depositions, and clients like to call you. Defend single-plaintiff FEHA claims (discrimination, harassment, retaliation), wage-and-hour class and PAGA actions, and wrongful termination suits, from the demand letter through discovery, depositions, motions for summary judgment, mediation and, if it comes to that, trial. Day-to-day advice on leaves, accommodation and terminations, and review handbooks. First-chair trial or arbitration experience.

WORK HISTORY

Escrow Assistant, Goldleaf Title Company, Rancho Cordova
May 2022 – present
Open escrow files, order title reports, prepare closing packets, notarize signatures, answer phones for two officers. About 35 closings a month.

Mailroom and Records Clerk, Hartnell Bray law offices, Sacramento
June 2019 – April 2022
Sorted mail, scanned files in a probate practice, delivered filings to the courthouse.

Cashier, Sunny Acre Market, 2016 – 2019

EDUCATION
A.A. Business, Cosumnes Bend Community College, 2019

SKILLS
MS Office, notary public (commission through 2027), typing 70 wpm`,
    },
  ],
};
