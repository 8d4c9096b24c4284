import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UnknownColumns } from '../src/domains/catalogue/import/columns/find-table.ts';
import type { ImportOptions } from '../src/domains/catalogue/import/import-products.ts';
import { readContents } from '../src/domains/catalogue/import/known-products.store.ts';
import { sellingPrice } from '../src/platform/money.ts';
import { execute } from '../src/platform/database.ts';
import { openTestDatabase } from './support/database.ts';
import { importFolder } from './support/import-files.ts';

/**
 * Made-up files in the layouts of other systems, each beside its right values: what comes in when the guess of its columns is taken as it
 * is. `categories`: those of the shop; `isAsked`: a person confirms that guess first; null: no such product; `refused`, `remarks`: lines,
 * with a cell that they name.
 */
const folder = join(import.meta.dirname, 'files/imports/systems');
const shape = z.strictObject({
  isAsked: z.boolean().default(false),
  categories: z.array(z.string()).default([]),
  products: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()),
  refused: z.array(z.tuple([z.int(), z.string()])).default([]),
  remarks: z.array(z.tuple([z.int(), z.string()])).default([]),
  uncounted: z.array(z.int()).optional(),
  unused: z.array(z.string()).optional(),
});
const names = readdirSync(folder);
const cases = names
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    file: names.find((one) => one.startsWith(name.replace('json', '')) && one !== name) ?? name,
    right: shape.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  }));

const files = importFolder();

async function facts(db: Awaited<ReturnType<typeof openTestDatabase>>['db'], slug: string) {
  interface Row {
    readonly id: string;
    readonly tags: string;
    readonly material: string;
    readonly hsn: string;
    readonly origin: string;
    readonly category: string;
  }
  const [row] = await execute<Row>(db)`
    select id, tags, material, hsn, country_of_origin as origin,
      (select name from categories where id = category_id) as category
    from products where slug = ${slug}`;
  const content = row && (await readContents(db, [row.id])).get(row.id);
  if (!row || !content) return null;
  const { price, discount, variants } = content;
  const prices = variants.map((one) => sellingPrice(one.price ?? price, one.discount ?? discount));
  return {
    ...content,
    ...row,
    selling: sellingPrice(price, discount),
    prices: [...new Set(prices)].toSorted((a, b) => a - b),
    sizes: variants.map(({ size, colour, stock }) =>
      [size, colour, stock].filter((one) => one !== '').join(' '),
    ),
  };
}

it('there are files of a dozen systems', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12);
});

describe.each(cases)('$file', ({ file, right }) => {
  it('comes in with its right values', async () => {
    const { db, end } = await openTestDatabase();
    for (const name of right.categories)
      await execute(db)`insert into categories (id, name, slug) values (${name}, ${name}, ${name})`;
    const path = join(folder, file);
    const run = (options: Partial<ImportOptions> = {}) =>
      files.run(db, '', { file: path, seller: 'Test Shop', ...options });
    const first = await run().catch((error: unknown) => error);
    expect(first instanceof UnknownColumns).toBe(right.isAsked);
    const report =
      first instanceof UnknownColumns ? await run({ columnsOf: () => first.sample.guess }) : await run();
    const slugs = Object.keys(right.products);
    const products = await Promise.all(slugs.map(async (slug) => [slug, await facts(db, slug)] as const));
    const cells = (those: readonly (readonly [number, string])[]) =>
      those.map(([line, cell]) => expect.objectContaining({ line, reason: expect.stringContaining(cell) }));
    expect({
      ...report,
      products: Object.fromEntries(products),
      refused: report.refused.rows,
      remarks: report.remarks.rows,
      uncounted: report.uncounted.rows.map(({ line }) => line),
    }).toMatchObject({
      products: right.products,
      refused: cells(right.refused),
      remarks: expect.arrayContaining(cells(right.remarks)),
      ...(right.uncounted && { uncounted: right.uncounted }),
      ...(right.unused && { unusedColumns: right.unused }),
    });
    await end();
  });
});
