// The map of triggers: requests, queues, cron and Durable Objects.

import { app } from './app.ts';
import { runCron } from './crons.ts';
import { consumeQueue } from './queues.ts';
import { buildCallback } from './screening/callback.ts';
import { deliveryObjectClass } from './webhooks/delivery-object.ts';

export { DocumentReaderObject } from './documents/reader-object.ts';
export { VideoObject } from './recordings/video-object.ts';
export { OrganisationObject } from './organisation/organisation-object.ts';
export { WebhookSender } from './webhooks/attempts/sender.ts';

export class DeliveryObject extends deliveryObjectClass(buildCallback) {}

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: runCron,
} satisfies ExportedHandler<Env>;
