// Further trades that borrow the words of others, as in false-friends.ts. Written from general knowledge.

import { pair, type FalseFriend } from './false-friend.ts';

/** Every further pair. */
export const FURTHER_FALSE_FRIENDS: readonly FalseFriend[] = [
  // Buildings, plant and transport.
  pair(
    'technicien de maintenance; technicienne de maintenance; maintenance industrielle; agent de maintenance; électromécanicien*; industriemechaniker*; betriebstechnik*; instandhaltung*; maintenance technician; maintenance fitter; maintenance engineer; plant maintenance',
    'postes informatiques; parc informatique; glpi; active directory; copieur*; photocopieur*; imprimante*; helpdesk; help desk; service desk; desktop support; windows 10; windows 11; masterisation; intune; office 365; microsoft 365; btssio; sio option; laptop; printer; end user*; fachinformatik*; softwarewartung*; arbeitsplatzrechner*; infogérance; vmware; hyper-v; powershell; ansible; linux; switchs; commutateur*; ticketing; itil; automates bancaires; distributeurs de billets; geldautomat*; serverraum; cash machine; atm network',
    'automate*; s7*; gmao; pneumatique*; hydraulique*; roulement*; variateur*; convoyeur*; plc*; sps*; conveyor*; gearbox*; bearing*; cmms; moteur*; usinage; soudure; hydraulik*; pneumatik*; hydraulic*; pneumatic*',
  ),
  pair(
    'hotel; hotel manager; hospitality; hôtel; hotellerie; hôtellerie',
    'data centre; data center; colocation; cross-connect*; cross connect*; carrier hotel; carrier-neutral; server hall; remote hands; telecoms exchange; dog hotel; boarding kennel*; cattery; insect hotel; rechenzentr*',
    'revpar; bedrooms; housekeeping; breakfast; guest room; front office; f&b',
  ),
  // Guests are met in the one, clients are advised in the other.
  pair(
    'hotel; hospitality; hotellerie; hôtellerie; receptionist; concierge; front office manager',
    'wealth management; private bank*; relationship manager; kyc; fatca; middle office; middle and back office; avaloq; temenos; finma; fidleg; fca; murex; trading desk; trade capture; derivatives; settlements; client advis*; portfolio manager; fund accounting; vermögensverwaltung; kundenberater*; gestion de fortune',
    'revpar; guest; check-in; bedrooms; housekeeping; breakfast; night audit; rooms division; hotel',
  ),
  // Hulls are built in the one, houses in the other.
  pair(
    'chef de chantier; conducteur de travaux; gros œuvre; bauleit*; polier; site manager; site foreman; bâtiment',
    'construction navale; chantier naval; navire; paquebot; coque; cale sèche; société de classification; shipyard; shipbuilding; ship repair; hull; dry dock; classification society; werft*; schiffbau; schiffsbau',
    'béton; coffrage; banches; ferraillage; concrete; formwork; rebar; logement; beton; schalung; housing',
  ),
  pair(
    'commissioning engineer; electrical commissioning; inbetriebnahme*; inbetriebnehm*; mise en service',
    'rack and stack; ccna; comptia; network+; server+; server installation; switch installation; cisco nexus; commissioning group; clinical commissioning; commissioned articles; commissioning editor; nhs commissioning; lagerkommission*; kommissionier*',
    'switchgear; relay test*; busbar; load bank; medium voltage; protection relay*; functional test*; loop check*; schaltanlage*',
  ),
  pair(
    "bridge engineer; bridge inspect*; bridge design*; brückenbau*; brückenprüf*; ouvrages d’art; ouvrages d'art",
    'dental bridge; crowns and bridges; denture; bridging loan; bridge loan; bridging finance; bridge watch*; ethernet bridge; bridge tournament; api bridge; legacy bridge',
    'abutment; girder; parapet; culvert; bearing replacement; span; eurocode',
  ),
  pair(
    'tanker driver; fuel tanker; tank truck; gefahrgut*; tankwagen*; conducteur citerne',
    'slurry tanker; slurry; milk tanker; cargo officer; pumpman; tankerman; lng carrier; oil tanker fleet; air-to-air refuel*; gülle*; charter party',
    'adr; forecourt; petrol station; pdp; loading rack; class 3',
  ),
  pair(
    'préparateur en pharmacie; préparatrice en pharmacie; pharmacy technician; apothekenhelfer*',
    'préparateur de commandes; préparatrice de commandes; préparation de commandes; préparation des commandes; grossiste*; cariste; order pick*',
    'ordonnance*; délivrance; dispens*; prescription*; rezept*; comptoir',
  ),
  pair(
    'roofer; roofing; dachdeck*; couvreur',
    'sunroof; convertible roof; roof rack; roof box; cabriolet; soft top; roof bars; panoramic roof',
    'membrane; slates; shingle; flashing; bitumen*; tpo; epdm; roof tiles; low-slope',
  ),
  pair(
    'track maintenance; permanent way; p-way; p.way; gleisbau*; voie ferrée',
    'athletics track; race track; racetrack; tracked vehicle; track and trace; parcel tracking; music track; motor racing; caterpillar track; running track; backing track',
    'sleepers; ballast; sentinel; track patrol*; switches and crossings; s&c; gauge; schwellen',
  ),
  pair(
    'lifting supervisor; lifting operations; slinger; banksman; crane supervisor; anschläger',
    'weightlifting; powerlifting; ski lift; chairlift; passenger lift; patient hoist; stairlift; lift car; escalator; lash lift',
    'tower crane; mobile crane; slinging; lift plan; rigging; cpcs; loler',
  ),
  pair(
    'lift engineer*; lift service engineer*; lift mechanic*; passenger lift*; goods lifts; traction lift*; elevator mechanic*; elevator technician*; aufzugs*; ascenseur*',
    'lift truck*; forklift*; fork lift*; fork truck*; reach truck*; pallet truck*; counterbalance; cfts; tail lift*; gabelstapler*; chariots élévateurs',
    'passenger lift*; goods lift*; lift shaft*; lift car*; escalator*; mrl; machine room*; door gear; elevator*; aufzug*; ascenseur*; dumb waiter*; lift pit*; levelling',
    ['lift engineering qualification'],
  ),
  pair(
    'second engineer; chief engineer; marine engineer*; engine room; engineer officer',
    'second officer; chief mate; chief officer; deck cadet; dpo; dp operator; ecdis; bridge watch*; passage plan*; navigational watch; gmdss; ii/1; ii/2; cargo watch*',
    'main engine; purifier*; iii/1; iii/2; fuel changeover; engine control room; engineer officer; auxiliary engine*',
  ),
  pair(
    'second officer; chief mate; deck officer; officer of the watch; nautischer offizier*; nautische offiziere',
    'purifier; main engine overhaul*; engine control room; third engineer; second engineer; fourth engineer; motorman; iii/1; iii/2; boiler water; bunkering plan',
    'bridge watch*; ecdis; dpo; navigat*; ii/1; ii/2; passage plan*',
  ),
  pair(
    'mining engineer; underground mine; quarry manager; drill and blast; bergbau*; carrière de granulats',
    'data mining; text mining; bitcoin; crypto*; process mining; gpu rig; opinion mining',
    'ore; stope; ventilation survey*; blasting; haul road; quarry face; shaft',
  ),
  pair(
    'geotechnical*; ground investigation; geotechnik*; géotechni*',
    'geomarketing; esri; cartograph*; web mapping; agronom*; fertiliser; crop yield; soil health; geocaching; geofenc*',
    'boreholes; cpt; bearing capacity; slope stab*; piling; foundation*; baugrund*',
  ),
  pair(
    'commercial diver; saturation diver; hse diver; berufstaucher*; scaphandrier',
    'padi; dive school; snorkel*; reef tour; aquarium; dolphin; liveaboard; dive shop; holidaymaker',
    'umbilical; surface supplied; wet welding; hse part; hydraulic tools; chamber',
  ),
  pair(
    'arborist; tree surgeon; baumpfleg*; élagueur',
    'decision tree; binary tree; syntax tree; wellhead; merkle; family tree; christmas tree sales; search tree',
    'chainsaw; felling; crown reduction; climbing; chipper; stump',
  ),
  pair(
    'conductor; train guard; zugbegleit*; contrôleur de train; chef de bord',
    'orchestra; choir; semiconductor; symphony; wafer; lightning conductor; opera; bandleader',
    'passengers; ticket; train doors; platform',
  ),
  // Computers.
  pair(
    'llm; large language model; retrieval-augmented; rag; embeddings; vector search',
    'supreme court; solicitor; barrister; litigation; practising certificate; attorney; juris doctor; master of laws; legal aid; law society; tribunal; legal centre; community legal; red amber green; rag status; employment law; prosecution*',
    'python; pytorch; embeddings; transformers; fine-tun*; vector database; prompt*',
  ),
  pair(
    'information security; isms; iso 27001; iso/iec 27001; ciso; informationssicherheit*; rssi',
    'guarding; patrol; sia licence; cctv; door supervis*; key holding; cash in transit; close protection; manned guard*; security guard*; bomb threat*; royal military police; wachschutz*; agent de sécurité',
    'isms; siem; phishing; cism; cissp; penetration test*; data protection impact',
  ),
  pair(
    'security officer; door supervisor; guarding; sia licence; sicherheitsmitarbeit*; wachschutz*; agent de sécurité',
    'siem; firewall; splunk; vulnerability scan*; endpoint detection; iso 27001; malware; threat intelligence; zero trust',
    'patrol*; cctv; manned; bag search*; door supervis*; incident log',
  ),
  pair(
    'react; front-end; frontend; javascript; typescript',
    'nuclear reactor; chemical reaction*; front desk; front of house; front-of-house; rapid reaction; reaction vessel; batch reactor; receptionist',
    'javascript; typescript; css; html; web app*; jquery',
  ),
  pair(
    'kubernetes; openshift; container platform; docker',
    'shipping container; reefer; quay crane; container terminal; stevedor*; teu; straddle carrier; bill of lading; freight forward*; lashing',
    'kubernetes; docker; helm; linux; ci/cd',
  ),
  pair(
    'warehouse operative; warehouse operations; warehouse supervisor; warehouse manager; warehouse team; warehouse or distribution; forklift; flt driver; reach truck*; order picker; lagerist*; lagerleit*; magasinier; chef de magasin; entrepôt; cariste; fachkraft für lagerlogistik',
    'snowflake; redshift; bigquery; databricks; teradata; synapse; etl; elt; data lake; dbt; airflow; kafka; data warehouse; enterprise warehouse; entrepôt de données; informatica; décisionnel; data mart; downstream mart; star schema; slowly changing; batch job; virtual machine; vmware; openshift*; itil',
    'pallet; forklift driver; forklift truck; forklift licence; fork lift; flt; counterbalance; reach truck; order picking; picking and packing; goods-in; goods in; loading bay; racking; stapler; palette',
    ['forklift licence'],
  ),
  pair(
    'hr business partner; hrbp; people business partner; people partner; hr generalist; generalist hr',
    'finance business partner; fp&a; management account*; monthly close; month-end; variance*; cost per ticket; salary mass; r&d file; anaplan; forecast*; budgets; margin analysis; commercial finance; it business partner; service desk; sprint',
    'employee relations; disciplinar*; grievance*; recruit*; onboarding; hr; human resources; redundanc*; cipd; cse; works council; betriebsrat; performance management; engagement survey',
  ),
  pair(
    'librarian; library service; library assistant; bibliothek*; bibliothécaire',
    'npm; component library; code library; open-source library; python library; sample library; compound library; cell library; asset library',
    'readers; lending; marc; borrowers; catalogu*; story time; bibliothek*',
  ),
  // Money, law, trade.
  pair(
    'underwriter; underwriting; souscript*; risikoprüf*',
    'cmbs; ltv; dscr; mezzanine; debt yield; noi; rent roll; borrower; credit committee; lending authority; bookrunner; equity capital markets; loan-to-value; senior debt; refinancing; mortgage-backed',
    'policyholder; premium; reinsur*; loss ratio; insured; perils; binding authority; broker submission*',
  ),
  pair(
    'pricing actuary; insurance pricing; ratemaking; technical pricing; general insurance pricing',
    'price label*; shelf price; menu pricing; price tag*; tender pricing; room rate; markdown*; promotional pricing; price matching; trade price list*; b2b price*',
    'glm; loss ratio; claims frequency; policyholder; insurer; burning cost; premium',
  ),
  pair(
    'market abuse; trade surveillance; mifid; investment firm; compliance monitoring; cass; asset manag*; fondsgesellschaft*',
    'product safety; ce mark*; trading standards; opss; safety gate; rohs; technical file*; low voltage directive; bundesnetzagentur; toy safety; ukca; market surveillance authorit*; general product safety; declaration* of conformity',
    'mifid; cobs; aml; mlro; suspicious transaction*; financial promotion*; best execution; smcr',
  ),
  pair(
    'regulatory affairs; medical device*; mdr; medizinprodukt*; dispositifs médicaux',
    'ofgem; ofcom; lobbying; public affairs; parliament*; network tariff*; energy regulat*; telecoms regulat*; select committee; price control',
    'notified body; technical documentation; 510(k); iso 13485; ce marking; clinical evaluation; benannte stelle',
  ),
  pair(
    'employee relations; disciplinary and grievance; hr adviser; hr advisor; people partner',
    'press release*; investor relations; media relations; guest relations; public relations; crisis communications; press office; journalists; customer relations',
    'grievance; tribunal; acas; trade union*; dismissal; hr policies; disciplinary hearing*',
  ),
  // The CPA of accounts and the cost per acquisition, the AML of banks and that of the blood.
  pair(
    'public accounting; accountant*; tax manager; tax work; tax return*; audit senior; assurance',
    'cost per acquisition; blended cpa; cpa optimi*; cpa target*; cpa campaigns; cpl; roas; ad spend; paid social; meta ads; google ads; media buying; affiliate*',
    'certified public accountant; gaap; tax return*; month-end close; general ledger; state board of accountancy; general journal',
    ['CPA'],
  ),
  pair(
    'aml; anti-money laundering; money laundering; mlro; financial crime',
    'leukaemia*; leukemia*; acute myeloid; haematolog*; hematolog*; blood cancer*; clinical trial*; oncolog*; bone marrow; remission; chemotherap*; trial sites; ich-gcp; good clinical practice',
    'money laundering; kyc; suspicious transaction*; suspicious activit*; sanctions screening; transaction monitoring; customer due diligence',
  ),
  pair(
    'performance marketing; paid media; google ads; ppc; paid search; acquisition payante; sea',
    'performance testing; jmeter; mergers and acquisitions; due diligence; land acquisition; data acquisition; talent acquisition; athletic performance; sales performance review*; m&a',
    'google ads; meta ads; roas; cpc; ppc; paid social; cpa',
  ),
  pair(
    'probation officer; probation service; bewährungshilfe; spip',
    'probation period; probation review*; probationary; new starter*; onboarding; trial shift; probezeit',
    'offender*; court; licence condition*; risk of harm; victims',
  ),
  pair(
    'court clerk; court usher; court reporter; greffier*; justizfach*; justizangestellt*',
    'food court; tennis court; squash court; basketball court; badminton; court bookings; padel',
    'hearing; judge; magistrate; case files; bailiff',
  ),
  pair(
    'press operator; offset printer; flexo*; drucker; medientechnolog*; imprimeur',
    '3d print*; press officer; press release*; hydraulic press; stamping press; punch press; managed print; toner; power press',
    'litho*; offset; heidelberg; printing plates; ink; flexo*',
  ),
  // Care and healing.
  pair(
    'manipulatrice; manipulateur; imagerie médicale; irm; mtra; mtr; medizinische technolog*',
    'cnd; contrôle non destructif; gammagraphie; camari; cofrend; chaudronnerie; fonderie; tuyauterie; cordons de soudure; soudures; appareils à pression; zerstörungsfrei*; schweißnaht*',
    'patient; hôpital; clinique; chu; krankenhaus; patienten',
  ),
  pair(
    'histotechn*; histolog*; microtom*; cellular pathology; anatomopatholog*',
    'metallograph*; petrograph*; plant patholog*; rock thin section*; alloys; weld macro*; mineralog*; core logging; geological thin*',
    'tissue; biopsies; biopsy; specimens; h&e; surgical pathology',
  ),
  pair(
    'optometr*; dispensing optician; augenoptik*; opticien',
    'fibre optic*; fiber optic*; otdr; splic*; photonic*; ftth; transceiver; lens coating line; camera lenses; laser alignment',
    'sight test*; spectacles; contact lens*; goc; dioptr*; refraction',
  ),
  pair(
    'prosthetist; orthotist; orthopädietechnik*; orthoprothésiste',
    'film make-up; special effects; sfx; cosplay; silicone mask*; shoe repair; farrier; hoof*; mask-making',
    'gait; socket; amputee*; patient; hcpc; stump',
  ),
  pair(
    'stage manager; theatre technician; lighting technician; veranstaltungstechnik*; bühnen*; régisseur',
    'operating theatre; scrub nurse; anaesth*; instrument tray*; surgeon; stage of cancer; sterile services',
    'show; rehearsal*; lighting desk; touring; actors; venue',
  ),
  pair(
    'dietitian; dietician; ernährungsberat*; diététicien*',
    'animal feed; cattle ration*; ruminant*; pig feed; fish feed; feed mill; silage; pet food; stockfeed*; herd*; cows; calves; livestock; milk fever',
    'patient; hcpc; enteral; ward; clinic',
  ),
  pair(
    'speech and language therap*; speech therapist; logopäd*; orthophonist*',
    'speech recognition; natural language; asr; call bot; voice assistant; public speaking; speechwrit*; toastmaster*',
    'swallow*; dysphagia; aphasia; children; patient; hcpc',
  ),
  pair(
    'audiolog*; hörakustik*; audioprothésiste',
    'audio engineer*; mixing desk; mastering; sound design; audiobook*; studio recording; dolby; podcast*',
    'hearing aid*; audiogram*; tympanometr*; patient; hearing test*',
  ),
];
