// What specs demand in wordings that the other corpora lack: openings, labels and lists that hold several demands, papers
// under names that no list knows.

/** A spec's body under a title, and its demands in order: the text as it is read, with `!` where it is hard. */
export type Demanded = readonly [body: string, demands: readonly string[]];

/** Labels and headings, some in the line and some above it. */
export const LABELLED: readonly Demanded[] = [
  // What an article opens behind a label is asked, and no remark on what stood before it.
  [
    'Wir sind eine kleine Apotheke am Markt. Was Sie haben müssen: die Approbation als Apothekerin oder Apotheker (Berufsanfänger oder Alteingesessene, beides recht), die Weiterbildung Ernährungsberatung mit Zertifikat sowie den Führerschein Klasse B.',
    [
      'die Approbation als Apothekerin oder Apotheker (Berufsanfänger oder Alteingesessene, beides recht)!',
      'die Weiterbildung Ernährungsberatung mit Zertifikat',
      'den Führerschein Klasse B.',
    ],
  ],
  [
    'You lift what others cannot. What you need: a current high risk work licence, C2 or anything above it (C6 is fine), plus your rigging ticket.',
    ['a current high risk work licence, C2 or anything above it (C6 is fine)!', 'your rigging ticket.!'],
  ],
  [
    'You mend chairs.\n\nRequirements:\n- at least four years of paid, hands-on restoration of both furniture and frames',
    ['at least four years of paid, hands-on restoration of both furniture and frames!'],
  ],
  // That nobody is taken without it asks for nothing else.
  [
    'We run a marina. You need a boat master licence. We cannot allow you to take a guest out on the water without one.',
    ['You need a boat master licence.!'],
  ],
  [
    'Sie bauen Orgeln.\n\nDas brauchen wir:\n- die Gesellenprüfung als Orgelbauer; ohne geht es bei uns einfach nicht',
    ['die Gesellenprüfung als Orgelbauer!'],
  ],
  [
    'You clean rooms and corridors.\n\nThe trust insists on:\n- Enhanced knowledge of infection control',
    ['Enhanced knowledge of infection control'],
  ],
  [
    'You cut hair in a busy salon.\n\nRequired of you: NVQ Level 2 in Hairdressing, two years behind the chair, a steady clientele.',
    ['NVQ Level 2 in Hairdressing!', 'two years behind the chair!', 'a steady clientele.'],
  ],
  [
    'You grow cut flowers.\n\nBefore we invite you, we ask for\n- PA1 and PA6 spraying certificates\n- A tractor licence',
    ['PA1 and PA6 spraying certificates!', 'A tractor licence!'],
  ],
  [
    'You look after forty flats.\n\nEntry conditions: an IRPM membership and three years in block management.',
    ['an IRPM membership!', 'three years in block management.!'],
  ],
  [
    'You sell kitchens.\n\nOur client wants:\nExperience of selling fitted furniture\nArticad drawings',
    ['Experience of selling fitted furniture', 'Articad drawings'],
  ],
  ['You inspect lifts.\n\nTickets needed\n- LEIA CAT3\n- ECS gold card', ['LEIA CAT3!', 'ECS gold card!']],
  [
    'You keep the greens.\n\nTo be considered: a spraying certificate (PA2), chainsaw maintenance, and experience of fine turf.',
    ['a spraying certificate (PA2)!', 'chainsaw maintenance!', 'experience of fine turf.'],
  ],
  [
    'You build decks.\n\nWhat you must be able to show\n- CSCS skilled worker card\n- Your own portfolio of timber work',
    ['CSCS skilled worker card!', 'Your own portfolio of timber work'],
  ],
  [
    'You fly drones for surveys.\n\nThe insurer demands:\n- A GVC certificate\n- 50 hours logged on multirotor aircraft',
    ['A GVC certificate!', '50 hours logged on multirotor aircraft'],
  ],
  [
    'You care for horses.\n\nNon-negotiables: BHS Stage 3, clipping, riding work horses.',
    ['BHS Stage 3!', 'clipping, riding work horses.'],
  ],
  [
    'You brew beer.\n\nThe brewery looks for:\n- Hands-on cellar work with cask ale',
    ['Hands-on cellar work with cask ale'],
  ],
  ['You pour concrete.\n\nOnly apply with: a valid CPCS A06 card.', ['a valid CPCS A06 card.!']],
  [
    'You teach sewing.\n\nThe things we cannot do without - pattern cutting for knitwear',
    ['pattern cutting for knitwear'],
  ],
  [
    'Sie reparieren Fahrräder.\n\nUnverzichtbar: Gesellenbrief als Zweiradmechaniker, Erfahrung mit Pedelec-Antrieben.',
    ['Gesellenbrief als Zweiradmechaniker!', 'Erfahrung mit Pedelec-Antrieben.'],
  ],
  ['Sie betreuen Gäste.\n\nDamit punkten Sie:\n- Sicherer Umgang mit Protel', ['Sicherer Umgang mit Protel']],
  [
    'Sie fahren Menschen zum Arzt.\n\nNotwendig ist\n- der Personenbeförderungsschein',
    ['der Personenbeförderungsschein!'],
  ],
  [
    'Du baust Bühnen auf.\n\nDas setzen wir voraus:\n- Höhenarbeit mit PSAgA-Unterweisung',
    ['Höhenarbeit mit PSAgA-Unterweisung'],
  ],
  [
    'Vous gérez un magasin bio.\n\nExigences du poste :\n- expérience de la gestion des stocks périssables',
    ['expérience de la gestion des stocks périssables'],
  ],
  [
    'Vous conduisez un car scolaire.\n\nPour postuler :\n- permis D\n- FIMO voyageurs à jour',
    ['permis D!', 'FIMO voyageurs à jour!'],
  ],
  [
    'Vous soignez des chevaux.\n\nLe poste exige : un brevet professionnel agricole, une expérience du débourrage.',
    ['un brevet professionnel agricole!', 'une expérience du débourrage.'],
  ],
];

