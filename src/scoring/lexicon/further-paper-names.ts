// Further names of papers that the tables list already: who else calls them something, in which other words they are
// told, what they were called before, and day by day: by letters, by the number of the course, by the body alone, in German
// and French as in English. Each joins the pattern of the paper it names; written from general knowledge.

import type { CredentialRow } from './fields/field.ts';

/** Cars are class G in Ontario, class 5 in most of Canada, which class 3 for lorries holds, and on a "Führerausweis" in Switzerland: "G licence, own car", "Class 3, clean abstract". */
const DRIVING_ABROAD = String.raw`\bclass (?:g|5) (?:driv\w+['’]?s? )?licen[cs]e|\bclass (?:g|5)\b(?=,? (?:own|vehicle|car|clean|full)|$)|(?<![\w-])g (?:driv\w+['’]?s? )?licen[cs]e|\b(?:ontario g|bc class 5|alberta class 5)\b(?!\d)|\bfull g\b(?=\W*$|,| since | licen[cs]e| \(|[.;])|\bpermis (?:de )?classe 5\b|\bclass [1-5]\b(?=[^.;\n]{0,40}\b(?:abstract|demerits?|air[- ]?brakes?|q endorsement))|(?<=(?:^|[·•|,;])\s?)class 5(?=\s*(?:[·•|,;]|$))|(?<![a-zäöü])(?:führer|fahr)ausweis(?! ?kontroll)\b|\bown (?:pickup|truck|suv)\b|\bfahrerlaubnisklasse b\b`;

/** A German commercial training as English texts call it: "industrial clerk (IHK)", "a completed commercial apprenticeship"; a post as a bank clerk is none. */
const CLERKS_TRAINING = String.raw`\bindustrial (?:clerks?|business clerks?|(?:business )?management assistants?)\b|\b(?:office|wholesale|foreign trade|industrial) management (?:clerks?|assistants?)\b(?=[^.;\n]{0,30}(?:\bihk\b|chamber|by training|apprentic))|(?:trained|train(?:ing|eeship)|apprentic\w+|qualified)(?: as an?| as| to be an?)? (?:office|bank|banking|insurance|wholesale|retail|export|foreign trade|shipping|freight forwarding|real estate|commercial) (?:management )?(?:clerk|merchant|assistant)s?\b|\b(?:office|bank|banking|insurance|wholesale|retail|export|foreign trade|shipping|freight forwarding|real estate|commercial) (?:clerk|merchant)s?\b(?=[^.;\n]{0,30}(?:\bihk\b|chamber of (?:industry|commerce)|by training|apprentic))|\bcommercial (?:(?:or|and|\/) \w+ )?(?:vocational )?apprenticeship|\bcommercial vocational (?:training|education|qualification)|(?:completed|finished) (?:commercial|business)(?:(?: or| and|\/) \w+)? (?:vocational )?training\b`;

