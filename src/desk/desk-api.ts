import type { DeskApi } from '../calls.ts';
import { isCallError } from '../platform/call-error.ts';
import { browserCalls } from '../web/browser-api.ts';
import type { AskProof } from './prove/use-proof.tsx';

type Part = ReturnType<typeof browserCalls>[string];

/**
 * The desk's API client. `onLoggedOut` is called when the session has expired. A call that needs a fresh proof of
 * identity asks for it, and is then retried.
 */
export function deskApi(onLoggedOut: () => void, askProof: AskProof): DeskApi {
  const calls = browserCalls();
  const watch = (part: Part): Part =>
    new Proxy(part, {
      get:
        (all, name: string) =>
        async (...inputs: Parameters<Part[string]>) => {
          try {
            return await (all[name] as Part[string])(...inputs);
          } catch (error) {
            if (isCallError(error) && error.code === 'not_logged_in') onLoggedOut();
            if (isCallError(error) && error.code === 'prove_again' && (await askProof()))
              return (all[name] as Part[string])(...inputs);
            throw error;
          }
        },
    });
  return new Proxy(calls, { get: (all, name: string) => watch(all[name] as Part) }) as unknown as DeskApi;
}
