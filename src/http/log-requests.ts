import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientDigest } from './client-digest.ts';

/** Not logged: static files and health probes. */
const quiet = /^\/(desk\/)?(assets|pictures)\/|^\/(healthz|readyz|favicon)/;

/**
 * Logs one line per request: who did what to which order or account, and the outcome. The path has neither query nor token, and the
 * client is a digest of its address. Bodies, cookies and headers are never logged, so there are no secrets to redact.
 */
export function logRequests(app: FastifyInstance, { ofAddress }: ClientDigest): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request);
    request.log[quiet.test(path) ? 'debug' : 'info'](
      {
        method: request.method,
        path: path.slice(0, 300),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: ofAddress(request.ip),
        ...request.visitor,
        ...request.did,
      },
      'Answered',
    );
  });
}

/** The path without query; of a link whose path is its secret, the route alone. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '';
  return route.includes('/:token') ? route : (url.split('?', 1)[0] ?? '');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: the logged-in person, once the session is known. */
    visitor?: { customerId?: string; staffId?: string };
    /** For the log: the call, and the ids in its input and answer. */
    did?: Record<string, string>;
  }
}
