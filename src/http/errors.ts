// The service's one error type and the closed list of its codes. Only this folder maps a code to a status
// and a body; whoever throws says what happened, not what HTTP calls it (spec, Errors).

/** One entry of a 422's `detail`, in the vocabulary of FastAPI. `loc` begins with body, path, query or header. */
export type FieldError = { loc: (string | number)[]; msg: string; type: string };

const STATUS = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** An outcome that ends a request: `detail` is for the caller and never quotes what a candidate wrote. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly detail: string | FieldError[];
  /** Further top-level fields of the body (the 429's figures). */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    detail: string | FieldError[],
    options: { extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.code = code;
    this.detail = detail;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

/** The response of an error, JSON as the spec says. */
export function errorResponse(error: ServiceError): Response {
  return Response.json(
    { detail: error.detail, ...error.extra },
    { status: STATUS[error.code], headers: error.headers },
  );
}
