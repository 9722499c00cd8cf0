// The ranks of trades, from the lowest up: who has stood at one post for years has not thereby stood at the next. Names
// that one place calls another rank stand on neither, and a star stands for any ending. Written from general knowledge, in
// English, German and French.

/** The ranks of one trade; the names of one rank apart by semicolons. */
export type Ladder = readonly string[];

const HOSPITALITY: readonly Ladder[] = [
  [
    'kitchen porter;kitchen assistant;kp;plongeu*;commis;commis chef;commis de cuisine;küchenhilfe;jungkoch;jungköchin',
    'demi chef;demi-chef;demi chef de partie;demichef',
    'chef de partie;cdp;section chef;line cook;station chef;line chef;postenkoch;postenchef',
    'junior sous;junior sous-chef;junior sous chef;jr sous;jr sous chef',
    'sous;sous chef;sous-chef;souschef;second de cuisine;seconde de cuisine',
    'head chef;executive chef;executive sous chef;chef de cuisine;cheffe de cuisine;küchenchef*;kitchen manager',
  ],
  [
    'waiter;waitress;server;kellner*;servicekraft;restaurantfachfrau;restaurantfachmann;serveu*;commis de rang;commis de salle;chef de rang;demi chef de rang',
    'head waiter;head waitress;oberkellner*;maître d’hôtel;maitre d’hotel',
    'assistant restaurant manager;deputy restaurant manager',
    'restaurant manager;restaurantleit*;restaurantmanager*;directeur de restaurant;directrice de restaurant;responsable de salle',
    'general manager;operations manager;area manager',
  ],
  [
    'receptionist;front desk agent;guest service agent;rezeptionist*;réceptionniste;night porter',
    'head receptionist;front office supervisor;front desk supervisor;reception supervisor;chef de réception adjoint',
    'assistant front office manager;deputy front office manager',
    'front office manager;rooms division manager;empfangsleit*;empfangschef*;chef de réception;cheffe de réception',
    'restaurant manager;restaurants manager;bars manager;bar manager;food and beverage manager;f&b manager;f & b manager;operations manager;hotel operations manager;revenue manager;deputy general manager;deputy hotel manager;stellvertretende* hoteldirektor*',
    'general manager;hotel manager;hoteldirektor*;directeur d’hôtel;directrice d’hôtel;cluster general manager',
  ],
  [
    'room attendant;housekeeping attendant;zimmermädchen;femme de chambre;valet de chambre',
    'housekeeping supervisor;floor supervisor;gouvernante d’étage;hausdame',
    'executive housekeeper;head housekeeper;housekeeping manager;gouvernante générale;leitende hausdame',
  ],
  [
    'lifeguard;recreation assistant;leisure assistant;swimming teacher;fitness instructor',
    'pool supervisor;poolside supervisor;aquatics supervisor;leisure supervisor;shift leader',
    'duty manager;aquatics manager',
    'centre manager;leisure centre manager',
  ],
];

const BUILDING: readonly Ladder[] = [
  [
    'compagnon;coffreu*;maçon*;manœuvre;ouvrier*',
    'chef d’équipe;cheffe d’équipe',
    'chef de chantier;cheffe de chantier;aide-conducteur de travaux;aide conducteur de travaux',
    'conducteur de travaux;conductrice de travaux;conducteur travaux;conductrice travaux',
    'directeur de travaux;directrice de travaux',
  ],
  [
    'facharbeiter*;maurer*;bauhelfer*',
    'vorarbeiter*',
    'polier*;werkpolier*;bauleiterassistent*;assistenz der bauleitung',
    'bauleit*',
    'oberbauleit*',
  ],
  [
    'labourer;laborer;bricklayer;carpenter;joiner',
    'ganger;chargehand;foreman;foreperson;general foreman',
    'assistant site manager;assistant superintendent;trainee site manager;site engineer;setting out engineer;section engineer;sub agent;sub-agent',
    'site manager;site agent;superintendent;senior site manager',
    'contracts manager;construction director',
  ],
];

