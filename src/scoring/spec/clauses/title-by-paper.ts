// The title of a job whose spec never says who is sought: by the calling that a register, a diploma or an approval is of
// ("registered as a dental nurse", "Anerkennung als Erzieherin"), or that somebody is to be ("you'd be our credit risk
// analyst"). Pure.

import { testOf } from '../first-look.ts';
import { FORMS } from './who-is-sought.ts';
import { namesSomeone, TITLE_WORDS_MAX } from './role-words.ts';

const NAME = String.raw`(\p{L}[\p{L}&' -]{3,60}?)`;
const ENDS = String.raw`(?=\s+(?:is|ist|est|sind|or|oder|ou|and|und|et|to|who|with|for|at|in|on|from|by|and|mit|für|bei|im|pour|avec|chez|en|zur?|zum|that|since|of (?!staff|design|finance|science))(?!\p{L})|\s*[,.;:()!?–\n]|\s-\s|$)`;
/** Best first. */
const CUES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:you(?:['’]d| would|['’]ll| will)|the (?:right |successful )?(?:person|candidate) (?:would|will)) (?:be|become|join us as|work as) (?:our|the|an?) (?:new |next |second |third |sole |only )*${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:on the [\p{L} ]{2,30}register|registered|registration|register|accredited|licen[cs]ed|approved|chartered|certified|(?:HCPC|GDC|NMC|GPhC|SWE|GOC|ARB|CORU|AHPRA)[\p{L}, -]{0,25}) as (?:an? |the )?${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:anerkennung|approbation|zulassung|erlaubnis|bestellung|examen|berufsbezeichnung|(?:meister|abschluss|fort(?:bildungs)?)?prüfung|fortbildung) (?:als|zu[mr]) (?:staatlich (?:anerkannte[rn]?|geprüfte[rn]?) )?${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:experience|years|worked|practice|served|time)\b[^.;]{0,30} as (?:an? )?(?:qualified |registered )?${NAME}${ENDS}`,
    'iu',
  ),
];
const cues = CUES.map((cue) => ({ cue, may: testOf(cue) }));
/** Nobody's calling. */
const NO_CALLING =
  /\b(?:person|someone|somebody|people|member|team|part|whole|result|must|condition|plus|bonus|whatever|such|well|user|customer|client|patient|employer|matter|minimum|requirement|provider|partner of|student|founder)s?\b|^(?:our|your|its|their|my)\b/iu;

/** The calling that the lines name by a paper or by what somebody is to be; null where none does. */
export function calledByPaper(lines: readonly string[]): string | null {
  for (const { cue, may } of cues) {
    for (const given of lines) {
      const line = given.replace(FORMS, '');
      const title = may(line) ? cue.exec(line)?.[1]?.trim() : undefined;
      if (title === undefined || title.split(/\s+/).length > TITLE_WORDS_MAX || NO_CALLING.test(title))
        continue;
      if (namesSomeone(title)) return title;
    }
  }
  return null;
}
