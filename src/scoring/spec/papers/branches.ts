// Branches of a trade or of a scheme that exclude each other: adult and children's nursing, TIG and MIG, the cards of one
// kind of crane and of another. Pure.

import { testOf } from './designators-look.ts';
import { ACCESS, CRANES_BY_LETTERS, HIGH_RISK, LIFTING, MACHINES, SLEWING } from './branches-of-lifting.ts';

/** Parts of one licence: whoever works in one of them does some of another. */
const LICENSED = {
  guarding: /\bsecurity guard(?:ing)?\b|\bmanned guarding\b|\bsia sg\b/i,
  'door supervision': /\bdoor superv\w+|\bsia ds\b|\bds (?:badge|licen[cs]e)\b/i,
  surveillance: /\bcctv\b|\bpublic space surveillance\b|\bpss\b/i,
  'close protection': /\bclose protection\b|\bsia cp\b/i,
  'key holding': /\bkey ?holding\b/i,
  'cash in transit': /\bcash (?:and valuables )?in transit\b|\bcvit\b/i,
};
/** What a ship carries, where endorsements for its cargoes speak of it. */
const TANKERS = {
  oil: /\boil\b[^.;\n]{0,50}\btankers?\b|\btankers?\b[^.;\n]{0,40}\boil\b|\badv\w*\.? (?:training (?:for |in )?)?oil\b|\b(?:dangerous cargo\w*|dce)\b[^.;\n]{0,60}\b(?:oil|petroleum)\b/i,
  chemical:
    /\bchem(?:ical)?s?\b[^.;\n]{0,50}\btankers?\b|\btankers?\b[^.;\n]{0,40}\bchem(?:ical)?s?\b|\badv\w*\.? (?:training (?:for |in )?)?chem\w*|\b(?:dangerous cargo\w*|dce)\b[^.;\n]{0,80}\bchem\w*/i,
  gas: /\b(?:gas|lng|lpg)\b[^.;\n]{0,50}\btankers?\b|\btankers?\b[^.;\n]{0,40}\b(?:gas|lng|lpg)\b|\badv\w*\.? (?:training (?:for |in )?)?(?:liquefied )?gas\b|\b(?:dangerous cargo\w*|dce)\b[^.;\n]{0,80}\b(?:gas|lng|lpg)\b/i,
};
/** "Certificate III in Carpentry", by the beginnings of what the trade is called. */
function certificateIn(trade: string): RegExp {
  return new RegExp(String.raw`\bcert(?:ificate|\.)? ?(?:iii|3)\b[^.;\n]{0,30}\b(?:${trade})`, 'i');
}

/** An auditor's standard, beside the word. */
function auditOf(standard: string): RegExp {
  return new RegExp(
    String.raw`audit[^.;\n]{0,40}\b(?:${standard})\b|\b(?:${standard})\b[^.;\n]{0,40}audit`,
    'i',
  );
}

/** By which process one welds. */
const WELDING = {
  tig: /(?<!\p{L})(?:tig|gtaw|141|wig)\b/iu,
  mig: /\bmig\b|\bmag\b|\bgmaw\b|\bfcaw\b|\b13[1568]\b(?!\s*(?:kg|m|km|staff|people|%))|\bprocess 114\b/i,
  mma: /\bmma\b|\bsmaw\b|\b111\b/i,
};

/** What is driven: in tanks, or in packages alone. */
const LOADS = {
  tanks:
    /\b(?:adr|dangerous goods)\b[^.;]{0,80}\b(?:in )?(?:tanks?|tankers?|bulk vessels?|citernes?)\b|\btank(?:er)?s?\b[^.;]{0,30}\badr\b|\badr\b[^.;]{0,40}\btank(?:er|schein|fahrzeug)\w*/i,
  packages:
    /\b(?:adr|dangerous goods)\b[^.;]{0,80}\b(?:packages?|packaged|pkgs?|packed|stückgut|colis)\b|\b(?:packages?|packaged goods|stückgut|colis)\b[^.;]{0,30}\badr\b/i,
};

/** Whom or what a French driver is qualified for; who drives goods takes a short course to drive people, and names both. */
const CARRIED = {
  people:
    /\b(?:fimo|fco|qualification|passerelle)\b[^.;,()\n]{0,25}\bvoyageurs?\b|\btransports? en commun\b/i,
  goods: /\b(?:fimo|fco|qualification|passerelle)\b[^.;,()\n]{0,25}\b(?:marchandises?|poids[ -]lourds?)\b/i,
};

