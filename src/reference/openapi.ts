// The OpenAPI 3.1 document, made of the very schemas that read requests and that tests hold answers against.

import * as z from 'zod';
import { AtsEvent, Callback, OverCap, Problem, ValidationProblem } from './answers.ts';
import { OPERATIONS, type Operation } from './operations.ts';

const MEANINGS: Record<number, [description: string, schema: z.ZodType]> = {
  400: ['The content breaks a rule', Problem],
  401: ['Missing or invalid key or token', Problem],
  403: ['Not allowed: access, subscription, role or limit', Problem],
  404: ['Unknown, or of another organisation', Problem],
  410: ['Past its 72 hours', Problem],
  413: ['The body is too large', Problem],
  422: ['The shape is wrong; `detail` says where', ValidationProblem],
  429: ['The month’s hard cap would be exceeded', OverCap],
};

/** The document for a service at `baseUrl`. */
export function openApiDocument(baseUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Screening service', version: '1', description: INTRODUCTION },
    servers: [{ url: baseUrl }],
    paths,
    webhooks: {
      screeningCallback: webhook('A screening job is complete', Callback),
      atsEvent: webhook('An application changed; pull the job again', AtsEvent),
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        jwt: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function describe(operation: Operation) {
  const { summary, description, tag, security, body } = operation;
  const refusals = Object.fromEntries(
    [401, ...operation.refusals].map((status) => [status, answerOf(status)]),
  );
  return {
    summary,
    ...(description === undefined ? {} : { description }),
    operationId: operationId(operation),
    tags: [tag],
    security: [{ [security]: [] }],
    parameters: parametersOf(operation),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: contentOf(body.type, inputOf(body.schema)) } }),
    responses: {
      200: {
        description: 'Success',
        headers: headersOf(operation.answerHeaders ?? {}),
        content: { 'application/json': { schema: outputOf(operation.answer) } },
      },
      ...refusals,
    },
  };
}

const MEDIA_TYPES = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
};

function contentOf(kind: keyof typeof MEDIA_TYPES, schema: object) {
  return Object.fromEntries(MEDIA_TYPES[kind].map((type) => [type, { schema }]));
}

function headersOf(headers: Record<string, string>) {
  const all = {
    'X-Request-Id': 'As it was sent, or a new one; quote it when you report a fault.',
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function answerOf(status: number) {
  const [description, schema] = MEANINGS[status] ?? ['', Problem];
  return { description, content: { 'application/json': { schema: outputOf(schema) } } };
}

function parametersOf({ path, query, headers }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'job_id' ? { type: 'string', format: 'uuid' } : { type: 'integer' },
  }));
  const inQuery = Object.entries(query ?? {}).map(([name, { schema, description }]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: outputOf(schema),
  }));
  const inHeaders = Object.entries(headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

function webhook(summary: string, schema: z.ZodType) {
  return {
    post: {
      summary,
      requestBody: { content: { 'application/json': { schema: outputOf(schema) } } },
      responses: { '2XX': { description: 'Received; anything else is tried again' } },
    },
  };
}

function operationId({ method, path }: Operation): string {
  return `${method}_${path.replace('/api/v1/', '').replaceAll(/\W+/g, '_')}`.replace(/_$/, '');
}

const inputOf = (schema: z.ZodType) =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
const outputOf = (schema: z.ZodType) => withoutDialect(z.toJSONSchema(schema));

/** Inside a document of OpenAPI 3.1 the dialect is said once. */
function withoutDialect({ $schema: _dialect, ...schema }: Record<string, unknown>) {
  return schema;
}

const INTRODUCTION =
  'Screening: submit CVs against a job spec, get scores with reasons. ATS sync: push jobs and candidates, pull results. ' +
  'Errors carry `detail`. Times are ISO 8601 in UTC. Unknown fields are ignored.';
