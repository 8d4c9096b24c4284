import type { Pool } from 'pg';
import { countOpenWebhooks } from '../domains/payments/webhooks/webhooks.store.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { lastGoodBackup } from '../platform/backups.store.ts';
import { type Clock, second } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { countGivenUp } from '../platform/jobs/jobs.store.ts';

type Watch = Metrics['watch'];

interface ShopToWatch {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: { readonly backupDir: string | undefined };
  readonly pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly replicasAsked?: (() => number) | undefined;
}

/** Registers gauges for the database, for waiting work, and for backups if they are enabled. */
export function watchShop({ watch }: Metrics, dependencies: ShopToWatch): void {
  watchDatabase(watch, dependencies);
  watchJobs(watch, dependencies.db);
  if (dependencies.settings.backupDir !== undefined) watchBackups(watch, dependencies);
}

function watchDatabase(watch: Watch, { pool, replicasAsked }: ShopToWatch): void {
  if (pool) {
    watch('database_connections', 'Open connections to the database', () => pool.totalCount);
    watch('database_connections_idle', 'Open connections that nobody uses', () => pool.idleCount);
    watch('database_waiting', 'Statements that wait for a connection', () => pool.waitingCount);
  }
  if (replicasAsked)
    watch('database_replicas_asked', 'Read replicas that are up and not behind', replicasAsked);
}

function watchJobs(watch: Watch, db: Database): void {
  // A scrape reads both gauges at once; they share one count.
  let counting: ReturnType<typeof countOpenWebhooks> | undefined;
  const count = () =>
    (counting ??= countOpenWebhooks(db).finally(() => {
      counting = undefined;
    }));
  watch('webhooks_waiting', 'Webhooks that are stored and not worked yet', async () => {
    const { waiting } = await count();
    return waiting;
  });
  watch('webhooks_failed', 'Webhooks that are out of tries and wait for an operator', async () => {
    const { failed } = await count();
    return failed;
  });
  watch('jobs_failed', 'Jobs that are out of tries and wait for an operator', () => countGivenUp(db));
}

function watchBackups(watch: Watch, { db, clock }: ShopToWatch): void {
  watch('backup_age_seconds', 'Since the latest backup that could be restored', async () => {
    const last = await lastGoodBackup(db);
    return last ? (clock.now().getTime() - last.getTime()) / second : Infinity;
  });
}
