// A job spec as statements, each with how much it asks: from headings, and from the words of the statement itself.

/** How a statement is meant. */
export type StatementKind = 'title' | 'must' | 'nice' | 'duty' | 'boilerplate';
export type Statement = { text: string; kind: StatementKind; underHeading: boolean };

const NICE =
  /nice[- ]to[- ]have|preferred|\bplus\b|bonus|desirable|desired|advantage(ous)?|good to have|ideally|would be (great|an asset)|an asset|von vorteil|wünschenswert|idealerweise|gern gesehen|un plus|souhaité|appréciée?|atout|idéalement/i;
const MUST =
  /must[- ]haves?|\bmust\b|required|requirements?|qualifications?|minimum|essential|what you('ll)? ?(need|bring)|looking for|we'd like|you bring|who you are|you have|you will have|we need|at least|mandatory|necessary|proficien|you hold|person specification|voraussetzung|zwingend|erforderlich|anforderungen|ihr profil|dein profil|sie bringen|mindestens|exigée?s?|obligatoire|indispensable|requis|impératif|profil recherché|votre profil|au moins/i;
const DUTY =
  /responsibilit|what you('ll)? do|duties|the role|about the (job|role|position)|job (summary|description|purpose)|key (tasks|areas|accountabilities)|day to day|you will\b|aufgaben|tätigkeiten|missions?|vos tâches|le poste/i;
const BOILERPLATE_HEADING =
  /^\W*(equal|benefits|perks|we offer|what we offer|about (us|the company|the team|our)|why (join|work)|our (culture|values|mission)|compensation|salary|eeo|how to apply|privacy|company description|who we are|was wir bieten|wir bieten|über uns|nous offrons|à propos|avantages|ce que nous offrons)/i;
const BOILERPLATE =
  /equal opportunit|regardless of|race, colou?r|sexual orientation|veteran status|reasonable accommodation|401\(?k|health insurance|dental|paid time off|\bpto\b|we are committed to|background check|drug screen|e-verify|paid holidays|days' (holiday|leave)|pension|please (apply|assume|send|note)|committed to|interviews will|have not heard|agenc(y|ies) |disability confident|visa sponsorship|right to work|diverse workforce|we regret|not to respond|nicht berücksichtigt|send your cv|closing date|apply (now|by|with)|£\s?\d|\$\s?\d|€\s?\d|\d\s?(€|eur)\b|salary (range|of)|chancengleichheit|bewerbung|gehalt|candidature|rémunération/i;
const TITLE_LENGTH_MAX = 90;
const SENTENCE_END = /(?<=[.;!?])\s+(?=[\p{Lu}\d])|\s+[•●▪]\s+|;\s+/u;

/** The statements of a spec, in order. The first short line is its title. */
export function statementsOf(spec: string, title: string | undefined): Statement[] {
  const statements: Statement[] = title ? [{ text: title, kind: 'title', underHeading: false }] : [];
  let kind: StatementKind = 'duty';
  let underHeading = false;
  const lines = spec
    .split(/\n+/)
    .map((line) => line.replace(/^[^\p{L}\p{N}("'£$€]+/u, '').trim())
    .filter(Boolean);
  for (const [index, line] of lines.entries()) {
    if (index === 0 && !title && line.length < TITLE_LENGTH_MAX && lines.length > 1) {
      statements.push({ text: line, kind: 'title', underHeading: false });
      continue;
    }
    const label = headingOf(line);
    if (label !== null) {
      kind = kindOfHeading(label) ?? kind;
      underHeading = true;
      if (label.length >= line.length - 1) continue;
    }
    const rest = label === null ? line : line.slice(label.length).replace(/^[:\s-]+/, '');
    for (const text of sentencesOf(rest)) statements.push({ text, kind: kindOf(text, kind), underHeading });
  }
  return statements;
}

/** A line that is a heading, or the label before a colon. */
function headingOf(line: string): string | null {
  const label = /^([^:.]{3,60}):/.exec(line)?.[1];
  if (label !== undefined && kindOfHeading(label) !== null) return label;
  return line.length < 60 &&
    !/[.;,]$/.test(line) &&
    kindOfHeading(line) !== null &&
    line.split(' ').length <= 6
    ? line
    : null;
}

function kindOfHeading(text: string): StatementKind | null {
  if (BOILERPLATE_HEADING.test(text)) return 'boilerplate';
  if (NICE.test(text)) return 'nice';
  if (
    MUST.test(text) ||
    /^(key |technical |core |your )?(skills|experience|kenntnisse|compétences)\b/i.test(text)
  )
    return 'must';
  return DUTY.test(text) ? 'duty' : null;
}

function kindOf(text: string, heading: StatementKind): StatementKind {
  if (BOILERPLATE.test(text)) return 'boilerplate';
  if (NICE.test(text)) return 'nice';
  if (heading === 'boilerplate') return heading;
  if (/\d+\s*\+?\s*(or more )?(years|yrs|jahre|ans)\b/i.test(text) || MUST.test(text))
    return heading === 'nice' ? 'nice' : 'must';
  return heading;
}

/** Sentences; "fluent English, Dutch is a plus" asks for two things in two ways. */
function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const cut = NICE.test(sentence) ? sentence.search(/,[^,]*$/) : -1;
    const parts =
      cut > 0 && !NICE.test(sentence.slice(0, cut))
        ? [sentence.slice(0, cut), sentence.slice(cut + 1)]
        : [sentence];
    return parts.map((part) => part.trim()).filter((part) => part.length > 2);
  });
}
