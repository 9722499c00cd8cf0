// "From a trade you served your time at or from a degree in construction": who learnt a trade of the degree's field has the
// other of the two. A demand that says which trade is read by the papers of that trade. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { FIELD } from '../../spec/papers/degree-fields.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Found } from '../found.ts';

/** Any trade of the kind, where a degree would do as well. */
const ASKED =
  /(?<!\p{L})(?:(?:an?|any|the|your|relevant|recogni[sz]ed|construction|building|engineering|mechanical) )*(?:trade (?:you|that you|where you|in which you)(?: have|['’]ve)? (?:served|learn)\p{L}*|(?<!(?:al|ry|ic|(?<!build|engineer)ing) )(?:trade|craft) (?:background|qualification|certificate|papers?|apprenticeship)|time[- ]served (?:in|from|at) (?:an? |the )?(?:(?:construction|building|engineering|mechanical|relevant) )?trades?|(?:come|came|rose|risen) (?:up )?(?:from|through|off) (?:an? |the )?trades?|(?:qualified )?trades(?:person|man|woman))(?!\p{L})(?=.*(?<!\p{L})or(?!\p{L}))|(?<=(?<!\p{L})or (?:an? |from |through |by )*)(?:trade (?:background|qualification|certificate)|time[- ]served (?:in|from) an? \p{L}+ trade|time[- ]served trades\p{L}+)(?!\p{L})/iu;
const asksForTrade = testOf(ASKED);

/** The trades of the fields that a degree beside them is in. */
const OF_BUILDING =
  /(?<!\p{L})(?:carpent|joiner|brick|block ?lay|plaster|roof|plumb|electric|(?:stone ?)?mason|tiler|til(?:ing|er)s?\b|glaz|steel ?fix|scaffold|painter|decorator|plant (?:fitt|operat)|dry ?lin|form ?work|shutter|ground ?work)/iu;
const OF_ENGINEERING =
  /(?<!\p{L})(?:fitter|fitting|machinist|tool ?mak|mechanic|turner|weld|electric|fabricat|millwright|plumb|instrument|boiler ?mak|sheet ?metal|pattern ?mak)/iu;

/** How a CV says that a trade was learnt to its end. */
const SERVED =
  /(?<!\p{L})(?:(?<!(?<!as )(?:an?|my|our|the|one|two|with|each|every|of) )apprentice(?!s|ships? (?:scheme|program|manag|coordinat))(?:ship)?|indentured?|time[- ]served|served (?:my|his|her|an?|the) (?:time|apprenticeship)|by trade|(?:national )?craft cert\p{L}*|trade (?:cert\p{L}*|papers?|qualif\p{L}+)|journey(?:man|woman|person)|red seal|certificate of (?:qualification|apprenticeship)|[ns]vq (?:level )?[23]|city (?:&|and) guilds)(?!\p{L})/iu;
const maySayServed = testOf(SERVED);

/** The trade that stands for the degree; null where the demand takes none, or the CV tells of none. */
export function matchServedTrade(unit: Unit, cv: Cv): Found | null {
  if (unit.degreeLevel === 0 || !asksForTrade(unit.text)) return null;
  const line = cv.lines.find((one) => tellsTrade(one, unit, cv.nowMs));
  return line === undefined ? null : { credit: 1, note: null, lines: [line], stance: 'held' };
}

function tellsTrade(line: EvidenceLine, { degreeFields }: Unit, nowMs: number): boolean {
  const said = maySayServed(line.text) ? SERVED.exec(line.text) : null;
  if (said === null) return false;
  const [words] = said;
  // Who is an apprentice now has served no time yet; of one that ended it was served.
  const isOver = line.role !== null && line.role.endedMonthsAgo > 0;
  if (/^apprentice/iu.test(words) && line.role !== null && !isOver) return false;
  const trades = [
    ...((degreeFields & FIELD.building) > 0 ? [OF_BUILDING] : []),
    ...((degreeFields & FIELD.engineering) > 0 ? [OF_ENGINEERING] : []),
  ];
  if (trades.length > 0 && !trades.some((one) => one.test(line.text))) return false;
  if (/^apprentice/iu.test(words) && isOver) return true;
  const place = { start: said.index, end: said.index + words.length };
  return paperStanceAt(line.text, place, nowMs).stance === 'held';
}
