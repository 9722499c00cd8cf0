import type { GradedJob } from '../types.ts';

export const payrollSpecialistDuesseldorf: GradedJob = {
  job: 'payroll-specialist-duesseldorf',
  title: 'Payroll Specialist (m/f/d)',
  spec: `Subject: Payroll Specialist (m/f/d), Düsseldorf – permanent, 30 to 40 hours

Hello,

on behalf of our client, a mid-sized maker of packaging machines with 1,150 employees in Germany, we are looking for a payroll specialist to join a team of four.

You will run the monthly wage and salary accounting for about 380 employees from start to finish, including social security and tax reporting. You will be the contact for employees, health insurers and tax offices, look after certificates, garnishments and company pensions, and prepare audits by the tax and pension authorities. Towards the year end you will help to close the accounts together with finance.

What our client insists on: completed commercial or tax training (for example industrial clerk, tax clerk) or a comparable degree; at least three years of hands-on experience in German payroll; and German at C1 level or above, because all talks with employees and authorities are held in German.

You should also be at home in a common payroll system such as SAP HCM, DATEV or Paisy, work accurately and keep secrets. Knowledge of the collective agreement for the metal industry and some English would be nice.

In return: 35-hour week by the collective agreement, 30 days of holiday, two days a week from home, a canteen that deserves the name and free parking.

If that sounds like you, please send your CV, your earliest start date and your salary idea to Ms Brandtner at bewerbung@kolberg-personal.example. We treat every application in confidence.

Kind regards
Kolberg Personal`,
  graded: [
    {
      name: 'sabine-kortmann',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Everything is there under its German trade names: a Steuerfachangestellte with nine years of Entgeltabrechnung up to today, metal tariff and SAP included.',
      lacks: [],
      cv: `Sabine Kortmann
Ratingen-Lintorf · born and raised in Duisburg, native speaker of German

Berufspraxis

Entgeltabrechnerin, Hüllstrunk Antriebstechnik GmbH (820 MA, IG-Metall-Tarif), Mülheim
04/2021 – heute
• Entgeltabrechnung for 410 Tarif and AT-Mitarbeiter each month in SAP HR (PY-DE), from Zeitdaten to the Zahllauf
• DEÜV, Beitragsnachweise, eAU, Lohnsteueranmeldung, ELStAM
• Pfändungen, bAV, Altersteilzeit, Mutterschutz, Kurzarbeit (2023)
• Ansprechpartnerin at the last Lohnsteuer-Außenprüfung and SV-Prüfung, no findings of weight
• Rückstellungen for the Jahresabschluss: holiday, flexitime, jubilee

Lohnbuchhalterin, Steuerkanzlei Pohlschröder & Wirth, Oberhausen
08/2017 – 03/2021
• Lohn for 45 clients, about 600 Abrechnungen a month, in DATEV LODAS; Baulohn for two of them

Steuerfachangestellte, same office, 07/2015 – 07/2017
• bookkeeping and annual returns

Ausbildung
Steuerfachangestellte, Chamber of tax advisers, 2012 – 2015
Fachkraft für Lohn und Gehalt, certificate 2018

English B1. Part time (32 h) preferred. Available from 1 February 2027.`,
    },
    {
      name: 'priyanka-deshmukh',
      kind: 'denial',
      low: 55,
      high: 67,
      best: 61,
      why: 'Five solid years of German payroll and a commerce degree, but by her own word her German is A2 and every talk here is in German.',
      lacks: ['German at C1 level'],
      cv: `PRIYANKA DESHMUKH
Payroll professional, Cologne

WHAT I DO
Payroll for Germany inside an English-speaking shared service centre. Careful, quick with spreadsheets, good with auditors.

EXPERIENCE

Payroll Specialist Germany — Larkspur Mobility Services GmbH, Cologne
September 2021 – present
- Full monthly cycle for 520 employees of two German entities in SAP HCM: master data, gross-to-net, payment file, posting to FI
- Social security notifications, wage tax return, annual statements, accident insurance report
- Company pension, company cars, salary garnishments, parental leave
- Tests after legal changes at the turn of the year
- Letters and calls with insurers and tax office are done by a German-speaking colleague

Payroll Associate (India) — Nandi Outsourcing Pvt Ltd, Pune
June 2018 – July 2021
- Monthly payroll for 2,000 staff of four clients, TDS, provident fund

EDUCATION
Bachelor of Commerce, University of Western Sahyadri, Pune, 2018 (recognised as comparable to a German bachelor's degree)
Course in German wage tax and social security law, in English, 80 hours, 2022

LANGUAGES
English: fluent. Hindi, Marathi: native.
German: A2, beginner. I cannot yet hold a conversation with employees or authorities in German.`,
    },
    {
      name: 'torben-hasselwerth',
      kind: 'overlap',
      low: 59,
      high: 71,
      best: 65,
      why: "Trained and a native speaker, but his 'almost four years' are two half posts held at the same time: by the calendar only two years of payroll.",
      lacks: ['three years of hands-on German payroll'],
      cv: `Torben Hasselwerth – CV

Neuss. Mother tongue German, English B2.

In short: almost four years of payroll in two companies, industrial clerk by training.

11/2024 – present   Payroll clerk (20 hrs/week), Drevenack Kunststoffe GmbH, Neuss
 Monthly payroll for 160 staff in DATEV Lohn und Gehalt. Joiners and leavers, sick pay, reimbursement claims to the health funds, wage tax return, answers for everybody at the counter. Prepared the pension insurance audit in 2025.

12/2024 – present   Payroll clerk (18 hrs/week), Stiftung Haus Lindenau, Kaarst
 Monthly payroll for 210 carers in the same program. Shift bonuses, mini-jobs, garnishments, company pension, certificates for offices and courts.

08/2019 – 10/2024   Purchasing clerk, Drevenack Kunststoffe GmbH
 Orders for granulate and spare parts, supplier files, checking invoices. In the summer of 2024 a seminar of five days on wage accounting (basics I and II), since my boss wanted me to follow the lady who retired.

08/2016 – 06/2019   Training as industrial clerk (Industriekaufmann), IHK, Drevenack Kunststoffe

School leaving: Fachabitur 2016

Hobbies: rowing, treasurer of the club.`,
    },
    {
      name: 'gudrun-velbinger',
      kind: 'old',
      low: 59,
      high: 71,
      best: 65,
      why: 'Eleven full years of payroll with the right training, but they ended in 2015; she has not run a payroll since and the law has moved on.',
      lacks: [],
      cv: `Gudrun Velbinger, Hilden

PERSONAL
German national, German mother tongue, two grown-up children

CAREER

2016 – today
Assistant to the management, Quellhof Seminarhotel GmbH, Haan
Diary, travel, contracts with trainers, invoices to customers, planning of 120 seminars a year. The wages are done by the tax adviser.

June 2004 – October 2015
Payroll accountant, Bergrath Werkzeugbau AG, Hilden (metal industry, 700 people)
Complete wage and salary accounting for 350 employees, at first with Paisy, from 2010 with SAP HR. Reports to health insurers and tax office, annual statements, attachments of earnings, partial retirement, short-time work in 2009. Went through four audits by the pension insurance and three by the tax office. Trained two younger colleagues. The company closed in autumn 2015.

1998 – 2004
Clerk in the personnel office, Bergrath Werkzeugbau AG
Files, time sheets, letters of reference

TRAINING
Industrial clerk, IHK Düsseldorf, 1995 – 1998
Payroll accountant (chamber certificate), 2005

FURTHER
MS Office very good, English school level. I would gladly refresh my knowledge and work 30 to 35 hours.`,
    },
    {
      name: 'jannik-oldewurtel',
      kind: 'pasted',
      low: 10,
      high: 22,
      best: 16,
      why: 'The profile is copied out of the ad; the career behind it is five years of order picking and parcel tours, with German as the only must he meets.',
      lacks: ['commercial or tax training or degree', 'three years of hands-on German payroll'],
      cv: `Jannik Oldewurtel
Düsseldorf-Eller

PROFILE
I run the monthly wage and salary accounting for about 380 employees from start to finish, including social security and tax reporting. I am the contact for employees, health insurers and tax offices, look after certificates, garnishments and company pensions, and prepare audits by the tax and pension authorities. Completed commercial or tax training (for example industrial clerk, tax clerk) or a comparable degree; at least three years of hands-on experience in German payroll. At home in a common payroll system such as SAP HCM, DATEV or Paisy. I work accurately and keep secrets. Knowledge of the collective agreement for the metal industry.

WORK HISTORY
03/2023 – now: Parcel driver, Flinkbote Rhein-Ruhr, Düsseldorf. 130 stops a day, scanner, cash on delivery, training of new drivers.
08/2021 – 02/2023: Order picker, Gartenwelt Zentrallager, Langenfeld. Picking by voice, forklift, stocktaking at year end.

EDUCATION
Training as warehouse operator (Fachlagerist), 2019 – 2021
Hauptschule certificate, 2019

LANGUAGES
German (mother tongue), English (basic)

Driving licence B, forklift licence`,
    },
  ],
};
