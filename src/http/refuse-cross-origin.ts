import type { FastifyInstance } from 'fastify';
import { refuse } from '../platform/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** GET calls that change state, and so need the same protection. */
const changingGets = new Set(['/api/customer/logout', '/api/order/confirm/:orderId']);

/**
 * CSRF protection: refuses (403) state-changing calls from another site's page. Requests without Origin and
 * Sec-Fetch-Site do not come from a browser page (webhooks, scripts), so they carry no stolen cookies.
 */
export function refuseCrossOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (!route.startsWith('/api') || !changesSomething(request.method, route)) return;
    if (isForeign(request.headers, publicUrl)) return sendRefusal(reply, refuse('cross_origin'));
  });
}

export function changesSomething(method: string, route: string): boolean {
  return !reading.has(method) || changingGets.has(route);
}

/** True when the headers show a request from another origin's page. */
export function isForeign(
  headers: {
    origin?: string | undefined;
    'sec-fetch-site'?: string | string[] | undefined;
    host?: string | undefined;
  },
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== publicUrl && !isLoopbackAlias(origin, publicUrl, headers.host);
}

/** In development, localhost and 127.0.0.1 count as one origin. */
function isLoopbackAlias(origin: string, publicUrl: string, host: string | undefined): boolean {
  const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return loopback.test(publicUrl) && loopback.test(origin) && origin === `http://${host}`;
}
