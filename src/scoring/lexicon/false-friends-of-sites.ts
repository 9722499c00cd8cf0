// Trades that borrow the words of building, plant, vehicles, workshops and kitchens, as in false-friends.ts.

import { pair, type FalseFriend } from './false-friend.ts';

/** Every pair of sites, workshops, transport and kitchens. */
export const FALSE_FRIENDS_OF_SITES: readonly FalseFriend[] = [
  // Trains are told where to meet in the one, cars are stopped before roadworks in the other.
  pair(
    'rail traffic control*; track occupancy; yardmaster*; signal box*; train dispatch*; train controller*; rail controller*; railway dispatch*; signaller*; fahrdienstleiter*; circulation ferroviaire',
    'flagger*; flagging; lane closure*; single lane; traffic plan*; traffic management; road works; roadworks; paving; pilot vehicle*; cones; tapers; arrow board*; taxi*; verkehrssicherung*',
    'trains; train movement*; ctc; ocs; cror; yardmaster; signal box; interlocking*; stellwerk*; chemin de fer; ferroviaire; rail traffic; train dispatch*',
  ),
  // Plant is kept running in the one, builds of software in the other.
  pair(
    'section engineer*; maintenance engineer*; plant engineer*; reliability engineer; boiler house; recovery boiler; turbo-alternator*; artisans; millwright*',
    'compiler*; toolchain*; jenkins; ansible; terraform; cmake; gradle; clang; microservice*; build scripts; kubernetes; ci/cd; scrum master',
    'boilers; turbines; gearbox*; pumps; bearings; conveyor*; plc; plcs; kiln; refinery; hydraulic*; fitters; artisans',
  ),
  // Houses are built in the one, a school, a park or a stand at a fair is looked after in the other.
  pair(
    'site manager; construction manager; site agent; new-build; residential build*; council homes',
    'caretak*; lettings; school premises; playground; gritting; legionella flushing; pat testing; static caravan*; lodges; touring pitch*; holiday home owner*; pitch fees; school hall; boiler checks; litter; cleaners; locking up',
    'formwork; groundwork*; subcontract*; smsts; plots; nhbc; reinforced; scaffold*; handover of homes; cscs',
  ),
  pair(
    'bauleiter*; bauleitung; tiefbau; polier; hochbau',
    'messestand*; messebau; messestände; bühnenbau; bühnen; standbau; traversen; exponat*; veranstaltungstechnik; eventbau; ausstellungsbau; poliermaschine*; polierpaste*; gleitschleif*; hochglanz*; schleiferei; entgrat*; edelstahloberfläch*',
    'kanalbau; asphalt*; erdbau; aushub*; rohrleitung*; vob; schalung*; beton*; rohbau; straßenbau',
  ),
  // The air of buildings is designed in the one, that of cars and coaches in the other.
  pair(
    'hvac design*; design of hvac; building services engineer*; mechanical building services; air-conditioning and ventilation design',
    'passenger car*; instrument panel; automotive; light truck*; tractors; bus air conditioning; roof-mounted; climate control unit*; heater core*; ppap; dfmea; catia; wind tunnel*; coach builder*; cabin comfort',
    'chilled water; chiller*; ahu; ahus; fcu; air handling; cibse; ashrae; ductwork; plant room*; building services; towers; hospital*; hotel*; offices',
  ),
  // Costs are measured in the one, land in the other.
  pair(
    'quantity survey*; cost manager; cost consultant',
    'laser scan*; point cloud*; topographic*; gnss; total station*; leica; control network*; geomatic*; drone survey*; earthwork volumes; setting out; land surveyor; as-built survey*; hydrographic',
    'final account*; interim valuation*; bills of quantities; subcontract account*; compensation event*; cost plan*; cost report*; procurement of subcontract*',
  ),
  pair(
    'building survey*; party wall; dilapidation*; defects diagnosis',
    'laser scan*; point cloud*; topographic*; gnss; total station*; leica; control network*; geomatic*; land surveyor; measured survey*; mapping; setting out; photogrammetr*',
    'dilapidation*; party wall; schedule of condition; schedules of condition; defect*; contract administration; building pathology',
  ),
  pair(
    'commercial survey*; lease advisory; rent review*; asset management of property; valuation surveyor',
    'questionnaire*; respondent*; online panel*; panel provider*; polling; cati; focus group*; weighting; spss; market research; fieldwork; sample design; survey design',
    'lease*; rent review*; rics; landlord*; valuation*; tenants',
  ),
  pair(
    'planning officer; town plann*; development management; planning applications',
    'production planning; mrp; media plan*; wedding*; event planning; financial plan*; shift planning; route planning; capacity planning; lesson planning; workforce planning',
    'rtpi; planning applications; appeals; local plan; section 106; conservation area*; planning inspectorate',
  ),
  pair(
    'structural engineer*; tragwerksplan*; ingénieur structure*; structural steel; stress engineer',
    'microservice*; react; docker; devops; backend; software architect*; api*; repository; codebase; design patterns; typescript; cloud; kafka',
    'reinforced; eurocode*; foundation*; steelwork; piles; beams and; bridges; chartered structural; asce',
  ),
  pair(
    'civil engineer*; highways; road design; traffic engineer*; site engineer; verkehrsplan*',
    'packet*; routers; bgp; mpls; network traffic; backbone; latency; noc; vlan; firewall*; data highway*; telecom*; switch configuration',
    'earthwork*; drainage; asphalt; concrete; kerb*; dmrb; setting out; pavement design; junction design',
  ),
  pair(
    'bridge engineer*; bridge design*; bridges and structures; brückenbau*',
    'offshore development; hanoi; jlpt; scrum; specification documents; system integration; software team*; sprint*; java; release notes; bug list; requirements between',
    'girder*; abutment*; culvert*; load rating; lrfd; eurocode*; parapet*; bearings',
  ),
  pair(
    'project architect; architect; riba; architekt*; architecte dplg; architecte hmonp',
    'solution architect*; enterprise architect*; archimate; hl7; fhir; integration layer; reference architecture; data model*; crm; sharepoint; erp; target architecture; information system*',
    'planning permission; riba; facade*; arb; building regulations; detailed drawings; planning application*; hoai; permis de construire',
  ),
  pair(
    'interior design*; innenarchitekt*; architecte d’intérieur',
    'photo shoot*; window display*; visual merchandis*; lookbook*; props; prop hire; magazine shoots; styling; set dressing; seasonal displays; home staging',
    'autocad; revit; drawings; ff&e schedule*; ff&e specification*; tender package*; working drawings',
  ),
  pair(
    'construction project manager; project manager, commercial construction; construction project; bauprojektleit*',
    'sprint*; scrum; jira; software rollout; saas; agile; erp; go-live; user acceptance; backlog; data migration',
    'contractors; subcontract*; nec; jct; concrete; site meetings; building control; aia',
  ),
  // Wires of buildings, of vehicles and of machines.
  pair(
    'electrician; electrical install*; installation electrician; journeyman electrician; elektroinstallat*; électricien; électricien bâtiment',
    'alternator*; starter motor*; wiring loom*; auto electric*; vehicle electric*; caravans; tow bar*; dashcam*; tachograph*; ecu; tail lift*; vehicle diagnos*; car audio; kfz-elektrik*; électricien auto*; électricien-diagnosticien; poids lourds; véhicules électriques; garage; faisceaux; batteries; diagnostic de bord; alternateur*; démarreur*; valise de diagnostic; calculateur*; hayon*',
    'bs 7671; distribution board*; consumer unit*; conduit; trunking; containment; 18th edition; nec; switchgear; three-phase install*; rcd; chantier*; consuel; tableau électrique; tableaux; gaines',
  ),
  pair(
    'eplan; special purpose machin*; machinery design; control panel design; sondermaschinenbau; schaltschrank*',
    'building services; lighting design; dialux; relux; amtech; revit; fire alarm design; cibse; distribution boards; bs 7671; tenant fit-out; emergency lighting',
    'eplan; machinery directive; servo*; plc; control cabinet*; machine build*; iec 60204',
  ),
  pair(
    'hvac; commercial refrigeration; refrigeration service; kälteanlagen*; servicetechniker kälte*; kältetechnik*; frigoriste',
    'buses; coaches; trucks; passenger cars; mvac; section 609; epa 609; transit bus*; kfz*; pkw; fahrzeugklima*; fahrzeugklimatis*; compressor clutch; service bays; climatisation automobile; utilitaires',
    'rooftop unit*; rtu*; chillers; epa 608; section 608; split system*; vrf; vrv; walk-in; cold room*; supermarkt*; gebäude*; building*; chambre froide',
  ),
  pair(
    'rail signal*; signalling technician; signalling maintenance; signalling tester; leit- und sicherungstechnik; signalisation ferroviaire',
    'traffic signals; junctions; scoot; mova; pedestrian crossing*; puffin; toucan; loop detector*; urban traffic control; street lighting; traffic light*; bollards; highways electrical',
    'interlocking*; track circuit*; network rail; axle counter*; irse; point machine*; lineside',
  ),
  pair(
    'licensed aircraft engineer; line maintenance; part-66; part 66; b1; aircraft maintenance; avionics',
    'bottling; fillers; labeller*; palletis*; conveyor*; packaging line*; brewery; dairy; canning; krones; sidel; food factory; breakdowns on lines',
    'part-66; part 66; aircraft type*; airbus; boeing; hangar; easa; faa; helicopter*',
  ),
  pair(
    'aircraft structures; sheet metal technician; aircraft sheet metal; structures technician; airframe structures',
    'ductwork; spiral duct*; duct*; handrail*; flashings; cladding; roofing; galvanised; dampers; press brake; kitchen canop*; steel structures; machine guards',
    'srm; part 145; part-145; aircraft structure*; airframe*; fuselage; rivet*; composite repair*',
  ),
  pair(
    'airline pilot; first officer; captain; type rat*; atpl; flight crew; helicopter pilot',
    'drone*; uav; uas; multirotor; quadcopter; crop spraying; vineyard*; part 107; gvc; a2 cofc; dji; mapping flights; pilot plant; scale-up; pilot batch*',
    'type rating; type-rated; atpl; flight hours; multi-crew; ifr; a320; b737; night vision; twin-engine',
  ),
  pair(
    'airside operations; airfield operations; airport operations; apron',
    'duty free; till; tills; cosmetics; perfume*; concession*; merchandis*; store manager*; boutique*; upselling; bar staff; fashion; spend per passenger',
    'stand allocation; marshalling; airfield; runway*; cap 168; part 139; aerodrome*; wildlife hazard*; ramp',
  ),
  pair(
    'transmission system operator; system operator; grid operat*; power system operat*; control room engineer (electricity)',
    'batch job*; mainframe; z/os; tape; job scheduler*; control-m; as/400; data center; data centre; servers; backup*; ticket queue; noc',
    'switching order*; scada; nerc; substation*; megawatt*; kv; generation dispatch; transmission lines',
  ),
  pair(
    'plant fitter; plant mechanic; workshop fitter; baumaschinen*; mécanicien engins',
    'kitchen*; joinery; worktops; cabinets; carpentr*; flat-pack; bathrooms; tiling; wardrobes; doors and frames; boiler room',
    'excavator*; hydraulic*; dumper*; telehandler*; jcb; diesel engine*; crusher*',
  ),
  pair(
    'hgv technician; hgv mechanic; commercial vehicle technician; nutzfahrzeugmechatronik*; mécanicien poids lourds',
    'booking*; spreadsheets; invoices; administrat*; fleet clerk; planner; scheduling; data entry; purchase order*; phone calls',
    'diagnos*; brakes; repair*; overhaul*; irtec; engine*; gearbox*; inspection pit',
  ),
  pair(
    'telehandler; plant operator; cpcs; excavator operator; dumper driver',
    'reactor*; resin*; distillation; dcs; solvent*; chemical plant; charging vessels; control room; sampling; batch sheets; effluent',
    'cpcs; npors; rough terrain; building site*; forks and; construction site*; groundwork*',
  ),
  pair(
    'hgv; class 1; lorry driver; truck driver; lkw-fahrer*; berufskraftfahrer*; conducteur poids lourd',
    'device driver*; kernel; linux; firmware; usb; c++; golf; key driver*; cost driver*; business driver*; led driver*; driver circuit*',
    'tacho*; trailer*; digi card; driver cpc; deliver*; lkw; adr',
  ),
  pair(
    'conducteur de ligne; conductrice de ligne; ligne de conditionnement; opérateur de ligne',
    'autobus; tramway; voyageurs; usagers; fimo; permis d; billets; réseau urbain; arrêts; passagers; autocar*; titres de transport',
    'conditionnement; ensacheuse*; fardeleuse*; réglages; cadence*; bouteilles; production',
  ),
  pair(
    'structural packaging; packaging designer; packaging technolog*; cartonboard; corrugated packaging; verpackungsentwick*',
    'portal frame*; steelwork; roof deck*; tekla; bolted connection*; purlin*; cladding; eurocode 3; erection drawing*; beams; wind load*',
    'artioscad; dieline*; carton*; flute*; cutting table; point of sale',
  ),
  pair(
    'automotive quality; customer quality engineer; ppap; iatf 16949; apqp; qualitätsingenieur*',
    'regression test*; selenium; unit test*; autosar; canoe; aspice; software test*; software quality; jira; misra; test cases; continuous integration; defects in jira',
    'ppap; 8d; supplier quality; stamping; injection moulding; fmea with suppliers; press shop; machined parts; castings',
  ),
  pair(
    'process safety; hazop; lopa; comah; seveso',
    'slips; manual handling; dse; accident book; toolbox talk*; first aiders; fire wardens; forklift safety; noise survey*; safety shoes; office safety; iosh managing',
    'loss of containment; relief; sil; consequence model*; lopa; top-tier; barrier management; process hazard*',
  ),
  pair(
    'environmental health officer; environmental health practitioner; public health inspector; food safety officer',
    'ehs; iso 45001; iso 14001; machine guard*; lockout; emissions permit*; waste contractor*; shop floor; factory; contractor safety; near miss*',
    'cieh; food premises; statutory nuisance; local authority; council; inspected restaurants; ehrb; food hygiene rating*',
  ),
  // Kitchens in which one cooks, that are fitted, or that are software.
  pair(
    'sous chef; head chef; chef de partie; executive chef; küchenchef*; chef de cuisine; souschef*',
    'worktop*; fitted kitchen*; kitchen design*; showroom*; splashback*; appliances sold; installers; measure-up*; terraform; jenkins; docker; aws; ruby; linux; infrastructure; servers; pipelines; kubernetes',
    'covers; menu*; haccp; food hygiene; brigade; à la carte; pass; butchery; banquet*',
  ),
  pair(
    'warehouse shift manager; warehouse manager; cold store; warehouse team leader; lagerleit*',
    'batch job*; data warehouse; snowflake; teradata; etl; sql; loads failed; control-m; informatica; nightly loads; data mart*; incident tickets',
    'pallet*; forklift*; picker*; goods-in; loading bay*; racking; despatch; kommission*',
  ),
  // Machines that cut metal, cloth or corn, and what is automated.
  pair(
    'machinist; cnc; 5-axis; milling; turner; zerspanung*; fräser*; usineur; tourneur; fraiseur',
    'sewing machine*; sewing machinist; garment*; overlock*; upholster*; lockstitch; curtain*; flour mill*; roller mill; wheat; bran; milled flour; rice mill; paper mill; saw mill; sawmill; timber grading',
    'cnc; lathe*; milling machine*; fanuc; heidenhain; siemens 840d; tolerance*; micrometer*',
  ),
  pair(
    'plc; automation engineer; sps-programm*; automatisierungstechnik*; controls engineer; scada; automaticien*',
    'marketing automation; hubspot; marketo; pardot; rpa; uipath; blue prism; email journey*; selenium; test automation; zapier; home automation; smart home*; workflow automation; power automate',
    'plc*; s7; tia portal; allen-bradley; scada; servo*; profinet; rockwell; beckhoff',
  ),
  pair(
    'instrumentation technician; instrument technician; control technician; e&i technician; msr-technik*; instrumentiste',
    'guitar*; piano*; violin*; orchestra; brass instrument*; woodwind; luthier; recording studio; synthesi*; surgical instrument*; financial instrument*; derivatives',
    'transmitter*; loop check*; calibrat*; control valve*; hart; flow meter*; pressure',
  ),
  pair(
    'process engineer; chemical process; verfahrenstechnik*; process design engineer; ingénieur procédés',
    'business process*; bpmn; lean office; process mining; claims process*; six sigma in banking; order-to-cash; purchase-to-pay; workshops with stakeholders; process maps; service design; visio',
    'p&id*; hysys; aspen; distillation; reactor*; heat exchanger*; mass balance*; batch plant',
  ),
  pair(
    'wind turbine technician; wind technician; windenergie*; technicien éolien*',
    'gas turbine*; steam turbine*; wind instrument*; wind tunnel; windscreen*; window fitter; windsurf*; aero engine*; hydro turbine*; weather forecast*; anemometer calibration',
    'gwo; nacelle*; blades; wtg; vestas; siemens gamesa; enercon; wind farm*; windpark*',
  ),
  pair(
    'mechanical design engineer; mechanical engineer; konstrukteur*; maschinenbauingenieur*; solidworks',
    'bicycles; bike mechanic; tyres; mot tester; garage; fashion design*; graphic design*; web design*; set design; game mechanics; level design; unity; unreal; instructional design',
    'solidworks; creo; catia; inventor; gd&t; fea; assemblies; tolerance*; cad',
  ),
  pair(
    'fitter; pipefitter; mechanical fitter; maintenance fitter; schlosser*; ajusteur',
    'tyre fitter; carpet*; kitchen fitter; shop fitting; bra fitting; wardrobe*; laminate; blinds; window fitter; golf club fitting; hearing aid fitting; dressmak*; alterations',
    'pumps; gearbox*; alignment; pipework; bearings; hydraulic*; flanges; shaft*',
  ),
  pair(
    'ecologist; ecology; ecological survey*; landschaftsökolog*; écologue',
    'start-up ecosystem; partner ecosystem; app ecosystem; linux; plugin*; developer ecosystem; ecosystem growth; sdk; marketplace partners; accelerator',
    'bats; newts; habitat*; protected species; cieem; biodiversity; botan*; bng',
  ),
  pair(
    'butcher; metzger*; fleischer*; boucher*',
    'serving customers; deli counter; pre-packed; replenish*; shelf; till; price label*; rotisserie; cheese counter; counter assistant; bread counter',
    'boning; seam butchery; carcas*; primal*; deboning; slaughter*; zerleg*; désossage; knife work',
  ),
  pair(
    'door supervisor*; door staff; doorman; doormen; door work; nightclub*; sia door',
    'fire doors; fire door*; door fitter*; doorsets; hanging doors; ironmongery; joinery; roller shutter*; automatic doors; door installation; composite door*; front doors; making doors; glazing; hinges; letterplate*; pas 24',
    'sia; searches; ejections; refusals; queue management; id checks; body cam*; crowd',
  ),
];
