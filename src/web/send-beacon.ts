import paths from 'virtual:call-paths';

/** Makes an API call without waiting for its answer. It outlives the page and delays no other call. */
export function sendBeacon(domain: string, name: string, input: Record<string, unknown>): void {
  const [, path] = paths[domain]?.[name] ?? [];
  if (path === undefined) throw new Error(`There is no call ${domain}.${name}`);
  navigator.sendBeacon(`/api${path}`, new Blob([JSON.stringify(input)], { type: 'application/json' }));
}
