/** Legal Counsel Employment Law: business-fluent English; German Volljurist qualification decide it. */
import type { GradedJob } from '../types.ts';

export const inhouseEmploymentLawyerDe: GradedJob = {
  job: 'inhouse-employment-lawyer-de',
  title: 'Legal Counsel Employment Law',
  spec: `Senior Legal Counsel Employment Law (m/f/d)
Stuttgart, full-time or 80 %, mobile working up to 3 days/week

Voltara SE is a listed drive technology group with 19,000 employees, 11,000 of them at nine German sites. Our legal team of 24 advises where decisions are made.

Your tasks
• You advise HR and management on all questions of individual and collective employment law
• You accompany restructurings and negotiate works agreements, reconciliations of interests and social plans with our works councils
• You represent the company before the labour courts and steer external law firms
• You advise on company pensions, working time, use of external personnel and co-determination in IT systems
• You train managers and support group-wide HR compliance projects

Your profile
• Fully qualified German lawyer (Volljurist), both state exams with above-average results; admission as Rechtsanwalt or Syndikusrechtsanwalt, or eligibility for it
• At least 4 years of professional experience in employment law, gained in a law firm, a company or an employers' association
• German at native level and business-fluent English, both written and spoken, as you will work daily with US and UK colleagues
• Specialist lawyer (Fachanwalt) title and knowledge of the metal and electrical industry collective agreements are a plus
• Pragmatic team player with humour

We offer 30 days' holiday, company bike, canteen and pension. Please send your documents incl. salary expectation. Severely disabled applicants are given preference if equally qualified.`,
  graded: [
    {
      name: 'syndika-german-cv-strong',
      kind: 'synonym',
      low: 84,
      high: 96,
      best: 91,
      why: 'Everything the ad asks, dated and current, but written in German: two exams, Syndikus admission, eight years of Arbeitsrecht with works councils, C1/C2 English.',
      lacks: [],
      cv: `LEBENSLAUF

Dr. Katharina Möhringer
geb. 1988 in Tübingen, verheiratet, ein Kind

Beruflicher Werdegang

04/2022 – heute
Syndikusrechtsanwältin, Personalrecht, Zahnrad Hohenfels GmbH & Co. KG, Esslingen (4.800 Mitarbeitende)
– Beratung der Personalleitung und Geschäftsführung, Kündigungen, Befristungen, AÜG, Arbeitszeit, bAV
– Verhandlungsführung bei Interessenausgleich und Sozialplan für die Schließung des Werks Nagold (310 Beschäftigte, 2024), zwei Einigungsstellen
– Betriebsvereinbarungen zu SAP SuccessFactors und mobiler Arbeit
– Anwendung ERA und MTV Metall Baden-Württemberg
– Abstimmung mit der Konzernmutter in Ohio, wöchentlich auf Englisch; Schulungen für Führungskräfte

10/2018 – 03/2022
Rechtsanwältin, Kanzlei Brandl Ostertag Partner, Stuttgart, Dezernat Arbeitsrecht, Arbeitgeberseite
– rund 200 Kündigungsschutzverfahren vor ArbG und LAG

Ausbildung
2018 Zweite Juristische Staatsprüfung, OLG Stuttgart, vollbefriedigend (9,6 P.)
2016 Promotion zum Betriebsübergang nach § 613a BGB
2013 Erste Juristische Prüfung, Tübingen, 10,1 P.
Fachanwältin für Arbeitsrecht seit 2021

Sprachen
Deutsch Muttersprache; Englisch verhandlungssicher (Auslandsjahr Leeds 2010/11); Französisch Grundkenntnisse`,
    },
    {
      name: 'fachanwalt-english-a2',
      kind: 'denial',
      low: 58,
      high: 70,
      best: 64,
      why: 'A specialist lawyer with twelve years of exactly this work in German, who states that his English is at A2 and never used at work.',
      lacks: ['business-fluent English'],
      cv: `Holger Riethmüller, Attorney at Law
(English version of my CV prepared by my sister-in-law)

Since 02/2019: Group Counsel Labour Law, Schwabenguss AG, Heilbronn
2,900 employees, four foundries. Sole in-house contact for two HR departments. Negotiated with IG Metall and the central works council: short-time work, two social plans (2020, 2023), supplementary collective agreement. Own court hearings, about 35 per year, at Heilbronn and Stuttgart labour courts. Works agreement on shift models. Pension scheme closed to new entrants 2022.

08/2014 to 01/2019: Association lawyer, employers' association of the metal industry, Neckar region
Advice hotline for 120 member companies, representation in court, seminars on the framework agreement on pay (ERA).

Legal training
Second State Exam 2014 (Stuttgart), 8.2 points
First State Exam 2012 (Heidelberg), 9.0 points
Admitted to the bar 2014, Syndikus admission 2019, Fachanwalt title Arbeitsrecht 2017

Languages
German: mother tongue
English: basic school knowledge (A2), never used professionally
Russian: conversational

Personal
41 years, two children, volunteer fire brigade`,
    },
    {
      name: 'austrian-rechtsanwaeltin',
      kind: 'foreign',
      low: 50,
      high: 63,
      best: 57,
      why: 'Nine years of employment law with native German and fluent English, but qualified in Austria and under Austrian law, with no German exams or aptitude test.',
      lacks: ['German Volljurist qualification (both state exams)'],
      cv: `MAG. IUR. THERESA LINDTHALER, LL.M.
Employment lawyer · Vienna, moving to Stuttgart in January 2027

In a nutshell: I look after employers in trouble with people, in Vienna, since 2017.

Legal Counsel Labour & Employment | Danubia Packaging Holding AG, Vienna | since May 2021
Counsel to HR in Austria (1,700 staff) and coordinator for seven countries including Germany, where local law firms do the advising. Sozialplan and works agreements (Betriebsvereinbarungen, ArbVG) with three Betriebsräte; dismissals, all-in contracts, whistleblowing policy; trainer for 90 managers. Weekly calls in English with the London parent.

Associate, then Rechtsanwältin | Hofer Kessel Rechtsanwälte, Vienna | Jan 2017 to Apr 2021
Employment team. Hearings at the Arbeits- und Sozialgericht Wien. Transfers of undertaking, non-competes.

Court clerkship | OLG Graz district | 2016

Credentials
Austrian bar exam 2019 (very good), listed Vienna Bar 2020
LL.M. King's College London 2016
Mag. iur. Graz 2015
I have not yet applied for establishment in Germany as a European lawyer.

German (native), English (C2), Italian (B1)`,
    },
    {
      name: 'employment-lawyer-until-2016',
      kind: 'old',
      low: 58,
      high: 71,
      best: 64,
      why: 'Qualified and bilingual with nine years of employment law, but it ended in 2016; since then ten years as manager of foundations.',
      lacks: [],
      cv: `Friederike von Stetten
Ludwigsburg

PRESENT
Managing Director, Stiftung Kinderwald, Ludwigsburg (since Jan. 2021). Budget EUR 6 m, 40 staff, fundraising, trustees, public grants. We have no works council; personnel questions go to an outside law firm.

2016–2020
Head of Programmes, Foundation for Music Education, Bonn. Grant contracts, donor relations in German and English (US donors), events.

LEGAL CAREER
Oct. 2010 – Aug. 2016: Senior Legal Counsel, Labour Law, Kolbenfabrik Neckar AG, Stuttgart
 Dismissals, works council negotiations, social plan for 180 employees (2013), temporary staff, working time accounts, litigation in two instances. Correspondence with the British parent company in English.
Nov. 2007 – Sept. 2010: Attorney, Rau & Degenhardt, Frankfurt a. M., labour law group
 Employer-side advice, transactions, pension due diligence.

EDUCATION
Both state examinations: Freiburg 2004 (vollbefriedigend), Stuttgart 2007 (9.3 points)
Studies abroad: Edinburgh, 2001/02
Admitted as Rechtsanwältin 2007; admission kept up to date

LANGUAGES
German mother tongue. English fluent.

Why a return? My heart has always beaten for the law. I have subscribed to NZA throughout.`,
    },
    {
      name: 'paralegal-pasted-ad',
      kind: 'pasted',
      low: 26,
      high: 40,
      best: 33,
      why: 'A law-firm assistant in an employment practice whose profile is the ad copied out; the job entries show files and deadlines, not legal advice.',
      lacks: [
        'Volljurist (both state exams) and admission',
        "4 years' experience as employment lawyer",
        'business-fluent English',
      ],
      cv: `Application – Nadine Kowalczyk, Böblingen

PROFILE
Fully qualified German lawyer (Volljurist), both state exams with above-average results; admission as Rechtsanwalt or Syndikusrechtsanwalt, or eligibility for it. At least 4 years of professional experience in employment law, gained in a law firm, a company or an employers' association. German at native level and business-fluent English, both written and spoken, as you will work daily with US and UK colleagues. You advise HR and management on all questions of individual and collective employment law. You represent the company before the labour courts and steer external law firms. Pragmatic team player with humour.

WORK
Rechtsanwaltsfachangestellte (lawyer's assistant), Kanzlei Federle, Sindelfingen, 08.2016 – today
Files of two employment lawyers: deadlines calendar, beA mailbox, dictation of claims against dismissal, fee notes under RVG, phone with clients and the labour court registry. Draft standard letters on severance for the lawyer to sign.

Shop assistant, bakery, Böblingen, 2012 – 2013

TRAINING
Apprenticeship as Rechtsanwaltsfachangestellte, 2013 – 2016, exam grade 2
Mittlere Reife 2012
Seminar "Basics of works constitution law" (one day), 2022

German and Polish mother tongues, English school level

Driving licence B`,
    },
  ],
};
