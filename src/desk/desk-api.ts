import type { DeskApi } from '../calls.ts';
import { isCallError } from '../platform/call-error.ts';
import { browserCalls } from '../web/browser-api.ts';

type Part = ReturnType<typeof browserCalls>[string];

/** The desk's calls. Whichever of them learns that the session is over tells it (`onLoggedOut`), wherever it was made. */
export function deskApi(onLoggedOut: () => void): DeskApi {
  const calls = browserCalls();
  const watched = (part: Part): Part =>
    new Proxy(part, {
      get:
        (all, name: string) =>
        async (...sent: Parameters<Part[string]>) => {
          try {
            return await (all[name] as Part[string])(...sent);
          } catch (error) {
            if (isCallError(error) && error.code === 'not_logged_in') onLoggedOut();
            throw error;
          }
        },
    });
  return new Proxy(calls, { get: (all, name: string) => watched(all[name] as Part) }) as unknown as DeskApi;
}
