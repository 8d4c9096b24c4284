import paths from 'virtual:call-paths';
import type { CallOptions } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';
import { offline } from './offline-error.ts';
import type { Underway } from './underway.ts';

/**
 * Makes an API call by its method and path. Concurrent identical GETs, such as from a page and its frame, share one
 * request; a GET sent before a change is not reused after it.
 * @throws CallError the refusal, or that the server could not be reached
 */
export async function sendCall(
  underway: Underway,
  domain: string,
  name: string,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const route = paths[domain]?.[name];
  if (!route) throw new Error(`There is no call ${domain}.${name}`);
  const [method, path] = route;
  if (method !== 'GET') {
    underway.clear();
    return fetchCall(method, path, input, options).finally(() => underway.clear());
  }
  if (options.signal) return fetchCall(method, path, input, options);
  const question = path + JSON.stringify(input);
  const request = underway.get(question) ?? fetchCall(method, path, input, options);
  underway.set(question, request);
  return request.finally(() => underway.get(question) === request && underway.delete(question));
}

async function fetchCall(
  method: string,
  path: string,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const { file } = options;
  const reads = method === 'GET' || method === 'DELETE';
  const [place, rest] = placeOf(path, input);
  const address = reads || file ? place + queryOf(rest) : place;
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
    // An incomplete answer counts as none: the request was aborted, or the connection broke.
    if (options.signal?.aborted) throw error;
    if (response.ok) throw new CallError(0, offline);
    return {};
  })) as Record<string, unknown>;
  if (!response.ok) throw new CallError(response.status, body);
  return body;
}

/** The address of a call that takes a file, with its other input. */
export function addressOfCall(domain: string, name: string, input: Record<string, unknown>): string {
  const [place, rest] = placeOf(paths[domain]?.[name]?.[1] ?? '', input);
  return place + queryOf(rest);
}

/** A path with its parameters filled in, and the input that is left. */
function placeOf(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input };
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return [`/api${place}`, rest];
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat())
      if (one !== undefined && one !== '') query.append(name, `${one as string | number | boolean}`);
  const text = query.toString();
  return text && `?${text}`;
}
