// /docs: the OpenAPI document as a page, rendered here from our own assets; without script.

import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
};
type AnswerHeaders = Record<string, { description: string }>;
type Content = { content?: Record<string, { schema: Schema }> };
type Described = {
  summary: string;
  description?: string;
  operationId: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string; headers?: AnswerHeaders }>;
};
type Listed = Described & { method: string; path: string };

/** The whole page. */
export function ReferencePage({ document }: { document: Document }) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Listed => ({ ...(one as Described), method, path })),
  );
  const tags = [...new Set(operations.flatMap((one) => one.tags))];
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference</title>
        <link rel="stylesheet" href="/reference.css" />
      </head>
      <body>
        <nav aria-label="Operations">
          <p class="brand">API reference</p>
          {tags.map((tag) => (
            <section>
              <h2>{tag}</h2>
              <ul>
                {operations
                  .filter((one) => one.tags.includes(tag))
                  .map((one) => (
                    <li>
                      <a href={`#${one.operationId}`}>{one.summary}</a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <p>
            <a href="/openapi.json">openapi.json</a>
          </p>
        </nav>
        <main>
          <h1>{document.info.title}</h1>
          <p>{withCode(document.info.description)}</p>
          <p>
            Base address: <code>{document.servers[0]?.url}</code>
          </p>
          {operations.map((one) => (
            <Operation operation={one} />
          ))}
          <h2>Webhooks</h2>
          {Object.entries(document.webhooks).map(([name, { post }]) => (
            <article id={name}>
              <h3>{post.summary}</h3>
              <Body title="Body" content={post.requestBody as Content} />
            </article>
          ))}
        </main>
      </body>
    </html>
  );
}

function Operation({ operation }: { operation: Listed }) {
  const { 200: success, ...refusals } = operation.responses;
  return (
    <article id={operation.operationId}>
      <h3>{operation.summary}</h3>
      <p class="route">
        <span class={`method ${operation.method}`}>{operation.method.toUpperCase()}</span>{' '}
        <code>{operation.path}</code>
        <span class="security">
          {'apiKey' in (operation.security[0] ?? {}) ? 'X-API-Key' : 'Authorization: Bearer'}
        </span>
      </p>
      {operation.description === undefined ? null : <p>{withCode(operation.description)}</p>}
      {operation.parameters.length === 0 ? null : (
        <table>
          <caption>Parameters</caption>
          <tbody>
            {operation.parameters.map((one) => (
              <tr>
                <th scope="row">
                  <code>{one.name}</code>
                </th>
                <td>{one.in}</td>
                <td>{typeOf(one.schema)}</td>
                <td>{withCode(one.description ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Body title="Request" content={operation.requestBody} />
      <Body title="Answer" content={success} />
      <Headers headers={success?.headers ?? {}} />
      <p class="refusals">
        Refusals:{' '}
        {Object.entries(refusals).map(([status, { description }]) => (
          <span title={description}>
            <b>{status}</b> {withCode(description)}.{' '}
          </span>
        ))}
      </p>
    </article>
  );
}

function Headers({ headers }: { headers: AnswerHeaders }) {
  return (
    <table>
      <caption>Headers of the answer</caption>
      <tbody>
        {Object.entries(headers).map(([name, { description }]) => (
          <tr>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{withCode(description)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Body({ title, content }: { title: string; content: Content | undefined }) {
  const types = Object.keys(content?.content ?? {});
  const [first] = Object.values(content?.content ?? {});
  if (first === undefined) return null;
  return (
    <table>
      <caption>
        {title} <span class="type">{types.join(' or ')}</span>
      </caption>
      <tbody>
        <Fields schema={first.schema} prefix="" isAnswer={title === 'Answer'} />
      </tbody>
    </table>
  );
}

/** One row a field; fields of lists of objects follow their list, one level in. */
type FieldsOf = { schema: Schema; prefix: string; isAnswer: boolean };

function Fields({ schema, prefix, isAnswer }: FieldsOf) {
  return (
    <>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <>
          <tr>
            <th scope="row">
              <code>{prefix + name}</code>
            </th>
            <td>{typeOf(field)}</td>
            <td>{presence(schema.required?.includes(name) ?? false, isAnswer)}</td>
            <td>{withCode(field.description ?? '')}</td>
          </tr>
          {field.items?.properties === undefined ? null : (
            <Fields schema={field.items} prefix={`${prefix}${name}[].`} isAnswer={isAnswer} />
          )}
        </>
      ))}
    </>
  );
}

/** Only the exception is worth a word: what must be sent, what may be missing from an answer. */
function presence(isRequired: boolean, isAnswer: boolean): string {
  if (isAnswer) return isRequired ? '' : 'not always';
  return isRequired ? 'required' : '';
}

/** Text between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code>{part}</code> : part));
}

function typeOf(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  const type =
    schema.type === 'array'
      ? `list of ${typeOf(schema.items ?? {})}`
      : [schema.type ?? 'any'].flat().join(' or ');
  const most = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength}`;
  return (schema.format === undefined ? type : schema.format) + most;
}
