// What can be held, by what it is called: licences, registrations, certificates, clearances, languages. Each row has a
// name, an expression that finds it in a spec or a CV, and one that finds its counterpart in another jurisdiction.
// Written by hand from general knowledge of trades; what is not here is found by the words around it.

import { FIELDS } from './fields/all.ts';
import type { CredentialRow } from './fields/field.ts';
import { GERMAN_ROWS } from './german-titles.ts';
import { withFurtherNames } from './further-paper-names.ts';
import { IT_PAPERS } from './it-papers.ts';
import { SITE_AND_TRANSPORT_PAPERS } from './site-and-transport-papers.ts';
import { US_STATES } from './places.ts';

/** The names alone of the American states, and how a driver's license ("Texas DL") is said to be. */
const STATES = US_STATES.source.replace(/^\^\(\?:|\)\$$/g, '');
const QUALITIES = 'valid|clean|current|active|unrestricted';
/** "Class A CDL, H and N": what is endorsed on it stands behind the class, by its letters. */
const ON_CLASS_A = String.raw`(?:\bclass[- ]a|\bcdl)(?:,? cdl|[- ]a)?[ ,(]{1,3}(?:(?:w\/|with|and|\+) ?)?(?:an? )?`;
/** Whom the board that licenses the electricians of Texas licenses besides. */
const OTHERS_OF_TDLR =
  '(?:speech|audiolog|dietiti|podiatr|midwi|cosmetolog|barber|massage|towing|air[- ]condition|refrigerat|hvac|boiler|elevator|plumb|water well|appliance|mold)';

/** "Full licence valid in Great Britain", "Driving: cars and vans", "Must drive.", "Driver with car". */
const DRIVING_TOO = String.raw`\bfull,? uk,? (?=b\b|cat|manual|automatic|clean|since|no points)|full,? (?:clean )?licen[cs]e (?=valid |to drive|for (?:the |our )?(?:car|van)|in (?:great|the uk|gb))|\bclean licen[cs]e\b|\b(?:cover|drive|drove|driving)\b[^.;]{0,25}\b\d{1,3}[,. ]?000 (?:miles|km)|\bdriving: ?(?=(?:provisional|cars?|vans?|categor|cat\b|b\b|yes|clean|learn|theory|none))|\b(?:must|need to|have to|has to|able to|be|can) drive\b(?=[^.;]{0,30}licen[cs]e)|\b(?:must|(?:need|have|has) to) (?:be able to )?drive(?=\s*(?:[.;!(]|$)|,? (?:as|since|because|and (?:have|own|hold)|an? (?:car|van|manual)|your own)\b)|\bdriver with (?:an? |my |own )*(?:car|van)\b|\bcar(?: owner| driver)?,? (?:(?:full|clean|own|uk) )*licen[cs]e\b|\bcar (?:owner|driver)\b|\b(?:clean|full),? (?:clean )?licen[cs]e since (?:19|20)\d\d|\b(?:estate|hatchback|van|car|fiesta|golf|corsa|fabia|yaris|polo),? clean licen[cs]e\b|\blicen[cs]e: provisional|\bfull,? (?:\w+ )?licen[cs]e(?=,? (?:manual|automatic|\(?manual|company car|(?:and |with )?(?:my |an? )?(?:own )?(?:car|van|vehicle))\b)|\b(?:been driving|driver|have driven|drove) since\b|\bdrives?(?:,| and) (?:(?:have|has|own|use) )?(?:an? |my |your |their )?(?:own )?car\b|\bown car (?:with|and|for|insured)\b|(?<!\b(?:der|die|eine|einer|meiner|unserer) )\bklasse be?(?= (?:seit|vorhanden|unfallfrei))|(?<=(?:^|[.;] )\W?)classe 5(?=\s*(?:[.;]|$))`;

