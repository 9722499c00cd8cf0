// Whether what a CV has is what is asked: names and their letters, higher ranks, sister papers and lower ones, rival tools,
// help where responsibility is asked, work that is too long ago. Written from general knowledge of how people write.

/** One demand, and pieces of CVs that meet it or show something like it. */
export type HeldRow = { title: string; ask: string; held?: readonly string[]; near?: readonly string[] };

/** The letters for the name, the name for the letters, and the body that gives it. */
export const LETTERS_AND_NAMES: readonly HeldRow[] = [
  {
    title: 'Life Actuary',
    ask: 'You must be a Fellow of the Institute and Faculty of Actuaries',
    held: [
      'ANNA QUORTBERG FIA\nLeeds\n\nPricing, Orme Life, 2017 - present',
      'Fellow of the IFoA since 2018',
    ],
    near: ['Associate of the IFoA since 2023'],
  },
  {
    title: 'Staff Nurse',
    ask: 'NMC registration',
    held: ['Trained in adult nursing, and on the register since 2015 without a break'],
    near: [
      'Veterinary nurse, Orme Vets, 2016 - present\nRegistered nurse (RVN), RCVS number on request',
      'I opened an NMC account in June and am collecting papers for the overseas route',
    ],
  },
  {
    title: 'Pipe Welder',
    ask: 'EN ISO 9606-1, process 141, pipe, in date',
    held: [
      'Welder, Orme Yard, 2018 - present\nStainless pipe.\n\nCertificates\n141 T BW FM5 S t3.6 D60.3 H-L045 ss nb, valid until 03/2028',
    ],
    near: [
      'Coded Pipe Welder, Fjord Pipes, 2019 - present\nElectrofusion and butt fusion of SDR11 water mains, PE100',
      '141 T BW H-L045 s3 D48 . issued 05.2021 . validity 05.2024',
    ],
  },
  {
    title: 'Home Care Worker',
    ask: 'Full driving licence',
    held: ['Full licence, clean'],
    near: [
      'After a stroke I handed my licence in to the DVLA last year',
      'Permis B suspendu depuis mars 2026',
    ],
  },
  {
    title: "Manager, children's home",
    ask: 'You will hold the Level 5 Diploma in Leadership and Management for Residential Childcare',
    held: ['L5 Leadership & Management, Residential Childcare, passed 2023'],
    near: ['Level 5 Diploma in Leadership and Management for Adult Care, 2019'],
  },
  {
    title: 'Site Supervisor',
    ask: 'Site Supervisor Safety Training Scheme certificate',
    held: ['Training\nSSSTS, CITB, refreshed 2025'],
    near: ['Training\nHealth and Safety Awareness, one day, 2025'],
  },
  {
    title: 'Construction Manager',
    ask: 'SMSTS certificate is required',
    held: ['Training\nSite Management Safety Training Scheme, five days, March 2024'],
    near: ['Training\nSite Supervisor Safety Training Scheme, 2024'],
  },
  {
    title: 'Quantity Surveyor',
    ask: 'Member of the Royal Institution of Chartered Surveyors',
    held: ['MRICS since 2017', 'Professional\nFRICS (elected 2022)'],
    near: ['AssocRICS, 2021', 'Student member of the RICS'],
  },
  {
    title: 'Tax Manager',
    ask: 'CTA qualified',
    held: ['Chartered Tax Adviser, Chartered Institute of Taxation, 2018'],
    near: ['ATT qualified 2019'],
  },
  {
    title: 'Payroll Manager',
    ask: 'Full membership of the Chartered Institute of Payroll Professionals',
    held: ['MCIPP, member since 2019', 'Full member of the CIPP'],
    near: ['CIPP student member, Foundation degree year 1'],
  },
  {
    title: 'Pensions Administrator',
    ask: 'Associate of the Pensions Management Institute (APMI)',
    held: ['Professional\nAPMI 2016', 'Fellow of the Pensions Management Institute'],
    near: ['Award in Pensions Essentials, PMI, 2020'],
  },
  {
    title: 'Lifeguard',
    ask: 'National Pool Lifeguard Qualification, in date',
    held: ['NPLQ renewed April 2026'],
    near: ['Rookie lifeguard gold, 2019'],
  },
  {
    title: 'Marine Pilot Boat Coxswain',
    ask: 'You hold the STCW Basic Safety Training and an ENG1',
    held: ['Certificates\nBST (STCW) refreshed 2024; ENG1 medical to Feb 2028'],
  },
  {
    title: 'Ecologist',
    ask: 'Full member of CIEEM',
    held: ['Member of the Chartered Institute of Ecology and Environmental Management (MCIEEM), 2020'],
    near: ['Qualifying member of CIEEM'],
  },
  {
    title: 'Fire Risk Assessor',
    ask: 'listed on the Institution of Fire Engineers register of fire risk assessors',
    held: ['IFE Register of Fire Risk Assessors, entry since 2019'],
  },
  {
    title: 'Dental Nurse',
    ask: 'Registered with the General Dental Council',
    held: ['GDC no. 214xxx, annual retention paid'],
    near: ['Dental nurse diploma under way, first year'],
  },
  {
    title: 'Family Mediator',
    ask: 'Family Mediation Council accreditation (FMCA)',
    held: ['FMC accredited mediator since 2018', 'FMCA 2020, on the FMC register'],
    near: ['Foundation training in family mediation, 2024, portfolio not begun'],
  },
  {
    title: 'Play Therapist',
    ask: 'BAPT or PTUK registration',
    held: ['Full member, British Association of Play Therapists, since 2019'],
    near: ['Therapeutic play skills certificate, 2022'],
  },
  {
    title: 'Internal Auditor',
    ask: 'Certified Internal Auditor',
    held: ['CIA, Institute of Internal Auditors, 2019'],
    near: ['IIA Certificate in Internal Audit and Business Risk, 2021'],
  },
  {
    title: 'Information Security Manager',
    ask: 'CISM certification',
    held: ['Certified Information Security Manager (ISACA), since 2018'],
    near: ['Security+ 2020'],
  },
  {
    title: 'Supply Chain Analyst',
    ask: 'Certified in Production and Inventory Management (CPIM)',
    held: ['APICS CPIM 2020'],
    near: ['APICS student, CPIM part 1 passed'],
  },
  {
    title: 'Sachbearbeiter Bauaufsicht',
    ask: 'Sicherheits- und Gesundheitsschutzkoordinator (SiGeKo) nach RAB 30',
    held: ['SiGeKo, Anlage B und C, 2019'],
  },
  {
    title: 'Rettungssanitäter',
    ask: 'abgeschlossene Ausbildung als Rettungssanitäter',
    held: ['RS seit 2018, Abschlussprüfung DRK Landesschule', 'Notfallsanitäter, Staatsexamen 2021'],
    near: ['Rettungshelfer, 2022'],
  },
  {
    title: 'Aide-soignante',
    ask: "diplôme d'État d'aide-soignant",
    held: ['DEAS, IFAS de Rennes, 2016', 'Infirmière DE depuis 2019'],
    near: ["Diplôme d'État d'accompagnant éducatif et social, 2020"],
  },
  {
    title: 'Chargé de sûreté',
    ask: 'CQP APS ou titre équivalent',
    held: ['Certificat de qualification professionnelle agent de prévention et de sécurité, 2019'],
  },
  {
    title: 'Crane Operator',
    ask: 'CPCS slinger signaller card',
    held: ['Construction Plant Competence Scheme A40 slinger / signaller, blue, to 2029'],
    near: ['CPCS A17 telehandler, blue, to 2028'],
  },
  {
    title: 'Housing Officer',
    ask: 'CIH Level 3 certificate in housing',
    held: [
      'Chartered Institute of Housing Level 3 Certificate in Housing Practice, 2021',
      'CIH Level 4 certificate, 2022',
    ],
    near: ['CIH Level 2 award, 2019'],
  },
];

