import { calls } from '../calls.ts';
import { type Call, type Calls, fileType, isDeskCall, pathParameters } from '../platform/call.ts';
import { cookieName, sessionCookies } from '../platform/cookie-names.ts';
import { refusals } from '../platform/refusal.ts';
import { shop } from '../shop.ts';
import { codesOf } from './edge-refusals.ts';
import { jsonSchemas } from './schema-names.ts';

type Json = Record<string, unknown>;

/** The schema of anything that went wrong. */
const failure = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** What several operations share, filled in while they are written. */
interface Parts {
  readonly schemas: ReturnType<typeof jsonSchemas>;
  readonly responses: Record<string, Json>;
}

/** The API as an OpenAPI 3.1 document, generated from the schemas that validate. */
export function openApiDocument(publicUrl: string): Json {
  const parts: Parts = { schemas: jsonSchemas(), responses: {} };
  const paths: Record<string, Json> = {};
  for (const [domain, domainCalls] of Object.entries(calls as Record<string, Calls>)) {
    for (const [name, call] of Object.entries(domainCalls)) {
      const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] ??= {};
      paths[path][call.method.toLowerCase()] = operation(domain, name, call, parts);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name}: published calls`,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Money is whole rupees. Dates are ISO 8601 in UTC. Ids are opaque.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(publicUrl, sessionCookies.shop) },
        desk: { type: 'apiKey', in: 'cookie', name: cookieName(publicUrl, sessionCookies.desk) },
      },
      schemas: { Failure: failure, ...parts.schemas.named },
      responses: parts.responses,
    },
    paths,
  };
}

function operation(domain: string, name: string, call: Call, { schemas, responses }: Parts): Json {
  const input = schemas.of(call.input, 'input') as { properties?: Json; required?: string[] };
  const refusalResponses = Object.fromEntries(
    refusalAnswers(call).map(([status, name, answer]) => {
      responses[name] = answer;
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
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
    security:
      call.who === 'anyone' || call.who === 'provider'
        ? []
        : [{ [isDeskCall(call) ? 'desk' : 'session']: [] }],
    responses: { [call.status ?? 200]: success(call, schemas), ...refusalResponses },
  };
}

/** A call's error responses: each status with its codes and sentences, by a name that says its codes. */
function refusalAnswers(call: Call): [status: string, name: string, answer: Json][] {
  const byStatus = Object.groupBy(codesOf(call), (code) => refusals[code][0]);
  return Object.entries(byStatus).map(([status, codes]) => {
    const sortedCodes = codes.toSorted();
    const description = sortedCodes.map((code) => `\`${code}\`: ${refusals[code][1]()}`).join('\n\n');
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: sortedCodes } } }],
    };
    return [status, sortedCodes.join('-or-'), { description, content: { 'application/json': { schema } } }];
  });
}

function success(call: Call, schemas: ReturnType<typeof jsonSchemas>): Json {
  if (call.file)
    return {
      description: 'The file',
      content: { [call.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  return {
    description: 'Done',
    content: { 'application/json': { schema: schemas.of(call.answer, 'output') } },
  };
}

function pick(all: Json | undefined, names: string[]): Json {
  return Object.fromEntries(names.map((name) => [name, all?.[name]]));
}
