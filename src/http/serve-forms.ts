import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/refusal.ts';
import { isForeign } from './refuse-cross-origin.ts';
import { sendRefusal } from './send-refusal.ts';

const formType = 'application/x-www-form-urlencoded';

type Answer = (request: FastifyRequest, reply: FastifyReply, form: string) => Promise<FastifyReply>;

/**
 * Handles forms that browsers post to a page without JavaScript. Other posts are 404; those from another site's page
 * are refused.
 */
export async function serveForms(app: FastifyInstance, publicUrl: string, answer: Answer): Promise<void> {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    inner.addHook('onRequest', async (request, reply) => {
      const [type] = (request.headers['content-type'] ?? '').split(';');
      if (/^\/api(?:[/?]|$)/.test(request.url) || type?.trim().toLowerCase() !== formType)
        return sendRefusal(reply, refuse('not_found'));
      if (isForeign(request.headers, publicUrl)) return sendRefusal(reply, refuse('cross_origin'));
    });
    inner.post('/*', (request, reply) => answer(request, reply, request.body as string));
  });
}
