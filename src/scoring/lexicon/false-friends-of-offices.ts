// Trades that borrow the words of computers, money, law, trade and front desks, as in false-friends.ts.

import { pair, type FalseFriend } from './false-friend.ts';

/** Every pair of offices. */
export const FALSE_FRIENDS_OF_OFFICES: readonly FalseFriend[] = [
  // Computers.
  pair(
    'site reliability; sre; platform engineer; devops',
    'pumps; compressor*; rotating equipment; vibration analys*; bearings; lubrication; mtbf; reliability-centred; reliability centred; turnaround*; condition monitoring; refinery; petrochemical; chemical plant; heat exchanger*; rcfa; sap pm; maintenance crew*',
    'kubernetes; terraform; prometheus; linux; aws; azure; gcp; microservice*; ci/cd',
  ),
  pair(
    'ios develop*; ios engineer; swiftui; swift developer; ios app*',
    'cisco ios; ios-xe; ios xe; ios xr; ios-xr; routers; switches; bgp; ospf; swift messages; swift mt; mt103; mt202; iso 20022; correspondent bank*; payments operations; nostro',
    'swiftui; uikit; xcode; app store; testflight; cocoapods; core data',
  ),
  pair(
    'data engineer; data platform; etl; databricks; snowflake',
    'mud logging; drilling; drill bit; wits; witsml; lwd; mwd; gas detection; wellsite; wells drilled; rig crew; cuttings; geosteering; cloud wms; stock accuracy; cycle count*; goods-in; pick face*',
    'sql; spark; airflow; dbt; snowflake; bigquery; databricks; kafka',
  ),
  pair(
    'llm; rag; retrieval; embeddings; machine learning; large language model*',
    'archive*; finding aid*; herbarium; insect*; museum; accession*; box retrieval; off-site storage; specimen*; dog training; golden retriever*; taxonomist; estate agent*; manuscripts; embedding of samples; paraffin',
    'python; pytorch; transformers; vector database*; prompt*; fine-tun*; api',
  ),
  pair(
    'data scientist; experimentation; product analytics; a/b test*',
    'formulation*; shampoo; emulsion*; viscosity; rheolog*; surfactant*; stability test*; cosmetics; hplc; bench work; sensory panel*; soil sample*',
    'sql; a/b test*; causal inference; machine learning; pandas; dashboards',
  ),
  pair(
    'qa automation; test automation; sdet; software test*; automation tester; testautomatisier*',
    'plc; bottling; vision system*; fat and sat; factory acceptance; siemens s7; production line*; fanuc; packaging line*; gauge*; calibration; capper; sensors on; conveyor*',
    'selenium; cypress; playwright; api test*; web app*; pytest; appium; postman; browser*',
  ),
  pair(
    'soc analyst; security operations analyst; cyber defense; cyber defence; incident responder; siem',
    'access control; intruder alarm*; alarm receiving; bs 5979; bs 8418; turnstile*; key holding; manned guarding; security guard*; gatehouse; visitor*; cctv; patrol*; safes; guard force; barrier*; lone worker*; keys',
    'siem; splunk; edr; malware; phishing; cve; packet capture*; sentinel; threat hunt*; mitre',
  ),
  pair(
    'salesforce; apex; lightning web component*',
    'sales force; door-to-door; field sales; sales reps; territory; trade shows; dealers; merchandis*; new business development; distributors; order book; cold calling; business developer',
    'apex; lightning; soql; salesforce admin*; flows; sandbox*; visualforce; sales cloud',
  ),
  pair(
    'software developer; software engineer; backend developer; web developer; full-stack; softwareentwickl*; développeu*; java developer; python developer',
    'property develop*; real estate; planning consent; land acquisition; housing scheme*; plots; investors; business develop*; développement commercial; prospection; community development; développement personnel; curriculum development; immobilier',
    'java; python; .net; git; javascript; typescript; php; kotlin; golang; c++; c#; sql',
  ),
  pair(
    'it support; 2nd line; second line support; it-systemadministrat*; systemadministrat*; administrateur système*',
    'service users; personal care; supported living; care plans; medication; residents; mental health support; verwaltungsfach*; sachbearbeit*; office administrat*; filing; minutes',
    'tickets; windows; active directory; linux; vmware; servers; netzwerk*; microsoft 365',
  ),
  // Desks and teams.
  pair(
    'call centre; contact centre; call center; customer service team; customer support; support team lead; service desk team',
    'structured cabling; cat6; patch panel*; fit-out; cable installers; containment; site surveys; football; uefa; under-12*; pitch; players; fixtures; academy squad; kotlin; microservice*; backend team; scrum master; release train; release manage*',
    'agents; advisors; advisers; aht; wfm; call handling; zendesk; csat; intercom; calls a day; tickets a day; queues',
  ),
  pair(
    'front office manager; hotel reception; hotel; rooms division; front desk manager',
    'dental; orthodont*; patients; clinic; practice manager; recall appointment*; hygienist; treatment plans; medical practice; gp surgery; insurance pre-authoris*; surgery reception',
    'guest*; bedrooms; check-in; opera pms; rooms division; night audit*; hotel front office',
  ),
  pair(
    'executive assistant; assistant to the ceo; pa to; assistante de direction; assistenz der geschäftsführung',
    'housekeep*; linen; room attendant*; laundry; turndown; public areas; bedrooms; assistant executive; minibar*; floor supervisor*',
    'diary; board papers; board pack*; minutes; inbox; calendar; travel arrangement*; expenses for',
  ),
  pair(
    'legal secretar*; litigation secretar*; legal assistant; notarfach*; rechtsanwaltsfach*; assistante juridique',
    'clinic letter*; outpatient*; gp letters; discharge summar*; medical secretar*; clinic list*; consultant cardiolog*; hospital; amspar; patient notes; care bundle*; referral letters',
    'court*; pleadings; counsel; claim form*; legal secretar*; solicitors; kanzlei; bundles for hearing*',
  ),
  pair(
    'company secretar*; chartered governance; board secretariat; governance professional',
    'typing; office supplies; reception; filing; switchboard; invoices typed; building firm; wages; site paperwork; van insurance; bookkeeping',
    'agm; board committees; cgi; icsa; uk corporate governance code; listed; statutory registers; disclosure committee',
  ),
  pair(
    'seo manager; seo specialist; search engine optim*; organic search',
    'senior executive officer; heo; grade 7; civil service; ministers; directorate; policy team; departmental; whitehall; casework team*; permanent secretary; parliamentary question*',
    'google; search engine*; keyword*; backlink*; organic traffic; search console; rankings',
  ),
  // Money.
  pair(
    'group accountant; group financial accountant; consolidation; financial controller; konzernrechnungslegung; consolidation comptable',
    'groupage; freight; lcl; hauliers; shipments; bill of lading; bills of lading; cilt; container loads; security control room; alarms; guard*; control room operator*; cctv; lieferantenstamm*; server*',
    'ifrs; intercompany; acca; aca; gaap; balance sheet*; cima; hgb; statutory accounts; bilan; konzernabschl*',
  ),
  pair(
    'internal audit*; revision interne; innenrevision; interne revision; audit interne',
    'iso 9001; iso 14001; brcgs; haccp; lead auditor; non-conformit*; supplier audits; quality management system*; iso 45001; gmp; 5s; food safety; iso 13485',
    'sox; ifrs; financial statements; audit committee; cia; acca; aca; internal controls; wirtschaftsprüf*; three lines',
  ),
  pair(
    'actuar*; aktuar*; versicherungsmathemat*; actuariat',
    'financial advis*; suitability report*; protection policies sold; commission; mortgage advice; sales targets; clients’ investments; diploma in financial planning; dipfa; member queries; retirement quotation*; benefit statements; pensions administrat*; wedding*',
    'ifoa; fia; reserving; valuations; solvency; prophet models; mortality basis; soa; cas; dav; actuarial exam*; chain ladder; glm',
  ),
  pair(
    'treasury analyst; treasury manager; corporate treasury; cash pooling; trésorier; treasurer',
    'hm treasury; ministry; ministers; policy paper*; spending review*; local government finance; parliamentary; submissions; whitehall; rowing club; club treasurer; parish; public spending',
    'liquidity; cash pooling; hedg*; fx deals; bank relationship*; kyriba; debt facilities; cash flow forecast*',
  ),
  pair(
    'tax advis*; tax manager; private client tax; corporate tax; tax accountant; steuerberat*; steuerfach*; fiscaliste',
    'council tax; housing benefit; revenues and benefits; liability order*; business rates; enforcement agent*; town hall; arrears; road tax; sps; steuerungstechnik; schaltschrank*; regelungstechnik; steuergerät*; automatisierungstechnik',
    'cta; att; self assessment; capital gains; inheritance tax; corporation tax; form 1040; datev; umsatzsteuer*; cpa; jahresabschl*',
  ),
  pair(
    'credit risk; kreditrisiko*; risque de crédit; impairment model*; ifrs 9 model*',
    'credit control*; debtor*; dunning; aged debt; sales ledger; invoices; payment plan*; dso; credit insur*; collection calls; stop list; statements of account',
    'scorecard*; pd; lgd; ead; sas; python; stress test*; basel; irb',
  ),
  pair(
    'insolvency; liquidations; administrations; insolvenzverwalt*',
    'credit control*; dunning; debtor ledger; aged debt; collections; credit limit*; credit insur*; sales ledger; chasing; payment terms; account on hold',
    'insolvency practitioner; jiep; cpi; sip; creditors’ meeting; appointment taker; estate accounts; statement of affairs; progress report*',
  ),
  pair(
    'injury claims; motor injury; motor personal injury; third party injury; bodily injury',
    'warranty; job card*; diagnostic codes; labour times; causal part*; dealership; franchised dealer; recall; goodwill; service adviser',
    'insurer*; policyholder*; whiplash; solicitor*; claimant*; defendant*; medical report*; reserves; liability',
  ),
  pair(
    'paralegal*; legal assistant*; litigation',
    'clinical trial*; trial coordinator; informed consent; adverse event*; adverse-event*; irb; case report form*; drug discovery; lipid; subjects',
    'attorney*; court; courts; plaintiff*; pleadings; law firm; lawyers; solicitor*; subpoena*; counsel',
  ),
  pair(
    'claims handl*; claims adjust*; claims specialist; liability claims; property claims; sinistres; schadenregulier*',
    'housing benefit; universal credit; council tax reduction; dwp; claimants; overpayment*; benefit officer*; jobcentre; discretionary housing; employment and support allowance; pension credit; means test*',
    'policyholder*; insurer*; indemnity; loss adjust*; motor claims; liability insur*; reserves; underwrit*; gutachten',
  ),
  pair(
    'mlro; aml; money laundering; bsa officer; financial crime; geldwäsche*',
    'transfers of value; sunshine act; efpia; healthcare professional*; abpi; pmcpa; promotional material*; medical affairs; sponsorship of congress*; anti-kickback; speaker fees; pharma code*',
    'aml; suspicious activit*; kyc; sanctions screening; money laundering; transaction monitoring; mlro; sars',
  ),
  pair(
    'revenue manager; revenue management; hotel revenue; yield manager',
    'denials; payer*; cpt; icd-10; medicare; medicaid; patient account*; clean claim*; charge capture; hospital billing; taxpayer*; tax office; vat return*; hmrc; tax inspect*; compliance case*; revenue cycle',
    'revpar; adr; occupancy; compset; otas; room rates; pick-up report*; bar rates; ideas; duetto',
  ),
  // Law and trade.
  pair(
    'juriste droit social; droit du travail; droit social; relations sociales',
    'allocataire*; rsa; caf; ccas; prestations sociales; accompagnement social; surendettement; aide sociale; accès aux droits; apl; minima sociaux; logement social; domiciliation',
    'prud’hom*; prudhom*; contrat de travail; licenciement*; cse; convention collective; avocat',
  ),
  pair(
    'customs entr*; customs declar*; customs clerk; customs clearance; customs broker; cds; chief; ncts; zollanmeld*; déclarant en douane',
    'credit default swap*; derivative*; swaps; coupon payment*; credit event*; middle office; middle-office; counterpart*; clearing house; term sheet; bonds; equities; fixed income; settlements; settlement clerk; trade capture; custodian; journal entries; ledger entries; sepsis; chromatography; hplc; controlled drugs',
    'customs; hmrc; import entr*; import declar*; tariff*; commodity code*; freight; forwarder*; douane; zoll*; incoterms',
  ),
  pair(
    'trade compliance; customs broker; customs declar*; import clerk; customs specialist; export control*; zollsach*; déclarant en douane',
    'finra; series 7; brokerage; securities; equities; broker-dealer; order flow; insider deal*; trade surveillance; best execution; mifid; trading desk; mortgage broker; insurance broker; shipbroker; chartering',
    'hts; tariff*; customs entr*; cbp; import declaration*; incoterms; commodity code*; zollanmeld*; hs code*; douane',
  ),
  pair(
    'supply planner; demand planner; supply chain planner; demand planning; s&op; materialdisponent*',
    'wedding*; florist*; venues; isa; pension transfer*; retirement planning; clients’ wealth; portfolio*; financial planner; estate planning; bridal; honeymoon; inheritance',
    'mrp; forecast accuracy; safety stock; s&op; production plan*; inventory; apo; ibp; kinaxis',
  ),
  pair(
    'category buyer; category manager; procurement; strategic sourcing; indirect purchasing; einkäufer*; acheteu*',
    'womenswear; menswear; swing ticket*; sell-through; open-to-buy; otb; catwalk; garments; fabric mills; collections for; trend forecast*; boutique; fashion',
    'tenders; rfp*; rfq*; framework agreement*; indirect*; raw materials; mcips; supplier contracts; ausschreibung*',
  ),
  pair(
    'fmcg; grocery; national account manager; key account manager, grocery; supermarket buyers',
    'saas; renewals; seats; churn; adoption; qbr*; arr; customer success; licences; integrations; api; onboarding of customers',
    'listings; jbp; joint business plan*; promotions; shelf; category plan*; retailer margin*; trade terms',
  ),
  pair(
    'payments product; product manager, b2b payments; instant payments; product manager, ach; payment rails',
    'screws; anchors; bolts; fasteners; fixings; catalogue; price lists; moulds; distributors; hardware range; tooling; packaging change*; injection mould*',
    'payment rail*; api*; saas; software; open banking; sepa; ach; card schemes; wallet*',
  ),
  pair(
    'translator; translation; übersetzer*; traducteu*; traductrice',
    'ribosom*; mrna; translational; transpil*; compiler*; gene expression; protein synthesis; machine translation model*; geometric transform*; llvm',
    'trados; memoq; cat tool*; target language; source text*; certified translation*; localis*; revision of texts',
  ),
  pair(
    'analytical chemist; qc chemist; analytical development; chemielaborant*',
    'dispensing; pharmacy counter; otc; prescriptions; beauty counter; perfum*; till; photo lab; healthcare counter; nvq level 2 in pharmacy',
    'hplc; gc-ms; method validation; titration; lims; gmp lab*; chromatograph*',
  ),
  pair(
    'sterile operations; aseptic; gmp supervisor; sterile manufacturing; steriler herstellung',
    'surgical instrument*; instrument tray*; washer-disinfector*; cssd; sterile processing; crcst; endoscope*; theatres; loan kits; decontamination; operating room*; hspa',
    'vials; fill-finish; filling line*; annex 1; lyophil*; media fill*; isolator*; drug product',
  ),
  pair(
    'fachkraft für arbeitssicherheit; sicherheitsfachkraft; sifa; arbeitssicherheit',
    '§ 34a; 34a gewo; bewachung*; pforte*; pförtner*; streife*; objektschutz; werkschutz; einlass*; wachdienst; revierdienst; sicherheitsdienst*; schutz und sicherheit; zutrittskontroll*; geld- und wert*',
    'gefährdungsbeurteilung*; asig; dguv vorschrift 2; sifa-ausbildung; betriebsbegehung*; unfallanalyse*',
  ),
  pair(
    'patent attorney; patent agent; european patent; patentanwalt; patentanwält*; conseil en propriété industrielle',
    'power of attorney; lasting power; probate; wills; notary; immigration petition*; criminal defence; personal injury; divorce; estate administration; patent leather; footwear',
    'epo; uspto; prior art; claims drafting; drafted patent*; prosecution of patents; eqe; oppositions',
  ),
  pair(
    'data protection officer; datenschutz*; privacy counsel; délégué à la protection des données; dpo',
    'close protection; child protection; cathodic protection; plant protection; dp operator; dynamic position*; corrosion; data backup*; tape rotation; surge protection; protection relay*; radiation protection',
    'gdpr; dsgvo; rgpd; dpia*; subject access; records of processing; privacy; datenschutz*',
  ),
  pair(
    'product designer; ux designer; ui designer; interaction designer; user experience',
    'industrial design*; furniture; injection mould*; packaging design*; footwear; jewellery; ceramics; upholster*; lighting products; toy design*; cutlery; clay model*',
    'figma; user research; wireframe*; design system*; usability; journeys; prototyp* in figma; app screens',
  ),
  pair(
    'network engineer; netzwerktechnik*; ingénieur réseau*; network security engineer; data centre network',
    'gas network*; water network*; sewer*; mains laying; referral network; supplier network; dealer network; franchise network; networking event*; low voltage network*; overhead line*; neural network*; rail network; distribution network operator',
    'bgp; ospf; vlan*; switches; firewalls; cisco; juniper; sd-wan; wifi',
  ),
  // Plans of goods and of towns; what is bought for a house and what is bought on air; calculus at school and on teeth.
  pair(
    'supply planner; demand planner; production planner; material* planner; supply planning; demand planning; production planning; approvisionneu*; disponent*',
    'zoning; site plans; secondary plan; official plan; local plan; land use; land demand; urbaniste*; urban design; town plann*; city plann*; rtpi; mrtpi; mcip; rpp; aicp; housing supply; serviced lots; planning permission; planning application*; development control; parking demand; bebauungsplan*',
    'mrp; s&op; apics; cpim; cscp; safety stock*; sku*; finished goods; production plan*; replenish*',
  ),
  pair(
    'buyer; purchasing; procurement; acheteu*; einkäufer*',
    'media buy*; media buyer*; media plan*; spot tv; programmatic; cpms; out-of-home; grp*; ad spend; airtime; mediaocean; post-buy; mediaeinkauf*; achat média*',
    'bids; sealed bid*; invitation* to bid; tender*; mrp; raw material*; purchase orders; commodities; public procurement',
  ),
  pair(
    'calculus; maths teacher; mathematics teacher; teacher of mathematics; teacher of maths',
    'dental; hygienist; supragingival; subgingival; ultrasonic scal*; debridement; periodont*; plaque; oral health; root planing; tartar',
    'mathematics; maths; algebra; trigonometry; statistics class*',
  ),
  // Whose money is planned: a family's or a house's own.
  pair(
    'financial advis*; financial plann*; wealth advis*; personal advice; retail clients; paraplann*',
    'annual budget*; monthly reforecast*; reforecast*; opex; capex; capital requests; cost owners; cost centres; anaplan; board pack; unit costing; management account*; month end; month-end; variance*; hyperion; tm1; labour budget; rolling forecast*',
    'superannuation strateg*; statements of advice; smsf*; sipp*; annuit*; households; families; insurance advice; retirement plann*; inheritance tax; funds under advice; drawdown; ifa',
  ),
];
