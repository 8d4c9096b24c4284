import { expect, inject, it } from 'vitest';
import { getValue } from '../src/platform/database.ts';
import { createTestDatabase } from './support/database.ts';
import { readDeclaredFile } from './support/rows/declared-file.ts';
import { withNullingJoins } from './support/rows/describe-statement.ts';
import { plantedStatements, soundStatements } from './support/rows/planted-statements.ts';
import { watchRows } from './support/rows/watch-rows.ts';

/**
 * Every statement's rows are of the type that the code gives them: while tests run, PostgreSQL describes each statement,
 * and `support/rows` compares names, types and what may be null; within JSON, it looks at the rows themselves.
 */

const { db, connection } = await createTestDatabase();
const file = inject('declaredRows');
/** Whether this PostgreSQL tells which joins leave a column null. */
const tellsNulls = await getValue<boolean>(db)`
  select current_setting('server_version_num')::int >= ${withNullingJoins} as tells`;

it.each(Object.entries(plantedStatements))('notices %s', async (_name, [execute, ...faults]) => {
  const watch = await watchRows(connection, file);
  await execute(db).catch(() => {});
  const comparable = (sentences: readonly string[]) =>
    sentences.filter((one) => tellsNulls || !one.includes(' is null,'));
  const rowFaults = (await watch.end()).map((one) => one.replace(/^.*?: /, ''));
  expect(comparable(rowFaults)).toEqual(comparable(faults));
});

it('finds nothing in statements whose rows are as declared', async () => {
  const watch = await watchRows(connection, file);
  for (const execute of soundStatements) await execute(db);
  expect(await watch.end()).toEqual([]);
});

it('has a text of its own for each statement whose rows are read, by which it is found', async () => {
  const { rows, types } = await readDeclaredFile(file);
  const places = new Map<string, string[]>();
  for (const { template, place } of rows) places.set(template, [...(places.get(template) ?? []), place]);
  const isRead = new Set(
    rows.filter(({ type }) => types[type] !== 'unknown').map(({ template }) => template),
  );
  expect([...places].filter(([template, at]) => at.length > 1 && isRead.has(template))).toEqual([]);
});