/** A higher class or rank, another one beside it, a former or a newer name, the title that needs the paper. */
export const RANKS_AND_KIN: readonly HeldRow[] = [
  {
    title: 'Second Mate',
    ask: 'Officer of the Watch certificate of competency (STCW II/1)',
    held: ['Master Mariner, STCW II/2 unlimited, to 2029', 'Chief Mate CoC II/2, UK MCA, valid to 2028'],
    near: ['Able Seafarer Deck, STCW II/5, 2021'],
  },
  {
    title: 'Second Engineer Officer',
    ask: 'Second Engineer certificate of competency STCW III/2',
    near: ['EOOW, STCW III/1, 2021'],
  },
  {
    title: 'Lorry Driver',
    ask: 'Category C licence',
    held: ['Licence: B, C, CE', 'HGV class 1, clean'],
    near: ['Licence: B, C1'],
  },
  {
    title: 'Minibus Driver',
    ask: 'D1 on your licence',
    held: ['Licence B, C1, D, D+E'],
    near: ['Licence B and BE'],
  },
  {
    title: 'Lorry Driver Continental',
    ask: 'C+E licence',
    near: ['Category C since 2015, rigids only', 'Licence: B, C1, C'],
  },
  {
    title: 'Security Officer',
    ask: 'SIA Door Supervisor licence',
    near: ['SIA CCTV (public space surveillance) licence to 2028', 'SIA security guard licence to 2027'],
    held: ['SIA DS badge, exp 05/2028'],
  },
  {
    title: 'Electrician',
    ask: '18th Edition wiring regulations',
    held: ['City & Guilds 2382-18, 2019', 'BS 7671:2018 18th Edition, amendment 2 update 2023'],
    near: ['17th Edition (2382-12), 2012'],
  },
  {
    title: 'Gas Engineer',
    ask: 'Gas Safe registered',
    near: ['CORGI registered until 2009, in sales since'],
    held: ['Gas Safe no. 512xxx, CCN1, CENWAT, CKR1 to 2029'],
  },
  {
    title: 'Health and Safety Manager',
    ask: 'NEBOSH Diploma',
    near: ['NEBOSH General Certificate, 2019', 'IOSH Managing Safely, 2022'],
    held: ['NEBOSH National Diploma, 2018, units A to D'],
  },
  {
    title: 'Accountant',
    ask: 'ACCA qualified',
    held: ['FCCA, fellow 2022'],
    near: ['AAT level 4, MAAT 2018'],
  },
  {
    title: 'Nursery Manager',
    ask: 'Level 5 Diploma in leadership for children’s services',
    near: ['Level 3 Diploma for the Early Years Workforce, 2016'],
  },
  {
    title: 'Registered Mental Health Nurse',
    ask: 'NMC registration as a mental health nurse (RMN)',
    near: ['RN Adult, NMC pin 08I, to 2027'],
    held: ['NMC: Registered Nurse, Mental Health, revalidated 2025'],
  },
  {
    title: 'Elektrofachkraft',
    ask: 'abgeschlossene Ausbildung zum Elektroniker für Betriebstechnik',
    held: ['Lehre als Energieelektroniker, Fachrichtung Betriebstechnik, 1998', 'Elektromeister HWK 2010'],
    near: ['Elektrotechnisch unterwiesene Person (EuP), 2020'],
  },
  {
    title: 'Bilanzbuchhalter',
    ask: 'geprüfter Bilanzbuchhalter (IHK)',
    near: ['Buchhalterin mit Zertifikatslehrgang Finanzbuchhaltung, 2018'],
    held: ['Steuerberater, bestellt 2016', 'Bachelor Professional in Bilanzbuchhaltung (IHK), 2022'],
  },
  {
    title: 'Fachkraft für Arbeitssicherheit',
    ask: 'Fachkunde als Fachkraft für Arbeitssicherheit',
    near: ['Sicherheitsbeauftragter der Abteilung seit 2015'],
    held: ['Sifa-Ausbildung BG Bau, Stufe I bis III abgeschlossen 2019'],
  },
  {
    title: 'Agent SSIAP',
    ask: 'SSIAP 1',
    held: ['SSIAP 2, recyclage 2025'],
    near: ['Équipier de première intervention, 2023'],
  },
  {
    title: 'Chef de service de sécurité incendie',
    ask: 'SSIAP 3 exigé',
    near: ['SSIAP 2, recyclage à jour 2025'],
  },
  {
    title: 'Teacher',
    ask: 'Qualified Teacher Status (QTS)',
    near: [
      'QTLS? no. Cert Ed (further education), 2014',
      'Higher level teaching assistant (HLTA) status, 2018',
    ],
    held: ['PGCE with QTS, 2015'],
  },
  {
    title: 'Physician',
    ask: 'on the GMC specialist register',
    near: ['Full GMC registration with licence to practise; not on the specialist register'],
  },
  {
    title: 'Forklift Driver',
    ask: 'Counterbalance forklift certificate (RTITB or ITSSAR)',
    near: ['RTITB reach truck certificate, 2024', 'Pallet truck (LLOP) in-house ticket'],
    held: ['B1 counterbalance, ITSSAR, refreshed 2024'],
  },
];