const CARE: readonly Ladder[] = [
  [
    'care assistant;carer;support worker;healthcare assistant;residential support worker;residential worker',
    'senior carer;senior care assistant;senior support worker;senior residential worker',
    'care team leader;team leader;shift leader',
    'deputy manager;deputy home manager;deputy care manager',
    'registered manager;home manager;care home manager',
  ],
  [
    'healthcare assistant;hca;nursing assistant;nurse assistant;nursing auxiliary;certified nursing assistant;cna',
    'staff nurse;registered nurse;rn',
    'ward sister;sister;charge nurse;deputy ward manager',
    'ward manager;nurse manager;senior sister;senior charge nurse',
    'matron;director of nursing',
  ],
  // Those who examine and prescribe by themselves are nurses by another paper.
  [
    'staff nurse;registered nurse;rn;bedside nurse;charge nurse;ward nurse;clinic nurse;floor nurse;enrolled nurse;lpn',
    'nurse practitioner;np;anp;fnp;pnp;aprn;crnp;cnp;advanced practice nurse;advanced practice provider;app;advanced clinical practitioner;acp',
  ],
  [
    'pflegehelfer*;pflegeassistent*;pflegehilfskraft;schwesternhelfer*',
    'pflegefachkraft;pflegefachfrau;pflegefachmann;altenpfleger;altenpflegerin;krankenpfleger;krankenpflegerin;krankenschwester',
    'wohnbereichsleit*;stationsleit*',
    'pflegedienstleit*;pdl',
    'einrichtungsleit*;heimleit*',
  ],
  [
    'agent de service hospitalier;ash;brancardi*;auxiliaire de vie',
    'aide-soignant*;aide soignant*',
    'infirmier;infirmière;ide;infirmier diplômé d’état;infirmière diplômée d’état',
    'cadre de santé;cadre infirmier;cadre infirmière;idec;infirmière coordinatrice;infirmier coordinateur',
  ],
  [
    'dental nurse;dental assistant;zahnmedizinische fachangestellte;zfa;assistante dentaire',
    'dental hygienist;dental therapist;dentalhygienik*',
    'dentist;zahnarzt;zahnärztin;chirurgien-dentiste',
  ],
  [
    'pharmacy assistant;counter assistant;medicines counter assistant;pka;conseill* en parapharmacie',
    'pharmacy technician;hospital pharmacy technician;medicines management technician;medicines optimisation technician;ward technician;dispensary technician;accuracy checking technician;checking technician;pharmacy technologist;dispenser;pta;préparat* en pharmacie',
    'pharmacist;apotheker;apothekerin;pharmacien;pharmacienne',
  ],
  [
    'animal care assistant;veterinary care assistant;kennel assistant',
    'veterinary nurse;vet nurse;rvn;veterinary technician;vet tech;tiermedizinische fachangestellte;tfa;asv;auxiliaire vétérinaire',
    'veterinary surgeon;veterinarian;vet;tierarzt;tierärztin;vétérinaire',
  ],
  ['physiotherapy assistant;therapy assistant;rehabilitation assistant', 'physiotherapist;physiotherapeut*'],
  ['social work assistant;family support worker;support worker', 'social worker'],
  ['optical assistant', 'dispensing optician;augenoptiker*;opticien*', 'optometrist*;optométriste'],
  [
    'cta;clinical trial assistant;clinical trials assistant;clinical research assistant;clinical trial administrator;study coordinator;clinical research coordinator;arc hospitalier;studienassisten*;study nurse',
    'cra;clinical research associate;clinical monitor;site monitor;attaché* de recherche clinique;klinische* monitor',
    'lead cra;senior cra;clinical team lead;clinical lead',
    'clinical project manager;clinical study manager;clinical trial manager',
  ],
];

