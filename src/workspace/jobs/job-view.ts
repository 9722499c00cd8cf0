// What of a job is looked at: stage, filters, order, list or board. It lies in the address, so that every view can be
// sent to a colleague and works without script. Pure.

import type { JobPageRow } from '../../applications/read-job-page.ts';
import { isStage, type Stage } from '../../applications/stages.ts';
import { storable } from '../../ats/plain-text.ts';
import { VERDICTS, verdictKey, type VerdictKey } from './words.ts';

export const MARKS = {
  gem: 'Hidden gem',
  ai: 'AI-CV flag',
  stale: 'Stale',
  said: 'Instructions in CV',
  nocv: 'No CV',
} as const;
export type MarkKey = keyof typeof MARKS;

export const SORTS = {
  score: 'Highest score first',
  new: 'Newest first',
  scored: 'Last scored first',
  name: 'By name',
} as const;
export type SortKey = keyof typeof SORTS;

export type JobView = {
  view: 'list' | 'board';
  stage: Stage | null;
  q: string;
  /** `none` is not scored. */
  verdict: VerdictKey | 'none' | null;
  confidence: 'high' | 'medium' | 'low' | null;
  /** All of them have to be there. */
  marks: MarkKey[];
  sort: SortKey;
  /** From 1. */
  page: number;
};

export const PAGE_ROWS = 100;

/** Reads a view off an address; what it does not know it leaves out. */
export function readView(url: URL): JobView {
  const get = (name: string) => url.searchParams.get(name) ?? '';
  const stage = get('stage');
  const [verdict, confidence, sort] = [get('verdict'), get('confidence'), get('sort')];
  const marks = url.searchParams.getAll('mark').filter((mark): mark is MarkKey => Object.hasOwn(MARKS, mark));
  return {
    view: get('view') === 'board' ? 'board' : 'list',
    stage: isStage(stage) ? stage : null,
    q: storable(get('q')).trim().slice(0, 200),
    verdict: verdict === 'none' || Object.hasOwn(VERDICTS, verdict) ? (verdict as VerdictKey | 'none') : null,
    confidence: confidence === 'high' || confidence === 'medium' || confidence === 'low' ? confidence : null,
    marks: [...new Set(marks)],
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortKey) : 'score',
    page: Math.max(1, Math.min(10_000, Number.parseInt(get('page'), 10) || 1)),
  };
}

/** The query of a view with something changed; a change but of the page goes back to the first. */
export function queryOf(view: JobView, change: Partial<JobView> = {}): string {
  const { page, ...next } = { ...view, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.view === 'board') query.set('view', 'board');
  if (next.stage !== null) query.set('stage', next.stage);
  if (next.q !== '') query.set('q', next.q);
  if (next.verdict !== null) query.set('verdict', next.verdict);
  if (next.confidence !== null) query.set('confidence', next.confidence);
  for (const mark of next.marks) query.append('mark', mark);
  if (next.sort !== 'score') query.set('sort', next.sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether anything but the stage narrows the view. */
export function isFiltered(view: JobView): boolean {
  return view.q !== '' || view.verdict !== null || view.confidence !== null || view.marks.length > 0;
}

/** A row with its place among all candidates of the job; null until scored. */
export type RankedRow = JobPageRow & { rank: number | null };

/** Ranks rows that come by score, best first. */
export function ranked(rows: readonly JobPageRow[]): RankedRow[] {
  let rank = 0;
  return rows.map((row) => ({ ...row, rank: row.scored ? ++rank : null }));
}

/** The rows that pass the filters, whatever their stage. `found` holds ids whose CV has the words that are searched. */
export function filtered(
  rows: readonly RankedRow[],
  view: JobView,
  found: ReadonlySet<number> = new Set(),
): RankedRow[] {
  const words = view.q.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (view.verdict === null || (verdictKey(row.verdict) ?? 'none') === view.verdict) &&
      (view.confidence === null || row.confidence === view.confidence) &&
      view.marks.every((mark) => hasMark(row, mark)) &&
      (words.length === 0 || found.has(row.aptly_application_id) || says(row, words)),
  );
}

function says(row: JobPageRow, words: string[]): boolean {
  const text = [row.candidate_name, row.candidate_email, row.score_summary, ...row.match_reasons, ...row.gaps]
    .join(' ')
    .toLocaleLowerCase('en');
  return words.every((word) => text.includes(word));
}

function hasMark(row: JobPageRow, mark: MarkKey): boolean {
  switch (mark) {
    case 'gem':
      return row.hidden_gem;
    case 'ai':
      return row.ai_cv_flag !== 'None';
    case 'stale':
      return row.stale;
    case 'said':
      return row.notices.includes('instructions');
    case 'nocv':
      return !row.has_cv;
  }
}

/** Rows in the order of the view; equal ones keep the order by score. */
export function sorted(rows: readonly RankedRow[], sort: SortKey): RankedRow[] {
  switch (sort) {
    case 'score':
      return rows.toSorted((a, b) => Number(b.scored) - Number(a.scored));
    case 'new':
      return rows.toSorted((a, b) => b.aptly_application_id - a.aptly_application_id);
    case 'scored':
      return rows.toSorted((a, b) => (b.last_scored_at ?? '').localeCompare(a.last_scored_at ?? ''));
    case 'name':
      return rows.toSorted((a, b) => a.candidate_name.localeCompare(b.candidate_name, 'en'));
  }
}