/** Responsibility where help was given, years of another rank, a rival tool. */
export const WORK_LIKE_IT: readonly HeldRow[] = [
  {
    title: 'Restaurant Manager',
    ask: 'You have had full responsibility for the P&L of a restaurant',
    held: [
      'Restaurant Manager, Pear & Vine, 2019 - present\nAnswerable for the P&L, £1.8m turnover, and for 31 staff.',
      'General Manager, Luma, 2018 - 2026\nOwned the profit and loss of the restaurant: 12 % margin in 2025.',
    ],
    near: [
      'Assistant Manager, Pear & Vine, 2019 - present\nHelp the GM to put the weekly P&L together; he answers for it.',
      'Restaurant supervisor, Luma, 2018 - 2026\nSupported the manager in preparing the monthly P&L.',
    ],
  },
  {
    title: 'Head of Marketing',
    ask: 'owned a marketing budget of at least £500k',
    held: ['Marketing Manager, Orla, 2020 - present\nMy own budget of £750k for media and events.'],
    near: [
      'Marketing Executive, Orla, 2020 - present\nAssisted the head of marketing with tracking the £750k marketing budget.',
    ],
  },
  {
    title: 'Construction Project Manager',
    ask: 'led a building project of £5m or more from start to handover in your own right',
    near: [
      'Assistant Project Manager, Keir & Hall, 2019 - present\nAssist the project manager on a £9m school, minutes and RFIs.',
    ],
    held: ['Project Manager, Keir & Hall, 2018 - present\nLed a £9m school from start on site to handover.'],
  },
  {
    title: 'Bauleiter Hochbau',
    ask: 'Sie haben Baustellen im Hochbau eigenverantwortlich geleitet',
    near: [
      'Assistent der Bauleitung, Brandt Bau, 2020 - heute\nAufmaße und Nachträge für den Bauleiter, Protokolle der Baubesprechungen.',
    ],
    held: [
      'Bauleiter Hochbau, Brandt Bau, 2016 - heute\nLeitung von sechs Baustellen im Hochbau, Termine, Kosten, Abnahme.',
    ],
  },
  {
    title: 'Headteacher',
    ask: 'at least three years as a deputy headteacher or headteacher',
    near: [
      'Assistant Headteacher, Moss Primary, 2018 - present\nPhase leader, assessment; acted up as deputy for one term in 2024.',
    ],
    held: ['Deputy Headteacher, Moss Primary, 2019 - present\nTeaching and learning, timetable, cover.'],
  },
  {
    title: 'Finance Director',
    ask: 'a minimum of five years as Finance Director or CFO',
    near: [
      'Assistant to the Finance Director, Holm plc, 2016 - present\nBoard packs and diary, forecasts typed up.',
    ],
    held: ['CFO, Holm plc, 2018 - present\nFinance team of 14, refinancing 2022.'],
  },
  {
    title: 'Charity Fundraising Manager',
    ask: 'two years on Raiser’s Edge; other CRMs will not be considered',
    near: ['Database Officer, Oakhaven, 2019 - present\nSalesforce NPSP, Donorfy, imports and selections.'],
    held: ['Database Officer, Oakhaven, 2019 - present\nRaiser’s Edge: imports, selections, gift batches.'],
  },
  {
    title: 'Data Engineer',
    ask: 'three years of Snowflake, no other warehouse will do',
    near: ['Data Engineer, Pakt, 2019 - present\nBigQuery and Redshift, dbt models.'],
    held: ['Data Engineer, Pakt, 2019 - present\nSnowflake: streams, tasks, dbt models.'],
  },
  {
    title: 'Mechanical Designer',
    ask: 'SolidWorks (we do not accept Inventor or Fusion instead)',
    near: ['Design engineer, Tarn, 2018 - present\nInventor assemblies of conveyors, drawings.'],
    held: ['Design engineer, Tarn, 2018 - present\nSolidWorks assemblies of conveyors, drawings.'],
  },
  {
    title: 'Payroll Specialist',
    ask: 'two years of running payroll in Sage 50; only Sage will do',
    near: ['Payroll clerk, Tarn, 2018 - present\nPayroll of 300 in Xero and BrightPay.'],
    held: ['Payroll clerk, Tarn, 2018 - present\nPayroll of 300 in Sage 50.'],
  },
  {
    title: 'PPC Specialist',
    ask: 'managed Google Ads budgets',
    near: [
      'Social Media Manager, Orla, 2020 - present\nInstagram and TikTok, newsletters, influencer trips.',
    ],
    held: ['PPC Executive, Orla, 2020 - present\nGoogle Ads budget of £40k a month, search and shopping.'],
  },
  {
    title: 'Warehouse Manager',
    ask: 'managed 100 or more people as the person in charge',
    near: [
      'Shift Manager, Rugby hub, 2019 - present\n22 colleagues on lates; stand in for the warehouse manager (130 heads) at holidays.',
    ],
  },
  {
    title: 'Site Reliability Engineer',
    ask: 'Kubernetes in production, not just in a lab',
    held: ['SRE, Tiffin, 2020 - present\n14 EKS clusters with 2,300 pods at peak; K8s operators in Go.'],
  },
  {
    title: 'CNC Programmer',
    ask: 'writing programs for Fanuc controls, not merely running them',
    held: ['CNC programmer, Severn, 2018 - present\nFanuc 31i: wrote the programs for five-axis housings.'],
  },
];

