// Every table, for Drizzle and drizzle-kit.

export * from './schema/applications.ts';
export * from './schema/ats.ts';
export * from './schema/audit.ts';
export * from './schema/members.ts';
export * from './schema/organisation.ts';
export * from './schema/scoring-runs.ts';
export * from './schema/screening.ts';
export * from './schema/webhooks.ts';
