// Lines with dates that tell of a paper, and of no post: registered, licensed or insured since a year, valid up to one. Who
// works somewhere as what the paper is for has a post all the same. Pure.

import { namesUsualRole } from '../../spec/clauses/role-words.ts';
import { credentialsNear, placesOf } from '../../spec/papers/credentials.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** "Security clearance: Negative Vetting Level 1, granted 2020, current": a paper by its label, whatever dates it has. */
const PAPER_LABEL =
  /^\W*(?:(?:security|personnel|government) )?(?:clearance|vetting|sicherheitsüberprüfung|überprüfung|habilitation|accreditation|certification|zertifikat|certificat)s?\b[^.;]{0,90}\b(?:granted|issued|since|held|valid|current|renewed|active|in force|in date|expires|gültig|seit|depuis|valable|(?:19|20)\d\d)\b/iu;
const isPaperByLabel = testOf(PAPER_LABEL);
/** "Platform Administrator since June 2021", "First aid at work, 2024-2027": nothing but the name of a paper and its time. */
const SINCE_WHEN =
  /^\W*(?:(?:certified|valid|full|current|enhanced|new) )*(.{3,60}?)(?: ?\([\p{L}\d. -]{2,20}\))?,? (?:(?:valid|gültig|valable|held)? ?(?:since|seit|depuis|from|ab|dès) (?:\p{L}+\.? )?(?:19|20)\d\d|(?:valid |gültig |valable )?(?:19|20)\d\d ?[-–/] ?(?:20)?\d\d)(?:\W.{0,20})?$/iu;

function isPaperSince(text: string): boolean {
  const name = SINCE_WHEN.exec(text)?.[1];
  if (name === undefined) return false;
  // A licence may be called by those who hold it: "Registered nurse, 2016-2020" is a post.
  const isPost = namesUsualRole(name);
  return credentialsNear(name).some(
    (one) =>
      (one.kind === 'certificate' || (one.kind === 'licence' && !isPost)) &&
      placesOf(one, name).some(({ start, end }) => start === 0 && isAll(name, end, isPost)),
  );
}

/** Of "First aid at work" the first two words are the name; of a post, all must be. */
function isAll(name: string, end: number, isPost: boolean): boolean {
  return end === name.length || (!isPost && REST.test(name.slice(end)));
}

const REST = /^(?: [\p{Ll}\d]+){1,2}$/u;

/** "Practising certificate 2026/27", "a certificate from the Board for 2026-27", "inscrite au tableau 2026-2027": the year that a paper is for. */
const isPaperOfYear = testOf(
  /(?<!\p{L})(?:certificate|licen[cs]e|registration|subscription|membership|permit)(?:(?: fee)?,? (?:for |of )?| (?:from|of|by|with) [^.;:|\d]{3,60} for )20\d\d ?[-–/] ?(?:20)?\d\d(?!\d)|(?<!\p{L})(?:inscrite?|inscription|cotisation|adhésion|au tableau)(?: (?:au tableau|à l['’]ordre|annuelle|professionnelle|pour|de|l['’]année))*,? 20\d\d ?[-–/] ?(?:20)?\d\d(?!\d)/iu,
);
/** "SIA licence valid 2024-2027", "PIN valid 2025/28". */
const isPaperValid = testOf(
  /(?<!\p{L})(?:certificate|licen[cs]e|registration|permit|pin|ticket|card|check|\p{L}*schein|ausweis|permis|carte|habilitation)s?(?!\p{L})[^.;:|]{0,25}\b(?:valid|in date|gültig|valable)\b[^.;:|\d]{0,20}(?:19|20)\d\d ?[-–/] ?(?:20)?\d\d(?!\d)/iu,
);

/** "Driver since 2004: manual, no points": a licence to drive, and nobody's post. */
const isOwnDriving = testOf(
  /^\W*(?:(?:car|full|clean|uk|confident|experienced) )*(?:driver|driving|licen[cs]e)\b[^.;]{0,30}\b(?:since|from)\b[^.;]*\b(?:manual|automatic|points?|clean|own car|my own|cars?)\b|^\W*full [A-G]\d?E?,? (?:licen[cs]e )?(?:since|from) (?:19|20)\d\d/iu,
);

/** "Registered since 2018" is no post; who has worked since then has one. */
export function isHolding(text: string): boolean {
  const told = text.replace(OF_PAPERS, 'officer');
  if (isPaperByLabel(told) || isPaperOfYear(text) || isPaperValid(text) || isOwnDriving(text)) return true;
  if (hasYear(text) && isPaperSince(text)) return true;
  return saysSince(text) && isHeldSince(told);
}

/** "2020 - now, Home Manager (registered manager since June 2020)": a post with its span, and since when in parentheses. */
function isPostBesideIt(text: string): boolean {
  const rest = text.replace(/\([^()]*\)/gu, ' ');
  return rest !== text && !saysSince(rest) && SPAN.test(rest) && namesUsualRole(rest.replace(SPAN, ' '));
}