/** Who takes pictures, and who treats. */
const RADIATION = {
  diagnostic: /\bdiagnostic\b/i,
  therapeutic:
    /\btherapeutic (?:radiograph|radiation|modality)\w*|\bradiograph\w+\W{1,3}therapeutic\b|\bradiotherap\w+|\bradiation therap\w+/i,
};

/** What turns: the tool or the piece. */
const CUTTING = {
  milling:
    /fräs(?:en|er|maschine|erei|technik|bearbeitung|zentr)|(?<!\p{L})fräs|\bmill(?:er|ing)\b(?! (?:wheat|flour|grain|road))|\bfrais(?:age|eu[rs])/iu,
  turning:
    /(?<!\p{L})(?:cnc-?)?dreh(?:en|er|maschine|erei|technik|bearbeitung|zentr|automat)|\bturner\b|\blathe|\btourn(?:age|eur)\b/iu,
};

/** Who is on a register that nurses and midwives share. */
const NURSING = {
  nurse:
    /\b(?:regist\w+|ahpra|nm[cb]i?)\b[^.;\n]{0,30}\bnurses?\b|\b(?:rn|nurses?)\b[^.;\n]{0,20}\b(?:regist\w+|ahpra|nmc|nmbi)\b/i,
  midwife:
    /\b(?:regist\w+|ahpra|nm[cb]i?)\b[^.;\n]{0,30}\bmidwi(?:fe|ves)\b|\bmidwi(?:fe|ves)\b[^.;\n]{0,20}\b(?:regist\w+|ahpra|nmc|nmbi)\b/i,
};

