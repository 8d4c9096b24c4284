import type { FastifyInstance, InjectOptions } from 'fastify';

/** A client that keeps cookies between calls, like a browser. */
export interface Visitor {
  /** The current cookies by name. */
  readonly cookies: Map<string, string>;
  /** Makes a call; `body` is sent as JSON. `setCookies` has the last answer's Set-Cookie lines. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{
    status: number;
    body: Record<string, unknown>;
    headers: Record<string, unknown>;
    setCookies: string[];
  }>;
}

/** A new visitor from `address`, without cookies. */
export function newVisitor(app: FastifyInstance, address = '203.0.113.1'): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const response = await app.inject({
        method: method as InjectOptions['method'],
        url: `/api${path}`,
        remoteAddress: address,
        cookies: Object.fromEntries(cookies),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const setCookies = [response.headers['set-cookie'] ?? []].flat();
      for (const cookie of response.cookies) {
        if (cookie.value === '' || cookie.maxAge === 0) cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return {
        status: response.statusCode,
        body: response.json<Record<string, unknown>>(),
        headers: response.headers,
        setCookies,
      };
    },
  };
}

/** A new customer, registered and logged in. */
export async function newCustomer(
  app: FastifyInstance,
  person: { name?: string; email?: string; password?: string } = {},
  address?: string,
): Promise<Visitor & { readonly id: string }> {
  const visitor = newVisitor(app, address);
  count += 1;
  await visitor.call('POST', '/customer/customer-register', {
    name: 'Asha Verma',
    email: `asha${count}@example.com`,
    password: 'a long enough password',
    ...person,
  });
  const { body } = await visitor.call('GET', '/customer/me');
  return { ...visitor, id: (body.customer as { id: string }).id };
}
let count = 0;