/** Sentences in prose whose opening does the demanding. */
export const OPENED: readonly Demanded[] = [
  [
    'You wind lifts. With one mechanic a van, we can only interview people who come to us with a current EOR lift card.',
    ['a current EOR lift card!'],
  ],
  [
    "You bake bread. I'll be straight with you: they won't look at anybody without a full driving licence and a hygiene certificate, there's no bus at four in the morning.",
    ['a full driving licence', 'a hygiene certificate!'],
  ],
  [
    'You bake bread. The person we have in mind holds a Level 3 Diploma in Professional Cookery and has run a bakery.',
    ['The person we have in mind holds a Level 3 Diploma in Professional Cookery!'],
  ],
  [
    'We make prosthetic limbs. We will only interview candidates who hold HCPC registration as a prosthetist.',
    ['HCPC registration as a prosthetist!'],
  ],
  [
    'We run a night shelter. This post is open only to people with a Level 3 Diploma in Adult Care.',
    ['a Level 3 Diploma in Adult Care.!'],
  ],
  [
    'We fit stairlifts. Seeking someone with experience of through-floor lifts.',
    ['experience of through-floor lifts.'],
  ],
  [
    'We value antiques. We are after somebody who has catalogued silver for auction.',
    ['catalogued silver for auction.'],
  ],
  ['We audit charities. You will be ACCA qualified or FCA.', ['You will be ACCA qualified or FCA.!']],
  ['We run a lab. You will be a Chartered Chemist.', ['You will be a Chartered Chemist.!']],
  [
    'We sail tall ships. An MCA Yachtmaster Offshore certificate is a condition of the insurance.',
    ['An MCA Yachtmaster Offshore certificate is a condition of the insurance.!'],
  ],
  ['We dig wells. Mud-rotary drilling is a prerequisite.', ['Mud-rotary drilling is a prerequisite.']],
  [
    'We train guide dogs. Experience of kennel management is called for.',
    ['Experience of kennel management is called for.'],
  ],
  [
    'Wir bauen Orgeln. Wir suchen jemanden mit Erfahrung in der Intonation von Zungenpfeifen.',
    ['Erfahrung in der Intonation von Zungenpfeifen.'],
  ],
  [
    'Wir prüfen Aufzüge. Die Anerkennung als befähigte Person nach TRBS 1203 ist Bedingung.',
    ['Die Anerkennung als befähigte Person nach TRBS 1203 ist Bedingung.!'],
  ],
  ['Wir betreiben Seilbahnen. Umlaufbahnen sind Ihnen vertraut.', ['Umlaufbahnen sind Ihnen vertraut.']],
  [
    'Nous restaurons des vitraux. Nous cherchons une personne titulaire du CAP vitrailliste.',
    ['CAP vitrailliste.!'],
  ],
  [
    'We move pianos. Must be able to read a loading plan and hold a C1 licence.',
    ['Must be able to read a loading plan', 'hold a C1 licence.!'],
  ],
];