/** Sets of branches; a paper of one is none of another of its set. */
const BRANCHES: readonly Readonly<Record<string, RegExp>>[] = [
  {
    adult: /\badults?\b|\bgeneral division\b|\bregistered general nurse\b|\brgn\b/i,
    child:
      /\bchild(?:ren)?(?:'?s)?\b|\bchild ?care\b|\bp?a?ediatric\w*|\bneonat\w+|\bpreterm\b|\bnicu\b|\bpicu\b|\brscn\b|\byoung (?:people|persons?)\b|\bkinderkrankenpfleg\w+|\bpuéricult\w+/i,
    'mental health': /\bmental health\b|\bpsychiatric\b|\brmn\b|\brpn\b/i,
    'learning disability': /\blearning disabilit\w+|\brnld\b/i,
  },
  // Schools, where a register or a status speaks of them.
  {
    primary:
      /(?:regist|status|\bqts\b|\bgtc\w*|council|qualif|pgc?de|pgce|b\.?ed\b)[^;\n]{0,70}\bprimary\b|\bprimary\b[^;\n]{0,40}(?:regist|\bqts\b|\bgtc\w*|pgc?de|pgce)/i,
    secondary:
      /(?:regist|status|\bqts\b|\bgtc\w*|council|qualif|pgc?de|pgce)[^;\n]{0,70}\bsecondary\b|\bsecondary\b[^;\n]{0,40}(?:regist|\bqts\b|\bgtc\w*|pgc?de|pgce)/i,
  },
  RADIATION,
  NURSING,
  // Registries of those who scan: of the whole body, of the heart, of the vessels.
  {
    'general sonography': /\bRDMS\b/,
    'cardiac sonography': /\bRDCS\b|\bRCS\b/,
    'vascular sonography': /\bRVT\b|\bRVS\b/,
  },
  // Papers of one body for other work.
  {
    'for builders': /\bosha\b[^.;]{0,40}\bconstruction\b|\bconstruction\b[^.;]{0,25}\bosha\b/i,
    'for other industries': /\bosha\b[^.;]{0,40}\bgeneral industry\b/i,
  },
  {
    'journeyman electrician':
      /\b(?:journey(?:man|person|worker)|master)\b[^.;]{0,20}\belectric[^.;]{0,30}licen[cs]e|licen[cs][^.;]{0,20}\b(?:journey(?:man|person|worker)|master)\b[^.;]{0,20}\belectric/i,
    'residential wireman': /\bresidential wireman\b/i,
  },
  {
    'safety diploma': /\bnebosh\b[^.;]{0,40}\bdip(?:loma|\b)/i,
    'safety certificate': /\bnebosh\b[^.;]{0,40}\bcert(?:ificate|\b)|\bnebosh gc\b/i,
    'safety award': /\bnebosh\b[^.;]{0,30}\b(?:award|level [12])\b/i,
  },
  // Of one level, and of no level.
  {
    'care diploma':
      /\b(?:[ns]vq|qcf|rqf|diploma|level [2-5]|l[2-5])\b[^.;\n]{0,40}\bcare\b|\bcare\b[^.;\n]{0,30}\b(?:[ns]vq|qcf|rqf|diploma|level [2-5])\b/i,
    'care certificate': /\bcare certificate\b/i,
  },
  // Australian certificates of one level, each of its trade.
  {
    'electrical certificate': certificateIn('electro|electric'),
    'carpentry certificate': certificateIn('carpent'),
    'plumbing certificate': certificateIn('plumb'),
    'automotive certificate': certificateIn('automotive|heavy commercial|light vehicle'),
    'engineering certificate': certificateIn('engineering|fabrication|mechanical'),
    'bricklaying certificate': certificateIn('bricklay'),
  },
  { 'heavy vehicles': certificateIn('heavy'), 'light vehicles': certificateIn('light vehicle') },
  // Steps of French schools.
  {
    'two years after school': /(?<!niveau )\b(?:BTS|DUT|BUT)\b|\bbac ?\+ ?2\b/u,
    'bac pro': /\b[Bb]ac(?:calauréat)? pro/u,
    'CAP or BEP': /\b(?:CAP|BEP)\b/u,
  },
  CUTTING,
  // Trades of one name, each with an apprenticeship of its own.
  {
    installations: /installat(?:eur|rice)s?[- ]électricien|elektroinstallateur/i,
    'cable laying': /électricien(?:ne)?s? de (?:montage|réseau)|montage-?elektriker/i,
  },
  {
    'building services':
      /elektr(?:oniker|iker)[^.;\n]{0,30}(?:gebäudetechnik|\begt\b)|elektroinstallateur|elektroanlagenmonteur/i,
    devices: /elektroniker[^.;\n]{0,12}\bgeräte und systeme/i,
    'machines and drives': /elektroniker[^.;\n]{0,12}maschinen und antrieb/i,
    'information systems':
      /(?:elektroniker|informationselektroniker)[^.;\n]{0,20}(?:informations|\bit-?system)/i,
  },
  // What a French electrician is authorised to do under tension.
  {
    repairs:
      /(?:[Hh]abilit|[Hh]ab\. |NF C 18-510)[^.;\n]{0,60}\bBR\b|\bBR\b[^.;\n]{0,20}(?:habilit|valide|à jour)/u,
    'no electrician':
      /(?:[Hh]abilit|[Nn]['’]ai que)[^.;\n]{0,40}\b[HB]0V?\b(?![^.;\n]{0,20}\b(?:BR|B[12]V?|BC|BS|BE)\b)/u,
  },
  // Against which standard one audits.
  {
    'quality systems': auditOf('900[01]'),
    'automotive quality': auditOf('16949'),
    'automotive processes': auditOf(String.raw`vda ?6\.3`),
    environment: auditOf('14001'),
    'safety at work': auditOf('45001|18001'),
    'medical devices': auditOf('13485'),
    'information security': auditOf('27001'),
    'food safety': auditOf('22000'),
  },
  // Whose law the vetting is of.
  {
    'air security': /\bluft(?:si|verkehr|fracht|aufsicht)|§ ?7\b(?=[^.;\n]{0,10}luft)/i,
    'nuclear sites': /\batom(?:gesetz|g\b|recht|anlage)|§ ?12b\b|kernkraft/i,
  },
  // What German nurses are trained in further, and which badge a lifesaver has.
  {
    'intensive care nursing':
      /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}(?:intensiv|anästh|\bA\/I\b|\bI\/A\b|\bITS\b)/i,
    'theatre nursing': /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}\bOP\b/i,
    'emergency nursing': /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}notfall/i,
    'cancer nursing': /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}onko/i,
    'psychiatric nursing': /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}psych/i,
    'kidney nursing':
      /(?:\bfwb\b|fach-?weiterb|fachkranken|fachgesund|fachpfleg)[^.;\n]{0,40}(?:dialyse|nephro)/i,
  },
  {
    'silver badge': /(?:rettungsschwimm\w*|drsa|dlrg)[^.;\n]{0,25}(?:silber|gold)/i,
    'bronze badge': /(?:rettungsschwimm\w*|drsa|dlrg)[^.;\n]{0,25}bronze/i,
  },
  // Which therapy a German psychotherapist is trained in.
  {
    'behavioural therapy':
      /(?:fachkunde|verfahren|approb\p{L}*|psychotherap\p{L}*)[^.;\n]{0,40}(?:verhaltensther|\bVT\b)/iu,
    'psychodynamic therapy':
      /(?:fachkunde|verfahren|approb\p{L}*|psychotherap\p{L}*)[^.;\n]{0,40}(?:tiefenpsych|\bTP\b)/iu,
  },
  { sachkunde: /\bsachkunde/i, unterrichtung: /\bunterrichtung/i },
  // One board registers both; its own name has them in the plural.
  { optometrist: /\boptometrist\b/i, 'dispensing optician': /\bdispensing optician\b/i },
  {
    'site management': /\bsmsts\b|site management safety/i,
    'site supervision': /\bsssts\b|site supervis\w+ safety/i,
  },
  {
    'food manager':
      /\bservsafe\b[^.;]{0,30}\b(?:manager|mgr)\b|\bfood safety supervis|\bFSS\b|\bfood (?:protection|safety) manager\b|\bcertified food manager\b|\bcfpm\b/i,
    'food handler': /\bfood handlers?\b/i,
    alcohol: /\bservsafe alcohol\b/i,
  },
  {
    'general securities': /\b[Ss]eries 7\b|\bS7\b(?![-–])|\b[Gg]eneral [Ss]ecurities [Rr]epresentative\b/,
    'investment products': /\b[Ss]eries 6\b|(?<![-–])\bS6\b/,
    essentials: /\bSIE\b/,
  },
  {
    'cloud architect': /\baws\b[^.;]{0,25}\b(?:solutions? architect|csa|saa|sap)\b/i,
    'cloud developer': /\baws\b[^.;]{0,25}\bdeveloper\b/i,
    'cloud operations': /\baws\b[^.;]{0,25}\bsysops\b/i,
    'cloud practitioner': /\baws\b[^.;]{0,25}\bpractitioner\b/i,
  },
  {
    carpentry: /\blbp\b[^.;]{0,20}\bcarpent|\bcarpentry\b[^.;]{0,12}\blbp\b/i,
    roofing: /\blbp\b[^.;]{0,20}\broof/i,
    bricklaying: /\blbp\b[^.;]{0,20}\bbrick/i,
  },
  // The same card after a course of another length, by figures and in words.
  {
    '10 hours':
      /\bosha\W{0,3}(?:construction\W{1,3}|outreach\W{1,3})?(?:10|ten)\b|(?<!\d)(?:10|ten)[- ]?(?:hours?|hrs?)\b(?=.{0,20}(?:osha|constr|card|safety|won|not|isn|doesn|no good))/i,
    '30 hours':
      /\bosha\W{0,3}(?:construction\W{1,3}|outreach\W{1,3})?(?:30|thirty)\b|(?<!\d)(?:30|thirty)[- ]?(?:hours?|hrs?)\b(?=.{0,20}(?:osha|constr|card|safety))/i,
  },
  LOADS,
  CARRIED,
  WELDING,
  // What is welded: by its name, its P number, its group of fillers.
  {
    stainless: /\bstainless\b|\bP8 to P8\b|\bFM ?5\b|\b(?:304|316)L?\b|edelstahl|austenit|\binox\b/i,
    carbon:
      /\bcarbon (?:steel|pipe)|\bP1 to P1\b|\bFM ?1\b|\bbaustahl|\bschwarzstahl|acier (?:carbone|noir)/i,
  },
  { reach: /\breach(?:[- ]trucks?)?\b/i, counterbalance: /\bcounter[- ]?balance/i, vna: /\bvna\b/i },
  {
    heavy: /\bheavy (?:goods )?vehicle|\bhgvs?\b|\blgvs?\b|\btrucks?\b|\blorr(?:y|ies)\b/i,
    light: /\blight vehicle/i,
  },
  LICENSED,
  // Who tests signals, and who puts them up and keeps them.
  {
    'signal testing':
      /\b(?:functional|principles|verification|signal(?:ling)? (?:works? )?) ?testers?\b|\btesters? in charge\b|\btic\b|\btesting (?:licen[cs]es?|module)/i,
    'signal installing': /\bsignal(?:ling)? installers?\b|\binstallation licen[cs]e/i,
    'signal maintenance': /\bsignal(?:ling)? (?:maintainers?|maintenance)\b|\bmaintenance tester\b/i,
    'test assistance': /\b(?:signal(?:ling)? )?test assistants?\b|\bassistant testers?\b/i,
  },
  {
    'health visiting': /\bhealth visit\w+|\brhv\b|\(hv\)|\bscphn[ -]+\(?hv\b/i,
    'school nursing': /\bschool nurs\w+|\(sn\)|\bscphn[ -]+\(?sn\b/i,
    'occupational health': /\boccupational health\b|\(oh\)|\bscphn[ -]+\(?oh\b/i,
  },
  {
    '18th edition': /\b18th edition|\bregs\b\W{1,3}18th\b|\b2382-(?:1[5-9]|2\d)\b|\bbs ?7671:2018/i,
    '17th edition': /\b17th edition/i,
    '16th edition': /\b16th edition/i,
  },
  // What is shown at work, and what at college.
  {
    'on site': /\b[ns]vq\b|\bam2|\b[25]357\b|apprentic|\bgold card\b/i,
    'at college':
      /\b2365\b|\bdiplomas?\b(?=.{0,25}\b(?:electric|plumbing|carpentry|joinery|bricklaying|plastering))/i,
  },
  {
    'social worker': /\bsocial work(?:ers?)?\b/i,
    'social care worker': /\bsocial care (?:work|register|support)\w*/i,
  },
  // One regulator, several professions.
  {
    paramedic: /\bparamedics?\b/i,
    physiotherapist: /\bphysiotherap\w+|\bphysios?\b/i,
    radiographer: /\bradiograph\w+/i,
    'occupational therapist': /\boccupational therap\w+/i,
    dietitian: /\bdieti[ct]ian\w*/i,
    'speech therapist': /\bspeech (?:and|&) language|\bspeech therap\w+|\bslt\b/i,
    'theatre practitioner': /\boperating department pract\w+|\bodps?\b(?! (?:card|ticket))/i,
    scientist: /\bbiomedical scien\w+|\bclinical scien\w+/i,
    podiatrist: /\bpodiatr\w+|\bchiropod\w+/i,
    orthoptist: /\borthopt\w+/i,
    psychologist: /\bpsycholog\w+/i,
    prosthetist: /\bprosthet\w+|\borthotist\w*/i,
    'hearing aid dispenser': /\bhearing aid (?:dispens|audiolog)\w+/i,
    'arts therapist': /\b(?:art|arts|music|drama) therap\w+/i,
  },
  {
    clinical: /\bclinical\b(?=.{0,30}(?:psycholog|domain))|\bdclinpsy\b/i,
    counselling: /\bcounsell?ing\b(?=.{0,30}(?:psycholog|domain))|\bdcounspsy\b/i,
    occupational: /\boccupational\b(?=.{0,30}(?:psycholog|domain))/i,
    forensic: /\bforensic\b(?=.{0,30}(?:psycholog|domain))/i,
    educational: /\beducational\b(?=.{0,30}(?:psycholog|domain))/i,
    health: /\bhealth psycholog\w+/i,
    sport: /\bsports?\b(?=.{0,20}psycholog)/i,
  },
  {
    dentist: /\bdentists?\b|\bdental surgeons?\b/i,
    hygienist: /\bhygienist/i,
    'dental therapist':
      /\b(?:dental|oral health) therap|\b(?:gdc|dental council)\b[^.;\n]{0,60}\btherapist|\bhygienist\W{1,3}(?:and )?therapist/i,
    'dental nurse': /\bdental nurs/i,
    'dental technician': /\bdental technic/i,
  },
  {
    cosmetologist: /\bcosmetolog|hair ?(?:stylist|dresser)['’]?s? licen|hair design/i,
    barber: /\bbarber/i,
    esthetician: /\ba?esthetic(?:ian|s)\b/i,
    'nail technician': /\b(?:nail tech|manicur)/i,
  },
  // "The Optometrists and Dispensing Opticians Board" registers both.
  {
    optometrist: /\boptometr(?!ists (?:and|&) dispensing)/i,
    dispensing: /(?<!optometrists (?:and|&) )\bdispensing optic/i,
  },
  { pharmacist: /\bpharmacist/i, technician: /\bpharmacy tech/i },
  // What the society for quality certifies.
  {
    'quality engineer': /\bCQE\b|\bcertified quality engineer/i,
    'quality auditor': /\bCQA\b|\bcertified quality auditor/i,
    'quality technician': /\bCQT\b|\bcertified quality technician/i,
    'quality inspector': /\bCQI\b(?! member)|\bcertified quality (?:inspector|improvement)/i,
    'quality manager': /\bCMQ\b|\bcertified manager of quality/i,
    'reliability engineer': /\bCRE\b|\bcertified reliability engineer/i,
  },
  // What is tested on its way to the road.
  {
    'motorcycles tested':
      /\b(?:mot|test)\w*[^.;\n]{0,25}\bcl(?:ass(?:es)?|\.)? ?(?:[12]|I{1,2})\b|\bcl(?:ass(?:es)?)? ?[12][^.;\n]{0,8} testers?\b/i,
    'cars tested':
      /\b(?:mot|test)\w*[^.;\n]{0,25}\bcl(?:ass(?:es)?|\.)? ?(?:[1-3],? ?(?:and |& ?)?)*(?:[457]|IV|VI{0,2})\b|\bcl(?:ass(?:es)?)? ?[457][^.;\n]{0,8} testers?\b/i,
  },
  // In what a foreman was examined, and for how long somebody was taught about waste that harms.
  Object.fromEntries(
    [
      'metall',
      'chemi',
      'elektro',
      'kunststoff',
      'lebensmittel',
      'logistik',
      'pharma',
      'textil',
      'papier',
    ].map((field) => [
      field,
      new RegExp(String.raw`industriemeister\p{L}*[^.;\n]{0,20}(?<!\p{L})${field}`, 'iu'),
    ]),
  ),
  {
    '40 hours of waste': /\b(?:40|forty)[- ]?(?:h|hrs?|hours?)\b[^.;\n]{0,25}hazwoper|\bhazwoper\W{1,3}40\b/i,
    '24 hours of waste':
      /\b(?:24|twenty[- ]four)[- ]?(?:h|hrs?|hours?)\b[^.;\n]{0,25}hazwoper|\bhazwoper\W{1,3}24\b/i,
  },
  // The trade whose Canadian examination was passed.
  Object.fromEntries(
    Object.entries({
      cook: 'cook|chef',
      baker: 'bak(?:er|ing)',
      electrician: 'electric',
      plumber: 'plumb',
      welder: 'weld',
      carpenter: 'carpent',
      mechanic: '(?:auto|truck|heavy)[^.;]{0,20}(?:tech|mechanic)',
      hairstylist: 'hair',
      millwright: 'millwright',
      gardener: 'landscap|horticult',
    }).map(([trade, words]) => [
      trade,
      new RegExp(
        String.raw`(?<!\p{L})(?:${words})[^.;]{0,30}\b(?:red seal|RSE|interprovincial|IP)\b|\b(?:red seal|RSE|interprovincial)\b[^.;]{0,20}(?<!\p{L})(?:${words})`,
        'iu',
      ),
    ]),
  ),
  // Funerals are led and bodies kept on licences of their own, asbestos is of two kinds, and animals go near and far.
  {
    'funeral directing': /\bfuneral direct|\bFD\b|\bboth (?:fields|disciplines)\b/i,
    embalming: /\bembalm|\bboth (?:fields|disciplines)\b/i,
  },
  {
    'all asbestos': /\b(?:anlage|anl\.) 3\b|\bgroße[rn]? asbest/i,
    'bound asbestos': /\b(?:anlage|anl\.) 4 ?[abc]?\b|\bkleine[rn]? (?:asbest-?)?schein/i,
  },
  {
    'long journeys': /\blong[- ](?:journey|distance|haul)|\b(?:over|more than) (?:8|eight) ?h(?:ou)?rs?\b/i,
    'short journeys': /\bshort[- ]journey|\b(?:up to|under|to) (?:8|eight) ?h(?:ou)?rs?\b/i,
  },
  {
    universal: /\buniversal\b/i,
    'type I': /\btype (?:1|i)\b(?!,? (?:and|&|\/) ?(?:2|ii))/i,
    'type II': /\btypes? (?:(?:1|i),? (?:and|&|\/) ?)?(?:2|ii)\b/i,
    'type III': /\btype (?:3|iii)\b/i,
  },
  {
    'basic check': /\bbasic (?:dbs|disclosure)\b|\bdbs:? \(?basic\b/i,
    'enhanced check':
      /\benhanced\b.{0,12}\b(?:dbs|disclosure|crb)\b|\bdbs(?: check| certificate)?:? ?\(?enhanced/i,
  },
  // One institute, several laboratories.
  {
    haematology: /\bibms\b.{0,60}\b(?:ha?ematolog|transfusion|blood scien)\w*/i,
    biochemistry: /\bibms\b.{0,60}\b(?:biochem|clinical chem)\w*/i,
    microbiology: /\bibms\b.{0,60}\b(?:microbiolog|virolog|medical micro)\w*/i,
    histology: /\bibms\b.{0,60}\b(?:histolog|histopatholog|cellular path|cytolog)\w*/i,
  },
  TANKERS,
  // One body's certificates, each for what it inspects; one scheme's, each for its crane.
  {
    'pressure vessels': /\bAPI\b[^.;\n]{0,30}\b510\b/,
    piping: /\bAPI\b[^.;\n]{0,30}\b570\b/,
    'storage tanks': /\bAPI\b[^.;\n]{0,30}\b653\b/,
  },
  CRANES_BY_LETTERS,
  { 'pressure welding': /\bb['’]?[- ]pressure\b/i, 'structural welding': /\bCWB\b/ },
  {
    'airframe and powerplant':
      /\bA ?(?:&|and) ?P\b|\bairframe\b[^.;]{0,20}(?:\band\b|[&+/,])[^.;]{0,14}\bpower ?plant\b/i,
    'airframe alone': /\bairframe\b/i,
    'powerplant alone': /\bpower ?plant (?:rating|only|licen)/i,
  },
  // Explosives for a living, and for one's own use.
  {
    'blasting for hire': /§ ?20\b[^.;\n]{0,20}spreng|befähigungsschein/i,
    'blasting for oneself': /§ ?27\b[^.;\n]{0,20}spreng/i,
  },
  MACHINES,
  LIFTING,
  SLEWING,
  HIGH_RISK,
  ACCESS,
  {
    'asbestos removal': /\bss ?3\b|\bsous[- ]section 3\b/i,
    'work near asbestos': /\bss ?4\b|\bsous[- ]section 4\b/i,
  },
  {
    'putting up scaffolds': /\bR ?408\b[^.;\n]{0,25}(?:mont(?:age|eur)|vérif)/i,
    'using scaffolds': /\bR ?408\b[^.;\n]{0,15}utilisat/i,
  },
  // French papers for those who plan, lead and do the work, and who decide, use and advise.
  {
    concepteur: /\bconcepteurs?\b/i,
    encadrant: /\bencadrante?s?\b/i,
    opérateur: /\bopérat(?:eur|rice)s?\b/iu,
  },
  {
    décideur: /\bdécideu(?:r|se)\b/iu,
    applicateur: /\bopérat(?:eur|rice)\b|\bapplicat(?:eur|rice)\b/iu,
    conseil: /\bconseil\b/i,
  },
  {
    physician: /(?<!\p{L})(?:arzt|ärztin)(?!\p{L})/iu,
    dentist: /(?<!\p{L})zahn(?:arzt|ärztin)(?!\p{L})/iu,
    vet: /(?<!\p{L})tier(?:arzt|ärztin)(?!\p{L})/iu,
  },
  // What a French guard's card is for.
  {
    airports: /sûreté (?:de l['’]aviation|aéroportuaire)|\baéroportuaire\b/i,
    guarding: /surveillance humaine|\bgardiennage\b/i,
    dogs: /\bcynophile\b|maître[- ]chien/i,
    bodyguarding: /protection (?:physique )?(?:rapprochée|des personnes)/i,
    'cash transports': /transports? de fonds/i,
    'private inquiries': /recherches? privées?/i,
  },
  // What one may sell: goods and liability, or lives.
  {
    'property and casualty':
      /\bp ?& ?c\b|property (?:and|&|-) ?casualty|assurances? (?:de )?dommages|\bgeneral insurance\b/i,
    'life and health':
      /\blife(?:,| and| &|\/)(?: accident,?)?(?: and| &)? ?(?:health|annuit|disability|accident)|\b(?:assurances?|ass\.) (?:collective )?de personnes|\bpqap\b/i,
  },
  { 'asset management': /\brcci\b/i, 'investment services': /\brcsi\b/i },
  // In which area an engineer is registered.
  Object.fromEntries(
    ['civil', 'structural', 'mechanical', 'electrical', 'chemical', 'geotechnical', 'fire safety'].map(
      (area) => [
        `${area} engineer`,
        new RegExp(
          String.raw`\b(?:rpeq|ner|registered (?:professional )?engineer|chartered|area of engineering)\b[^.;\n]{0,40}\b${area}\b|\bP\.?E\.?[ ,(–-]{1,3}${area}\b`,
          'i',
        ),
      ],
    ),
  ),
  { blue: /\bblue\b/i, red: /\bred\b(?! seal)/i, green: /\bgreen\b/i },
  {
    aeroplane: /\baeroplane|\bfixed[- ]wing\b|\b(?:[AC]T?PL|PPL|IR|FI)\(A\)/i,
    helicopter: /\bhelicopter|\brotary[- ]wing\b|\b(?:[AC]T?PL|PPL|IR|FI)\(H\)/i,
    multirotor: /\bmulti-?rotor/i,
  },
];

const branches = BRANCHES.flatMap((set, index) =>
  Object.entries(set).map(([name, pattern]) => ({ name: `${index}:${name}`, isNamed: testOf(pattern) })),
);

/** The branches that a text names, each with its set. */
export function branchesIn(text: string): string[] {
  return branches.flatMap(({ name, isNamed }) => (isNamed(text) ? [name] : []));
}

/** A post with slingers and cranes names them all. */
const ofPapers = new Set(
  [CARRIED, LICENSED, NURSING, TANKERS, MACHINES, CRANES_BY_LETTERS, LIFTING, SLEWING, HIGH_RISK, ACCESS].map(
    (set) => String(BRANCHES.indexOf(set)),
  ),
);

/** Whether posts are of one branch or another, and not papers alone. */
export function isOfPosts(branch: string): boolean {
  return !ofPapers.has(setOf(branch));
}

/** What is done, whoever stands beside it. */
const ofWork = new Set([WELDING, LOADS, RADIATION, CUTTING].map((set) => String(BRANCHES.indexOf(set))));

/** Whether posts tell of the branch by the work done, and not by the people named in them. */
export function isOfWork(branch: string): boolean {
  return ofWork.has(setOf(branch));
}

const carried = String(BRANCHES.indexOf(CARRIED));

/** Whether a branch is of what a driver is qualified to carry. */
export function isOfCarried(branch: string): boolean {
  return setOf(branch) === carried;
}

/** The set that a branch is of. */
export function setOf(branch: string): string {
  return branch.slice(0, branch.indexOf(':'));
}

/** Branches that hold others of their set. */
const HOLDS_BRANCH: Readonly<Record<string, readonly string[]>> = {
  'door supervision': ['guarding'],
  '30 hours': ['10 hours'],
  'slewing over 100 t': ['slewing to 100 t', 'slewing to 60 t', 'slewing to 20 t'],
  'slewing to 100 t': ['slewing to 60 t', 'slewing to 20 t'],
  'slewing to 60 t': ['slewing to 20 t'],
  'care diploma': ['care certificate'],
  'safety diploma': ['safety certificate', 'safety award'],
  'safety certificate': ['safety award'],
  'two years after school': ['bac pro', 'CAP or BEP'],
  'bac pro': ['CAP or BEP'],
};

/** A branch with those that it holds. */
function withHeld(branch: string): string[] {
  const name = branch.slice(branch.indexOf(':') + 1);
  return [branch, ...(HOLDS_BRANCH[name] ?? []).map((other) => `${setOf(branch)}:${other}`)];
}

/** Whether of each set that both name a branch of, one is the same. */
export function isOfBranch(asked: readonly string[], held: readonly string[]): boolean {
  return asked.every((branch) => {
    const others = held.flatMap((one) => (setOf(one) === setOf(branch) ? withHeld(one) : []));
    return others.length === 0 || asked.some((one) => others.includes(one));
  });
}
