import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../platform/refusal.ts';
import type { PageRenderer, PostedForm } from './page-renderer.ts';
import { isForeign } from './refuse-cross-origin.ts';
import { sendRefusal } from './send-refusal.ts';

const [formType, partsType] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Bounds of a form with files: bytes of all, how many parts, and the bytes before a part's content. */
const max = { bytes: 32 * 1024 * 1024, parts: 60, head: 1_000 };
/** Bytes of a form without files: for longer ones with parts one has to be logged in. */
const maxPlain = 64 * 1024;

/** All that may come here: pages are read by routes of their own, and CONNECT is no request. */
const otherMethods = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

type Answer = (request: FastifyRequest, reply: FastifyReply, form: PostedForm) => Promise<FastifyReply>;

interface FormRules extends Pick<PageRenderer, 'methodsOf'> {
  readonly publicUrl: string;
  /** Whether the person may send a form with files now. */
  readonly mayUpload: (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;
}

/**
 * Handles forms that browsers post to a page without JavaScript. Refused are other methods than the page has, other
 * types, and posts from another site's page.
 */
export async function serveForms(
  app: FastifyInstance,
  { publicUrl, methodsOf, mayUpload }: FormRules,
  answer: Answer,
): Promise<void> {
  for (const method of otherMethods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body, callback) =>
      callback(null, body),
    );
    inner.addContentTypeParser(
      partsType,
      { parseAs: 'buffer', bodyLimit: max.bytes },
      (_request, body, callback) => callback(null, body),
    );
    inner.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const methods = await methodsOf(path);
      if (!methods.includes(request.method)) return app.refuseMethod(request, reply, methods);
      const type = typeOf(request);
      if (type !== formType && type !== partsType)
        return sendRefusal(reply, refuse('wrong_type', { error: m.send_as_form() }));
      if (isForeign(request.headers, publicUrl)) return sendRefusal(reply, refuse('cross_origin'));
      const isLong = !(Number(request.headers['content-length']) <= maxPlain);
      const refusal = type === partsType && isLong ? await mayUpload(request, reply) : null;
      if (refusal) return sendRefusal(reply, refusal);
    });
    inner.route({
      method: otherMethods,
      url: '/*',
      handler: (request, reply) => {
        const body = request.body as Buffer<ArrayBuffer>;
        const type = request.headers['content-type'] ?? '';
        if (typeOf(request) === formType) return answer(request, reply, { type: formType, body });
        return areParts(body, type)
          ? answer(request, reply, { type, body })
          : sendRefusal(reply, refuse('invalid', { error: m.form_unreadable() }));
      },
    });
  });
}

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** False for a body without the boundary of its type, with too many parts, or with a part whose names are too long. */
function areParts(body: Buffer, type: string): boolean {
  const [, inQuotes, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = inQuotes ?? plain;
  if (boundary === undefined) return false;
  let parts = 0;
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1)) {
    if (body.toString('latin1', at + boundary.length + 2, at + boundary.length + 4) === '--')
      return parts > 0;
    const content = body.indexOf('\r\n\r\n', at);
    parts += 1;
    if (content < 0 || content - at > max.head || parts > max.parts) return false;
  }
  return false;
}
