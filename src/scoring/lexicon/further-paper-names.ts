// Further names of papers that the tables list already: who else calls them something, in which other words they are
// told, what they were called before. Each joins the pattern of the paper it names; written from general knowledge.

import type { CredentialRow } from './fields/field.ts';
import { IN_USE } from './paper-names-in-use.ts';

/** Cars are class G in Ontario, class 5 in most of Canada, and on a "Führerausweis" in Switzerland: "G licence, own car". */
const DRIVING_ABROAD = String.raw`\bclass (?:g|5) (?:driv\w+['’]?s? )?licen[cs]e|\bclass (?:g|5)\b(?=,? (?:own|vehicle|car|clean|full)|$)|(?<![\w-])g (?:driv\w+['’]?s? )?licen[cs]e|\b(?:ontario g|bc class 5|alberta class 5)\b(?!\d)|\bpermis (?:de )?classe 5\b|(?<![a-zäöü])(?:führer|fahr)ausweis(?! ?kontroll)\b|\bown (?:pickup|truck|suv)\b|\bfahrerlaubnisklasse b\b`;

/** By the name of the paper in the tables. */
const FURTHER: Readonly<Record<string, string>> = {
  // The older names of one profession, and not its helpers: "Altenpflegeschule, staatl. Examen", "gelernte Krankenschwester".
  'nursing registration': String.raw`(?:alten?|kranken|kinderkranken|gesundheits)-?pfleg(?!e?-?h[ei]lf|e?-?assist|e?basis)\w*[^.;\n]{0,60}(?:examen|examiniert|urkunde|staatl\w*|erlaubnis)(?!\w* geprüfte\w* \w*helf)|(?:examen|staatsexamen|erlaubnis|urkunde|gelernte\w*)[^.;\n]{0,30}(?:(?:alten|kranken|kinderkranken)pfleg(?!e?-?h[ei]lf|e?-?assist)\w*|krankenschwester)|krankenschwester[^.;\n]{0,40}(?:examen|urkunde|erlaubnis)|pflegeexamen|pflegefachperson|\bd\.?e\.? (?:d['’])?infirmi\w+|infirmi\w+ (?:diplômée? )?d.[ée]tat`,
  'radiographer diploma': String.raw`diplôm\w* d.[ée]tat (?:de |en )?(?:merm|manip\w*)|\bdts[- ](?:imrt|imagerie\w*|en imagerie)|manip\w*(?: (?:radio|en [ée]lectroradiologie)(?: médicale)?)?,? d\.?e\.? (?=(?:19|20)\d\d|\()|technicien\w* supérieur\w* en imagerie`,
  'radiation protection certificate': String.raw`(?:attestation|formation|certificat\w*)[^.;\n]{0,25}radioprotection|radioprotection d\w+ patients?(?=[^.;\n]{0,30}(?:valid|valable|à jour|jusqu|20\d\d))`,
  'independent prescriber': String.raw`independent (?:and|&|\/) supplementary prescrib\w+|supplementary (?:and|&|\/) independent prescrib\w+|\bip annotat\w+|prescriber annotation|annotated as an? (?:\w+ )?prescriber`,
  'social work registration': String.raw`social care wales|\bniscc\b|northern ireland social care council|scottish social services council`,
  'teaching licence': String.raw`education workforce council|\bewc (?:regist\w+|number)|\bgtcni\b|post-?graduate certificate in education|\bnqt year (?:completed|passed)|(?<=qualified[^.;\n]{0,25})(?:school direct|scitt|teach first)|school direct(?=[^.;\n]{0,20}(?:qualif|award))`,
  'solicitor admission': String.raw`\badmitted,? (?:in |on )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d`,
  'security licence': String.raw`(?:door supervis\w+|front ?line|cctv|close protection|sia) badge`,
  'forklift licence': String.raw`stapler\w*(?:ausweis|führerschein)\w*`,
  'chartered engineer': String.raw`\bf(?:ice|istructe|imeche|iet|icheme)\b|board of professional engineers(?: of)? queensland|registered professional engineer of queensland`,
  'chartered accountant': String.raw`\bca ?\(sa\)|\bsaica\b|chartered accountants ireland|institutes? of chartered accountants|institute of certified public accountants in ireland|\bca anz\b|chartered accountants australia`,
  // "Licence: C open", "Texas DL class C", "rijbewijs B": what other countries call it.
  'driving licence': String.raw`\bopen (?:c |car |class c )?(?:driver['’]?s? )?licen[cs]e|\blicen[cs]e:? (?:class )?c\b(?=[ ,(]{1,2}(?:open|manual|auto|full|class))|\bc[- ]class (?:driver['’]?s? )?licen[cs]e|\bclass c driver['’]?s? licen[cs]e|\bdl,? class c\b|\b(?:valid|clean|state) dl\b|\brijbewijs b?\b|\bpatente b\b|prawo jazdy|\bb licen[cs]e\b|\bown van\b|\bpassed my (?:driving )?test\b|\bpoints?-free\b|\bcar available\b|(?:eigene[srnm]?) (?:pkw|auto|wagen)|pkw vorhanden|\bfs,? ?-?(?:kl\.?|klasse) ?b\b|führerscheinklasse b|fahre seit (?:19|20)\d\d|(?<!non[- ])véhiculée?\b|voiture personnelle|je conduis|\bpermis (?:depuis|obtenu en)|${DRIVING_ABROAD}`,
  'high risk work licence': String.raw`\bhrwl?\b|\b(?:fork(?:lift|s)?|truck) \(?lf\b|\blf (?:licen[cs]e|ticket)|\blf\b(?= ?[+&\/] ?lo\b)`,
  'nursing management course': String.raw`(?:verantwortliche|leitende)\w* (?:leitende\w* )?pflegefachkraft(?=[^.;\n]{0,40}(?:\d{3} ?(?:std|stunden|ue\b|u\.?-?std)|kurs|weiterbildung|lehrgang|akademie|zertifikat))|pflegemanagement(?=[^.;\n]{0,40}(?:studium|b\.? ?a\b|b\.? ?sc|m\.? ?a\b|bachelor|master|hochschule|zertifikat))|(?:\bb\.? ?a\.?|\bb\.? ?sc\.?|\bm\.? ?a\.?|bachelor|master|studium)[^.;\n]{0,15}pflegemanagement|weiterbildung zur (?:pdl|pflegedienstleitung)`,
  'picture exchange training': String.raw`\bpecs\b(?=[^.;\n]{0,40}(?:\bl[1-4]\b|course|pyramid|workshop|qualif))`,
  'chartered planner': String.raw`chartered (?:town|urban|spatial) planner`,
  'care certificate': String.raw`\bl[23] (?:diploma|nvq|certificate)\b[^.;\n]{0,30}\bcare\b`,
  'OSHA card': String.raw`\bosha\b[^.;\n]{0,20}\b(?:10|30|ten|thirty)\b|\b(?:10|30|ten|thirty)[- ]?h(?:ou)?rs?\b[^.;\n]{0,12}\bosha\b`,
  'paediatric first aid': String.raw`first aid (?:for|with|course for) (?:babies|infants|bab(?:y|ies) and child\w*)\b|(?:baby|infant) (?:and|&) child(?:ren)?(?:['’]s)? first aid`,
  'childcare qualification': String.raw`early years (?:teacher|professional) status|\bey[tp]s\b`,
  'payroll qualification': String.raw`\btitre pro\b(?=[^.;\n]{0,30}paie)`,
};

/** The rows with what else their papers are called. */
export function withFurtherNames(rows: readonly CredentialRow[]): CredentialRow[] {
  return rows.map(([name, pattern, elsewhere]) => {
    const joined = [pattern, FURTHER[name], IN_USE[name]].filter((one) => one !== undefined).join('|');
    return elsewhere === undefined ? [name, joined] : [name, joined, elsewhere];
  });
}
