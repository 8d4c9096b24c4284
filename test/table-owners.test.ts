import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { domainGraph, tablesByOwner } from '../src/domains/graph.ts';
import { faultsOfSql, type SqlFile } from './support/sql/faults-of-sql.ts';
import { tablesOf } from './support/sql/tables-of.ts';

/** Every table has one owner, the only domain that writes it; others read through the owner's exports. */

const root = resolve(import.meta.dirname, '..');
const files: SqlFile[] = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const rules = { graph: domainGraph, owned: tablesByOwner };

it('every statement touches tables of its own domain, and others through their owners', () => {
  expect(faultsOfSql(files, rules)).toEqual([]);
});

/** Tables that only exist in a running shop: of an import, the migrator, or the job queue. */
const ofRunningShop = /^(import_seen|kysely_migration_lock|graphile_worker\..*)$/;

it('every table, view and function that statements call has an owner, and nothing else has', () => {
  const schema = readFileSync(join(root, 'db/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^create (?:unlogged )?(?:table|view|aggregate) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const functions = [
    ...schema.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)\([^]*?\n RETURNS (\w+)/gm),
  ].flatMap(([, name, type]) => (type === 'trigger' ? [] : [name]));
  const inGraph: string[] = Object.values(tablesByOwner).flat();
  const ofSchema = inGraph.filter((name) => !ofRunningShop.test(name));
  expect(new Set(ofSchema)).toEqual(new Set([...tables, ...functions]));
  expect(new Set(inGraph).size).toBe(inGraph.length);
});

const faultsOfPlanted = (path: string, sql: string) =>
  faultsOfSql([{ path, source: `import { sql } from 'kysely';\n${sql}\n` }], rules);

it.each([
  [
    'a store that writes a table of another domain',
    'src/domains/reviews/planted.store.ts',
    'sql`update products set price = 1`;',
    'src/domains/reviews/planted.store.ts:2 writes products of catalogue',
  ],
  [
    'a statement that is executed at once',
    'src/domains/reviews/planted.store.ts',
    'execute<{ id: string }>(trx)`update products set price = 1`;',
    'src/domains/reviews/planted.store.ts:2 writes products of catalogue',
  ],
  [
    'a statement that is asked for one value',
    'src/domains/chat/planted.store.ts',
    'getValue<number>(db)`select count(*) from orders`;',
    'src/domains/chat/planted.store.ts:2 reads orders of orders: only through what src/domains/orders exports',
  ],
  [
    'a store that reads one',
    'src/domains/chat/planted.store.ts',
    'sql`select 1 from conversations c, lateral (select from sellers) s`;',
    'src/domains/chat/planted.store.ts:2 reads sellers of sellers: only through what src/domains/sellers exports',
  ],
  [
    'a fragment that is nothing but the name of one',
    'src/domains/chat/planted.store.ts',
    'const table = sql`orders`;',
    'src/domains/chat/planted.store.ts:2 reads orders of orders: only through what src/domains/orders exports',
  ],
  [
    'a fragment of a domain that stands above',
    'src/domains/orders/planted.store.ts',
    "import { paymentReference } from '../payments/of-orders.store.ts';",
    'src/domains/orders/planted.store.ts takes SQL from payments, which is not below orders',
  ],
  [
    'a function of another domain',
    'src/domains/catalogue/planted.store.ts',
    'sql`select forget_search_changes()`;',
    'src/domains/catalogue/planted.store.ts:2 calls forget_search_changes of search: only through what src/domains/search exports',
  ],
  [
    'a table that nobody owns',
    'src/domains/chat/planted.store.ts',
    'sql`select from secrets`;',
    'src/domains/chat/planted.store.ts:2 touches secrets, which src/domains/graph.ts does not know',
  ],
  [
    'a query that is called like a table',
    'src/domains/search/planted.store.ts',
    'sql`with categories as (select 1) select from categories`;',
    'src/domains/search/planted.store.ts:2 calls a query of its own categories, like the table',
  ],
  [
    'SQL that is not written as a template',
    'src/domains/chat/planted.store.ts',
    "sql.table('conversations');",
    'src/domains/chat/planted.store.ts uses sql.table: what it names cannot be read here',
  ],
])('refuses %s', (_what, path, sql, fault) => {
  expect(faultsOfPlanted(path, sql)).toContain(fault);
});

const tablesInSql = (sql: string) => {
  const { reads, writes } = tablesOf(sql);
  return { reads: [...reads].filter((name) => !name.startsWith('?')), writes: [...writes] };
};

it.each([
  ['select from a join b using (id) left join lateral (select 1 from c) x on true', ['a', 'b', 'c'], []],
  ['select from a x, b as y, only c where x.id in (select id from d)', ['a', 'b', 'c', 'd'], []],
  ['insert into a select from b on conflict (id) do update set n = excluded.n', ['b'], ['a']],
  ['update only a set n = b.n from b where a.id = b.id', ['b'], ['a']],
  ['delete from a using b, c where a.id = b.id', ['b', 'c'], ['a']],
  ['select from a for no key update of a skip locked', ['a'], []],
  ['select extract(epoch from now), trim(both from name), substring(name from 2) from a', ['a'], []],
  ["select overlay(x placing 'y' from 2), extract(day from (select at from b)) from a", ['b', 'a'], []],
  ['select 1 where x is distinct from y and y is not distinct from z', [], []],
  ['select distinct from a', ['a'], []],
  ["select 'from b' /* from c /* from d */ */ -- from e\nfrom a where t = $$from f$$", ['a'], []],
  ['select from "A" join graphile_worker.jobs j on true', ['A', 'graphile_worker.jobs'], []],
  ['select from unnest(x) with ordinality as y(a, b), rows from (f()) z, a', ['a'], []],
  ["select 'a'::regclass, pg_total('b')", ['a'], []],
  ['truncate a, b', [], ['a', 'b']],
  ['with x as (delete from a returning 1) select from x', ['x'], ['a']],
])('reads what %s touches', (sql, reads, writes) => {
  expect(tablesInSql(sql)).toEqual({ reads, writes });
});
