CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	`last_used_at` integer,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_prefix` ON `api_keys` (`prefix`);--> statement-breakpoint
CREATE INDEX `api_keys_organisation` ON `api_keys` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`subscription` text NOT NULL,
	`api_access_enabled` integer NOT NULL,
	`committed_scans` integer NOT NULL,
	`hard_cap_scans` integer NOT NULL,
	`active_job_limit` integer,
	`plan_scans` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `screening_usage` (
	`organisation_id` text NOT NULL,
	`day` text NOT NULL,
	`key_id` integer NOT NULL,
	`cvs` integer NOT NULL,
	PRIMARY KEY(`organisation_id`, `day`, `key_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `screening_chunks` (
	`job_id` text NOT NULL,
	`first` integer NOT NULL,
	`size` integer NOT NULL,
	`sealed_texts` text,
	`sealed_outcomes` text,
	PRIMARY KEY(`job_id`, `first`),
	FOREIGN KEY (`job_id`) REFERENCES `screening_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `screening_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`completed_at` integer,
	`failed_at` integer,
	`total_candidates` integer NOT NULL,
	`retention_key_id` text NOT NULL,
	`sealed_spec` text,
	`sealed_callback_url` text,
	`idempotency_hash` text,
	`body_hash` text,
	`swept_at` integer,
	`purged_at` integer,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `screening_jobs_idempotency` ON `screening_jobs` (`organisation_id`,`created_at`) WHERE "screening_jobs"."idempotency_hash" is not null;--> statement-breakpoint
CREATE INDEX `screening_jobs_unfinished` ON `screening_jobs` (`created_at`) WHERE "screening_jobs"."completed_at" is null and "screening_jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX `screening_jobs_unpurged` ON `screening_jobs` (`expires_at`) WHERE "screening_jobs"."purged_at" is null;--> statement-breakpoint
CREATE INDEX `screening_jobs_organisation` ON `screening_jobs` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`prior_attempts` integer DEFAULT 0 NOT NULL,
	`sequence` integer,
	`next_attempt_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`) WHERE "deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_undelivered` ON `deliveries` (`organisation_id`,`sequence`) WHERE "deliveries"."state" IN ('pending', 'held');--> statement-breakpoint
CREATE INDEX `deliveries_organisation` ON `deliveries` (`organisation_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`status_code` integer,
	`duration_ms` integer NOT NULL,
	`error` text,
	`excerpt` text,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_counters` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`last_sequence` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`job_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`stage` text,
	`occurred_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_sequence` ON `events` (`organisation_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `events_occurred` ON `events` (`occurred_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`url` text,
	`paused_at` integer,
	`sealed_secret` text,
	`sealed_next_secret` text,
	`failing_since` integer,
	`owner_told_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_failing` ON `webhook_endpoints` (`failing_since`) WHERE "webhook_endpoints"."failing_since" IS NOT NULL AND "webhook_endpoints"."owner_told_at" IS NULL;