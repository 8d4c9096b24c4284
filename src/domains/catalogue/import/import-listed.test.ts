import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { rowsOfListings, rowByRow, words } from '../../../../test/support/listed.ts';
import { rebuildSearch } from '../../search/search-index.store.ts';

/**
 * An import lists its products once per batch. The result must equal listing the rows one by one.
 */

const files = importFolder();
const inThree = { batch: { products: 70, lines: 5_000 } };

const lines = (seed: number): Row[] =>
  Array.from({ length: 180 }, (_, n) => {
    const die = (below: number) => (Math.imul(n + 1, 2654435761 + 97 * seed) >>> 7) % below;
    const size = (value: string, colour: string): Row => ({
      Handle: `kurta-${n}`,
      'Option1 Value': value,
      'Option2 Value': colour,
      'Variant Price': String(200 + die(900)),
      'Variant Compare At Price': '1200',
      'Variant Inventory Qty': String(die(4)),
    });
    const colours = ['Indigo', 'Rose', 'Haldi', ''];
    return [
      {
        ...kurta,
        ...size('S', colours[die(4)] ?? ''),
        'Option1 Name': 'Size',
        'Option2 Name': 'Colour',
        Title: `Kurta ${['Gota', 'Leheriya', 'Block-print'][die(3)]}`,
        Vendor: ['Anokhi Lane', 'Meera', 'Johari'][n % 3] ?? '',
        Type: ['Kurtas', 'Sarees'][die(2)] ?? '',
        Status: die(7) === 0 ? 'draft' : 'active',
        'Body (HTML)': `<p>Hand-block ${['cotton', 'silk', 'mul'][die(3)]} for ${seed}</p>`,
      },
      ...(die(2) === 0 ? [size('M', colours[die(3)] ?? '')] : []),
    ];
  }).flat();

describe('listing rows', async () => {
  const { db } = await createTestDatabase();

  async function agrees(): Promise<void> {
    const [imported, found] = [await rowsOfListings(db), await words(db)];
    await rowByRow(db);
    expect(imported).toEqual(await rowsOfListings(db));
    await rebuildSearch(db);
    expect(found).toEqual(await words(db));
  }

  it('after an import equal listing its products one by one', async () => {
    const { products } = await files.run(db, lines(1), inThree);
    expect(products.made).toBe(180);
    await agrees();
  });

  it('and again after an import that changes, sells out, hides and shows', async () => {
    const { products, soldOutVariants } = await files.run(db, lines(2), inThree);
    expect(products.updated).toBeGreaterThan(155);
    expect(soldOutVariants).toBeGreaterThan(17);
    await agrees();
  });
});
