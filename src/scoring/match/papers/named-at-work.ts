// Where a paper's name stands for the work that bears it, and for no paper: "the HACCP meeting", "worked to ITIL processes",
// "testing to the 18th Edition", "restocked first aid boxes", "two PGCE students a year". Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { namesYear } from '../../text/year.ts';

/** What is called by the same letters, behind them. */
const saysThings = testOf(
  /^(?:['’]s)?[\s-](?:(?:and|&|steering|safety|site|internal) )?(?:meetings?|teams?(?! (?:teach|leader cert))|plans?|committees?|systems?|procedures?|documentation|polic(?:y|ies)|steering|working groups?|implementation|manuals?|duties|prerequisites|processes|principles|lines|framework|methodology|aligned|based|boxes|box|kits?|supplies|rooms?|courses? for|days for|handbuch|konzepte?|sitzung\p{L}*|équipes?|réunions?|démarche)(?!\p{L})/iu,
);
/** Those who have it, and are not the writer. */
const saysPeople = testOf(
  /^[\s-](?:(?:and|or|&) \p{L}+ )?(?:(?:registered|qualified|certified|trained|licensed|chartered|carded) )?(?:students|trainees|apprentices|nurses|teachers|accountants|engineers|electricians|drivers|auditors|holders|candidates|colleagues|operatives|doctors|solicitors|delegates|workers|welders|fitters|crews?|inspectors|consultants|locums|mentees|inhaber|fachkräfte|mitarbeiter|titulaires)(?!\p{L})/iu,
);
/** "Plan HACCP", "membre de l'équipe HACCP". */
const OF_WORK =
  /(?<!\p{L})(?:meetings?|committee|plans?|konzept|équipe|réunions?|système|étude|démarche)(?: (?:of|on|for|about|zum|zur|für))? $/iu;
/** "Projects run on PRINCE2", "tests to the 18th Edition": by what the work goes; one's own paper has a "my". */
const saysByIt = testOf(
  /(?<!\p{L})(?:work(?:s|ed|ing)?|run|ran|runs|running|test(?:s|ed|ing)?|manag(?:ed|ing)|deliver(?:ed|ing)|buil[td](?:ing)?|install(?:ed|ing)|wir(?:ed|ing)|design(?:ed|ing)|audit(?:ed|ing)|document(?:ed|ing)|inspect(?:ed|ing)) (?:\p{L}+ ){0,2}?(?:to|on|under|per|by|along|according to|in line with) (?:the )?$|(?<!\p{L})(?:us(?:ed?|ing)|appl(?:y|ied|ying)|follow(?:ed|ing)|hosted|prepar(?:ed|ing) (?:\p{L}+ ){0,3}for|restock(?:ed|ing)|arrang(?:ed|ing)|organi[sz](?:ed|ing)|recruit(?:er|ed|ing|ment)?(?: of| for)?|arbeite\p{L}* nach|gemäß|angelehnt an|travail(?:le|lé)? selon|appliqué) (?:the )?$/iu,
);
/** "Nine slingers on two shifts". */
const saysCounted = testOf(
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}|several|our|zwei|drei|vier|fünf|unsere|deux|trois|quatre|nos) (?:\p{Ll}+ )?$/iu,
);
const MANY = /\p{L}{4,}(?:ers|ors|ants|ists|ians)$/iu;
/** A word of having it. */
const saysPaper = testOf(
  /(?<!\p{L})(?:certif\p{L}*|level \d|award|diploma|passed|qualif\p{L}*|zertifi\p{L}*|prüfung|attestation|formation|schulung|lehrgang|training|i hold|holder|my|refresher|renewed|expir\p{L}*|exp|valid|in date)(?!\p{L})/iu,
);
/** Of training alone, using it is a sign. */
const PAPER_ASKED =
  /certif|licen[cs]|\bcards?\b|regist|level \d|foundation|practitioner|edition|qualif|award|diplom|zertifi|prüfung|permis|schein/i;

/** What a line may say of all this. */
export const OF_WORK_WORDS =
  /meeting|team|plan|committee|system|students|procedure|documentation|polic|steering|working group|implementation|manual|duties|prerequisites|process|principles|lines|framework|methodology|aligned|based|box|kits?|supplies|room|courses for|handbuch|konzept|sitzung|équipe|réunion|démarche|étude|trainees|apprentices|nurses|teachers|accountants|engineers|electricians|drivers|auditors|holders|candidates|colleagues|operatives|doctors|solicitors|delegates|workers|welders|fitters|crew|inspectors|consultants|locums|mentees|inhaber|fachkräfte|mitarbeiter|titulaires|work|run|ran|test|manag|deliver|buil|install|wir|design|audit|inspect|us(?:e|ing)|appl|follow|hosted|prepar|restock|arrang|organi|recruit|arbeite|gemäß|angelehnt|travail|appliqu|ers|ors|ants|ists|ians/i;

/** Whether a name between two stretches of its item is that of work or of others; `asked`: the text of the demand. */
export function isNamedAtWork(asked: string, before: string, found: string, after: string): boolean {
  if (saysPeople(after) || (saysCounted(before) && MANY.test(found))) return true;
  if (!PAPER_ASKED.test(asked) || saysPaper(`${before}${found} ${after}`)) return false;
  return saysThings(after) || (!namesYear(after) && (OF_WORK.test(before) || saysByIt(before)));
}
