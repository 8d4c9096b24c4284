import type { z } from 'zod';
import * as m from '#messages/refusals';
import {
  type AllHandlers,
  type Api,
  type CallOptions,
  type DeskApi,
  deskCalls,
  shopCalls,
} from '../calls.ts';
import { type Call, type Calls, type FileAnswer, pathParameters } from '../platform/call.ts';
import { CallError } from '../platform/call-error.ts';
import { isTooBusy } from '../platform/database.ts';
import { LineFull } from '../platform/fair-turns.ts';
import { longestKey } from '../platform/idempotency.ts';
import { isRefusal, type Refusal, refusalBody, refusals, refuse } from '../platform/refusal.ts';
import { isStorageFull } from '../platform/storage-full.ts';
import type { StaffVisit, Visit } from '../platform/visit.ts';
import { inputSentence } from './input-sentences.ts';

/**
 * Validates input against the call's schema. A malformed path parameter is 404; anything else is 400 with one
 * sentence per field.
 */
function parseInput<C extends Call>(
  call: C,
  rawInput: unknown,
): { input: z.output<C['input']> } | { refusal: Refusal<'invalid' | 'not_found'> } {
  const result = call.input.safeParse(rawInput, { error: inputSentence });
  if (result.success) return { input: result.data as z.output<C['input']> };
  if (typeof rawInput !== 'object' || rawInput === null || Array.isArray(rawInput))
    return { refusal: refuse('invalid', { error: m.body_must_be_object() }) };
  const inPath = pathParameters(call.path);
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (inPath.includes(String(issue.path[0]))) return { refusal: refuse('not_found') };
    for (const name of issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'])
      fields[name] ??= issue.message;
  }
  const first = Object.values(fields)[0];
  return { refusal: refuse('invalid', { ...(first ? { error: first } : {}), fields }) };
}

type AnyHandler = (input: unknown, visit: Visit) => Promise<unknown>;

/**
 * Runs a call for a visit: checks access, validates the input, calls the handler. Shared by HTTP and server
 * rendering.
 */
export async function runCall(
  call: Call,
  handler: AnyHandler,
  rawInput: unknown,
  visit: Visit,
): Promise<unknown | FileAnswer | Refusal> {
  const forbidden = mayCall(call, visit);
  if (forbidden) return forbidden;
  const result = parseInput(call, rawInput);
  if ('refusal' in result) return result.refusal;
  const caller = call.who === 'seller' || call.who === 'operator' ? deskVisit(visit, result.input) : visit;
  if (isRefusal(caller)) return caller;
  if (!call.idempotent) return handler(result.input, caller);
  const key = visit.headers['idempotency-key'];
  if (key === undefined || key === '') return handler(result.input, caller);
  if (typeof key !== 'string' || key.length > longestKey) return refuse('invalid', { error: badKey });
  return handler(result.input, { ...caller, idempotencyKey: key });
}

const badKey = m.key_too_long({ max: longestKey });

/** Why this visit may not make the call; null when it may. */
export function mayCall(
  call: Call,
  visit: Visit,
): Refusal<'not_allowed' | 'not_logged_in' | 'prove_again' | 'second_factor_missing'> | null {
  const refusal = hasRole(call, visit);
  if (refusal || !visit.staff) return refusal;
  const { duty } = visit.staff;
  const aboutOthers = call.who === 'seller' || call.who === 'operator';
  if (aboutOthers && duty !== 'all' && !call.duties?.includes(duty)) return refuse('not_allowed');
  if (visit.staff.mustSetUp && aboutOthers) return refuse('second_factor_missing');
  return call.freshProof && !visit.staff.provedLately ? refuse('prove_again') : null;
}

function hasRole(call: Call, visit: Visit): Refusal<'not_allowed' | 'not_logged_in'> | null {
  switch (call.who) {
    case 'anyone':
    case 'provider':
      return null;
    case 'customer':
      return visit.customer ? null : refuse('not_logged_in');
    case 'staff':
    case 'seller':
      return visit.staff ? null : refuse('not_logged_in');
    case 'operator':
      if (!visit.staff) return refuse('not_logged_in');
      return visit.staff.role === 'operator' ? null : refuse('not_allowed');
  }
}