/** Papers under names that are not listed, in lines below a heading that demands. */
export const UNLISTED: readonly (readonly [line: string, isHard: boolean])[] = [
  ['ATOL-approved Travel Handler certificate', true],
  ['Name on the SOLAS Register of Marine Surveyors', true],
  ['ISA Tree Risk Assessment Qualification (TRAQ)', true],
  ['BASIS certificate in crop protection', true],
  ['NICEIC-approved Qualified Supervisor', true],
  ['Full member of the Guild of Taxidermists', true],
  ['Licensed by the Gambling Commission (PFL)', true],
  ['Entry on the Roll of Scottish Notaries', true],
  ['MCQI CQP status', true],
  ['AFRC Registered Forecaster', true],
  ['Befähigungsnachweis zum Führen von Flurmaschinen', true],
  ['Fachkundenachweis nach § 5 AbfAEV', true],
  ['gültiger Jagdschein', true],
  ['Sprengbefähigung nach § 20 SprengG', true],
  ['Zulassung als Umweltgutachter', true],
  ['Sportbootpatent See', true],
  ['Fachweiterbildung Psychiatrie', true],
  ['attestation de formation aux premiers secours en mer', true],
  ["certificat d'aptitude à l'hyperbarie, mention B", true],
  ['brevet de maître-chien', true],
  ["agrément d'assistante maternelle en cours de validité", true],
  ["inscription au tableau de l'Ordre des géomètres-experts", true],
  ['Working knowledge of registration systems', false],
  ['Experience of issuing permits to contractors', false],
  ['Prüfung von Eingangsrechnungen', false],
  ['Nachweis von Lieferungen im SAP', false],
  ['Suivi des certificats de conformité', false],
  ['Customs clearance of temperature-controlled freight', false],
];

/** Lines with how recent it is to be: months back, or months since year 0. */
export const RECENT: readonly (readonly [line: string, months: number, since: number])[] = [
  ['Operated a combine in at least one of the past three harvests', 0, 0],
  ['Delivered antenatal classes in the previous 18 months', 18, 0],
  ['Manual handling certificate dated no earlier than June 2024', 0, 2024 * 12 + 5],
  ['A first aid at work certificate that is less than three years old', 36, 0],
  ['Set up hydraulic presses from 2022 onwards', 0, 2022 * 12],
  ['Clinical coding audit completed since spring 2023', 0, 2023 * 12 + 2],
  ['Unterweisung, die höchstens zwölf Monate her ist', 12, 0],
  ['Seit 2023 mit Rational-Kombidämpfern gearbeitet', 0, 2023 * 12],
  ['In den vergangenen zwei Jahren einen Messestand geplant', 24, 0],
  ['Pratique de la taille de vigne durant les trois dernières saisons', 36, 0],
  ['Formation incendie datant de moins de six mois', 6, 0],
  ['Ten years of retail, the last two as a buyer', 0, 0],
  ['Experience with children under two years old', 0, 0],
  ['History teaching from 1900 to 1945', 0, 0],
];

/** Lines with what will not do instead. */
export const RULED_OUT: readonly (readonly [line: string, isAlone: boolean, things: readonly string[]])[] = [
  ['Vectorworks, and nothing else will do', true, []],
  ['Running a pastry section, not merely helping in one', false, ['helping in one']],
  ['Sage 200 (other ledgers are not accepted)', true, []],
  ['SolidWorks; AutoCAD does not count', false, ['AutoCAD']],
  ['Leitung einer Filiale, nicht nur Vertretung', false, ['Vertretung']],
  ['Opera PMS, kein Ersatz', true, []],
  ['Not only mornings: late shifts too', false, []],
  ['InDesign', false, []],
];

