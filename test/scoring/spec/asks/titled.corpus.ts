// Specs with a part of the title that each has; an empty one where there is none.

export const TITLED: readonly (readonly [spec: string, title: string])[] = [
  [
    'Hi Jo,\n\nSean is off to Canada and he was our only CNC setter. We make gears.\n\nWhoever it is must set Mazaks.\n\nCheers\nPete',
    'CNC setter',
  ],
  [
    'Hello Mel,\n\nas promised the text for the paper. We run six nurseries in Leeds and Lena, our deputy manager, leaves at Easter.\n\nSo we need a new one.\n\nThanks\nDi',
    'deputy manager',
  ],
  [
    'Afternoon Raj, we need another pair of hands in the lab, a microbiology technician really. Two years in food micro please.',
    'microbiology technician',
  ],
  [
    'Dear all,\nplease find below the details of the vacant post of Cemetery Superintendent.\nDuties: upkeep of the grounds.',
    'Cemetery Superintendent',
  ],
  ['Could you find me a decent quantity surveyor? Five years in rail, please.', 'quantity surveyor'],
  [
    'My client, a family-run brewery in Burton, is recruiting a Brewing Team Leader to run its night shift.',
    'Brewing Team Leader',
  ],
  ['JOB DESCRIPTION\nPost: Highways Inspector\nGrade: G\nResponsible to: Area Manager', 'Highways Inspector'],
  ['Exciting opportunity!\nWe have an opening for a Mobile Dog Groomer in Bath.', 'Dog Groomer'],
  [
    'Kestrel Data | Series B | Remote (EU)\n\nStaff Product Designer\n\nAbout us\nWe make maps.',
    'Product Designer',
  ],
  ['£28k - £31k | Norwich\nVeterinary Nurse\nBusy first-opinion practice.', 'Veterinary Nurse'],
  [
    'We are a small theatre and we need someone to run our box office. You will supervise five part-timers.',
    'box office',
  ],
  [
    'The Company\nHalden makes valves.\n\nThe Role\nAs our Export Coordinator you will book shipments and raise documents.',
    'Export Coordinator',
  ],
  [
    'Unser Kollege Jens, Kfz-Mechatroniker, geht in Rente. Wir brauchen Ersatz.\n\nSie sollten ausgelernt sein.',
    'Kfz-Mechatroniker',
  ],
  [
    'Notre chef de rang nous quitte fin mai.\n\nIl faut parler anglais et avoir deux ans de salle.',
    'chef de rang',
  ],
  [
    'Hi Ben,\nGrace, our payroll clerk, is going on maternity leave in May and I need cover.\nSage 50, please.',
    'payroll clerk',
  ],
  ['Morning! We lost our pastry section leader last week. Can you help?', 'pastry section leader'],
  ['To: Agency\nFrom: Tony\nRe: two bricklayers\n\nSite in Hull, six weeks.', 'bricklayer'],
  ['We are growing and want to add a Customer Success Manager in Dublin.', 'Customer Success Manager'],
  ['Vacancy ref 221: Lead Radiographer (CT), Wexham', 'Lead Radiographer'],
  ['THE ROLE: Fire Risk Assessor\nSALARY: £45k', 'Fire Risk Assessor'],
  ['Our growing surgery in Perth is looking to add an optometrist to its team.', 'optometrist'],
  [
    'Zur Verstärkung unseres Teams suchen wir ab sofort eine/n Zahnmedizinische/n Fachangestellte/n (m/w/d).',
    'Fachangestellte',
  ],
  [
    'Hello, do you have any mobile crane drivers on your books? We need one from Monday in Derby. CPCS A60.',
    'crane driver',
  ],
  [
    'Hi Zoe, following our call: we are replacing our marketing assistant, she moves to Spain. Canva, Mailchimp.',
    'marketing assistant',
  ],
  [
    'Northgate Primary\nCaretaker (part time, term time)\n\nWhat you will do\nUnlock, sweep, fix.',
    'Caretaker',
  ],
  ['We need an extra forklift driver for nights.', 'forklift driver'],
  [
    'Role Overview\nThe Treasury Analyst will manage the daily cash position.\n\nRequirements\nExcel',
    'Treasury Analyst',
  ],
  ['Gesucht wird ein Hausmeister für unsere Schule in Jena.', 'Hausmeister'],
  ['Assistant Store Manager - Leeds\nUp to £30,000', 'Assistant Store Manager'],
  ['We are recruiting for a Kitchen Porter to join our hotel in Windermere.', 'Kitchen Porter'],
  ['JOB ADVERT\n\nJob Title: Refuse Loader\nLocation: Bristol', 'Refuse Loader'],
  ['An exciting opportunity has arisen for an experienced Legal Cashier.', 'Legal Cashier'],
  [
    'Hi Moira,\n\nas promised, what I need for the second upholsterer vacancy.\n\nThey must have three years at the bench.',
    'upholsterer',
  ],
  [
    'We are a family nursery in Kent and we are after another plant propagator who can be left alone.\n\nYou need two years under glass.',
    'propagator',
  ],
  [
    'Wir, die Orgelwerkstatt Brandt in Görlitz, verstärken unser Team um einen Orgelbauer (m/w/d).\n\nSie stimmen und warten.',
    'orgelbauer',
  ],
  [
    'La Maison Perrin (Lyon) recherche, pour son atelier de sellerie, une maroquinière expérimentée à temps plein.\n\nVous coupez et cousez.',
    'maroquinière',
  ],
  [
    'NORTH ISLES FERRIES\nGrade: Second Engineer\nPost: MV Grebe, Kirkwall\n\n1. Requirements\n(a) STCW III/2 certificate',
    'second engineer',
  ],
  ['Dear team,\n\nwe need a decent farrier for the yard from March.\n\nDipWCF please.', 'farrier'],
  ['I am after a cheesemonger for the Saturday market.\n\nOne year behind a counter.', 'cheesemonger'],
  ['Kia ora,\n\nwe need another beekeeper for the spring.\n\nTwo seasons please.', 'beekeeper'],
  ['MERIDIAN HEALTH TRUST\nPost title: Mortuary Technician\nBand 4', 'mortuary technician'],
  [
    'The Sealeys Group | Luton\n\nWe are recruiting a pest control surveyor to join our southern team.',
    'pest control surveyor',
  ],
  ['Wir suchen ab sofort eine erfahrene Floristin für unser Geschäft am Markt.', 'floristin'],
  ['Customs declarant wanted, Felixstowe. We clear two hundred consignments a week.', 'Customs declarant'],
  [
    'About Larkspur\nLarkspur is a budgeting app.\n\nWhat you bring\n- 4+ years as a data scientist or product analyst',
    'data scientist or product analyst',
  ],
  [
    'Ravensmoor Trust is looking for a clinical or counselling psychologist for the adult team. You will assess.',
    'clinical or counselling psychologist',
  ],
  [
    'Wensum Ambulance Service NHS Trust\nParamedic, Band 6 - Thetford and Swaffham\n37.5 hours\n\nAbout the role\nYou will respond.',
    'Paramedic, Band 6 - Thetford and Swaffham',
  ],
  [
    'Subject: Tech for van 7\n\nHi Dana,\n\nplease start looking for a commercial service tech, Columbus.',
    'commercial service tech',
  ],
  [
    'From: Head of Assurance\nTo: Recruitment\nSubject: the pen tester vacancy, again\n\nHi Bea,\n\nOne penetration tester for the defence accounts.',
    'penetration tester',
  ],
  [
    'La mairie de Saint-Aubin recrute pour son multi-accueil un éducateur de jeunes enfants, poste à temps complet.',
    'éducateur de jeunes enfants',
  ],
  ['We need a joiner. Ideally from tomorrow.', 'joiner'],
  ['Wanted: school crossing supervisor, Ludlow', 'school crossing supervisor'],
  ['Are you an experienced lettings negotiator? Come and join us.', 'lettings negotiator'],
  ['We have an exciting opportunity for a Fleet Controller to join our Hull depot.', 'Fleet Controller'],
  ['Vacancy: Herdsperson', 'Herdsperson'],
  ['JOB TITLE\nDental Nurse\nLOCATION\nTruro', 'Dental Nurse'],
  ['Zur Verstärkung unseres Teams suchen wir einen Bäcker (m/w/d) in Vollzeit.', 'Bäcker'],
  ['Nous recherchons un chauffeur poids lourd pour notre dépôt de Metz.', 'chauffeur poids lourd'],
  ['Must have 3 years as a payroll administrator. Sage. Hull.', 'payroll administrator'],
  ['Office Manager | Leeds | £32k\nBusy firm.', 'Office Manager'],
  ['Hi all, we are hiring! Senior Motion Designer, Lisbon or remote.', 'Senior Motion Designer'],
  ['Brightwater Group\nWe make pumps.\nRole: Hydraulics Fitter\nLocation: Hull', 'Hydraulics Fitter'],
  ['Our school is looking to appoint a teacher of music from September.', 'teacher of music'],
  ['Lettings negotiator - Kendal\nBusy office.', 'Lettings negotiator'],
  ['The museum needs an education officer for its new wing.', 'education officer'],
  ['I am hiring a bookkeeper. Two days a week.', 'bookkeeper'],
  ['A vacancy has arisen for a Tree Surgeon in our Exeter team.', 'Tree Surgeon'],
  ['Are you a sous chef who wants weekends off?', 'sous chef'],
  ['Wir stellen ein: Mechatroniker (m/w/d)', 'Mechatroniker'],
  ['Steuerfachangestellte/r gesucht', 'Steuerfachangestellte'],
  ['Notre cabinet cherche une assistante dentaire à Lyon.', 'assistante dentaire'],
  ['Dear colleague, could you advertise for a practice nurse? Thanks', 'practice nurse'],
  ['We require 3 years as a fire alarm engineer. Van supplied.', 'fire alarm engineer'],
  ['Reference 0412\nPosition: Optical Assistant\nSalary: neg.', 'Optical Assistant'],
  ['Night porter wanted for a small hotel.', 'Night porter'],
  ['Elm Grove Surgery\nReceptionist (30 hours)\n\nThe work\nAnswer the phone.', 'Receptionist'],
];