const TEACHING: readonly Ladder[] = [
  [
    'teaching assistant;hlta;learning support assistant;cover supervisor;paraprofessional;paraeducator;instructional aide;instructional assistant;teacher aide;teacher’s aide;educational assistant',
    'teacher;class teacher;classroom teacher',
    'head of department;subject leader;head of year;key stage leader',
    'assistant headteacher;assistant head;assistant head teacher;assistant principal',
    'deputy headteacher;deputy head;deputy head teacher;vice principal',
    'headteacher;head teacher;principal',
  ],
  [
    'nursery assistant;nursery nurse;early years practitioner;early years educator;nursery practitioner',
    'room leader',
    'deputy manager;deputy nursery manager',
    'nursery manager',
  ],
  [
    'kinderpfleger*;sozialassistent*',
    'erzieher;erzieherin;pädagogische fachkraft',
    'kita-leit*;kitaleit*;leitung einer kita;leiter* einer kita;kindergartenleit*',
  ],
  [
    'aesh;atsem;auxiliaire de puériculture',
    'éducatrice de jeunes enfants;éducateur de jeunes enfants;eje',
    'directrice de crèche;directeur de crèche;directrice d’eaje;directeur d’eaje',
  ],
];

const TRADE_AND_STORES: readonly Ladder[] = [
  [
    'sales assistant;shop assistant;cashier;retail assistant;store associate;sales associate',
    'shop supervisor;floor supervisor;sales supervisor;section manager;department manager',
    'assistant store manager;assistant shop manager;deputy store manager',
    'store manager;branch manager;shop manager',
    'area manager;regional manager;district manager',
  ],
  [
    'verkäufer;verkäuferin;kassierer*;verkaufshilfe',
    'erstverkäufer*;abteilungsleit*',
    'stellvertretende filialleit*;stellvertretender filialleit*;stv. filialleit*;stellvertretende marktleit*;stellvertretender marktleit*;stv. marktleit*',
    'filialleit*;marktleit*',
    'bezirksleit*;gebietsleit*',
  ],
  [
    'vendeu*;caissi*;hôte de caisse;hôtesse de caisse;employé* libre-service;employé* de rayon',
    'chef de rayon;cheffe de rayon;responsable de rayon;chef de secteur',
    'directeur adjoint;directrice adjointe;adjoint* de direction',
    'directeur de magasin;directrice de magasin;responsable de magasin',
  ],
  [
    'warehouse operative;warehouse associate;picker;packer;order picker;forklift driver;forklift operator;stock controller;stock clerk;inventory clerk;inventory control clerk;inventory controller;material handler',
    'team leader;team lead;warehouse supervisor;area supervisor;shift supervisor;supervisor;chargehand',
    'shift manager;operations manager;warehouse manager;dc manager;distribution manager',
  ],
  [
    'lagerist*;kommissionierer*;lagermitarbeiter*;staplerfahrer*;fachkraft für lagerlogistik;fachlagerist*',
    'vorarbeiter*;schichtführer*;teamleit*;schichtleit*',
    'lagerleit*;logistikleit*;leiter logistik;leiterin logistik;leitung logistik',
  ],
  [
    'préparat* de commandes;cariste;magasini*',
    'chef d’équipe;cheffe d’équipe',
    'responsable d’entrepôt;responsable entrepôt;responsable logistique;chef d’entrepôt',
  ],
  [
    'driver;lorry driver;truck driver;van driver;lkw-fahrer*;berufskraftfahrer*;chauffeu*;conducteur routier;transport clerk;transport administrator',
    'transport planner;traffic planner;dispatcher;disponent;disponentin;exploitant* transport;affréteu*',
    'transport manager;traffic manager;fuhrparkleit*;responsable exploitation;responsable d’exploitation',
  ],
];