/** The same in whole bodies of every shape. */
export const BODIES: readonly Demanded[] = [
  [
    "Essential\n- A pest control certificate (RSPH Level 2). The council insists on it, and you'd be the one they ring.\n- Three years on farms, be that dairy, beef or sheep.\n- A telehandler card. Not expired, please, with the plastic to show.",
    [
      'A pest control certificate (RSPH Level 2).!',
      'Three years on farms, be that dairy, beef or sheep.!',
      'A telehandler card.!',
    ],
  ],
  [
    'Essential\nTwo seasons on a farm. The NPTC certificate in safe use of pesticides (PA1), as you will spray alone. Ploughing.',
    [
      'Two seasons on a farm.',
      'The NPTC certificate in safe use of pesticides (PA1), as you will spray alone.!',
      'Ploughing.',
    ],
  ],
  [
    'Essential\nA hygiene certificate. The kitchen is small, as you will see. Sourdough.',
    ['A hygiene certificate.!', 'Sourdough.'],
  ],
  [
    'You tune pianos.\n\nWanted: an ear for temperaments, PTA membership, your own tools.',
    ['an ear for temperaments', 'PTA membership!'],
  ],
  [
    'You run a kennel block.\n\nWhat we check first:\n- DEFRA animal transport authorisation (Type 2)\n- two winters with working dogs',
    ['DEFRA animal transport authorisation (Type 2)!', 'two winters with working dogs'],
  ],
  [
    'You will dive on wrecks.\nWe need\nan HSE Part I diving certificate\na current diving medical\nlogged hours on surface supply',
    ['an HSE Part I diving certificate!', 'a current diving medical', 'logged hours on surface supply'],
  ],
  [
    'You guide tours.\n\nE1 Blue Badge guide\nE2 fluent Mandarin\nD1 a history degree',
    ['Blue Badge guide!', 'fluent Mandarin!'],
  ],
  [
    'You set type.\n\nEssential: letterpress composition · Heidelberg platen operation · a driving licence',
    ['letterpress composition', 'Heidelberg platen operation', 'a driving licence'],
  ],
  ['You rig theatres.\n\nNo one is engaged without an NRC rigging card.', ['an NRC rigging card!']],
  ['You repair clocks.\n\nApplicants without BHI membership will not be considered.', ['BHI membership!']],
  [
    'You splice cable at sea.\n\nWe cannot take anyone who lacks a valid ENG1.',
    ['We cannot take anyone who lacks a valid ENG1.!'],
  ],
  [
    'You assess pensions.\n\nThe role calls for a qualified actuary (FIA).',
    ['The role calls for a qualified actuary (FIA).!'],
  ],
  [
    'You grade timber.\n\nHolding a TRADA visual grading certificate is a must.',
    ['Holding a TRADA visual grading certificate is a must.!'],
  ],
  [
    "You chair tribunals.\n\nYou are a barrister or solicitor of at least seven years' call.",
    ["You are a barrister or solicitor of at least seven years' call.!"],
  ],
  [
    'You write software for trains.\n\nExpected: C++17, experience with interlockings, clearance at BPSS level held already.',
    ['C++17', 'experience with interlockings', 'clearance at BPSS level held already.!'],
  ],
  [
    'You fit tyres.\n\nMust-haves: NTDA licensed tyre technician; jack and torque discipline; full driving licence.',
    ['NTDA licensed tyre technician!', 'jack and torque discipline', 'full driving licence.'],
  ],
  [
    'You manage an estate.\n\nPaperwork we need to see: DipFM, a firearms certificate, proof of PA1.',
    ['DipFM', 'a firearms certificate!', 'proof of PA1.!'],
  ],
  [
    'Sie stimmen Glocken.\n\nMitzubringen sind:\n- eine Ausbildung als Metallgießer\n- Gehör',
    ['eine Ausbildung als Metallgießer!', 'Gehör'],
  ],
  [
    'Sie beraten Bauern.\n\nWir setzen voraus: Sachkundenachweis Pflanzenschutz, Führerschein T, Erfahrung im Ackerbau.',
    ['Sachkundenachweis Pflanzenschutz!', 'Führerschein T!', 'Erfahrung im Ackerbau.'],
  ],
  [
    'Sie leiten eine Kita.\n\nEinstellungsvoraussetzung ist die staatliche Anerkennung als Erzieherin.',
    ['Einstellungsvoraussetzung ist die staatliche Anerkennung als Erzieherin.!'],
  ],
  ['Sie fahren Rettungswagen.\n\nOhne Führerschein C1 geht es nicht.', ['Führerschein C1!']],
  [
    'Du schweißt Rohre.\n\nDein Rüstzeug:\n- Schweißerprüfung nach DIN EN ISO 9606-1\n- WIG und E-Hand',
    ['Schweißerprüfung nach DIN EN ISO 9606-1!', 'WIG und E-Hand'],
  ],
  [
    'Vous posez des antennes.\n\nSont exigés : habilitation travaux en hauteur, permis B, trois ans de pose.',
    ['habilitation travaux en hauteur!', 'permis B', 'trois ans de pose.!'],
  ],
  [
    'Vous accueillez des enfants.\n\nIl faut être titulaire du BAFA et avoir encadré un séjour.',
    ['Il faut être titulaire du BAFA!', 'avoir encadré un séjour.'],
  ],
  [
    "Vous plongez pour l'aquaculture.\n\nSans certificat d'aptitude à l'hyperbarie, inutile de postuler.",
    ["certificat d'aptitude à l'hyperbarie!"],
  ],
  [
    'You translate patents.\n\nWhat our attorneys expect of you: a degree in chemistry, DPSI or an equal diploma, Trados in daily use.',
    ['a degree in chemistry!', 'DPSI or an equal diploma!', 'Trados in daily use.'],
  ],
  [
    'You keep bees for research.\n\nYour profile should show: apiary management at fifty colonies or more.',
    ['apiary management at fifty colonies or more.'],
  ],
  [
    'You lay floors.\n\nI want someone who holds the CSCS flooring card and has laid resin.',
    ['the CSCS flooring card!', 'has laid resin.'],
  ],
];

