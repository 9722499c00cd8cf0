// Little specs in forms that few write: small ads, letters, questions, lists without signs, in three languages. Each with
// what it demands or wishes, duties left out.

import type { WholeSpec } from './asked-row.ts';

export const RARE_FORMS: readonly WholeSpec[] = [
  [
    `Sandra from the ferry office retires in May, so we are one Purser short. Whoever comes next needs an STCW basic safety certificate and an ENG1 medical that is in date. And two seasons on passenger ships, please, not cargo. Norwegian would be lovely. Passengers are mostly hikers. Cabins are provided.`,
    '',
    'licence! licence! skill language?',
  ],
  [
    `GROOM WANTED. Yard of 22 hunters nr Melton. BHS Stage 3 or equiv. Must drive 7.5 t (C1 licence). Min. 3 yrs on a hunting or eventing yard. Accom. provided. Own horse considered. Tel. Jo after 6.`,
    '',
    'certificate! certificate! years36!',
  ],
  [
    `Our bell foundry casts about forty bells a year and its books are full until autumn. We are a firm of eleven. What we lack is a pattern maker. You should hold City & Guilds or an NVQ Level 3 in pattern making, have at least five years at the bench, and be able to read a drawing older than yourself. If you have ever worked with loam, know SolidWorks, or play in a tower yourself, tell us.`,
    '',
    'certificate! years60! skill skill? skill?',
  ],
  [
    `Wir suchen: Friedhofsgärtner (m/w/d)

Das Haus
Unser Friedhof ist 14 Hektar groß und über 150 Jahre alt.

Das bringen Sie mit
- abgeschlossene gärtnerische Ausbildung, z. B. Friedhofsgärtner, Landschaftsgärtner o. Ä.
- Führerschein Kl. B, i. d. R. auch BE
- mind. zwei Jahre Praxis in der Grünpflege
Von Vorteil: Motorsägenschein, Bagger-Erfahrung, etwas Polnisch.`,
    '',
    'certificate! licence years24! +licence? +skill? +language?',
  ],
  [
    `Deputy Registrar of Births and Deaths
To be considered, applicants must hold a degree in law, public administration or a cognate subject and the Registration Officer's Certificate. You must bring no less than two years of front-counter work in a public office. Welsh at level 4 is essential. Travel between offices is about 10 per cent.`,
    '',
    'degree! certificate! years24! language!',
  ],
  [
    `Hello all, Priti is off on maternity leave from week 14. Could one of you find me a locum optometrist? GOC registration of course. I can't have anyone with less than three years of testing, the clinic is too busy to teach. MECS accredited if possible. OCT they can learn here. Ta, Neil`,
    '',
    'licence! years36! certificate?',
  ],
  [
    `Don't apply unless you hold an HGV Class 1 with CPC and ADR Classes 2 and 3. Don't apply if you have never reversed a drawbar. We ask for two years on tankers because the insurer does. You won't need a moffett ticket, we send you on one.`,
    '',
    'licence! licence! licence! years24!',
  ],
  [
    `Senior Tax Manager | Frankfurt am Main | hybrid
Unsere Kanzlei berät Familienunternehmen. Sie sind Steuerberater/in und haben mindestens sechs Jahre in der Ertragsteuerberatung gearbeitet, d. h. nicht nur Umsatzsteuer. Englisch verhandlungssicher (mind. C1). Ein Studium (z. B. BWL oder Jura) ist gern gesehen, ebenso DATEV, LucaNet und erste Erfahrung mit Pillar Two.`,
    '',
    'licence! years72! language! +degree? +skill? +skill? +skill?',
  ],
  [
    `Could you run this again in the Friday paper, same size as last time: Slater and leadworker. Must have the NVQ 2 in roof slating, CSCS, own transport. Ten years at it would suit. No subbies. The lads are a decent bunch. Ring Dai.`,
    '',
    'certificate! certificate! years120!',
  ],
  [
    `PERSON SPECIFICATION
Criteria | Essential | Desirable
Education | Degree in librarianship or chartered membership of CILIP | Teaching qualification
Experience | Two years in an academic library; use of Alma | Systematic reviews
Languages | English to C2 | German, Latin`,
    '',
    'degree/paper! certificate? years24! skill skill? language! language? language?',
  ],
  [
    `Anaesthetic Technician, Hawke's Bay
Patients come from as far as Wairoa. Our theatres run five lists a day.
We require registration with the Medical Sciences Council and a current annual practising certificate. New graduates are welcome. Experience of paediatric lists, cell salvage or ultrasound-guided blocks would be an advantage.`,
    '',
    'certificate! licence! skill?',
  ],
  [
    `Chef de partie (H/F), restaurant étoilé, Colmar
Vous avez un CAP cuisine, p. ex. obtenu en alternance, et trois ans de brigade gastronomique. Vous maîtrisez les sauces. L'allemand est indispensable (clientèle badoise), l'anglais un plus. Notre maison compte vingt couverts et une équipe de six. Logement fourni.`,
    '',
    'certificate! years36! skill language! language?',
  ],
  [
    `IT-Administrator (w/m/d), Teilzeit 60 %
Was du können musst: Windows Server, M365, Netzwerke. Was du haben musst: eine Ausbildung zum Fachinformatiker oder vergleichbar und ein Jahr Erfahrung im Helpdesk. Was schön wäre: ITIL Foundation, PowerShell. Was egal ist: Anzug, Studium. Unser Team besteht aus vier Leuten und einem Hund.`,
    '',
    'skill certificate! years12! certificate? +skill?',
  ],
  [
    `Crane Operator - Port of Tilbury. Grade 4. You'll be lifting boxes of up to 40 t from dawn to dusk. Essential: CPCS A04 or A61; a medical to Cat 2 standard; 18 months on ship-to-shore or RTG cranes. Preferred: banksman/slinger (A40), lashing, Navis N4. The port never closes.`,
    '',
    'licence! certificate! years18! +certificate? +skill? +skill?',
  ],
  [
    `Paralegal (Immigration)
Bright Row is a not-for-profit with offices in Leeds and Hull. At Bright Row we believe that nobody should face a tribunal alone.
Who we want: OISC Level 2 or IAA equivalent. A qualifying law degree or CILEX Level 6. Eighteen months' casework, asylum preferably. Arabic, Farsi or Tigrinya, spoken fluently.
Whom we don't: people who need certainty about what Tuesday looks like.`,
    '',
    'licence! degree/paper! years18! skill? language!',
  ],
  [
    `A Level Latin teacher for two days a week. We would be delighted if she or he could also offer Greek, run the Ancient History trip, and coach cricket. PGCE or QTS is expected, a degree in Classics assumed. Newly qualified applicants will not be disadvantaged.`,
    '',
    '+skill? +skill? +skill? licence! degree!',
  ],
  [
    `Wine buyer. Somebody with the WSET Diploma (Level 3 with the Diploma under way would do), five years' buying in the off-trade, and French good enough to argue in. Italian or German will be put to use. We list 1,100 wines and most of our customers know more than we do.`,
    '',
    'certificate years60! language! language?',
  ],
];