/** Done, but too long ago for a spec that says since when. */
export const TOO_LONG_AGO: readonly HeldRow[] = [
  {
    title: 'Theatre Practitioner',
    ask: 'scrub experience in orthopaedics within the last two years',
    held: ['Theatre practitioner, City General, 2015 - present\nScrub for hips and knees, orthopaedics.'],
    near: [
      'Clinic coordinator, City General, 2019 - present\nBookings and leaflets.\n\nTheatre practitioner, City General, 2010 - 2018\nScrub for hips and knees, orthopaedics.',
    ],
  },
  {
    title: 'Sous Chef',
    ask: 'worked in a Michelin-starred kitchen since 2022',
    held: [
      'Chef de Partie, Salt (one Michelin star), 2021 - 2024\nSauce section of a Michelin-starred kitchen.',
    ],
    near: [
      'Chef, school canteen, 2018 - present\n200 lunches a day.\n\nCommis, Salt (one Michelin star), 2012 - 2015\nMichelin-starred kitchen, pastry section.',
    ],
  },
  {
    title: 'Journalist',
    ask: 'has edited a daily news desk recently (2023 or later)',
    near: [
      'PR adviser, Holm, 2019 - present\nPress releases.\n\nNews desk editor, Evening Post, 2010 - 2019\nEdited the daily news desk.',
    ],
    held: ['News desk editor, Evening Post, 2019 - present\nEdited the daily news desk.'],
  },
  {
    title: 'Conducteur de pelle',
    ask: 'avoir conduit une pelle à chenilles au cours des trois dernières années',
    near: [
      'Magasinier, Durand, 2018 - présent\nRéception et stock.\n\nConducteur d’engins, Peyrat, 2005 - 2017\nPelle à chenilles 20 t, terrassement.',
    ],
    held: ['Conducteur d’engins, Peyrat, 2015 - présent\nPelle à chenilles 20 t, terrassement.'],
  },
  {
    title: 'Hebamme Kreißsaal',
    ask: 'Kreißsaalerfahrung aus den letzten drei Jahren',
    near: [
      'Familienberaterin, Caritas, 2018 - heute\nElternkurse.\n\nHebamme, Klinikum Süd, 2008 - 2017\nKreißsaal, 300 Geburten.',
    ],
    held: ['Hebamme, Klinikum Süd, 2012 - heute\nKreißsaal, 300 Geburten im Jahr.'],
  },
  {
    title: 'SAP Consultant',
    ask: 'hands-on SAP EWM configuration in the past 24 months',
    near: [
      'IT Manager, Scheldt, 2020 - present\nBudget and vendors.\n\nSAP Consultant, Delta, 2012 - 2019\nSAP EWM configuration, three roll-outs.',
    ],
    held: ['SAP Consultant, Delta, 2019 - present\nSAP EWM configuration, three roll-outs.'],
  },
  {
    title: 'Reception Teacher',
    ask: 'phonics taught to Reception or Year 1 since September 2022',
    near: [
      'Year 6 teacher, St Anne, 2016 - present\nSATs, residential.\n\nReception teacher, St Anne, 2011 - 2016\nPhonics taught daily to Reception.',
    ],
    held: ['Reception teacher, St Anne, 2018 - present\nPhonics taught daily to Reception.'],
  },
  {
    title: 'Aircraft Mechanic',
    ask: 'six months of hands-on A320 maintenance in the last two years',
    held: ['Mechanic, Line Tech, 2022 - present\nA320 base maintenance, engine changes.'],
    near: [
      'Planner, Line Tech, 2019 - present\nSlots and parts.\n\nMechanic, Line Tech, 2010 - 2018\nA320 base maintenance, engine changes.',
    ],
  },
  {
    title: 'Community Nurse',
    ask: 'wound care in the community in the last 12 months',
    held: ['Community nurse, Ribble Trust, 2019 - present\nWound care at home, compression, NEWS2.'],
    near: [
      '111 call adviser, 2021 - present\nTriage by telephone.\n\nCommunity nurse, Ribble Trust, 2012 - 2021\nWound care at home, compression.',
    ],
  },
];

