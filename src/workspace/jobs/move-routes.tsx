// Moving several candidates of a job at once. An undo is a move back, each to where it was.

import { Hono } from 'hono';
import { isStage, type Stage } from '../../applications/stages.ts';
import { moveStages, type Move, type Outcome } from '../../applications/move-stages.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Flash } from '../shell/flash.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { actorOf } from './actor-of.ts';
import { readSelection, type Selection } from './selection.ts';
import { namesOf, STAGE_WORDS, undoneText } from './words.ts';

export const moveRoutes = new Hono<MemberEnv>().post('/app/jobs/:id/move', requireRole('jobs'), async (c) => {
  const jobId = pathId(c);
  const selection = await readSelection(c);
  const outcome = await moveStages(c.var.ctx, actorOf(c), jobId, movesOf(selection));
  const { fields } = selection;
  const isUndo = fields['undo'] !== undefined;
  const flash = toldOf(jobId, outcome, isUndo, backOf(fields));
  return done(c, {
    to: `/app/jobs/${jobId}${backOf(fields)}`,
    json: { moved: outcome.moved.map(wireOf), flash },
    flash,
  });
});

/** Everybody to `stage`, or `moves` ("12:applied,15:screened"), each to their own; only from `from`. Throws 422. */
function movesOf({ ids, fields }: Selection): Move[] {
  const moves = fields['moves'];
  const from = fields['from'] === undefined ? {} : { from: readStage(fields['from'], 'from') };
  if (typeof moves === 'string') return moves.split(',').map((text) => ({ ...readMove(text), ...from }));
  const stage = readStage(fields['stage'], 'stage');
  return ids.map((applicationId) => ({ applicationId, stage, ...from }));
}

function readMove(text: string): Move {
  const [id = '', stage = ''] = text.split(':');
  if (!/^\d{1,15}$/.test(id)) throw unreadable('moves');
  return { applicationId: Number(id), stage: readStage(stage, 'moves') };
}

/** The stage a field names. Throws 422. */
function readStage(value: unknown, field: string): Stage {
  if (typeof value === 'string' && isStage(value)) return value;
  throw unreadable(field);
}

function unreadable(field: string): ServiceError {
  const msg =
    'Input should be a stage: applied, screened, shortlisted, interviewing, offered, placed or rejected';
  return new ServiceError('unprocessable', [{ loc: ['body', field], msg, type: 'enum' }]);
}

/** The view to come back to: a query and nothing else. */
function backOf(fields: Record<string, unknown>): string {
  const back = fields['back'];
  return typeof back === 'string' && /^\?[\w=&%+.-]*$/.test(back) ? back : '';
}

/** What is said of moves, with the way back: from where they are now, should somebody not have moved them on. */
function toldOf(jobId: number, { moved, stayed }: Outcome, isUndo: boolean, back: string): Flash {
  const [first] = moved;
  if (isUndo) return { text: undoneText(moved, stayed) };
  if (first === undefined) return { text: 'Nobody moved: they stood there already' };
  const moves = moved.map((one) => `${one.applicationId}:${one.from}`).join(',');
  const undo = { action: `/app/jobs/${jobId}/move`, fields: { moves, from: first.to, back } };
  return { text: `${namesOf(moved)} moved to ${STAGE_WORDS[first.to]}`, undo };
}

function wireOf({ applicationId, from, to }: Outcome['moved'][number]) {
  return { aptly_application_id: applicationId, from, to };
}
