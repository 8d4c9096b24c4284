import type { Plugin } from 'vite';
import type { Calls } from '../../src/platform/call.ts';

/** Method and path of each call, by domain and name. */
export type CallPaths = Record<string, Record<string, readonly [method: string, path: string]>>;

/** What the browser needs of the published calls: method and path. The schemas stay on the server. */
export function pathsOf(domains: Record<string, Calls>): CallPaths {
  const pathsOfDomain = (calls: Calls) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, { method, path }]) => [name, [method, path] as const]),
    );
  return Object.fromEntries(Object.entries(domains).map(([domain, calls]) => [domain, pathsOfDomain(calls)]));
}

/** The module `virtual:call-paths`, for the browser's code that sends calls. */
export function callPaths(read: () => Promise<CallPaths>): Plugin {
  const name = 'virtual:call-paths';
  return {
    name: 'call-paths',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await read())}` : null),
  };
}
