import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { openApiDocument } from './openapi.ts';
import { plainDocument, plainStyle, plainStylePath } from './plain-document.ts';

/** `/api/openapi.json`: the API. `/api/docs`: the same as a readable page without script. */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  // Generated on first request, to keep the start fast.
  let pages: { json: string; html: string } | undefined;
  const readDocs = () => (pages ??= writeBoth(publicUrl));
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(readDocs().json),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(readDocs().html),
  );
  app.get(plainStylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(plainStyle),
  );
}

function writeBoth(publicUrl: string): { json: string; html: string } {
  const document = openApiDocument(publicUrl);
  return { json: JSON.stringify(document), html: docsPage(document as unknown as OpenApi) };
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, Response | { $ref: string }>;
}
interface Response {
  description: string;
  content?: Record<string, { schema: unknown }>;
}
interface OpenApi {
  info: { title: string; description: string };
  components: { responses: Record<string, Response>; schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
}

function docsPage({ info, components, paths }: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags[0] ?? '';
      groups.set(group, [
        ...(groups.get(group) ?? []),
        operationHtml(method, path, operation, components.responses),
      ]);
    }
  const sections = [...groups].map(
    ([group, items]) => `<h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2>${items.join('')}`,
  );
  const schemaSections = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${escapeHtml(name)}</code></summary>${schemaHtml(schema)}</details>`,
  );
  return plainDocument(
    info.title,
    `<p>${escapeHtml(info.description)} A failure is a 4xx or 5xx status with <code>{"error", "code"}</code>, and <code>fields</code> where fields are at fault.</p>
    <p>For programs: <a href="/api/openapi.json">OpenAPI 3.1 document of ${escapeHtml(shop.name)}</a></p>${sections.join('')}<h2 id="schemas">Schemas by name</h2>${schemaSections.join('')}`,
  );
}

function operationHtml(
  method: string,
  path: string,
  operation: Operation,
  commonResponses: Record<string, Response>,
): string {
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      [
        status,
        '$ref' in response ? commonResponses[response.$ref.split('/').at(-1) ?? ''] : response,
      ] as const,
  );
  const [status, success] = responses[0] ?? ['200', undefined];
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = success?.content?.['application/json']?.schema;
  const parameters = operation.parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<details><summary><code><span class="method">${method.toUpperCase()}</span>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
    <p class="facts">${escapeHtml(operation.operationId)}${operation.security.length ? ' · needs a login' : ''}</p>
    ${parameters.length ? `<table><thead><tr><th>Parameter</th><th>Where</th><th>Schema</th></tr></thead><tbody>${parameters.join('')}</tbody></table>` : ''}
    ${body ? `<h3>Body</h3>${schemaHtml(body)}` : ''}
    <h3>Answer ${escapeHtml(status)}</h3>${answer ? schemaHtml(answer) : `<p>${escapeHtml(Object.keys(success?.content ?? {}).join(', ') || (success?.description ?? ''))}</p>`}
    ${refusalsHtml(responses)}</details>`;
}

function refusalsHtml(responses: (readonly [status: string, response: Response | undefined])[]): string {
  const rows = responses
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      (response?.description ?? '').split('\n\n').map((line) => {
        const [code = '', ...sentence] = line.split(': ');
        return `<tr><td>${status}</td><td><code>${code.replaceAll('`', '')}</code></td><td>${escapeHtml(sentence.join(': '))}</td></tr>`;
      }),
    );
  return `<h3>Refused with</h3><table><thead><tr><th>Status</th><th>Code</th><th>Sentence</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function schemaHtml(schema: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}
