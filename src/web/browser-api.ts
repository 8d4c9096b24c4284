import type { Api, CallOptions } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';

type Send = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/** Method and path of every published call: a file of its own, since a visitor's first page needs none of them. */
export const loadPaths = () => import('virtual:call-paths');

/** The typed client of the browser: fetches `/api/…` with cookies. It knows a call's method and path, never its schemas. */
export function browserApi(): Api {
  return browserCalls() as unknown as Api;
}

/** The calls that this build knows, by domain and name. */
export function browserCalls(): Record<string, Record<string, Send>> {
  return byName((domain) => byName((name) => callOf(domain, name)));
}

/** An object whose members are made when they are first asked for. */
function byName<Member>(make: (name: string) => Member): Record<string, Member> {
  return new Proxy<Record<string, Member>>(
    {},
    { get: (made, name) => (typeof name === 'string' ? (made[name] ??= make(name)) : undefined) },
  );
}

function callOf(domain: string, name: string): Send {
  return async (input = {}, options = {}) => {
    const [method, path] = await pathOf(domain, name);
    return fetchCall(method, path, input, options);
  };
}

async function pathOf(domain: string, name: string): Promise<readonly [method: string, path: string]> {
  const { default: paths } = await loadPaths().catch(() => {
    throw new CallError(0, offline);
  });
  const found = paths[domain]?.[name];
  if (!found) throw new Error(`There is no call ${domain}.${name}`);
  return found;
}

const offline = {
  error: 'The shop could not be reached. Please check your connection and try again',
  code: 'offline',
};

async function fetchCall(
  method: string,
  path: string,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const rest = { ...input };
  let address = `/api${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  })}`;
  const { file } = options;
  const reads = method === 'GET' || method === 'DELETE';
  if (reads || file) address += queryOf(rest);
  const response = await fetch(address, {
    method,
    headers: {
      ...(reads ? {} : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    },
    ...(reads ? {} : { body: file ?? JSON.stringify(rest) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, offline);
  });
  const body = (await response.json().catch((error: unknown) => {
    // Half an answer is none: the question was taken back meanwhile, or the connection broke.
    if (options.signal?.aborted) throw error;
    if (response.ok) throw new CallError(0, offline);
    return {};
  })) as Record<string, unknown>;
  if (!response.ok) throw new CallError(response.status, body);
  return body;
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat())
      if (one !== undefined && one !== '') query.append(name, `${one as string | number | boolean}`);
  const text = query.toString();
  return text && `?${text}`;
}
