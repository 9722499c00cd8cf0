// Posts that are called by the language or platform in which years of developing are asked: a "Python Developer" has
// developed in Python, whatever the account tells of what it was for. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { isTool } from '../../text/terms/rivals.ts';
import { headerOf } from '../posts/header.ts';

/** What the years are of beside the tool, by the beginnings of its words: developing, and nothing narrower. */
const OF_DEVELOPING =
  /^=?(?:soft?war|develop|program|cod(?:e|ing)$|engineer|back-?end|web(?:$| develop| app)|applicat|entwickl|softwareentwickl|développ|professional|commercial|hands-on)/u;
/** Who develops, or what was developed. */
const DEVELOPS =
  /(?<!\p{L})(?:\p{L}*developer|programmer|software engineer|\p{L}*entwickler(?:in)?|programmierer(?:in)?|développeu(?:r|se)|(?:micro)?services|applications?|apps|back-?ends?|front-?ends?|(?:web|app|software)? ?development|\p{L}*entwicklung|anwendungen|développement)(?!\p{L})/iu;
/** Who hires, teaches, tests or looks after them. */
const OTHERS =
  /(?<!\p{L})(?:recruit\p{L}*|teach\p{L}*|train\p{L}*|tutor|lecturer|instruct\p{L}*|test\p{L}*|qa|support|sales|account|relations|advocate|evangelist|dozent\p{L}*|lehr\p{L}*|format\p{L}+)(?!\p{L})/iu;

/** The tools of years of developing; none where the years are of anything else. */
const toolsOf = rememberedOf((unit: Unit): readonly string[] => {
  const terms = [...unit.terms.keys()];
  const tools = terms.filter(isTool);
  return terms.every((term) => isTool(term) || OF_DEVELOPING.test(term)) ? tools : [];
});

/** Whether the head of a post names a tool that years of developing are asked in, and developing. */
export function isCalledByTool(role: Role, unit: Unit): boolean {
  const tools = toolsOf(unit);
  if (tools.length === 0) return false;
  const { title, short } = headerOf(role);
  return short.some(
    (line) =>
      (line === title || line === role.lines[0]) &&
      line.terms.some(({ term }) => tools.includes(term)) &&
      DEVELOPS.test(line.text) &&
      !OTHERS.test(line.text),
  );
}
