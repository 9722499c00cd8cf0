// Whose paper a line speaks of: the person's own, that of the people beside them, or that of a firm. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import type { Place } from '../../text/place.ts';

/** "Shadowed a Gas Safe engineer", "under a registered nurse": somebody else's paper. */
const saysAnotherBefore = testOf(
  /\b(?:by|shadow\w*|assist\w*|help\w*|work(?:ed|ing|s)? (?:for|with|beside)|(?:office|practice|team) of|under|alongside|supervised by|supervision of|report\w* to|supports?|supported|supporting|pa to|secretary to)\s+(?:\w+\s){0,2}?(?:a|an|the|two|three|four|several|our|other|its|my (?!own)\w+['’]s)\s+(?:[\w'’]+\s){0,2}$/i,
);
/** "Shadowed qualified IMCAs", "helped the SNA". */
const SHADOWED =
  /\b(?:shadow(?:ed|ing)|help(?:ed|ing)|with a (?:crew|team|group) of)\s(?:the\s|an?\s)?(?:\p{L}+\s){0,2}$/iu;
/** The same in German and in French: "Zuarbeit für Kollegen mit …", "sous la surveillance d'un …". */
const saysAnotherBeforeAbroad = testOf(
  /(?<!\p{L})(?:vorarbeiter(?:in)? unter|(?:im )?team mit|zusammen mit|gemeinsam mit|aushilfe beim?|gehilfe beim?)\s(?:de[rmn]\s|eine[rmn]\s)?(?:\p{L}+\s){0,2}$|(?<!\p{L})sous (?:(?:le )?couvert (?:de )?)?l[ae]\s(?:\p{L}+\s)?$|(?<!\p{L})employée? (?:\p{L}+ ){0,2}chez (?:un|une|des|le|la)\s(?:\p{L}+\s){0,3}$|(?<!\p{L})(?:unterstützung|zuarbeit|assistenz|mithilfe|aufsicht|anleitung|leitung)\s(?:unsere[rs]|de[rs]|eine[rs]|für|von|durch)\s(?:\p{L}+\s){0,3}$|(?<!\p{L})(?:auprès|aux côtés|sous la (?:surveillance|responsabilité|direction|supervision|conduite)|collaborat\p{L}+|assistante?|aide[ -]\p{L}+(?: \p{L}+){0,2} auprès|par (?:une?|des|le|la|les) (?:titulaire|détent(?:eur|rice))s?)\s(?:d['’]une?|de deux|des?|du|de la|de l['’])\s?(?:\p{L}+\s){0,3}$/iu,
);
/** "Allowed to practise by the Health Council", "licensed by the Board": by whom one's own paper was given. */
const saysGrantedBy = testOf(
  /(?<!\p{L})(?:allowed|licen[cs]ed|registered|admitted|approved|certified|authori[sz]ed|accredited|chartered|recogni[sz]ed|entitled|permitted|enrolled|cleared|zugelassen|anerkannt|bestellt|agréée?|habilitée?|autorisée?)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:by|von|durch|par)\s(?:the|der|dem|die|das|le|la|l['’])?\s?(?:\p{L}+\s){0,2}$/iu,
);
/** "Admitted by the bureau as an individual broker": what one was made. */
const saysMade = testOf(
  /(?<!\p{L})(?:admitted|licen[cs]ed|registered|appointed|certified|approved|commissioned|authori[sz]ed|enrolled|sworn|gazetted)\s(?:by\s[^.;,]{2,40}\s)?as\s(?:an?\s)?(?:\p{L}+\s){0,3}$/iu,
);
const A_BODY =
  /(?:council|board|college|institut\p{L}*|chamber|society|association|authority|commission|register|kammer|rat|behörde|ordre|conseil|^\p{Lu}{3,6})(?:$| (?:of|for) )/iu;
/** "Unterlagen für den Steuerberater": one for whom, or with whom. */
const saysForAnother = testOf(
  /(?<!\p{L})(?:für|durch|an|mit|unter|von) (?:den|die|der|dem|einen?|einem|einer|unsere[nm]?|externen?)\s+(?:\p{L}+\s)?$|(?<!\p{L})(?:vom|beim)\s+(?:\p{L}+\s)?$|(?<!\p{L})(?:avec|pour|par|chez) (?:le|la|l['’]|un|une|notre)\s?(?:\p{L}+\s)?$/iu,
);
/** "Die unsere Fachkraft freigibt": that of the house, and of nobody who writes. */
const saysOfTheHouse = testOf(
  /(?<!\p{L})(?:unser(?:e[nrms]?)?|our|notre|nos|(?:de[nrm]|die|das) externe[nrm]?|the (?:external|outside)|l['’](?:intervenant|expert)\p{L}*) (?:\p{L}+ )?$/iu,
);
/** "Abstimmung mit Steuerberater", "liaison with external solicitor": with whom one works. */
const saysBesideAnother = testOf(
  /(?<!\p{L})(?:abstimmung|zusammenarbeit|kommunikation|austausch|schnittstelle|zuarbeit|ansprech(?:partner(?:in)?|person)|anlaufstelle|rückfragen|anfragen|termine|unterlagen|übergabe|korrespondenz|kontakt|rücksprache|vorbereitung)\s(?:mit|zu[mr]?|für|an|beim?)\s(?:\p{L}+\s)?$|\b(?:liais\p{L}+|contact|coordinat\p{L}+|correspond\p{L}+|worked|working|meetings?|queries|hand(?:ed|ing)? over|letters|papers|packs?|preparation \p{L}+(?: \p{L}+){0,2})\s(?:with|for|to|from)\s(?:(?:the|our|an?|external|outside|their)\s){0,2}$|(?<!\p{L})(?:lien|relations?|interface|échanges?|collaboration|contact)\s(?:avec|pour)\s(?:(?:le|la|les|l['’]|un|une|notre|nos)\s?)?$/iu,
);
const PERSON =
  /(?:berater|anleiter|beauftragter?|prüfer|anwalt|arzt|ärztin|meister|ingenieur|techniker|comptable|médecin)(?:in|innen|n)?$/i;
/** "Den Abschluss macht bei uns die Steuerberaterin", "Begleitung der Wirtschaftsprüfer": who does it, and who is received. */
const saysDoneByAnother = testOf(
  /(?<!\p{L})(?:mach(?:t|te|en)|erledig(?:t|te|en)|übern(?:immt|ahm|ehmen)|erstell(?:t|te|en)|prüf(?:t|te|en)|buch(?:t|te|en)|kontrollier(?:t|te|en)|unterschreib(?:t|en)|mit|beim?|kommt? von)(?: (?:bei uns|dort|hier|immer|stets|weiterhin|noch|nur|dann))* (?:de[rmn]|die|ein[er]?|unsere?[rm]?|externe[rnm]?) (?:\p{L}+ )?$|(?<!\p{L})(?:begleitung|betreuung|unterstützung|prüfung(?:en)?|fragen|besuche?) (?:de[rs]|von|durch|unsere[rs]) (?:\p{L}+ )?$|(?<!\p{L})(?:le bilan|les comptes|le tout|cela|tout) (?:est|sont) (?:\p{L}+ ){0,2}par (?:l['’]|un |une |notre )$/iu,
);
/** "Der Steuerberater liest nur Korrektur": what somebody else does. */
const saysTheOther = testOf(/^(?:und |aber |dann |denn )?(?:der|die|unsere?|notre|l['’]) ?$/iu);
const DOES =
  /^\s(?:liest|prüft|macht|erledigt|übernimmt|erstellt|bucht|unterschreibt|kontrolliert|kommt|gibt|hat nur|relit|vérifie|signe|établit)(?!\p{L})/iu;
/** "Kanzlei Muster Steuerberater": the house that one works for. */
const OF_A_HOUSE =
  /(?:[Kk]anzlei|Sozietät|[Bb]üro|Notariat|Praxis|Cabinet|Étude)(?:\s(?:\p{Lu}[\p{L}.-]*|&|und|et))*\s$/u;
/** Who is called in. */
const ADVISES =
  /(?:advis[eo]r|solicitor|accountant|auditor|surveyor|actuary|counsel|lawyer|notary|broker|engineer|architect)$/i;
const SKILLED =
  /^(?:fachkraft|sicherheitsfachkraft|sifa|technicien|préparat|registered|licen[cs]ed|chartered)/i;
/** "Works with six MRCVS": letters that are counted are people; "a colleague with SAR approval". */
const saysCountedBefore = testOf(
  /\b(?:an?|the|my|our|another) (?:\w+ )?(?:colleague|supervisor|manager|partner|uncle|father|brother|cousin|boss|owner|friend|mate)s?,? (?:with|who (?:has|have|holds?)) (?:an? |the |his |her |their )?(?:\w+ )?$|\b(?:somebody|someone|anybody|people|those|others) (?:else )?(?:with|holding|who (?:has|have|holds?|is|are)) (?:an? |the |full |their )?(?:\w+ )?$|\b(?:with|to|of|for|by|over|among|manag\w+|supervis\w+|lead\w*|team)\s+(?:(?:the|our|her|his|my)\s+)?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|other|many|\d{1,2})\s+(?:(?!as\s)\w+\s)?$/i,
);
/** Several of them are not the one who writes, unless they are whom a body is of: "Society of Actuaries". */
const saysPeople = testOf(
  /^\s*(?!of\s)(?:(?:registered|qualified|certified|licen[cs]ed|approved|accredited|and|trained)\s+)?(?:\w+\s)?(?:advis[eo]rs|engineers|surveyors|nurses|midwives|paramedics|solicitors|accountants|teachers|electricians|pharmacists|psychologists|therapists|physiotherapists|physios|vets|surgeons|dentists|opticians|optometrists|architects|actuaries|welders|drivers|technicians|colleagues|staff|consultants|practitioners|officers|professionals|testers|planners|brokers|inspectors|operatives|fitters|installers|plumbers|radiographers|hygienists|assessors|valuers|appraisers|adjusters|underwriters|auditors|notaries|translators|interpreters|lawyers|attorneys|conveyancers|kolleg\w+|fachkräfte\w*|infirmières|éducatrices)\b/i,
);
const saysPeopleWithin = testOf(
  /(?:advis[eo]rs|engineers|surveyors|nurses|midwives|paramedics|solicitors|accountants|teachers|electricians|pharmacists|psychologists|therapists|physiotherapists|dentists|optometrists|architects|actuaries|valuers|appraisers|auditors|notaries|translators|interpreters|conveyancers|attorneys|welders|drivers)$/i,
);
/** "Je confie les actes aux traducteurs assermentés": several, where no list or order of them is named. */
const saysPeopleAbroad = testOf(
  /^(?:traducteurs|traductrices|interprètes|notaires|experts|ingénieurs|géomètres|architectes|avocats|auditeurs|réviseurs|commissaires|huissiers|titulaires|dolmetscherinnen|übersetzerinnen)(?!\p{L})/iu,
);
const OF_A_LIST =
  /(?:liste|tableau|registre|ordre|compagnie|collège|chambre|institut|union|syndicat)(?: \p{L}+){0,2} des $/iu;
/** What a body is called by. */
const BODY =
  /\b(?:institut\w*|college|association|society|council|chamber|board|federation|guild|register|order|roll) (?:of|for) (?:(?:the|\w+) ){0,2}$/i;
/** "Chartered Accountants Ireland", "Engineers Australia": a body that is called by its people and its country. */
const BODY_OF_A_COUNTRY =
  /^ (?:Ireland|Australia|Australasia|ANZ|Aotearoa|New Zealand|Canada|Ontario|Scotland|Nova Scotia|BC|Alberta|UK|Worldwide)(?![\p{L}-])/u;
/** Who stands above or beside somebody. */
const BESIDE_ONE = String.raw`(?:colleagues?|team|staff|managers?|boss|gaffer|owners?|landlord|landlady|licensee|supervisors?|partners?|director|foreman|head chef|chef|head gardener|employer|company|firm|seniors?|husband|wife|father|mother|dad|mum|brother|sister|uncle|aunt|cousin|mate|friend|trainer|mentor|tutor|principal|signatory|reviewer)`;
/** "My colleagues are registered with …", "owner Mai is the supervisor", "the gaffer's authority, he has the licence", "my uncle, who has …". */
const saysOthersAre = testOf(
  new RegExp(
    [
      String.raw`\b(?:my|our|the|all|other|most) (?:other )?${BESIDE_ONE},? (?:\w+ )?(?:is|are|was|were|holds?|have|has|had)\b[^.;]{0,40}$`,
      String.raw`(?:^|[.;:,/–-] )(?:owner|boss|gaffer|landlord|head chef|(?:line )?manager|director|employer|mentor|supervisor|principal|signatory|reviewer|partner)(?: [A-Z]\w+)? (?:is|was|holds|has|keeps)\b[^.;]{0,40}$`,
      String.raw`\b(?:my|our|the|his|her) ${BESIDE_ONE}(?:['’]s|s['’])(?: (?:own|personal|valid|current|state))*(?: [A-Z][\w-]*){0,3} $`,
      String.raw`\b(?:my|our|the) ${BESIDE_ONE}\b[^.;]{0,60}[,;] ?(?:and |but )?(?:he|she|they) (?:is|are|has|have|holds?|was|had)\b[^.;]{0,40}$`,
    ].join('|'),
    'i',
  ),
);
/** The same in German and in French ("mon responsable a le titre"), and behind the name: "Sachkunde hat der Chef". */
const saysOthersHave = testOf(
  /(?<!\p{L})(?:der|die|mein|meine|unser|unsere|le|la|mon|ma|notre|l['’]) ?(?:chefin|chef|inhaber(?:in)?|meister(?:in)?|kolleg(?:e|in)|vorgesetzte[rn]?|betriebsleiter(?:in)?|patron(?:ne)?|gérante?|direct(?:eur|rice)|collègue|exploitante?|propriétaire)(?: \p{L}+)? (?:hat|hält|besitzt|ist|macht|détient|a|possède|est|avait|détenait)(?!\p{L})[^.;]{0,40}$|(?<!\p{L})(?:(?:mon|ma|mes|notre|nos|deux|trois|plusieurs|une?) (?:responsables?|chef\p{L}*|patronn?e?|associée?s?|collègues?|direct(?:eur|rice)|supérieur\p{L}*|employeur|tut(?:eur|rice)|maître de stage) [^.;,]{0,25}?(?:a|ont|est|sont|possèdent?|détien\p{L}+)|(?:meine?|unsere?|zwei|drei|mehrere|eine?) (?:vorgesetzte\p{L}*|chef\p{L}*|kolleg\p{L}*|\p{L}*leiter(?:in)?|partner(?:in)?|arbeitgeber|ausbilder(?:in)?) [^.;,]{0,25}?(?:hat|haben|ist|sind|besitz\p{L}+))(?!\p{L})[^.;]{0,30}$/iu,
);
const saysOthersHaveIt = testOf(
  /^\s?(?:hat|haben|besitzt|hält|macht|liegt bei|détenue? par|held by|is held by|is|belongs to|of)(?: de[rm]| die| mein\p{L}*| unser\p{L}*| le| la| mon| the| my| our)? (?:(?:chefin|chef|inhaber(?:in)?|kolleg(?:e|in)|betriebsleiter(?:in)?|patron(?:ne)?|gérante?)(?!\p{L})|(?:boss|owner|gaffer|landlord|firm|company|manager)(?:['’]s)?(?=\s*(?:[.;,)]|$)))/iu,
);
/** "Two trainees, one of whom passed the exam this summer". */
const saysOneOfThem = testOf(
  /(?<!\p{L})(?:one|two|three|four|some|most|many|both|all|half|none) of (?:whom|them) (?:(?:has|have|had|since|now|then|also|just) )*(?:pass\p{L}*|hold|holds|held|gain\p{L}*|got|is|are|became|qualif\p{L}*|obtain\p{L}*|earn\p{L}*|achiev\p{L}*)(?!\p{L})[^.;]{0,30}$|(?<!\p{L})von denen (?:eine[rs]?|zwei|drei|alle|mehrere)(?!\p{L})[^.;]{0,30}$|(?<!\p{L})dont (?:une?|deux|trois|plusieurs) (?:a|ont|est|sont)(?!\p{L})[^.;]{0,30}$/iu,
);
const ONE_OF = /\b(?:one|eine[rs]?|une?) (?:of|der|des) (?:\w+\s){0,5}$/i;
/** An approval of the business. */
const saysFirm = testOf(
  /^\s*(?:(?:registered|approved|accredited|certified|licen[cs]ed|regulated)\s+)(?:\w+\s){0,2}?(?:business|company|firm|employer|garage|laborator(?:y|ies)|supplier|workshop|organi[sz]ation|betrieb|unternehmen|entreprise)\b/i,
);

/** "Lüttmann Steuerberater PartG mbB": the name of a firm. */
const FIRM_FORM =
  /^(?:\p{L}*| & \p{L}+| und \p{L}+)? ?(?:PartG?(?:mbB)?|mbB|GmbH|mbH|LLP|LLC|Ltd|Limited|PLC|KG|AG|GbR|SARL|SAS|SELARL|& Partners?|& Co)(?!\p{L})/u;

/** "IStructE mentor": what one does for a body, in letters, tells of no paper. */
const FOR_THE_BODY =
  /^\s+(?:mentor|examiner|assessor|tutor|ambassador|volunteer|committee|branch|council|events?|seminars?|conference|webinars?|magazine|journal)\b/i;
/** "Tutrice d'élèves IBODE", "mentors student paramedics": those whom one teaches are on the way, and not oneself. */
const saysTaughtBefore = testOf(
  /(?<!\p{L})(?:teach\p{L}*|taught|mentor\p{L}*|tutor\p{L}*|tut(?:eur|rice|orat)|supervis\p{L}*|encadr\p{L}*|form(?:ation|ateur|atrice|e) (?:d['’]|des |de )|accompagn\p{L}*|anleit\p{L}*|praxisanleit\p{L}*|betreu\p{L}*|coach\p{L}*|assess\p{L}*|examin\p{L}*|train(?:s|er|ing)? (?:of )?)(?!\p{L})(?! (?:by|under|von|par)\b)[^.;:,]{0,30}(?<!\p{L})(?:élèves|étudiante?s|stagiaires|students?|trainees|apprentices|learners|schüler\p{L}*|auszubildende\p{L}*|azubis)\s(?:\p{L}+\s){0,2}$/iu,
);
/** "Signed by RPEQ supervisor": letters of who stands above or beside. */
const UNDER_THEM = /\b(?:by|under|to|with|for|from)\s(?:(?:an?|the|my|our|his|her|its)\s)?(?:\p{L}+\s)?$/iu;
const STANDS_ABOVE =
  /^\s(?:\p{L}+\s)?(?:supervisor|principal|director|manager|lead|partner|colleague|boss|signatory|sponsor|mentor|line manager|owner)s?\b/iu;
/** "Sign-off by CWI", "signed on with the COSS each night": who is called by the letters of the paper. */
const saysDoneWith = testOf(
  /(?<!\p{L})(?:sign(?:ed|ing)?[- ]?(?:off|on|in)?|checked|inspected|witnessed|released|countersigned|briefed) (?:by|with|under) (?:(?:the|an?|our) )?$/iu,
);
const LETTERS = /^\p{Lu}[\p{L}]*\p{Lu}$/u;
/** "Je prépare le matériel pour les IADE", "travail avec deux IBODE": letters behind a plural are of several others. */
const OF_OTHERS_ABROAD =
  /(?<!\p{L})(?:pour|avec|chez|par|entre|auprès d|aux côtés d|mit|für|von|neben)(?:es|e)? (?:les|nos|mes|des|ces|deux|trois|quatre|cinq|six|plusieurs|den|unseren|zwei|drei|vier|\d{1,2}) (?:\p{L}+ )?$/iu;

/** "Licensed under the PSISA": the law that it was given by. */
const GIVEN_UNDER = /\b(?:licen[cs]ed|registered|certified|approved|authori[sz]ed) under (?:the )?$/i;

/** Whether the paper named at a place of a text is somebody else's. */
export function isOfAnother(text: string, place: Place): boolean {
  const { start, end } = place;
  const clause = clauseAround(text, start, end);
  const before = clause.text.slice(0, start - clause.from);
  const rest = clause.text.slice(start - clause.from);
  // A pattern may end within a word: "chartered surveyor|s".
  const whole = end - start + (/^\p{L}*/u.exec(rest.slice(end - start))?.[0].length ?? 0);
  const found = rest.slice(0, whole);
  const after = rest.slice(whole);
  if ((saysGrantedBy(before) && A_BODY.test(found)) || saysMade(before)) return false;
  if (LETTERS.test(found) && GIVEN_UNDER.test(before)) return false;
  if (SHADOWED.test(before) || saysAnotherBefore(before) || saysAnotherBeforeAbroad(before)) return true;
  if (saysFirm(after) || saysOthersAre(before) || saysOneOfThem(before)) return true;
  if (saysOthersHave(before) || saysOthersHaveIt(after)) return true;
  if (saysTaughtBefore(before) || FIRM_FORM.test(after)) return true;
  if (LETTERS.test(found) && UNDER_THEM.test(before) && STANDS_ABOVE.test(after)) return true;
  if (LETTERS.test(found) && (OF_OTHERS_ABROAD.test(before) || saysDoneWith(before))) return true;
  if (saysCountedBefore(before) || (LETTERS.test(found) && FOR_THE_BODY.test(after))) return true;
  if (saysBesideAnother(before) && (PERSON.test(found) || ADVISES.test(found))) return true;
  if (
    PERSON.test(found) &&
    (saysDoneByAnother(before) ||
      (saysTheOther(before.trimStart()) && DOES.test(after)) ||
      OF_A_HOUSE.test(before))
  )
    return true;
  if (saysPeopleAbroad(found) && !OF_A_LIST.test(before)) return true;
  if ((saysForAnother(before) || saysOfTheHouse(before)) && (PERSON.test(found) || SKILLED.test(found)))
    return true;
  return (
    (saysPeople(after) ||
      (saysPeopleWithin(found) &&
        !/\b(?:register|roll|college|council|society|institute|association) of\b/i.test(found))) &&
    !ONE_OF.test(before) &&
    !BODY.test(before) &&
    !BODY_OF_A_COUNTRY.test(after)
  );
}
