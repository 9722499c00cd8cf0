// Who works in the app.

/** A member at work in an organisation; whether the role allows it was asked before. */
export type Actor = { organisationId: string; userId: string };

/** The form of an actor in the audit log and in timelines. */
export function actorName(actor: Actor): string {
  return `user:${actor.userId}`;
}
