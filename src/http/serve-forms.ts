import * as m from '#messages/refusals';
import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/refusal.ts';
import type { PageRenderer } from './page-renderer.ts';
import { isForeign } from './refuse-cross-origin.ts';
import { sendRefusal } from './send-refusal.ts';

const formType = 'application/x-www-form-urlencoded';

/** All that may come here: pages are read by routes of their own, and CONNECT is no request. */
const otherMethods = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

type Answer = (request: FastifyRequest, reply: FastifyReply, form: string) => Promise<FastifyReply>;

/**
 * Handles forms that browsers post to a page without JavaScript. Refused are other methods than the page has, other
 * types, and posts from another site's page.
 */
export async function serveForms(
  app: FastifyInstance,
  { publicUrl, methodsOf }: { publicUrl: string } & Pick<PageRenderer, 'methodsOf'>,
  answer: Answer,
): Promise<void> {
  for (const method of otherMethods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, callback) =>
      callback(null, body),
    );
    inner.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const methods = await methodsOf(path);
      if (!methods.includes(request.method)) return app.refuseMethod(request, reply, methods);
      const [type] = (request.headers['content-type'] ?? '').split(';');
      if (type?.trim().toLowerCase() !== formType)
        return sendRefusal(reply, refuse('wrong_type', { error: m.send_as_form() }));
      if (isForeign(request.headers, publicUrl)) return sendRefusal(reply, refuse('cross_origin'));
    });
    inner.route({
      method: otherMethods,
      url: '/*',
      handler: (request, reply) => answer(request, reply, request.body as string),
    });
  });
}
