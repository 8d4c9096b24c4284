/** What was fetched because somebody was about to go there, by address (keep-prefetched.ts). Empty on the server. */
export const prefetched = new Map<string, Promise<unknown>>();

/** The data that was fetched for this address, once. */
export function takePrefetched(address: string): Promise<unknown> | undefined {
  const data = prefetched.get(address);
  prefetched.delete(address);
  return data;
}
