// Papers that are asked for without a limit: one whose line gives it a tonnage, a condition or a restriction is of another
// level, unless the CV has it without one elsewhere. What no line limits is taken as it stands; who is let work without the
// paper has none. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { namingAs, type Naming } from './naming.ts';

/** "That carries no tonnage limit", "ohne Auflagen", "sans restriction". */
const WITHOUT_LIMIT =
  /(?<!\p{L})(?:(?:general|full) regist\p{L}+|unlimited|unrestricted|unconditional|(?:without|no|nil|free (?:of|from))\s(?:any\s)?(?:\p{L}+\s){0,2}?(?:limits?|limitations?|restrictions?|conditions)|un(?:be|einge)schränkt\p{L}*|ohne (?:jede )?(?:\p{L}*beschränkung|einschränkung|auflage)\p{L}*|sans (?:aucune )?(?:limites?|limitations?|restrictions?|réserves?|conditions?)|illimitée?s?)(?!\p{L})/iu;
/** "Less than 3000 GT, near coastal", "automatic only", "nur Automatik", "moins de 500 UMS". */
const LIMITED =
  /(?<!\p{L})(?:(?:less than|under|below|up to|not exceeding|max(?:imum)?\.?|bis(?: zu)?|unter|moins de|inférieure? à|jusqu['’]à)\s(?!(?:19|20)\d\d\b)\d|limited to|restricted|with (?:an? |\p{L}+ )?(?:restrictions?|limitations?|conditions)|(?:restrictions?|limitations?|conditions)(?= (?:apply|on|to)|\))|near[- ]coastal|coastal waters|\p{L}+ only(?= *(?:[,.;)]|$))|conditional|(?:be|einge)schränkt|nur \p{L}+|mit (?:auflage|beschränkung|einschränkung)\p{L}*|restreinte?|limitée? (?:à|aux)|avec (?:restrictions?|réserves?|conditions?)|sous (?:réserve|conditions?))(?!\p{L})/iu;
/** Who may practise under another's eyes, or not at all, is on a list of its own of the same register. */
const OF_LESS =
  /(?<!\p{L})(?:provisional(?:ly)?|non-?practi[sc]ing|limited regist\p{L}+|student regist\p{L}+)(?!\p{L})/iu;
/** "Plumber (exempt, under supervision)": who is let work without the paper. */
const LET_WORK =
  /\((?:exempt|exemption|unlicen[cs]ed|unregistered|supervised)(?!\p{L})[^()]*\)|(?<!\p{L})(?:exempt|unlicen[cs]ed|unregistered),? (?:and |but )?under supervision(?!\p{L})/iu;
const isLetWork = testOf(LET_WORK);
/** What is said of a paper stands near its name, and in its sentence. */
const BEFORE = 24;
const BEHIND = 80;

/** The naming as one of another level where the paper is asked for without a limit and its line gives it one. */
export function withoutItsLimit(naming: Naming, unit: Unit): Naming {
  if (naming.stance !== 'held') return naming;
  const { line, words } = naming;
  if (isLetWork(line.text)) return namingAs('other', { line, words, isExplicit: true });
  if (!WITHOUT_LIMIT.test(unit.text)) return naming;
  const at = Math.max(0, line.text.toLowerCase().indexOf(words));
  const before = line.text.slice(Math.max(0, at - BEFORE), at).replace(/^.*[.;|,]/, '');
  const behind = line.text
    .slice(at, at + words.length + BEHIND)
    .replace(/(?<=\p{L}{2})(?:\.\s|[;|]).*$/u, '');
  const said = `${before}${behind}`;
  return (LIMITED.test(said) || OF_LESS.test(line.text)) && !WITHOUT_LIMIT.test(said)
    ? namingAs('other', { line, words, isExplicit: true })
    : naming;
}
