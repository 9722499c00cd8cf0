// What is asked of somebody who has been chosen, before the contract, the pass or the first day: references, vetting,
// health and drug screens, proof of what was said. No CV shows it, and nobody is chosen by it. Pure.

import { inLettersOf, testOf } from '../first-look.ts';

/** What is checked then. */
const CHECK = String.raw`(?:checks?|checked|checkable|screen(?:s|ed|ing)?|vett(?:ed|ing)|references?|referees|disclosures?|dbs|crb|pvg|bpss|bs ?7858|background|fingerprint\p{L}*|medical|physical|health (?:clearance|assessment|questionnaire)|vaccinat\p{L}*|immuni[sz]\p{L}*|probation\p{L}*|passport|right to work|criminal record|police (?:certificate|clearance)|history|questionnaire|führungszeugnis\p{L}*|casier judiciaire|extrait)`;
/** When it is. */
const THEN = String.raw`(?:before|prior to|ahead of|until|once|upon|on|at|if|pending|vor|avant)\s+(?:the |your |any |an |der |dem |den |l['’ ]|you(?:'re| are|'ve| have)? |they(?:'re| are)? )*(?:site |airside |security |final |formal |conditional |first )*(?:pass|badge|id|start\p{L}*|appoint\p{L}*|employment|employ|hire[ds]?|hiring|join\p{L}*|commenc\p{L}*|offer\p{L}*|contract|on-?boarding|placement|accept\p{L}*|checks|day|engaged|einstellung|arbeitsbeginn|embauche|prise de poste|signature)`;
const checkThenFor = inLettersOf(new RegExp(String.raw`\b${CHECK}(?!\p{L}).{0,90}?(?<!\p{L})${THEN}`, 'iu'));
const thenCheckFor = inLettersOf(new RegExp(String.raw`(?<!\p{L})${THEN}.{0,70}\b${CHECK}(?!\p{L})`, 'iu'));