const OFFICE: readonly Ladder[] = [
  [
    'paralegal;legal assistant;legal secretary;legal clerk;trainee solicitor;rechtsanwaltsfachangestellte*;notarfachangestellte*;referendar*',
    'solicitor;attorney;barrister;rechtsanwalt;rechtsanwältin;avocat;avocate',
  ],
  [
    'accounts assistant;accounts clerk;bookkeeper;purchase ledger clerk;sales ledger clerk;accounts payable clerk',
    'accountant;management accountant;financial accountant;senior accountant;assistant controller',
    'financial controller;finance manager',
    'finance director;cfo;head of finance',
  ],
  [
    'buchhaltungskraft;buchhaltungsassistent*;sachbearbeiter* buchhaltung;debitorenbuchhalter*;kreditorenbuchhalter*;buchhalter;buchhalterin;finanzbuchhalter;finanzbuchhalterin',
    'bilanzbuchhalter*',
    'leiter rechnungswesen;leiterin rechnungswesen;leitung rechnungswesen;leiter finanzbuchhaltung;leiterin finanzbuchhaltung;leitung finanzbuchhaltung',
  ],
  [
    'aide-comptable;aide comptable;assistant* comptable;comptable fournisseurs;comptable clients',
    'comptable;comptable général;comptable générale;comptable unique',
    'chef comptable;cheffe comptable;responsable comptable;responsable comptabilité',
    'raf;daf;directeur administratif et financier;directrice administrative et financière;responsable administratif et financier',
  ],
  [
    'audit assistant;audit junior;audit associate;prüfungsassistent*;assistant* d’audit',
    'audit senior;senior auditor;auditor',
    'audit manager',
    'audit partner;audit director',
  ],
  [
    'payroll clerk;payroll administrator;payroll assistant;payroll officer;lohnbuchhalter*;gestionnaire de paie;gestionnaire paie',
    'payroll manager;responsable paie;responsable de paie;leiter* entgeltabrechnung;leitung entgeltabrechnung',
  ],
  [
    'hr assistant;hr administrator;hr coordinator;personalassistent*;assistant* rh',
    'hr adviser;hr advisor;hr officer;hr generalist;hr manager;hr business partner;hrbp;personalreferent*;personalleit*;responsable rh',
  ],
  [
    'project administrator;project assistant;project coordinator;project support officer;projektassisten*;assistant* de projet',
    'project manager;projektleiter;projektleiterin;projektmanager*;chef de projet;cheffe de projet',
    'programme manager;program manager',
  ],
  [
    'marketing assistant;marketing coordinator;marketing executive;marketingassistent*',
    'marketing manager;marketingleit*;responsable marketing;head of marketing;marketing director',
  ],
  [
    'sales development representative;sdr;business development representative;bdr;telesales agent;sales administrator',
    'account executive;account manager;key account manager;sales executive;sales representative;sales rep',
    'sales manager;sales team leader;vertriebsleit*;verkaufsleit*;responsable des ventes;responsable commercial',
    'sales director;head of sales;directeur commercial;directrice commerciale',
  ],
  [
    'purchasing assistant;purchasing clerk;procurement assistant;purchasing administrator;expediter',
    'buyer;senior buyer;procurement specialist;einkäufer;einkäuferin;acheteur;acheteuse',
    'procurement manager;purchasing manager;head of procurement;einkaufsleit*;responsable achats',
  ],
  [
    'support agent;support specialist;support representative;customer service advisor;customer service adviser;customer service representative;customer service agent;call centre agent;service desk analyst',
    'team leader;team lead;support team lead;support supervisor;supervisor;teamleit*',
    'support manager;customer service manager;contact centre manager;call centre manager;head of support;head of customer service',
  ],
  [
    'bank teller;teller;customer service adviser;bankkauf*',
    'assistant branch manager;deputy branch manager',
    'branch manager;bank branch manager;directeur d’agence;directrice d’agence',
  ],
  [
    'software engineer;software developer;developer;programmer;backend engineer;frontend engineer;full-stack developer;softwareentwickler*;développeu*',
    'tech lead;technical lead;team lead;lead developer;lead engineer;engineering lead',
    'engineering manager;development manager;head of engineering;cto;vp engineering;vp of engineering',
  ],
  [
    'tester;test analyst;test engineer;qa engineer;qa analyst',
    'test lead;qa lead;lead tester',
    'test manager;qa manager;head of qa',
  ],
  [
    'reporting analyst;bi analyst;mi analyst;bi developer;business intelligence analyst',
    'data scientist;product analyst;machine learning engineer',
  ],
  [
    'architectural assistant;architectural technician;architectural technologist;bauzeichner*;dessinateur;dessinatrice',
    'architect;architekt;architektin;architecte',
  ],
];

