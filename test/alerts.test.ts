import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createApp } from '../src/start/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestDatabase } from './support/database.ts';
import { testSettings } from './support/app.ts';

/** Alerts and dashboard (deploy/) only use metrics that the shop exports. */

const { db } = await createTestDatabase();
const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
const alerts = read('prometheus-alerts.yaml');
const dashboard = read('grafana-dashboard.json');

/** The names of all metrics of a shop with a pool, a read replica and backups. */
async function metricsOfTheShop(): Promise<Set<string>> {
  const app = await createApp({
    settings: testSettings({ BACKUP_DIR: '/var/backups/chowk' }),
    db,
    clock: systemClock,
    log: createLog('silent'),
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    replicasAsked: () => 1,
  });
  await app.inject('/healthz');
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  await app.close();
  return new Set([...body.matchAll(/^(?:# TYPE )?(chowk_\w+)/gm)].map(([, name]) => name ?? ''));
}

it.each([
  ['an alert', alerts],
  ['a panel', dashboard],
])('%s asks for no metric that the shop does not have', async (_, text) => {
  const metrics = await metricsOfTheShop();
  const metricsInText = new Set(text.match(/chowk_\w+/g));
  expect(metricsInText.size).toBeGreaterThan(4);
  expect([...metricsInText].filter((name) => !metrics.has(name))).toEqual([]);
});

it('every alert says what it means and where to look', () => {
  const each = alerts.split('- alert:').slice(1);
  expect(each.length).toBeGreaterThan(8);
  for (const alert of each)
    for (const part of ['expr:', 'severity:', 'summary:', 'description:']) expect(alert).toContain(part);
});

it('the dashboard is one that Grafana can import: panels with queries, each of an id of its own', () => {
  const { panels } = JSON.parse(dashboard) as { panels: { id: number; targets: { expr: string }[] }[] };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { targets } of panels) expect(targets.every(({ expr }) => expr !== '')).toBe(true);
});
