import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../platform/cookie-names.ts';
import type { Customer, Cookies, Staff, Visit } from '../platform/visit.ts';

/** Who a session cookie belongs to; both null when it is unknown or over. */
export type FindVisitor = (
  sessionCookie: string,
) => Promise<{ customer: Customer | null; staff: Staff | null }>;

/** Builds the visit of a request. A request without a session cookie costs no query. */
export function visitReader(options: { publicUrl: string; findVisitor: FindVisitor }) {
  const secure = options.publicUrl.startsWith('https:');
  const name = cookieName(options.publicUrl, 'session');
  const nobody = { customer: null, staff: null };
  return async function readVisit(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const session = request.cookies[name];
    const visitor = session ? await options.findVisitor(session) : nobody;
    if (visitor.customer) request.visitor = { customerId: visitor.customer.id };
    else if (visitor.staff) request.visitor = { staffId: visitor.staff.id };
    return {
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      ...visitor,
      cookies: cookiesOf(request, reply, secure),
      headers: request.headers,
      ...(Buffer.isBuffer(request.rawBody) ? { rawBody: request.rawBody } : {}),
    };
  };
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge) => void reply.setCookie(name, value, { ...rules, maxAge }),
    clear: (name) => void reply.clearCookie(name, rules),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}
