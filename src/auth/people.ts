// Accounts made by someone else than their owner: the operator, who knows name, e-mail, password and role. People who
// sign up themselves are made by better-auth; both write the same rows.

import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { randomBase62 } from '../platform/ids.ts';
import { primary } from '../db/client.ts';
import { PASSWORD_LENGTH, hashPassword } from './password.ts';
import { ROLES } from './roles.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

/** An account as the operator gives it; `email` comes out in lower case. */
export const NewPerson = z.object({
  name: z.string().trim().min(1).max(200),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((email) => EMAIL.test(email), {
      params: { type: 'value_error' },
      message: 'value is not a valid email address',
    })
    .transform((email) => email.toLowerCase()),
  password: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
  email_verified: z
    .boolean()
    .nullish()
    .transform((verified) => verified ?? false),
});
export type NewPerson = z.output<typeof NewPerson>;

/** An account with its role in the organisation that it is made in. */
export const NewMember = NewPerson.extend({ role: z.enum(ROLES) });
export type NewMember = z.output<typeof NewMember>;

/** Statements that make an account and its membership, for one batch; a known e-mail breaks the batch (`isKnownEmail`). */
export async function memberStatements(ctx: Context, organisationId: string, person: NewMember) {
  const db = primary(ctx);
  const userId = `usr_${randomBase62(16)}`;
  const memberId = `mem_${randomBase62(16)}`;
  const now = Date.now();
  const statements = [
    db.prepare(INSERT_USER).bind(userId, person.name, person.email, Number(person.email_verified), now, now),
    db
      .prepare(INSERT_ACCOUNT)
      .bind(`acc_${randomBase62(16)}`, userId, userId, await hashPassword(person.password), now, now),
    db.prepare(INSERT_MEMBER).bind(memberId, organisationId, userId, person.role, now),
  ];
  return { memberId, statements };
}

/** Whether a batch failed because somebody has this e-mail already. */
export function isKnownEmail(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: users.email');
}

const INSERT_USER =
  'INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)';
const INSERT_ACCOUNT = `
  INSERT INTO accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
  VALUES (?, ?, 'credential', ?, ?, ?, ?)`;
const INSERT_MEMBER =
  'INSERT INTO members (id, organisation_id, user_id, role, created_at) VALUES (?, ?, ?, ?, ?)';
