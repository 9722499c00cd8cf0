// Who keeps the register that a spec asks for, by letters or by a name of its own, and where a line names it. Pure.

import { clauseAround } from '../../cv/stance/clauses.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';
import type { Place } from '../../text/place.ts';
import { isOfAnother } from './whose-paper.ts';

/** "CORU registration lapsed": who keeps the register, by letters that the spec has for it, beside a word of holding. */
export function bodyIn(text: string, unit: Unit): Place | null {
  const letters =
    REGISTER_OF.exec(unit.text)?.[1] ?? OF_REGISTER.exec(unit.text)?.[1] ?? registerNamed(unit.text);
  if (letters === undefined) return null;
  const start = text.search(new RegExp(`\\b${letters}\\b`));
  const end = start + letters.length;
  if (start < 0 || isOfAnother(text, { start, end })) return null;
  const { text: clause } = clauseAround(text, start, end);
  return /regist|licen[cs]|member|inscri|enregistr|signed[- ]off|sign-off|competenc|(?:re)?assessed|eingetragen|accredit|\bcurrent\b|\blist(?:ed)?\b|\broll\b|renewed|\bno conditions|unconditional|\d{4}/i.test(
    clause,
  )
    ? { start, end }
    : null;
}

/** "The Zebrix register of conservators", "au registre GesReg": a name of its own, and what it is of besides. */
function registerNamed(text: string): string | undefined {
  const [, before, after] = NAMED_REGISTER.exec(text) ?? [];
  const name = before ?? after;
  return name !== undefined && rarity(stem(name.toLowerCase())) > RARE ? name : undefined;
}

const NAMED_REGISTER =
  /(?<=\p{L} )(\p{Lu}\p{L}{3,}) [Rr]egister(?!\p{L})|(?<!\p{L})(?:registre|[Rr]egister) (\p{Lu}\p{L}{3,})(?!\p{L})/u;
const RARE = 6.5;
/** "UKBHC registered", "ASAR accredited". */
const OF_REGISTER =
  /\b(?!NHS|ISO|CQC|UKAS|OFSTED)([A-Z]{4,8})[ -](?:registered|registration|accredited|accreditation|licen[cs]ed)\b/;
const REGISTER_OF = /\b(?:[Rr]egist\w+|[Ll]icen[cs]\w+)\b[^.;]{0,40}?\b(?:by|with) (?:the )?([A-Z]{3,8})\b/;
