/** A Qualified Person at a German sterile site: eligibility under EU law, German at C1 and three years of aseptic manufacture decide it. */
import type { GradedJob } from '../types.ts';

export const qualifiedPersonSterileD: GradedJob = {
  job: 'qualified-person-sterile-d',
  title: 'Qualified Person (Sachkundige Person), aseptic filling',
  spec: `Hallenbrock Pharma fills other people's medicines. At our plant in Lippborn, between Paderborn and the motorway, some 420 colleagues formulate, sterile-filter, fill and freeze-dry injectables for thirty customers from Japan to Portugal, and every batch that leaves the gate does so under the signature of one of five Qualified Persons. One of the five retires in spring, and we are looking for her successor.

In this position you certify batches for the European market and for third countries, review batch records and deviations, sign the QP declarations for active substances, and speak for the plant when the Bezirksregierung or a customer comes to inspect. You sit with production in the mornings, because we have learned that most deviations are settled best on the day they arise. You also have a voice in our contamination control strategy under the revised Annex 1.

What we cannot do without is the legal qualification: you meet the requirements for a Sachkundige Person under section 15 of the Medicines Act (AMG), or have been named as a Qualified Person under Article 49 of Directive 2001/83/EC by the authority of another EU member state. You bring at least three years of experience in aseptic manufacture or its quality unit. And since batch records, inspections and morning meetings are all held in German, you speak and write it at C1 or better; English is used with customers, and we expect you to be at ease in it. Experience with deviation and CAPA systems and customer audits belongs to the job.

We would be glad if you knew lyophilisation, had worked for a contract manufacturer, or had dealt with the FDA. A doctorate is welcome and not required.

We pay according to the chemical industry's collective agreement, above the scale. There is a works nursery, a company bicycle, and on clear days a view of the Teutoburg Forest. Severely disabled applicants are preferred where equally suited.`,
  graded: [
    {
      name: 'apothekerin',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Named Sachkundige Person since 2019 with nearly ten years of aseptic filling at a contract plant, native German and inspections led.',
      lacks: [],
      cv: `LEBENSLAUF

Dr. Wiebke Tellkamp-Osei, Apothekerin
Geb. 1985 in Lemgo, verheiratet, zwei Kinder

Beruflicher Werdegang

seit 07/2019  Sachkundige Person nach § 15 AMG, Stallmeier Parenteralia GmbH (Lohnhersteller), Bielefeld
              - in der Herstellungserlaubnis benannt, Bezirksregierung Detmold
              - Zertifizierung von jährlich rund 380 Chargen: Vials, Fertigspritzen, Lyophilisate
              - Abweichungen, CAPA und Change Control in TrackWise; tägliche Runde mit der Produktion
              - Mitverfasserin der CCS nach Annex 1 (2023)
              - Behördeninspektionen 2020, 2022, 2025; FDA-PAI 2024 ohne Form 483
              - 15 bis 20 Kundenaudits pro Jahr, überwiegend auf Englisch
02/2017 - 06/2019  QA-Managerin Sterilproduktion, ebenda
              - Batch Record Review, Media Fills, Begleitung der Isolatorqualifizierung
03/2014 - 01/2017  Leiterin Qualitätskontrolle, Nordlicht Generika, Hameln (feste Formen)
2010 - 2014   Promotion, pharmazeutische Technologie: Gefriertrocknung von Antikörpern

Ausbildung
2009  Approbation als Apothekerin
2003 - 2008  Studium der Pharmazie, Münster

Sprachen
Deutsch Muttersprache, Englisch verhandlungssicher, Twi für den Hausgebrauch

In short, for the English reader: pharmacist, PhD in freeze-drying, QP for an aseptic CMO for seven years, and I would like a shorter drive.`,
    },
    {
      name: 'british-qp',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'A seasoned sterile QP with native German, but eligible only under the British scheme, which the EU no longer takes.',
      lacks: ['QP eligibility under section 15 AMG or Article 49 in an EU state'],
      cv: `Sehr geehrte Frau Dr. Hallenbrock,

please allow me to go on in English, since this is the language of my working papers; I was born and schooled in Cologne and took my Abitur there, so the morning meeting will not trouble me.

I moved to Leeds in 2004 to read chemistry (MChem, 2008) and stayed. From 2008 to 2014 I was in the sterility laboratory and then in quality assurance at Airedale Injectables, who fill ampoules and eye drops aseptically. In October 2019, after four years of study and a viva that I still dream about, I was found eligible as a Qualified Person by the Royal Society of Chemistry's joint panel, and was named on the MHRA licence of Calder Sterile Services, a contract filler of 300 people, in January 2020. I had been QA manager there from 2014.

Since then I have certified some 1,500 batches of vials and pre-filled syringes for the British market. I own the deviation board, was lead author of our contamination control strategy, hosted six MHRA and two FDA inspections, and see a customer's auditors every other week. Two freeze-dryers came in 2022 and I signed the qualification.

I know that since Brexit my status counts in the United Kingdom only: EU batches are released by a colleague in Dublin. I have not been named in a member state, and I have not yet asked the Bezirksregierung what they would need of me. My degree is in chemistry and lacks, I suspect, some of the pharmacy subjects in your law.

Mit freundlichen Grüßen
Henrike Assmann-Booth`,
    },
    {
      name: 'all-the-words',
      kind: 'list',
      low: 15,
      high: 31,
      best: 22,
      why: "A long list of the trade's words on top of two years of filing documents at a tablet maker; nothing in it is shown by work.",
      lacks: [
        'QP eligibility under section 15 AMG or Article 49',
        'three years in aseptic manufacture or its quality unit',
      ],
      cv: `MARVIN KÖSTERKE
Pharma Quality Professional | GMP | QP | Aseptic

CORE COMPETENCIES
QP certification - batch release - section 15 AMG - Article 49 - EU GMP Annex 1 - Annex 16 - CCS - aseptic filling - isolators and RABS - media fill - lyophilisation - environmental monitoring - deviation management - CAPA - change control - root cause analysis - customer audits - FDA readiness - inspection hosting - QP declarations - supplier qualification - data integrity (ALCOA+) - TrackWise - SAP QM - Veeva Vault

OBJECTIVE
To grow into a role as a Qualified Person in a sterile environment.

WORK
Documentation assistant, Teutonia Tabletten AG, Gütersloh, since October 2024
Archive batch records for solid dosage forms, check them for missing pages and initials, scan, issue controlled copies, keep the training matrix.

Retail sales, Drogerie Haverkamp, 2021 - 2024

COURSES
"Annex 1 in a day" (webinar, 2025)
"The Qualified Person: rights and duties" (webinar, 2025)
"Introduction to aseptic processing" (online, 4 hours, 2026)
Yellow Belt, 2025

EDUCATION
Bachelor of Arts, Business Administration, Bielefeld, 2021

LANGUAGES
German (native), English (B2)`,
    },
    {
      name: 'wholesale-rp',
      kind: 'trap',
      low: 26,
      high: 42,
      best: 33,
      why: 'The "responsible person" is that of a wholesaler under GDP: she releases goods for distribution, has never certified a batch and never worked in aseptic manufacture.',
      lacks: [
        'QP eligibility under section 15 AMG or Article 49',
        'three years in aseptic manufacture or its quality unit',
      ],
      cv: `Svenja Brüggenthies
Verantwortliche Person / Responsible Person
Soest

At a glance
| Since | 2018 named Responsible Person (RP) |
| Law | § 52a AMG, EU GDP guidelines 2013/C 343/01 |
| Site | wholesale warehouse, 11,000 pallets, 2-8 °C and ambient |
| Team | six |
| German | mother tongue |
| English | C1, daily |

Responsible Person and head of quality, Hellweg Pharmalogistik GmbH, Werl, March 2018 - today
Release of returned and quarantined goods to saleable stock. Deviations and CAPA (about 200 a year, mostly temperature excursions in transport). Recalls: four real ones, a mock one every year. Inspected by Bezirksregierung Arnsberg in 2019, 2022 and 2025, no critical or major findings. Twelve audits a year by manufacturers, among them makers of injectables and vaccines. Supplier and customer qualification. Falsified Medicines Directive, securPharm.

Quality officer, the same firm, August 2014 - February 2018
Mapping of cold rooms, SOPs, training.

PTA (pharmaceutical technical assistant), Rathaus-Apotheke, Soest, 2008 - 2014
Dispensing, prescriptions, ointments; no sterile preparation.

Training
State examination as PTA, 2008
Bachelor Professional in logistics (IHK), 2017
GDP responsible person, certificate course, 2017; refreshers yearly

I sign my name under the release of medicines every day and would like to do so nearer to where they are made.`,
    },
    {
      name: 'persona-qualificata',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 55,
      why: 'Named QP in Italy with fourteen years of aseptic filling, so the law is met; but her German is A2 by her own account, and the plant works in German.',
      lacks: ['German at C1'],
      cv: `LAVINIA CASTRUCCI
Persona Qualificata (Qualified Person), Latina, Italy

1. Position
Persona Qualificata, named by AIFA in the site's manufacturing authorisation under D.Lgs. 219/2006 (Art. 49 of the Directive), November 2018 to date. Company: Pontina Farmaceutici S.p.A., CDMO with three aseptic lines and five lyophilisers. I certify 450 batches per year for EU and export markets, including Japan.

2. What I have changed
Time from end of QC to certification from 12 days to 5, by reviewing the record by exception. Wrote the site's CCS for Annex 1. Closed 96 per cent of CAPA on time in 2025. Supported transfer of two lines to isolators, media fills with zero growth since 2021.

3. Inspections
AIFA (five), FDA (2019, 2023: one 483 observation, closed), ANVISA, PMDA; roughly 25 customers a year.

4. Before
Head of aseptic filling shift, Pontina, 2015 - 2018. QA specialist for sterile products, 2012 - 2015. Trainee pharmacist, 2011.

5. Studies
Degree in Chimica e Tecnologia Farmaceutiche, Roma, 2010. Entered in the register of pharmacists 2011. Master of second level in industrial pharmacy, 2012.

6. Languages
Italian; English C1 (all customer audits); French B1; German A2: I follow a course since spring and cannot yet read a deviation report in it.

7. Why Lippborn
My husband teaches in Paderborn from January.`,
    },
  ],
};
