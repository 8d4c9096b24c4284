import { second } from '../../platform/clock.ts';
import type { Cache, Caches } from '../../platform/caches.ts';
import type { KeptPage } from './kept-page.ts';

/** A page made for one request or more. */
export interface Made {
  readonly page: KeptPage;
  /** Made for nobody in particular: shared caches may store it too. */
  readonly guest: boolean;
  /** False for what is not the same for every guest, or not worth keeping: redirections, failures. */
  readonly keep: boolean;
  readonly redirect?: string | undefined;
}

/**
 * Guests' pages by their address, rendered once however many ask at the same time.
 *
 * @param version goes up when what customers see was changed; null while that is not known
 */
export function pageCache(
  caches: Caches,
  {
    version,
    maxBytes = 96 * 1024 * 1024,
    now,
  }: { version: () => number | null; maxBytes?: number; now?: () => number },
): Cache<Made> {
  return caches.create({
    name: 'guest pages',
    holds: 'a page as it is sent to guests, with its compressed copies',
    key: 'path and query, sorted, without what campaigns add',
    droppedBy: 'any change of what customers see',
    version,
    maxBytes,
    // What is not to be kept is heavier than the cache.
    sizeOf: ({ page, keep }) => (keep ? page.size() : maxBytes + 1),
    // Counts such as '3 left' change without a new version.
    ttl: 2 * second,
    staleFor: 8 * second,
    ...(now ? { now } : {}),
  });
}
