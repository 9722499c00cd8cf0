// Every table, for Drizzle and drizzle-kit.

export * from './schema/audit.ts';
export * from './schema/members.ts';
export * from './schema/organisation.ts';
export * from './schema/screening.ts';
export * from './schema/webhooks.ts';
