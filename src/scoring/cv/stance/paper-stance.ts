// What is said of papers and of nothing else: candidates and students, exams to come, days ahead, what was given up.
// Beside the general words for what is denied, pursued and lapsed, which hold for skills too. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { MONTH, monthOf } from '../../text/months.ts';
import { DATE, isOver } from './history-dates.ts';

/** On the way to one: beside its name, before it and after it. */
const saysPursued = testOf(
  /(?<!\p{L})(?:not yet (?:bridged|converted|exchanged|transferred|endorsed|translated)|(?:experience|hours|years|endorsement) (?:is |are )?(?:still |yet )(?:missing|lacking|needed|to be (?:gained|shown))|noch nicht (?:umgeschrieben|umgestellt|anerkannt|nostrifiziert|eingetragen)|pre-accredited|half of the (?:units|modules|papers|credits)|(?:up to|bis|jusqu['’]au|jusqu['’]à) (?:module|unit|paper|part|stage|modul|teil|bloc) \d|rest by|to begin in|begins in|(?:end|completion|finish|graduation) date|date to be (?:set|confirmed|fixed)|angemeldet|gebucht|anmeldung (?:für|zu[mr]?)|(?:kurs|lehrgang|ausbildung|weiterbildung|verfahren) läuft|\d{2,4} von \d{2,4} (?:stunden|std|h)|(?:für|in) 20\d\d geplant|session d[ue] (?=\d)|rentrée(?= \p{L}+ 20\d\d)|(?:beginnt|startet) (?:im|am)|wunsch(?=:)|noch nicht beantragt|candidate? (?:au|à la|aux)|carnet d.apprentissage|stagiaire|gesuch (?:\p{L}+ ){0,3}(?:eingereicht|gestellt|hängig)|demande (?:\p{L}+ |d['’]|de ){0,8}(?:introduite|déposée)|[1-5]e (?:année|période)|apprentie?|(?:erstes|zweites|drittes|viertes|letztes|[1-4]\.) (?:ausbildungs|lehr)?jahr|(?:practical|oral|board|check ?ride|assessment)s? in (?:a|two|three|four|\d+) (?:days?|weeks?|months?)|not yet (?:accredited|registered|certified|chartered|licen[cs]ed|qualified)|to follow|part[- ]time,? year (?:one|two|three|\d)|to be (?:submitted|defended|awarded|conferred|sat|taken)|(?<!\b(?:wrote|passed|sat|took|challenged|did|cleared|completed) (?:(?:the|my|his|her|an?|its) )?(?:[\p{L}-]+ ){0,2})(?:tests?|exams?) (?:in|booked|date)|(?:first|second|third|fourth) (?:module|unit|paper|part|stage) of|on (?:the|a) (?:\p{L}+ ){0,4}(?:course|programme)(?! (?:team|board|committee|staff|leader))|(?:nearly|almost) (?:complete\w*|finished|done)|finishing (?:in|this|next)|to (?:qualify|finish|complete|graduate) (?:in|next|this)|(?:non|pas) encore|fixée?s? (?:à|au|en|pour|le)|(?:première|prochaine|dernière) (?:épreuve|session|partie|unité) (?:est |sera )?(?:au|en|à|le|prévue|dans)|(?:l['’]an(?:née)?|le mois|la session) prochaine?|geplant|als (?:nächstes )?ziel|eingeleitet|(?:kommt|folgt|beginnt|startet) (?:\p{L}+ )?nächste[ns]?|im (?:ersten|zweiten|dritten|vierten|letzten) (?:\p{L}*jahr|semester)|à repasser|repasse\w* |jury (?:le|en|prévu)|(?:portfolio|assessment|evidence|logbook|log book|hours) (?:is |now )?(?:submitted|in hand|under way|ongoing)|awaited|deferred|in progress|graduation (?:in )?(?:\p{L}+ )?20\d\d|half[- ](?:done|complete\w*|finished)|still to (?:do|pass|sit|take|come|complete|be \w+)|outstanding|yet to (?:do|pass|sit|take|come)|remain(?:s|ing)? to be|restent? à|reste à|waiting for|finalist|affiliate|thereafter|\d{1,2} (?:\p{L}+ )?(?:sur|von|aus) \d{1,2}|(?:started|began|commencée?|begun) (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \d)|(?:exam|test|assessment|course)s? (?:next|on|this|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|permit test|my application|application (?:is |now )?(?:in|with)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[IVX]+|stufe \w+) (?:of|out of|von|sur|aus) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|[IVX]+|\d+|drei|vier|fünf|quatre|trois|cinq)|(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,2}) (?:ue|blocs?|épreuves?|modules?|unités?) sur \p{L}+|half-?way|referred|re-?sit\w*|retak(?:e|ing)|on (?:graduation|completion|qualifying|passing)|upon (?:graduation|completion)|(?:paper|module|exam|unit)s? (?:left|to go)|results? (?:in|due|awaited|pending|expected)|(?:first|second|third|final|last|next)[ -]year|\d\.? ?semester|semester \d|faisant fonction|(?:en|de) (?:première|deuxième|troisième|dernière|[1-4]e|[1-4]ère) année|étudiante?s?|blocs? (?:sur|restants?|validés?)|validation partielle|autorisation d.exercice|weiterbildung zu[mr]?|lehrgang|umschulung|(?:zwei|eine?[rn]?|ein|drei) von \S+ (?:prüfung\w*|modul\w*|teil\w*)|bescheid (?:offen|steht)|anerkennung\w* (?:läuft|beantragt|gestellt|offen)|antrag auf|lehrjahr|in (?:the )?(?:spring|summer|autumn|new year|frühjahr|herbst)|wird .{0,30}(?:gemacht|nachgeholt|abgelegt|absolviert|erworben)|anerkennungsjahr(?!,? (?:und |19|20|\d|abgeschlossen|absolviert|beendet)|[^;\n]{0,60}(?:anerkannt|anerkennung|anerk\.))|(?<!irs, )(?<!irs\W{1,3})enrol(?:l?ed(?! agents?\b| to practi[cs]e\b| in (?:continuous|cv\b|ce\b))|ling)|not (?:yet )?(?:awarded|confirmed))(?!\p{L})/iu,
);
const saysPursuedBefore = testOf(
  /(?<!\p{L})(?:(?:if|once|when) i (?:pass|qualify|finish),?|where i am with|sobald ich bestehe|si je réussis,?|signed up (?:for|to)|(?:meet|satisfy|fulfil)(?:s|ing)? (?:all |now )*(?:the|its|every) (?:[\p{L}-]+ )?(?:rules?|requirements?|criteria|conditions) (?:for|of|to (?:sit|take|enter))|entrée (?:en |à l['’])école(?: d['’]| de )?|faisant fonction (?:d['’]|de )|top-?up to|half of|(?:working|studying|progressing|counting|supervised hours) towards?|(?:shall|will|going to|intend(?:ing)? to|plan(?:ning)? to|about to|due to|hope to) (?:then |now |also )?(?:be )?(?:apply\w*|register\w*|sit\w*|take|taking|qualify|join\w*|enrol\w*|complet\w*|start\w*)|preparing|(?:route|pathway|path|road|way|bridge) (?:in)?to(?:wards)?|(?<!(?:19\d\d|20[01]\d|202[0-5])\)?,? (?:und )?)(?:danach|anschließend)|(?:interview|assessment|viva|exam|test) for|returning to|(?:learning|revising|cramming) for|je vise|viser|il (?:me )?(?:manque|reste)|licentiate|graduate member|nearly|almost|soon to be|soon|bientôt|bald|azubi|umschüler\w*|referendar\w*|start(?:ing|s)|begin(?:ning|s)|sitting|(?<!irs\W{1,3})enrolled(?! agents?\b| to practi[cs]e\b| in (?:continuous|cv\b|ce\b))|student|trainee|pupil|apprentice|apprentie?s?|élève|schüler(?:in)?|angehende\w*|en vue d\S*|vae d[ue]s?)(?!\p{L})[^.;,]{0,50}$/iu,
);
/** "Auszubildender im 4. Lehrjahr, …": what a clause begins with is said of all that it names. */
const saysInTraining = testOf(
  /^\W*(?:currently |now |still |am )?studying (?:for )?(?:an? |the |my )?[\p{L}\d. ]{0,20}$|^\W*(?:auszubildende\w*|(?:\p{L}+-)?azubi|umschüler\w*|apprentie?|apprentice|trainee|student)(?!\p{L})[^;]{0,40}\b(?:lehrjahr|\d\. jahr|ausbildungsjahr|year|année|semester)\b|^\W*(?:registered|indentured|current(?:ly an?)?|adult|mature|mechanical|(?:first|second|third|fourth|final|[1-5](?:st|nd|rd|th))[- ](?:year|term|level)) apprentice\W{1,3}(?!.*\b(?:journey\p{L}+|then|now|formerly|until)\b)[^;]{0,60}$/iu,
);
const saysPursuedAfter = testOf(
  /^\s?\([A-Z]{1,3}\)[ -]eligible\b|^(?: \p{L}{4,}){1,3} candidate(?=\W*$|,| with)|^,? (?:should|ought to) (?:then |soon |hopefully )?(?:be (?:with me|mine|awarded|through|in (?:hand|place)|confirmed|granted)|come|arrive|follow)\b|^\s?: on the [a-z]+[- ][a-z]+ route\b|^[ \w()]{0,12}[:–-] ?(?:\w+ ){0,3}(?:application|recognition|assessment|transfer)\s[^.;]{0,70}?\b(?:lodged|submitted|pending|under way|sent in|sent off)\b(?![^;]*\b(?:granted|approved|registered)\b)|^\W{0,3}(?:started|begun|begonnen|commencée?)(?= *(?:[.;,)]|$))|^(?:\s\w+)?\s*\(?[-–:,]?\s*(?:(?:apc|exam|membership|registration|(?:level|part|stage) (?:\d|[ivx]+))\s+)?(?:candidate|student|trainee|apprentice|finalist|affiliate|part[- ]qualified|stagiaire|exam(?:ination)?s?|eligible|sections?(?! \w\b| \d)|bridg\w+|conversion|review|osce|aspirant|anwärter\w*)\b(?! (?:passed|complete|done|supervis|mentor|assess|placement))(?!(?: \([A-Z]{2,5}\))?,? (?:in )?(?:\p{L}{3,9}\.? )?(?:19|20)[0-2]\d\b)/iu,
);
/** A paper given up, or lost. */
const saysGivenUp = testOf(
  /(?<!\p{L})(?:left (?:the )?[^.;,]{3,60} (?:before|after (?:an?|one|two|three|a few|\d))(?= )|regist\p{L}+ (?:was |has been )?(?:removed|cancelled|ended|withdrawn|closed)|non-?practi[sc]ing (?:class|regist\p{L}+|status|member\p{L}*|licen[cs]\p{L}+|certificate)|(?:then|and) (?:stopped|gave up|broke off)|stopped (?:the )?(?:exams|stud\w+)|never (?:finished|completed|qualified|requalified)|let (?:it|them|this|that|my|the|[\w ]{1,30}) (?:go|lapse|expire|run out)|(?:given|gave|giving) (?:it |this |that |them |my \w+ )?up|resigned(?= (?!as\b)|[.;,)]|$)|relinquish\w*|de-?registered|(?:ran|run|running) out|any ?more|(?:off|left) the (?:register|roll)|left the (?:[\w ]{1,40} )?(?:register|roll)|(?:came|went|taken|dropped|fell|struck) off|(?:been|is|am|now) off (?:the|it)|(?:removed|withdr[ae]w\w*|resigned) from|off register|cancelled|deactivated|ausgelaufen|nicht (?:mehr|verlängert|erneuert)|non (?:recycl|renouvel|revalid)\p{L}+|zurückgegeben|ausgetreten|ruhen de[rs]|ruht(?: seit| derzeit)?|ruhend\p{L}*|radiée?|erased|(?:resign|retir|withdr|remov|depart)\w* from|n.exerce plus|plus (?:à jour|valable|valide|inscrite?)|not (?:been )?(?:renewed|revalidated|kept up))(?!\p{L})/iu,
);
/** "I had B2V and BC", "j’avais le CACES 3", "ich hatte den Staplerschein": once, unless it is told to go on; no pluperfect. */
const HAD_BEFORE =
  /(?:^|[:;.]\s*|,\s)(?:[Ii] (?:once |also )?had|[Jj]['’]avais|[Ii]ch hatte|[Hh]atte ich)(?: (?:früher|damals|autrefois|einmal|once))?\s(?:(?:the|my|an?|den|die|das|meinen?|einen?|le|la|les|l['’]|mon|ma|mes|un|une)[\s’']?)?(?:[\p{Lu}\d][\p{L}\d./-]*(?:,| et| and| und)?\s){0,4}$/u;
/** The same behind what such papers are called: "Habilitations : j’avais B2V". */
const HAD_AFTER =
  /^\s*:\s*(?:i (?:once )?had|j['’]avais|ich hatte)(?!\p{L})(?!\s(?:\p{L}+(?:é|ed|en)|ge\p{L}+t)(?!\p{L}))/iu;
/** Between a name and its codes. */
const HAD_WITHIN = /[:;,]\s(?:I had|j['’]avais|ich hatte)\s/iu;
const GOES_ON_HAVING =
  /(?<!\p{L})(?:renewed|reissued|revalidated|upgraded|converted|extended|still|since|now|again|toujours|encore|renouvel\p{L}+|recycl\p{L}+|depuis|verlängert|erneuert|immer noch|weiterhin|seit)(?!\p{L})/iu;

/** Whether a paper was had, and nothing says that it is had still. */
export function wasHadOnce(before: string, found: string, after: string): boolean {
  const isHad = HAD_BEFORE.test(before) || HAD_WITHIN.test(found) || HAD_AFTER.test(after);
  return isHad && !GOES_ON_HAVING.test(after);
}

/** With a year of the past behind it, whatever course led there. */
const COMPLETED =
  /(?<!\p{L})(?:abschluss|bestanden|abgeschlossen|passed|completed|obtained|awarded|gained|achieved|obtenue?|prüfung|examen|qualified|(?<!(?:student|affiliate|associate|graduate|non-member) )(?:member|fellow))[ (:,]{1,3}(?:in |en |im |am )?(?:\p{L}{3,9}\.? )?((?:19|20)\d\d)(?!\d)/giu;
/** "CIMA passed finalist 2017, member 2018": whoever is a member is past the exams. */
const MEMBER_SINCE =
  /[,;:(–-] ?(?:now |full |and |a )*(?:member(?:ship)?|fellow(?:ship)?|mitglied|membre) (?:(?:since|in|of|awarded|granted|gained|seit|depuis) )?(?:\p{L}{3,9}\.? )?((?:19|20)\d\d)(?!\d)/giu;
/** A right to drive or to practise that was taken or handed back; then nothing of applying again makes it one to come. */
const saysTakenAway = testOf(
  /(?<!\p{L})(?:suspendue?s?|suspension (?:administrative|judiciaire)|retirée?s?|annulée?s?|entzogen|fahrverbot|banned|disqualified|barred|(?:handed|sent|given|gave|surrendered|(?<!never )lost|returned) (?:in |back |up )?(?:my|the) (?:driv\p{L}+ |practising |operating )?licen[cs]e|licen[cs]e (?:was |has been |is )?(?:surrendered|suspended|revoked|taken away|withdrawn))(?!\p{L})/iu,
);
/** "En formation continue, un jour par semaine depuis 2025": still being learnt. */
const saysLearningAfter = testOf(
  /^[^.;]{0,30}?(?:\ben (?:formation|alternance|apprentissage)(?: (?:continue|initiale|en alternance))?|\bberufsbegleitend|\bnebenberuflich|\bim fernstudium|\b(?:part[- ]time|evenings|day release|one day a week|(?:un|une|deux) (?:jour|soir)s? par semaine))[^.;]{0,40}\b(?:since|depuis|seit)\b/iu,
);
/** Who has only begun to ask for one: "I opened an NMC account and am collecting the documents". */
const ASKING_BEFORE = /\b(?:created|opened|set up|registered for|started)\s(?:an?|my|the)?\s?(?:online\s)?$/i;
const ASKING_AFTER = /^\s(?:online\s)?(?:account|portal|application|eligibility check)\b/i;
/** "Series 7 in March", and nothing of what was done then: when it is to be sat. */
const IN_A_MONTH = new RegExp(String.raw`^ (?:in|im|en) (?:${MONTH})(?=\s*(?:[.;,)]|$))`, 'iu');
const SAYS_MORE = /\p{Ll}{3}/u;
/** Validity, not a day to come. */
const IN_FORCE_UNTIL =
  /\b(?:valid|good|current|until|till|exp\w*|renew\w*|to|through|in date|next|review|gültig|bis|valable|jusqu\S+|runs?|refresher|due for)\b/i;
const DATED_AHEAD = new RegExp(
  String.raw`\b(?:in|by|for|from|due|target(?:ed)?|starts?|im|ab|zum|en|à|summer|spring|autumn|fall|winter|sommer|frühjahr|herbst|printemps|été|automne)\s+(?:early |late |mid-?)?(?:(${MONTH})\.?\s+)?(20\d\d)\b`,
  'giu',
);
const DECEMBER = 11;

/** What goes on about a paper after a comma: its registration, its exam, a day, and no other thing. */
const saysGoesOn = testOf(
  /^\s*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of|out of)(?= (?:the )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b)|^\s*(?:eine?[rns]?|zwei|drei|vier|fünf) von |^\s*(?:première|prochaine|dernière) (?:épreuve|session|partie|unité)\b|^\s*(?:and |now |but |then |und |et )?(?:(?:my|the|its|all|full|final|last|first|next|one|two|three|four|five|six|zwei|eine[rn]?|ein|les|deux|un|jury|nouveau|advanced|case) ){0,2}(?:\w+ )?(?:(?:member|fellow)(?= (?:since |from )?(?:19|20)\d\d)|on the (?:course|programme)|registration|certification|accreditation|membership|licen[cs]e|pin|status|papers?|course|exam\w*|practical|theory|viva|assessments?|stud(?:y|ies)|results?|osce|resits?|re-sits?|resigned|given|gave|let|off|deregistered|voluntarily|awaiting|waiting|booked|starting|candidate|student|trainee|third|second|final|year|(?:erst|zweit|dritt|viert|letzt)es|[1-4]\. (?:lehr|ausbildungs)?jahr|[1-5]e (?:année|période)|session d[ue]|jury|échec|non admise?|decision|prüfung\w*|examen|abschluss\w*|antrag|bescheid|anerkennung|lehrjahr|blocs?|jury|validation|autorisation|de prévu|prévue?|referred|due|\d\.? ?semester|still|sitting|stopped|attempt|enrolled)\b/i,
);

/** When and where it was given, before what became of it; and what became of it, whatever stands before. */
const saysGiven = testOf(
  /^\s*(?:(?:\p{L}*(?:[Ll]ehrgang|[Kk]urs|[Ww]eiterbildung) )?(?:IHK|HWK|TÜV|DEKRA|DEULA|WIFI|BFI|CCI|AFPA|GRETA|CNAM|CFA|IFSI|IRTS)(?:[ -]\p{Lu}[\p{L}-]+){0,3}|\(?(?:(?:granted|issued|awarded|obtained|gained|achieved|first|started|begun|dated|done|erteilt|erworben|abgelegt|obtenue?|délivrée?|réussie?)(?!\p{L})[^,]{0,30}|(?:since |from |in )?(?:(?:[Jj]an|[Ff][eé][bv]|[Mm](?:ar|är|ai|ay)|[Aa](?:pr|vr|ug|oû)|[Jj]u[nli]|[Ss]ep|[Oo][ck]t|[Nn]ov|[Dd][eé][cz])\p{L}*\.? )?(?:19|20)\d\d\)?)|(?:(?:at|from|with|via) (?:the )?)?(?:\p{Lu}[\p{L}.'&-]* ){0,5}(?:University|College|Academy|Institute|Polytechnic|Hochschule|Université)(?: of)?(?: [\p{Lu}][\p{L}.'-]*){0,3})\s*$/u,
);
/** "Provider Aspire North": whose course it is. */
const PROVIDED_BY =
  /^\s*(?:(?:training |course )?provider|awarding body|centre|anbieter|bildungsträger|organisme)[: ]\s?(?:\p{Lu}[\p{L}&.'-]* ?){1,5}$/u;
const saysBecame = testOf(
  /^\s*(?:(?:leider|malheureusement|unfortunately|prüfung|and|now|but|then|since|currently|still|both|all|yet|on|the|my|a|is|are|was|has|have|been|to|be|being|which|it) )*(?:(?:diploma|portfolio|thesis|dissertation|course|programme|program|modules?|assessments?|exams?|year|half|second|first|third|last|final|viva|graduation|completion|qualification|award|test|stage|part) )*(?:(?:and|now|but|then|since|is|are|was|has|have|been|to|be|being|only) )*(?:disqualified|banned|suspended(?! (?:loads?|scaffold\p{L}*|ceilings?|platforms?|access|cradles?|floors?)(?!\p{L}))|revoked|entzogen|fahrverbot|suspendue?|retirée?|annulée?|nicht bestanden|bestanden|échec|échoué|non réussi|failed|in progress|ongoing|under way|underway|expected|anticipated|expired|lapsed|out of date|deferred|on hold|half|half-\w+|pending|awaiting|inactive|no longer|deactivated|not (?:held|renewed|current|in force|yet)|incomplete|unfinished|outstanding|booked|scheduled|graduat\w+|module|year|student teaching|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|of (?:two|three|four|five|six|\d))(?!\p{L})/iu,
);

/** "; inactive since 2019": of a clause of its own, and still of the paper. */
const STILL =
  /^[.;|•]\s+(?:cat(?:egory|\.)? \S+, )?((?:(?:it|this|which|now|since|currently|has|was|is|been|have|but) ){0,3}(?:banned|disqualified|lapsed|expired|inactive|no longer|not (?:held|renewed|current|in force|yet \w+)|surrendered|suspended|revoked|in progress|deactivated|out of date|removed|withdrawn)(?!\p{L})[^.;|•]*)/iu;

/** What the clause behind that of a paper still says of it, as after a comma; empty where it speaks of something else. */
export function goneOn(rest: string): string {
  const said = rest === '' ? undefined : STILL.exec(rest)?.[1];
  return said === undefined || OWN_LETTERS.test(said) ? '' : `, ${said}`;
}

/** "No longer a member of the IET." */
const OWN_LETTERS = /(?<!\p{L})(?!PIN|OSCE|APC)\p{Lu}{3,}(?!\p{L})/u;
/** Letters of its own. */
const OTHER_NAME = /^\s*(?:and )?(?!PIN|OSCE|APC|VAE|LAP|GAP)[A-Z]{3,}\b/;

/** A paper of its own. */
const OWN_NAME = /\b(?:level \d|[ns]vq|licen[cs]e|certificate|degree|b\.?sc|m\.?sc|registration)\b/i;

/** Whether a stretch goes on about the paper that stands before its comma. */
export function goesOn(part: string): boolean {
  if (OTHER_NAME.test(part)) return false;
  return (
    saysGoesOn(part) ||
    saysGiven(part) ||
    PROVIDED_BY.test(part) ||
    (saysBecame(part) && !OWN_NAME.test(part))
  );
}

/** "Blue Card | none": a table's way of saying no. */
const NONE_IN_CELL = /^\s*\|\s*(?:none|nil|no|nein|keine?r?|non|aucune?|-|–)(?=\s*(?:[,.;|(]|$))/iu;
/** "Fahrerlaubnis: zur Zeit keine", "driving licence (none at present)": a form's way of saying it. */
const NONE_BEHIND =
  /^(?:\s(?:klassen?|kl\.|class|categor(?:y|ie)|cat\.?|kat\.?|kategorie|am|be?|c1?e?|d1?e?)(?![\p{L}\d])){0,3}\s?(?::|\s[–—-]|\()\s*(?:(?:at (?:present|the moment)|currently|presently|zurzeit|zur zeit|z\. ?zt\.|derzeit|momentan|aktuell|noch|leider|bisher|bislang|actuellement|pour (?:l['’]instant|le moment)|à ce jour|so far|as yet),? )*(?:none|nil|no(?!\.\s*\S)|nein|keine?[rsn]?|nicht vorhanden|not (?:held|yet|at present)|non|aucune?|néant)(?=\s*(?:[,.;|()]|$)|\s(?:at (?:present|the moment)|yet|so far|currently|held|vorhanden|zurzeit|zur zeit|derzeit|momentan|mehr|pour (?:l['’]instant|le moment)|actuellement)(?!\p{L}))/iu;

/** Whether the cell behind the name of a paper is empty of it, or what stands behind its colon says that there is none. */
export function isNoneBehind(behind: string): boolean {
  return NONE_IN_CELL.test(behind) || NONE_BEHIND.test(behind);
}

/** "Which Ontario does not accept", "hier nicht anerkannt": good where it was given, and not where one asks for it. */
const saysNotTaken = testOf(
  /^[^;|]{0,90}?(?<!\p{L})(?:(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t) (?:accept|recogni[sz]e)(?! (?:any|all|no)\b)|not (?:accepted|recogni[sz]ed) (?:here|in|by)|(?:hier|dort|in \p{Lu}\p{L}+) nicht (?:anerkannt|gültig)|(?:non|pas) reconnue? (?:ici|en|au|par))(?!\p{L})/u,
);

/** Whether what follows a paper says that it does not count here. */
export function isNotTaken(after: string): boolean {
  return saysNotTaken(after);
}

/** "Class 2 application refused by the BSR": asked for, and not given. */
const saysRefused = testOf(
  /(?<!\p{L})(?:application|renewal|request|registration|antrag|demande|candidature)s?(?: \p{L}+){0,3} (?:was |were |has been |a été |wurde )?(?:refused|rejected|turned down|declined|unsuccessful|denied|abgelehnt|zurückgewiesen|refusée?|rejetée?)(?!\p{L})|(?<!\p{L})(?:nicht bestanden|durchgefallen|(?:jury|avis) défavorable|non admise?|ajournée?|refusée?|widerrufen|eingezogen|échecs?|échoué\p{L}*|non réussi\p{L}*|recalée?|(?:\p{L}+ )?im Jahr (?:19|20)\d\d abgelehnt|abgelehnt)(?!\p{L})/iu,
);

/** Whether what stands near a paper says that it was asked for in vain. */
export function wasRefused(near: string): boolean {
  return saysRefused(near);
}

/** "Conditional registration: the language requirement not met, period to 2029": the term is that of the condition. */
const saysOnCondition = testOf(
  /(?<!\p{L})(?:associate of \(?isc\)?|conditional(?:ly)? (?:regist\p{L}+|licen[cs]\p{L}+)|regist\p{L}+,? \(?conditional(?! on)|conditional until|interim (?:status|regist\p{L}+|member\p{L}*))(?!\p{L})/iu,
);

/** Whether what stands near a paper says that it was given for the time being, until more is shown. */
export function isOnCondition(near: string): boolean {
  return saysOnCondition(near);
}

/** Whether what stands near a paper says that it was given up or lost. */
export function isGivenUp(near: string): boolean {
  return saysGivenUp(near) || saysTakenAway(near);
}

/** "EPA 608: passed Core, so I am not certified": what it comes to is said at the end. */
const saysWithout = testOf(
  /\b(?:i am|i'm|am|still|so|therefore|currently|presently|thus) (?:still |currently |therefore |as yet )?(?:not|never) (?:yet |currently |been )?(?:certified|licen[cs]ed|registered|qualified|chartered|accredited)\b/i,
);

/** Whether what follows a paper in its clause says that the person is without it. */
export function isWithout(after: string): boolean {
  return saysWithout(after);
}

/** "Beginn Mai 2025", "begun in March 2026": a course whose end nobody tells. */
const BEGUN =
  /(?<!\p{L})(?:(?:lehrgang|kurs|weiterbildung|studium|formation|course)(?: \p{L}+){0,3} (?:seit|depuis|since)|\p{L}+(?:lehrgang|kurs|weiterbildung)(?: \p{L}+){0,3} seit|cohort(?: of| starting)?|promotion de|jahrgang ab|beginn|begonnen|begun|started|commenced|start date|débuté\p{L}*|entamée?|commencée?|début)[ :]{1,2}(?:(?:in|im|am|le|en|seit) )?(?:\p{L}{3,9}\.? |\d{1,2}[./])?(20\d\d)(?!\d)/iu;
/** "Seit 04/2025 Fachweiterbildung", "since 2025 course in ...": it goes on. */
const BEGUN_BEFORE =
  /(?<!\p{L})(?:seit|since|depuis)\s{1,3}(?:\p{L}{3,9}\.? |\d{1,2}[./])?(20\d\d)[\s:,–-]{1,5}(?:\p{L}*(?:lehrgang|weiterbildung|umschulung|studium)|formation|courses?|studying|studies)(?!\p{L})/iu;
const COURSE_YEARS = 2;
/** "I have written to the RCVS": who keeps the register has only been asked. */
const saysAskedThem = testOf(
  /(?<!\p{L})(?:(?:written|wrote|writing|applied|applying|contacted|corresponding|application|paperwork|dossier|demande|antrag|unterlagen)(?: (?:made|sent|submitted|lodged|déposée?|eingereicht|gestellt))?(?: (?:to|with|at|for|auprès d\p{L}*|bei|beim|à))? (?:the |de |der |dem |l['’])?)$/iu,
);

/** "Une inscription au DEUST est à l'étude", "eine Anmeldung zum Lehrgang ist geplant": no more than a thought of it. */
const saysThoughtOf = testOf(
  /(?<!\p{L})(?:inscriptions?|candidature|admission|entrée|enrol\p{L}*|application|place|anmeldung|bewerbung|einschreibung|teilnahme)(?!\p{L}).{0,60}(?<!\p{L})(?:à l['’]étude|envisagée?|prévue?|en projet|souhaitée?|demandée?|déposée?|envoyée?|transmise?|adressée?|en attente|planned|intended|under consideration|being considered|offered|geplant|vorgesehen|angedacht|gestellt)(?!\p{L})|(?<!\p{L})(?:j['’]envisage|je souhaite|j['’]aimerais|je compte|ich (?:plane|möchte|überlege))(?!\p{L})/iu,
);

/** "I passed the NEBDN radiography examination in March 2020": done, whatever the exam is called. */
const saysDoneBefore = testOf(
  /(?<!\p{L})(?:passed|completed|obtained|gained|achieved|was awarded|earned|bestanden|abgelegt|erworben|réussi|obtenu|validé)(?:\s[^\s.;,]+){0,4}\s*$/iu,
);
const THEN_IN = /^[^.;,]{0,40}?(?<!\d)((?:19|20)\d\d)(?!\d)/u;
/** "2026 Jan - 2027 Jan PgDip Public Health Nursing": studies that end in a year to come. */
const STUDIED_UNTIL =
  /(?<!\d)20\d\d(?:\s\p{L}{3,9}\.?)?\s?(?:-|–|to|until|bis|à)\s?(?:\p{L}{3,9}\.? )?(20\d\d)(?!\d)(?:\s\p{L}{3,9}\.?)?\W{1,5}(?=(?:pg ?dip|pg ?cert|post-?graduate|b\.?sc|m\.?sc|b\.?a\b|m\.?a\b|degree|diploma|course|studium|ausbildung|weiterbildung|master|licence|bts|formation)(?!\p{L}))/iu;

/** "Took the 18th Edition exam in Norwich in January 2024 and passed with 92 %". */
const saysPassedAfter = testOf(
  /^[^;]{0,90}?(?<!\p{L})(?:and|und|et) (?:then )?(?:(?:got|scored|mit|avec) (?:an? )?\d\d ?%|passed|bestanden|réussie?)(?! (?:the|one|two|only|part|modules?|papers?|theory|written|practical|level|core))(?!\p{L})/iu,
);
/** "Schon im zweiten Lehrjahr vor der Kammer bestanden": the whole of it. */
const saysPassedAtLast = testOf(
  /^(?!.*(?<!\p{L})(?:teil\p{L}*|theorie|theoretisch\p{L}*|hälfte|schriftlich\p{L}*|mündlich\p{L}*|nicht|noch|modul\p{L}*)(?!\p{L}))[^.;,]{0,60} bestanden\W*$/iu,
);
/** "Prüfung bei der IHK am 14.12.2026", "formation permis CE du 23 novembre au 18 décembre 2026": a day that is still to come. */
const saysExam = testOf(
  /(?<!\p{L})(?:\p{L}*prüfung|exam\p{L}*|tests?|\p{L}*kurs|\p{L}*lehrgang|\p{L}*ausbildung|course|formation|training|session|practical|assessment|stage|épreuves?|jury)(?!\p{L})/iu,
);
const DAY = new RegExp(
  String.raw`(?<!\d)(?:\d{1,2}[./-](\d{1,2})[./-]|\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of )?(${MONTH})\.?,? )(20\d\d)(?!\d)`,
  'giu',
);

function hasDayAhead(near: string, now: Date): boolean {
  if (!saysExam(near)) return false;
  return [...near.matchAll(DAY)].some(([, number, named, year]) => {
    const month = named === undefined ? Number(number) - 1 : monthOf(named);
    return Number(year) * MONTHS + month > now.getUTCFullYear() * MONTHS + now.getUTCMonth();
  });
}

const MONTHS = 12;
/** "Valid to", and no day on which something is sat. */
const VALID =
  /(?<!\p{L})(?:valid|valable|validité|gültig|exp\w*|renew\w*|until|bis|jusqu\S+|in date)(?!\p{L})/iu;

/** The name of a paper may begin with the word: "passed my driving test in 2009". */
function isDone(before: string, after: string, thisYear: number): boolean {
  if (saysPassedAfter(after) || saysPassedAtLast(after)) return true;
  return saysDoneBefore(before) && Number(THEN_IN.exec(after)?.[1] ?? Infinity) <= thisYear;
}

/** Whether what stands near a paper says that its body has the person as a member by now. */
export function isMemberSince(near: string, nowMs: number): boolean {
  const thisYear = new Date(nowMs).getUTCFullYear();
  return [...near.matchAll(MEMBER_SINCE)].some(([, year]) => Number(year) <= thisYear);
}

/** "Course and exam in Leeds, June 2024": where and when it was sat, and no exam that is still to come. */
const SAT_THERE = new RegExp(
  String.raw`(?<!\p{L})(?:tests?|exams?|examinations?|prüfung|examen|épreuve) (?:in|at|an der|bei der|beim|en|à) [^.;()\d]{2,40}?${DATE}`,
  'giu',
);

/** What is said near a paper, without where and when its exam was sat. */
function withoutSittings(near: string, nowMs: number): string {
  return near.replace(SAT_THERE, (said, ...rest) => {
    const groups: unknown = rest.at(-1);
    return typeof groups === 'object' && isOver(groups as Record<string, string>, nowMs) ? ' ' : said;
  });
}

/** A candidate's, a student's, or one dated ahead. */
export function isToCome(
  { before, found, after }: { before: string; found: string; after: string },
  around: string,
  nowMs: number,
): boolean {
  const near = withoutSittings(around, nowMs);
  const thisYear = new Date(nowMs).getUTCFullYear();
  if (Number(STUDIED_UNTIL.exec(near)?.[1] ?? 0) > thisYear) return true;
  if ([...near.matchAll(COMPLETED)].some(([, year]) => Number(year) <= thisYear)) return false;
  if (isDone(before + found, after, thisYear)) return false;
  if (!VALID.test(near) && hasDayAhead(near, new Date(nowMs))) return true;
  if (saysPursued(near) || saysPursuedBefore(before) || saysPursuedAfter(after)) return true;
  if (
    saysLearningAfter(after) ||
    (IN_A_MONTH.test(after) && !SAYS_MORE.test(/[^,(]*$/u.exec(before)?.[0] ?? ''))
  )
    return true;
  if (ASKING_BEFORE.test(before) && ASKING_AFTER.test(after)) return true;
  if (saysInTraining(before) || saysAskedThem(before) || saysThoughtOf(near)) return true;
  const begun = Number((BEGUN.exec(near) ?? BEGUN.exec(after) ?? BEGUN_BEFORE.exec(near))?.[1] ?? 0);
  if (begun > 0 && begun <= thisYear && thisYear - begun < COURSE_YEARS) return true;
  if (IN_FORCE_UNTIL.test(near)) return false;
  const isDecember = new Date(nowMs).getUTCMonth() === DECEMBER;
  return [...near.matchAll(DATED_AHEAD)].some(([, month, year]) => {
    const ahead = Number(year) - thisYear;
    return ahead > 0 || (ahead === 0 && monthOf(month ?? '') === DECEMBER && !isDecember);
  });
}

/** "Berufsausbildung Industriemechaniker, Kreis Minden (nicht beendet)": what closes a line is said of all of it. */
const saysBrokenAtEnd = testOf(
  /[(,:–-]\s*(?:(?:LAP|GAP|EP ?\d|UE ?\d|teil|part|épreuves?|mündlich\p{L}*|schriftlich\p{L}*|praktisch\p{L}*|theoretisch\p{L}*|theorie|praxis|\p{L}*prüfung|exam\p{L}*|oral|practical|theory|written|and|und|et|im|in|en|le|on|am|\d{1,2}\.?|\p{L}{3,9}(?= 20\d\d)|20\d\d) )*(?:nicht (?:beendet|abgeschlossen|bestanden)|non obtenue?s?|not passed|failed|vorzeitig (?:beendet|abgebrochen)|abgebrochen|ohne (?:abschluss|prüfung)|unfinished|incomplete|not (?:completed|finished)|did not (?:finish|complete|graduate)|withdrew|dropped out|left early|no qualification|non (?:terminée?|achevée?|validée?)|interrompue?|abandonnée?|sans (?:diplôme|obtention))\W*$/iu,
);

/** Whether a text that tells of one thing ends with its having been broken off. */
export function wasBrokenOff(text: string): boolean {
  return saysBrokenAtEnd(text) && !/[;|]|\.\s/.test(text);
}