/** What the law or a regulator demands. */
export const LICENCES: readonly CredentialRow[] = withFurtherNames([
  ...FIELDS.flatMap(({ licences }) => licences),
  ...SITE_AND_TRANSPORT_PAPERS,
  ...GERMAN_ROWS,
  [
    'nursing registration',
    String.raw`\bnmc\b|(?<!\b(?:with|under|for|by|to|helping|assisting) (?:the|an?|another|our) )registered (general |adult |mental health |sick children'?s )?nurse|(?<!nclex-)\brn\b|\brgn\b|\brmn\b|nursing (licen[cs]e|registration|pin)|(?:my|nmc|nurse['’]?s?|rn) pin\b|\bpin (?:is|was|has been)? ?(?:in order|current|active|live|valid)|(?<=\bnurs[^\n]{0,400})\brevalidated (?:this|last|in|until|to|with|\p{L}+ 20|20)|(?<=\bnurs(?:e|es|ing)\b[^.;\n]{0,80})\bon the (?!(?:general )?(?:gdc|dcp|dental|rcvs|vet|veterinary|vn|hcpc|gphc|dbs|ofsted|electoral)\b)(?:[a-z'’]+ ){0,3}(?:register|part of the register)\b(?! of (?!nurs))|(?:child(?:ren)?['’]?s?|adult|mental health)(?: nurs\w+)? part of the (?:nmc )?register|nursing and midwifery council|colleges? of (?:registered )?nurses (?:of|and)\b|examinierte\w*|pflegefachfrau|pflegefachmann|pflegefachkraft|gesundheits- und krankenpfleger\w*|diplôm\w* d.[ée]tat (?:d.)?infirmi\w*|\bidel?\b infirmi\w*|infirmi[eè]re? diplômée? d.[ée]tat|infirmi[eè]re? d\.?e\b|(?<=infirmi\w{1,5}[ ,(–-]{1,3})(?:dei|ide)\b|\b(?:dei|ide)\b(?= (?:depuis|obtenu|\(?(?:19|20)\d\d|en (?:réa|bloc|service|chir|libéral|ehpad)|de (?:bloc|nuit|jour|soins)))`,
    String.raw`\bnmbi\b|nursing and midwifery board of ireland|an bord altranais|\bprc\b|philippin\w+|\bnclex\b|\bahpra\b|kerala|indian nursing council|state board of nursing`,
  ],
  [
    'theatre nurse diploma',
    String.raw`\bibode\b|infirmi[eè]re? de bloc opératoire|(?:diplôm\w* d.[ée]tat|\bd\.?e\.?)(?: d.infirmi\w*)? de bloc`,
  ],
  [
    'nurse anaesthetist diploma',
    String.raw`\biade\b|\bdeia\b|\bcrna\b|diplôm\w* d.[ée]tat (?:d.)?infirmi\w*(?:\(\w+\)|[.·]\w+)? anesthésistes?|infirmi(?:er|ère|ers|ères|er\(ère\)|er[.·/]ère)s?(?: spécialisée?)? (?:diplômée? d.[ée]tat )?anesthésistes?(?: diplômée?\w* d.[ée]tat| d\.? ?e\b\.?)?|nurse an(?:a)?esthetist|fach(?:gesundheits- und )?(?:kranken|kinderkranken)?-?pfleg\w*[^.;\n]{0,25}(?:anästhesie|intensivpflege und an)\w*|expert\w* (?:in )?anästhesiepflege(?: nds hf)?`,
  ],
  ['practical nurse licence', String.raw`\blpn\b|\blvn\b|licensed (practical|vocational) nurse`],
  [
    'midwife registration',
    String.raw`registered midwi(?:fe|ves)|midwife(ry)? registration|\bmidwife registered\b|(?:registered with|register of) the midwifery council(?! as)|\bmidwifery council\b(?=[^.;\n]{0,20}\bregist)|hebammen?(?![a-zäöüß-])|hebammen(?:examen|urkunde|prüfung|erlaubnis)|(?<=student(?:in)? der )hebammenwissenschaft|hebammenwissenschaft(?=[^.;]{0,40}(?:staatlich|anerkenn|examen|urkunde))|entbindungspfleger|sage[- ]femme|\brm\b(?=.{0,60}(?:midwi|\bnmc\b)|,? ?[mb]\.? ?mid\b)|register of midwives|\brm\b(?<=(?:midwi|\bnmc\b).{0,60}rm)|\bmidwife\b(?=.{0,40}\bnmc\b)|\bmidwife\b(?<=\bnmc\b.{0,30}midwife)`,
  ],
  [
    'nursing assistant certificate',
    String.raw`\bcna\b|certified nurs(e|ing) (assistant|aide)|aide[- ]soignante?|\bdeas\b|pflegehelfer\w*`,
  ],
  [
    'HCPC registration',
    String.raw`\bhcpc\b(?! annotat)|health (?:and|&) care professions(?: council)?(?: register)?|health professions council`,
    String.raw`\bcoru\b|\bahpra\b`,
  ],
  [
    'physiotherapy registration',
    String.raw`(registered|licensed|state) physi(otherapist|cal therapist)|staatlich anerkannte\w* physiotherapeut\w*`,
  ],
  [
    'pharmacist registration',
    String.raw`\bgphc\b|pharmaceutical society of (?:northern )?ireland|\bpsi\b(?=.{0,12}regist)|regist\w*.{0,12}\bpsi\b|general pharmaceutical council|registered pharmacist|pharmacist (registration|licen[cs]e)|pharm\w* licen[cs]e|approbation als apotheker\w*|apotheker(?:in)?,? approbiert|approbierte\w* apotheker\w*|ordre des pharmaciens|pharmacien\w*.{0,80}\bordre\b|docteur en pharmacie.{0,40}\bordre\b`,
    String.raw`ordem dos farmac|\bpsi\b registered`,
  ],
  [
    'independent prescriber',
    String.raw`independent prescrib\w+|non-medical prescrib\w+|\bv300\b|prescribing qualification`,
  ],
  ['community nurse prescriber', String.raw`\bv1[05]0\b|community (?:practitioner )?nurse prescrib\w+`],
  [
    'medical registration',
    String.raw`(?<!\b(?:cadillac|buick|chev\w+|pontiac)\W{1,3})\bgmc\b(?! (?:dealer|truck|sierra|yukon|acadia|terrain))|general medical council|board[- ](certified|eligible)|medical licen[cs]e|approbation|ordre des médecins|licen[cs]e to practi[sc]e medicine`,
  ],
  [
    'dental registration',
    String.raw`\bgdc\b|general dental council|dental licen[cs]e|registered dental|registered dentist`,
  ],
  [
    'dental hygiene licence',
    String.raw`\brdh\b|(?:dental )?hygienist['’]?s? licen[cs]e|dental hygiene licen[cs]e|(?:licen[cs]ed|registered) dental hygienist|(?<=licen[cs]ed?(?: [\w'’]+){0,6}? as (?:an? )?)(?:dental )?hygienist`,
  ],
  [
    'optical registration',
    String.raw`(?<!gmdss[ (/-]{0,3}(?:\w+ )?)(?<!\b(?:gmdss|ecdis|eng ?1|coc|oow|stcw)\b[^.;\n]{0,20})\bgoc\b(?! (?:radio|gmdss|certif))(?![^.;\n]{0,20}\b(?:gmdss|ecdis|eng ?1|coc|stcw)\b)|general optical council|optometr\w+ licen[cs]e|\b(?:optom(?:etr\w+)?|optical|opticians)['’]? register\b|register(?:ed)? (?:of|as an?) optometrist\w*|(?<=\boptom[^\n]{0,160})\b(?:number|no\.?) with the council\b|\bnumber with the council\b(?=[^\n]{0,80}\boptom)`,
  ],
  [
    'veterinary registration',
    String.raw`(?<!\b(?:r?vn|nurses?)\b[^.;\n]{0,30})\brcvs\b(?! register of veterinary nurs|[^.;\n]{0,25}\bvn\b)|\bmrcvs\b|veterinary licen[cs]e|registered veterinary(?! nurs)|royal college of veterinary surgeons|\broyal college['’]?s register\b`,
  ],
  [
    'veterinary nurse registration',
    String.raw`\bre?vn\b(?:.{0,14}\brcvs register)?|registered (?:equine )?veterinary nurs\w+|veterinary nurse\b(?=.{0,30}\brcvs\b)|\bnurses?\b[^.;\n]{0,20}\brcvs register|register of veterinary nurses|\brvt\b|\bcvt\b|\blvt\b|(?:licensed|certified) veterinary technician`,
  ],
  [
    'social work registration',
    String.raw`social work england|registered social worker|\bswe (?:reg\w*|no\b|number|pin)|\blcsw\b|\blmsw\b|\blicsw\b|social work licen[cs]e|staatlich anerkannte\w* sozialarbeiter\w*|\bsssc\b`,
    String.raw`\bcoru\b|scottish social services council`,
  ],
  [
    'psychologist registration',
    String.raw`chartered psychologist|licensed psychologist|\bbps\b chartered|approbation als psycho\w+|registered psychologist`,
  ],
  [
    'counsellor registration',
    String.raw`\bm?bacp\b|\bukcp\b|\blpc\b|\blmft\b|licensed (professional )?counsell?or`,
  ],
  [
    'teaching licence',
    String.raw`\bqts\b|qualified teacher status|teach(ing|er'?s?) (licen[cs]e|certificat\w+|credential)|certified teacher|\bpgce\b|lehramt\w*|(?:zweites|2\.) staatsexamen(?: für das lehramt)?|zweite staatsprüfung|\bpgde\b|registered teacher|teacher registration|teaching council regist\w+|\bcaplp\b|professeure? (?:des écoles|certifiée?|agrégée?)|\bcapes\b|\bcrpe\b|\bgtcs\b|\bgtcni\b|general teaching council|education workforce council|\bewc\b(?= regist)|(?:teachers['’]?|teaching) register\b|register of (?:qualified )?teachers|\bsace\b|south african council for educators|\btrcn\b|\bvit regist\w+|\bnesa\b(?= accredit)|licensed professional teacher|ontario certified teacher|professional educator licen[cs]e`,
    String.raw`\bgtcs\b|general teaching council for scotland|scottish (?:teachers['’]?|teaching) register|\bgtcni\b|general teaching council for northern ireland|teaching council of ireland`,
  ],
  [
    'educator diploma',
    String.raw`staatl(?:ich|\.) (?:anerkannte?|anerk\.|geprüfte?)\w* erzieher\w*|(?:staatliche\w* )?anerkennung als (?:staatlich anerkannte\w* )?erzieher\w*|(?<=(?:sozialpädagogik|erzieher\w*|fachakademie)[^\n]{0,140})staatliche\w* anerkennung|erzieher(?:in)?[ ,(-]{1,3}(?:mit )?staatl\w*\.? anerk\w*|(?:ausbildung|abschluss|examen|prüfung) (?:zur|zum|als) (?:staatl\w*\.? anerk\w*\.? )?erzieher\w*|erzieher(?:in)? \(?staatl(?:ich|\.) (?:anerkannt|geprüft)|éducat\w+ de jeunes enfants|\bd\.?e\.? ?(?:d.)?eje\b|\bdeeje\b|diplôme d.eje`,
  ],
  [
    'childhood pedagogue degree',
    String.raw`kindheitspädagog\w*|pädagogik der (?:frühen )?kindheit|(?:bildung und erziehung|erziehung und bildung) (?:in der|im) (?:frühen )?kindes\w*|frühpädagogik|frühkindliche\w* (?:bildung|pädagogik)(?=[^.;\n]{0,30}(?:b\.? ?a|bachelor|studium))`,
  ],
  ['auxiliaire de puériculture diploma', String.raw`auxiliaires? de puériculture|\bdeap\b`],
  [
    'solicitor admission',
    String.raw`(?<!\bannual )practi[sc]ing certificate|\b(?:full|unconditional) pc\b(?= (?:renew|20|\())|\bpc renewed|\bon the roll (?:of solicitors|since|from)|\bpc 20\d\d(?:[/-]\d\d)?\b|\bbars?: |\bsat the (?:july |february )?bar\b|admitted (to the bar|as a solicitor|in england|to the roll)|solicitor\b.{0,40}\badmitted|\badmitted\b.{0,30}\b(solicitor|attorney|bar)\b|\bsra\b|bar (admission|licen[cs]e|member)|\badmitted (?:in|to practi[cs]e)(?= (?:the )?(?:state|commonwealth|new|north|south|west|rhode|[a-z]+(?:, \d{4}| \(?\d{4}|$| and| since)))|\b(?:state|new york|california|texas|florida|illinois|georgia|ohio|pennsylvania|massachusetts|ny|ca|tx|fl|il|ga|oh|pa|ma|nj|wa|co|va|md) bar\b(?! exam)(?=[,.;:( ]|$)|member of the .{0,20}\bbar\b|qualified solicitor|\bsolicitors? (?:of|in) (?:the senior courts of )?(?:england|wales|northern ireland|the republic|ireland)|\bsolicitor \((?:england|e&w|non-practising|qualified|20\d\d|since)|\bsolicitor (?:20[012]\d|19[89]\d)\b|qualified as a solicitor|roll of solicitors|licensed attorney|(?:rechts)?anwalts?zulassung|zulassung (?:als|zur) (?:syndikus)?rechtsanw[a-zä]+|volljurist\w*|(?:zweite[sn]?|2\.|zwei|beide) (?:juristische[sn]? )?(?:prädikats)?staatsex\w+|barreau|\bcapa\b|\bnq solicitor|\bsolicitor\b(?=\s*(?:,|or|\/|and\/or)\s*(?:or )?(?:an? )?(?:fellow|licensed|f?cilex|legal executive|barrister|chartered legal))|(?<=(?:fellow|conveyancer|cilex|barrister|legal executive)\W{1,3}(?:\(clc\)\W{1,3})?(?:or )?(?:an? )?)\bsolicitor\b`,
    String.raw`law society of scotland|enrolled in scotland|law society of ireland|scottish solicitor|bar council of india`,
  ],
  [
    'conveyancer licence',
    String.raw`licen[cs]ed conveyancer|\bclc\b|council for licen[cs]ed conveyancers|\b[fg]?cilex\b|legal executives?|(?<=practi[sc]ing certificate or )licen[cs]e`,
  ],
  [
    'articulated lorry licence',
    String.raw`\bhgv class 1\b|\blgv class 1\b|(?<!medical |easa |caa |(?:estate|agent|asbestos|security)(?: agent)?(?:['’]?s)? (?:licen[cs]e|removal)(?: [A-Z]{2,3})?[ ,:(–-]{1,3})(?<!\b(?:atpl|cpl|rating|coc|stcw|fra|motor)\b[^.;\n]{0,20})\bclass 1\b(?! medical|(?: or [12])?,? (?:real estate|estate agent|asbestos)| (?:motor|steam|train|engineer|coc\b|fishing|marine|power|gas|blaster|pilot))|\bc\s?\+\s?e\b|category c\s?\+?\s?e\b|\bce\b licen[cs]e|cdl[- ]?(class )?a\b|class a cdl|\b(?:my|your|their) class a\b|\b(?:commercial|licen[cs]e)[ :,(–-]{1,3}(?:licen[cs]e[ :,(–-]{1,3})?(?:(?:${STATES}) )?class a\b(?! (?:contractor|operator|water|waste))|\bclass a\b(?=[^.;\n]{0,30}(?:haz-?mat|endorse|air[- ]?brake|medical card|twic))|(?:führerschein|fahrerlaubnis)\w*:? (?:klassen?:? )?(?:(?:am|b|be|c|c1e?)(?:, ?| und | ?\/ ?))*ce\b|\bpermis (ce|ec|super lourd)\b|\bhgv\b|\blgv\b|\bcdl\b|commercial driver['’]?s? licen[cs]e|(?<!(?:estate|agent|asbestos|security)(?: agent)?(?:['’]?s)? (?:licen[cs]e|removal)(?: [A-Z]{2,3})?[ ,:(–-]{1,3})class 2\b(?!(?: or [12])?,? (?:real estate|estate agent|asbestos))|category c\b|\bcat\.? c\b|\bclass c\b(?=.{0,20}(?:licen[cs]e|entitlement|driv))|licen[cs]e class c\b`,
  ],
  [
    'bus licence',
    String.raw`\bpcv\b|\bpsv\b|category d\b|\bcat\.? d\b|passenger endorsement|class [ab],? (?:with )?passenger|\bp (?:and|&|\/|,) ?s endors\w*|\bp endorsement|\bcdl\b.{0,22}\(p\b|\bclass [ab],? \(p\b|(?:führerschein|fahrerlaubnis)\w*:? (?:klassen?:? )?(?:(?:am|[a-c]1?e?)(?:, ?| und | ?\/ ?))*de?\b|permis d\b(?!['’])`,
  ],
  [
    'driver CPC',
    String.raw`driver'?s?'? cpc|\bdcpc\b|(?<!(?:manager|operator|tm)['’]?s? )\bcpc\b(?! (?:holder )?\(?(?:national|international|transport manager))|\bdqc\b|driver qualification card|berufskraftfahrer\w*|\bfimo\b|\bfco\b|titre pro(?:fessionnel)? (?:de )?(?:conduct\p{L}+|agent\p{L}* de conduite) (?:routi|(?:de |du )?transports?)|ziffer 95|schlüsselzahl 95`,
  ],
  [
    'transport manager CPC',
    String.raw`transport manager(?:['’]?s?)?(?:,? \(?| )cpc|\bcpc[ :,(–-]{1,3}(?:in )?(?:road )?transport manager|\bcpc\b[ :,(–-]{1,3}(?:holder )?\(?(?:national|international)|operator cpc|\btm cpc\b|capacité de transport`,
  ],
  [
    'dangerous goods certificate',
    String.raw`\badr\b|haz-?mat\b(?=.{0,14}(?:certif|renew|expire|tanker|\(|:|not\b| x\b)|[^.;\n]{0,30}endors)|${ON_CLASS_A}(?:[nstp]\b(?:[,/& +]| and ){1,3})*[hx]\b(?![-\w])|endorsements?\b.{0,12}\bhaz-?mat|\b(?:h|x) endorsement|\bendorsements?\b[ :(]{1,3}(?:[nstp]\b[ ,/&+]{1,3}|and ){0,3}[hx]\b(?![-\w])|hazardous materials?(?= (?:\([hx]|endors))|endorsed for (?:the )?(?:\w+ of )?hazardous materials?|\b(?:my|your|their|the|and|with|w\/) haz-?mat\b|(?:tanks?|doubles?|combination)[ ,+/&]{1,5}(?:and )?hazardous materials?|\bhaz-?mat on (?:it|my (?:licen[cs]e|cdl))|gefahrgut\w*|matières dangereuses`,
  ],
  [
    'forklift licence',
    String.raw`forklift|fork[- ]lift|counterbalance|reach truck|\bflt\b|stapler\w*schein\w*|flurförder\w*|\bcaces\b(?! (?:nacelles?|grue\w*|engins?|pelles?|chargeuses?|pemp)\b|[^.;\n]{0,12}\br ?4(?:8[2-7]|90)\b)|\brtitb\b|\bitssar\b`,
  ],
  [
    'crane licence',
    String.raw`crane (operator )?(licen[cs]e|ticket|certif\w*)|\bnccco\b|kranschein\w*|kranführer(?:schein|ausweis)\w*|befähigungsnachweis kran\w*|(?<!\bwith (?:a|the) )slinger|\bhiab\b`,
  ],
  ['plant card', String.raw`\bcpcs\b|\bnpors\b|telehandler`],
  [
    'powered access card',
    String.raw`\bipaf\b|\bmewps?\b(?= (?:cards?|licen[cs]e|tickets?|operator|certif\w+|[13] ?[ab]\b|\(ipaf))|cherry[- ]?picker (?:licen[cs]e|ticket|card)`,
  ],
  ['access tower card', String.raw`\bpasma\b`],
  [
    'electrician licence',
    String.raw`licen[cs]ed journeyman|journey(?:man|worker|person)(?:['’]?s)? (?:electrician|licen[cs]e|card|wireman)|master electrician|electric(al|ian'?s?) licen[cs]e|(?<!${OTHERS_OF_TDLR}.{0,60})\btdlr\b(?!.{0,60}${OTHERS_OF_TDLR})|\bjib\b|\becs (gold )?card\b|elektrofachkraft|habilitation\w* électrique\w*`,
  ],
  [
    'gas registration',
    String.raw`gas safe(?!t)|\bgsr\b(?= ?(?:card|id|no\b|number|reg|licen))|\bcorgi\b registered|gas engineer registration|habilitation gaz`,
  ],
  [
    'gas assessment',
    String.raw`\bccn ?1\b|\bcenwat ?1?\b|\bckr ?1\b|\bhtr ?1\b|(?<!commercial )\bacs\b(?= (?:renew|exp|valid|assess|qualif|cert|until|in date|current|gas)|:)|(?:current|valid|gas) acs\b`,
  ],
  [
    'refrigerant certificate',
    String.raw`\bf-?gase?\b|\bepa\b ?(section )?608|\bsec(?:tion|t)?\.? ?608\b|\b608 (?:universal|type|card|cert\w*|technician|all)\b|\bepa (?:universal|type|cert\w*|card)\b|refrigerant handling|kälte(?:mittel)?schein|chemklimaschutz\w*|sachkunde\w*[ ,(]{1,3}(?:(?:nach|gemäß|der) )?(?:kat(?:egorie|\.)? ?(?:I|1)\b|.{0,20}kält\w+)|attestation .{0,20}fluides frigorigènes`,
  ],
  ['plumbing licence', String.raw`(journeyman|master|licensed) plumber|plumb\w+ licen[cs]e`],
  [
    'aircraft licence',
    String.raw`part[- ]?66|\bb1(\.\d)?\b.{0,12}licen[cs]e|\bb1\.\d\b|\bb2\b.{0,12}licen[cs]e|licen[cs]ed aircraft|\ba&p\b|airframe (and|&) powerplant|aircraft maintenance licen[cs]e`,
  ],
  [
    'pilot licence',
    String.raw`\batpl\b|\bcpl\b|commercial pilot|airline transport pilot|\bmulti[- ]engine (instrument )?rating`,
    String.raw`\bfaa\b.{0,20}\batp\b|\batp certificate`,
  ],
  [
    'aviation medical',
    String.raw`\bcl(?:ass|\.) ?(?:[12]|one|two) (?:easa )?medical\b|\b(?:easa|caa) class (?:[12]|one|two)\b(?! (?:rating|licen[cs]e))|\bclass [12]\b(?=[^.;\n]{0,30}\bv[mn]l\b)|\bmedical(?: certificate)?[,:]? (?:easa )?class (?:[12]|one|two)\b|(?:first|second)-class medical|\btauglichkeit(?:szeugnis)?:? klasse [12]\b|\bmedical:? klasse [12]\b|(?:certificat|aptitude) médicale? (?:de )?classe [12]\b`,
    String.raw`first-class medical`,
  ],
  ['air traffic licence', String.raw`air traffic control(ler)? licen[cs]e|\batco\b licen[cs]e`],
  // "Certificated engineer, factories": who may be appointed over machinery in South Africa.
  [
    'government certificate of competency',
    String.raw`government certificate of competency|\bcertificated engineer\b|\bgcc\b(?=[ ,(:–-]{1,3}(?:factor|mines?\b|mining|mech|elec))`,
  ],
  [
    'seafarer certificate',
    String.raw`\bstcw\b|(?<!government |(?:mine|overseer|manager|foreman|blast\w*|scaffold\w*|hoist|crane)\b[^.;\n]{0,30})certificate of competency(?![^.;\n]{0,40}(?:scaffold|crane|rigg|mine|mining|onsetter|winding|boiler))|master mariner|officer of the watch|\boow\b|chief mate`,
  ],
  [
    'tanker endorsement',
    String.raw`advanced (?:training (?:for |in )?)?(?:oil|petroleum|chemical|(?:liquefied )?gas|tanker)[^.;]{0,30}|\badv\.? (?:oil|chem|gas|tanker)\w*|\bv\/1-[12](?:-\d)?\b|dangerous cargo(?:es)? (?:endorsement|dispensation|certificat|qualification)\w*|\bdce\b|tanker endorsement\w*|(?:oil|chemical|gas) tanker (?:cop|certificat\w*|endorsement\w*|course)|\bat[ocg]t\b(?=[^.;\n]{0,30}(?:v\/1|exp|valid|\d))`,
  ],
  [
    'seafarer medical',
    String.raw`\beng ?-?1\b|\bml5\b|(?:seafarer|seaman|seamen|maritime|mlc|ilo|stcw)['’]?s?['’]? medical|\bpeme\b|pre-?employment medical exam\w*|\bmedical fitness(?: certificate)?:? ?(?:valid |issued |until|to|exp|\(|,|\d)|\bmedical check[- ]?up:? (?:valid|until|exp)|\b(?:medical|health|medical fitness) certificate\b[^;\n]{0,30}(?:\b(?:19|20)\d\d\b|two years|valid|seafar|unrestricted)|seediensttauglich\w*|visite (?:médicale )?d.aptitude (?:médicale )?(?:à la navigation|maritime|des gens de mer)|aptitude médicale à la navigation|gens de mer[^.;\n]{0,20}aptitude`,
  ],
  [
    'train driving licence',
    String.raw`train driv\w+[’']?s? licen[cs]e|\btdlcr\b|\btdl\b|train driving licen[cs]es and certificates|triebfahrzeugführer\w*|licence de conducteur de train`,
    String.raw`eisenbahn-bundesamt|triebfahrzeugführer\w*|licence de conducteur de train|\bepsf\b`,
  ],
  ['railway ticket', String.raw`\bpts\b|personal track safety`],
  ['signalling licence', String.raw`\birse\b`],
  [
    'coded welding',
    String.raw`coded (pipe )?weld\w*|\b1(?:11|31|35|36|38|41)(?:\/1\d\d)? [tp] (?:bw|fw|duplex)\b|\b1(?:11|31|35|36|38|41)\b.{0,30}\bh-?l0?45\b|asme (section )?(ix|9)\b|\b9606(?:-1)?\b|en 287|aws d1\.1|aws certified welder|weld\w* (certif\w+|coding\w*|code)|certified welder|codings?(?=.{0,80}\b(?:weld|tig|mma|6g|hl045|pipe(?!line)))|(?<=\b(?:weld\w*|tig|mma|6g|pipe(?!line)\w*)\b.{0,80})codings?\b|schweißerprüfung|schweisserprüfung|schweißerpass|licence de soudeur|qualification de soudeur`,
  ],
  [
    'inspection certificate',
    String.raw`\bcswip\b|\bpcn\b|\bbindt\b|asnt|\biso 9712\b|nace (level|inspector)|\bbgas\b|api (510|570|653)`,
  ],
  [
    'security licence',
    String.raw`\bsia\b|door supervisor licen[cs]e|guard card|§ ?34a|sachkundeprüfung nach|carte professionnelle(?= *(?:[,.;:(/–-]|$|cnaps|aps\b|d.agent de|de (?:sécurité|surveillance|prévention)|en cours|valide|à jour|exigée|obligatoire|sûreté|délivrée par le cnaps))(?!.{0,60}(?:caepmns|sporti|éducat))(?<!(?:bpjeps|mns|guide|immobili|chauffeur|taxi|vtc).{0,50})|\bcqp aps\b|qualification professionnelle d?.?agent de prévention|sachkunde (?:im|nach|gemäß|für das) (?:bewachungs|wach)\w*|\bssiap\b`,
  ],
  [
    'professional engineer of Canada',
    String.raw`\bp\.? ?eng\b\.?|(?<!(?:\bcpi\b|candidat\w*|junior)[^.;\n]{0,60})(?:\boiq\b|ordre des ingénieurs du québec)|professional engineers ontario|(?:ontario|alberta|british columbia|manitoba|saskatchewan|nova scotia) (?:professional )?engineer['’]?s?['’]? licen[cs]e|(?<!(?:\beit\b|intern|in[- ]training)[^.;\n]{0,25})(?:\bpeo\b(?= |,|\)|$)|engineers and geoscientists|\bapega\b|\begbc\b)`,
    String.raw`\bpe\b[^.;\n]{0,40}state of|\bpe\b \(professional engineer\)`,
  ],
  [
    'Quebec engineer',
    String.raw`\boiq\b|ordre des ingénieurs du québec|permis (?:d['’]exercice )?d['’]ingénieur|permis régulier de l['’]ordre|\bing\.(?=[ ,(]{1,3}(?:oiq|n°|\d{5}))`,
  ],
  [
    'PE licence',
    String.raw`professional engineer|\bp\.?e\.? (licen[cs]e|registration|\()|\bpe\b,? (?:civil|structural|mechanical|electrical|geotechnical|environmental|chemical)\b(?!\s?:| exam|[^.;,:]{0,25} exam)|\bpe\b (licen[cs]e|registration|in\b|since\b|,|no\b|number|#|\d{4,}|[a-z]-series)|\(pe\)|licensed engineer`,
    String.raw`p\.\s?eng\b|\bpeng\b|engineers canada|ontario|british columbia|alberta`,
  ],
  [
    'chartered engineer',
    String.raw`\bceng\b|chartered (civil |structural |mechanical |electrical |chemical )?engineer|\bchartered (?:with|by|member of|through) (?:the )?(?:i(?:struct|mech|chem|c)e\b|iet\b|institution of)|\bi(?:struct|mech|chem)e\b|\bmice\b|\bmistructe\b|\bmimeche\b|\bmiet\b|\bmicheme\b|\bcpeng\b|\brpeq\b|chartered professional engineer`,
    String.raw`\bcpeng\b|\brpeq\b|p\.\s?eng\b|engineers ireland|engineers australia`,
  ],
  [
    'chartered surveyor',
    String.raw`\bm?frics\b|\bmrics\b|\brics\b|chartered surveyor|\bassocrics\b|(?<!\b(?:current|annual|valid|nz|full|practising) )\bapc\b(?! (?:to|until|valid|expir\w+|\(to)\b)`,
  ],
  ['chartered planner', String.raw`\bmrtpi\b|\brtpi\b|royal town planning institute|\baicp\b`],
  [
    'architect registration',
    String.raw`\barb\b|\briba\b part (iii|3)|registered architect|licen[cs]ed architect|architect (registration|licen[cs]e)|part (iii|3) (complete|qualified|passed|pending|exam)|bauvorlageberechtig\w*|architektenkammer|ordre des architectes|\bhmonp\b|\bncarb\b|\bpart (iii|3)\b(?! of)|\barchitects['’]? regist\w*|register of architects`,
    String.raw`\briai\b|architektenkammer|ordre des architectes`,
  ],
  [
    'chartered accountant',
    String.raw`\bacca\b|\baca\b|\bcima\b|\bacma\b|\bcgma\b|\bfcca\b|(?<!\b(?:the|by|with) )(?<!\b(?:the|by|with|from|under) )\bfca\b(?! (?:list|accept|approv|authori|regul|rule|handbook|permission|register|compli|visit|report|conduct))(?![- ](?:list|regist|regulat|approv|author|accept|rules?|handbook|recogni|complian))|\bfcma\b|\bicaew\b|\bicas\b|\bcpfa\b|\bcipfa\b|chartered (management |certified )?accountant|\bccab\b|qualified accountant(?!\W{1,3}(?:qbe|by experience))|wirtschaftsprüfer\w*|expert[- ]comptable|diplôme d.expertise comptable|swiss certified (?:public )?(?:accountant|expert in accounting)|(?:swiss )?certified expert in accounting (?:and|&) controlling|dipl\.? expert\w* (?:in|für) rechnungslegung|expert\w* diplômé\w* en finance et (?:en )?controlling`,
  ],
  ['CPA', String.raw`\bcpa\b|certified public accountant`],
  [
    'accounting technician',
    String.raw`\bf?maat\b|\baat\b|\bm?iati\b|accounting technicians ireland|accounting technician(?= ?\()|(?<=\bqualif\w+ as an? )accounting technician|bilanzbuchhalter\w*|bilanzbuchhaltung \(ihk|\bbibu\b|bilanzbuchhaltungs?-?prüfung|(?:prüfung|diplom|abschluss|lehrgang|fachprüfung|kurs)\w* (?:in |zu[rm] |der )?bilanzbuchhaltung|steuerfachwirt\w*|\bdcg\b|\bdscg\b`,
  ],
  [
    'tax adviser',
    String.raw`\bcta\b|chartered tax advis[eo]r|\bciot\b|institute of taxation|steuerberater\w*`,
  ],
  [
    'enrolled agent',
    String.raw`enrolled agents?\b|(?:admitted|enrolled|licen[cs]ed|authori[sz]ed) to (?:practi[cs]e|represent) before the (?:irs|internal revenue)|(?<=\bcpa(?:,? or|,|\/| and\/or)? ?)ea\b|\bea\b(?=(?: or|\/| and\/or|,) ?cpa\b)|(?<=^(?:[^\d:;,]{5,45}, ?)?)ea\b(?=\W*(?:$|, ?(?:cpa|ms|mst|mba|mtax)\b))|\birs ea\b|\bea\b(?=[ ,(]{1,2}(?:irs|since|20\d\d|enrolled|license))`,
  ],
  [
    'actuary',
    String.raw`\bfia\b(?=.{0,80}actuar)|actuar\w*.{0,80}\b(?:fia|faa|fsa|asa)\b|\bf(?:ia|aa|sa)\b(?=.{0,80}actuar)|\bfia \(|\bf\.?i\.?a\.?\b,? (?:qualified|20)|\bfsai\b|\bfcia\b|\bfiaa\b|\bfcas\b|\bacas\b(?! (?:conciliation|early|code))|fellows?(?: of the|,(?: the)?) (?:institute|society|casualty)|fellows? of the institute and faculty|fellow\w*(?:,| of)? (?:the )?(?:\p{L}+ ){0,2}(?:institute|society|faculty|association|academy)(?: and faculty)? of actuaries|fellow\w* of the faculty(?=[^.;]{0,20}(?:19|20)\d\d)|fellow\w* (?:of|with) (?:the )?(?:ifoa|dav\b)|\bifoa fellow\w*|(?<=^(?:[^\d:;]{5,45}[ ,(])?)f[if]a\b(?=\W*(?:$|,|\())|qualified actuar\w+|aktuar\w* \(?dav\)?|\bdav\b|actuaire diplômé`,
  ],
  ['securities licence', String.raw`series (6|7|24|63|65|66)\b|\bfinra\b|\bsie\b exam`],
  [
    'insurance licence',
    String.raw`(life|health|property|casualty|insurance|producer|adjuster'?s?|p&c)\b.{0,20}\blicen[cs]e|insurance licen[cs]\w+|\b34d\b|versicherungsfach(?:mann|frau|wirt)\w*|kauf(?:mann|frau) für versicherungen|\bgen(?:eral|\.)? lines\b|\bp ?& ?c (?:producer|agent|lic)|\bresident (?:insurance |p&c )?(?:producer|agent|adjuster)\b|\ball[- ]lines\b(?=[^.;\n]{0,30}(?:adjust|resident|licen))|\b0?6-20\b|licen[cs]ed (?:insurance |p&c |independent |public )?(?:producer|adjuster|insurance agent)|\bnpn\b(?=[ #:]{1,3}\d)|§ ?34d`,
  ],
  [
    'financial planning qualification',
    String.raw`chartered financial planner|\bdip ?pfs\b|\b(?:adv ?)?dip ?fa\b|diploma for financial advis[eo]rs|\bapfs\b|diploma in (regulated )?financial planning|\bcfp\b`,
  ],
  [
    'statement of professional standing',
    String.raw`statements? of professional standing|\bsps\b(?=.{0,40}(?:cii|since|each|20|current|advis|held|valid))`,
  ],
  [
    'mortgage qualification',
    String.raw`\bcemap\b|certificate in mortgage advice|\bcert ?ma\b|\bmapc\b|mortgage advice (?:and|&) practice|\br01\b.{0,12}(?:maq|cf6)|\bnmls\b|mortgage (broker |loan )?licen[cs]e`,
  ],
  [
    'real estate licence',
    String.raw`real[- ]estate (?:sales (?:associate|person|agent)(?= (?:exam|licen[cs]e)|[ ,(:–-]{1,3}(?:license|sl\d|active|no\.?)|,)|licen[cs]e)|licen[cs]ed florida real[- ]estate agent|licen[cs]ed (?:\w+ )?(?:realtor|real[- ]estate)|carte (?:professionnelle )?t\b|§ ?34c|(?:queensland|qld|nsw|act|office of fair trading|real[- ]estate)[^.;\n]{0,30}\b(?:registration certificate|certificate of registration)|\bregistration certificate\b[^.;\n]{0,40}(?:fair trading|real[- ]estate|property agent|agents? licensing)|certificate of registration\b[^.;\n]{0,30}(?:real[- ]estate|fair trading|agents?\b)|real[- ]estate (?:agent['’]?s? |representative['’]?s? |salesperson['’]?s? )?(?:licen[cs]e|registration)|(?:full|agent['’]s) real[- ]estate licen[cs]e|carte (?:professionnelle |pro\.? )?(?:« ?)?(?:transactions?\b|t ?(?:\/|et|&) ?g\b)|land agents?['’]? regist\w*|regist\w* (?:as an? )?land agents?|(?:estate|property) agent['’]?s? licen[cs]e|licen[cs]ed real[- ]estate (?:agent|broker|salesperson)`,
  ],
  [
    'cosmetology licence',
    String.raw`(?<!(?:school|academy|college|institute) (?:of|for) )cosmetolog\w+(?! (?:school|academy|college|student|program|course|hours|training|instruct))|(?:barber|a?esthetician|hair ?stylist|manicurist|nail technician|electrologist)(?:['’]?s)? licen[cs]e|licen[cs]ed (?:master )?(?:barber|a?esthetician|hair ?stylist|manicurist|nail tech\w*|electrologist)`,
  ],
  ['alcohol licence', String.raw`personal licen[cs]e|permis d.exploitation`],
  [
    'driving licence',
    String.raw`driv(?:ing|er'?s?'?) licen[cs]e|(?:clean|manual),? (?:uk |full )?licen[cs]e|full licen[cs]e(?=, | for (?:\d|over|many|ten|twenty))|licen[cs]e:? class (?:c|5|g)\b|class (?:c|5|g) (?:operator|driver)['’]?s?['’]? licen[cs]e|full (?:uk |clean )*licen[cs]e(?= cat|,? (?:less|fewer|under|no more|max|not\b)| \(|, clean|,? category b|,? (?:and )?own (?:car|van|vehicle|transport)|\s*[.;]|$)|full,? (?:(?:uk|clean|irish|british|eu|manual|automatic|car|b|valid|current|australian),? )+licen[cs]e|\blicen[cs]ed driver|\b(?:${QUALITIES}|${STATES})(?: (?:and |& )?(?:${QUALITIES}|${STATES}|state|class [a-m]|[a-z]{2}))* dl\b|\bcar licen[cs]e|\bdriving:? full|\blicen[cs]es?:? (?:full|car\b|cars\b|cat(?:egory|egories|\.)? b1?\b(?!\.\d)|b\b)|\bi drive\b(?! (?:change|sales|growth|performance|results?|innovation|improve|revenue|business|strategy|engagement|adoption|value|the\b))|(?<![a-zäöü])(?:führerschein|fahrerlaubnis)(?! ?(?:klasse )?c)|\bpermis (?:b|be|b96|c1e?|remorque)\b|permis de conduire|lenkberechtigung|\bfs (?:kl\w*\.? )?(?:b|be|c1e?)\b|full(?: and valid|,? valid|,? current)* licen[cs]e(?= (?:cannot|will|is|=|for cars|to drive))|licen[cs]e for cars|licen[cs]ed to drive(?! (?:a )?(?:bus|lorr|truck|hgv|coach|train|forklift))|carné de conducir|\bown (?:car|vehicle)\b|\bcar (?:driver|owner)\b|\bdriver's license|(?:handed|sent|given|surrendered|lost|return(?:ed)?) (?:in |back |up )?(?:my |the )licen[cs]e\b(?! to practi)|\blicen[cs]e (?:was |has been |is )?(?:surrendered|suspended|revoked|taken away|withdrawn)|${DRIVING_TOO}`,
  ],
  [
    'pesticide certificate',
    String.raw`\bpa1\b|\bpa6\b|pesticide applicator|sachkundenachweis pflanzenschutz|certiphyto`,
  ],
  [
    'chainsaw certificate',
    String.raw`chain ?saws?(?: [\w/&-]+){0,4}? (?:certif\w*|tickets?|licen[cs]e|awards?|units?|assess\w*|course|card|competenc\w+|maintenance)|(?:certif\w*|tickets?|licen[cs]e\w*|awards?|qualif\w*)[^.;]{0,40}chain ?saw|aerial cutting of trees|felling (?:and processing )?trees (?:up to|over)|tree climbing and (?:aerial )?rescue|\bnptc\b|\bcs30\b|\bcs31\b|\bcs3[89]\b|\becc [1-3]\b|motorsägenschein|\bas baum [12]\b|\bskt[- ][ab]\b`,
    String.raw`\bahc\w{3,}|\btafe\b|motorsägenschein|\bas baum`,
  ],
  [
    'state imaging licence',
    String.raw`board of (?:medical|radiologic) (?:imaging|technology)|\bobmi\b|(?:magnetic resonance|\bmri?|radiograph\w+|radiologic technolog\w+|imaging|\bct) licen[cs]e\b`,
  ],
  ['radiography licence', String.raw`\barrt\b|radiologic technologist|\birr17\b`],
  [
    'paramedic registration',
    String.raw`registered paramedic|\bnremt\b|\bemt[- ](?:p\b|b\b|basic|paramedic|certif)|emergency medical technician|notfallsanitäter\w*|ambulancier\w* d`,
  ],
  [
    'motor vehicle master',
    String.raw`\bkfz[- ]?(?:technik(?:er)?[- ]?|mechaniker[- ]?)?meister\w*|kraftfahrzeug\w*-?meister\w*|meister(?:in|brief|prüfung|titel)? (?:im|des|in) (?:kfz|kraftfahrzeug)\w*|bachelor professional im (?:kfz|kraftfahrzeug)\w*`,
  ],
  [
    'electrical master',
    String.raw`\belektro\w*-?meister\w*|meister(?:in|brief|prüfung|titel)? (?:im|des|in) elektro\w*`,
  ],
  [
    'heating and plumbing master',
    String.raw`\bshk-?meister\w*|installateur- und heizungsbau\w*meister\w*|meister(?:in|brief|prüfung|titel)? (?:im|des|in) (?:shk|installateur)\w*`,
  ],
  [
    'craft master',
    String.raw`\bmeisterbrief|\bmeisterprüfung|handwerksmeister\w*|industriemeister\w*|\w+meister\b(?=.{0,20}(prüfung|titel|abschluss))`,
  ],
]);

