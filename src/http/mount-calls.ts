import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type AllHandlers, calls } from '../calls.ts';
import { type Call, type Calls, type FileAnswer, fileType, isDeskCall } from '../platform/call.ts';
import { networkOf } from '../platform/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../platform/refusal.ts';
import type { Visit } from '../platform/visit.ts';
import { answerWriter } from './answer-writer.ts';
import type { ReadVisit } from './read-visit.ts';
import { mayCall, runCall } from './run-call.ts';
import { sendRefusal } from './send-refusal.ts';

/** The body limit of calls that declare none (R-CALL-1). */
const defaultBodyLimit = 64 * 1024;

/** Max files that one person sends at once: each is in memory until it is read. */
const maxUploads = 10;

/** Mounts a route for every declared call. */
export function mountCalls(app: FastifyInstance, handlers: AllHandlers, readVisit: ReadVisit): void {
  const files = acceptFiles(app);
  const uploads = countUploads(maxUploads);
  for (const [domain, domainCalls] of Object.entries(calls as Record<string, Calls>)) {
    const domainHandlers = handlers[domain as keyof AllHandlers] as unknown as Record<
      string,
      (input: unknown, visit: Visit) => Promise<unknown>
    >;
    for (const [name, call] of Object.entries(domainCalls)) {
      const handler = domainHandlers[name];
      if (!handler) throw new Error(`The call ${domain}.${name} has no handler`);
      const write = answerWriter(call);
      const door = isDeskCall(call) ? 'desk' : 'shop';
      const mount = (route: RouteOptions) => (call.takesFile ? files.push(route) : app.route(route));
      mount({
        method: call.method,
        url: `/api${call.path}`,
        bodyLimit: call.bodyLimit ?? defaultBodyLimit,
        config: { takesFile: call.takesFile === true },
        ...(call.takesFile && {
          // A file may come slowly and is large: strangers’ are not waited for.
          onRequest: async (request, reply) => {
            const visit = await readVisit(request, reply, door);
            const refusal = mayCall(call, visit) ?? uploads.begin(visit, reply);
            if (refusal) return sendRefusal(reply, refusal);
          },
        }),
        handler: async (request, reply) => {
          const visit = await readVisit(request, reply, door);
          const answer = await runCall(call, handler, sentInput(call, request), visit);
          if (door === 'shop' && isForEverybody(call) && !visit.customer)
            reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'Cookie');
          else reply.header('cache-control', 'private, no-store');
          request.did = whatWasDone(`${domain}.${name}`, call, sentInput(call, request), answer);
          if (isRefusal(answer)) return sendRefusal(reply, answer);
          if (call.file) return sendFile(reply, call.file, answer as FileAnswer);
          return reply
            .code(call.status ?? 200)
            .type('application/json; charset=utf-8')
            .send(await write(answer, reply));
        },
      });
    }
  }
}

/** Counts what each person is uploading, and refuses one more than `max` before its bytes are read. */
export function countUploads(max: number) {
  const numbers = new Map<string, number>();
  const change = (who: string, by: number) => {
    const number = (numbers.get(who) ?? 0) + by;
    if (number > 0) numbers.set(who, number);
    else numbers.delete(who);
  };
  return {
    begin({ customer, staff, address }: Visit, reply: FastifyReply): Refusal<'unavailable'> | null {
      const who = customer?.id ?? staff?.id ?? networkOf(address);
      if ((numbers.get(who) ?? 0) >= max) return refuse('unavailable', { retryAfter: 5 });
      change(who, 1);
      reply.raw.once('close', () => change(who, -1));
      return null;
    },
  };
}

/** Routes of upload calls, mounted in a scope where bodies are raw bytes. Add to the list before the app is ready. */
function acceptFiles(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = [];
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(fileType, { parseAs: 'buffer' }, (request, body: Buffer, callback) => {
      request.rawBody = body;
      callback(null, undefined);
    });
    for (const route of routes) inner.route(route);
  });
  return routes;
}

/** Whether all guests get the same answer. Everything below `/customer` depends on the session. */
function isForEverybody({ who, method, path }: Call): boolean {
  return who === 'anyone' && method === 'GET' && !path.startsWith('/customer/');
}

/** For the log: the call, and the ids in its input and answer, never contents. */
function whatWasDone(
  name: string,
  { names }: Call,
  rawInput: unknown,
  answer: unknown,
): Record<string, string> {
  const did: Record<string, string> = { call: name };
  const note = (from: unknown, member: string) => {
    const value = (from as Record<string, unknown> | null)?.[member];
    if (typeof value === 'string') did[member] = value.slice(0, 64);
  };
  for (const member of Object.keys(names ?? {})) note(rawInput, member);
  note(answer, 'orderId');
  return did;
}

/** Path parameters override body or query members of the same name. */
function sentInput(call: Call, request: FastifyRequest): unknown {
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.takesFile;
  const rawInput = inQuery ? request.query : (request.body ?? {});
  if (typeof rawInput !== 'object' || rawInput === null || Array.isArray(rawInput)) return rawInput;
  return { ...rawInput, ...(request.params as object) };
}

function sendFile(reply: FastifyReply, type: string, file: FileAnswer): FastifyReply {
  // Shown in the browser where it can be; data is saved as a file.
  const disposition = type === 'application/json' ? 'attachment' : 'inline';
  return reply
    .type(type)
    .header('content-disposition', `${disposition}; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
    .send(file.bytes instanceof Uint8Array ? file.bytes : Readable.from(file.bytes));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}
