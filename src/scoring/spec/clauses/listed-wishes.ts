// A wish that lists things of several kinds, as so many wishes: "a Level 5, SEND knowledge, someone who has used Famly".
// A choice ("A, B or C") and a list of things of one kind stay whole. Pure.

import { inLettersOf } from '../first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { commaParts, openParentheses } from '../layout/parentheses.ts';
import { degreeAsked } from '../papers/degrees.ts';
import { isNamedPaper } from './listed-demands.ts';

/** Words by which a wish begins, before the first thing that is wished for. */
const leadFor = inLettersOf(
  /^(?:it (?:is|would be|['’]s) (?:an? )?(?:\p{L}+ )?(?:plus|bonus|advantage|asset|help) to(?: have)?|[^:,;()]{2,30}:|(?:gern(?:e)? gesehen|von vorteil|wünschenswert|willkommen|hilfreich|ein plus|pluspunkte?) (?:sind|ist|wären?|gibt es für|für|sammeln sie mit)|(?:on apprécie|nous apprécions|(?:sont|est|seraient|serait) (?:un |des )?(?:plus|atouts?|appréciée?s?|souhaitée?s?) ?:?)|(?:i|we)(?:['’]d| would)(?: also)? be (?:\p{L}+ ){0,2}(?:glad|pleased|happy|delighted) (?:of|with|about)|(?:you(?:['’]ll)? )?(?:get|earn|score) (?:bonus|extra|brownie) points (?:for|if you(?: also)?)|(?:it(?:['’]s| is| would be|['’]d be) (?:an? )?(?:\p{L}+ )?(?:bonus|plus|advantage|help|nice|good|great|lovely|ideal|handy|useful) (?:if|to have|to hold|to speak|to know)|(?:also )?if|wenn|si) (?:you|they|he or she|she or he|someone|somebody|sie|du|vous)(?: also| happen to| can)*|bonus points (?:for|if you)|(?:great|nice|lovely|good|ideal) if you(?: also)?|we(?:['’]d| would) (?:love|like|be (?:glad|pleased|delighted))(?: to (?:see|have|hear from))?)\s+/iu,
);
/** Words by which it ends, behind the last. */
const tailFor = inLettersOf(
  /[,;]?\s+(?:(?:(?:are|is|would be|will be|wären|wäre|sind|ist|seraient|serait|sont|est)(?: all| also| each| both| very| highly| definitely| always)*|all|both) (?:an? )?(?:\p{L}+ )?(?:preferred|desirable|desired|welcome|welcomed|advantage\p{L}*|plus(?:ses)?|bonus(?:es)?|assets?|useful|helpful|nice|handy|appreciated|beneficial|von vorteil|wünschenswert|willkommen|hilfreich|appréciée?s?|souhaitée?s?|un plus|(?:des |un )atouts?)|(?:so much the|all the|even) better|(?:that['’]s |then |all )?(?:great|lovely|brilliant|wonderful|fantastic|perfect|super|umso besser|tant mieux)|(?:would|will)(?: also| really)? help|(?:all|both|each|also) helps?|would save us time|tell us|let us know|get in touch|(?:we(?:['’]d| would) be|would make us) \p{L}+ ?\p{L}* (?:glad|pleased|happy|delighted|keen)(?: to (?:hear|see|meet)\b.*)?|we(?:['’]d| would)(?: especially| particularly)? (?:love|like) to\b.*)(?:[,;.]? (?:but|though|although|and|aber|mais)\b.*)?[.!]*$/iu,
);
const LAST = /(?:,\s*)?\s(?:and|und|et|sowie|plus|&)\s(?!(?:above|higher|maintain|related|similar)\b)/iu;
/** "Remove wax or speak Welsh": another thing, by its verb or its article. */
const ANOTHER =
  /\s(?:or|oder|ou) (?=(?:(?:an?|the)(?! (?:similar|comparable|equivalent|like|related)\s)|some|le|la|un|une|eine?n?|speaks?|spoke|drives?|drove|ha(?:ve|s|d)|holds?|held|knows?|knew)\s)/iu;
const OR = /(?:^|,?\s)(?:or|oder|ou)\s/iu;
const PART_MIN = 3;
const LENGTH_MAX = 600;
/** What begins so is part of what stands before it. */
const SAYS_MORE =
  /^(?:opens?|would|will|is\b|are\b|be\b|helps?|makes?|counts?|we\b|it\b|this\b|they\b|so\b|all the|please|tell|wäre|ist\b|sind\b|wir\b|nous\b|or\b|oder\b|ou\b|etc\b|such|including|incl|e\.g|i\.e|with|mit|avec|in\b|on\b|for\b|of\b|to\b|from|de\b|du\b|des\b|d['’]|von\b|im\b|preferably|ideally|especially|particularly|both|either|as\b|but|although|though|because|while|which|that\b|not\b|if\b|level(?! [2-8] \p{L}{3})|category|class|grade|and (?:above|higher)|current|valid|active)/iu;

/** The wishes of a text, in order; the whole where it lists nothing, or nothing that is held among other things. */
export const wishesListed = rememberedOfLine((text): readonly string[] => {
  if (text.length > LENGTH_MAX || !/[,;]|\s(?:and|or|und|oder|et|ou|sowie|plus|&)\s/iu.test(text))
    return [text];
  const bare = text.replace(leadFor(text), '').replace(tailFor(text), '').trim();
  if (bare.length < PART_MIN) return [text];
  const parts = withSubjects(joined(commaParts(withoutOf(text, bare).replaceAll(';', ',')))).flatMap(
    (part, index, all) => (index === all.length - 1 ? lastApart(part, all.length) : [part]),
  );
  if (parts.length < 2 || parts.some((part) => part.length < PART_MIN)) return [text];
  const held = parts.map((part) => isNamedPaper(part));
  if (!held.includes(true) || isOneKind(parts, held)) return [text];
  return parts.map((part) => part.replace(/^(?:and|or|plus|und|oder|et|ou)\s/iu, ''));
});

/** "Glad of training in this, of experience of that": each thing by itself. */
function withoutOf(text: string, bare: string): string {
  return /^[^,]{0,40}\b(?:glad|pleased|happy|delighted) of /i.test(text)
    ? bare.replace(/(,|and|or) of (?=\p{L})/giu, '$1 ')
    : bare;
}

/** "A degree in law, economics or finance": the subjects stay with it. */
function withSubjects(parts: readonly string[]): string[] {
  const at = parts.findIndex((part) => /\s(?:in|en)\s/i.test(part) && degreeAsked(part) !== null);
  const end = parts.findIndex((part, index) => index > at && OR.test(part));
  if (at < 0 || end < 0 || parts.slice(at + 1, end + 1).some((part) => isNamedPaper(part))) return [...parts];
  return [...parts.slice(0, at), parts.slice(at, end + 1).join(', '), ...parts.slice(end + 1)];
}

/** The parts, each with those that only say more of it. */
function joined(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (
      last !== undefined &&
      SAYS_MORE.test(part) &&
      !/^or (?:enjoy(?:ed)?|have|had|know|knew|speak|spoke|hold|held|drive|drove|are|were|can|could)\b/i.test(
        part,
      )
    )
      all[all.length - 1] = `${last}, ${part}`;
    else all.push(part);
  }
  return all;
}

/** "Manufacturing exposure and Spanish", behind a comma; of two things alone only those of which one is held. */
function lastApart(part: string, count: number): string[] {
  const found = LAST.exec(part) ?? ANOTHER.exec(part);
  if (found === null || openParentheses(part.slice(0, found.index)) > 0) return [part];
  const two = [part.slice(0, found.index), part.slice(found.index + found[0].length)];
  if (SAYS_MORE.test(two[1] ?? '')) return [part];
  const isApart = isNamedPaper(two[0] ?? '') !== isNamedPaper(two[1] ?? '');
  if (isApart && count === 1 && !STANDS_ALONE.test(two[1] ?? '') && !isNamedPaper(two[1] ?? ''))
    return [part];
  return isApart || VERB_FIRST.test(two[1] ?? '') || (count > 1 && LAST.test(part)) ? two : [part];
}

/** What may be wished for by itself. */
const STANDS_ALONE =
  /^(?:an?|the|some|any|previous|prior|recent|further|experience|knowledge|interest|background|skills?|good|strong|eine?n?|erste|gute|erfahrung\p{L}*|kenntnisse|\p{L}+kenntnisse|une?|le|la|l['’]|expérience|connaissance)(?!\p{L})/iu;

const VERB_FIRST = /^(?:speaks?|spoke|holds?|held|knows?|knew|drives?|drove)\b/i;

/** "ITIL, PRINCE2 or Scrum certification": all of them are held, and one is enough. */
function isOneKind(parts: readonly string[], held: readonly boolean[]): boolean {
  return OR.test(parts.at(-1) ?? '') && held.every(Boolean);
}
