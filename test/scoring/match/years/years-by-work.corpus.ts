// Posts and whether they are years of the work that an ad asks for, under titles and in words of other houses, trades and
// countries. Written from general knowledge by people who had not seen how they are read; the second half is for
// measuring alone: no rule is made from it.

/** An ad in brief, and posts of some years: those that count towards what it asks and those that do not. */
export type AskedYears = {
  title: string;
  duties: string;
  ask: string;
  counts: readonly string[];
  not: readonly string[];
};

/** To be read and mended by. */
export const YEARS_READ: readonly AskedYears[] = [
  {
    title: 'Intensive Care Nurse',
    duties:
      'You will nurse critically ill adults on our twelve-bed ICU, managing ventilated patients, infusions and arterial lines.',
    ask: "at least three years' experience of nursing patients in adult intensive care",
    counts: [
      'Military Nursing Officer, Field Hospital 22\nlooked after gunshot and blast casualties on ventilators in the critical ward, titrated noradrenaline, drew gases from arterial lines',
      'Staff Nurse, Harrow Cardiothoracic Centre\ntook patients straight from bypass surgery, weaned them off the ventilator overnight, ran haemofiltration one to one',
      "Sister, St Brendan's Level 3 Unit\nnursed septic and multi-organ failure patients at the bedside, led the shift, responded to arrests",
    ],
    not: [
      'Neonatal Nurse, Westlea Maternity Hospital\ncared for premature babies in incubators, tube feeding, supported new mothers',
      'Healthcare Assistant, Crosby General ICU\nwashed and turned sedated patients, restocked bed spaces, took samples to the laboratory',
      'Clinical Sales Specialist, Ventora Medical\nsold ventilators to intensive care units, ran product demonstrations for ward staff',
    ],
  },
  {
    title: 'Servicetechniker Gewerbekälte',
    duties: 'Sie warten und entstören die Kühlung von Supermärkten und Küchen.',
    ask: 'mindestens drei Jahre in der Gewerbekälte',
    counts: [
      'Kundendienstmonteur, Nordlicht Kühltechnik\nStörungen an Verbundanlagen mit R744 behoben, Dichtheitskontrolle und Logbuch, Kühlzellen der Metzger gewartet',
    ],
    not: [
      'Servicetechniker, Autohaus Weber\nInspektionen, Bremsen, Fehlerspeicher ausgelesen, Reifen gewechselt',
    ],
  },
  {
    title: 'Payroll Specialist',
    duties:
      'You run the monthly payroll for 800 employees, calculate tax and statutory pay and answer pay queries.',
    ask: 'minimum four years of hands-on payroll processing',
    counts: [
      'Wages Clerk, Dobson & Sons Foundry\nworked out weekly pay for 300 men from the clock cards, deducted tax and union dues, made up the returns to the Revenue',
      'Pay Sergeant, 4th Logistics Regiment\nsaw that 600 soldiers got the right money each month, entered allowances and stoppages, put right over- and underpayments',
      'Office Manager, Patel Family Bakeries\ndid the salaries of 90 staff every month from timesheets to bank file, submitted the tax filings, handled sick and maternity pay',
    ],
    not: [
      'Accounts Payable Clerk, Norfield Packaging\nmatched supplier invoices to orders, prepared payment runs to vendors, reconciled statements',
      'Payroll Software Sales Executive, PayBright\nsold payroll systems to small businesses, gave demos and negotiated licences',
      'HR Assistant, Lakeside College\nfiled contracts, booked interviews, forwarded new starter forms to the payroll bureau',
    ],
  },
  {
    title: 'HGV Class 1 Driver',
    duties:
      'You will drive articulated lorries on overnight trunking runs between our depots, couple and uncouple trailers and complete daily vehicle checks.',
    ask: '3 years driving articulated vehicles on the road',
    counts: [
      'Driver, Royal Transport Corps\ntook tank transporters with low-loader trailers across Germany and Poland, loads of sixty tonnes, kept the tachograph record',
      'Truckie, Barossa Interstate Haulage\nhauled semi-trailers and B-doubles from Adelaide to Perth, strapped loads, did the pre-trip inspections',
      'Farm Haulier, Whitlock Grain\nran our own tractor unit and bulk tipping trailer to the mills and docks six days a week',
    ],
    not: [
      "Transport Planner, Ribble Freight\nplanned routes for forty artic drivers, watched drivers' hours, spoke with customers",
      "Delivery Driver, QuickBasket Groceries\ndrove a 3.5 tonne van round the town, carried shopping to customers' doors",
      'Driver Developer, Northgate Electronics\nwrote device drivers for network cards in C, debugged kernel crashes',
    ],
  },
  {
    title: 'Commercial Litigation Solicitor',
    duties:
      'You conduct High Court contract disputes from letter of claim to trial, draft pleadings and manage disclosure.',
    ask: "five years' post-qualification experience of commercial litigation",
    counts: [
      'Associate Attorney, Haldane Pruitt LLP (Chicago)\nrepresented manufacturers in breach of contract suits, drafted complaints and motions, took depositions, second chair at trial',
      'In-house Counsel, Merrow Shipping\nqualified solicitor, ran the charterparty and supplier disputes myself through court, instructed barristers, attended mediations',
      'Advocate, Chambers of R. Iyer, Mumbai\nappeared for traders in recovery and partnership suits before the High Court, settled plaints and written statements',
    ],
    not: [
      'Conveyancing Solicitor, Bright & Lowe\nhandled house sales and purchases, reviewed leases, registered titles',
      'Litigation Secretary, Fenwick Tait\ntyped pleadings, made up trial bundles, kept the court diary for two partners',
      "Criminal Defence Solicitor, Marsh Street Law\nadvised suspects at the police station, defended clients in the magistrates' court",
    ],
  },
  {
    title: 'Pastry Chef',
    duties: 'You will make all desserts, viennoiserie and petits fours for our restaurant and afternoon tea.',
    ask: 'at least 3 years in a pastry section',
    counts: [
      'Konditorin, Café Lindenhof\nbaked tortes, choux and cream slices every morning, tempered chocolate for pralines, piped celebration cakes',
      'Chef de Partie (sweet), MS Aurora Cruises\nprepared the plated desserts for 400 covers, laminated croissant dough, spun ices',
      'Cake maker, own family tea room\nmade every scone, tart, éclair and gateau we sold, devised the seasonal sweet menu',
    ],
    not: [
      'Grill Chef, Rodeo Steakhouse\ncooked steaks and ribs to order, ran the grill section on busy nights',
      'Counter Assistant, Maison Colette Patisserie\nserved cakes over the counter, boxed pastries, took payment',
      'Kitchen Porter, The Albany Hotel\nwashed pans in the pastry kitchen, swept floors, carried in flour',
    ],
  },
  {
    title: 'Primary School Teacher',
    duties:
      'You will teach a class of seven to nine year olds the whole curriculum, plan lessons and report to parents.',
    ask: "four years' experience teaching primary-aged children in the classroom",
    counts: [
      'Schoolmistress, Ardnish Island School\nhad all fourteen children from five to eleven in one room, taught them reading, sums, history and nature, wrote the yearly reports',
      'Grade 3 Educator, Umlazi Public School\nresponsible for 42 learners in all subjects, prepared daily work, marked and moderated assessments',
      'Maestra, Scuola Elementare Don Bosco, Bari\nled my own class from first to fifth year in Italian and mathematics, met the parents each term',
    ],
    not: [
      'Lecturer in Business, Eastvale Further Education College\ntaught adults accounting modules, marked assignments, ran evening seminars',
      'Midday Supervisor, Oakhill Primary School\nwatched the children in the playground and dining hall, dealt with bumps and quarrels',
      "Primary Publisher's Representative, Brightpage Books\nvisited primary schools to sell reading schemes, ran stands at education fairs",
    ],
  },
  {
    title: 'Network Engineer',
    duties:
      'You configure and support routers, switches and firewalls across our sites and troubleshoot LAN and WAN faults.',
    ask: '4+ years configuring and supporting enterprise networks',
    counts: [
      'Signals Corporal, 14 Signal Regiment\nset up the switches and encrypted routers for headquarters, kept the links between camps alive, traced faults at all hours',
      'IT Technician, Cornmarket Schools Trust\nput in the Cisco switches and VLANs at nine schools, managed the firewalls and the Wi-Fi, swapped the leased lines',
      'Communications Specialist, Petrolar Offshore\nlooked after BGP and satellite connections for eleven rigs, upgraded firewall clusters, on call for outages',
    ],
    not: [
      'Fundraising Network Coordinator, HopeBridge Charity\nbuilt a network of regional volunteers, organised supporter events',
      'Cable Puller, Danfort Electrical Contractors\ndrew data cable through ceilings and trunking, carried drums, tidied the site',
      'Front-end Developer, Plumtree Digital\nbuilt web pages in React, fixed layout bugs, worked with designers',
    ],
  },
  {
    title: 'Altenpfleger/in',
    duties:
      'Sie übernehmen die Grund- und Behandlungspflege unserer Bewohner, führen die Pflegedokumentation und leiten Hilfskräfte an.',
    ask: 'mindestens drei Jahre Berufserfahrung in der Pflege alter Menschen',
    counts: [
      'Krankenschwester, Geriatrische Klinik Sankt Hedwig\nbetagte Patienten gepflegt und mobilisiert, Medikamente gestellt, Wunden versorgt, Verläufe dokumentiert',
      'Ordensschwester, Feierabendhaus der Franziskanerinnen\nals examinierte Pflegekraft die hochbetagten Mitschwestern versorgt, gewaschen, gespritzt und bis zuletzt begleitet',
      'Diplomierte Fachkraft, Haus am Wienerwald\nDemenzkranke auf der Station betreut, Insulin und Verbände gemacht, Pflegepläne geschrieben',
    ],
    not: [
      'Tierpflegerin, Zoo Bergfelden\nalte und kranke Tiere versorgt, Gehege gereinigt, Futter vorbereitet',
      'Hauswirtschaftskraft, Seniorenzentrum Birkenhof\nMahlzeiten ausgeteilt, Wäsche verteilt, Zimmer der Bewohner geputzt',
      'Kinderkrankenschwester, Kinderklinik Westpark\nSäuglinge und Kleinkinder nach Operationen versorgt, Eltern angeleitet',
    ],
  },
  {
    title: 'Électricien du bâtiment',
    duties:
      'Vous réalisez les installations électriques de logements neufs et rénovés, du tirage de câbles à la mise en service.',
    ask: "trois ans d'expérience en installation électrique de bâtiments",
    counts: [
      'Sapeur du génie, 7e régiment de soutien\ncâblé les casernements et hangars, posé les tableaux et les prises, contrôlé les mises à la terre',
      'Compagnon, Entreprise Morvan père et fils\nrefait le courant dans des maisons anciennes, saignées, gaines, appareillage, essais avant remise des clés',
      "Ouvrier d'entretien, Office du Logement de Sarlande\nremis aux normes l'éclairage et les colonnes montantes de 600 appartements, remplacé les disjoncteurs",
    ],
    not: [
      'Électricien automobile, Garage du Rond-Point\nréparé les faisceaux et démarreurs de voitures, diagnostiqué les calculateurs',
      'Vendeur au rayon électricité, Bricoland\nconseillé les clients sur les câbles et interrupteurs, mis en rayon, tenu la caisse',
      'Plombier, Eaux et Chauffage du Midi\nposé des sanitaires et radiateurs, soudé le cuivre, réparé des fuites',
    ],
  },
  {
    title: 'Warehouse Forklift Operator',
    duties:
      'You load and unload trailers with a counterbalance truck and put pallets away in high racking with a reach truck.',
    ask: 'minimum three years operating forklift trucks',
    counts: [
      'Stores Private, Ordnance Depot Didmarsh\nmoved ammunition pallets with the counterbalance and reach machines, loaded railway wagons, did the daily truck checks',
      "Yard Hand, Beckett Timber Merchants\nspent the day on the side-loader and the gas truck, shifting packs of timber and loading customers' lorries",
      'Cariste, Entrepôts Vallin, Lyon\nemptied the trailers and stacked pallets up to ten metres, licence categories 3 and 5',
    ],
    not: [
      'Picker, Zenmart Fulfilment\npicked small orders on foot with a scanner, packed parcels, printed labels',
      'Forklift Sales Advisor, Liftwell Trucks\nsold and leased forklifts to warehouses, prepared quotations',
      'Warehouse Office Clerk, Denby Cold Store\nbooked in deliveries on the computer, answered drivers at the window, filed consignment notes',
    ],
  },
  {
    title: 'Data Analyst',
    duties: 'You query our databases with SQL, build dashboards and explain trends in sales to managers.',
    ask: 'three years of experience analysing data and reporting on it to decision makers',
    counts: [
      'Intelligence Analyst, Defence Joint Cell\npulled incident records from large databases, charted patterns, briefed the commanders weekly on what the figures showed',
      'Epidemiology Officer, Kisumu County Health\ncleaned and queried case records in R, mapped outbreaks, presented rates and trends to the health board',
      'Revenue Accountant, Splendor Hotels\nwrote SQL extracts of bookings, made the Power BI reports, showed directors where occupancy was falling',
    ],
    not: [
      'Data Entry Operator, Fastkey Bureau\ntyped paper forms into a system, checked for missing fields',
      'Laboratory Analyst, Purewater Ltd\ntested water samples for metals and bacteria, calibrated instruments',
      'Data Centre Technician, Coldstack Hosting\nracked servers, swapped failed disks, ran patch cables',
    ],
  },
  {
    title: 'Social Worker, Child Protection',
    duties:
      'You investigate concerns about children at risk, visit families, write court reports and hold a caseload.',
    ask: "at least three years' direct practice in child protection",
    counts: [
      "Caseworker, Department of Family Services, Queensland\nwent out on notifications of abuse and neglect, interviewed children, took matters to the Children's Court",
      'Guardian Officer, Cafton Family Court Service\nqualified social worker, saw children in care proceedings, assessed the harm to them, wrote reports for the judge',
      'Jugendamt Sozialarbeiterin, Stadt Altenwerder\nchecked reports of endangered children at home, took them into care where needed, applied to the family court',
    ],
    not: [
      'Social Worker, Older Adults Team, Bexborough Council\nassessed elderly people for care packages, arranged residential placements',
      "Team Administrator, Children's Services Duty Desk\ntyped minutes of case conferences, booked rooms, answered the phone",
      "Social Media Executive, KidsFirst Toys\nran the brand's accounts, protected its reputation online, posted videos",
    ],
  },
  {
    title: 'CNC Machinist',
    duties:
      'You set and run CNC lathes and mills to tight tolerances, alter programs and check parts with gauges.',
    ask: "five years' experience setting and operating CNC machines",
    counts: [
      'Zerspanungsmechaniker, Kugler Präzisionsteile\nclamped and zeroed the five-axis mill, corrected the Heidenhain programs, held hundredths on pump housings',
      'Artificer, Naval Dockyard Portmoor\nturned valve spindles and milled flanges on the computer-controlled machines, wrote the offsets, measured with micrometers',
      'Toolroom Man, Hollis Brothers\nmade dies and jigs on the Fanuc mill and lathe, from drawing to finished part, programmed at the control',
    ],
    not: [
      'Sewing Machinist, Carlotta Swimwear\nsewed swimsuits on overlock and flatlock machines, met piece-rate targets',
      'Machine Shop Cleaner, Trent Castings\nswept swarf from the CNC cells, topped up coolant, packed finished parts in boxes',
      'CNC Application Sales Engineer, Okamura Tools\nvisited machine shops to sell cutting tools and machining centres',
    ],
  },
  {
    title: 'Residential Estate Agent (Sales)',
    duties: 'You value homes, win instructions, conduct viewings and negotiate sales through to exchange.',
    ask: "three years' experience in residential property sales",
    counts: [
      'Realtor, Sunny Palms Brokerage, Florida\nlisted family homes, held open houses, brought buyers and sellers to terms, saw deals through closing',
      'Makelaar, De Vries Wonen, Utrecht\nappraised apartments, showed buyers around, haggled over the price and followed each file to the notary',
      'Partner, Gallagher & Daughter, Co. Mayo\nauctioned and sold bungalows and cottages by private treaty, took vendors on, accompanied all viewings',
    ],
    not: [
      'Estate Worker, Glenfarg Estate\nmended fences, felled trees, kept the drives of the estate in order',
      'Lettings Inventory Clerk, Cityrent\nnoted the condition of rented flats, photographed damage, checked tenants out',
      'Telesales Agent, HomeShield Insurance\nsold home insurance policies over the phone, met call targets',
    ],
  },
  {
    title: 'Executive Assistant',
    duties:
      'You manage the diary, travel and correspondence of our chief executive, prepare board papers and take minutes.',
    ask: 'minimum four years supporting a senior executive',
    counts: [
      "Aide-de-camp, Headquarters Northern Command\nran the general's day, arranged his journeys and visitors, drafted his letters, sat in and noted decisions",
      'Private Secretary, Office of the Bishop of Wexmouth\nkept his engagements and post, prepared council papers, wrote up meetings, guarded his time',
      "Chefsekretärin, Vorstand der Lindemann AG\nplanned the chairman's appointments and flights, wrote his correspondence, prepared supervisory board folders",
    ],
    not: [
      'Executive Chef, Hotel Marquis\nled a brigade of thirty, wrote menus, controlled food cost',
      'Receptionist, Tower House Offices\ngreeted visitors, signed for parcels, switched calls',
      'Shop Assistant, Executive Luggage Ltd\nsold briefcases and suitcases, handled returns',
    ],
  },
  {
    title: 'Plumber',
    duties: 'You install and repair hot and cold water systems, bathrooms and drainage in homes.',
    ask: 'at least five years working as a plumber',
    counts: [
      'Hull Maintenance Technician, US Navy\nfitted and mended piping, sinks, heads and drains aboard ship, brazed copper, cleared blockages',
      'Klempner und Installateur, Sanitär Obermaier\nlaid water pipes in new houses, fitted baths and WCs, mended bursts',
      "Handyman, Rosedale Housing Association\nspent all my days on leaks, taps, cylinders, toilets and bathroom refits in tenants' flats",
    ],
    not: [
      'Trade Counter Assistant, PipeCity Merchants\nserved plumbers with fittings, picked orders, cashed up',
      'Roofer, Summit Slating\nslated and felted roofs, fitted lead flashing',
      "Plumbing Firm Scheduler, RapidFlow Services\ntook customers' calls and sent plumbers out to jobs",
    ],
  },
  {
    title: 'Paramedic',
    duties: 'You respond to 999 calls, assess and treat patients at the scene and convey them to hospital.',
    ask: "three years' frontline emergency ambulance experience treating patients",
    counts: [
      'Combat Medical Technician and HCPC paramedic, Airborne Medical Squadron\nflew out in the helicopter to the wounded, intubated, decompressed chests, brought them in alive',
      'Intensive Care Ambulance Officer, Rural Ambulance Victoria\nattended road smashes and heart attacks in the bush, gave drugs and shocks, drove or treated to the base hospital',
      'Notfallsanitäter, Rettungsdienst Kreis Ahrental\nrode the emergency vehicle day and night, treated strokes and injuries at the spot, registered here since',
    ],
    not: [
      'Patient Transport Driver, Medicab\ntook outpatients to clinics and home again, helped them with wheelchairs',
      'Emergency Call Handler, Ambulance Control South\ntook 999 calls, followed the triage script, dispatched crews',
      'First Aid Trainer, SafeStart Training\ntaught office staff bandaging and resuscitation on dummies',
    ],
  },
  {
    title: 'Journalist',
    duties: 'You find and write local news stories, interview people and file to deadline for print and web.',
    ask: "three years' experience as a news reporter",
    counts: [
      'Korrespondentin, Ostsee-Rundfunk\ncovered the council, courts and port for radio and website, sought out stories, interviewed on the street',
      'Stringer, East Africa Wire\nfiled daily copy on floods, elections and strikes from Kampala, cultivated sources, worked to the hour',
      'Army Newspaper Writer, The Garrison Post\nwent out for stories, spoke to soldiers and townspeople, wrote the front page every week',
    ],
    not: [
      'Newsagent, Corner News\nsold papers and magazines, organised the paper rounds',
      "Public Relations Officer, Moorland Water\nwrote press releases for the company, answered journalists' questions",
      'Report Writer, Geotech Surveys\nwrote technical reports on soil tests for engineers',
    ],
  },
  {
    title: 'Maurer/in',
    duties: 'Sie errichten Mauerwerk im Wohnungsbau, setzen Fertigteile und arbeiten nach Plan.',
    ask: 'mindestens fünf Jahre Erfahrung im Mauern',
    counts: [
      'Pioniersoldat, Pionierbataillon 9\nUnterkünfte und Schutzbauten aus Stein hochgezogen, Wände nach Zeichnung gesetzt, Stürze eingebaut',
      'Muratore, Impresa Fratelli Conti, Bozen\nHäuser und Stützwände aus Ziegel und Naturstein aufgebaut, Mörtel gemischt, lot- und fluchtgerecht gearbeitet',
      'Mitarbeiter im Familienbetrieb, Bau Hinterhuber\nRohbauten für Einfamilienhäuser Stein auf Stein erstellt, Kamine und Giebel hochgeführt',
    ],
    not: [
      'Bauhelfer, Tiefbau Renner\nSteine und Säcke getragen, Baustelle aufgeräumt, Mischer befüllt',
      'Baustoffverkäufer, Baumarkt Ziegelstein\nKunden zu Ziegeln und Mörtel beraten, Bestellungen aufgenommen',
      'Maler und Lackierer, Farben Kröger\nFassaden gestrichen, Wände tapeziert, Fenster lackiert',
    ],
  },
  {
    title: 'Comptable général',
    duties: 'Vous tenez la comptabilité générale, établissez les déclarations de TVA et préparez le bilan.',
    ask: "quatre années d'expérience en comptabilité générale",
    counts: [
      "Économe, Abbaye de Saint-Aubert\ntenu les livres de la communauté et de la fromagerie, passé les écritures, déclaré la taxe, dressé les comptes de fin d'année",
      "Bookkeeper, Whitmore Antiques, Londres\nsaisi achats et ventes, rapproché la banque, envoyé les VAT returns, préparé les comptes annuels jusqu'au résultat",
      'Collaborateur de cabinet, Fiduciaire Rochat\nsuivi trente dossiers de commerçants, des écritures courantes à la clôture et à la liasse',
    ],
    not: [
      'Hôtesse de caisse, Supermarché Belvue\nencaissé les clients, compté le fond de caisse',
      "Contrôleur qualité, Plastiques de l'Ain\ncontrôlé des pièces, tenu les fiches de contrôle, établi le bilan des défauts",
      'Gestionnaire de paie, Groupe Artois Services\nétabli 500 bulletins de salaire par mois, fait les déclarations sociales',
    ],
  },
  {
    title: 'Dental Hygienist',
    duties: 'You scale and polish teeth, treat gum disease and teach patients oral care.',
    ask: 'at least three years of clinical dental hygiene practice',
    counts: [
      'Dentalhygienikerin, Praxis Dr. Aebischer, Zürich\ncleaned pockets and removed tartar under local anaesthetic, charted gums, showed people how to floss',
      'Army Dental Corps Therapist, Garrison Centre Catterham\ndid the scalings, root debridement and fissure sealants for the soldiers, lectured them on brushing',
      'Oral Health Clinician, Maori Health Trust Rotoiti\ntravelled with the mobile chair, descaled teeth and treated gingivitis in villages',
    ],
    not: [
      'Dental Nurse, Smilewise\npassed instruments, mixed fillings, sterilised trays',
      'Food Hygiene Inspector, Carrow Borough Council\ninspected restaurant kitchens, gave ratings, took samples',
      'Dental Receptionist, Park Road Dental\nbooked appointments, took payments, sent recall letters',
    ],
  },
  {
    title: 'Security Officer (Close Protection)',
    duties: 'You protect a private client and his family, plan routes, drive and accompany them abroad.',
    ask: "five years' close protection experience",
    counts: [
      'Royal Military Police Corporal, Close Support Unit\nguarded the ambassador in Baghdad, rode beside him, went ahead to check buildings and routes',
      'Personenschützer, Landeskriminalamt Nordmark\ntravelled with a minister day and night, scouted venues, planned escape routes',
      'Family Chauffeur-bodyguard, Household of Sheikh Al-Marwan\ndrove and shadowed the principal and children, swept cars and hotels before arrival',
    ],
    not: [
      'Door Supervisor, Neon Nightclub\nchecked bags and IDs at the entrance, turned away drunks',
      'Cyber Security Officer, Finbank\nwatched for intrusions, patched servers, ran phishing tests',
      'CCTV Operator, Eastgate Shopping Centre\nwatched screens, logged incidents, radioed the guards',
    ],
  },
  {
    title: 'Dairy Herdsperson',
    duties: 'You milk and care for a herd of 200 cows, detect heats, assist calvings and keep herd records.',
    ask: "three years' experience working with dairy cows",
    counts: [
      'Melker, Gut Hohenfelde\nmilked 180 head morning and night in the parlour, watched for mastitis, helped calves into the world',
      'Son on the family farm, Kerrane, Co. Kerry\ndid the milking, calving, feeding and insemination for our 90 Friesians from leaving school',
      'Share Milker, Waikanae Pastures\nran 320 cows through the rotary shed twice daily, reared heifers, kept the breeding book',
    ],
    not: [
      'Dairy Counter Assistant, Freshmart\ncut and sold cheese, filled yoghurt shelves',
      'Tanker Driver, Meadow Dairies\ncollected milk from farms, took samples, delivered to the creamery',
      'Shepherd, Blackfell Hill Farm\nlambed 700 ewes, sheared, worked dogs',
    ],
  },
  {
    title: 'Civil Engineer (Bridges)',
    duties:
      'You design steel and concrete bridges, run structural calculations and prepare drawings for tender.',
    ask: "five years' experience in bridge design",
    counts: [
      "Ingénieur ouvrages d'art, Bureau Delmas\nsized viaducts and footbridges, modelled decks by finite elements, drew up the tender plans",
      'Structures Engineer, Nordbane Rail Authority\nworked out new railway overbridges and underpasses in prestressed concrete from concept to drawings',
      'Captain, Corps of Engineers\ndesigned permanent road crossings for reconstruction in Bosnia, calculated girders and abutments, signed the drawings',
    ],
    not: [
      'Dental Technician (Crown and Bridge), Pearl Laboratories\ndesigned and cast bridges and crowns from impressions',
      'Site Labourer, Forth Crossing Contractors\ncarried shuttering and concreted bridge piers under the foreman',
      'Highway Drainage Engineer, Calder Consultants\ndesigned road gullies, culverts and soakaways',
    ],
  },
  {
    title: 'Hotel Front Desk Receptionist',
    duties:
      'You check guests in and out, take reservations, handle cash and answer queries at a 120-room hotel.',
    ask: 'at least three years at a hotel front desk',
    counts: [
      'Réceptionniste de nuit, Hôtel des Arcades\nwelcomed late arrivals, gave out rooms, made up bills for morning departures, took bookings by phone',
      "Purser's Office Assistant, Baltic Star Cruise Ships\nhanded out cabins on embarkation, settled passengers' accounts, dealt with complaints at the desk",
      'Daughter of the house, Gasthof Alpenblick\nreceived the guests, kept the room book, wrote the bills and took the money in our family inn of 40 rooms',
    ],
    not: [
      'Dental Receptionist, Canal Street Dentists\nbooked check-ups and took payment for treatment',
      'Chambermaid, Regent Plaza Hotel\ncleaned sixteen rooms a day, changed linen, refilled minibars',
      'Desk Officer for Latin America, Ministry of Trade\nwrote briefings on trade policy, met embassy staff',
    ],
  },
  {
    title: 'Software Developer (Java)',
    duties: 'You design, write and test back-end services in Java and maintain our payments platform.',
    ask: "four years' professional experience in Java development",
    counts: [
      'Officer, Army Software Centre\ncoded the logistics back end in Spring and Hibernate, wrote unit tests, released to 40 bases',
      "Actuarial Systems Specialist, Helvetia Re\nspent my days programming the claims engine on the JVM in Java 17, reviewed colleagues' code, fixed production bugs",
      'Research Software Engineer, Genome Institute Lund\nwrote and maintained the sequencing pipeline services in Java, built the REST interfaces',
    ],
    not: [
      'Coffee Buyer, Java Roasters\ndeveloped relations with growers in Indonesia, tasted and bought beans',
      'IT Recruiter, CodeHunt\nfound Java developers for banks, screened their CVs',
      'Graphic Designer, Bluebell Studio\nlaid out brochures and logos in Illustrator',
    ],
  },
  {
    title: 'Probation Officer',
    duties:
      'You supervise offenders in the community, assess risk, write pre-sentence reports and enforce orders.',
    ask: 'three years supervising offenders in the community',
    counts: [
      'Bewährungshelferin, Landgericht Steinfurt\nhad seventy released prisoners under me, met them regularly, reported to the court on breaches',
      'Criminal Justice Social Worker, Strathmoor Council\nmanaged people on community payback orders, judged their risk, wrote reports for sentencing',
      'Parole Agent, State of Ohio\nvisited parolees at home, tested for drugs, returned violators to the board',
    ],
    not: [
      'HR Business Partner, Oldham Foods\nadvised managers on probation periods and dismissals of new employees',
      "Court Usher, Leyton Magistrates' Court\ncalled cases, swore in witnesses, kept the lists",
      'Prison Chef, HMP Thorndale\ncooked for 500 inmates, oversaw kitchen workers',
    ],
  },
  {
    title: 'Steuerfachangestellte/r',
    duties:
      'Sie erstellen Steuererklärungen und Finanzbuchhaltungen für unsere Mandanten und bereiten Jahresabschlüsse vor.',
    ask: 'vier Jahre Berufspraxis in der Bearbeitung von Steuererklärungen',
    counts: [
      'Sachbearbeiter, Lohnsteuerhilfeverein Rheintal\nfür tausend Mitglieder die Einkommensteuer gemacht, Bescheide geprüft, Einsprüche eingelegt',
      'Assistentin, Treuhandbüro Gerber, Bern\nVeranlagungen für Privatpersonen und Firmen ausgefüllt, Buchhaltungen geführt und abgeschlossen',
      'Kaufmännische Leiterin, Familienbetrieb Holzbau Ströbele\nUmsatz-, Gewerbe- und Körperschaftsteuer unserer vier Gesellschaften selbst erklärt, Bilanz vorbereitet',
    ],
    not: [
      'Steuermann, Reederei Elbmündung\nSchiffe auf Kurs gehalten, Wache gegangen, Ladung überwacht',
      'Empfangskraft, Steuerkanzlei Dr. Vogt\nTelefon bedient, Post verteilt, Mandanten empfangen',
      'Verkäufer, Softwarehaus Taxo\nSteuerprogramme an Kanzleien vertrieben, Vorführungen gehalten',
    ],
  },
  {
    title: 'Infirmier de bloc opératoire',
    duties: "Vous préparez la salle, instrumentez et assistez le chirurgien et veillez à l'asepsie.",
    ask: "trois ans d'expérience au bloc opératoire",
    counts: [
      "Infirmier militaire, Antenne chirurgicale 14\npassé les instruments sous la tente d'opération au Mali, monté les tables stériles, compté les compresses",
      'Scrub nurse, Royal Tavistock Hospital\ninstrumenté en orthopédie et en viscéral, circulante un jour sur deux',
      'OP-Schwester, Klinikum Saarhöhe\ntendu pinces et écarteurs aux chirurgiens, préparé les salles, surveillé la stérilité des gestes',
    ],
    not: [
      'Agent de bio-nettoyage, Clinique du Parc\nlavé les salles entre deux interventions, évacué les déchets',
      'Infirmière scolaire, Collège Jean-Moulin\nsoigné les petits bobos, tenu les dossiers de vaccination',
      "Déléguée commerciale, Instruma Médical\nvendu des boîtes d'instruments aux blocs opératoires",
    ],
  },
  {
    title: 'Conducteur de bus',
    duties:
      "Vous assurez le transport urbain de voyageurs sur des lignes régulières, la vente de titres et l'accueil.",
    ask: 'trois années de conduite de véhicules de transport en commun',
    counts: [
      "Wattman devenu machiniste, Tramways et Autobus de Lormont\nmené l'autocar articulé sur la ligne 6, vendu les billets, renseigné les gens",
      'Chauffeur, Autocars Pellissier\nemmené les écoliers et les excursionnistes en car de 55 places sur les routes de montagne',
      'Militaire du rang, Escadron de transport 31\nconduit chaque jour les navettes de 50 places entre les bases, contrôlé le véhicule avant départ',
    ],
    not: [
      'Agent de guichet, Gare routière de Nivelle\nvendu des billets de car, renseigné les voyageurs',
      'Livreur, Colis Express\ndistribué des colis en camionnette dans la ville',
      'Mécanicien, Dépôt des bus de Valmer\nréparé freins et moteurs des autobus',
    ],
  },
  {
    title: 'Laboratory Technician (Microbiology)',
    duties: 'You plate samples, identify organisms, run sensitivity tests and keep accredited records.',
    ask: "three years' bench experience in a microbiology laboratory",
    counts: [
      'Brewery Quality Scientist, Amberhill Ales\ncultured yeast and bacteria from tanks on agar, identified spoilers under the microscope, logged every result',
      'Medizinische Laborantin, Spital Oberland\nstreaked swabs and blood cultures, named the germs, did the antibiogram',
      'Dairy Tester, Co-operative Creameries Waterfall\ncounted colonies and looked for listeria and salmonella daily, kept the ISO folder',
    ],
    not: [
      'Phlebotomist, Castle Clinic\ntook blood from patients, labelled tubes, sent them to the laboratory',
      'Microelectronics Technician, Chipwave\ntested chips in a clean room laboratory',
      'Laboratory Supplies Representative, Agarex\nsold petri dishes and media to microbiology labs',
    ],
  },
  {
    title: 'Football Coach (Youth)',
    duties: 'You coach our under-14 and under-16 squads, plan training and prepare them for matches.',
    ask: 'at least four years coaching youth football teams',
    counts: [
      'Jugendtrainer, SV Eintracht Moorbach\ntook the C and B juniors for football three evenings a week, drilled passing and pressing, picked the team on Sundays',
      "Chaplain and soccer master, St Columba's Boys' School\nbuilt and trained the school soccer elevens of fourteen and fifteen year olds, won the county cup",
      'Community Sports Leader, Favela Gol Project, Recife\nworked with 60 teenage players each season, ran drills and league games',
    ],
    not: [
      'Coach Driver, Pennine Tours\ndrove football supporters and youth groups in a 50-seat coach',
      'Swimming Instructor, Dolphin Pool\ntaught children crawl and breaststroke in small groups',
      'Club Shop Assistant, Rovers FC\nsold shirts and tickets on match days',
    ],
  },
  {
    title: 'Procurement Manager',
    duties: 'You source raw materials, negotiate contracts with suppliers and manage purchasing budgets.',
    ask: "five years' experience in purchasing and supplier negotiation",
    counts: [
      'Quartermaster Captain, Logistic Brigade South\nlet contracts for fuel, food and clothing, beat down prices with traders, answered for a ten million budget',
      'Head Buyer, Lindqvist Furniture\nchose the timber mills and foam makers, bargained yearly prices, dual-sourced critical parts',
      'Einkäufer, Maschinenbau Traub\ntendered steel and castings in Europe and China, closed framework agreements, watched spend',
    ],
    not: [
      'Fashion Sales Manager, Velvetine Stores\nled shop teams, drove sales targets',
      'Goods-in Clerk, Arden Plastics\nchecked deliveries against orders, stamped notes',
      'Recruitment Consultant, TalentSource\nsourced candidates for purchasing jobs, negotiated fees',
    ],
  },
  {
    title: 'Technicien son de spectacle',
    duties: 'Vous installez la sonorisation, mixez concerts et pièces en direct et entretenez le matériel.',
    ask: "trois ans d'expérience en sonorisation de spectacles",
    counts: [
      'Musicien du rang détaché, Musique de la Légion de Corvin\nmonté enceintes et micros, tenu la console à chaque concert de plein air, réparé les câbles',
      'Tonmeister, Stadttheater Lauenfels\nréglé les micros des chanteurs, mélangé orchestre et voix chaque soir, soigné amplis et pupitres',
      'Fils du patron, Bal Orchestre Santini\ndressé la façade et les retours de village en village, équilibré le groupe pendant tout le bal',
    ],
    not: [
      "Audioprothésiste, Écoute Claire\ntesté l'ouïe des patients, réglé leurs appareils",
      'Placeur, Théâtre des Tanneurs\ndéchiré les billets, conduit les spectateurs à leur fauteuil',
      'Vendeur hi-fi, Sonovox\nvendu chaînes et casques, fait écouter les modèles',
    ],
  },
  {
    title: 'Electrical Maintenance Technician',
    duties:
      'You find and repair electrical faults on production machinery, work with PLCs and carry out planned maintenance.',
    ask: '4 years maintaining industrial electrical equipment',
    counts: [
      "Marine Electrician, Norsea Ferries\nkept switchboards, motors and control circuits of the ship's plant going, found faults at sea, serviced by schedule",
      'Weapons Engineering Rating, Royal Navy\ndiagnosed and mended drives, sensors and Siemens controllers in turret machinery, kept the maintenance cards',
      'Betriebselektriker, Papierfabrik Aumühle\ngot the paper machines running again when they stopped, swapped converters, searched in the S7 program',
    ],
    not: [
      "House Electrician's Mate, Sparks & Son\nheld ladders, chased walls and carried cable in domestic rewires",
      'Electrical Retail Adviser, Homewatt\nsold washing machines and televisions',
      'Maintenance Planner, Cobalt Foods\nentered work orders, ordered parts, drew up the shutdown calendar',
    ],
  },
  {
    title: 'Dachdecker/in',
    duties: 'Sie decken Steil- und Flachdächer, bauen Dachfenster ein und dichten Anschlüsse ab.',
    ask: 'vier Jahre Erfahrung im Eindecken von Dächern',
    counts: [
      'Couvreur, Toitures Berthod, Sitten\nSchiefer und Ziegel verlegt, Lattung genagelt, Kamine eingefasst, Bahnen verschweißt',
      'Bauhandwerker, Klostergut Marienrode\nKirche, Scheunen und Gästehaus mit Biberschwänzen neu belegt, Gauben und First gesetzt, Lecks geschlossen',
      'Sohn im Betrieb, Bedachungen Nowak\njeden Tag oben gestanden, Pfannen gehängt, Bitumen geflämmt, Fenster in die Schräge gesetzt',
    ],
    not: [
      'Gerüstbauer, Gerüste Hartung\nGerüste für Dacharbeiten auf- und abgebaut',
      'Dachgeschoss-Makler, Cityloft Immobilien\nDachwohnungen gezeigt und verkauft',
      'Bürokraft, Dachdeckerei Seibold\nRechnungen geschrieben, Termine mit Kunden vereinbart',
    ],
  },
  {
    title: 'Museum Conservator (Paintings)',
    duties: 'You examine, clean and restore oil paintings and advise on display conditions.',
    ask: "five years' practice in the conservation of paintings",
    counts: [
      'Restauratorin, Atelier Feldkirch\ntook off yellowed varnish, relined canvases, retouched losses on old masters for churches and collectors',
      'Restauratore di dipinti, Soprintendenza di Mantova\nconsolidated flaking panels and altarpieces, examined with UV and x-ray',
      'Family Workshop Partner, Ostrowski Pictures\nmended tears, cleaned grime and inpainted oils for dealers for years, wrote treatment records',
    ],
    not: [
      'Painter and Decorator, Brightwall\npainted rooms and stairwells, papered walls',
      'Gallery Attendant, City Art Museum\nwatched the rooms, answered visitors, stopped people touching',
      'Nature Conservation Ranger, Fenland Trust\nrestored habitats, counted birds, led walks',
    ],
  },
  {
    title: 'Koch/Köchin',
    duties:
      'Sie bereiten in unserem Restaurant warme und kalte Speisen à la carte zu und führen einen eigenen Posten.',
    ask: 'drei Jahre Erfahrung als Koch oder Köchin',
    counts: [
      'Smutje, Segelschulschiff Albatros\nfür die Gäste und Mannschaft an Bord gekocht, Fleisch, Fisch und Suppen frisch zubereitet, allein in der Kombüse',
      'Sohn des Wirts, Gasthaus Zum Hirschen\nam Herd gestanden, Braten, Soßen und Wild nach Bestellung geschickt, Saucenposten allein gemacht',
      'Cuisinier, Brasserie du Canal, Straßburg\nam Gardemanger und am Fischposten gearbeitet, Tagesgerichte auf den Teller gebracht',
    ],
    not: [
      'Spüler, Restaurant Goldener Löwe\nGeschirr und Töpfe gewaschen, Gemüse geputzt',
      'Küchenverkäufer, Möbelhaus Rieger\nEinbauküchen geplant und verkauft',
      'Servicekraft, Bistro am Markt\nGäste bedient, Bestellungen aufgenommen, kassiert',
    ],
  },
  {
    title: 'Projektleiter/in Bau',
    duties:
      'Sie steuern Hochbauprojekte von der Ausschreibung bis zur Abnahme, verantworten Kosten, Termine und Nachunternehmer.',
    ask: 'fünf Jahre Erfahrung in der Leitung von Bauprojekten',
    counts: [
      'Hauptmann, Infrastrukturstab Süd\nNeubau von Kasernen und Hallen geführt, Firmen beauftragt, Bauzeiten und Mittel überwacht, abgenommen',
      'Conducteur de travaux, Entreprise Maillard\nWohnanlagen vom Angebot bis zur Übergabe geleitet, Gewerke koordiniert, Budget gehalten',
      'Juniorchef, Bauunternehmen Wessling\nSchulen und Mehrfamilienhäuser unter meiner Verantwortung gebaut, Subunternehmer verhandelt, Nachträge gestellt',
    ],
    not: [
      'IT-Projektleiter, Systemhaus Datavia\nEinführung von ERP-Software gesteuert, Workshops geleitet',
      'Bauzeichner, Architekturbüro Lenz\nGrundrisse und Details am CAD gezeichnet',
      'Sekretärin der Projektleitung, Hochbau Nord\nProtokolle getippt, Pläne verschickt, Termine vereinbart',
    ],
  },
  {
    title: 'Soudeur TIG',
    duties: 'Vous soudez des tuyauteries inox en TIG selon plans et contrôlez vos cordons.',
    ask: 'quatre ans de pratique du soudage TIG',
    counts: [
      "Ouvrier, Chantiers navals de l'Estuaire\nassemblé à l'argon les conduites inox des navires, meulé et vérifié les joints au ressuage",
      "WIG-Schweißer, Rohrbau Hessler\nréuni des tubes en acier fin pour laiteries d'après isométries, examiné chaque joint",
      "Artisan, Chaudronnerie familiale Le Guen\nfabriqué cuves et tuyaux alimentaires, tous les joints à l'électrode tungstène",
    ],
    not: [
      "Brodeuse, Atelier Fil d'Or\ncousu des cordons et galons sur des uniformes d'après patrons",
      'Magasinier, Soudexpo\ndistribué gaz, baguettes et postes TIG aux clients',
      'Peintre industriel, Carros Anticorrosion\nsablé et peint des tuyauteries',
    ],
  },
];

