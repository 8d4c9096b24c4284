import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusal.ts';
import { sendRefusal } from '../send-refusal.ts';
import type { Metrics } from './metrics.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/**
 * `/metrics` for Prometheus. Private: answers direct requests from this machine, or those with `Authorization: Bearer
 * METRICS_TOKEN`; 404 for everybody else.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    metrics.answered({
      route,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isHere(request) && !knows(token, request)) return sendRefusal(reply, refuse('not_found'));
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** True for a request from this machine that no proxy on it has forwarded. */
function isHere({ socket, headers }: FastifyRequest): boolean {
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}

function knows(token: string | undefined, { headers }: FastifyRequest): boolean {
  return token !== undefined && token !== '' && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
