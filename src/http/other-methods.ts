import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** Sends 405 with `Allow` (RFC 9110, section 15.5.6) where other methods are served, else 404. */
export type RefuseMethod = (
  request: FastifyRequest,
  reply: FastifyReply,
  alsoServed?: readonly string[],
) => FastifyReply;

/**
 * Answers unknown paths and wrong methods before the body is read. Call it before there are routes.
 * @returns the same answer for routes that catch all paths; they name the methods of their own at this path
 */
export function refuseOtherMethods(app: FastifyInstance): RefuseMethod {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*' && url !== '*') routes.push({ path: pathOf(url), methods: [method].flat() });
  });
  const refuseMethod: RefuseMethod = (request, reply, alsoServed = []) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methodsOfPath = routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods);
    const methods = [...new Set([...methodsOfPath, ...alsoServed])];
    if (methods.length === 0) return sendRefusal(reply, refuse('not_found'));
    return sendRefusal(reply.header('allow', methods.join(', ')), refuse('method_not_allowed'));
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return refuseMethod(request, reply);
  });
  return refuseMethod;
}

/** A route's path as a pattern: `/a/:id` and `/a/*`. */
function pathOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${pattern}/?$`);
}

declare module 'fastify' {
  interface FastifyInstance {
    refuseMethod: RefuseMethod;
  }
}
