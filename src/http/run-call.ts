import { type Api, type AllHandlers, shopCalls } from '../calls.ts';
import type { Call, Calls, FileAnswer } from '../platform/call.ts';
import { CallError } from '../platform/call-error.ts';
import { type Failure, failureBody, failures, isFailure, refuse } from '../platform/failure.ts';
import { longestKey } from '../platform/idempotency.ts';
import type { StaffVisit, Visit } from '../platform/visit.ts';
import { parseInput } from './parse-input.ts';

type AnyHandler = (input: unknown, visit: Visit) => Promise<unknown>;

/** Runs one call for a visit: who may, what was sent, then the handler. The same path for HTTP and for pages rendered in the server. */
export async function runCall(
  call: Call,
  handler: AnyHandler,
  sent: unknown,
  visit: Visit,
): Promise<unknown | FileAnswer | Failure> {
  const forbidden = mayCall(call, visit);
  if (forbidden) return forbidden;
  const parsed = parseInput(call, sent);
  if ('failure' in parsed) return parsed.failure;
  const caller = call.who === 'seller' || call.who === 'operator' ? deskVisit(visit, parsed.input) : visit;
  if (isFailure(caller)) return caller;
  if (!call.idempotent) return handler(parsed.input, caller);
  const key = visit.headers['idempotency-key'];
  if (key === undefined || key === '') return handler(parsed.input, caller);
  if (typeof key !== 'string' || key.length > longestKey) return refuse('invalid', { error: badKey });
  return handler(parsed.input, { ...caller, idempotencyKey: key });
}

const badKey = `The Idempotency-Key header holds at most ${longestKey} characters`;

function mayCall(call: Call, visit: Visit): Failure | null {
  switch (call.who) {
    case 'anyone':
    case 'provider':
      return null;
    case 'customer':
      return visit.customer ? null : refuse('not_logged_in');
    case 'seller':
      return visit.staff ? null : refuse('not_logged_in');
    case 'operator':
      if (!visit.staff) return refuse('not_logged_in');
      return visit.staff.role === 'operator' ? null : refuse('not_allowed');
  }
}

/** Puts a seller into the own shop, whatever was sent, and an operator into the shop that the input names. */
function deskVisit(visit: Visit, input: { shop?: unknown }): StaffVisit | Failure {
  const { staff } = visit;
  if (!staff) return refuse('not_logged_in');
  const asked = typeof input.shop === 'string' ? input.shop : null;
  if (staff.role === 'operator') return { ...visit, staff, shopId: asked };
  if (staff.sellerId === null || (asked !== null && asked !== staff.sellerId)) return refuse('not_found');
  return { ...visit, staff, shopId: staff.sellerId };
}

/**
 * The typed client for pages rendered in the server: handlers run in process as this visit, without HTTP. A page asks few domains,
 * so a domain's calls are made when it is first asked for.
 */
export function inProcessApi(handlers: AllHandlers, visit: Visit): Api {
  const made: Record<string, unknown> = {};
  const domains = Object.keys(shopCalls).map((domain) => [
    domain,
    { get: () => (made[domain] ??= callsOfDomain(domain as keyof AllHandlers, handlers, visit)) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(domains) as PropertyDescriptorMap) as Api;
}

function callsOfDomain(domain: keyof AllHandlers, handlers: AllHandlers, visit: Visit) {
  const ofDomain = handlers[domain] as unknown as Record<string, AnyHandler>;
  return Object.fromEntries(
    Object.entries((shopCalls as Record<string, Calls>)[domain] ?? {}).map(([name, call]) => [
      name,
      async (input: unknown = {}) => {
        const answer = await runCall(call, ofDomain[name] as AnyHandler, input, visit);
        if (isFailure(answer)) throw new CallError(failures[answer.refused][0], failureBody(answer));
        return answer;
      },
    ]),
  );
}
