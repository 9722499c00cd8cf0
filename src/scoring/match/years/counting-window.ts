// From when work counts as years of the kind asked for: after the papers were held, or within a window that the spec names.

import { monthAt } from '../../cv/posts/dates.ts';
import type { Cv, Role } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { placesOf } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Spec } from '../../read-spec.ts';
import { matchCredentials } from '../credentials/credentials.ts';
import { MET_FROM } from '../found.ts';

/** Words beside the year in which a paper was gained. */
const HOLDING =
  /admitted|regist|qualif|licen[cs]|certif|chartered|enrolled|passed|completed|pin\b|since|obtained|granted|awarded|diploma|level \d|part (?:3|iii)/i;
/** The years are to be after a paper. */
const AFTER_QUALIFYING =
  /post[- ](?:qualif|regist|licen)|pqe\b|after (?:qualif|regist|part (?:iii|3)|licen)|qualified experience|since (?:(?:gaining|obtaining|full|initial|your|the) )*(?:registration|licensure|certification)|(?:counted|counting|starting) from (?:certification|registration|qualification|licensure)|as an? (?:fully )?licensed /i;
/** A year in which a paper was renewed, or up to which it runs, is not that in which it was gained. */
const RENEWED =
  /\b(?:revalidat\w+|retention|paid|fees?|renew\w*|refresh\w*|updated|re-?registered|until|valid|expir\w+|to|next|due|checked)\b[^,.;()]{0,25}?\b(?:19|20)\d\d\b/gi;
/** "Practising certificate 2026/27", "2026 paid": the year for which a paper is in force, given anew each year. */
const OF_A_YEAR =
  /\b20\d\d ?[/–-] ?(?:20)?\d\d\b|(?<=\b(?:certificate|licen[cs]e|registration|fees?|membership)(?: \p{L}+){0,2} for (?:the year )?)20\d\d\b|\b20\d\d(?= (?:paid|réglée|payée|bezahlt)\b)/giu;
/**
 * The month from which work counts: for "post-qualification" that in which the spec's papers were held, by the year beside
 * them, and never where they are not held.
 */
export function startOfCounting(unit: Unit, cv: Cv, spec: Spec): number {
  if (!AFTER_QUALIFYING.test(unit.text)) return 0;
  const papers = qualifyingPapers(spec);
  if (papers.length === 0) return 0;
  const found = papers.map((paper) => matchCredentials(paper, cv, spec.places, spec.vector));
  // Abroad, lapsed or on the way: the paper's own gap says so, and the work done is still work of the trade.
  if (found.every(({ credit }) => credit < MET_FROM))
    return found.some(({ stance }) => stance !== null && stance !== 'denied') ? 0 : Number.POSITIVE_INFINITY;
  const names = papers.flatMap((paper) => paper.credentials);
  const years = cv.lines
    .filter(({ text, section }) => section === 'certificates' || HOLDING.test(text))
    .flatMap(({ text }) =>
      names
        .flatMap((one) => placesOf(one, text))
        .map(({ start, end }) =>
          clauseAround(text, start, end).text.replace(OF_A_YEAR, ' ').replace(RENEWED, ' '),
        ),
    )
    .flatMap((clause) => [...clause.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)))
    .filter((year) => year * 12 <= monthAt(cv.nowMs));
  return years.length === 0 ? 0 : Math.min(...years) * 12;
}

/** The papers by which one qualifies: beside a licence the courses that are asked for qualify nobody. */
function qualifyingPapers({ units }: Spec): Unit[] {
  const hard = units.filter(({ strength }) => strength === 'hard');
  const licences = hard.filter(({ kind }) => kind === 'licence');
  return licences.length > 0 ? licences : hard.filter(({ kind }) => kind === 'certificate');
}

/** Recent experience: of the last three years. */
const RECENT =
  /\brecent\b(?:[\s,][\p{L}-]+){0,5}\s(?:experience|practice|post)\b|(?<!\p{L})(?:erfahrung|praxis|tätigkeit) (?:aus|in) (?:jüngster|neuerer|letzter) zeit(?!\p{L})|(?<!\p{L})(?:expérience|pratique) récente(?!\p{L})/iu;
const RECENT_MONTHS = 36;
/** Of a person's life, and of what the place tells of itself. */
const NO_WORK =
  /\b(?:address|addresses|resid\w+|lived|living in|convictions?|offences?|sickness|disqualif\w+|accidents?|claims|points|references?|employment history|gaps|we have|we've|our|wohnhaft|casier)\b/iu;

/** "Within the last 24 months", "since 2022": the month from which work counts; 0 where the spec does not say. */
export function windowStart({ text, recentMonths, recentSince }: Unit, nowMs: number): number {
  const now = monthAt(nowMs);
  if (recentMonths > 0) return NO_WORK.test(text) ? 0 : now - recentMonths;
  if (recentSince > 0) return NO_WORK.test(text) || recentSince > now ? 0 : recentSince;
  return RECENT.test(text) ? now - RECENT_MONTHS : 0;
}

/** The part of a role after a month. */
export function since(role: Role, month: number): Role[] {
  const { from, to } = role.period;
  return to < month ? [] : [{ ...role, period: { from: Math.max(from, month), to } }];
}
