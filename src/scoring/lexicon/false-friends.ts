// Trades that borrow the words of others: a foal in intensive care is nursed by no registered nurse, a polyethylene pipe is
// welded by no coded welder, who audits a hotel's nights audits no accounts. Of each what the job asks for, what tells of
// the other trade, and what shows the job's own sense all the same. Written from general knowledge.

import { pair, type FalseFriend } from './false-friend.ts';
import { FURTHER_FALSE_FRIENDS } from './false-friends-further.ts';
import { FALSE_FRIENDS_OF_OFFICES } from './false-friends-of-offices.ts';
import { FALSE_FRIENDS_OF_PEOPLE } from './false-friends-of-people.ts';
import { FALSE_FRIENDS_OF_SITES } from './false-friends-of-sites.ts';

/** Every pair. */
export const FALSE_FRIENDS: readonly FalseFriend[] = [
  // Care of people and of animals.
  pair(
    'nurs*; midwi*; neonat*; paediatric*; pediatric*; physiotherap*; radiograph*; anaesth*; pharmac*; dentist*; dental nurs*; pflege*; infirmi*',
    'veterinar*; vet practice; vet nurs*; vet clinic; animal hospital*; animal emergency; rvt; cvt; oavt; navta; rvn; rcvs; equine; foal; mare; canine; feline; puppies; kitten; small animal; livestock; tierärzt*; tierarzt*; tierklinik*; tiermedizin*; vétérinaire; poulain',
    'nmc; nhs; rgn',
    ['nursing registration', 'neonatal nursing qualification', 'paediatric nursing qualification'],
  ),
  pair(
    'radiograph*; sonograph*; medical imaging; x-ray department; mtra; manipulatrice; manipulateur',
    'weld*; ndt; pcn; casting; turbine; porosity; microfocus; non-destructive; pipeline; radiographic testing; phased array; iridium; isotope; forgings; schweißnaht*; pressure vessel; additive manufactur*; aerofoil',
    'hospital; hcpc; arrt; nhs; in patients; patients',
    ['HCPC registration', 'radiography licence'],
  ),
  pair(
    'theatre nurse; scrub nurse; operating department*; theatre practitioner; surgical technolog*; operating room; bloc opératoire; op-pflege',
    'stage; lighting rig; lighting desk; sound desk; rehearsal; auditorium; actors; matinee; box office; prop; props; costume; prompt desk; playhouse; backstage; opera; touring; flying system; fly floor; fly operator; get-in; dresser; drama school; school of drama; call the show; panto; pantomime; wardrobe',
    'surgeon; scrubbed; scrubbing; scrub nurs*; scrub pract*; scrub tech*; scrub role; scrub team; scrub staff; scrub for; scrub and; in scrub; as scrub; anaesthe*; patient; sterile; swab; odp; hcpc; nmc; orthopaed*; orthopäd*; laparo*; operationssaal; op-saal; chirurg*',
  ),
  // The OTA of the theatre, of software that is sent over the air, and of hotels.
  pair(
    'operationstechnisch*; op-dienst; op-pflege; ata-ota-g; ota-schule',
    'over-the-air; over the air; fota; ota-update; ota update; ota engineer; ota-ingenieur*; firmware*; bootloader; rollback*; steuergerät*; telematik*; telematics; embedded; software update; ota-buchung*; ota channel*; channel manager; booking.com; expedia; revpar; online travel agen*; extranet*; ratenparität; rate parity',
    'op-saal; op-team; operateur*; patient*; chirurg*; osteosynthese*; endoprothe*; sterilgut*; instrumententisch; zsva',
    ['theatre technician licence'],
  ),
  pair(
    'care of older people; care home; care assistant; healthcare assistant; aide-soignant*; altenpflege*; support worker',
    'customer care; skin care; hair care; car care; lawn care; garden care; treatments for clients; salon',
    'resident; patient; personal care; service user; bewohner; résident',
  ),
  pair(
    'nursery manager; nursery nurse; early years; kita*; crèche; room leader; erzieher*',
    'seedling; polytunnel; potting; propagation; compost; shrubs; garden centre; plug plants; horticultur*',
    'children; eyfs; toddlers; ofsted; kinder',
  ),
  pair(
    'counsellor; counselor; psychotherap*; school counsel*',
    'enrollment; enrolment; admissions funnel; debt; credit; loan; sales quota; prospective students; camp',
    'clients in distress; therapy; therapeutic; supervision hours; students in grades',
  ),
  pair(
    'social work*; sozialarbeit*; assistant de service social',
    'followers; instagram; tiktok; content calendar; engagement rate; hashtags; community manager',
    'safeguarding; families; children; care plan; section 47',
  ),
  // Works of metal, pipes, plant and buildings.
  pair(
    'weld*; schweiß*; schweiss*; soud*',
    '13067; dvs 2212; electrofusion; electro-fusion; butt fusion; butt-fusion; sdr11; sdr17; sdr 11; sdr 17; pe100; pe 100; pe80; polyethylene; hdpe; plastic weld*; fish farm; pen collar; kunststoffschwei*; heizwendel*; polyéthylène; électrosoud*',
    'tig; gtaw; wig; mig; mag; gmaw; mma; smaw; fcaw; 141; 111; 135; 136; 9606; asme; stainless; duplex; carbon steel; edelstahl; inox',
    ['coded welding'],
  ),
  pair(
    'steel detail*; structural detail*; detailer; tekla; bim technician; cad technician',
    'valet*; ceramic coat*; paint correction; clay bar; upholstery; car wash; polish*; wax*; detailing bay',
    'shop drawing; erection drawing; fabrication drawing',
  ),
  pair(
    'gas engineer; heating engineer; gas safe; boiler; plumb*; chauffagiste; gasinstallat*',
    'gas turbine; reservoir; compressor station; upstream; lng; wellhead; refinery; pipeline integrity; petroleum; gas sales; trading desk',
    'boiler; flue; tightness; cp12; domestic; plant room',
  ),
  pair(
    'crane operator; tower crane; mobile crane; plant operator; telehandler; excavator; kranführer; grutier',
    'telephone operator; switchboard; camera crane; telescopic camera; film crane; film set; key grip; best boy; dolly; dollies; jib arm; remote head; tracking vehicle; grip truck; camera car; feature film; tv drama; showreel; music video; bird; wetland; machine operator on a line; bottling',
    'lift plan; lift study; load chart; slinger; cpcs; cscs; outrigger; luffing jib; fly jib; npors; nccco; dogman; hrwl; precast',
    ['crane licence', 'high risk work licence', 'crane operator plant card'],
  ),
  pair(
    'electrician; electrical install*; elektriker; électricien; electrical design*',
    'electrical goods; white goods sales; electric guitar; electrical retail; showroom; till',
    'wiring; circuits; distribution board; bs 7671; vde; cable; panel',
  ),
  pair(
    'civil engineer*; structural engineer*; bauingenieur*; ingénieur structure',
    'software architecture; microservice; civil law; civil litigation; civil claims; stress of aircraft; fuselage; wing box; airframe',
    'concrete; reinforced; bridges; drainage; eurocode; foundations; earthworks',
  ),
  pair(
    'architect; project architect; architekt*; architecte',
    'microservice; cloud; aws; azure; api gateway; enterprise architecture; togaf; kubernetes; data platform',
    'planning permission; riba; building regulations; facades; arb; drawings',
  ),
  pair(
    'site manager; construction manager; bauleiter*; chef de chantier; conducteur de travaux',
    'school site; caravan; campsite; website; festival; landfill; test site; caretaker; pitches; holiday park',
    'concrete; subcontractor; programme of works; formwork; groundwork; scaffold; gros œuvre; béton',
  ),
  pair(
    'quantity survey*; cost manager; estimator; métreur',
    'customer survey; market research; questionnaire; topographic survey; bird survey; insurance estimate; bodyshop; panel beating; accident repair',
    'bills of quantities; valuations; variations; subcontract; cost plan; take-off',
  ),
  pair(
    'lift engineer; lift mechanic; lift inspect*; loler; elevator',
    'weightlifting; facelift; ski lift sales; lift share; lash lift; brow; strength training; gym',
    'thorough examination; hoist; ropes; landing doors; crane; lift shaft',
  ),
  pair(
    'lift engineer; lift mechanic; lift technician; lift service*; passenger lift; lift install*; lift maintenance; elevator mechanic; elevator technician; aufzugsmonteur*; aufzugstechnik*; ascensoriste*',
    'lift truck; fork-lift*; fork lift*; forklift*; scissor lift; boom lift; reach truck; pallet truck; counterbalance; telehandler*; tail lift; tail-lift; vehicle lift; mast chain; tilt cylinder; cfts; gabelstapler*; chariot élévateur; chariots élévateurs',
    'passenger lift; goods lift; platform lift; escalator*; ropes; landing doors; door gear; lift shaft; lift car; mrl; en 81*; governor*; aufzug*; ascenseur*',
  ),
  pair(
    'refrigeration; kälteanlagen*; kältetechnik*; hvac; frigoriste; air conditioning engineer',
    'chilled foods; cold store picking; frozen aisle; kühlregal*; kühltransport*; reefer; cold chain driver; tiefkühl*; ice cream',
    'f-gas; compressor; brazing; refrigerant; kältemittel; verdichter; evaporator',
  ),
  pair(
    'aircraft; avionics; airframe; licensed aircraft engineer; sheet metal technician',
    'bodyshop; ductwork; car body; caravan; kitchen canopies; ventilation ducts; accident repair; boat',
    'part-145; part 145; faa; easa; rivet; aircraft; helicopter; srm',
  ),
  pair(
    'deck officer; dynamic position*; master mariner; chief mate; marine engineer*',
    'patio; decking; car deck; dj; turntables; narrowboat hire; pedalo; position paper; market position',
    'vessel; stcw; bridge watch; dpo; imo; tonnage',
  ),
  pair(
    'pilot; first officer; captain; flight crew',
    'pilot plant; pilot study; drone; pilot project; pilot scheme; harbour pilot; football captain',
    'type rating; atpl; flight hours; b737; a320; ifr',
  ),
  pair(
    'train driver; lokführer*; conducteur de train; rail signal*; signalling',
    'personal train*; train the trainer; dog train*; cell signalling; kinase; protein; traffic signals; bus driver; ss7; sigtran; sip signalling; isup; volte; 4g/5g; 5g core; mobile core; wireshark; network elements; call flow*; telecom*',
    'etcs; route knowledge; locomotive; relay interlocking; solid state interlocking; track circuit; track; traction; network rail; irse; swth; lineside',
  ),
  // Computers.
  pair(
    'kubernetes; terraform; devops; software; cloud; aws; azure; gcp; backend; site reliability; sre; platform engineer',
    'offshore; topside; subsea; wellhead; drilling; manifold; jacket; fpso; supply vessel; bosiet; huet; azimuth; north sea; hydrocarbon; pigging; crude; helideck',
    'kubernetes; k8s; docker; terraform; linux; ec2; s3; lambda; aws account*; aws cloud; aws services; azure; gcp; ci/cd; devops; git; software; backend; api; sql; server; cloud',
  ),
  pair(
    'data engineer; data warehouse; etl; data platform; dbt; data pipeline',
    'pallet; picking; packing; forklift; goods-in; dispatch; loading bay; racking; stock control; inbound deliveries; pipeline welding; flow lines',
    'sql; python; snowflake; bigquery; redshift; spark; airflow; etl',
  ),
  pair(
    'machine learning; llm; large language model; data scien*; nlp; deep learning',
    'sewing machine; cnc machine; vending machine; language school; language teaching; tefl; cefr; llm in law; llb; legal practice; neuro-linguistic*; neuro linguistic*; nlp practitioner*; nlp master*; nlp trainer*; nlp coach*; master practitioner*; hypnotherap*; hypnosis; milton model; meta model; life coach*; wellness coach*; health coach*',
    'python; pytorch; tensorflow; transformers; embeddings; neural',
  ),
  pair(
    'embedded; firmware; microcontroller*',
    'embedded journalist; embedded finance; embedded coach; embedded teams of nurses; embedded bim',
    'rtos; mcu; c code; can bus; stm32; bootloader',
  ),
  pair(
    'security operations; soc analyst; incident respon*; cyber*; penetration test*; threat',
    'cctv; patrol; door supervis*; guarding; loss prevention; sia licence; shoplift*; retail security; sprinkler; fire incident; ambulance incident',
    'siem; splunk; edr; malware; phishing; firewall; sentinel; cve',
  ),
  pair(
    'network engineer; cisco; ccnp; routing and switching',
    'networking events; network marketing; water network; rail network; referral network; gas network*; professional network; gas mains; district governor*; medium pressure; low pressure network; pressure reduction; water mains; sewer network; district heating; overhead lines; substation*',
    'bgp; ospf; vlan; switches; firewalls; router',
  ),
  pair(
    'marketing data; marketing analy*; web analytics; campaign report*; ga4; google analytics',
    'market data; bloomberg; refinitiv; reuters; vendor feed*; exchange fee*; corporate actions; securities master; price validation; stale price*; trading floor; performance attribution; benchmark weights; asset classes',
    'campaign performance; ga4; attribution model*; channel attribution; marketing attribution; paid media; email campaigns; conversion rate; customer segment*',
  ),
  pair(
    'ux; user research; figma; product designer (ux); digital product*; interaction design*',
    'injection moulding; furniture; tooling; textile*; jewellery; ceramics; packaging prototypes; footwear; upholster*; product photography',
    'figma; usability; wireframe*; user research; prototype kit; screen reader*',
  ),
  pair(
    'penetration test*; pentest*; offensive security; ethical hack*',
    'dye penetrant; penetrant testing; market penetration; cone penetration; standard penetration test; magnetic particle; boreholes; cpt crew; cpt rig; piezocone; cone penetrometer*; penetrometer*; dynamic cone; vane shear; drill rig; soil lab*; soil test*; geotechnical*; ground investigation*',
    'burp suite; exploit*; oscp; web application*; active directory; red team',
  ),
  pair(
    'data cent* fabric; spine-leaf; vxlan; evpn; cisco aci; leaf and spine',
    'fabric cutting; upholstery; curtain*; textile mill; garment*; sewing',
    'bgp; vxlan; nexus; switch*; overlay',
  ),
  // Money, law, trade.
  pair(
    'internal audit*; external audit*; audit manager; wirtschaftsprüf*; forensic account*',
    'night audit*; front desk; check-in; energy audit; seo audit; stock audit; retail audit; shelf audit; clinical audit; guest folio',
    'sox; financial statements; ifrs; audit committee; assurance; working papers',
  ),
  pair(
    'actuar*; reserving; pension scheme; versicherungsmathemat*',
    'pension payroll; reserve team; table reservation; reservoir; reservations; pension de famille; guest house',
    'ifoa; valuation; mortality; solvency; prophet; liabilities',
  ),
  pair(
    'revenue management; revenue manager; yield manager; yield management',
    'crop yield; tax revenue; revenue officer; inland revenue; harvest; billing collection; revenue protection; vineyard; tonnes per hectare',
    'revpar; adr; occupancy; room rate; otas; rms; fare classes',
  ),
  pair(
    'treasury; cash management; trésorerie; liquiditäts*',
    'till; cash office; cash in transit; museum; hoard; cash and carry; cash collection',
    'liquidity; hedging; bank relationships; cash pooling; debt facilities',
  ),
  pair(
    'claims handl*; claims investigat*; insurance fraud; claims adjust*',
    'patent claims; claim drafting; expense claims; benefit claims; holiday claims; claim number scanning; health claims on packaging',
    'policyholder; liability; indemnity; loss adjust*; motor claims; insurer',
  ),
  pair(
    'conveyanc*; property lawyer; notar*; notaire',
    'conveyor; belt; notary signing; mobile notary; huissier; commissaire de justice; bailiff; court enforcement',
    'exchange of contracts; completions; title; land registry; acte de vente; grundbuch; sale deeds',
  ),
  pair(
    'trade compliance; customs broker; customs compliance; zoll*; douane',
    'custom motorcycles; customs of; bespoke; custom framing; fair trade; trade union; trade counter; stock trading; trade surveillance; best execution; mifid',
    'hts; tariff; entries; cbp; import declarations; export controls; incoterms; atlas',
  ),
  pair(
    'supply planner; demand plann*; supply chain plann*; disponent*',
    'wedding plann*; event plann*; town planning; planning applications; lesson planning; supply teach*; media plann*; financial plann*; supply cover; estate planning',
    'mrp; forecast; inventory; s&op; production plan; safety stock; apo',
  ),
  pair(
    'key account; account manager; account executive; sales manager',
    'bank account; accounts payable; accounts receivable; ledger; reconciliation of accounts; bookkeeping; accounts assistant',
    'sales target; buyers; negotiat*; listings; quota; new business; retailer',
  ),
  pair(
    'account executive; enterprise ae; enterprise sales; software sales; net-new; field sales executive; sales executive',
    'press release*; media list*; media relations; pitch stories; pitched stories; press coverage; pieces of coverage; byline*; journalist*; public relations; pr agency; pr account*; spokesperson training; media training; influencer outreach; clipping*; press cuttings; trade press; press office*; prsa; muck rack; cision; pressemitteilung*; pressearbeit; relations presse; communiqués de presse',
    'quota; arr; acv; new logo*; net-new; new business target; sales target',
  ),
  pair(
    'product manager; product owner; product management',
    'product demonstrator; product packing; produce manager; fasteners catalogue; product photography; merchandis*; dairy produce; production supervisor; product range of',
    'roadmap; backlog; sprint; discovery; engineers; user stories; saas; software',
  ),
  pair(
    'recruit*; talent acquisition; personalberat*',
    'army recruit; military recruit; basic training; recruit to trials; patient recruitment; trial participants; volunteer recruitment; used cars',
    'vacancies; candidates; placements; hiring managers; interviews with candidates; headhunt*',
  ),
  pair(
    'payroll; lohn- und gehalt*; lohnbuch*; lohnabrech*; entgelt*; gestionnaire de paie',
    'lohnunternehm*; lohnarbeit*; lohnmahl*; lohntrocknung*; lohndrusch*; mähdrusch*; silage; gülle*; ballenpress*; ernte*; landtechni*; payload; rolling mill',
    'lohnsteuer; sozialversicherung; entgeltabrechnung; datev; lodas; rti; net pay; bulletins',
  ),
  // Teaching, kitchens, sport.
  pair(
    'teacher; lehrer*; professeur; special education',
    'yoga teach*; driving instruct*; dance class; spin class; dog obedience; surf school; ski school; piano pupils',
    'lesson plans; classroom; pupils; grade; curriculum; iep; key stage',
  ),
  pair(
    'chef; head chef; sous chef; koch; cuisinier',
    'chef cookbook; ansible; chef de projet; chef d’équipe; chef de chantier; puppet; chef de rayon; configuration management',
    'kitchen; brigade; menu; covers; service; haccp; küche; cuisine',
  ),
  pair(
    'paramedic; ambulance; notfallsanitäter*; ambulancier',
    'first aider at events; st john cadet; patient transport only; dispatch desk; film medic; wildlife ambulance; blood bikes',
    '999; emergency calls; hcpc; resus; clinical practice guidelines; phecc; advanced life support',
  ),
  pair(
    'occupational health; occupational therap*',
    'occupational pension; occupational hygiene sales; recruitment of occupational; occupational hazard products',
    'patients; employees referred; fitness for work; rehabilitation; health surveillance; functional assessment',
  ),
  ...FURTHER_FALSE_FRIENDS,
  ...FALSE_FRIENDS_OF_PEOPLE,
  ...FALSE_FRIENDS_OF_SITES,
  ...FALSE_FRIENDS_OF_OFFICES,
];
