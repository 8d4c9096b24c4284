import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../compress.ts';
import type { Encoding, KeptPage } from './kept-page.ts';
import type { RenderResult } from './page-cache.ts';

/** Sends a shared page; 304 when the browser has it (RFC 9110, section 13.1.2). */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, guest, redirect }: RenderResult,
) {
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

/** Cache headers: how long, and for whom, the page may be reused. */
export function keptHeaders(page: KeptPage, encoding: Encoding): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Cookie, Accept-Encoding',
    etag: `"${page.tagOf(encoding)}"`,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}

/** Whether `If-None-Match` contains this tag; a proxy may have made it weak. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${tag}"`));
}
