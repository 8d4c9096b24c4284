import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SnapshotPlace } from '../domains/search/index-snapshot.ts';
import type { LiveIndex } from '../domains/search/live-index.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { type Clock, minute, second } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { repeat } from '../platform/repeat.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The place of the product index snapshot for the next start. None when running from sources, because they change
 * without a new release.
 */
export function snapshotPlace({ dataDir }: Settings, db: Database, clock: Clock): SnapshotPlace | undefined {
  if (!import.meta.filename.endsWith('.js')) return undefined;
  const release = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  return { file: join(dataDir, 'search-index'), db, clock, release };
}

/** Loads the product index once the shop listens, reports its size, and saves it for the next start. */
export function watchSearch(
  app: FastifyInstance,
  index: LiveIndex,
  { metrics, log }: { metrics: Metrics; log: Log },
): void {
  metrics.watch(
    'search_index_products',
    'Products that this process holds in its index',
    () => index.products,
  );
  metrics.watch(
    'search_index_load_seconds',
    'How long this process took to read its index',
    () => index.loadedIn / second,
  );
  let keeping: ReturnType<typeof repeat> | null = null;
  app.addHook('onListen', () => {
    keeping = repeat(index.keep, { every: minute, task: 'keep the product index', log });
    index.start().catch((error: unknown) => log.warn({ err: error }, 'The product index was not read'));
  });
  app.addHook('onClose', async () => {
    await keeping?.stop();
    await index.keep().catch((error: unknown) => log.warn({ err: error }, 'The product index was not kept'));
  });
}