/** Headings and labels beside them that demand nothing. */
export const NOT_DEMANDED: readonly string[] = [
  'You sort parcels. They will ring your last two managers.',
  'You sort parcels. Those with supermarket time only, sorry, not this time.',
  'Sie backen Brot. Kein Anschreiben nötig, ein Lebenslauf mit den Zeugnissen reicht. Danach kommen Sie einen Tag probearbeiten, und dann sehen wir weiter.',
  'You bake bread. Would be great but not essential: a hygiene certificate, sourdough, French.',
  'You bake bread. What will push you up the pile: a hygiene certificate, sourdough, French.',
  'You bake bread.\n\nWhat the job involves:\n- shaping sourdough\n- deck ovens',
  'You bake bread.\n\nWhat we do not ask for:\n- a certificate',
  'You bake bread.\n\nThe bakery looks lovely and opens at seven.',
  'Sie backen Brot.\n\nDas erwartet Sie:\n- ein Ofen aus Stein',
  'Vous faites du pain.\n\nCe que nous offrons :\n- un four à bois',
  'You bake bread.\n\nWhat you get:\n- a parking permit\n- bread',
  'You bake bread.\n\nHelpful but not needed: a hygiene certificate.',
  'You bake bread.\n\nTo apply, write to Ada by Friday.',
  'You bake bread.\n\nConditions:\n- 38 hours\n- two Sundays off in three',
];

