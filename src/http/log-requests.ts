import type { FastifyInstance } from 'fastify';
import type { ClientDigest } from './client-digest.ts';

/** Not logged: static files and health probes. */
const quiet = /^\/(desk\/)?(assets|pictures)\/|^\/(healthz|readyz|favicon)/;

/**
 * Logs one line per request: who did what to which order or account, and the outcome. The path has no query, and the
 * client is a digest of its address. Bodies, cookies and headers are never logged, so there are no secrets to redact.
 */
export function logRequests(app: FastifyInstance, { ofAddress }: ClientDigest): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
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

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: the logged-in person, once the session is known. */
    visitor?: { customerId?: string; staffId?: string };
    /** For the log: the call, and the ids in its input and answer. */
    did?: Record<string, string>;
  }
}