/** By the name of the paper in the tables. */
const FURTHER: Readonly<Record<string, string>> = {
  // The older names of one profession, and not its helpers: "Altenpflegeschule, staatl. Examen", "gelernte Krankenschwester".
  'nursing registration': String.raw`(?:alten?|kranken|kinderkranken|gesundheits)-?pfleg(?!e?-?h[ei]lf|e?-?assist|e?basis)\w*[^.;\n]{0,60}(?:examen|examiniert|urkunde|staatl\w*|erlaubnis)(?!\w* geprüfte\w* \w*helf)|(?:examen|staatsexamen|erlaubnis|urkunde|gelernte\w*)[^.;\n]{0,30}(?:(?:alten|kranken|kinderkranken)pfleg(?!e?-?h[ei]lf|e?-?assist)\w*|krankenschwester)|krankenschwester[^.;\n]{0,40}(?:examen|urkunde|erlaubnis)|pflegeexamen|pflegefachperson|\bd\.?e\.? (?:d['’])?infirmi\w+|infirmi\w+ (?:diplômée? )?d.[ée]tat|\bnmbi\b|nursing and midwifery board of ireland|an bord altranais|(?<!(?:\bpfa\b|\bpa\b|assisten\w*)[^.;\n]{0,40})(?:gesundheitsberuferegister(?![^.;\n]{0,30}assisten)|\bgbr\b(?=[- ,](?:eintrag\w*|regist\w*|nr|nummer)|[^.;\n]{0,30}regist))|\bdgk[ps]\b|diplomierte\w* gesundheits- und krankenp\w+|\bdei\b(?= n°| \d|,| obtenu| délivré)|\bide\b(?=[,.;:)]|$| depuis| diplômée?| en )|infirmi\w+ d\.? ?e\.?(?=[ ,.;)]|$)`,
  'radiographer diploma': String.raw`diplôm\w* d.[ée]tat (?:de |en )?(?:merm|manip\w*)|\bdts[- ](?:imrt|imagerie\w*|en imagerie)|manip\w*(?: (?:radio|en [ée]lectroradiologie)(?: médicale)?)?,? d\.?e\.? (?=(?:19|20)\d\d|\()|technicien\w* supérieur\w* en imagerie`,
  'radiation protection certificate': String.raw`(?:attestation|formation|certificat\w*)[^.;\n]{0,25}radioprotection|radioprotection d\w+ patients?(?=[^.;\n]{0,30}(?:valid|valable|à jour|jusqu|20\d\d))`,
  'independent prescriber': String.raw`independent (?:and|&|\/) supplementary prescrib\w+|supplementary (?:and|&|\/) independent prescrib\w+|\bip annotat\w+|prescriber annotation|annotated as an? (?:\w+ )?prescriber`,
  'social work registration': String.raw`social care wales|\bniscc\b|northern ireland social care council|scottish social services council`,
  'teaching licence': String.raw`matat[uū] aotearoa|an chomhairle mh[uú]inteoireachta|fully certificated teacher|education workforce council|\bewc (?:regist\w+|number)|\bgtcni\b|post-?graduate certificate in education|\bnqt year (?:completed|passed)|(?<=qualified[^.;\n]{0,25})(?:school direct|scitt|teach first)|school direct(?=[^.;\n]{0,20}(?:qualif|award))`,
  'solicitor admission': String.raw`\b(?:cal|calif|tex|fla|ill|mass|penn?|wash|mich|minn|ariz|colo|ore|conn|tenn|wis|n\.?y|n\.?j|d\.?c)\.? (?:state )?bar\b(?! exam)(?=[,.;:(# ]|$)|\b(?:michigan|minnesota|arizona|colorado|oregon|nevada|tennessee|wisconsin|connecticut|missouri|indiana|kentucky|utah|new jersey|washington|maryland|virginia|(?:north|south) carolina|(?:district of columbia)) (?:state )?bar\b(?! exam)(?=[,.;:( ]|$)|\bstate bar (?:no|number|#)|\bsbn ?#? ?\d{5,6}\b|\badmitted,? (?:in |on )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d|(?:england (?:and|&) wales|e ?& ?w)[- ](?:admitted|qualified) solicitor|solicitors?,? (?:qualified|admitted)(?: in| as|,|$)|\bon the (?:e ?& ?w|english) roll|(?:zweite[rsn]?|große[rn]?|2\.) (?:juristische[rsn]? )?staatsprüfung|juristischen? staatsexamina|\b(?:both|two|second|first and second) (?:german )?(?:legal |law )?state exam\w*(?: in law)?|\bstate exam\w*(?: in law)?(?= (?:i and ii|1 and 2)\b)|(?<!\bno )\bvolljurist\w*|(?:zweite[sn]?|2\.) (?:juristische[sn]? )?(?:staats)?examen|assessorexamen|\bass\. ?iur|befähigung zum richteramt|certificat d.aptitude à la profession d.avocat|\bc\.a\.p\.a\b`,
  'security licence': String.raw`(?:door supervis\w+|front ?line|cctv|close protection|sia) badge|\bds (?:badge|licen[cs]e)|bewachungsgewerbe|\b34a[- ]?(?:schein|sachkunde\w*)|sachkundeprüfung|carte (?:pro\b|professionnelle)[^.;\n]{0,30}\b(?:cnaps|surveillance|sécurité|gardiennage|privée)|carte cnaps|\bcnaps\W{1,3}carte|\bcarte pro\b(?= (?:à jour|valide|cnaps|en cours|obligatoire|exigée|impérative|indispensable)|[,.;:)]|$)|\bcar-0\d\d-20\d\d`,
  'forklift licence': String.raw`\bcat\w*\.? ?[1-6] (?:\()?r\.? ?489|\br\.? ?489(?:-| cat\w*\.? | c)[1-6]\b|stapler\w*(?:ausweis|führerschein)\w*|forklift licen[cs]es?: cb\b|(?:tickets?|licen[cs]es?|class|hrwl?)[ :,–-]{1,4}(?:class )?lf\b|\btlilic0003\b|licen[cs]e to operate a forklift|ausbildung zum gabelstapler\w+|gabelstaplerfahrer mit schein|gabelstapler(?:-?ausbildung|-?schein)|fahrerausweis für (?:gabelstapler|flurförder)|\b(?:bgg|dguv[- ]grundsatz|dguv-g) ?(?:925|308-001)`,
  'chartered engineer': String.raw`\bf(?:ice|istructe|imeche|iet|icheme)\b|board of professional engineers(?: of)? queensland|registered professional engineer of queensland`,
  'chartered accountant': String.raw`\bca ?\(sa\)|\bsaica\b|chartered accountants ireland|institutes? of chartered accountants|institute of certified public accountants in ireland|\bca anz\b|chartered accountants australia`,
  // "Licence: C open", "Texas DL class C", "rijbewijs B": what other countries call it.
  'driving licence': String.raw`\bdrives?: ?(?=full|clean|cars?\b|vans?\b|yes)|\bdvla (?:photocard )?licen[cs]e|\bpermis (?:voiture|auto|vl)\b|\bopen (?:c |car |class c )?(?:driver['’]?s? )?licen[cs]e|\blicen[cs]e:? (?:class )?c\b(?=[ ,(]{1,2}(?:open|manual|auto|full|class))|\bc[- ]class (?:driver['’]?s? )?licen[cs]e|\bclass c driver['’]?s? licen[cs]e|\bdl,? class c\b|\b(?:valid|clean|state) dl\b|\brijbewijs b?\b|\bpatente b\b|prawo jazdy|\bb licen[cs]e\b|\bown van\b|(?<=^|[.;|] ?)licen[cs]e (?:held )?since (?:19|20)\d\d|(?<!(?:premises|practi[cs]ing|operator|personal|bar) )\bclean (?:uk |full |driving )*licen[cs]e\b|\bpassed (?:my|your|their|a) (?:driving )?test\b|(?:entitled|licen[cs]ed|allowed) to drive a car\b|\bpoints?-free\b|\bcar available\b|(?:eigene[srnm]?) (?:pkw|auto|wagen)|pkw vorhanden|\bfs,? ?-?(?:kl\.?|klasse) ?b\b|führerscheinklasse b|fahre seit (?:19|20)\d\d|\bauto:? (?:kat(?:egorie|\.)?|kl(?:asse|\.)?) ?b\b|\b(?:pkw|pw|auto)-?(?:ausweis|prüfung|fahrausweis)\b|\bpermis(?: de conduire)?,? (?:de )?cat(?:égorie|\.)? ?b\b|(?<!non[- ])véhiculée?\b|voiture personnelle|je conduis|\bpermis (?:depuis|obtenu en)|${DRIVING_ABROAD}`,
  // The national commission as it calls itself today, and those beside it.
  'crane licence': String.raw`\bcco\b(?=[ -](?:certified |mobile |tower |overhead |telescopic |lattice |articulating )*(?:crane|operator|boom|tlo?[lk]|certif))|national commission for the certification of crane operators|crane institute certif\w+|(?:\bnccer|\bcic)[ -](?:certified |mobile |tower |overhead )*crane|crane operators?['’]? (?:card|qualification)\b`,
  'high risk work licence': String.raw`\bhigh[- ]risk (?:ticket|licen[cs]e|card)|\bhrwl?\b|\b(?:fork(?:lift|s)?|truck) \(?lf\b|\blf (?:licen[cs]e|ticket)|\blf\b(?= ?[+&\/] ?lo\b)`,
  'nursing management course': String.raw`(?:verantwortliche|leitende)\w* (?:leitende\w* )?pflegefachkraft(?=[^.;\n]{0,40}(?:\d{3} ?(?:std|stunden|ue\b|u\.?-?std)|kurs|weiterbildung|lehrgang|akademie|zertifikat))|pflegemanagement(?=[^.;\n]{0,40}(?:studium|b\.? ?a\b|b\.? ?sc|m\.? ?a\b|bachelor|master|hochschule|zertifikat))|(?:\bb\.? ?a\.?|\bb\.? ?sc\.?|\bm\.? ?a\.?|bachelor|master|studium)[^.;\n]{0,15}pflegemanagement|weiterbildung zur (?:pdl|pflegedienstleitung)`,
  'picture exchange training': String.raw`\bpecs\b(?=[^.;\n]{0,40}(?:\bl[1-4]\b|course|pyramid|workshop|qualif))`,
  'chartered planner': String.raw`chartered (?:town|urban|spatial) planner`,
  'care certificate': String.raw`\bl[23] (?:diploma|nvq|certificate)\b[^.;\n]{0,30}\bcare\b`,
  'OSHA card': String.raw`\bosha\b[^.;\n]{0,20}\b(?:10|30|ten|thirty)\b|\b(?:10|30|ten|thirty)[- ]?h(?:ou)?rs?\b[^.;\n]{0,12}\bosha\b`,
  'paediatric first aid': String.raw`first aid (?:for|with|course for) (?:babies|infants|bab(?:y|ies) and child\w*)\b|(?:baby|infant) (?:and|&) child(?:ren)?(?:['’]s)? first aid`,
  'childcare qualification': String.raw`early years (?:teacher|professional) status|\bey[tp]s\b|\bl3 diploma for the children|\bnvq (?:level )?3[^.;\n]{0,12}child\w*['’]?s? care|accompagnant[^.;\n]{0,5} éducatif petite enfance|c\.a\.p\.? petite enfance`,
  'payroll qualification': String.raw`\btitre pro\b(?=[^.;\n]{0,30}paie)`,
  // The United Kingdom and Ireland.
  CSCS: String.raw`construction skills certification scheme`,
  'electrician licence': String.raw`\becs\b(?=[ ,(]{1,3}(?:gold|approved|card|installation))|electrotechnical certification scheme|gold[- ]card electrician|gold jib|\bgold[- ]card\b(?=[^.;\n]{0,25}(?:ecs|jib|electric))`,
  'dangerous goods certificate': String.raw`dangerous goods (?:drivers?['’]?s? |driving )?(?:vocational )?(?:training )?(?:certificate|licen[cs]e|card|ticket|endorsement)s?(?![^.;\n]{0,30}\b(?:iata|imdg|air|sea)\b)|vocational training certificate[^.;\n]{0,30}dangerous goods|\bdg (?:driver['’]?s? )?licen[cs]e`,
  'driver CPC': String.raw`(?:gültige[rn]?|aktuelle[rn]?|eingetragene[rn]?) 95\b|fahrerqualifizierungsnachweis|\bfqn\b|\b(?:code|sz|ziffer|kennziffer) ?95\b|\bbkrfqg\b|\bbkf[- ]?modul\w*|(?:fünf|5) module\b(?=[^.;\n]{0,60}(?:95|dekra|tüv|bkf|berufskraft))|\b95 (?:eingetragen|gültig)|beschleunigte grundqualifikation`,
  'MOT tester': String.raw`\bnts?\b(?=[^.;\n]{0,30}\bvts\b)|\bvts\b[^.;\n]{0,30}\bnt\b|\bmot bay\b(?=[^.;\n]{0,20}tester)`,
  'wiring regulations certificate': String.raw`\b18th ed\b|\b18th edition exam`,
  // North America.
  'articulated lorry licence': String.raw`class[- ]a (?:commercial (?:driver['’]?s? )?)?(?:cdl|licen[cs]e)|\bcdl[ :,–-]{1,3}class a\b|commercial driver['’]?s? licen[cs]e[ ,–-]{1,3}class a\b|\baz\b(?=[ ,]{1,2}(?:licen[cs]e|driver|in|since|class|current|clean)|$)|class a\/?z\b|class a with z\b|\bfull az\b|licen[cs]e(?: class)?:? az\b|\bc ?[+] ?e\b|\bce-(?:führerschein|fahrerlaubnis|schein|klasse)|(?:führerausweis|führerschein|fahrerlaubnis|fs)(?:[- ](?:klassen?|kl\.|kat\.|kategorien?))?:? (?:[a-z0-9]{1,3}(?:, ?| und | ?\/ ?))*ce\b|\bauf ce\b|\blkw-führerschein mit anhänger|\bklasse ce\b|\bpermis (?:de conduire )?(?:[a-z0-9+]{1,3}(?:, ?| et ))*(?:ce|c\+e|spl|c ?\(e\))\b|\bpassé le (?:ce|spl)\b|conducteur spl`,
  CPA: String.raw`\bc\.p\.a\b`,
  'tax adviser': String.raw`\bberufsträger\w*(?=[^.;\n]{0,12}\b(?:stb|steuerberat))`,
  'dental registration': String.raw`\bdcp register|dental care professionals['’]? register`,
  'securities licence': String.raw`general securities representative|\bs(?:6|7)\b(?=[ ,;&/]{1,3}(?:and )?s?(?:6|7|63|65|66)\b)|\bs(?:63|65|66)\b(?=[ ,;&]|$)`,
  'aircraft licence': String.raw`\ba and p\b|airframe,? (?:and |& )?powerplant|faa mechanic certificate`,
  'refrigerant handling licence': String.raw`\bodp,? \(?hrai\b|\bhrai\b[^.;\n]{0,20}\bodp\b|\bozone[- ]deplet\w+[^.;\n]{0,15}(?:card|certif|ticket)|\bodp (?:ticket|certif)`,
  'Red Seal': String.raw`\brse\b|interprovincial exam|\b433a\b`,
  'early childhood educator registration': String.raw`\br\.e\.c\.e\b|registered ece\b|college of ece\b|\bcece\b(?= regist)`,
  'construction induction card': String.raw`white ?card|prepare to work safely in the construction industry`,
  'care worker qualification': String.raw`cert(?:ificate)?\.? ?(?:iii|iv|3|4)\W{1,2}(?:in )?\(?(?:individual support|aged care|ageing|disability|home and community)|individual support (?:\(?cert\w*\.? (?:iii|3)|certificate)|\bchc330(?:15|21)\b`,
  'heavy rigid licence': String.raw`heavy rigid|^\W*hr\W*$|\bhr\b(?=[- ](?:truck )?(?:class|licen[cs]e|truck|driver))|(?:licen[cs]es?|lic\.|class)[ :,(]{1,3}(?:class )?(?:[clm]r ?[|,/] ?)*(?:hr|hc|mc)\b|\b(?:from mr|upgraded(?: from \w+)?) to hr\b|heavy combination|multi[- ]combination`,
  'AWS certification': String.raw`\baws (?:csa|saa|sap|soa|dva|clf)\b|\bsaa-c0\d\b`,
  'responsible service of alcohol': String.raw`\brsa\b(?= (?:for|valid in|in) (?:nsw|vic\w*|qld|queensland|new south wales|wa\b|western))|\b(?:nsw|vic|qld|victorian|queensland) rsa\b|\brsa\b(?= (?:card|certificate|competency|nsw|vic|qld)| \((?:nsw|vic|qld)|,? (?:and|&|\+) r[cs]g|: )|\bsithfab021\b`,
  // Germany, Austria, Switzerland.
  'medical registration': String.raw`approbierte\w* (?:ärzt\w+|arzt)`,
  'alcohol licence': String.raw`personal alcohol licen[cs]e`,
  'cookery qualification': String.raw`kochlehre|lehrabschluss\w*[^.;\n]{0,25}\bk[oö]ch(?:in)?\b|\blap\b[^.;\n]{0,12}\bk[oö]ch\w*|\bk[oö]chin?\b[^.;\n]{0,12}\blap\b|lehrberuf k[oö]ch|doppellehre koch|\bc\.a\.p\. (?:de )?cuisin\w*`,
  'commercial clerk apprenticeship': String.raw`\bkv-(?:lehre|abschluss|lehrabschluss)\w*|kauf(?:mann|frau|leute)\b[^.;\n]{0,12}\befz\b|kaufmännische\w* (?:grundbildung|angestellte|berufslehre)|fähigkeitszeugnis[^.;\n]{0,25}kauf(?:mann|frau)\w*|${CLERKS_TRAINING}`,
  'tax clerk apprenticeship': String.raw`(?:trained|qualified|certified|train\w+|apprentic\w+)[^.;,\n]{0,20}\btax (?:clerk|assistant|specialist)s?\b|\btax clerks?\b(?=[^.;\n]{0,30}(?:\bihk\b|chamber|by training|apprentic|\)| or (?:an? )?(?:comparable|similar|equivalent)))|steuerfachleute|fachangestellte\w* für steuer`,
  'instructor qualification': String.raw`ausbilderschein|ausbilder-eignung\w*|ausbildung der ausbilder|\bada\b(?=[- ](?:schein|prüfung|lehrgang|ihk))`,
  // France, Belgium, Switzerland.
  'nursing assistant certificate': String.raw`\bas d\.? ?e\b|\bcafas\b|diplôme d.état (?:d.)?\(?as\)?\b|aides[- ]soignante?s diplômée?s`,
  'low voltage electrical authorisation': String.raw`\bhabilit\w+[^.;\n]{0,40}\b(?:b1v?|b2v?|br|bc|h0v?)\b|\bbr\b(?= (?:indispensable|obligatoire|exigée?|à jour|en cours|valide)|[^.;\n]{0,30}(?:recycl|échéance|valable|habilit|18-510))|(?:nf ?c ?18-510|\bbt \(|basse tension|\bhab\. [ée]lec\w*\.?)[^.;\n]{0,30}\bbr\b`,
  'SSIAP level': String.raw`\bs\.?s\.?i\.?a\.?p\.? ?[123]\b`,
  'pharmacist registration': String.raw`\bonp\b(?=[^.;\n]{0,40}(?:section|inscri|numéro|n°|indispensable)|$)|inscri\w*[^.;\n]{0,25}\b(?:onp|cnop)\b|section d \(cnop\)|inscription ordinale[^.;\n]{0,20}section [ad]|ordre (?:national )?des pharmaciens`,
};

/** The rows with what else their papers are called. */
export function withFurtherNames(rows: readonly CredentialRow[]): CredentialRow[] {
  return rows.map(([name, pattern, elsewhere]) => {
    const more = FURTHER[name];
    const joined = more === undefined ? pattern : `${pattern}|${more}`;
    return elsewhere === undefined ? [name, joined] : [name, joined, elsewhere];
  });
}