const SPAN =
  /(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d ?(?:[-–—]|to|until|bis|à|au) ?(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d|(?:to )?(?:present|now|today|date|current|heute|aujourd['’]hui|ce jour))(?![\p{L}\d])/iu;

function isHeldSince(text: string): boolean {
  if (isPostBesideIt(text)) return false;
  const [, before = ''] = /^(.*?)\b(?:since|seit|depuis)\s+(?:\p{L}+\s+)?(?:19|20)\d\d/iu.exec(text) ?? [];
  if (EMPLOYED.test(text) || HAS_BEEN.test(text)) return false;
  // What stands behind a colon tells of the work: "Since 2019 at Iller: registrations in 17 countries".
  if (before === '')
    return HOLDING.test(text.replace(/[:;].*$/u, '')) && /^\W*(?:since|seit|depuis)\b/i.test(text);
  if (WORKED.test(text)) return false;
  if (INITIALS.test(before)) return true;
  // "Bell LLP (Registered Auditors), Supervisor since October 2022".
  const nearest = before.split(/[,;:|()]/).findLast((part) => part.trim() !== '') ?? '';
  if (namesUsualRole(nearest.replace(ALONE, '')) && !HOLDING.test(nearest)) return false;
  return HOLDING.test(before) || (HOLDING.test(text) && !namesUsualRole(before));
}

const hasYear = testOf(/(?:19|20)\d\d/);
const saysSince = testOf(/\b(?:since|seit|depuis)\b/i);
const HOLDING =
  /licen[cs]|certif|accredited(?= (?:with|by|since|to)\b)|regist|qualified|member|admitted|approbation|chartered|fellow\b|fahrerlaubnis|führerschein|rijbewijs|\bpermis\b|\beingetragen|\binscrite?\b|\bmembre (?:(?:actif|active|en règle|inscrite?|titulaire|associée?|agréée?) )*(?:de l['’](?:ordre|association|institut|académie|o\p{L}{1,6}q(?!\p{L}))|du (?:barreau|collège)|de la (?:chambre|société|fédération|corporation))|\binsured|\bindemni|\bvaccin|\bimmunis|\bgeimpft|notary commission|justice of the peace|\bcitizen\b|update service|\bbar,? (?:card |number )?(?:active|admitted|in good standing|licen[cs]ed|member)\b|categor(?:y|ies) [A-D]\d?\b/iu;
/** "Clean licence, driving since 2004". */
const ALONE = /^\s*driving\s*$/i;
/** Those whose work papers are, who belong to a team or are fellows at work: "Registrar, St George's", "Research Fellow, Leeds". */
const OF_PAPERS =
  /(?<!\p{L})(?:registrars?|(?:(?:research|teaching|clinical|post-?doc(?:toral)?|visiting|policy|academic|training|education|simulation|specialty|surgical|trust|transplant|industrial) )+fellows?(?! of(?!\p{L}))|(?:licen[cs]ing|certification|registration|membership|registry) (?:officer|manager|advis[eo]r|engineer|clerk|assistant|coordinator|administrator|executive|specialist|director|lead|head|consultant|inspector|examiner|auditor)|members? of (?:the|an?|our) (?:[\p{L}&-]+ ){0,3}(?:team|staff|crew|faculty))(?!\p{L})/giu;
/** "Licensed conveyancer at Hartley & Co since 2018"; whoever is registered somewhere need not work there. */
const EMPLOYED =
  /(?<!(?:[Rr]egist\p{L}+|[Aa]dmitted|[Ee]nrolled|[Ee]ingetragen|[Gg]emeldet|[Zz]ugelassen|[Ii]nscrite?|[Mm]itglied|[Mm]ember|[Cc]ertifi\p{L}+|[Ll]icen[cs]ed?|[Pp]assed|[Cc]alled|[Qq]ualified) )(?<!\p{L})(?:at|bei|beim|chez) (?:the |der |dem )?\p{Lu}/u;
/** "I have been tax adviser with Orme, Chartered Accountants, since 2019"; whoever is a member somewhere need not work there. */
const HAS_BEEN =
  /(?<!\p{L})I(?: have|['’]ve) been (?:an? |the )?(?!regist|licen|member|fellow|certif|qualified|admitted|chartered|accredited|insured|on |with |in )[\p{L} -]{3,50} (?:with|at|for) \p{Lu}/u;
/** "RRT since 2006": what is held for so long under its initials is a paper; a chief is called by them too. */
const INITIALS =
  /^\W*(?!C[A-Z]O\b|MD\b|VP\b)\p{Lu}[\p{Lu}\d-]{1,6}(?:[ /,]{1,2}\p{Lu}[\p{Lu}\d-]{1,6})?,?\s+$/u;
const WORKED =
  /\b(?:work(?:ed|ing)? (?:at|for|in|as|there|with)|employed|ever since|gearbeitet|tätig|travaille|salariée?)\b/i;