const WORKS_AND_SERVICES: readonly Ladder[] = [
  [
    'machine operator;production operative;line operator;process operator;produktionsmitarbeiter*;maschinenbediener*;anlagenfahrer*;maschinenführer*;maschinen- und anlagenführer*;opérat* de production;conducteur de ligne;conductrice de ligne',
    'line leader;team leader;shift lead;shift leader;vorarbeiter*;schichtführer*;chef d’équipe;cheffe d’équipe',
    'production supervisor;shift supervisor;shift manager;schichtleit*;industriemeister*;schichtmeister*;chef d’atelier;cheffe d’atelier',
    'production manager;produktionsleit*;fertigungsleit*;responsable de production',
    'plant manager;werkleit*;werksleit*;directeur d’usine;directrice d’usine',
  ],
  [
    'deckhand;ab;able seaman;ordinary seaman;bosun;deck cadet;matrose;matelot',
    'third officer;third mate;3rd officer;3rd mate;3/o;officer of the watch;oow',
    'second officer;second mate;2nd officer;2nd mate;2/o',
    'chief officer;chief mate;first mate;ch. officer;c/o',
    'master;captain;kapitän;capitaine',
  ],
  // Who greases, rigs and signals is not yet at the levers.
  [
    'oiler;crane oiler;swamper;rigger;slinger;slinger signaller;slinger/signaller;banksman;dogman;crane assistant;kranhelfer*;anschläger*;élingueu*',
    'crane operator;crane driver;mobile crane operator;kranführer*;kranfahrer*;grutier;grutière;conducteur de grue;conductrice de grue',
  ],
  [
    'driver’s mate;drivers mate;drivers’ mate;delivery mate;van mate;beifahrer*;convoyeu*',
    'driver;lorry driver;truck driver;hgv driver;lgv driver;lkw-fahrer*;berufskraftfahrer*;kraftfahrer*;chauffeur poids lourd;conducteur routier;conductrice routière',
  ],
  [
    'motorman;oiler;wiper;engine cadet',
    'fourth engineer;third engineer;4th engineer;3rd engineer;4/e;3/e',
    'second engineer;first assistant engineer;2nd engineer;2/e',
    'chief engineer;c/e',
  ],
  ['first officer;co-pilot;copilot;copilote', 'captain;commander;pilot in command;commandant de bord'],
  ['cabin crew;flight attendant;flugbegleiter*;hôtesse de l’air', 'purser;cabin manager;chef de cabine'],
  ['firefighter', 'crew manager;crew commander', 'watch manager;watch commander', 'station manager'],
  [
    'security officer;security guard;sicherheitsmitarbeiter*;agent de sécurité',
    'security supervisor;shift supervisor;chef d’équipe;team leader',
    'security manager;head of security;objektleit*',
  ],
  [
    'cleaner;cleaning operative;reinigungskraft;agent d’entretien;agente d’entretien',
    'cleaning supervisor;team leader;vorarbeiter*;chef d’équipe;cheffe d’équipe',
    'cleaning manager;contract manager;area manager;objektleit*;responsable de site',
  ],
];

/** Every ladder. */
export const LADDERS: readonly Ladder[] = [
  ...HOSPITALITY,
  ...BUILDING,
  ...CARE,
  ...TEACHING,
  ...TRADE_AND_STORES,
  ...OFFICE,
  ...WORKS_AND_SERVICES,
];
