// Every table, for Drizzle and drizzle-kit.

export * from './schema/organisation.ts';
export * from './schema/screening.ts';
export * from './schema/webhooks.ts';