const CONDITIONS: readonly RegExp[] = [
  // "The offer is conditional on", "employment is contingent upon", "subject to ... checks".
  /\b(?:offers?|employment|appointments?|post|position|role|hire|hiring|start|engagement|confirmation)\b[^.;]{0,40}\b(?:conditional|contingent|dependent|depends?|depending|subject)\b[^.;]{0,20}\b(?:up)?(?:on|to)\b/i,
  new RegExp(
    String.raw`\b(?:conditional|contingent|dependent|subject)\b.{0,20}\b(?:upon|on|to)\b.{0,90}\b${CHECK}(?!\p{L})`,
    'iu',
  ),
  /\b(?:scheduled|arranged|booked|organi[sz]ed|carried out|done|held|taken|follows?) (?:shortly |straight |only )?(?:after|following|upon|once) (?:the |an |your |we make an? |you accept (?:the |an )?)?(?:conditional )?offers?\b/iu,
  /\bpre-?employment\b|\bcheckable\b|\b(?:address|residen\p{L}+|employment|work) history\b.{0,40}\b(?:check|vett|verif|pass\b|form\b|clearance|last|past)|\bfor (?:the )?(?:vetting|screening|security (?:clearance )?)(?: |-)?(?:purposes|form|checks?)|\bcounter[- ]?terroris[mt] checks?\b/iu,
  /\b(?:successful|chosen|selected|preferred) (?:candidates?|applicants?|person|people)\b[^.;]{0,40}\b(?:checked|checks|screen\p{L}*|vett\p{L}*|probation\p{L}*|references?|disclosure|fingerprint\p{L}*|medical)\b|\banyone (?:who is )?(?:offered|appointed|selected)\b/iu,
  /\b(?:vetting|screening|clearance|checks?)\b[^.;]{0,40}\b(?:apply|applies)\b[.]?$|\bpost-offer\b|\b(?:forms? of|photo) id\b|^(?:satisfactory|clear|successful|acceptable)\b[^.;]{0,60}\b(?:vetting|screening|checks?|investigation|polygraph|references?)\b|\bundergo\b.{0,25}\b(?:police|background|dbs|criminal|reference)\b.{0,12}\bchecks?\b|\bprovide (?:\p{L}+ ){0,3}(?:referees?|references)\b|\bvaccin\p{L}*\b[^.;]{0,20}\b(?:as per|required|mandatory|policy|status|record)\b|^(?:each|every|all) (?:new )?(?:starters?|hires?|employees?|joiners?|recruits?|teammates?|staff) (?!to\b|(?:must|need to|needs to|have to|has to|should) (?:already )?have\b)/iu,
  /^(?:(?:two|three|good|satisfactory|professional|employment|work) )*references?\b(?= (?:covering|from|for|that|will|must|are|required|needed|going|to be)|[.,;]|$)|\b(?:evidenced|verified|confirmed|provided|produced|issued|completed|obtained)\b.{0,12}\b(?:before|prior to|after|once|following|on)\b.{0,20}\b(?:checks?|offer|appointment|placement|start\p{L}*|employment|joining)/iu,
  /\bproof of (?:\p{L}+ ){0,5}(?:vaccinat|immuni|eligib|identity|id\b|address|right|qualif|residen|insurance|employment|negative)|\bfully vaccinated\b|\bvaccinated against\b|\bour (?:proof|references)\b/iu,
  /^(?:(?:you|candidates?|applicants?|all \p{L}+|must|will|should|be|need|needs|to|have|also|a|able) )*(?:(?:pass|undergo|complete|clear|consent to|submit to|agree to|satisfy)(?: and \p{L}+)? )(?:an? |the |our |any |all )*(?:[\p{L}/-]+,? ){0,4}(?:and |& )?(?:credit|background|drug|fingerprint\p{L}*|criminal|reference|motor vehicle|mvr|medical|physical|bpss|dbs|pre-?placement|health|screening|vetting|probation\p{L}*)\b/iu,
  /\b(?:background|credit|reference|drug|criminal|police|security|identity) (?:records? )?(?:checks?|screens?|screening|tests?)\b.{0,40}\b(?:apply|applies|required|needed|will|run|covering|carried|conducted|performed|before|prior)\b|^(?:an? |the )?(?:clean|clear|satisfactory|enhanced|basic|standard) (?:\p{L}+ )?(?:background|dbs|crb|credit|police|disclosure)\b(?! certificate| \(?(?:on the )?update)/iu,
];

/** "Will be checked at the gate, no card no start": what is done with it, and nothing that is asked. */
const DONE_WITH_IT =
  /^(?:(?:and|this|these|they|it|both|all|cards?|tickets?|papers|documents|originals|licen[cs]es?) )*(?:will|must|may|can)(?: all| both| then)* (?:be )?(?:checked|verified|inspected|scanned|copied|photocopied|seen|looked at|shown|produced|presented)(?: in person)? (?:at|on|by|before|upon|when|in)\b(?! (?:all times|work|date))|^(?:wird|werden) (?:\p{L}+ ){0,3}(?:geprüft|kontrolliert|überprüft)|^(?:sera|seront) (?:contrôlée?s?|vérifiée?s?)/iu;
const isDoneWithIt = testOf(DONE_WITH_IT);

/** Somebody's work with such checks, and no check of the person. */
const saysWorkOf = testOf(
  /^(?:you(?:'ll| will)? |to |and |also )*(?:\p{L}+ly )?(?:keep|handle|manage|run|process|carr(?:y|ies) out|conduct|review|administer|maintain|organi[sz]e|coordinat\p{L}+|complete|oversee|perform|monitor|track|issue|prepare|support|ensur\p{L}+|verif\p{L}+|chase|tak(?:e|ing) up)s?\b(?!.{0,60}\b(?:before you|your (?:start|offer|employment|appointment)))/iu,
);
const AMENDS =
  /\b(?:check|screen|vett|referenc|disclos|background|fingerprint|medical|physical|vaccin|immuni|probation|proof|history|issued|evidenced|post-offer|\bid\b|investigation|polygraph|new (?:starter|hire|joiner|recruit)|offer|condition|contingent|depend|dbs|crb|bpss|passport|casier|führungszeug|health|pre-?employ)/i;

/** A clearance that one comes with, and no check that follows. */
const CLEARED = String.raw`(?:clearance|vetting|(?<=enhanced )(?:dbs|disclosure)|blue card|working[- ]with[- ]children|wwcc?|\p{L}*überprüfung|habilitation)`;
const HELD_ALREADY = new RegExp(
  String.raw`(?<!\p{L})(?:live|active|current|existing|already|transferable|unexpired|valid|hold(?:ing)?|laufende\p{L}*|gültige\p{L}*|bestehende\p{L}*)(?!\p{L})[^.;]{0,30}(?<!\p{L})${CLEARED}(?!\p{L})|(?<!\p{L})${CLEARED}(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:in force|live|active|current|held|in place|in date|already|still valid|valide|en cours de validité|liegt vor)(?!\p{L})`,
  'iu',
);

/** Whether a text speaks of a clearance that one comes with. */
export const isHeldAlready = testOf(HELD_ALREADY);

const amends = testOf(AMENDS);
const conditions = CONDITIONS.map((one) => testOf(one));

/** Whether a text says what is checked or shown once somebody has been chosen. */
export function isAfterTheOffer(text: string): boolean {
  if (isDoneWithIt(text)) return true;
  if (!amends(text) || isWorkWithChecks(text) || isHeldAlready(text)) return false;
  return (
    conditions.some((isSaid) => isSaid(text)) ||
    checkThenFor(text).test(text) ||
    thenCheckFor(text).test(text)
  );
}

/** "You will handle background checks": what others are put through. */
export function isWorkWithChecks(text: string): boolean {
  return amends(text) && saysWorkOf(text) && !/^(?:you(?:'ll| will)? )?complete\b/i.test(text);
}
