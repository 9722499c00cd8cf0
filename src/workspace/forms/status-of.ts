// The status of an error, read off the response that http makes of it: only http maps codes to statuses.

import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorResponse, type ServiceError } from '../../http/errors.ts';

export function statusOf(error: ServiceError): ContentfulStatusCode {
  return errorResponse(error).status as ContentfulStatusCode;
}
