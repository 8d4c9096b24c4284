import { z } from 'zod';
import { calls } from '../calls.ts';
import { type Call, type Calls, fileType, isDeskCall, pathParameters } from '../platform/call.ts';
import { sessionCookies } from '../platform/cookie-names.ts';
import { type RefusalCode, refusals } from '../platform/refusal.ts';
import { shop } from '../shop.ts';
import { codesOf } from './edge-refusals.ts';

/** The API as an OpenAPI 3.1 document, generated from the schemas that validate. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, domainCalls] of Object.entries(calls as Record<string, Calls>)) {
    for (const [name, call] of Object.entries(domainCalls)) {
      const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] ??= {};
      paths[path][call.method.toLowerCase()] = operation(domain, name, call);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name}: published calls`,
      version: '1',
      description: 'Money is whole rupees. Dates are ISO 8601 in UTC. Ids are opaque.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookies.shop },
        desk: { type: 'apiKey', in: 'cookie', name: sessionCookies.desk },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    paths,
  };
}

function operation(domain: string, name: string, call: Call): Record<string, unknown> {
  const { $schema: _, ...input } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    $schema?: string;
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const inPath = pathParameters(call.path);
  const rest = Object.keys(input.properties ?? {}).filter((member) => !inPath.includes(member));
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.takesFile === true;
  const parameter = (member: string, where: 'path' | 'query') => ({
    name: member,
    in: where,
    required: where === 'path' || (input.required ?? []).includes(member),
    schema: input.properties?.[member] ?? {},
  });
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: call.does,
    parameters: [
      ...inPath.map((member) => parameter(member, 'path')),
      ...(inQuery ? rest.map((member) => parameter(member, 'query')) : []),
    ],
    ...(inQuery || rest.length === 0
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  ...input,
                  properties: pick(input.properties, rest),
                  required: (input.required ?? []).filter((member) => rest.includes(member)),
                },
              },
            },
          },
        }),
    ...(call.takesFile
      ? {
          requestBody: {
            required: true,
            content: { [fileType]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(call.who === 'anyone' || call.who === 'provider'
      ? {}
      : { security: [{ [isDeskCall(call) ? 'desk' : 'session']: [] }] }),
    responses: { [call.status ?? 200]: success(call), ...refusalAnswers(call) },
  };
}

/** A call's error responses: each status with its codes and sentences. */
function refusalAnswers(call: Call): Record<string, unknown> {
  const byStatus = Object.groupBy(codesOf(call), (code) => refusals[code][0]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${refusals[code][1]()}`).join('\n\n'),
        content: { 'application/json': { schema: refusalOf(codes) } },
      },
    ]),
  );
}

const refusalOf = (codes: RefusalCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
});

function success(call: Call): Record<string, unknown> {
  if (call.file)
    return {
      description: 'The file',
      content: { [call.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  const { $schema: _, ...schema } = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' });
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function pick(all: Record<string, unknown> | undefined, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, all?.[name]]));
}
