import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../compress.ts';
import type { Made } from './page-cache.ts';

/** Sends a page that was made once for many: no bytes where the browser has these already (RFC 9110, section 13.1.2). */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, guest, redirect }: Made) {
  reply
    .header('cache-control', guest ? 'public, max-age=0, must-revalidate' : 'private, no-store')
    .header('vary', 'Cookie, Accept-Encoding');
  if (redirect) return reply.redirect(redirect, page.status);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (page.status === 200) {
    const tag = page.tagOf(encoding);
    reply.header('etag', `"${tag}"`);
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bytesOf(encoding));
}

/** Whether `If-None-Match` names this tag; a proxy may have made it a weak one. */
function namesTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${tag}"`));
}
