import { dirname, join } from 'node:path';
import { tablesOf, type TableUse } from './tables-of.ts';
import { type Template, templatesOf } from './templates-of.ts';

export interface SqlFile {
  readonly path: string;
  readonly source: string;
}

export interface Rules {
  readonly graph: Readonly<Record<string, readonly string[]>>;
  readonly owned: Readonly<Record<string, readonly string[]>>;
}

/** Files that may build SQL from plain text: the marks of prepared statements and the types of their values, columns, migrations. */
const builders = new Set([
  'src/platform/database.ts',
  'src/platform/columns.store.ts',
  'src/platform/migrations/migrations.store.ts',
]);

/** `src/domains/cart/x.ts` → `cart`; `src/platform/jobs/x.ts` → `platform`. */
export function roomOf(path: string): string {
  const [, top = '', inner = ''] = path.split('/');
  return top === 'domains' ? inner : top;
}

/** The violations of the rule that tables have owners, one per line. */
export function faultsOfSql(files: readonly SqlFile[], { graph, owned }: Rules): string[] {
  const owners = new Map(
    Object.entries(owned).flatMap(([owner, names]) => names.map((name) => [name, owner])),
  );
  const read = files.map(({ path, source }) => ({ path, source, ...templatesOf(path, source) }));
  const statements = read.flatMap(({ templates }) =>
    templates.map((one) => ({ ...one, ...tablesOf(one.sql) })),
  );
  const queries = new Set(statements.flatMap(({ ctes }) => [...ctes]));
  return [
    ...read.flatMap(({ path, others }) =>
      builders.has(path) ? [] : others.map((way) => `${path} uses ${way}: what it names cannot be read here`),
    ),
    ...files.flatMap((file) => fragmentsFromAbove(file, graph)),
    ...statements.flatMap((statement) => faultsOf(statement, owners, queries)),
  ];
}

function faultsOf(
  { file, line, reads, writes, calls, ctes }: Template & TableUse,
  owners: ReadonlyMap<string, string>,
  queries: ReadonlySet<string>,
): string[] {
  const room = roomOf(file);
  const isForeign = (name: string) => owners.has(name) && owners.get(name) !== room;
  const through = (name: string) => `only through what src/${folderOf(owners.get(name) ?? '')} exports`;
  const whole = [...reads].map((name) => name.replace('? ', ''));
  const unknownTables = [...reads, ...writes].filter(
    (name) => !name.startsWith('? ') && !owners.has(name) && !queries.has(name) && !isCatalog(name),
  );
  return [
    ...[...writes].filter(isForeign).map((name) => `writes ${name} of ${owners.get(name)}`),
    ...whole.filter(isForeign).map((name) => `reads ${name} of ${owners.get(name)}: ${through(name)}`),
    ...[...calls].filter(isForeign).map((name) => `calls ${name} of ${owners.get(name)}: ${through(name)}`),
    ...unknownTables.map((name) => `touches ${name}, which src/domains/graph.ts does not know`),
    ...[...ctes]
      .filter((name) => owners.has(name))
      .map((name) => `calls a query of its own ${name}, like the table`),
  ].map((fault) => `${file}:${line} ${fault}`);
}

/** Stores of a domain that import stores of a domain that is not below it. */
function fragmentsFromAbove({ path, source }: SqlFile, graph: Rules['graph']): string[] {
  const room = roomOf(path);
  const below = graph[room];
  if (!path.endsWith('.store.ts') || !below) return [];
  return [...source.matchAll(/from '(\.[^']+\.store\.ts)'/g)]
    .map((match) => roomOf(join(dirname(path), match[1] ?? '')))
    .filter((other) => other !== room && other in graph && !below.includes(other))
    .map((other) => `${path} takes SQL from ${other}, which is not below ${room}`);
}

const floors = new Set(['platform', 'realtime']);
const folderOf = (owner: string) => (floors.has(owner) ? owner : `domains/${owner}`);
/** PostgreSQL's own tables. */
const isCatalog = (name: string) => /^(pg_|information_schema\.)/.test(name);
