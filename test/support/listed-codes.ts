import type { FastifyInstance } from 'fastify';
import { calls } from '../../src/calls.ts';
import { codesOf } from '../../src/http/edge-refusals.ts';
import type { Call, Calls } from '../../src/platform/call.ts';

const endpoints = new Map(
  Object.entries(calls as Record<string, Calls>).flatMap(([domain, ofDomain]) =>
    Object.entries(ofDomain).map<[string, [string, Call]]>(([name, call]) => [
      `${call.method} /api${call.path}`,
      [`${domain}.${name}`, call],
    ]),
  ),
);

/** The fault of a refusal's code; null if the call declares it. */
export function unlistedCode(call: Call, name: string, body: string): string | null {
  const { code } = JSON.parse(body) as { code?: string };
  return codesOf(call).some((codeInList) => codeInList === code)
    ? null
    : `${name} is refused with ${code}, which it does not list`;
}

/** Turns an answer with an undeclared refusal code into a 500, so that every test over HTTP checks the codes. */
export function refuseUnlistedCodes(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = endpoints.get(`${request.method} ${request.routeOptions.url}`);
    if (!endpoint || reply.statusCode < 400 || reply.statusCode === 500 || typeof payload !== 'string')
      return;
    const [name, call] = endpoint;
    const fault = unlistedCode(call, name, payload);
    if (fault) throw new Error(fault);
  });
}