/** Other trades, the same questions. */
export const OTHER_TRADES: readonly HeldRow[] = [
  {
    title: 'Bid Manager',
    ask: 'APMP Practitioner certification',
    held: ['Association of Proposal Management Professionals: Practitioner, 2022'],
    near: ['APMP Foundation, 2021'],
  },
  {
    title: 'Insurance Underwriter',
    ask: 'Advanced Diploma in Insurance (ACII)',
    held: ['ACII, Chartered Insurer, 2019', 'Associate of the Chartered Insurance Institute, 2018'],
    near: ['Dip CII 2019', 'Cert CII, 2016'],
  },
  {
    title: 'Financial Adviser',
    ask: 'Chartered Financial Planner',
    near: ['Level 4 Diploma in Regulated Financial Planning (DipPFS), 2020'],
    held: ['APFS, Chartered Financial Planner since 2021'],
  },
  {
    title: 'Occupational Hygienist',
    ask: 'Member of the Faculty of Occupational Hygiene (BOHS)',
    held: ['MFOH, British Occupational Hygiene Society, 2019'],
    near: ['BOHS W501 proficiency module, 2019'],
  },
  {
    title: 'Sonographer',
    ask: 'CASE-accredited postgraduate diploma in medical ultrasound',
    held: ['PgDip Medical Ultrasound (CASE), 2017', 'MSc Medical Ultrasound, CASE accredited, 2019'],
    near: ['PgCert Medical Ultrasound (CASE), first trimester only, 2021'],
  },
  {
    title: 'Anaesthetic Nurse Practitioner',
    ask: 'Advanced Life Support provider (ALS), current',
    held: ['Resuscitation Council UK Advanced Life Support, April 2024, four years'],
    near: ['ILS, 2025', 'Basic life support annual update 2026'],
  },
  {
    title: 'Minibus Driver Trainer',
    ask: 'MiDAS certificate',
    held: ['Minibus Driver Awareness Scheme, 2024'],
  },
  {
    title: 'Tree Surgeon',
    ask: 'NPTC CS39 (using a chainsaw from a rope and harness)',
    held: ['City & Guilds NPTC CS38 and CS39, 2021'],
    near: ['NPTC CS30 and CS31, 2020'],
  },
  {
    title: 'Electrical Tester',
    ask: 'City & Guilds 2391-52',
    held: ['C&G 2391-52, 2022'],
    near: ['C&G 2377 portable appliance testing, 2022'],
  },
  {
    title: 'Kranführer',
    ask: 'Kranführerschein nach DGUV Grundsatz 309-003',
    held: ['Befähigungsnachweis Kran (DGUV 309-003), 2021'],
    near: ['Staplerschein DGUV 308-001, 2019'],
  },
  {
    title: 'Electromécanicien',
    ask: 'CACES R489 catégorie 3',
    held: ['CACES R489 cat. 1A, 3 et 5, Apave 2024'],
    near: ['CACES R486 nacelle, 2023'],
  },
  {
    title: 'Commercial Pilot',
    ask: 'EASA CPL(A) with multi-engine instrument rating',
    near: ['PPL(A) since 2019, 140 hours'],
    held: ['ATPL(A) EASA, MEIR, frozen lifted 2021'],
  },
  {
    title: 'Skipper',
    ask: 'RYA Yachtmaster Offshore',
    held: ['RYA Yachtmaster Ocean, commercially endorsed, 2020'],
    near: ['RYA Day Skipper, 2019', 'RYA Coastal Skipper, 2020'],
  },
  {
    title: 'Rope Access Technician',
    ask: 'IRATA level 3',
    near: ['IRATA level 2, exp 2028'],
    held: ['Industrial Rope Access Trade Association L3, 3/61xxx, to 2028'],
  },
  {
    title: 'PLC Engineer',
    ask: 'programming Siemens TIA Portal yourself; maintenance alone is not enough',
    held: ['Automation engineer, Holm, 2018 - present\nPrograms S7-1500 in TIA Portal for packing lines.'],
    near: ['Electrician, Holm, 2018 - present\nMaintenance of packing lines, replaces Allen-Bradley cards.'],
  },
  {
    title: 'Senior Buyer',
    ask: 'in sole charge of a category spend above £10m',
    near: [
      'Junior Buyer, Holm, 2019 - present\nAssist the category manager with a spend of £14m: orders, minutes, supplier data.',
    ],
    held: [
      'Category Manager, Holm, 2019 - present\nSpend of £14m in packaging: tenders, contracts, suppliers.',
    ],
  },
  {
    title: 'Bezirksleiter',
    ask: 'mindestens drei Jahre als Filialleiter',
    near: ['Stellvertretender Filialleiter, Norma, 2016 - heute\nKasse, Bestellungen, Dienstplan.'],
    held: ['Filialleiter, Norma, 2016 - heute\n14 Mitarbeitende, Umsatz 4 Mio.'],
  },
  {
    title: 'Directeur de magasin',
    ask: 'au moins trois ans comme directeur de magasin',
    near: ['Adjoint au directeur de magasin, Intermarché, 2016 - présent\nPlannings, commandes.'],
    held: ['Directeur de magasin, Intermarché, 2016 - présent\nÉquipe de 35, CA 12 M€.'],
  },
  {
    title: 'General Counsel',
    ask: 'five years as a general counsel or head of legal',
    near: ['Deputy General Counsel, Holm plc, 2016 - present\nContracts, board papers.'],
    held: ['Head of Legal, Holm plc, 2016 - present\nTeam of six, contracts, board.'],
  },
  {
    title: 'CRM Administrator',
    ask: 'two years on Microsoft Dynamics 365, no other CRM accepted',
    near: ['CRM Administrator, Holm, 2018 - present\nSalesforce flows and reports.'],
    held: ['CRM Administrator, Holm, 2018 - present\nDynamics 365 flows and reports.'],
  },
  {
    title: 'Structural Technician',
    ask: 'three years with Tekla Structures',
    near: ['Structural technician, Holm, 2018 - present\nAdvance Steel and Revit models of frames.'],
    held: ['Structural technician, Holm, 2018 - present\nTekla Structures models of frames.'],
  },
  {
    title: 'Bartender',
    ask: 'cocktail bar work within the past year',
    near: [
      'Barista, Luma, 2022 - present\nCoffee.\n\nBartender, Salt, 2016 - 2021\nCocktail bar, 90 covers.',
    ],
    held: ['Bartender, Salt, 2020 - present\nCocktail bar, 90 covers.'],
  },
  {
    title: 'Dolmetscherin',
    ask: 'Dolmetscheinsätze bei Gericht in den letzten zwei Jahren',
    near: [
      'Übersetzerin, frei, 2020 - heute\nVerträge.\n\nDolmetscherin, frei, 2010 - 2019\nDolmetscheinsätze bei Gericht und Polizei.',
    ],
    held: ['Dolmetscherin, frei, 2010 - heute\nDolmetscheinsätze bei Gericht und Polizei.'],
  },
  {
    title: 'Crèche éducatrice',
    ask: 'CAP AEPE',
    held: [
      'CAP Accompagnant éducatif petite enfance, 2019',
      "Diplôme d'État d'auxiliaire de puériculture, 2018",
    ],
    near: ['BAFA, 2017'],
  },
  {
    title: 'Heilerziehungspfleger',
    ask: 'staatlich anerkannter Heilerziehungspfleger',
    held: ['HEP, staatliche Anerkennung 2017'],
    near: ['Heilerziehungspflegehelferin, 2016'],
  },
];