/** Short specs with their titles. */
export const WHOLE: readonly Demanded[] = [
  [
    'Requirement for Tool Room Machinist, Hosur, 3 to 6 yrs exp. Candidate should be having minimum 3 years in surface grinding. Must hold an ITI certificate.',
    [
      'Requirement for Tool Room Machinist, Hosur, 3 to 6 yrs exp.!',
      'Candidate should be having minimum 3 years in surface grinding.!',
      'Must hold an ITI certificate.!',
    ],
  ],
  [
    'Optometrist, Hexham\nModern shop, OCT, two test rooms.\nOur must-haves are few: GOC registration, twelve months of independent testing, a kind way with children.\n£55k.',
    ['GOC registration!', 'twelve months of independent testing!', 'a kind way with children.'],
  ],
  [
    'Sonographer wanted for a vascular lab.\nWe insist on AVS accreditation and will not consider trainees.\nFour days a week.',
    ['We insist on AVS accreditation and will not consider trainees.!'],
  ],
  [
    'Gas Engineer\nDomestic breakdowns around Hull\nGas Safe (CCN1, CENWAT, HTR1, CKR1) is needed before you can start\nVan supplied',
    ['Gas Safe (CCN1, CENWAT, HTR1, CKR1) is needed before you can start!'],
  ],
  [
    'Train Driver Manager, Leeds\n\nYou ride with drivers, assess, investigate.\n\nThe successful applicant holds a current train driving licence under TDLCR 2010 and an assessor award (A1 or TAQA).',
    [
      'The successful applicant holds a current train driving licence under TDLCR 2010 and an assessor award (A1 or TAQA).!',
    ],
  ],
  [
    'Clinical Coder\nNHS trust, hybrid\nPerson spec (essential): National Clinical Coding Qualification (UK); at least 18 months coding inpatient episodes; ICD-10 and OPCS-4.',
    [
      'National Clinical Coding Qualification (UK)!',
      'at least 18 months coding inpatient episodes!',
      'ICD-10 and OPCS-4.',
    ],
  ],
  [
    'Locksmith\n\nCity work, some nights.\n\nWe take on MLA-approved locksmiths only.\n\n£32k',
    ['We take on MLA-approved locksmiths only.!'],
  ],
  [
    'Crematorium Technician\n\nFBCA or ICCM certificate (or willing to sit it in the first six months). Calm with mourners. Lifting.',
    ['FBCA or ICCM certificate (or willing to sit it in the first six months).'],
  ],
  [
    'Quantity Surveyor, rail\nWhat will get you a call back: NEC4 contracts run by you from award to final account. ACostE or RICS membership helps.',
    ['NEC4 contracts run by you from award to final account.'],
  ],
  [
    'Chef de partie, Lyon\n\nVous tenez le poste froid.\n\nNous attendons :\n- CAP cuisine\n- formation HACCP de moins de trois ans\n- un an en brigade',
    ['CAP cuisine!', 'formation HACCP de moins de trois ans!', 'un an en brigade'],
  ],
  [
    'Conducteur de travaux VRD\nRégion de Nantes\nDiplôme exigé : BTS travaux publics ou DUT génie civil. AIPR concepteur en cours de validité. Permis B.',
    [
      'Diplôme exigé : BTS travaux publics ou DUT génie civil.!',
      'AIPR concepteur en cours de validité.!',
      'Permis B.',
    ],
  ],
  [
    'Notfallsanitäter (m/w/d), Landkreis Uelzen\n\nIhr Profil: Erlaubnis zum Führen der Berufsbezeichnung Notfallsanitäter, Fahrerlaubnis C1, Impfschutz.',
    ['Erlaubnis zum Führen der Berufsbezeichnung Notfallsanitäter!', 'Fahrerlaubnis C1, Impfschutz.'],
  ],
  [
    'Elektroniker Betriebstechnik\nSchicht, Raum Ulm\nSie sollten mitbringen:\n• Gesellenbrief Elektro\n• Schaltberechtigung bis 30 kV\n• SPS-Programmierung mit TIA Portal',
    ['Gesellenbrief Elektro!', 'Schaltberechtigung bis 30 kV!', 'SPS-Programmierung mit TIA Portal'],
  ],
  [
    'Apotheker/in\nFiliale Mitte\nApprobation ist Pflicht, Fachapotheker Offizin von Vorteil.',
    ['Approbation ist Pflicht!'],
  ],
  [
    'Lead Climber / Rope access\n\nIRATA L3, in ticket. Rescue kit knowledge. Happy at height.\n\nDay rate £280',
    ['IRATA L3, in ticket.!'],
  ],
  [
    'Piping designer, Aberdeen\nRequirements as set by the client:\n1. PDMS or E3D on a live project since 2023\n2. HNC or above\n3. offshore survival ticket in date',
    ['PDMS or E3D on a live project since 2023', 'HNC or above', 'offshore survival ticket in date!'],
  ],
  [
    'Funeral Director\nWe would only employ a Dip.FD holder.\nGood driver too.',
    ['We would only employ a Dip.FD holder.!'],
  ],
  [
    'Solar installer\nYou must bring: MCS-recognised PV qualification (BPEC or City & Guilds 2399), 18th Edition, roof confidence\n£180 a day',
    ['MCS-recognised PV qualification (BPEC or City & Guilds 2399)!', '18th Edition!', 'roof confidence'],
  ],
  [
    'Dental nurse\n\nGDC-registered, please. Implant experience would make our day.\n\n£14/h',
    ['GDC-registered, please.!'],
  ],
  [
    'Driving Instructor\nADI green badge holders only. Manual and automatic.',
    ['ADI green badge holders only.!'],
  ],
  [
    'Auditor ISO 27001\n\nExperience required: having led at least six certification audits in the last two years\nTravel 60 %',
    ['having led at least six certification audits in the last two years'],
  ],
  [
    'Swimming teacher\nCouncil pool, evenings\nYou hold STA or Swim England Level 2 (Level 1 alone is not enough) and an NPLQ no older than two years.',
    [
      'You hold STA or Swim England Level 2 (Level 1 alone is not enough)!',
      'an NPLQ no older than two years.!',
    ],
  ],
  [
    'Betriebsarzt (w/m/d)\n\nVoraussetzung für die Einstellung: Facharztanerkennung Arbeitsmedizin oder Zusatzbezeichnung Betriebsmedizin',
    ['Facharztanerkennung Arbeitsmedizin oder Zusatzbezeichnung Betriebsmedizin!'],
  ],
  [
    'Guide de haute montagne\nRefuge et école, Chamonix\nDiplôme national (ENSA) à jour de recyclage obligatoire.\nAnglais parlé.',
    ['Diplôme national (ENSA) à jour de recyclage obligatoire.!', 'Anglais parlé.!'],
  ],
];