/** Sets the shop of a desk visit: for a seller always their own, for an operator the one in the input. */
function deskVisit(
  visit: Visit,
  input: { shop?: unknown },
): StaffVisit | Refusal<'not_found' | 'not_logged_in'> {
  const { staff } = visit;
  if (!staff) return refuse('not_logged_in');
  const shopId = typeof input.shop === 'string' ? input.shop : null;
  if (staff.role === 'operator') return { ...visit, staff, shopId: shopId };
  if (staff.sellerId === null || (shopId !== null && shopId !== staff.sellerId)) return refuse('not_found');
  return { ...visit, staff, shopId: staff.sellerId };
}

/** Runs a call by name for a visit. @throws CallError when it is refused */
export type RunNamed = (visit: Visit, input: unknown) => Promise<unknown>;

/**
 * The typed client for server rendering: runs handlers in process, without HTTP.
 * @param around wraps calls, such as with a cache
 */
export function inProcessApi(
  handlers: AllHandlers,
  around?: (name: string, run: RunNamed) => RunNamed,
): (visit: Visit) => Api {
  const client = clientOf(shopCalls, handlers, around);
  return (visit) => client(visit) as Api;
}

/** The same for the desk's calls. */
export function inProcessDesk(handlers: AllHandlers): (visit: Visit) => DeskApi {
  const client = clientOf(deskCalls, handlers);
  return (visit) => client(visit) as DeskApi;
}

function clientOf(
  callsByDomain: Record<string, Calls>,
  handlers: AllHandlers,
  around: (name: string, run: RunNamed) => RunNamed = (_name, run) => run,
): (visit: Visit) => unknown {
  const runs = Object.entries(callsByDomain).map(([domain, calls]) => {
    const ofDomain = handlers[domain as keyof AllHandlers] as unknown as Record<string, AnyHandler>;
    const entries = Object.entries(calls).map(
      ([name, call]) =>
        [name, around(`${domain}.${name}`, runner(call, ofDomain[name] as AnyHandler))] as const,
    );
    return [domain, new Map(entries)] as const;
  });
  const domains = new Map(runs);
  const callBy =
    (visit: Visit) =>
    (run: RunNamed) =>
    async (input: unknown, { idempotencyKey, file }: CallOptions = {}) => {
      const own = idempotencyKey ? withKey(visit, idempotencyKey) : visit;
      return run(file ? { ...own, rawBody: new Uint8Array(await file.arrayBuffer()) } : own, input);
    };
  return (visit) => membersOf(domains, (calls) => membersOf(calls, callBy(visit)));
}

/** An object whose members are created on first access: a page uses only a few of the calls. */
const membersOf = <Value>(values: ReadonlyMap<unknown, Value>, make: (value: Value) => unknown): object =>
  new Proxy(
    {},
    {
      get: (_target, name) => {
        const value = values.get(name);
        return value === undefined ? undefined : make(value);
      },
    },
  );

const withKey = (visit: Visit, key: string): Visit => ({
  ...visit,
  headers: { ...visit.headers, 'idempotency-key': key },
});

function runner(call: Call, handler: AnyHandler): RunNamed {
  return async (visit, input = {}) => {
    const answer = await runCall(call, handler, input, visit).catch(whenBusy);
    if (isRefusal(answer)) throw new CallError(refusals[answer.refused][0], refusalBody(answer));
    return answer;
  };
}

/** A busy database refuses a page like a call over HTTP. */
function whenBusy(error: unknown): Refusal {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  throw error;
}

/** What an error says that another moment may not; null for all others. */
export function refusalOf(error: unknown): Refusal<'unavailable'> | null {
  if (isStorageFull(error)) return refuse('unavailable', { error: m.storage_full(), retryAfter: 60 });
  return isTooBusy(error) || error instanceof LineFull ? refuse('unavailable') : null;
}
