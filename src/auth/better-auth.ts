// better-auth as this service uses it: e-mail and password on D1, organisations with our four roles, JWTs of a
// quarter of an hour. Heavy: only `auth-instance.ts` imports it, and only when somebody signs in.

import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt, organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements } from 'better-auth/plugins/organization/access';
import { database } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import { sendEmail } from '../email/send-email.ts';
import { newContext } from '../platform/context.ts';
import { JWT } from './jwt-terms.ts';
import { PASSWORD_LENGTH, hashPassword, verifyPassword } from './password.ts';
import { keepSigningKey, listSigningKeys } from './signing-keys.ts';
import { afterCall, beforeCall } from './auth-hooks.ts';
import { findClaims } from './membership-claims.ts';

const DAY_SECONDS = 24 * 3600;
const SESSION_SECONDS = 14 * DAY_SECONDS;
const INVITATION_SECONDS = 7 * DAY_SECONDS;
const KEY_LIFE_SECONDS = 30 * DAY_SECONDS;

const access = createAccessControl(defaultStatements);
const nothing = { organization: [], member: [], invitation: [], team: [], ac: [] } as const;
const roles = {
  owner: access.newRole({
    organization: ['update'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
  }),
  admin: access.newRole({ member: ['create', 'update', 'delete'], invitation: ['create', 'cancel'] }),
  recruiter: access.newRole({ ...nothing }),
  viewer: access.newRole({ ...nothing }),
};

/** Builds the instance for one isolate and origin. */
export function createAuth(env: Env, origin: string) {
  const ctx = newContext(env, 'auth');
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // Its own lines would hold what was typed; ours tell of the request.
    logger: { disabled: true },
    database: drizzleAdapter(database(ctx), { provider: 'sqlite', schema: tables }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: env.SIGN_UP === 'closed',
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      // A sign-up with a known e-mail answers like any other and signs nobody in; the owner of the address is told.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }) =>
        sendEmail(ctx, {
          to: user.email,
          subject: 'You have an account already',
          text: `Somebody tried to sign up with your address. If it was you, sign in: ${origin}/app/sign-in`,
        }),
      sendResetPassword: async ({ user, url }) =>
        sendEmail(ctx, {
          to: user.email,
          subject: 'Choose a new password',
          text: `Choose a new password: ${url}`,
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: async ({ user, url }) =>
        sendEmail(ctx, {
          to: user.email,
          subject: 'Confirm your e-mail address',
          text: `Confirm your address: ${url}`,
        }),
    },
    // The workspace reads sessions itself and prolongs none: everybody signs in again after a fortnight.
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 300,
      // Its own rules allow three in ten seconds, too few for an office behind one address.
      customRules: {
        '/sign-in/email': { window: 60, max: 120 },
        '/sign-up/email': { window: 60, max: 60 },
        '/request-password-reset': { window: 60, max: 30 },
        '/send-verification-email': { window: 60, max: 30 },
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
      cookiePrefix: 'screening',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      useSecureCookies: origin.startsWith('https:'),
    },
    hooks: { before: beforeCall(env), after: afterCall(env) },
    plugins: [
      organization({
        ac: access,
        roles,
        creatorRole: 'owner',
        allowUserToCreateOrganization: false,
        disableOrganizationDeletion: true,
        invitationExpiresIn: INVITATION_SECONDS,
        sendInvitationEmail: async ({ id, email, organization: { name } }) =>
          sendEmail(ctx, {
            to: email,
            subject: `Join ${name}`,
            text: `You are invited to ${name}: ${origin}/app/invitations/${id}`,
          }),
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: {
          keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' },
          rotationInterval: KEY_LIFE_SECONDS,
          gracePeriod: 3600,
        },
        adapter: {
          getJwks: () => listSigningKeys(ctx),
          createJwk: (key) => keepSigningKey(ctx, key),
        },
        jwt: {
          issuer: JWT.issuer,
          audience: JWT.audience,
          expirationTime: '15m',
          definePayload: async ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            ...(await findClaims(ctx, user.id, session['activeOrganizationId'])),
          }),
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

const tables = {
  user: schema.users,
  session: schema.sessions,
  account: schema.accounts,
  verification: schema.verifications,
  organization: schema.organisations,
  member: schema.members,
  invitation: schema.invitations,
  jwks: schema.signingKeys,
};
