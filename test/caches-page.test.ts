import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Caches, createCaches } from '../src/platform/caches.ts';
import { testApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';

/** docs/caches.md lists the server's caches as the code creates them. `npm test test/caches-page.test.ts -- -u` updates it. */

const page = join(import.meta.dirname, '../docs/caches.md');
const { db } = await createTestDatabase();

type Terms = ReturnType<Caches['list']>[number]['terms'];

const mebibytes = (bytes: number) =>
  bytes % 1_048_576 === 0 ? `${bytes / 1_048_576} MiB` : `${bytes / 1_000_000} MB`;

const entriesOf = (max = 0) => (max === 1 ? 'one entry' : `${max.toLocaleString('en-IN')} entries`);

function row({ name, holds, key, max, maxBytes, ttl, staleFor, droppedBy }: Terms): string {
  const size = maxBytes === undefined ? entriesOf(max) : mebibytes(maxBytes);
  const life = ttl === undefined ? 'until dropped' : `${ttl / 1_000} s`;
  const stale = staleFor ? `, then ${staleFor / 1_000} s more while it is loaded again` : '';
  return `| ${name} | ${holds} | ${key} | ${life}${stale} | ${size} | ${droppedBy} |`;
}

it('docs/caches.md lists every cache of the server as it is', async () => {
  const caches = createCaches();
  const never = () => Promise.reject(new Error('Nothing is rendered here'));
  const app = await testApp(db, { caches, pages: { render: never, methodsOf: never } });
  await app.close();
  const table = [
    '| cache | holds | key | lifetime | bound | dropped by |',
    '|---|---|---|---|---|---|',
    ...caches
      .list()
      .map(({ terms }) => row(terms))
      .toSorted(),
  ].join('\n');
  const pageText = readFileSync(page, 'utf8').replace(
    /(<!-- drawn from the code: [^>]*-->\n)[\s\S]*?(<!-- end -->)/,
    (_, from: string, to: string) => `${from}\n${table}\n\n${to}`,
  );
  await expect(pageText).toMatchFileSnapshot(page);
});
