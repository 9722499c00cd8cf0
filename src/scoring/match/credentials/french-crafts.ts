// French papers of a craft by what they are in: "un diplôme d'électricien : CAP, BEP ou bac pro" is met by a "bac pro
// électrotechnique", and not by a "CAP cuisine" or a "bac pro maintenance des véhicules". Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { inLettersOf, testOf } from '../../text/expressions/first-look.ts';
import { namingAs, takenBy, type Naming } from '../papers/naming.ts';

/** The papers with their steps of the national framework; "diplôme" alone is of any. */
const STEPS: readonly (readonly [step: number, named: string])[] = [
  [3, String.raw`CAP|BEP|[Tt]itre [Pp]ro(?:fessionnel)?|CQP|[Mm]ention complémentaire|[Dd]iplôme (?=d['’e])`],
  [
    4,
    String.raw`BP|BTM|[Bb]ac(?:calauréat)? ?[Pp]ro(?:fessionnel)?|[Bb]revet (?:professionnel|de maîtrise|de technicien)`,
  ],
  [5, 'BTS|DUT'],
];
const papersFor = inLettersOf(
  new RegExp(
    String.raw`(?<!\p{L})(?:${STEPS.map(([step, named]) => `(?<s${step}>${named})`).join('|')})(?!\p{L})`,
    'gu',
  ),
);
/** Each craft by its people and by what its papers are in. */
const CRAFTS = [
  String.raw`électric\p{L}+(?! (?:auto|véhicul|des véhicul))|électrotechni\p{L}+|électriques?(?! automobile)|melec|eleec|proe`,
  String.raw`plomb\p{L}+|chauffag\p{L}*|sanitaires?|génie climatique|thermiques?`,
  String.raw`menuis\p{L}+|ébénist\p{L}+|charpent\p{L}+|agence(?:ur|ment)\p{L}*|constructeur bois`,
  String.raw`maçon\p{L}*|gros œuvre`,
  String.raw`peint(?:re|ure)s?|finitions`,
  String.raw`couvreu\p{L}+|couverture|zingu\p{L}+`,
  String.raw`soud\p{L}+|chaudronn\p{L}+|métalli\p{L}+|serruri\p{L}+`,
  String.raw`mécanic\p{L}+ auto\p{L}*|mécanique auto\p{L}*|maintenance (?:des |de )?véhicules?|maintenance automobile|électric\p{L}+ (?:auto|véhicul|des véhicul)\p{L}*`,
  String.raw`coiff\p{L}+`,
  String.raw`cuisin\p{L}+`,
  String.raw`boulang\p{L}+`,
  String.raw`pâtiss\p{L}+`,
  String.raw`bouch(?:er|ère|erie)s?|charcut\p{L}+`,
  String.raw`esthéti\p{L}+`,
  String.raw`paysag\p{L}+|espaces verts|jardin\p{L}*`,
  String.raw`frigori\p{L}+|froid|climatisation`,
].map((named) => testOf(new RegExp(String.raw`(?<!\p{L})(?:${named})(?!\p{L})`, 'iu')));

/** The namings of French papers of the crafts that a unit asks for, and of others. */
export function namingsOfFrenchCraft(unit: Unit, cv: Cv): Naming[] {
  const asked = papersIn(unit.text);
  const wanted = CRAFTS.filter((is) => is(unit.text));
  if (asked.length === 0 || wanted.length === 0) return [];
  const least = Math.min(...asked.map(({ step }) => step));
  const namings = cv.lines.flatMap((line) =>
    line.isHeading
      ? []
      : papersIn(line.text).flatMap((paper) => naming(line, paper, least, wanted, unit, cv)),
  );
  // Whoever has the higher paper mostly names the lower one as well.
  const isHeld = namings.some(({ stance }) => stance === 'held');
  return isHeld ? namings.filter(({ stance }) => stance !== 'other') : namings;
}

/** Whether a text asks for French papers of a craft. */
export function asksForFrenchCraft(text: string): boolean {
  return papersIn(text).length > 0 && CRAFTS.some((is) => is(text));
}

type Paper = { step: number; start: number; end: number };

function papersIn(text: string): Paper[] {
  return [...text.matchAll(papersFor(text))].map(({ 0: words, index, groups }) => ({
    step: STEPS.find(([step]) => groups?.[`s${step}`] !== undefined)?.[0] ?? 0,
    start: index,
    end: index + words.length,
  }));
}

/** By what its clause says that it is in, or else the line: "Plombier, CAP obtenu en 2013". */
function naming(
  line: EvidenceLine,
  paper: Paper,
  least: number,
  wanted: readonly ((text: string) => boolean)[],
  unit: Unit,
  { nowMs }: Cv,
): Naming[] {
  const clause = clauseAround(line.text, paper.start, paper.end).text;
  const told = [clause, line.text].find((text) => CRAFTS.some((is) => is(text)));
  if (told === undefined) return [];
  const words = line.text.slice(paper.start, paper.end);
  // Another craft is no paper of this one, and whatever else is told of it says nothing.
  if (!wanted.some((is) => is(told)))
    return [{ ...namingAs('other', { line, words, isExplicit: true, isWish: false }), credit: 0 }];
  const { stance, isExplicit, isWish } = paperStanceAt(line.text, paper, nowMs);
  const as = takenBy(unit, stance);
  const isLower = as === 'held' && paper.step < least;
  return [namingAs(isLower ? 'other' : as, { line, words, isExplicit: isExplicit || isLower, isWish })];
}
