import paths from 'virtual:call-paths';
import type { Api, CallOptions } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';

/** The typed client of the browser: fetches `/api/…` with cookies. It knows a call's method and path, never its schemas. */
export function browserApi(): Api {
  const api: Record<string, Record<string, unknown>> = {};
  for (const [domain, calls] of Object.entries(paths)) {
    api[domain] = {};
    for (const [name, [method, path]] of Object.entries(calls)) {
      api[domain][name] = (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
        fetchCall(method, path, input, options);
    }
  }
  return api as unknown as Api;
}

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
  const reads = method === 'GET' || method === 'DELETE';
  if (reads) address += queryOf(rest);
  const response = await fetch(address, {
    method,
    headers: {
      ...(reads ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    },
    ...(reads ? {} : { body: JSON.stringify(rest) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, {
      error: 'The shop could not be reached. Please check your connection and try again',
      code: 'offline',
    });
  });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw new CallError(response.status, body);
  return body;
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, `${value as string | number | boolean}`);
  const text = query.toString();
  return text && `?${text}`;
}
