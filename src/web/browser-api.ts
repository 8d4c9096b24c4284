import type { Api, CallOptions } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';
import { offline } from './offline-error.ts';
import type { Underway } from './underway.ts';

type Send = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/** The browser's typed client: fetches `/api/…` with cookies. It knows each call's method and path, but no schemas. */
export function browserApi(): Api {
  return browserCalls() as unknown as Api;
}

/** The calls of this build, by domain and name. */
export function browserCalls(): Record<string, Record<string, Send>> {
  const underway: Underway = new Map();
  return byName((domain) => byName((name) => callOf(underway, domain, name)));
}

/** An object whose members are created on first access. */
function byName<Member>(make: (name: string) => Member): Record<string, Member> {
  return new Proxy<Record<string, Member>>(
    {},
    { get: (members, name) => (typeof name === 'string' ? (members[name] ??= make(name)) : undefined) },
  );
}

function callOf(underway: Underway, domain: string, name: string): Send {
  return async (input = {}, options = {}) => {
    // Loaded on demand: a visitor's first page needs neither the sending code nor the table of paths.
    const { sendCall } = await import('./send-call.ts').catch(() => {
      throw new CallError(0, offline);
    });
    return sendCall(underway, domain, name, input, options);
  };
}
