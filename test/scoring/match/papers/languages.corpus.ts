// How well languages are known, as CVs tell it: by levels, schooling, work, and the language that the CV is written in.
// Written from general knowledge of how people write.

import type { PaperRow } from './paper-row.ts';

export const LANGUAGES: readonly PaperRow[] = [
  {
    title: 'Export Sales Manager',
    ask: 'Fluent German (C1 or above)',
    held: [
      'Languages: English (native), German (C1)',
      'German: fluent, written and spoken, eight years in Cologne',
      'bilingual english/german',
      'German mother tongue, English C2',
      'Sprachen: Deutsch Muttersprache, Englisch verhandlungssicher',
      'Deutsch - verhandlungssicher',
      'Goethe-Zertifikat C2, 2015',
    ],
    less: [
      'German: A2, evening class',
      'Languages: French (fluent), German (school)',
      'German B1',
      'Conversational German',
      'No German; French C1',
      'Basic German, fluent Dutch',
      'Learning German since January',
    ],
  },
  {
    title: 'Vertriebsmitarbeiter',
    ask: 'Verhandlungssichere Englischkenntnisse',
    held: [
      'Englisch: fließend',
      'Englisch C1, Französisch A2',
      'Sprachen: Deutsch (Muttersprache), Englisch (verhandlungssicher)',
      'englisch in wort und schrift sehr gut',
    ],
    less: [
      'Englisch: Grundkenntnisse',
      'Englisch A2, Deutsch Muttersprache',
      'Schulenglisch',
      'Kein Englisch, aber Russisch fließend',
    ],
  },
  {
    title: 'Assistante export',
    ask: 'Anglais courant indispensable',
    held: [
      'Anglais : courant',
      'Langues : anglais (C1), espagnol (notions)',
      'Anglais bilingue, deux ans à Dublin',
      'TOEIC 945 (2023)',
    ],
    less: [
      'Anglais : notions',
      'Anglais scolaire, espagnol courant',
      'Anglais A2',
      'Je ne parle pas anglais.',
    ],
  },
  {
    title: 'Spanish Customer Support Agent',
    ask: 'Native or fluent Spanish and good English (B2)',
    held: [
      'Spanish (native), English (C1)',
      'I handle calls in Spanish, my mother tongue, and English (fluent) all day.',
      'Bilingual Spanish / English',
    ],
    less: [
      'Spanish A2, English native',
      'English native, French fluent',
      'Spanish: intermediate; English: native',
    ],
  },
  {
    title: 'Kundenberater Export',
    ask: 'Sehr gute Deutsch- und Englischkenntnisse',
    held: ['Deutsch Muttersprache, Englisch C1', 'Sprachen: Deutsch (C2), Englisch (fließend)'],
    less: [
      'Deutsch B1, Englisch fließend',
      'Englisch Grundkenntnisse, Deutsch Muttersprache',
      'Deutsch: Anfänger',
    ],
  },
  {
    title: 'Bilingual Receptionist',
    ask: 'Fluent French',
    held: [
      'Mother tongue French, English C2',
      'I grew up in Lyon and speak French at home; English since university.',
      'Languages - French: professional fluency',
      'DALF C1 (2021)',
    ],
    less: [
      'GCSE French',
      'French: holiday level',
      'A little French, fluent Spanish',
      'French (conversational)',
      'Intermediate French (B1)',
    ],
  },
  {
    title: 'Customs Declarant',
    ask: 'Speak Dutch or German well',
    held: [
      'phones the hamburg office in german (native)',
      'Dutch (native), English',
      'Nederlands moedertaal',
      'Deutsch: Muttersprache',
      'German C1, Dutch A1',
      'I write to our Bremen office in German every day.',
    ],
    less: [
      'German: a few words',
      'French and Spanish fluent',
      'Dutch for beginners, 2025',
      'Duolingo Dutch since June',
    ],
  },
  {
    title: 'Nurse',
    ask: 'Good German (B2)',
    held: [
      'Deutsch B2 (telc Pflege 2025)',
      'German B2 certificate, Goethe-Institut',
      'German: C1',
      'Deutsch fließend in Wort und Schrift',
    ],
    less: ['German B1, B2 course until March', 'Deutsch A2', 'B2 exam failed, German B1'],
  },
  {
    title: 'Interpreter',
    ask: 'Native Polish and fluent English',
    held: [
      'Polish (mother tongue), English C2',
      'Native Polish speaker, English fluent, sworn interpreter since 2015',
      'Polish: native. English: bilingual.',
    ],
    less: ['Polish B2, English native', 'English native, Russian fluent'],
  },
  {
    title: 'Support Agent',
    ask: 'Italian at C1 or above',
    held: [
      'Italian: native speaker',
      'Italiano madrelingua, inglese C1',
      'Italian C1 (CILS), English C2',
      'Born in Turin; Italian and English bilingual',
    ],
    less: [
      'Italian B1',
      'Italian: working knowledge',
      'Spanish native, Italian basic',
      'Evening class Italian, beginners',
    ],
  },
  {
    title: 'Customer Advisor, Lyon desk',
    ask: 'French at B2 or higher',
    held: [
      'Languages: French (C1), English (native)',
      'French B2 (DELF 2021)',
      'French: native',
      'Mother tongue French',
      'Bilingual English/French',
      'Baccalauréat, Lycée Ampère, Lyon; lived in France until 2015, French native speaker',
    ],
    less: [
      'French (A2)',
      'French: GCSE',
      'French, conversational',
      'Basic French, fluent Spanish',
      'I do not speak French',
      'B1 French',
    ],
  },
  {
    title: 'Customer adviser',
    ask: 'Fluent Spanish',
    held: [
      'Adviser, Tern Energy, 2019 - present\nTook complaints in Spanish and wrote them up for the ombudsman',
      'Kundenberater, Tern Energie, 2019 - heute\nBeratung auf Englisch und Spanisch',
      'Conseillère, Tern Énergie, 2019 - présent\nAccueil des clients en anglais et espagnol',
    ],
    less: [
      'Chef, Tern House, 2019 - present\nCooked in Spanish and French restaurants',
      'Buyer, Tern Foods, 2019 - present\nOrders from Spanish growers',
    ],
  },
  {
    title: 'Shipping Clerk, Iberia trade lane',
    ask: 'Fluent in Portuguese and English',
    held: [
      'Portuguese: native. English: fluent, ten years in Leeds',
      'Portuguese (C2), English C1',
      'Bilingual in Portuguese and English',
    ],
    less: [
      'English native, Portuguese A2',
      'Fluent English; a little Portuguese',
      'English mother tongue, Spanish fluent',
    ],
  },
  {
    title: 'Outreach Worker, Ceredigion',
    ask: 'Fluent Welsh speaker',
    held: [
      'Welsh: fluent, spoken and written',
      'First language Welsh',
      'Cymraeg: mamiaith (native)',
      'Welsh speaker, Level 5',
    ],
    less: ['Learning Welsh (Mynediad)', 'Welsh: basic greetings', 'Welsh Level 1'],
  },
  {
    title: 'Nachhilfe-Koordinator',
    ask: 'Deutschkenntnisse mindestens C1',
    held: [
      'Deutsch: Muttersprache',
      'Deutsch C1 (Goethe-Zertifikat 2022)',
      'Deutsch verhandlungssicher',
      'Abitur in Kassel, Deutsch als Muttersprache',
    ],
    less: ['Deutsch B1', 'Deutsch: Grundkenntnisse', 'Deutsch A2, Kurs B1 läuft'],
  },
  {
    title: 'Payroll Manager, Brussels desk',
    ask: 'Fluent Dutch and French',
    held: [
      'Dutch: mother tongue; French: C1',
      'Néerlandais et français courants',
      'Languages: Dutch (native), French (fluent), English',
    ],
    less: ['French native, Dutch A2', 'Dutch fluent; French school level', 'Dutch and German fluent'],
  },
  {
    title: 'Interpreter Booking Clerk',
    ask: 'Spanish – professional working proficiency',
    held: [
      'Spanish (full professional proficiency)',
      'Spanish C1',
      'Native speaker of Spanish',
      'Spanish: fluent, two years in Bilbao',
      'Spanish: professional working proficiency',
    ],
    less: [
      'Spanish: elementary proficiency',
      'Spanish A1/A2',
      'Spanish (Duolingo)',
      'Spanish, limited working proficiency',
    ],
  },
  {
    title: 'Sachbearbeiter Export',
    ask: 'Englisch mindestens B2',
    held: [
      'Englisch: C1',
      'Englisch fließend in Wort und Schrift',
      'Englisch B2 (Cambridge First)',
      'Englisch verhandlungssicher',
    ],
    less: ['Englisch: Schulkenntnisse', 'Englisch A2', 'Englisch B1'],
  },
  {
    title: 'Assistante export',
    ask: 'Anglais niveau B2 minimum',
    held: ['Anglais : C1', 'Anglais courant', 'Anglais B2 (TOEIC 820)', 'Bilingue français-anglais'],
    less: ['Anglais : notions', 'Anglais scolaire', 'Anglais A2/B1'],
  },
  {
    title: 'Contact Centre Agent',
    ask: 'Conversational German',
    held: [
      'German: conversational',
      'German (B1)',
      'I speak good German after four years in Graz.',
      'Agent, Graz, 2016 - 2020\nDeutsch: Muttersprache',
    ],
    less: ['German A1', 'No German', 'German: a few words'],
  },
  {
    title: 'Hotel Night Manager, Basel',
    ask: 'German C1 and English B2',
    held: [
      'Deutsch (Muttersprache), Englisch (C1)',
      'German native, English fluent',
      'Languages: German C2, English B2, Italian A2',
    ],
    less: ['German B1, English native', 'Deutsch A2, Englisch fließend', 'German C1, English A2'],
  },
  {
    title: 'Arabic Content Reviewer',
    ask: 'Native Arabic speaker',
    held: ['Arabic: native', 'Mother tongue Arabic', 'Arabic (first language), English C1'],
    less: ['Arabic: intermediate', 'Arabic B2', 'Beginner Arabic'],
  },
  {
    title: 'Bilingual Teller',
    ask: 'Spanish and English, fluent',
    held: ['Bilingual English/Spanish', 'English and Spanish, both fluent', 'Spanish native, English C2'],
    less: ['English native, Spanish basic', 'Spanish A2'],
  },
  {
    title: 'Steel Detailer, Hamburg',
    ask: 'Deutsch mindestens B2, Englisch von Vorteil',
    held: [
      'Sprachen: Polnisch (Muttersprache), Deutsch (C1, Goethe 2021), Englisch B1',
      'Deutsch: verhandlungssicher',
      'telc Deutsch B2, bestanden 2023. Muttersprache Ungarisch.',
      'Stahlbauzeichner, Hansa Stahl, 2016 bis heute\nDeutsch ist meine Muttersprache, Englisch gut',
    ],
    half: ['Sprachen: Rumänisch Muttersprache, Deutsch B1 (Kurs B2 läuft), Englisch C1'],
    none: [
      'Stahlbauzeichner, Pasewalk Stahl, 2019 bis heute\nZeichnungen für Treppen und Geländer, Tekla, Stücklisten, Abstimmung mit der Werkstatt\nSprachen: Rumänisch (Muttersprache), Deutsch A2, Englisch C1',
      'Deutschkenntnisse: A2, Integrationskurs besucht. Konstruktion von Stahltreppen und Geländern seit 2019.',
      'Steel detailer, Tekla, since 2014 in Porto. English C1, Portuguese native, German none yet.',
    ],
  },
  {
    title: 'Concierge, Geneva',
    ask: 'French at C1 or above',
    held: [
      'Languages: French (C2, DALF), English (native)',
      'Bilingual French and English, raised in Lausanne',
    ],
    half: ['French B2 (DELF 2022), English native, Italian A2'],
    none: [
      'French: school level, now learning again at evening classes',
      'French A2 to B1, English native',
      'Fluent in English and Spanish. A few phrases of French.',
    ],
  },
  {
    title: 'Sales Representative, Québec',
    ask: 'Must be fluent in French, spoken and written; English at working level',
    held: [
      'Langues : français (langue maternelle), anglais (B2)',
      'Bilingual, French and English, both spoken and written',
      'French: fluent (C1). English: native.',
    ],
    half: ['French: intermediate, B2; English mother tongue'],
    none: [
      'English (native), French (beginner, A2, evening course)',
      'Languages: English, Spanish. No French.',
      'Fluent English; basic French from high school',
    ],
  },
  {
    title: 'Kundenbetreuer Kanada',
    ask: 'Sehr gute Deutschkenntnisse (mind. C1) und gute Englischkenntnisse (mind. B2)',
    held: [
      'Deutsch: Muttersprache, Englisch: C1 (IELTS 7.5)',
      'Kundenberater, Stadtwerke Trier, 2018 bis heute\nSprachen: Deutsch (Muttersprache), Englisch fließend in Wort und Schrift',
    ],
    half: [
      'Deutsch B2 (telc 2024), Englisch C1, Arabisch Muttersprache',
      'Kundenberaterin im Innendienst, Aufnahme von Bestellungen und Reklamationen, seit 2020\nSprachen: Ukrainisch Muttersprache, Deutsch B2, Englisch B2',
      'Deutsch Muttersprache, Englisch B1',
    ],
    none: [
      'Deutsch A2, Englisch C2, Hindi Muttersprache. Customer adviser in Bremen for the English-speaking market since 2022.',
      'Deutsch: Muttersprache; Englisch: Schulkenntnisse, A1',
    ],
  },
  {
    title: 'Pflegefachkraft Intensiv',
    ask: 'Deutsch mindestens B2',
    held: [
      'Sprachen\nDeutsch B2 (telc Pflege, 2024), Tagalog Muttersprache',
      'Sprachen: Deutsch C1, Spanisch Muttersprache',
      'Sprachen\nDeutsch: fließend in Wort und Schrift',
    ],
    less: [
      'Sprachen\nDeutsch A2, Englisch fließend',
      'Anerkennung nach deutschem Recht beantragt\nSprachen\nDeutsch B1, B2-Kurs läuft',
      'Languages\nGerman: A2 (B1 course until May 2027). English fluent',
    ],
  },
  {
    title: 'Export Sales Coordinator',
    ask: 'Fluent French is essential',
    held: [
      'Languages: French C1 (DALF 2019), English native',
      'Languages\nFrench - bilingual, grew up in Liège',
      'Export assistant, 2019 - present\nHandles the Lyon and Paris accounts in fluent French',
    ],
    less: [
      'Languages: French A2, evening class. Sold French wines for two years.',
      'Languages: GCSE French. Worked for a French company in Leeds.',
      'Languages\nFrench: basic. Spanish: fluent',
    ],
    none: ['Languages: English, Polish. Customers in Warsaw and Gdansk.'],
  },
  {
    title: 'Chargé de clientèle export',
    ask: 'Allemand courant exigé (C1)',
    held: [
      'Langues\nAllemand : C1 (Goethe 2022)\nAnglais : B2',
      'Langues : allemand bilingue, mère berlinoise',
    ],
    less: [
      'Langues\nAllemand : B1\nAnglais : C1',
      'Clients allemands suivis en anglais.\nLangues : allemand scolaire, anglais courant',
      'Langues\nAllemand : notions',
    ],
  },
  {
    title: 'Booking clerk',
    ask: 'Fluent German required',
    held: [
      'I grew up in Eupen: French at home, German at school.',
      'Brought up near Chur with German at home and Romansh at school',
      'In Meran aufgewachsen, zu Hause Italienisch, in der Schule Deutsch',
    ],
    less: ['French at home; German at school, long forgotten', 'German at school to GCSE'],
  },
  {
    title: 'Housing Officer',
    ask: 'You have to speak Turkish well enough to take a complaint by phone',
    held: [
      'Housing assistant, Elm Homes, 2019 - present\nVisited Turkish-speaking tenants; my people are from Izmir and I have spoken it all my life.',
    ],
    less: [
      'Housing assistant, Elm Homes, 2019 - present\nVisited Turkish-speaking tenants with an interpreter.',
    ],
  },
];