/** Titles that need the paper, papers in other words, work in other words, and what is only like it. */
export const IN_OTHER_WORDS: readonly HeldRow[] = [
  {
    title: 'Legal Counsel',
    ask: 'Qualified solicitor of England and Wales',
    held: ['Solicitor, Moss & Hart LLP, Leeds, 2016 - present\nCommercial contracts.'],
    near: ['Paralegal, Moss & Hart LLP, Leeds, 2016 - present\nCommercial contracts, LPC passed 2015.'],
  },
  {
    title: 'Community Pharmacist',
    ask: 'GPhC registration as a pharmacist',
    held: [
      'General Pharmaceutical Council no. 207xxxx, fee paid',
      'Pharmacist manager, Day Lewis, Leeds, 2018 - present',
    ],
    near: ['Pharmacy technician, GPhC registered 2018, Leeds'],
  },
  {
    title: 'Veterinary Surgeon',
    ask: 'MRCVS',
    held: ['BVSc MRCVS, 2016', 'Member of the Royal College of Veterinary Surgeons since 2016'],
    near: ['RVN, RCVS register of veterinary nurses'],
  },
  {
    title: 'Rechtsanwaltsfachangestellte',
    ask: 'abgeschlossene Ausbildung als Rechtsanwaltsfachangestellte (ReFa)',
    held: ['ReFa, Abschluss 2014, RAK Köln', 'Rechtsfachwirtin, 2019'],
    near: ['Bürokauffrau, IHK 2012'],
  },
  {
    title: 'Apotheker',
    ask: 'Approbation als Apotheker',
    held: ['Apothekerin, approbiert 2016'],
    near: ['PTA, staatliches Examen 2014'],
  },
  {
    title: 'Expert-comptable stagiaire',
    ask: 'DSCG obtenu',
    held: ["Diplôme d'expertise comptable, 2021", 'DSCG complet, 2019'],
    near: ['DCG, 2018', 'DSCG : 4 UE sur 7'],
  },
  {
    title: 'Welder',
    ask: 'coded for TIG on stainless pipe (ISO 9606-1, process 141)',
    held: ['Codes: BS EN ISO 9606-1 141 T BW 8 stainless, prolonged Feb 2026'],
    near: ['Codes: ISO 9606-1 135 plate, 2025'],
  },
  {
    title: 'Aircraft Technician',
    ask: 'EASA Part-66 B1 licence',
    held: ['Part 66 AML B1.1, A320 and B737 ratings'],
    near: ['Part-66 A1 licence, line', 'Part-66 B2 avionics licence'],
  },
  {
    title: 'Ski Instructor',
    ask: 'BASI Level 3 or ISIA stamp',
    held: ['BASI Level 4 ISTD, 2020', 'ISIA, 2019'],
    near: ['BASI Level 2, 2018'],
  },
  {
    title: 'Gym Manager',
    ask: 'Level 4 in exercise referral or cardiac rehab',
    near: ['Level 3 Personal Trainer, 2018'],
  },
  {
    title: 'Train Driver Manager',
    ask: 'two years in a depot as driver manager or instructor',
    near: ['Train driver, Northern, 2012 - present\nRoutes out of Leeds, no incidents.'],
  },
  {
    title: 'Purchasing Manager',
    ask: 'negotiating with supermarket buying groups',
    held: [
      'National Account Manager, Spado, 2018 - present\nAnnual terms agreed with the buyers of Tesco, Asda and Carrefour.',
    ],
  },
  {
    title: 'Health Visitor',
    ask: 'NMC registered SCPHN health visitor',
    near: ['NMC RN Child, 2016', 'SCPHN (school nursing), NMC part 3, 2019'],
    held: ['NMC: RN, SCPHN-HV, revalidated 2025'],
  },
  {
    title: 'Scaffolder',
    ask: 'CISRS Scaffolder card',
    held: ['CISRS Advanced Scaffolder, exp 2029'],
    near: ['CISRS Part 1, 2024'],
  },
  {
    title: 'Network Engineer',
    ask: 'CCNP Enterprise',
    held: ['CCIE Enterprise Infrastructure no. 6xxxx, active'],
    near: ['CCNA, 2023'],
  },
  {
    title: 'Six Sigma Lead',
    ask: 'Lean Six Sigma Black Belt',
    held: ['LSS Master Black Belt, ASQ 2020'],
    near: ['Green Belt, 2018'],
  },
  {
    title: 'Cloud Engineer',
    ask: 'AWS Solutions Architect Professional',
    near: ['AWS Certified Solutions Architect – Associate, 2024', 'AWS Cloud Practitioner, 2023'],
    held: ['AWS SA Pro, 2024', 'AWS Certified Solutions Architect - Professional, 2024'],
  },
  {
    title: 'Project Manager',
    ask: 'PMP certification (PMI)',
    held: ['Project Management Professional, PMI no. 2xxxxxx, to 2028'],
    near: ['CAPM, PMI, 2022', 'PRINCE2 Foundation, 2019'],
  },
];

