import { type RawBuilder, sql } from 'kysely';

/**
 * Parts of statements whose columns stand in a table of the code's own, such as the facts of a product. None can stand
 * for a table: `test/table-owners.test.ts` reads those where they are written.
 */

/** A column of the row `row`, which is an alias of the statement. */
export const columnOf = (row: string, column: string): RawBuilder<unknown> => sql.id(row, column);

/** Names a column of the result: `as "netQuantity"`. */
export const asName = (name: string): RawBuilder<unknown> => sql`as ${sql.id(name)}`;

/** The columns that an insert fills, in parentheses. */
export const columnList = (columns: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(columns.map((column) => sql.id(column)))})`;

/** An assignment of an update. */
export const setColumn = (column: string, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.id(column)} = ${value}`;
