CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`password` text,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `accounts_user` ON `accounts` (`user_id`);

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

CREATE INDEX `api_keys_organisation` ON `api_keys` (`organisation_id`);

CREATE UNIQUE INDEX `api_keys_prefix` ON `api_keys` (`prefix`);

CREATE TABLE `application_explanations` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`credentials` text NOT NULL,
	`unlikely_title` integer NOT NULL,
	`explanation` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`job_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`identity_id` integer,
	`stage` text NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`verdict` text,
	`confidence` text,
	`score_summary` text,
	`ai_cv_flag` text DEFAULT 'None' NOT NULL,
	`ai_cv_flag_reason` text,
	`hidden_gem` integer DEFAULT false NOT NULL,
	`hidden_gem_reason` text,
	`match_reasons` text,
	`gaps` text,
	`last_scored_at` integer,
	`scored_inputs_version` integer,
	`scored_cv_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `applications_candidate` ON `applications` (`candidate_id`);

CREATE UNIQUE INDEX `applications_pair` ON `applications` (`job_id`,`candidate_id`);

CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text,
	`details` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `audit_entries_organisation` ON `audit_entries` (`organisation_id`,`id`);

CREATE TABLE `candidate_cvs` (
	`candidate_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`received_at` integer NOT NULL,
	`file_name` text,
	`mime_type` text,
	`format` text,
	`bytes` integer,
	`pages` integer,
	`cut` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `candidate_identities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`source_system` text NOT NULL,
	`source_system_id` text NOT NULL,
	`external_id` text NOT NULL,
	`candidate_id` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `candidate_identities_candidate` ON `candidate_identities` (`candidate_id`);

CREATE UNIQUE INDEX `candidate_identities_tuple` ON `candidate_identities` (`organisation_id`,`source_system`,`source_system_id`,`external_id`);

CREATE TABLE `candidate_references` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`referee_name` text NOT NULL,
	`referee_email` text NOT NULL,
	`token_hash` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`completed_at` integer,
	`relationship` text,
	`reference` text,
	`would_rehire` integer,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `candidate_references_application` ON `candidate_references` (`application_id`);

CREATE UNIQUE INDEX `candidate_references_token` ON `candidate_references` (`token_hash`);

CREATE TABLE `candidate_videos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`link_expires_at` integer NOT NULL,
	`recorded_at` integer,
	`content_type` text,
	`bytes` integer,
	`duration_seconds` integer,
	`expires_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `candidate_videos_application` ON `candidate_videos` (`application_id`);

CREATE INDEX `candidate_videos_expiry` ON `candidate_videos` (`status`,`expires_at`);

CREATE UNIQUE INDEX `candidate_videos_token` ON `candidate_videos` (`token_hash`);

CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`email_key` text,
	`phone` text,
	`cv_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE UNIQUE INDEX `candidates_email` ON `candidates` (`organisation_id`,`email_key`);

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

CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`);

CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`) WHERE "deliveries"."state" = 'pending';

CREATE INDEX `deliveries_held` ON `deliveries` (`organisation_id`,`sequence`) WHERE "deliveries"."state" = 'held';

CREATE INDEX `deliveries_organisation` ON `deliveries` (`organisation_id`,`kind`,`sequence`,`id`);

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

CREATE TABLE `event_counters` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`last_sequence` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

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

CREATE INDEX `events_occurred` ON `events` (`occurred_at`);

CREATE UNIQUE INDEX `events_sequence` ON `events` (`organisation_id`,`sequence`);

CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text,
	`status` text NOT NULL,
	`expires_at` integer NOT NULL,
	`inviter_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `invitations_email` ON `invitations` (`email`);

CREATE INDEX `invitations_organisation` ON `invitations` (`organisation_id`);

CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`source_system` text,
	`source_system_id` text,
	`external_id` text,
	`status` text NOT NULL,
	`title` text NOT NULL,
	`job_spec` text,
	`client_name` text,
	`client_context` text,
	`client_values` text,
	`location` text,
	`work_mode` text,
	`employment_type` text,
	`hours` text,
	`salary` text,
	`hiring_manager_name` text,
	`hiring_manager_email` text,
	`hiring_manager_phone` text,
	`inputs_version` integer NOT NULL,
	`scoring_inputs_updated_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE UNIQUE INDEX `jobs_identity` ON `jobs` (`organisation_id`,`source_system`,`source_system_id`,`external_id`);

CREATE INDEX `jobs_status` ON `jobs` (`organisation_id`,`status`);

CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `members_organisation` ON `members` (`organisation_id`);

CREATE UNIQUE INDEX `members_person` ON `members` (`user_id`,`organisation_id`);

CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`logo` text,
	`metadata` text,
	`created_at` integer NOT NULL,
	`subscription` text NOT NULL,
	`api_access_enabled` integer NOT NULL,
	`committed_scans` integer NOT NULL,
	`hard_cap_scans` integer NOT NULL,
	`active_job_limit` integer,
	`plan_scans` integer NOT NULL
);

CREATE UNIQUE INDEX `organisations_slug_unique` ON `organisations` (`slug`);

CREATE TABLE `plan_scan_usage` (
	`organisation_id` text NOT NULL,
	`month` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`organisation_id`, `month`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `scorecards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`author_id` text NOT NULL,
	`recommendation` text NOT NULL,
	`notes` text NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `scorecards_application` ON `scorecards` (`application_id`);

CREATE TABLE `scoring_run_items` (
	`run_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`state` text NOT NULL,
	`error` text,
	PRIMARY KEY(`run_id`, `application_id`),
	FOREIGN KEY (`run_id`) REFERENCES `scoring_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `scoring_run_items_application` ON `scoring_run_items` (`application_id`,`state`);

CREATE TABLE `scoring_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`job_id` integer NOT NULL,
	`actor` text NOT NULL,
	`month` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`swept_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `scoring_runs_job` ON `scoring_runs` (`job_id`);

CREATE INDEX `scoring_runs_organisation` ON `scoring_runs` (`organisation_id`,`created_at`);

CREATE INDEX `scoring_runs_unfinished` ON `scoring_runs` (`created_at`) WHERE "scoring_runs"."finished_at" is null;

CREATE TABLE `screening_chunks` (
	`job_id` text NOT NULL,
	`first` integer NOT NULL,
	`size` integer NOT NULL,
	`sealed_texts` text,
	`sealed_outcomes` text,
	PRIMARY KEY(`job_id`, `first`),
	FOREIGN KEY (`job_id`) REFERENCES `screening_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);

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

CREATE INDEX `screening_jobs_idempotency` ON `screening_jobs` (`organisation_id`,`created_at`) WHERE "screening_jobs"."idempotency_hash" is not null;

CREATE INDEX `screening_jobs_organisation` ON `screening_jobs` (`organisation_id`);

CREATE INDEX `screening_jobs_unfinished` ON `screening_jobs` (`created_at`) WHERE "screening_jobs"."completed_at" is null and "screening_jobs"."failed_at" is null;

CREATE INDEX `screening_jobs_unpurged` ON `screening_jobs` (`expires_at`) WHERE "screening_jobs"."purged_at" is null;

CREATE TABLE `screening_usage` (
	`organisation_id` text NOT NULL,
	`day` text NOT NULL,
	`key_id` integer NOT NULL,
	`cvs` integer NOT NULL,
	PRIMARY KEY(`organisation_id`, `day`, `key_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`active_organisation_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);

CREATE INDEX `sessions_user` ON `sessions` (`user_id`);

CREATE TABLE `sign_in_failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `sign_in_failures_at` ON `sign_in_failures` (`at`);

CREATE INDEX `sign_in_failures_email` ON `sign_in_failures` (`email_hash`,`at`);

CREATE TABLE `signing_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`private_key` text NOT NULL,
	`alg` text,
	`crv` text,
	`created_at` integer NOT NULL,
	`expires_at` integer
);

CREATE TABLE `timeline_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organisation_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`details` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `timeline_entries_application` ON `timeline_entries` (`application_id`);

CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);

CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);

CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);

CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);

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

CREATE INDEX `webhook_endpoints_failing` ON `webhook_endpoints` (`failing_since`) WHERE "webhook_endpoints"."failing_since" IS NOT NULL AND "webhook_endpoints"."owner_told_at" IS NULL;