/** What shows a skill, and that an employer may insist on. */
export const CERTIFICATES: readonly CredentialRow[] = withFurtherNames([
  ...FIELDS.flatMap(({ certificates }) => certificates),
  ['CIPD', String.raw`\b(assoc |chartered )?[mf]?cipd\b`],
  ['SHRM', String.raw`\bshrm\b(?! (?:member|chapter|conference|student|event))(-s?cp)?|\bs?phr\b`],
  ['PMP', String.raw`\bpmp\b|project management professional`],
  ['PRINCE2', String.raw`prince ?2`],
  ...IT_PAPERS,
  ['ISTQB', String.raw`\bistqb\b`],
  ['TOGAF', String.raw`\btogaf\b`],
  ['CFA', String.raw`\bcfa\b`],
  ['FRM', String.raw`\bfrm\b`],
  [
    'financial crime certificate',
    String.raw`\bcams\b|certified anti[- ]money[- ]laundering specialist|\bcfcs\b|\bica\b.{0,30}(diploma|certificate)`,
  ],
  [
    'fraud examiner qualification',
    String.raw`\bcfe\b|certified fraud examiner|\bacf[st]\b|accredited counter[- ]?fraud (?:specialist|technician|manager|officer)`,
  ],
  [
    'internal audit certificate',
    String.raw`\bcia\b|certified internal auditor|\bcmiia\b|chartered (?:member|internal auditor)[^.;]{0,12}\b(?:iia|institute of internal auditors)\b`,
  ],
  ['supply chain certificate', String.raw`\bapics\b|\bcpim\b|\bcscp\b`],
  [
    'procurement certificate',
    String.raw`\b[mf]?cips\b|chartered institute of (?:procurement|purchasing)(?: (?:&|and) supply)?`,
  ],
  ['marketing certificate', String.raw`\bcim\b (diploma|level)|google ads certif\w*`],
  [
    'food hygiene',
    String.raw`food (?:hygiene|safety)(?: and hygiene)?(?: at work)?(?! (?:controls?|inspect\w*|ratings?|law|interventions?|officers?|regulat\w*|enforce\w*|visits?|team|authorit\w*|policy|manager|culture|systems?|work|standards))|level (2|3|4) food|servsafe|food handler|\bfood (?:protection|safety) manager\b(?! (?:at|for|in|with|of)\b)|certified food (?:protection |safety )?manager|\bcfpm\b|national registry of food safety professionals|\bnrfsp\b|food supervisor['’]?s?\b|\bhltfse\w*|(?:safe )?food handling(?=[^.;\n]{0,12}(?:cert|card|course|\d{4}|\|))|hygieneschulung|gesundheitszeugnis|hygiène alimentaire`,
  ],
  ['HACCP', String.raw`\bhaccp\b`],
  ['paediatric first aid', String.raw`pa?ediatric first aid|\bpfa\b`],
  [
    'first aid',
    String.raw`first[- ]aid(er)?|\bhltaid0?1\d\b|ersthelfer\w*|\bsst\b|secouriste|secourisme(?= (?:général|generale?|d.urgence|en milieu|avancé|standard))|\brcr\b(?=[ ,(:]{1,3}(?:niveau|level|c\b|/))`,
  ],
  [
    'advanced life support',
    String.raw`\bacls\b|\bals\b|\bils\b|soins avancés en réanimation cardio\w*|réanimation cardio\w* avancée|(advanced|immediate) life support|(?:resus(?:citation)? council|\brcuk\b)[^.;\n]{0,20}\b(?:immediate|advanced)\b|immediate life[- ]support`,
  ],
  ['paediatric life support', String.raw`\be?pals\b|pa?ediatric (?:advanced )?life support`],
  [
    'basic life support',
    String.raw`\bbc?ls\b|basic (?:cardiac )?life support|\bcpr\b(?=[^.;:\n]{0,16}\b(?:providers?|professionals?)\b)`,
  ],
  ['ITIL', String.raw`\bitil\b`],
  ['scrum certification', String.raw`\bcsm\b|\bpsm\b|certified scrum ?master|professional scrum master`],
  [
    'safety qualification',
    String.raw`\bnebosh\b|fachkraft für arbeitssicherheit|\bsifa\b|sicherheitstechnische\w* fachkunde|sicherheitsfachkraft|(?:statutory|occupational) safety (?:specialist|professional|expert)s?\b(?=[^.;\n]{0,60}(?:train|asig|dguv|insurance|stage))|fachkunde (?:nach|gemäß|gem\.?) (?:§ ?7 )?(?:des )?asig`,
  ],
  ['IOSH qualification', String.raw`\biosh\b|\b(?:cm|gradi|techi)iosh\b`],
  ['OSHA card', String.raw`\bosha[- ]?(10|30)`],
  [
    'CSCS',
    String.raw`\bcscs\b|\bcard is (?:the |a )?(?:black|gold)\b|\b(?:black|gold) (?:managers?['’]?|supervisors?['’]?|site) card\b`,
  ],
  [
    'site supervisor certificate',
    String.raw`\bsmsts\b|\bsssts\b|site manag\w+ safety (?:training scheme|course)|citb (?:five|5)[- ]day (?:course|ticket|site)|(?:five|5)[- ]days? (?:citb )?(?:site )?(?:managers?['’]?|safety) (?:safety )?(?:course|ticket|training)|(?:five|5)[- ]day citb\b`,
  ],
  ['site safety passport', String.raw`\bccnsg\b|safe ?pass\b|safety passport`],
  ['lean certificate', String.raw`(green|black) belt|six sigma`],
  [
    'childcare qualification',
    String.raw`level (2|3|5|6)\b.{0,40}(childcare|early years|nursery|children)|(childcare|early years|children)\b.{0,30}level (2|3|5|6)\b|early years educator|\bcache\b|\bnneb\b|\bcap\b.{0,26}(petite enfance|aepe)`,
  ],
  [
    'care management qualification',
    String.raw`(?:level|nvq|qcf|rqf|\bl) ?(?:level )?(4|5)\b.{0,50}(leadership|health|care)|(leadership|management)\b.{0,40}(care|adult)\b.{0,30}level (4|5)|level (4|5) diploma(?! (?:for|in) (?!.{0,30}(?:care|leadership)))|registered manager'?s? award|\brma\b|\bnvq (level )?4\b`,
  ],
  [
    'care certificate',
    String.raw`care certificate|(level|nvq) ?(2|3)\b(?:(?!critical|intensive|\bunit\b|\bward\b).){0,30}(health (and|&) social care|adult care|(?<!child)care\b(?! (?:homes?|units?|settings?|wards?|teams?|beds?)\b))`,
  ],
  [
    'personal trainer certificate',
    String.raw`level (2|3|4)\b.{0,30}(personal train|fitness|gym)|\breps\b|\bcimspa\b|\bnasm\b|\bacsm\b|\bbpjeps\b`,
  ],
  [
    'lifeguard certificate',
    String.raw`\bnplq\b|(?:pool |beach )?lifeguard(?:ing)? (?:certif\w+|qualif\w+|award|licen[cs]e)|national pool lifeguard`,
  ],
  [
    'language teaching certificate',
    String.raw`\bcelta\b|\btefl\b|\b(?:cert ?|dip ?)?tesol\b|\bdelta\b|\bcelt\b|\bcertptlls\b`,
  ],
  ['wine certificate', String.raw`\bwset\b`],
  [
    'hairdressing qualification',
    String.raw`(nvq|level) ?(2|3)\b.{0,20}(hair|barber|beauty)|\bcap coiffure\b`,
  ],
  [
    'instructor qualification',
    String.raw`ausbilder(?:eignung|prüfung|kurs|schein)|\baevo\b|\bada-schein\b|\bptlls\b|\bdtlls\b`,
  ],
  [
    'clinical practice certificate',
    String.raw`\bich[- ]gcp\b|good clinical practice|\bgcp(?:-wmo)?[ ,:–-]{1,3}(?:e6|certificat\w*|training|trained|refresher|course)|\bgcp-wmo\b|\bbrok\b(?=[^.;\n]{0,30}(?:certif|course|cursus|20\d\d))`,
  ],
  ['electrical inspection', String.raw`\b2391\b|\b2394\b|\bcity (and|&) guilds 23\d\d`],
  ['asbestos certificate', String.raw`asbestos(?! assessor)|\bp402\b|\bp405\b`],
  ['confined space certificate', String.raw`confined space`],
  ['child seat', String.raw`\bbafa\b|\bbafd\b|\bjuleica\b`],
  [
    'Austrian payroll examination',
    String.raw`(?:personal|lohn)verrechner\w*prüfung|(?:diplomierte[rn]?|geprüfte[rn]?|akademische[rn]?|dipl\.) (?:personal|lohn)verrechner\w*|(?:personal|lohn)verrechner\w*(?=[^.;\n]{0,25}prüfung)|(?:fach)?prüfung (?:zur?m? |für |in der )?(?:personal|lohn)verrechn\w+`,
  ],
  [
    'payroll qualification',
    String.raw`titre professionnel(?! (?:de |d['’])?(?:conduct|agent|cuisini|serveu|électric|plomb|menuisi|maçon|soud|secrétaire|assistant|formateur|développeu|technicien|concepteur|carist|préparat))(?=[^.;\n]{0,40}paie)|\b[amf]?cipp(?:dip)?\b(?! ?[\/-]? ?(?:e|us|c|a|m)\b)|payroll diploma`,
  ],
]);

