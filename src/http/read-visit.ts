import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, sessionCookies } from '../platform/cookie-names.ts';
import type { Customer, Cookies, Staff, Visit } from '../platform/visit.ts';

/** The owner of a session cookie; both null when it is unknown or expired. */
export type FindVisitor = (
  sessionCookie: string,
) => Promise<{ customer: Customer | null; staff: Staff | null }>;

/** The two doors have separate cookies: a customer's session opens nothing at the desk, and staff are not customers. */
export type Door = 'shop' | 'desk';

export type ReadVisit = (request: FastifyRequest, reply: FastifyReply, door?: Door) => Promise<Visit>;

/** Builds a request's visit. Without the session cookie it costs no query. */
export function visitReader(options: { publicUrl: string; findVisitor: FindVisitor }): ReadVisit {
  const secure = options.publicUrl.startsWith('https:');
  const names = {
    shop: cookieName(options.publicUrl, sessionCookies.shop),
    desk: cookieName(options.publicUrl, sessionCookies.desk),
  };
  return async function readVisit(request, reply, door = 'shop') {
    const session = request.cookies[names[door]];
    const visitorFound = session ? await options.findVisitor(session) : null;
    const visitor = {
      customer: door === 'shop' ? (visitorFound?.customer ?? null) : null,
      staff: door === 'desk' ? (visitorFound?.staff ?? null) : null,
    };
    if (visitor.customer) request.visitor = { customerId: visitor.customer.id };
    else if (visitor.staff) request.visitor = { staffId: visitor.staff.id };
    return {
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      ...visitor,
      cookies: cookiesOf(request, reply, secure),
      headers: request.headers,
      ...(Buffer.isBuffer(request.rawBody) ? { rawBody: request.rawBody, gone: whenGone(reply) } : {}),
    };
  };
}

/** Aborted when the connection closes before the answer is sent. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController();
  raw.once('close', () => raw.writableFinished || disconnect.abort());
  return disconnect.signal;
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge, sameSite = 'lax') =>
      void reply.setCookie(name, value, { ...rules, sameSite, maxAge }),
    clear: (name) => void reply.clearCookie(name, rules),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}
