import { expect, it } from 'vitest';
import { isOfBaseline, readMigrationFiles } from '../src/platform/migrations/migration-files.ts';

/**
 * Migrations run while the previous version still serves (docs/scaling.md). A statement that would break it or make it
 * wait needs a line `-- while open: …` above it that says why it is safe.
 */
const rules: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['takes away what the version before reads', /^drop (table|view|function)|\bdrop column\b/],
  ['calls something by another name', /\brename\b/],
  ['writes every row anew', /\balter column \w+ (set data )?type\b/],
  ['refuses rows that the version before writes', /\badd column [^,]*\bnot null\b(?![^,]*\bdefault\b)/],
  [
    'looks at every row while nobody may write',
    /\bset not null\b|\badd (constraint \w+ )?(check|foreign key|unique)\b(?!.*\bnot valid\b)/,
  ],
  ['holds writers up while it is built', /^create (unique )?index (?!concurrently)/],
  ['empties a table', /^truncate\b/],
];

/** Syntax that PostgreSQL 15, the oldest supported version, cannot parse; for new tables too. */
const newerSyntax =
  /^create table\b.*\bstorage (external|extended|main|plain)\b|\bgenerated always as .* virtual\b/;

interface Statement {
  /** In lower case, on one line, without comments and function bodies. */
  readonly text: string;
  readonly excused: boolean;
}

function statementsOf(sql: string): Statement[] {
  const withoutBodies = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return withoutBodies.split(';').map((statement) => ({
    text: statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase(),
    excused: /--\s*while open:\s*\S/.test(statement),
  }));
}

/** What in this file the previous version would notice. A table created in the same file is not in use yet. */
function faultsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const newTables = new Set(
    statements.flatMap(
      ({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? [],
    ),
  );
  const isOfNew = (text: string) =>
    newTables.has(
      /^alter table (?:only )?(\w+)|^create (?:unique )?index .*? on (\w+)/
        .exec(text)
        ?.slice(1)
        .find(Boolean) ?? '',
    );
  return statements
    .filter(({ text, excused }) => !excused && !isOfNew(text))
    .flatMap(({ text }) =>
      rules.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text.slice(0, 80)}`),
    );
}

it('finds what a running shop would notice, and takes a reason for it', () => {
  for (const bad of [
    'drop table carts',
    'alter table orders drop column note',
    'alter table orders rename column note to remark',
    'alter table orders alter column total type bigint',
    'alter table orders add column colour text not null',
    'alter table orders alter column note set not null',
    'alter table orders add constraint positive check (total > 0)',
    'create index orders_note on orders (note)',
    'truncate orders',
  ])
    expect([bad, faultsOf(`${bad};`).length]).toEqual([bad, 1]);
  for (const good of [
    'alter table orders add column colour text',
    "alter table orders add column colour text not null default ''",
    'alter table orders add constraint positive check (total > 0) not valid',
    'create table notes (id text); create index notes_id on notes (id); alter table notes alter column id set not null',
    'create function f() returns trigger language plpgsql as $$ begin truncate orders; drop table x; return null; end $$',
    '-- while open: nothing reads it since the release before\nalter table orders drop column note',
  ])
    expect(faultsOf(`${good};`)).toEqual([]);
});

it('holds every migration since the baseline to these rules', async () => {
  const later = Object.entries(await readMigrationFiles()).filter(([name]) => !isOfBaseline(name));
  for (const [name, sql] of later) expect({ [name]: faultsOf(sql) }).toEqual({ [name]: [] });
});

it('is read by PostgreSQL 15 too', async () => {
  const bad = [
    'create table photos (full_size bytea storage external)',
    'alter table a add b int generated always as (c) virtual',
  ];
  for (const statement of bad) expect(statement).toMatch(newerSyntax);
  const statements = Object.values(await readMigrationFiles()).flatMap((sql) => statementsOf(sql));
  expect(statements.filter(({ text }) => newerSyntax.test(text))).toEqual([]);
});

it('numbers each migration once', async () => {
  // Published with the same number, in this order; renaming one would run it again.
  const alike = ['0073-books-of-before', '0073-derived-rows'];
  const names = Object.keys(await readMigrationFiles()).filter((name) => !alike.includes(name));
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