export const CLEARANCES: readonly CredentialRow[] = [
  [
    'criminal record check',
    String.raw`enhanced (?:dbs|disclosure)|\bdbs (?:check|certificate|clearance)(?=[^.;\n]{0,25}enhanced)|(?:enhanced|full) disclosure and barring`,
  ],
  [
    'security clearance',
    String.raw`\b(e?sc|e?dv|ctc|bpss|nppv\d?|ts\/sci|ts)\b[- ]?(clear\w*|vetted|vetting)|security[- ]clear\w*|security vetting|\buksv\b|security check (?:level|clear\w*|vetting)|\bsc\b(?:,? \(?or (?:above|higher|dv)\)?)? vett\w+|habilit\w*(?:\(e\))?[^.;\n]{0,40}\b(?:secret|confidentiel)\b|(?:secret|classifiées?)\b[^.;\n]{0,30}habilit\w*|habilit(?:é|ée|és|ées|é\(e\)) (?:au )?(?:s|ts)\b|developed vetting|top secret|secret clearance|\bts\s?\/{1,2}\s?sci\b|public trust|\bclearance(?: level)?\s*[:–-]\s*(?:uk )?(?:sc|dv|ctc|bpss|edv)\b|\b(?:sc|dv)\b(?= ?\((?:active|current|cleared|valid|held)| (?:has|have|needs?|must|should)(?: to)? (?:already )?be (?:live|active|current|valid|held|in (?:place|date|force)))|\b(?:live|active|in-date) (?:sc|dv)\b|(active|current|valid|no|holds?|held|without) (an? )?(active |current )?clearance|sicherheitsüberprüf\w*|ü2|habilitation (secret|défense)\w*`,
  ],
];

