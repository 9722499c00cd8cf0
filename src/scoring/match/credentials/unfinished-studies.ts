// Studies that were left without their paper or never begun, and studies that are still to come to it. Pure.

import { namesUsualRole } from '../../spec/clauses/role-words.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** Whether an entry tells of studies that ended without the degree. */
export const wereLeft = testOf(
  /\b(left (?:without|before|after)|dropped out|not completed|incomplete|did(?: not|n['’]t) (?:finish|complete|graduate|attend|start|go|enrol|take (?:it|them|the place|this) up|take up)|withdrew|never (?:finished|completed|graduated|attended|started|went|enrolled|took (?:it|them|the place) up)|nie (?:angetreten|begonnen)|jamais (?:commencée?|suivie?)|broke off|abandoned|abgebrochen|ohne abschluss|non validée?|sans diplôme|no degree|credits? towards|modules only|some college|non-degree|coursework towards?|did not complete|(?!150\b)\d+ (?:semester |credit )?(?:credits|hours)(?: completed)?(?! of)|discontinued|studies (?:broken|interrupted)|vordiplom|left (?:in|during|after) (?:the |my )?(?:first|second|third|\d\w*) (?:year|term|semester)|sans l.obtenir|abandonn\p{L}+|abandon|non obtenue?s?|pas obtenue?s?|not (?:been )?(?:awarded|conferred)|left the (?:course|programme|program|degree)|withdrawn|without (?:an? |the )?(?:award|degree|diploma|qualification)|nicht bestanden|exmatrikuliert|ohne (?:prüfung|examen|diplom)|crédits acquis sur \d+|\d+ (?:out )?of \d+ (?:units|credits|modules|courses))(?!\p{L})/iu,
);

/** "26 of 32 units passed": left, unless it is said when the rest is to be done. */
export const tellsCount = testOf(/\b\d+ (?:out )?of \d+ (?:units|credits|modules|courses)\b/iu);

/** On the way to one: anywhere in the entry that names it. */
const saysUnderWay = testOf(
  /(?<!\p{L})(?:in progress|ongoing|expected|anticipated|pursuing|sophomore|freshman|undergraduate(?! degree| diploma)|starts? (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|next)|candidate|enrolled|(?:currently|now|presently) (?:studying|enrolled|reading|completing|taking|in)|working (?:on|towards?)|studying (?:for|towards)|(?:first|second|third|fourth|final|last|\d(?:st|nd|rd|th))[- ]year(?! (?:project|dissertation|thesis|module|prize|award|research))|(?:year|stage) (?:\d|one|two|three) of (?:\d|two|three|four|five)|to be (?:completed|conferred|awarded|submitted|defended)|to (?:complete|finish|graduate) (?:in|by)|all but dissertation|ABD|(?:thesis|dissertation) (?:pending|outstanding|in preparation|due|submission)|(?:one|two|three|four|five) of (?:two|three|four|five|six) years|épreuves? à repasser|part[- ]time,? (?:due|ending)|graduating|due to (?:finish|graduate|complete)|laufend|voraussichtlich|(?:je )?(?:termine|finis|achève|poursuis|prépare|terminant|finissant|préparant) (?:actuellement )?(?:mon|ma|mes|un|une)|en train de (?:finir|terminer|passer)|en (?:première|deuxième|troisième|quatrième|dernière|\de) année|(?:bin|stehe) (?:\p{L}+ ){0,3}im (?:\p{L}+ )?(?:semester|studium)|schließe (?:\p{L}+ ){1,3}ab|en cours|(?:seit|depuis) (?:\p{L}+ )?20\d\d|immatrikuliert|étudiante?)(?!\p{L})/iu,
);
const STUDENT =
  /(?<!\p{L})students?(?!\p{L})(?! (?:union|rep|ambassador|mentor|society|support|services|nurse award))/iu;
/** Said once it was done. */
const DONE =
  /(?<!\p{L})(?:graduated|completed|awarded|conferred|obtained|passed|finished|achieved|abgeschlossen|obtenue?|viva passed)(?!\p{L})/iu;

/** "2024 - present" of studies, or up to a year that is to come. */
function runsOn(text: string, nowMs: number): boolean {
  const until = /\b20\d\d\s*[-–]\s*(?:(20\d\d)\b|present|now|today|ongoing|heute|aujourd)/i.exec(text);
  if (until === null || namesUsualRole(text)) return false;
  return until[1] === undefined || Number(until[1]) > new Date(nowMs).getUTCFullYear();
}

/** "Final year began September 2026." */
const YEAR_BEGUN =
  /(?<!\p{L})(?:second|third|fourth|final|last) (?:year|semester|stage) (?:began|begun|started|underway|under way|since)(?!\p{L})/iu;

/** Since when one is on a register is not since when one studies. */
const ENTERED =
  /(?:inscrite?|eingetragen|approbiert|mitglied|membre)[^,;]{0,40}(?:seit|depuis) (?:\p{L}+ )?20\d\d/giu;

/** Whether an entry says that the degree is still to come. */
export function isUnderWay(text: string, nowMs: number): boolean {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const years = [...text.matchAll(/(?<![\d.,£$€/])(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  const isAhead = years.some((year) => year > thisYear) && !/valid|expir|renew/i.test(text);
  // What has been passed so far is then parts of it.
  if (DONE.test(text) && !isAhead) return YEAR_BEGUN.test(text) && years.includes(thisYear);
  const isOver = years.length > 0 && years.every((year) => year < thisYear);
  if (isAhead) return true;
  return saysUnderWay(text.replace(ENTERED, ' ')) || (STUDENT.test(text) && !isOver) || runsOn(text, nowMs);
}
