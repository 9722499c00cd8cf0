// Posts of those whom the asked one leads: a driver where a driver manager is asked, a nurse where a nurse manager is. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { titleOf } from './lower-rank.ts';
import { namedAs, OR } from './named-posts.ts';

const AS = namedAs(
  String.raw`[\p{L}][\p{L}'’ ,/-]{2,60}?`,
  'of|in|with|at|for|on|within|im|bei|mit|dans|en|au|chez',
);
const LEADER =
  /^(?:.*[ -])?(\p{L}{3,})[ -](?:manager|supervisor|leader|foreman|instructor|trainer|inspector)$/iu;
const LEADS =
  /manag|supervis|lead|chief|head|charge|foreman|instruct|trainer|training|coach|coordinat|inspect|principal/iu;

/** What those are called whom the posts lead whose years are asked; none where they are asked for too. */
const ledBy = rememberedOf(({ text }: Unit): readonly RegExp[] => {
  const parts = (AS.exec(text)?.[1] ?? '').split(OR).map((part) => part.trim().toLowerCase());
  return parts
    .flatMap((part) => LEADER.exec(part)?.[1] ?? [])
    .filter((led) => namesRole(led) && !parts.some((part) => part.endsWith(led)))
    .map((led) => new RegExp(String.raw`(?<!\p{L})${led}s?(?!\p{L})`, 'iu'));
});

/** Whether a role is called as those who are led by the post that is asked for, and by nothing that leads. */
export function isLedByAsked(role: Role, unit: Unit): boolean {
  const led = ledBy(unit);
  if (led.length === 0) return false;
  const title = titleOf(role);
  return !LEADS.test(title) && led.some((one) => one.test(title));
}
