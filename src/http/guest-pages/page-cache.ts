import { second } from '../../platform/clock.ts';
import type { Cache, Caches } from '../../platform/caches.ts';
import type { KeptPage } from './kept-page.ts';

/** A rendered page. */
export interface RenderResult {
  readonly page: KeptPage;
  /** True when no customer is logged in, so shared caches may store it too. */
  readonly guest: boolean;
  /** False for pages that differ between guests or are not worth caching: redirects, errors. */
  readonly keep: boolean;
  readonly redirect?: string | undefined;
}

/**
 * Guest pages by address: single-flight rendering, LRU by size.
 * @param version increases when customers would see a change; null while unknown
 */
export function pageCache(
  caches: Caches,
  {
    version,
    maxBytes = 32 * 1024 * 1024,
    now,
  }: { version: () => number | null; maxBytes?: number; now?: () => number },
): Cache<RenderResult> {
  return caches.create({
    name: 'guest pages',
    holds: 'a page as it is sent to guests, with its compressed copies',
    key: 'path and query, sorted, without what campaigns add',
    droppedBy: 'any change of what customers see; a review drops the pages of its product alone',
    version,
    maxBytes,
    // Makes it too large to be cached.
    sizeOf: ({ page, keep }) => (keep ? page.size() : maxBytes + 1),
    // Stock counts such as '3 left' change without a new version.
    ttl: 2 * second,
    staleFor: 8 * second,
    ...(now ? { now } : {}),
  });
}