/** What was read, taken in a few hours or done for oneself is neither the paper nor the work. */
export const OWN_STUDY: readonly HeldRow[] = [
  {
    title: 'Intensive Care Nurse',
    ask: 'A post-registration critical care qualification: a Critical Care Course or a PGCert in critical care',
    held: ['Education\nPGCert Critical Care, Saltmere University, 2022'],
    near: [
      'Profile\nOver the past year I have read widely about intensive care nursing and finished several online courses.',
    ],
  },
  {
    title: 'Cloud Platform Engineer',
    ask: 'You must be AWS Certified Solutions Architect at Associate level or above.',
    held: ['Certs\nSAP-C02 (Solutions Architect, Professional), passed 14 Feb 2025'],
    near: ['Certs\nAWS Certified Cloud Practitioner, 2025'],
  },
];

/** What was read as something else: spans within spans, parts of a licence, steps on the way, whom one sits with. */
export const MISTAKEN: readonly HeldRow[] = [
  {
    title: 'Security Officer',
    ask: 'You must have worked at least one year as a security guard',
    held: [
      'June 2021 - present: Security Officer (nights), Sentry North Ltd\nGatehouse for 150 lorries a shift, hourly patrols, CCTV and intruder panel, occurrence book',
    ],
    near: ['June 2021 - present: Warehouse operative, Irlam Parcels\nLoads trailers'],
  },
  {
    title: 'Financial Controller',
    ask: 'Minimum of eight years of financial control: monthly close under US GAAP, leading accountants',
    held: [
      'Badger Casting LLC, Waukesha\nController, April 2020 - Present\nOwn a six-day close of three entities under US GAAP\nManage eight accountants\nAssistant Controller, June 2016 - March 2020',
    ],
    near: [
      'Badger Casting LLC, Waukesha\nController, April 2022 - Present\nOwn a six-day close of three entities',
    ],
  },
  {
    title: 'Licensed Aircraft Engineer',
    ask: 'EASA Part-66 licence category B1.1',
    held: ['Licence: EASA Part-66 B1.1, Austro Control 2015'],
    near: ['Driving licence B and BE.'],
  },
  {
    title: 'Licensed Aircraft Engineer (A320)',
    ask: 'At least 6 months of maintenance experience on the A320 within the last 24 months',
    near: [
      '2019 - present  Noordzee Helicopters, Den Helder: AW139 line and base, certifying engineer\n2011 - 2016  Oranje Airways, Schiphol: A320 line and A-checks, B1 certifying from 2012, run-up.',
    ],
  },
  {
    title: 'Data Analyst',
    ask: 'able to explain figures to commercial managers',
    held: [
      'Data Analyst, Elm Foods, 2021 - present\nEvery Monday I sit with the commercial managers and explain the figures to them.',
    ],
  },
  {
    title: 'Electrician',
    ask: 'Current Texas (TDLR) Journeyman or Master Electrician license',
    held: ['License: TDLR Journeyman Electrician, current to 08/2027'],
    near: ['License: TDLR Apprentice Electrician, current to 08/2027'],
  },
  {
    title: 'Interior Designer',
    ask: 'a degree in interior design or interior architecture',
    held: ['Education\nBA Interior Design, Manchester, 2018'],
    near: ['Education\nBA Fashion Communication, 2016'],
  },
  {
    title: 'Oncology Nurse',
    ask: 'Current ONS/ONCC Chemotherapy Immunotherapy Certificate',
    held: ['Certificates\nONS/ONCC Chemotherapy Immunotherapy Certificate, to 2027'],
    near: [
      'Skills\nOncology nursing - Chemotherapy - Immunotherapy - Infusion therapy - Port access - PICC - Patient teaching - Triage',
    ],
  },
];

