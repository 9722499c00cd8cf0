// What the audit log's entries say in words. Pure.

import type { AuditAction, ListedEntry } from '../../../audit/audit.ts';

const VERBS: Record<AuditAction, string> = {
  'organisation.created': 'made the organisation',
  'plan.changed': 'changed the plan',
  'member.added': 'joined',
  'member.removed': 'removed a member',
  'member.role_changed': 'changed a role',
  'member.invited': 'invited a member',
  'member.invitation_cancelled': 'withdrew an invitation',
  'key.created': 'made an API key',
  'key.revoked': 'revoked an API key',
  'webhook.endpoint_set': 'set the webhook address',
  'webhook.endpoint_removed': 'removed the webhook address',
  'webhook.secret_generated': 'changed the signing secret',
  'webhook.paused': 'paused webhooks',
  'webhook.resumed': 'resumed webhooks',
  'webhook.replayed': 'sent webhooks again',
  'webhook.tested': 'tested the webhook',
  'job.created': 'created a job',
  'job.status_changed': 'opened or closed a job',
  'application.stage_changed': 'moved a candidate',
  'application.scoring_started': 'started scoring',
  'application.deleted': 'deleted a candidate',
};

/** What was done: "made an API key". Only whoever runs the installation adds others; everybody else joins. */
export function actionWords({ action, actor }: Pick<ListedEntry, 'action' | 'actor'>): string {
  return action === 'member.added' && actor === 'operator' ? 'added a member' : (VERBS[action] ?? action);
}

/** Who did it. */
export function actorWords({ actor, actor_name }: Pick<ListedEntry, 'actor' | 'actor_name'>): string {
  if (actor_name !== null) return actor_name;
  if (actor === 'operator') return 'The operator';
  return actor.startsWith('issuer:') ? `By token (${actor.slice(7)})` : 'Somebody who left';
}

/** The facts beside it: "name: Careers site". */
export function detailWords(details: ListedEntry['details']): string {
  return Object.entries(details ?? {})
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
    .join(', ');
}
