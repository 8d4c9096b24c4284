import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { prove } from './checks.ts';
import { furnishShop } from './furnished-shop.ts';
import { sections, table } from './table.ts';

/** The specification, sentence by sentence: one test per row. The test of an owed row fails once the row is met. */

const { db } = await createTestDatabase();
const shop = await furnishShop(db);
afterAll(() => shop.app.close());

describe.each(Object.keys(sections).map(Number))('section %i', (section) => {
  const rows = table.filter((row) => row.section === section);
  for (const { id, what, check, owed } of rows)
    (owed ? it.fails : it)(`${id}: ${what}`, () => prove(check, shop));
});

describe('the table', () => {
  it('names each row once', () => {
    const ids = table.map(({ id, section }) => `${section} ${id}`);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