/** Papers that are asked for without a limit. */
export const WITHOUT_LIMIT: readonly HeldRow[] = [
  {
    title: 'Second Officer',
    ask: 'Deck certificate of competency under STCW II/1 that carries no tonnage limit',
    held: [
      'Third mate, Oakline, 2019 - present\n\nTickets\nOfficer of the Watch unlimited, STCW II/1',
      'Third mate, Oakline, 2019 - present\n\nTickets\nOfficer of the Watch, STCW II/1, valid to 2029',
    ],
    near: ['Mate, Oakline, 2019 - present\n\nTickets\nOfficer of the Watch, less than 3000 GT, near coastal'],
  },
  {
    title: 'Doctor',
    ask: 'Full GMC registration without conditions',
    held: ['Registrar, Elm Hospital, 2019 - present\n\nGMC registration 7012345, no conditions'],
    near: ['Registrar, Elm Hospital, 2019 - present\n\nGMC registration with conditions'],
  },
  {
    title: 'Kapitän Binnenschifffahrt',
    ask: 'Zwingend: Schifferpatent ohne Beschränkung',
    held: ['Schiffsführer, Rheinlinie, 2019 - heute\n\nSchifferpatent, 2018'],
    near: ['Schiffsführer, Rheinlinie, 2019 - heute\n\nSchifferpatent, beschränkt auf Kanäle, 2018'],
  },
  {
    title: 'Truck driver',
    ask: 'Must hold a class C licence without restrictions',
    held: ['Driver, Orme Haulage, 2019 - present\n\nClass C licence'],
    near: ['Driver, Orme Haulage, 2019 - present\n\nClass C licence, automatic only'],
  },
  {
    title: 'Patron de pêche',
    ask: 'Brevet de capitaine 500 sans restriction exigé',
    held: ["Patron, 2019 - aujourd'hui\n\nBrevet de capitaine 500, 2018"],
    near: ["Patron, 2019 - aujourd'hui\n\nBrevet de capitaine 500, avec restriction aux eaux côtières"],
  },
];

/** What is not read as it should be yet. */
export const OPEN_HELD: ReadonlySet<string> = new Set([
  'RS seit 2018, Abschlussprüfung DRK Landesschule',
  'Marketing Manager, Orla, 2020 - present\nMy own budget of £750k for media and events.',
  'ISIA, 2019',
]);
