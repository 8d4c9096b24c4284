import type { Api, CallOptions } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';
import { offline } from './offline-error.ts';
import type { Underway } from './underway.ts';

type Send = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/** The typed client of the browser: fetches `/api/…` with cookies. It knows a call's method and path, never its schemas. */
export function browserApi(): Api {
  return browserCalls() as unknown as Api;
}

/** The calls that this build knows, by domain and name. */
export function browserCalls(): Record<string, Record<string, Send>> {
  const underway: Underway = new Map();
  return byName((domain) => byName((name) => callOf(underway, domain, name)));
}

/** An object whose members are made when they are first asked for. */
function byName<Member>(make: (name: string) => Member): Record<string, Member> {
  return new Proxy<Record<string, Member>>(
    {},
    { get: (made, name) => (typeof name === 'string' ? (made[name] ??= make(name)) : undefined) },
  );
}

function callOf(underway: Underway, domain: string, name: string): Send {
  return async (input = {}, options = {}) => {
    // How a call is sent, and the paths of all of them: a visitor's first page needs none of it.
    const { sendCall } = await import('./send-call.ts').catch(() => {
      throw new CallError(0, offline);
    });
    return sendCall(underway, domain, name, input, options);
  };
}
