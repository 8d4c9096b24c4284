import type { FastifyInstance } from 'fastify';

/** Files that browsers fetch by the dozen, and probes. */
const quiet = /^\/(desk\/)?(assets|pictures)\/|^\/(healthz|readyz|favicon)/;

/**
 * One line for each answered request: who did what to which order or account, and how it went. The path is logged without its query, and
 * bodies, cookies and headers are not logged at all, so there is no secret to leave out.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    request.log[quiet.test(path) ? 'debug' : 'info'](
      {
        method: request.method,
        path: path.slice(0, 300),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...request.visitor,
        ...request.did,
      },
      'Answered',
    );
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asked, once the session was looked up: for the log. */
    visitor?: { customerId?: string; staffId?: string };
    /** Which call was made, about which order, address … : for the log. */
    did?: Record<string, string>;
  }
}