export const LANGUAGES: readonly CredentialRow[] = [
  [
    'english',
    String.raw`\b(?:english|englisch\w*|anglais\w*|anglophon\w*|inglese|ingl[eéê]s|angielsk\w+|engels(?= ?(?:\(|:|vloeiend|goed|uitstekend|redelijk|moedertaal|[abc][12]\b)|$|[,.;]))`,
  ],
  [
    'german',
    String.raw`\b(?:german(?!y| sign)|deutsch(?!land|\w* gebärden)\w*|allemand\w*|germanophon\w*|duits|tedesco|alemán|alemão|niemieck\w+)`,
  ],
  [
    'french',
    String.raw`\b(?:french(?! sign)|französisch\w*|(?<!signes )français\w*|francophon\w*|francese|francés|francês|francusk\w+|frans(?= ?(?:\(|:|vloeiend|goed|uitstekend|redelijk|moedertaal|[abc][12]\b)))`,
  ],
  [
    'spanish',
    String.raw`\b(?:spanish|spanisch\w*|espagnol\w*|espa[nñ]ol|spaans|spagnolo|castellano|hispanophon\w*|hiszpańsk\w+)`,
  ],
  ['italian', String.raw`\b(?:italian\w*|italienisch\w*|italien\w*|italophon\w*|italiaans|włosk\w+)`],
  [
    'dutch',
    String.raw`\b(?:dutch|nl(?=-sprach| ?[:=] ?(?:[abc][12]\b|bon|langue|courant|maternel))|nederlands|flemish|vlaams|flämisch|flamand|olandese|niederländisch\w*|holländisch\w*|néerlandais\w*|néerlandophon\w*)`,
  ],
  [
    'portuguese',
    String.raw`\b(?:portuguese|portugiesisch\w*|portugais\w*|lusophon\w*|portugu[eéê]s|portoghese)`,
  ],
  [
    'polish',
    String.raw`\b(?:polish|(?:umgangs)?polnisch\w*|polonais\w*|polonophon\w*|język polski|pools(?= ?(?:\(|:|vloeiend|moedertaal)))`,
  ],
  ['russian', String.raw`\b(?:russian|russisch\w*|russe|russophon\w*)`],
  ['ukrainian', String.raw`\b(?:ukrainian|ukrainisch\w*|ukrainien\w*)`],
  ['mandarin', String.raw`\b(?:mandarin|chinese|chinesisch\w*|chinois\w*|putonghua)`],
  ['cantonese', String.raw`\b(?:cantonese|kantonesisch\w*|cantonais\w*)`],
  ['japanese', String.raw`\b(?:japanese|japanisch\w*|japonais\w*)`],
  ['korean', String.raw`\b(?:korean|koreanisch\w*|coréen\w*)`],
  ['arabic', String.raw`\b(?:arabic|arabisch\w*|arabe|arabophon\w*)`],
  ['hindi', String.raw`\b(?:hindi|urdu|hindustani|ourdou)`],
  ['punjabi', String.raw`\b(?:punjabi|panjabi|pendjabi)`],
  ['bengali', String.raw`\b(?:bengali|bangla|sylheti|bengalisch\w*)`],
  ['gujarati', String.raw`\b(?:gujarati|gudscharati)`],
  ['tamil', String.raw`\b(?:tamil\w*|tamoul\w*)`],
  ['telugu', String.raw`\btelugu`],
  ['malayalam', String.raw`\bmalayalam`],
  ['marathi', String.raw`\bmarathi`],
  ['nepali', String.raw`\b(?:nepali|nepalesisch\w*|népalais\w*)`],
  ['sinhala', String.raw`\b(?:sinhala|sinhalese|singhalesisch\w*)`],
  ['pashto', String.raw`\b(?:pashto|paschtu\w*|pachto\w*)`],
  ['kurdish', String.raw`\b(?:kurdish|kurmanji|sorani|kurdisch\w*|kurde)`],
  ['tigrinya', String.raw`\b(?:tigrinya|tigrinisch\w*)`],
  ['amharic', String.raw`\b(?:amharic|amharisch\w*|amharique)`],
  ['somali', String.raw`\bsomali(?!a)\w*`],
  ['swahili', String.raw`\b(?:k?swahili|kiswahili|suaheli)`],
  ['yoruba', String.raw`\byoruba`],
  ['hausa', String.raw`\bhausa\b`],
  ['afrikaans', String.raw`\bafrikaans`],
  ['zulu', String.raw`\b(?:isi)?zulu\b`],
  [
    'thai',
    String.raw`\b(?:thai(?! (?:food|cuisine|massage|kitchen|cook\w*|restaurants?|boxing|chefs?|curr\w+))|thailändisch\w*|thaï)`,
  ],
  ['burmese', String.raw`\b(?:burmese|birman\w*|birmanisch\w*)`],
  ['malay', String.raw`\b(?:bahasa (?:malaysia|melayu)|malay)\b`],
  ['indonesian', String.raw`\b(?:bahasa indonesia|indonesian|indonesisch\w*|indonésien\w*)`],
  ['tagalog', String.raw`\b(?:tagalog|filipino)`],
  ['turkish', String.raw`\b(?:turkish|türkisch\w*|turc|turque|turcophon\w*)`],
  [
    'irish',
    String.raw`\b(?:gaeilge|irish gaelic|gaelic \(irish\)|irish(?=-(?:language|medium)| (?:language|speakers?|of native|[★●]|\| ?(?:native|fluent|[abc][12]\b)|to at least|at [abc][12]|is (?:essential|required|compulsory))|\s?[(:–-]{1,2}\s?(?:native|mother|fluent|basic|school|reading|spoken|written|[abc][12]\b)| \(?(?:a1|a2|b1|b2|c1|c2|minimum)\b|, ?[abc][12]\b)|(?<=\bin )irish(?=\s*(?:[,.;:()]|$|and\b|both\b))|(?<=\b(?:fluent(?: in)?|proficiency in|(?:good |strong |excellent )?command of|proficient in|[abc][12](?:-level| level)?(?: in)?|fluency in|speaks?|spoken|native(?:-level)?|native in|mother-tongue|conversational|business[- ]level|written|through|nothing but|raised with|school) )irish(?! (?:sign|accent|whisk\w+|danc\w+|law|tax|gaap|market|nurs\w+|regist\w+)))\b`,
  ],
  ['gaelic', String.raw`\b(?:scottish gaelic|gàidhlig)`],
  ['welsh', String.raw`\b(?:welsh|cymraeg|walisisch\w*|gallois\w*)`],
  ['swedish', String.raw`\b(?:swedish|schwedisch\w*|suédois\w*)`],
  ['danish', String.raw`\b(?:danish|dänisch\w*|danois\w*)`],
  ['norwegian', String.raw`\b(?:norwegian|norwegisch\w*|norvégien\w*)`],
  ['icelandic', String.raw`\b(?:icelandic|isländisch\w*|islandais\w*)`],
  ['finnish', String.raw`\b(?:finnish|finnisch\w*|finnois\w*)`],
  ['estonian', String.raw`\b(?:estonian|estnisch\w*|estonien\w*)`],
  ['latvian', String.raw`\b(?:latvian|lettisch\w*|letton\w*)`],
  ['czech', String.raw`\b(?:czech|tschechisch\w*|tchèque)`],
  ['hungarian', String.raw`\b(?:hungarian|ungarisch\w*|hongrois\w*)`],
  ['romanian', String.raw`\b(?:romanian|moldovan|rumänisch\w*|roumain\w*)`],
  ['greek', String.raw`\b(?:greek|griechisch\w*|grec(?:que)?)\b`],
  ['hebrew', String.raw`\b(?:hebrew|hebräisch\w*|hébreu)`],
  ['latin', String.raw`\blatin(?! (?:america\w*|dance))|\blateinisch\w*`],
  ['lithuanian', String.raw`\b(?:lithuanian|litauisch\w*|lituanien\w*)`],
  ['slovak', String.raw`\b(?:slovak|slowakisch\w*|slovaque)`],
  ['slovene', String.raw`\b(?:slovenian?|slovene|slowenisch\w*|slovène)`],
  ['bulgarian', String.raw`\b(?:bulgarian|bulgarisch\w*|bulgare)`],
  [
    'croatian',
    String.raw`\b(?:croatian|serbian|bosnian|kroatisch\w*|serbisch\w*|bosnisch\w*|croate|serbe|bosniaque)`,
  ],
  ['macedonian', String.raw`\b(?:macedonian|mazedonisch\w*|macédonien\w*)`],
  ['albanian', String.raw`\b(?:albanian|albanisch\w*|albanais\w*)`],
  [
    'georgian',
    String.raw`\b(?:georgian(?! (?:house|building|architect|propert|terrace|town|style)\w*)|georgisch\w*|géorgien\w*)`,
  ],
  ['armenian', String.raw`\b(?:armenian|armenisch\w*|arménien\w*)`],
  ['catalan', String.raw`\b(?:catalan|katalanisch\w*|català)`],
  ['basque', String.raw`\b(?:basque|baskisch\w*|euskara)`],
  ['maltese', String.raw`\b(?:maltese|maltesisch\w*|maltais\w*)`],
  ['luxembourgish', String.raw`\b(?:luxembourgish|luxemburgisch\w*|lëtzebuergesch|luxembourgeois\w*)`],
  ['persian', String.raw`\b(?:farsi|dari|persian|persisch\w*|persan)\b`],
  ['vietnamese', String.raw`\b(?:vietnamese|vietnamesisch\w*|vietnamien\w*)`],
  ['British sign language', String.raw`\b(?:british sign language|bsl)\b`],
  [
    'German sign language',
    String.raw`(?<!\w)(?:deutsche[rnms]? gebärdensprach\w*|german sign language|dgs)(?!\w)`,
  ],
  ['French sign language', String.raw`\b(?:langue des signes française|french sign language|lsf)\b`],
  ['American sign language', String.raw`\b(?:american sign language|asl)\b`],
  ['Irish sign language', String.raw`\birish sign language\b`],
  ['sign language', String.raw`\b(?:sign language|gebärdensprach\w*|langue des signes)`],
];
