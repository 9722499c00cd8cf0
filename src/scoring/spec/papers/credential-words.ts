// Words that stand around credentials of every trade, by which one is recognised that is on no list. Pure.

import { testOf } from '../first-look.ts';
import { cased } from '../../text/expressions/cased.ts';

/** Words that stand around a credential whatever it is called, and what French crafts call theirs. */
const OPEN = cased({
  words:
    /\blicen[cs](e|ed|ure)\b|\b(?:class|cat|category|group)\.? ?\d medical\b|\bmedical to (?:cat|class|group)\b|\bpost-?graduate (?:diploma|certificate)|\bregistration\b|\bregistered (with|as|at|through|with the)\b|\bcertificat(e|ion)\b|\bcertified\b|\baccredit(ed|ation)\b|\bchartered\b|\b(safety|driver|site|work) passport\b|\b(rating|endorsement)\b.{0,40}\blicen[cs]e|\btype rating\b|\bpractice endorsement\b|\bendorsement (?:in|as an?) (?!writing|principle)|\bauthori[sz]ation\b|\bqualified (as|to)\b|\bmember(ship)? of\b|\b(card|ticket|permit)\b(?![ -](?:to[ -])?(?:work|systems?|sales|queues?|tools?|desk|office|prices?|handling|management|machines?|payments?|resolution|volumes?|triage|issuing|platform|software|readers?))|\bqualification\b|\bzertifikat\w*|\b\w*berechtigung\b|\b\w*schein\b|abgeschlossene\w*.{0,30}ausbildung|abgeschlossene\w* lehre\b|\bberufsausbildung|\bausbildung (?:als|zu[mr]?)\b|(?<!à )\btitre\b|\bhabilitation\b|\bbrevet professionnel\b|\bbac pro\w*|\b\w*gesellenbrief\b|\bmeister(?:brief|prüfung|titel)\b|\bmeister(?:in)? (?:\(|im |in (?:der|einem)|des )|staatlich geprüfte\w*|\bfacharbeiterbrief\b|\bagrément\b|\b(?:on|recorded|entered) .{0,40}\bregist(?:er|ry)\b|\bla qualité d['’e]|\bfigure(?:z|r) (?:au|sur) (?:le |la )?(?:registre|tableau|liste|rôle)|\b[ns]vq\b|\bbtec\b|city (?:&|and) guilds|\blevel [2-8] (?:diploma|certificate|award|qualification)|\blevel [2-8](?: or (?:above|higher))? in [a-z]{4}|dipl[ôo]m\w* d.[ée]tat|\b(?:eligible|entitled|authori[sz]ed|approved|appointed) (?:to (?:act|practi[sc]e|work|serve) )?as\b|\bcharterholder\b|\b(?:fellow|associate|licentiate)(?:ship)? of\b|\bdiplomate\b|\b(?:security|vetting|police|airside|management|counter-terrorist) (?:vetting|clearance)\b|\bvetting (?:level|clearance|status)\b|\b(?:name|entry|entered|place|listed|admitted|admission|enrolled|be|is|are) (?:on|in|to) (?:the |an? )(?:[\w'’]+ ){0,6}?(?:register|roll|rolls)\b(?! (?:of|for) (?:risks|assets))|\bdiploma (?:of|in)\b|(?<!personal|dienst|lichtbild|impf|gäste|studenten|schüler|bib)ausweis(?:es)?\b|(?<=[a-zäöüß]{3})(?:abzeichen|patent|bescheinigung|bescheinigungen)\b|\bapprobation\b|\bkonzession\b|\bstaatsexamen\b|(?:fachkunde|sachkunde|befähigung)s?(?:nachweis|prüfung)?\b|(?<!impf|[a-z]lohn|kosten)nachweis (?:nach|gemäß|als|über die|der (?:fach|sach))|\b(?:fachweiterbildung|zusatzqualifikation|zusatzausbildung|aufbaukurs)\b|\bweiterbildung (?:zu[mr]?|als)\b|\b(?:zulassung|bestellung|eintragung|ernennung|prüfung|examen) (?:als|zu[mr])\b|\b(?:bestandene|abgelegte) [a-zäöüß-]{0,30}prüfung\b|\b(?:sachkunde|meister|gesellen|abschluss|eignungs|steuerberater|jäger|fach)prüfung\b|staatliche\w* anerkennung|\banerkennung als\b|zertifizierung als\b|\b(?:fach|berufsausübungs|praxis|fahr|betriebs|handels|anschluss|installations|transport|umgangs|bohr|kontroll)bewilligung\b|\bgeprüfte[rnms]? [a-zäöüß]{4,}(?:in)? \((?:ihk|hwk)\)|\bmembre (?:en règle |titulaire |agréé )?(?:de|du) (?:l['’])?(?:ordre|association|institut|chambre|barreau|collège)|\bgeprüfte[rnms]? [a-zäöüß]{4,}(?:meister|berater|taucher|fachwirt|techniker|planer|betriebswirt)(?:in)?\b|\b[a-zäöüß]*(?:lehrerlaubnis|beeidigung|vereidigung|registrierung|jagdschein|befähigungszeugnis|prüfungszeugnis|fachprüfung|befähigungsprüfung|meisterprüfung|anwaltspatent|rheinpatent)\b|\bdiplom (?:der|des|als|in) [a-zäöüß]|\bagréation\b|\battestée? par (?:le|la|l['’]|un)|\bbrevet (?:fédéral|cantonal)|\btitre fmh\b|\b(?:mit|aufrechte|gültige) (?:[a-zäöüß]+ )?registrierung\b|\b(?:carte|certificat) de compétence|\bporteur (?:d['’]un|du) (?:titre|diplôme|brevet)|\bbefähigte person\b|staatlich anerkannt|\battestation (?:d|de|du)\b|\battestation\b|\bcertificat\b|\bbrevet (?:d|de|national|fédéral)\b|\bcarte professionnelle\b|\bhabilitations?\b|\bagréments?\b|\binscri(?:te?s?|ption) (?:à l.ordre|au (?:tableau|registre|rôle)|sur la liste)|\btitulaires? d(?:.|u |e la |e l)|\bcqp\b|\bassermenté/i,
  names:
    /\b[A-Z]{2,5} (?:\([^)]*\) )?designations?\b(?! of\b)|\bActive [A-Z]{3,5}\b(?=\s*(?:\([A-Z]|[.,;]|$))|\b[Rr]egistered (?!(?:users?|offices?|charit\w+|compan\w+|trade|design)\b)(?:[a-z-]+ ){1,2}with (?:the )?[A-Z]|\bCFC\b(?= (?:de|d['’]))|\b(?:DEP|AEC|ASP|DEC)\b(?=,? (?:en|soudage|technique)|\W*$)|\b(?:EFZ|EBA)\b|\bC[A-Z]{4,}\b(?=[^.;]{0,40}\b(?:indispensable|exigée?|obligatoire|à jour|valide|requise?)\b)|\b(?:BPSS|SC|DV|CTC|NPPV|STRAP|NATO)\b.{0,12}\b(?:level|cleared|clearance)\b|\bclearance (?:at|of|to) (?:the )?[A-Z]\w+|\b(?!ISO|BIM|TRL|A?SIL|GCSE|CEFR|BSL|PCI|SOC|CMMI|NHS|EYFS|GCE|ISA\b|SQL|HTML|USB|IP\b|NFC|DDR)[A-Z]{2,6} (?:[Ss]tage|[Ll]evel|[Pp]art|[Gg]rade|[Cc]at(?:egory)?|CAT|[Cc]lass) ?(?:\d|I{1,3}\b|[ABC]\b)|\b[A-Z][A-Za-z]*[A-Z]{2,}[a-z]* (?:register|badge|award)\b|\b[A-Z]{3,}\d* (?:\w+ )?(?:badge|award|register)\b|\b(?:CAP|BEP|BTM)\b(?! ?\d)|\b[A-Z]\w+ Status\b|\b[A-Z]{3,6} (?:[Mm]ember|[Ff]ellow)(?:ship)?\b|\b(?!ISO|UKAS|OEM|FSC)[A-Z]{3,6}[ -](?:registered|registration|licen[cs]ed|accredited|certified|chartered|approved|badged|ticketed|qualified)\b|\bRegistered (?!Office|Charity|Company|Provider|Manager|Address)(?:[A-Z]\p{Ll}+ ){0,2}[A-Z]\p{Ll}+/u,
});
/** Only what is held is in force. */
export const IN_FORCE =
  /(?<!\p{L})(?:en cours de validité|in[- ]date|up[- ]to[- ]date(?! (?:with|on))|valid|gültige?[rsn]?|valable|current|in force|unexpired|à jour|en vigueur|in kraft|laufende[rns]?(?= (?:zertifi|zulassung|bestellung|berechtigung)))(?!\p{L})/iu;
const saysNotOpen = testOf(
  /qualification method|\bfrom \p{L}[^,;.]{3,40} to (?:registration|certification|licensing|accreditation)\b|certificates?(?:-based)? (?:authorit\w+|management|rotation|pinning|stores?|chains?|transparency|lifecycle)\b|certification (?:audits?|bod(?:y|ies)|process\w*|schemes?|work|projects?)\b|loss of licen[cs]e|user licen|licen[cs]e (management|compliance|rules|regime|conditions|law|applications?|fees|agreements?)|driving qualification|relevant qualification|card (payments?|acquiring)|registrations? of (?:births|deaths|marriages|vehicles|students|patients|voters|users|devices|products|companies|land|titles?)\b|\bmembers? of (?:the )?(?:\p{L}+ )?(?:staff|team|public|crew|household|family|management|leadership|personnel)\b/iu,
);

/** "A LEEA diploma", "the CIPS Advanced Diploma": the paper of a body that is called by its letters, and no degree. */
export const BODYS_DIPLOMA =
  /\b(?!(?:USA|BTEC|HND|HNC|NVQ|SVQ|DUT|BTS|DEP|DEC|TAFE|GCE|GCSE|TVET)\b)[A-Z]{3,6}(?:['’]s)? (?:(?:[Aa]dvanced|[Pp]rofessional|[Nn]ational|[Ii]nternational|[Ll]evel \d) )?[Dd]iploma\b/;

/** "Erlaubnis zum Führen der Berufsbezeichnung": the state's leave to do a work or to be called by it. */
export const LEAVE_TO_PRACTISE =
  /(?<!\p{L})(?:die )?(?:staatliche )?(?:erlaubnis (?:zum führen|zur führung) der berufsbezeichnung|erlaubnis zur (?:berufs)?ausübung(?: (?:des|der) \p{L}*beruf\p{L}*)?|berufserlaubnis|berufszulassung|autorisation d['’](?:exercer|exercice)(?: (?:de )?la profession d[e'’])?)(?!\p{L})/iu;

/** "A similar licensed venue", "licensed premises": where drink is sold, and no paper. */
const LICENSED_PLACE =
  /\blicen[cs]ed (?:(?!and\b|or\b)\p{Ll}+ )?(?:premises|venues?|trade|houses?|bars?|restaurants?|establishments?|outlets?|clubs?|hospitality|retail)\b/giu;

/** Whether a statement asks for something that is held, under a name that nobody has listed. */
export function asksForCredential(given: string): boolean {
  const text = /licen[cs]ed/i.test(given) ? given.replace(LICENSED_PLACE, ' ') : given;
  return (
    (OPEN.isIn(text) ||
      BODYS_DIPLOMA.test(text) ||
      LEAVE_TO_PRACTISE.test(text) ||
      (IN_FORCE.test(text) && /\b[A-Z]{3,}\b/.test(text))) &&
    !saysNotOpen(text)
  );
}

/** Words that say that something is a credential, and not which. */
export const CREDENTIAL_WORD =
  /^(licen[cs]\w*|designat\w*|registrat\w*|regist\w*|certificat\w*|certifi\w*|accredit\w*|charter\w*|card|ticket|permit|passport|qualificat\w*|qualifi\w*|diploma|subject|match|geprüft\w*|ihk|hwk|staatlich\w*|anerkannt\w*|anerkennung|gesetzlich|nötig|fähigkeitszeugnis|dreijährig\w*|mann|frau|équivalent\w*|gleichwertig\w*|vergleichbar\w*|degr\w*|current|valid|ful|hold|held|recognis\w*|recogniz\w*|professional|member\w*|equivalent|essential|obligatoire?|mandatory|indispensable?|requise?|erforderlich|zertifiziert\w*|validité|in-date|gültig\w*|valable|consider\w*|pass|passed|n?vq|svq|btec|city|guild\w*|diplôm\w*|état|d'état|award|entr(?:y|i)|eligibl\w*|entitl\w*|act|endors\w*|authori\w*|require\w*|need|enter|site|complet\w*|abgeschlossen\w*|berufsausbildung|ausbildung|zwingend|exigé\w*|titr\w*|competenc\w*|forc\w*|inscri\w*|eintrag\w*|eingetragen\w*|enregistr\w*|possé?d\w*|déten\w*|porteur|délivr\w*|obten\w*|ministèr\w*|tant|abgelegt|bestanden|cour|detien\w*)$/;
