// What the next lines still tell of a paper: a line that was cut at its full stop, and one that goes on "it ran out in
// 2021". Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { isPeriodAlone } from '../../cv/posts/dates.ts';
import { withoutNeverLost } from '../../cv/stance/never-lost.ts';
import { fateOf } from '../../cv/stance/paper-history.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { CREDIT, type Naming } from './naming.ts';
import { toldExpiry } from './told-expiry.ts';

/** So many lines may go on about one paper. */
const LINES_MAX = 3;
/** What a line begins with that speaks of the line before. */
const REFERS =
  /^\W*(?:it|this|that|which|i|my|the card|the certificate|not|never|dies\p{L}*|ich|je|j')(?!\p{L})/iu;
/** What became of it, whatever it is called. */
const BECAME =
  /^\W*(?:(?:then|since|later|now|puis|dann|danach|did|have) (?:[\p{L}\d'’]+ ){0,4}?)?(?<what>re-?admitted|re-?stored|re-?instated|re-?newed|re-?registered|re-?validated|re-?taken|re-?sat|re-?issued|replaced|back on|return(?:ed)? to (?:practice|the register)|repassée?s?|renouvelée?s?|erneuert|verlängert|neu (?:gemacht|erworben|abgelegt)|wieder (?:eingetragen|zugelassen))(?!\p{L})/iu;

/** "So ISACA revoked it in 2023", "habe ihn verfallen lassen": its end, told of what the line before names. */
const IT_ENDED =
  /(?<!\p{L})(?:(?:revoked|withdrew|cancelled|suspended|rescinded|took away) (?:it|mine|this|that)|let (?:it|this|that|mine|(?:the|my) (?:\p{L}+ )?(?:registration|membership|licen[cs]e|certificate|certification|card|ticket|accreditation)) (?:lapse|go|run out|expire|drop)|it (?:has |had |was |then |since ){0,2}(?:lapsed|expired|ran out|been (?:revoked|withdrawn|cancelled)|revoked|withdrawn|cancelled)|(?:ihn|sie|es) (?:nicht (?:verlängert|erneuert)|verfallen lassen|zurückgegeben)|(?:seit|inzwischen|mittlerweile|nun|jetzt)(?: \d{4})? (?:ungültig|abgelaufen|erloschen|verfallen)|(?:since \d{4}|now|long) (?:out of date|invalid|void)|(?:désormais|depuis \d{4}) (?:périmée?|caduque?|expirée?)|ist (?:inzwischen |leider |seit[^,.;]{0,20})?(?:abgelaufen|erloschen|verfallen)|(?:il|elle) (?:est|a) (?:depuis )?(?:expirée?|périmée?)|ne l['’]ai pas (?:renouvelée?|repassée?))(?!\p{L})(?!.*(?:renew|re-?issued|again since|restored|reinstated|verlängert worden|renouvelée? en))/iu;
const mayEnd = mayMatch(IT_ENDED);
/** Letters of another paper: "CISM 2014. CISSP: let it lapse". */
const OTHER_LETTERS = /(?<![\p{L}\d])(?!CPE|CPD|PDU)\p{Lu}{3,}(?![\p{L}\d])/u;

/** Whether what follows the name of a paper tells its end, before another is named; who ended it may be. */
function hasEnded(told: string): boolean {
  if (!mayEnd(told)) return false;
  const at = told.search(IT_ENDED);
  return at >= 0 && !OTHER_LETTERS.test(told.slice(0, at).replace(/\S+\s*$/, ''));
}

/** "The last module and its portfolio are still to be submitted": a paper that is a part short of done. */
const saysUnfinished = testOf(
  /(?<!\p{L})(?:modules?|portfolio|exams?|examinations?|units?|essays?|dissertation|assessments?|placement|viva)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:(?:still|yet) to (?:be |do |come|follow|submit|pass|sit)|outstanding|to be (?:submitted|completed|sat|handed in|assessed)|not yet (?:submitted|passed|complete))/iu,
);

/** "Demonstration test booked for March", "end-point assessment pencilled in": the test that is the paper's own is to come. */
const saysTestToCome = testOf(
  /(?:^|[;,.] )(?:(?:the|my|\p{Lu}{2,5}) )?(?:(?:final|practical|demonstration|oral|written|skills|end-?point|theory|second|last) )*(?:test|exam(?:ination)?|assessment|viva|orals?)(?: (?:with|by)(?: the)? \p{L}+)? (?:(?:is|are|now) )?(?:booked|scheduled|pencilled(?: in)?|still to come|due|on (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! (?:19|20)\d\d))(?!\p{L})/iu,
);
/** "Electrician apprenticeship, registered May 2024", and no word of its end. */
const saysBegun = testOf(
  /(?<!\p{L})apprenticeship,? (?:\([^()]*\) )?(?:registered|started|began|begun|since)(?!\p{L})(?!.*(?<!\p{L})(?:complet|finish|passed|qualified|licen[cs]ed|out of))/iu,
);

/** "Sat the course but failed the practical, so no card", "théorie réussie mais pratique échouée". */
const saysFailed = testOf(
  /(?<!\p{L})(?:but|mais|aber|yet|jedoch),? (?:(?!passed|réussi|bestanden)\p{L}+ ){0,4}?(?:failed|échou\p{L}+|ratée?s?|nicht bestanden|durchgefallen)(?!\p{L})(?!.*(?<!\p{L})(?:then passed|passed (?:it )?(?:since|in|on)|resit passed|réussie? (?:depuis|en)|inzwischen bestanden)(?!\p{L}))|(?:schriftlich|written|theory|théorie)[^.;]{0,30}, (?:mündlich|oral|practical|pratique) (?:failed|nicht bestanden|échouée?)/iu,
);

/** "Written passed, practical not taken", "Teil 3 abgebrochen": a part that is not there, and nothing told of it later. */
const PART_FAILED =
  /(?<!\p{L})(?:practicals?|orals?|report|written|theory|viva|part \w{1,3}|(?:teil|modul) \w{1,3}|praxisteil)(?: (?:exam|test|paper|part))?,? (?:was |is |not yet )?(?:failed|not (?:yet )?(?:taken|passed|sat|done)|missed|abgebrochen|nicht (?:bestanden|abgelegt)|échouée?)(?!\p{L})|(?<!\p{L})failed (?:the |my |its )?(?:practical|oral|report|written|theory|exam|test|part \w)(?!\p{L})/iu;
const mayFail = mayMatch(PART_FAILED);
/** Where one learns, and is examined. */
const SCHOOLS = /(?<!\p{L})(?:SLV|DVS|GSI|TÜV|IHK|HWK|TWI|TAFE|WIFI|BFI|CITB|AMSA|MCA|CAA)(?!\p{L})/gu;
const PASSED_SINCE = /(?<!\p{L})(?:passed|re-?sat and|bestanden|réussie?)(?!\p{L})/iu;

function hasPartFailed(told: string): boolean {
  if (!mayFail(told)) return false;
  const at = told.search(PART_FAILED);
  return (
    at >= 0 &&
    !OTHER_LETTERS.test(told.slice(0, at).replace(SCHOOLS, ' ')) &&
    !PASSED_SINCE.test(told.slice(at).replace(PART_FAILED, ''))
  );
}

/** "I took the exam this February. It is good to 2031": who sat for it has it. */
const GOOD_UNTIL =
  /^\W*(?:it|that|this|the (?:card|certificate|licen[cs]e))(?:['’]s| is| runs| lasts) (?:now |still )?(?:(?:good|valid|in date|current|in force) )?(?:to|till|until|through)\b[^.;]{0,16}?\b(20\d\d)\b/iu;

function isGoodStill(more: string, nowMs: number): boolean {
  const year = Number(GOOD_UNTIL.exec(more)?.[1] ?? 0);
  return year > 0 && Date.UTC(year + 1) > nowMs;
}

/** A naming as what follows it in the CV leaves it. */
export function withSequel(naming: Naming, unit: Unit, cv: Cv): Naming {
  const { line, words, stance } = naming;
  if (stance === 'pursued' && isGoodStill(goingOn(line, cv), cv.nowMs))
    return { ...naming, stance: 'held', isExplicit: true, credit: CREDIT.held };
  if (stance !== 'held' && stance !== 'lapsed') return naming;
  if (stance === 'lapsed' && isRestored(line, words, cv))
    return { ...naming, stance: 'held', isExplicit: true, credit: CREDIT.held };
  if (stance === 'held' && !unit.allowsPursuit && isStudiedUntilLater(line, cv))
    return { ...naming, stance: 'pursued', isExplicit: true, credit: CREDIT.pursued };
  if (stance === 'held' && toldExpiry(line, cv) === 'past')
    return { ...naming, stance: 'lapsed', isExplicit: true, credit: CREDIT.lapsed };
  const more = goingOn(line, cv);
  const at = line.text.toLowerCase().indexOf(words);
  const rest = at < 0 ? '' : withoutNeverLost(line.text).slice(at + words.length);
  if (stance === 'held' && at >= 0 && hasEnded(`${rest}; ${more}`))
    return { ...naming, stance: 'lapsed', isExplicit: true, credit: CREDIT.lapsed };
  const behind = at < 0 ? '' : line.text.slice(at + words.length);
  if (stance === 'held' && (saysFailed(behind) || hasPartFailed(behind)))
    return { ...naming, stance: 'denied', isExplicit: true, credit: CREDIT.denied };
  if (
    stance === 'held' &&
    !unit.allowsPursuit &&
    (saysBegun(line.text) || saysTestToCome(`${behind}; ${more}`))
  )
    return { ...naming, stance: 'pursued', isExplicit: true, credit: CREDIT.pursued };
  if (more === '' || at < 0) return naming;
  if (stance === 'held' && !unit.allowsPursuit && saysUnfinished(more))
    return { ...naming, stance: 'pursued', isExplicit: true, credit: CREDIT.pursued };
  const fate = fateOf(
    `${withoutNeverLost(line.text).replace(/[.;,\s]+$/, '')}; ${more}`,
    at,
    at + words.length,
    cv.nowMs,
  );
  if (fate === null || fate === stance) return naming;
  if (fate === 'pursued' && (unit.allowsPursuit || stance === 'lapsed')) return naming;
  return { ...naming, stance: fate, isExplicit: true, credit: CREDIT[fate] };
}

const STUDIES =
  /(?<!\p{L})(?:pg ?dip|pg ?cert|diploma|degree|b\.?sc|m\.?sc|b\.?a|m\.?a|master\p{L}*|bachelor|studium|lehrgang|weiterbildung|licence|bts|formation)(?!\p{L})/iu;

/** "2026 Jan - 2027 Jan" and below it "PgDip Public Health Nursing": studies whose end is still to come. */
function isStudiedUntilLater(line: EvidenceLine, { lines, nowMs }: Cv): boolean {
  if (line.section !== 'education' || !STUDIES.test(line.text)) return false;
  const above = lines[lines.indexOf(line) - 1];
  if (above === undefined || above.isHeading || !isPeriodAlone(above.text, nowMs)) return false;
  const until = Number(above.text.match(/(?<!\d)20\d\d(?!\d)/g)?.at(-1) ?? 0);
  return until > new Date(nowMs).getUTCFullYear();
}

/** "Dropped off the register in 2021." and below it: "Return to practice done, readmitted in 2023." */
function isRestored(line: EvidenceLine, words: string, { lines, nowMs }: Cv): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (next === undefined || next.isHeading) return false;
  const at = BECAME.exec(next.text)?.groups?.['what'];
  if (at === undefined) return false;
  const told = next.text.slice(next.text.indexOf(at)).replace(/\([^()]*\)/g, '');
  return fateOf(`${words}: ${told}`, 0, words.length, nowMs) === 'held';
}

/** The text behind a line that belongs to it. */
function goingOn(line: EvidenceLine, { lines, canon }: Cv): string {
  const from = lines.indexOf(line);
  const more: string[] = [];
  let last = line;
  for (const next of lines.slice(from + 1, from + 1 + LINES_MAX)) {
    const isCut = !canon.text.slice(last.end, next.start).includes('\n');
    if (
      next.isHeading ||
      !(
        isCut ||
        (next.role === null && line.role === null && REFERS.test(next.text)) ||
        BECAME.test(next.text)
      )
    )
      break;
    more.push(withoutNeverLost(next.text));
    last = next;
  }
  return more.join('; ');
}
