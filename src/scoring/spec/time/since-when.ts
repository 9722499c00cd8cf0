// From when the years of a demand are counted and how the work was held, which is no part of what the work is of: "since
// you qualified", "post registration", "nach dem Abschluss". Pure.

import { mayMatch } from '../first-look.ts';

const PAPER_GIVEN = String.raw`(?:qualif\p{L}*|regist\p{L}*|graduat\p{L}*|licen[cs]\p{L}*|admission|call|certif\p{L}*|train\p{L}*|apprentice\p{L}*|(?:trade|qualifying|skills?) tests?|degree|diploma|pupillage|residency)`;
const SINCE_WHEN = new RegExp(
  [
    // "Since you qualified", "after registration", "post-qualifying".
    String.raw`,?\s(?:since|after|following|from|upon) (?:the |your |you |they |he |she |his |her |being |having |first |full |initial |have |has |were |was )*${PAPER_GIVEN}(?!\p{L})`,
    String.raw`,?\s?(?<!\p{L})post[- ]?${PAPER_GIVEN}(?!\p{L})`,
    // "Nach dem Abschluss", "nach der Anerkennung", "après le diplôme".
    String.raw`,?\snach (?:dem |der |ihrer |ihrem |deiner |deinem |abgeschlossener )?(?:abschluss|ausbildung|examen|anerkennung|studium|prüfung|approbation|gesellenprüfung)(?!\p{L})`,
    String.raw`,?\saprès (?:le |la |l['’]|votre |obtention du )?(?:diplôme|obtention|inscription|formation|titre)(?!\p{L})`,
    // "Working unsupervised", "academic years", "inside the last 4 yrs".
    String.raw`,?\s(?:working )?(?:unsupervised|without supervision|inside the last \w+ (?:years|yrs))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:academic|school|calendar)\s(?=years?(?!\p{L}))`,
  ].join('|'),
  'giu',
);
const mayTellWhen = mayMatch(SINCE_WHEN);

/** A demand of years without from when they are counted. */
export function withoutSinceWhen(text: string): string {
  return mayTellWhen(text) ? text.replace(SINCE_WHEN, ' ') : text;
}
