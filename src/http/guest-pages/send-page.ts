import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../compress.ts';
import type { Encoding, KeptPage } from './kept-page.ts';
import type { Made } from './page-cache.ts';

/** Sends a page that was made once for many: no bytes where the browser has these already (RFC 9110, section 13.1.2). */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, guest, redirect }: Made) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(keptHeaders(page, redirect ? null : encoding));
  if (!guest) reply.header('cache-control', 'private, no-store').removeHeader('etag');
  if (redirect) return reply.redirect(redirect, page.status);
  if (guest && namesTag(request.headers['if-none-match'], page.tagOf(encoding))) {
    reply.removeHeader('content-encoding');
    return reply.code(304).send();
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bytesOf(encoding));
}

/** What says how long such a page may be used again, and by whom. */
export function keptHeaders(page: KeptPage, encoding: Encoding): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Cookie, Accept-Encoding',
    etag: `"${page.tagOf(encoding)}"`,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}

/** Whether `If-None-Match` names this tag; a proxy may have made it a weak one. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${tag}"`));
}