/** For measuring alone. */
export const YEARS_HELD: readonly AskedYears[] = [
  {
    title: 'Midwife',
    duties:
      'You care for women through pregnancy, labour and the weeks after birth, and conduct normal deliveries.',
    ask: "at least three years' practice as a midwife",
    counts: [
      'Hebamme, Geburtshaus Lichtental\nsaw mothers through pregnancy, brought 60 babies a year into the world, called at home afterwards',
      'Sister, Mission Hospital Kaputi\nqualified in obstetrics, delivered mothers by night and day, stitched, watched over newborns, ran the antenatal clinic',
      'Sage-femme, Maternité des Glycines\nfollowed labours at the bedside, received the children at birth, taught breastfeeding',
    ],
    not: [
      'Maternity Wear Buyer, Mamaline\nselected collections for expectant mothers, negotiated with suppliers',
      'Nursery Assistant, Little Ducks\nfed and changed babies, set out toys',
      'Maternity Ward Clerk, Queen Anne Hospital\nanswered phones, filed notes, registered births on the system',
    ],
  },
  {
    title: 'Air Traffic Controller',
    duties: 'You control aircraft in the tower and on approach, issue clearances and keep separation.',
    ask: 'three years controlling aircraft at an airport or approach unit',
    counts: [
      'Flight Lieutenant, RAF Station Colbrook\ntalked fast jets and transports down by radar, gave landing and take-off clearances, kept them apart in the circuit',
      'Fluglotse, Tower Friedrichsau\nworked the ground and runway positions for airliners, sequenced arrivals',
      'Carrier Approach Petty Officer, US Navy\nguided planes back to the ship by radar in all weathers, stacked and spaced them',
    ],
    not: [
      'Financial Controller, Airwing Leasing\nclosed the monthly accounts, reported cash flow',
      'Airline Check-in Agent, Coastal Air\nissued boarding cards, weighed baggage',
      'Traffic Warden, Borough of Denholm\npatrolled streets, issued parking tickets',
    ],
  },
  {
    title: 'Carpenter (Site)',
    duties: 'You do first and second fix joinery on new homes: roofs, stairs, doors and skirting.',
    ask: "four years' experience as a site carpenter",
    counts: [
      'Zimmermann, Holzbau Allgaier\nput up roof trusses and stud walls, hung doors and built stairs in houses',
      'Chippy, Royal Engineers Field Squadron\nbuilt timber-framed huts, pitched roofs, fitted floors, windows and doors wherever we were posted',
      'Partner with my uncle, Lund House Builders\ncut and pitched roofs, laid joists, fixed architraves and skirtings on some fifty dwellings',
    ],
    not: [
      'Carpet Fitter, Floorstyle\nlaid carpets and vinyl in homes and offices',
      'Timber Yard Salesman, Oak & Ash\nsold boards and mouldings to tradesmen',
      'Site Gate Operative, Barden Homes\nsigned in visitors, directed lorries, kept the road swept',
    ],
  },
  {
    title: 'Family Law Paralegal',
    duties:
      'You prepare divorce petitions, financial statements and court bundles under a solicitor and deal with clients.',
    ask: "minimum three years' experience in family law casework",
    counts: [
      'Legal Executive, Thorne Matrimonial\nprepared the paperwork of separations, from petition to financial order, met clients, instructed counsel',
      'Rechtsanwaltsfachangestellte, Kanzlei Sommer\ndrew up divorce, maintenance and custody applications, served them, kept husbands and wives informed',
      "Caseworker, Women's Aid Harbourside Law Centre\nwrote applications for injunctions and child arrangements for clients, put bundles together, sat with them at court",
    ],
    not: [
      'Paralegal, Wexler Patents\nfiled patent applications, tracked renewal dates',
      'Family Support Chef, Sunrise Refuge\ncooked meals for families, ordered stock',
      'Law Bookseller, Lex Books\nsold textbooks on family law to students and firms',
    ],
  },
  {
    title: 'Suchtberater/in',
    duties: 'Sie beraten alkohol- und drogenabhängige Menschen, vermitteln in Therapie und leiten Gruppen.',
    ask: 'drei Jahre Erfahrung in der Beratung suchtkranker Menschen',
    counts: [
      'Sozialarbeiter, Justizvollzugsanstalt Moorhof\nmit abhängigen Gefangenen Einzelgespräche geführt, Entwöhnungsplätze besorgt, die Abstinenzgruppe geleitet',
      'Intervenante, Centre Le Seuil, Lausanne\nHeroin- und Alkoholkranke im Gespräch begleitet, Entzug und Klinik angebahnt, Rückfallgruppen gehalten',
      'Heilsarmeeoffizier und Sozialpädagoge, Männerheim Hafentor\nTrinker täglich beraten, in Kuren gebracht, Angehörige einbezogen, wöchentliche Runden geführt',
    ],
    not: [
      'Weinberater, Vinothek Traubengold\nKunden zu Wein und Spirituosen beraten, Verkostungen geleitet',
      'Schuldnerberater, Verbraucherhilfe Süd\nHaushaltspläne erstellt, mit Gläubigern verhandelt',
      'Hauswirtschafterin, Fachklinik Waldruh\nfür Therapiepatienten gekocht, Zimmer gereinigt',
    ],
  },
  {
    title: 'Firefighter',
    duties: 'You respond to fires, rescues and road collisions and carry out drills and home safety checks.',
    ask: "four years' operational firefighting experience",
    counts: [
      'Airport Rescue Crewman, Port Allard Airport\nturned out to burning aircraft and buildings, wore breathing apparatus, cut people out of wrecks, drilled daily',
      "Damage Control Leading Hand, HMS Fearnought\nled hose teams into blazing compartments, brought out the injured, trained the ship's crew",
      'Sapeur, Brigade de Villeneuve-les-Bois\nrode the engine to blazes and crashes, climbed the ladder, cut out the trapped',
    ],
    not: [
      'Fire Alarm Engineer, Alertron\ninstalled and serviced smoke detectors in offices',
      'Fire Control Operator, County Control Room\nanswered emergency calls, sent engines by radio',
      'Stove Fitter, Hearth & Home\ninstalled wood burners and flues',
    ],
  },
  {
    title: 'Mechanical Design Engineer',
    duties:
      'You design machine parts and assemblies in SolidWorks, do tolerance and strength calculations and release drawings.',
    ask: 'five years designing mechanical products',
    counts: [
      'Konstrukteur, Pumpenwerk Salzach\ndeveloped housings, shafts and seals in 3D CAD, calculated fits and stresses, released the drawings',
      'Development Officer, Royal Ordnance Factory\nworked out gun mountings and recoil gear on the board and in CAD from idea to workshop drawing',
      'Inventor-owner, Tallis Agricultural Implements\ndrew and reckoned every seeder and harrow we made, proved prototypes, detailed parts for manufacture',
    ],
    not: [
      'Fashion Designer, Maison Verena\nsketched dresses, chose fabrics, prepared collections',
      'Garage Mechanic, Autofix\nchanged clutches and brakes, serviced cars',
      "Document Controller, Turbex\nfiled and numbered engineers' drawings, sent revisions",
    ],
  },
  {
    title: 'Erzieher/in',
    duties:
      'Sie betreuen und fördern Kinder von drei bis sechs Jahren in der Gruppe, beobachten ihre Entwicklung und arbeiten mit Eltern.',
    ask: 'mindestens drei Jahre Erfahrung in der Arbeit mit Kindergartenkindern',
    counts: [
      'Éducatrice de jeunes enfants, Halte-garderie Les Lutins\nGruppe der Vier- und Fünfjährigen geführt, gespielt, gebastelt, gesungen, Entwicklung festgehalten, Mütter beraten',
      'Diakonisse, Gemeindehaus Bethanien\nzwanzig Kleine vor dem Schulalter täglich angeleitet, Morgenkreis, Spiele, Elternabende',
      'Kindergartenpädagogin, Pfarrcaritas Hollabrunn\nStammgruppe verantwortlich geleitet, Sprache gefördert, Beobachtungen geschrieben',
    ],
    not: [
      'Hundetrainer, Hundeschule Pfiffig\nHunde erzogen, Welpengruppen geleitet, Halter angeleitet',
      'Küchenhilfe, Kindertagesstätte Regenbogen\nMittagessen ausgegeben, Tische gewischt, gespült',
      'Verkäuferin, Spielwaren Kunterbunt\nKinderspielzeug verkauft, Eltern beraten',
    ],
  },
  {
    title: 'Vendeur en boulangerie',
    duties: 'Vous servez les clients au comptoir, encaissez et tenez la vitrine.',
    ask: "trois ans d'expérience en vente alimentaire au comptoir",
    counts: [
      "Crémière, Halles de Montbrun\nservi fromages et beurre à l'étal, pesé, rendu la monnaie, arrangé le banc",
      'Fille de la maison, Charcuterie Baudoin\nreçu la clientèle, coupé et emballé les jambons, tenu la caisse et soigné la devanture',
      'Bäckereiverkäuferin, Brotstube Wagner\nvendu pains et gâteaux, conseillé les habitués, compté la recette',
    ],
    not: [
      'Boulanger, Fournil de la Place\npétri et cuit le pain la nuit, façonné les baguettes',
      'Vendeur automobile, Garage Lemaire\nvendu des voitures neuves, négocié les reprises',
      'Livreur de farine, Moulins Cassagne\nlivré des sacs aux boulangeries, fait signer les bons',
    ],
  },
  {
    title: 'Veterinary Nurse',
    duties: 'You assist in surgery, monitor anaesthesia, take x-rays and nurse hospitalised animals.',
    ask: 'at least three years in veterinary nursing',
    counts: [
      'Tiermedizinische Fachangestellte, Kleintierpraxis Dorn\nwatched dogs under anaesthetic, passed instruments, x-rayed, looked after in-patients and drips',
      'Army Veterinary Technician, Working Dog Centre\nhelped the vet operate on search dogs, kept them asleep, cared for the sick kennel',
      'Auxiliaire spécialisée, Clinique équine du Bocage\nprepared horses for operations, monitored breathing and pulse, took films, dressed wounds',
    ],
    not: [
      "Nurse, Veterans' Hospital Portland\nnursed former soldiers on a surgical ward, gave medicines",
      'Pet Shop Assistant, Furry Friends\nsold food and cages, fed rabbits',
      'Zoo Gate Cashier, Wildacre Park\nsold tickets, gave directions',
    ],
  },
  {
    title: 'Translator (German to English)',
    duties:
      "You translate contracts and technical manuals from German into English and revise colleagues' work.",
    ask: 'three years of professional translation from German into English',
    counts: [
      "Linguist Sergeant, Intelligence Corps\nrendered captured and official German papers into English daily, checked the others' versions",
      "Patent Language Reviser, Hartwick IP\nturned German specifications into English for filing, corrected freelancers' texts",
      'Documentation Officer, Embassy in Vienna\nput Austrian laws, notes and agreements into English for the ambassador',
    ],
    not: [
      'German Language Teacher, Elmgrove School\ntaught German grammar to teenagers, marked exams',
      'Translation Project Coordinator, Wordlink\nsent jobs to translators, chased deadlines, invoiced clients',
      'Translational Research Nurse, Heart Institute\nrecruited patients to trials, took blood samples',
    ],
  },
  {
    title: 'Train Driver',
    duties: 'You drive passenger trains on main lines in accordance with signals and timetable.',
    ask: "three years' experience driving trains",
    counts: [
      'Lokführer, Regionalbahn Ostheide\nran the 160 km/h commuter services, obeyed signals, coupled multiple units',
      'Locomotive Engineer, Great Prairie Railroad\ntook mile-long freights and passenger specials over the division, handled the brakes by signal indication',
      "Mécanicien de ligne, Chemins de fer de l'Est Tunisien\nconducted expresses at the controls between Tunis and Sousse, kept to the timetable",
    ],
    not: [
      'Train Cleaner, Southrail Depot\ncleaned carriages, emptied bins, filled water tanks',
      'Sales Trainer, Motiva Consulting\ntrained sales people, ran workshops',
      "Train Dispatcher's Clerk, Midrail\ntyped delay reports, filed rosters",
    ],
  },
  {
    title: 'Quantity Surveyor',
    duties: 'You measure works, prepare bills of quantities, value variations and settle final accounts.',
    ask: "five years' quantity surveying experience",
    counts: [
      "Métreur, Cabinet Rousselot\ntook off quantities from drawings, priced lots, checked contractors' monthly claims and closing accounts",
      'Abrechner, Hoch- und Tiefbau Sieber\nmeasured up on site, made the bills and supplements, agreed final sums with clients',
      'Cost Officer, Defence Estates Works Branch\nprepared the schedules of quantities for barracks, valued changes, agreed the last payment',
    ],
    not: [
      'Land Surveyor, Topomark\nmeasured boundaries and levels with total station, drew maps',
      'Customer Survey Interviewer, Pollwell\nasked shoppers questions, recorded answers',
      'Site Secretary, Kerrigan Construction\ntyped letters, filed invoices and variations',
    ],
  },
  {
    title: 'Digital Marketing Specialist',
    duties: 'You plan and run paid search and social campaigns, optimise budgets and report on results.',
    ask: 'at least three years running online advertising campaigns',
    counts: [
      'Audience Officer, Savanna Wildlife Trust\nbought Google and Meta ads for appeals, tested headlines, shifted money to what brought donors, showed the figures',
      'Partner in the family shop, Ferraro Olive Oil\nran all our AdWords and Instagram promotions for the web shop, set bids, followed cost per order',
      'Recruitment Campaign Captain, Army Outreach Office\nmanaged sponsored posts and search ads for enlistment, adjusted spend weekly, reported to headquarters',
    ],
    not: [
      'Market Stall Trader, Saturday Market\nsold fruit and vegetables, called out prices',
      'Digital Print Operator, Copyquick\nran digital presses, trimmed and bound leaflets',
      'Campaign Canvasser, Street Fundraise\nknocked at doors for donations',
    ],
  },
  {
    title: 'Physiotherapist (Musculoskeletal)',
    duties:
      'You assess and treat outpatients with back, joint and sports injuries using manual therapy and exercise.',
    ask: "four years' experience in musculoskeletal physiotherapy",
    counts: [
      "Rehabilitation Officer, Army Medical Rehab Centre\nchartered physio, treated soldiers' knees, backs and shoulders by hand and exercise, returned them to duty",
      'Kinésithérapeute, Cabinet des Remparts\nreceived patients with lumbago, sprains and operated joints, mobilised and re-educated them',
      "Club Physio, Ravenscar Rugby\ndiagnosed players' sprains and strains, manipulated, strapped and rehabilitated them",
    ],
    not: [
      'Respiratory Physiotherapist, Lung Unit Moorfield\ncleared chests in ventilated patients, taught breathing exercises',
      'Beauty Masseuse, Lotus Spa\ngave relaxing oil massages to hotel guests',
      'Physiotherapy Clinic Receptionist, BackCare\nbooked patients in, took payments',
    ],
  },
  {
    title: 'Chemical Process Operator',
    duties:
      'You run reactors and distillation from the control room and the plant, take samples and follow batch records.',
    ask: 'three years operating chemical process plant',
    counts: [
      'Anlagenfahrer, Farbenwerk Mainau\nstarted up and watched vessels and columns from the panel, charged raw materials, drew samples',
      'Stillman, Glen Orra Distillery\nran mash tuns, stills and condensers, kept temperatures and cuts, wrote up every batch',
      'Refinery Hand, Petroquímica del Sur\nworked the crude column by screen and on the walkways, opened valves, took test bottles to the lab',
    ],
    not: [
      'Pharmacy Counter Assistant, Wellchem Chemists\nsold medicines and toiletries, took prescriptions',
      'Chemical Tanker Clerk, Bulkhaul\nbooked tanker deliveries, issued paperwork',
      'Telephone Operator, Northern Chemicals\nconnected calls, took messages',
    ],
  },
  {
    title: 'HR Manager',
    duties: 'You lead recruitment, employee relations, discipline and policy for a workforce of 400.',
    ask: "five years' generalist human resources experience",
    counts: [
      'Adjutant, 3rd Battalion Border Rifles\ndealt with the postings, appointments, discipline, grievances and welfare of 600 soldiers',
      'Personalleiter, Glashütte Weiden\nhired and dismissed, negotiated with the works council, wrote the house rules',
      'Staff Superintendent, Colonial Sugar Estates\ntook on labour and clerks, heard complaints, handled warnings, drew up conditions of service',
    ],
    not: [
      'Payroll Clerk, Silverline Coaches\ncalculated wages and tax, printed payslips',
      'Human Anatomy Demonstrator, Medical School Aldham\nshowed students dissection, prepared specimens',
      'Temp Agency Sales Consultant, Rapid Staff\nsold temporary staff to warehouses, chased new clients',
    ],
  },
  {
    title: 'Kfz-Mechatroniker/in',
    duties:
      'Sie warten und reparieren Pkw, lesen Fehlerspeicher aus und erneuern Bremsen, Motor- und Fahrwerksteile.',
    ask: 'vier Jahre Erfahrung in der Reparatur von Kraftfahrzeugen',
    counts: [
      'Schirrmeister, Instandsetzungskompanie 210\nGeländewagen und Lkw der Truppe wieder flott gemacht, Motoren und Achsen getauscht, Elektronik geprüft',
      'Mécanicien auto, Garage Schmitt, Metz\nWagen aller Marken diagnostiziert, Kupplungen, Zahnriemen und Stoßdämpfer gewechselt',
      'Mitarbeiter beim Vater, Autodienst Kowalczyk\nInspektionen, Auspuff, Lenkung und Bordelektrik an Kundenwagen selbst gemacht',
    ],
    not: [
      'Automobilverkäufer, Autohaus Brandt\nNeuwagen verkauft, Probefahrten begleitet, Leasing abgeschlossen',
      'Fahrradmechaniker, Zweirad Lüders\nFahrräder repariert, Schaltungen eingestellt',
      'Wagenwäscher, Waschpark Süd\nAutos gewaschen, gesaugt und poliert',
    ],
  },
  {
    title: 'Fachinformatiker/in Systemintegration',
    duties:
      'Sie betreuen Windows- und Linux-Server, Benutzerkonten, Datensicherung und virtuelle Umgebungen.',
    ask: 'drei Jahre Erfahrung in der Administration von Servern',
    counts: [
      'IT-Feldwebel, Fernmeldebataillon 610\nRechner und Server des Gefechtsstands aufgesetzt und am Laufen gehalten, Konten vergeben, Backups gefahren',
      'Mathematiklehrer mit voller Abordnung in die EDV, Schulverband Eiderland\ndie Windows-Domäne, VMware und Sicherungen von zwölf Schulen betrieben',
      'Sysadmin, Forschungsinstitut Polarstern\nLinux-Rechner und Speicher für 300 Forscher gepflegt, Updates eingespielt, Ausfälle behoben',
    ],
    not: [
      'Servicekraft, Tennisclub Rotweiß\nGäste bedient, Plätze vergeben',
      'Integrationshelfer, Grundschule Lindenallee\nein Kind mit Behinderung im Unterricht begleitet',
      'Verkaufsberater, Computermarkt Bitshop\nNotebooks und Drucker verkauft',
    ],
  },
  {
    title: 'Professeur de français langue étrangère',
    duties:
      'Vous enseignez le français à des adultes non francophones, préparez les cours et évaluez les niveaux.',
    ask: "trois ans d'enseignement du français à des non-francophones",
    counts: [
      'Instructeur, École de Légion, Castelnaudal\nappris à parler et à écrire notre langue aux engagés étrangers, fait les leçons et les tests',
      'Lecteur, Université de Tartu\ndonné cours de conversation, grammaire et écrit aux étudiants estoniens, noté les examens',
      'Formatrice bénévole à plein temps, Maison des Réfugiés de Lunel\nalphabétisé et fait progresser des adultes syriens et afghans, groupes quotidiens, bilans de niveau',
    ],
    not: [
      "Professeur d'anglais, Lycée Valmont\nenseigné l'anglais à des lycéens, préparé au baccalauréat",
      'Correcteur, Éditions du Griffon\nrelu et corrigé des romans en français',
      'Conseiller en séjours linguistiques, Lingua Voyages\nvendu des séjours en France à des étrangers',
    ],
  },
  {
    title: 'Pharmacist (Community)',
    duties:
      'You check and dispense prescriptions, advise patients on medicines and are responsible for the pharmacy.',
    ask: "three years' experience as a dispensing pharmacist",
    counts: [
      'Apothekerin, Löwen-Apotheke Gmünd\nchecked and gave out medicines, warned of interactions, mixed ointments, answered for the shop',
      'Pharmacien, Officine Tessier\ndelivered prescriptions, advised customers, replaced the owner',
      'Medical Supply Captain, Field Hospital East\nregistered pharmacist, made up and issued drugs to patients, checked doses, ran the dispensary',
    ],
    not: [
      'Pharmaceutical Sales Representative, Novamed\nvisited doctors, presented new drugs',
      "Pharmacy Delivery Driver, Medidrop\ncarried prescriptions to patients' homes",
      'Agricultural Sprayer, Hartfield Farms\ndispensed weedkillers from a tractor sprayer',
    ],
  },
  {
    title: 'Actuarial Analyst',
    duties: 'You price insurance products, calculate reserves and build models.',
    ask: 'three years of actuarial work in insurance',
    counts: [
      'Aktuar, Pensionskasse Westmark und Leben AG\ncomputed premium rates and technical provisions of life policies, programmed projections',
      "Mathematician, Mutual Seamen's Assurance\nworked out the rates and liabilities for ships' crews' policies, set mortality tables",
      "Chargée d'études techniques, Mutuelle Atlantique\nset tariffs for motor and home cover, estimated outstanding claims, built models in R",
    ],
    not: [
      'Insurance Claims Handler, Beacon Direct\ntook motor claims by phone, arranged repairs',
      'Actuator Technician, Flowvalve\nassembled and tested valve actuators',
      'Insurance Sales Adviser, Homecover\nsold life policies to families, met targets',
    ],
  },
  {
    title: 'Tailor',
    duties: "You make and alter men's suits: measuring, cutting, fitting and finishing by hand.",
    ask: "five years' bespoke tailoring experience",
    counts: [
      "Schneider, Maßatelier Wieland\ntook measurements, cut cloth, basted and fitted gentlemen's coats and trousers",
      "Master Tailor, Household Guards Regiment\nmade and fitted officers' tunics, overalls and mess dress to measure",
      "Apprentice then partner, Family shop of S. Rahman, Dhaka\nsewed three-piece suits to customers' figures from cutting to buttonholes for ten years",
    ],
    not: [
      'Menswear Sales Assistant, Dapper & Co.\nsold ready-made suits, folded shirts, worked the till',
      'Dry Cleaner, Swiftpress\ncleaned and pressed suits',
      "Curriculum Consultant, TailorEd Learning\ntailored training courses to companies' needs",
    ],
  },
  {
    title: 'Airline Cabin Crew',
    duties: "You look after passengers' safety and comfort on board, carry out checks and serve meals.",
    ask: 'three years flying as cabin crew',
    counts: [
      'Flugbegleiterin, Alpina Airways\ndemonstrated life vests, checked belts and exits, served on long flights',
      'Loadmaster-Steward, RAF VIP Squadron\nsaw to ministers and troops in flight, safety briefings, galley, evacuations',
      "Hôtesse de l'air, Air Sahel\nwelcomed travellers aboard, secured doors, brought trays, calmed the nervous",
    ],
    not: [
      'Film Camera Crew Assistant, Red Kite Films\ncarried tripods, loaded cameras',
      'Airline Caterer, Skyplate\npacked meal trays in a kitchen by the airport',
      'Airline Reservations Agent, Alpina Airways\nbooked flights by phone, changed tickets',
    ],
  },
  {
    title: 'Police Detective',
    duties: 'You investigate serious crime, interview suspects and witnesses and prepare case files.',
    ask: "four years' experience of criminal investigation",
    counts: [
      'Special Investigator, Royal Military Police\ninquired into assaults, thefts and deaths among troops, questioned suspects under caution, built files for court martial',
      'Kriminalkommissarin, Kripo Hanfeld\nworked up burglaries, robberies and homicides, heard witnesses, handed the case to the prosecutor',
      'Inspecteur, Sûreté de Port-Blanc\nled inquiries into fraud and murder, took statements, arrested suspects',
    ],
    not: [
      'Store Detective, Bellamy Department Store\nwatched shoppers for theft, called the police',
      'Crime Fiction Editor, Nightjar Press\nedited detective novels, worked with authors',
      'Police Front Counter Clerk, Westmere Station\ntook in lost property, answered visitors',
    ],
  },
  {
    title: 'Sous Chef',
    duties:
      'You run the kitchen section by section alongside the head chef, cook at service and train the brigade.',
    ask: "three years' experience as a senior chef in a professional kitchen",
    counts: [
      'Second de cuisine, Auberge du Vieux Pont\ncooked at the pass every service, stood in for the chef, taught the commis',
      'Warrant Officer Caterer, Royal Yacht Meridian\ncooked state dinners at the stove, led twelve cooks, wrote the prep lists',
      'Küchenchef-Stellvertreter, Hotel Rosengarten\nran sauces and meat in the evening, divided the posts, trained the apprentices',
    ],
    not: [
      'Restaurant Manager, The Blue Anchor\nled waiters, took bookings, did the rota and till',
      'Under-Secretary, Ministry of Fisheries\ndrafted policy, advised the minister',
      'Kitchen Fitter, Dreamkitchens\ninstalled cupboards and worktops',
    ],
  },
  {
    title: 'Quality Inspector (Aerospace)',
    duties: 'You inspect machined parts with CMM and gauges, record findings and raise non-conformances.',
    ask: 'three years inspecting precision-machined components',
    counts: [
      'Messtechniker, Getriebewerk Isartal\nchecked turned and ground gears on the measuring machine, wrote deviation reports',
      'Examiner, Naval Torpedo Works\ngauged shafts, cylinders and fittings to the thousandth against drawings, rejected bad pieces',
      'Contrôleur dimensionnel, Décolletage Savoyard\nmeasured watch and medical parts with micrometer and projector, blocked batches out of tolerance',
    ],
    not: [
      'Food Quality Inspector, Freshbake\ntasted and weighed loaves, checked labels',
      "Ticket Inspector, Metro Valley\nchecked passengers' tickets, issued fines",
      'Machine Cleaner, Airparts Ltd\ndegreased machines and floors',
    ],
  },
  {
    title: 'Gardener',
    duties: 'You maintain lawns, borders, hedges and glasshouses in a historic garden.',
    ask: "three years' practical gardening experience",
    counts: [
      'Friedhofsgärtner, Gemeinde Sandhausen\nplanted and tended beds, clipped hedges, mowed, pruned roses, raised seedlings under glass',
      'Brother, Priory of St Fiacre\nkept the cloister grounds, herb beds and greenhouse in all seasons',
      'Jardinier, Château de Brézolles\ntrimmed box and lime avenues, mowed the parterres, potted up in the orangery',
    ],
    not: [
      'Garden Centre Cashier, Greenleaf\nsold plants and tools at the till',
      'Kindergarten Helper, Sunny Garden Nursery\nplayed with toddlers, served snacks',
      'Garden Furniture Salesman, Teakline\nsold benches and parasols at shows',
    ],
  },
  {
    title: 'Immobilienverwalter/in',
    duties:
      'Sie verwalten Miethäuser, rechnen Nebenkosten ab, schließen Mietverträge und beauftragen Handwerker.',
    ask: 'drei Jahre Erfahrung in der Verwaltung von Wohnimmobilien',
    counts: [
      "Gérante d'immeubles, Régie du Lac, Lausanne\n400 Wohnungen betreut, vermietet, Heizkosten verteilt, Reparaturen vergeben",
      'Sohn der Eigentümerin, Hausbesitz Familie Ahlers\nunsere elf Zinshäuser mit allen Mietern, Abrechnungen und Handwerkern selbst geführt',
      'Rentamtmann, Stiftung Heiliggeistspital\ndie Stiftswohnungen vergeben, Mieten eingezogen, Umlagen berechnet, Instandsetzungen veranlasst',
    ],
    not: [
      'Immobilienmakler, Wohntraum Makler\nHäuser verkauft, Besichtigungen durchgeführt',
      'Systemverwalter, Rechenzentrum Nord\nServer gepflegt, Benutzer angelegt',
      'Reinigungskraft, Hausverwaltung Mohr\nTreppenhäuser geputzt, Mülltonnen gestellt',
    ],
  },
  {
    title: 'Aide-soignant',
    duties:
      "Vous aidez les patients pour la toilette, les repas et les déplacements, et surveillez leur état avec l'infirmière.",
    ask: "trois ans d'expérience auprès de patients dépendants",
    counts: [
      'Nursing assistant, Brompton Stroke Ward\nlavé, habillé et nourri des hémiplégiques, tourné les alités, signalé les changements à la nurse',
      "Pflegehelferin, Altersheim Sonnmatt\nsoigné les corps âgés, donné à manger, accompagné la marche, noté l'état",
      'Sœur converse, Hospice de Sainte-Marthe\nfait la toilette des grabataires, les a levés, nourris et veillés',
    ],
    not: [
      'Secrétaire médicale, Cabinet du Dr Fabre\npris les rendez-vous, tapé les courriers aux patients',
      'Vendeuse de matériel médical, Orthoplus\nvendu lits et fauteuils roulants',
      'Aide-maçon, Bâtiments Perrin\nporté le ciment, préparé le mortier',
    ],
  },
  {
    title: 'Occupational Health and Safety Adviser',
    duties:
      'You carry out risk assessments, investigate accidents, audit sites and advise managers on safety law.',
    ask: "four years' experience in workplace health and safety",
    counts: [
      'Sicherheitsfachkraft, Stahlwerk Ruhrtal\njudged hazards at each workplace, looked into accidents, walked the halls, counselled foremen on regulations',
      'Flight and Ground Safety Officer, Air Base Torvik\ninspected hangars and workshops, inquired into mishaps, told commanders what to change',
      'Mines Inspector, Department of Minerals, Botswana\nwent underground to check guards and ventilation, investigated fatalities, instructed owners on the law',
    ],
    not: [
      'Health Food Shop Manager, Naturale\nsold vitamins and wholefoods, ran staff',
      'Safety Footwear Salesman, Toeguard\nsold boots and gloves to factories',
      'Safe Deposit Clerk, Vaultbank\nlet customers to their boxes, kept the register',
    ],
  },
  {
    title: 'Librarian',
    duties: 'You catalogue books and journals, answer enquiries and help students search databases.',
    ask: "three years' professional library experience",
    counts: [
      'Bibliothekarin, Stadtbücherei Hagenow\nindexed new books, advised readers at the desk, showed them catalogues and databases',
      'Documentaliste, Institut agronomique de Thiès\nclassed works and reviews, searched for researchers, trained students in research tools',
      'Keeper of Books, Benedictine Abbey Whitcombe\ndescribed and shelved 40,000 volumes in the catalogue, found sources for visiting scholars and students',
    ],
    not: [
      'Bookshop Assistant, Page Turner\nsold novels, worked the till, unpacked deliveries',
      'Tool Library Storeman, Cityworks\nlent out drills and ladders, kept the stock list',
      'Library Cleaner, Brunel University\nvacuumed reading rooms, emptied bins',
    ],
  },
  {
    title: 'Sales Representative (Medical Devices)',
    duties: 'You visit hospitals in your territory, sell surgical products and meet your sales target.',
    ask: "three years' field sales experience in the medical sector",
    counts: [
      'Visiteur hospitalier, Prothésia\ncalled on surgeons and buyers in the south-west, presented hip implants, won contracts against quota',
      'Pharma-Außendienst, Arzneimittel Lohmann\nsaw doctors and clinics in Saxony every day, won orders for wound products, beat the plan',
      "Territory Partner, my family's Surgical Supplies Agency, Lagos\ntravelled round hospitals with sutures and instruments, took orders, grew the turnover",
    ],
    not: [
      'Theatre Nurse, Brackley Hospital\npassed surgical instruments, counted swabs',
      'Field Worker, Salesbury Farm\npicked vegetables in the fields, loaded trailers',
      'Customer Service Clerk, Medequip\nentered hospital orders by email, answered delivery queries',
    ],
  },
  {
    title: 'Graphic Designer',
    duties:
      'You design brochures, logos and adverts in InDesign and Illustrator and prepare artwork for print.',
    ask: "at least three years' graphic design experience",
    counts: [
      'Mediengestalter, Agentur Farbklecks\ncreated logos and flyers, laid out catalogues, made print-ready files',
      'Visual Information Specialist, US Marine Corps\nmade posters, badges, magazines and leaflets in Adobe, sent plates to the print shop',
      'Maquettiste, Hebdo de la Côte\ncomposed pages, advertisements and covers, prepared the files for the printer',
    ],
    not: [
      'Interior Designer, Casa Nova\nchose furniture and colours for flats, drew room plans',
      'Print Sales Executive, Inkhouse\nsold leaflets and brochures to businesses',
      'Circuit Designer, Nanoboard\ndesigned printed circuit boards, chose components',
    ],
  },
  {
    title: 'Civil Servant, Policy Adviser',
    duties:
      'You analyse policy options, write briefings and submissions for ministers and consult stakeholders.',
    ask: "four years' experience in policy development",
    counts: [
      'Referentin, Umweltministerium Nordland\nprepared bills and ministerial notes on waste, weighed options, heard associations',
      'Head of Research, Union of Fishermen and Dockers\nworked out positions on pensions and safety law, weighed alternatives, wrote briefs for MPs, consulted members',
      'Staff Officer Plans, Defence Headquarters\ndrafted recruitment and housing policy papers with options for the minister, sounded out the services',
    ],
    not: [
      'Insurance Policy Clerk, Oak Mutual\nissued policies, changed addresses, posted renewals',
      "Minister's Driver, Government Car Pool\ndrove ministers to meetings, kept the car clean",
      'Benefits Counter Officer, Jobcentre Leyford\ntook claims, checked documents, paid benefits',
    ],
  },
  {
    title: 'Contrôleur de gestion',
    duties:
      'Vous construisez les budgets, suivez les coûts, analysez les écarts et présentez les résultats aux directeurs.',
    ask: "cinq ans d'expérience en contrôle de gestion",
    counts: [
      'Commissaire, Base de soutien de Brévannes\nbâti le budget de la base, comparé chaque mois dépenses et prévisions, expliqué les dérives au colonel',
      'Management accountant, Dunmore Biscuits, Belfast\ncalculé le prix de revient par ligne, préparé les prévisions, commenté les variances au board',
      'Controllerin, Uhrenwerke Solvay, Biel\nétabli plans et reportings, décortiqué les différences par atelier, conseillé la direction',
    ],
    not: [
      'Contrôleur de billets, Tramways de Lormont\nvérifié les titres des voyageurs, dressé des procès-verbaux',
      'Aide-comptable, Transports Giraud\nsaisi les factures fournisseurs, classé les pièces',
      'Vendeur de logiciels, Budgetis\nprésenté et vendu des outils de budget aux entreprises',
    ],
  },
  {
    title: 'Geologist (Exploration)',
    duties: 'You map outcrops, log drill core, plan drilling and model ore deposits.',
    ask: "three years' mineral exploration experience",
    counts: [
      'Géologue prospecteur, Or du Sahel\nwalked the concession, mapped veins, described cores, sited boreholes, estimated the gold body',
      'Survey Scientist, Geological Survey of Finland\nsearched Lapland for nickel and copper, recorded rock faces, logged holes, drew the deposit in 3D',
      'Bergingenieur Erkundung, Kali Südharz\nfollowed the potash seams by borehole, described the salt cores, modelled reserves',
    ],
    not: [
      "Driller's Offsider, Deephole Drilling\ncarried rods, mixed mud, stacked core boxes",
      'Jewellery Sales Consultant, Gemstone House\nsold rings and gems to customers',
      'Data Miner, Clickpath\nexplored customer data, built models of purchases',
    ],
  },
  {
    title: 'Industriekaufmann Vertriebsinnendienst',
    duties:
      'Sie bearbeiten Anfragen und Aufträge von Geschäftskunden, kalkulieren Angebote und klären Liefertermine und Reklamationen.',
    ask: 'drei Jahre Erfahrung in der Auftragsbearbeitung und Angebotserstellung',
    counts: [
      'Assistante commerciale, Visserie Jurassienne\nKundenanfragen beantwortet, Preise gerechnet, Bestellungen erfasst, Lieferungen verfolgt, Beanstandungen geregelt',
      'Tochter im Betrieb, Sägewerk Grünauer\nden Händlern Preise gemacht, ihre Bestellungen angenommen und bestätigt, Abholtage vereinbart, Ärger bereinigt',
      'Customer Service Coordinator, Sheffield Springs Ltd\nOfferten für Werkskunden ausgearbeitet, Orders ins System gebracht, Termine mit der Fertigung geklärt',
    ],
    not: [
      'Verkäufer, Modehaus Elegance\nDamenmode verkauft, kassiert, Ware ausgezeichnet',
      'Lagerist, Industriebedarf Kühn\nAufträge kommissioniert, verpackt und verladen',
      'Außendienstpolizist, Polizeirevier Mitte\nStreife gefahren, Anzeigen aufgenommen',
    ],
  },
  {
    title: 'Agent de sécurité incendie',
    duties:
      'Vous effectuez des rondes, vérifiez les extincteurs et alarmes, intervenez sur départ de feu et évacuez le public.',
    ask: "trois ans d'expérience en sécurité incendie",
    counts: [
      "Marin-pompier, Bataillon de Port-Cros\ngardé les dépôts de munitions, tourné de nuit, contrôlé les moyens d'extinction, éteint les débuts de sinistre",
      'Werkfeuerwehrmann, Chemiepark Lenne\nparcouru les ateliers, vérifié détecteurs et bouches, attaqué les flammes, fait sortir le personnel',
      'Surveillant, Grand Théâtre de Mirecourt\nveillé à chaque représentation sur les issues, les extincteurs et le rideau de fer, conduit les évacuations',
    ],
    not: [
      "Vendeur d'extincteurs, Feustop\ndémarché les entreprises, vendu des contrats d'entretien",
      'Agent de sécurité informatique, Banque Orion\nsurveillé le pare-feu, bloqué les virus',
      'Caissier, Cinéma Lux\nvendu les billets et confiseries',
    ],
  },
  {
    title: 'Gestionnaire de sinistres',
    duties:
      'Vous instruisez les sinistres auto et habitation, vérifiez les garanties, mandatez les experts et réglez les indemnités.',
    ask: "quatre ans d'expérience en gestion de sinistres",
    counts: [
      "Claims adjuster, Maple Mutual, Montréal\nouvert les dossiers d'accidents et de dégâts des eaux, lu les polices, envoyé les experts, payé les assurés",
      'Schadensachbearbeiterin, Versicherungsverein Neckar\nexaminé les déclarations auto et logement, contrôlé la couverture, chiffré et versé les dédommagements',
      'Rédactrice, Mutuelle des Artisans du Centre\ntraité vols, incendies et collisions de la déclaration au chèque',
    ],
    not: [
      'Courtier, Assurances Lavigne\nvendu des contrats auto et habitation, prospecté',
      'Carrossier, Garage des Tilleuls\nredressé et repeint les voitures accidentées',
      'Gestionnaire de stocks, Quincaillerie Dubois\ncompté les articles, passé les commandes',
    ],
  },
];
