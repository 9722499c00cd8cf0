import type { GradedJob } from '../types.ts';

export const insuranceDefenseAttorneyChicagoFirm: GradedJob = {
  job: 'insurance-defense-attorney-chicago-firm',
  title: 'Associate Attorney, Civil Litigation',
  spec: `Mid-size Loop firm (27 lawyers, no associates' bullpen, everybody has a door) is hiring an associate for its casualty group. The group defends trucking companies, property owners, contractors and their insurers, mainly in Cook, DuPage and Will Counties, some federal court. You'd inherit 35 to 40 open files with a partner over your shoulder for the first weeks and then rather less so. Expect to write your own motions, answer written discovery, depose plaintiffs and treating doctors, present clients at theirs, report to carriers every 45 days in their format, go to mediations and pretrials alone, and second-chair a jury trial in your first year if one goes. Billing target 1,900 hours; we mean 1,900, not 2,300. We can only look at people who are licensed in Illinois now, active and in good standing with the ARDC, J.D. from an accredited school naturally, and who have three years or more of civil litigation behind them in which they took and defended depositions themselves. Trucking regs, construction site injury or premises work will move you up the pile, so will jury trials, so will a good word from an adjuster. We don't care where you went to school or whether you made law review. Salary 118 to 145 depending on years, plus origination, 401(k), parking is unfortunately your own affair, and work from home Mondays and Fridays. Resume and one piece of writing that you wrote yourself, please; short is fine.`,
  graded: [
    {
      name: 'keisha-marlin-staff-counsel',
      kind: 'synonym',
      low: 89,
      high: 98,
      best: 94,
      why: 'Active Illinois licence and seven years of defending injury suits, five of them as staff counsel of an insurer, with well over a hundred depositions and five jury trials.',
      lacks: [],
      cv: `KEISHA MARLIN
Oak Park, Illinois

House counsel, Prairie Mutual Casualty (staff counsel office, Chicago)
September 2021 to the present
I am the lawyer the company sends when its insured gets served. Usually about 60 suits at a time: rear-enders, jackknifed semis, icy stairs, a scaffold or two. Mine from the appearance to the release. I have questioned somewhere around 150 witnesses under oath, among them orthopedists, a biomechanic and, once, a nun, and have sat next to our drivers for theirs. Hours-of-service and hiring-file fights come up every month. Summary judgment won in eleven cases. Five juries as first chair (three defense verdicts, one under the offer, one I would rather not discuss). Evaluate reserves and authority with the adjusters.

Associate, Dunleavy Roach P.C., Wheaton
October 2019 to August 2021
Premises and auto, defense side. Motion call in DuPage and Will, written discovery, depositions from my fourth month.

Admitted
Illinois, November 2019. ARDC: active, authorized to practice, no discipline.
U.S. District Court, N.D. Ill., 2020

J.D., Lakefront School of Law, 2019
B.A. History, 2016

Writing sample attached: a four-page reply brief.`,
    },
    {
      name: 'trent-abernathy-missouri',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 62,
      why: 'Seven years of insurance defense with depositions and trials, but admitted only in Missouri and Kansas; not in Illinois.',
      lacks: ['active Illinois license'],
      cv: `TRENT ABERNATHY
St. Louis, Missouri | trent.abernathy@lawmail.example | 314-555-0190

BAR ADMISSIONS
Missouri (2019), Kansas (2021), E.D. Mo., W.D. Mo. Not admitted in Illinois; I would apply on motion under Rule 705 after accepting an offer. Appeared pro hac vice in Madison County twice.

EXPERIENCE

Gallagher Voss LLC, St. Louis, Missouri
Senior Associate, Casualty & Transportation, January 2023 - present
Associate, September 2019 - December 2022
• Defend motor carriers, brokers, general contractors and a grocery chain in personal-injury suits in the City of St. Louis, St. Louis County and federal court
• First chair in 3 jury trials (2 defense verdicts), second chair in 5
• Took or defended some 200 depositions including treating physicians, FMCSA experts and corporate representatives
• Draft and argue dispositive motions and motions in limine; reported appellate decision 2024
• Regular reporting to seven carriers; two of them ask for me by name
• Billed 1,940 to 2,010 hours each year since 2021

• Standing second-year mentor; wrote the firm's checklist for the first 72 hours after a truck accident (download of the ECM, driver statement, preservation letters), now used by two of our carriers
• Regular topics: broker liability, negligent hiring, hours of service, slip and fall with video, ladder and trench cases, indemnity and additional-insured tenders between general contractor and subs
• Settled or mediated about 110 files; keep a spreadsheet of verdicts by venue, which I would be glad to extend to Cook County

Law clerk, Circuit Court of St. Louis County, summer 2018
Teaching assistant, legal writing, 2017-2018

EDUCATION
J.D., cum laude, Gateway University School of Law, 2019
B.S. Civil Engineering, 2013; site engineer on highway projects 2013-2016

OTHER
Member, a national defense bar association, trucking section. Speaker on broker preemption, Kansas City, May 2025. My wife has accepted a residency in Chicago that starts next July, so this is a real move and not a trial balloon.`,
    },
    {
      name: 'moira-fitzsimmons-inactive',
      kind: 'lapsed',
      low: 52,
      high: 65,
      best: 59,
      why: 'Eight good years of defense litigation in Cook County, but the work ended in 2020 and her Illinois licence has been on inactive status since 2021.',
      lacks: ['active Illinois license'],
      cv: `Moira Fitzsimmons, Evanston IL

2021 - now
Co-owner of Flour & Oats, a bakery with two shops and eleven staff. Leases, payroll, a lawsuit about an awning which I settled over coffee. My partner is buying me out in December 2026.

Sept. 2012 - Dec. 2020
Hanrahan, Tull & Becker, Chicago. Associate, and from 2018 non-equity partner, in the general liability group.
- Defended property managers, a bus company, hotels and subcontractors on construction injury claims, mostly Law Division, Cook County.
- Own caseload of 40 from 2014. Several hundred depositions, taken and defended; independent medical examiners were my specialty.
- Nine jury trials, four as lead.
- Mediations at every retired judge's office in the Loop.
- Trained four younger associates.

Aug. 2011 - Aug. 2012
Clerk to a justice of the Illinois Appellate Court, First District.

Licence: admitted in Illinois Nov. 2011, never disciplined. Went on inactive status with the ARDC in January 2021. I have not restored it yet and I owe some MCLE hours.

Education: J.D. Marquette Shores College of Law 2011. B.A. English 2008.`,
    },
    {
      name: 'dolores-quintero-paralegal',
      kind: 'adjacent',
      low: 33,
      high: 47,
      best: 40,
      why: 'A first-rate litigation paralegal who knows these files inside out, but no J.D., no licence and no depositions of her own.',
      lacks: [
        'active Illinois license and J.D.',
        'three years of civil litigation as a lawyer, taking and defending depositions',
      ],
      cv: `DOLORES QUINTERO, Illinois Certified Paralegal
Berwyn, IL · d.quintero@inbox.example

Twelve years on defense files in Cook, DuPage and Will Counties.

SENIOR LITIGATION PARALEGAL · Becker Slattery Ltd., Chicago · May 2016 - present
· 70 open casualty and trucking files with two partners and three associates
· Draft answers, interrogatories, subpoenas, 213(f) disclosures and first versions of carrier reports for attorney signature
· Schedule depositions, prepare the exhibits and outlines, sit in, write the summaries
· Medical chronologies; ELD and driver qualification file review, spoliation letters
· At counsel table in six jury trials: exhibits, juror notes, witnesses
· Odyssey e-filing, Relativity, Clio

PARALEGAL · Ortega Injury Law, Cicero · August 2014 - April 2016
· Plaintiff side: intake, records, demand packages

A.A.S. Paralegal Studies (ABA-approved), Des Plaines Community College 2014
Notary public. Spanish, native.

I plan to start evening law school in the fall of 2027.`,
    },
    {
      name: 'andrew-chao-nearly-three',
      kind: 'years',
      low: 78,
      high: 89,
      best: 84,
      why: 'Licensed in Illinois and thirty-four months of defense litigation with his own depositions: two months short of three years is no gap; only no trials yet.',
      lacks: [],
      cv: `Andrew Chao
Chicago (Bridgeport) | 312-555-0108 | achao@lawmail.example

Licensed in Illinois since November 2023 (active, good standing); Northern District of Illinois, 2024.

WORK

Mallory Keane LLP, Chicago, litigation associate. January 2024 to present.
Defense of general contractors, subs and building owners in Cook and Lake County. My list runs to 28 cases, most of them falls from ladders and one crane. I answer discovery, argue my own 2-615 and 2-619 motions and have briefed summary judgment seven times (four granted in whole or in part). Depositions taken: 46, of plaintiffs, foremen, two treaters and an ergonomist. Defended: 19. Went to nine mediations, the last five without a partner. Carrier reports every 60 days. On trial team for one case that settled during jury selection.

Cook County Circuit Court, judicial extern, spring 2022
Mallory Keane LLP, summer associate, 2022

EDUCATION

Juris Doctor, Lakefront School of Law, May 2023 (trial team, no law review)
Bachelor of Science, Construction Management, Tippecanoe State, 2018
Between the two: assistant project manager for a drywall contractor, 2018 to 2020

Speaks Cantonese.`,
    },
  ],
};
