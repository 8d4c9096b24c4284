import { beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder } from '../../../../test/support/import-files.ts';
import { findProduct } from '../catalogue.store.ts';
import { execute } from '../../../platform/database.ts';
import { exportLines } from './export-products.ts';

const files = importFolder();
const { db } = await createTestDatabase();

const whole = `Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price
mulmul-kurta,Mulmul Kurta,Neem House,Kurtas,Size,S,7,799,1299
mulmul-kurta,,,,,M,5,799,1299
mulmul-kurta,,,,,L,5,799,1299
`;
const piecesApart = `Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price
set-of-three,Set of three,Neem House,Kurtas,Pieces,One piece,3,395
set-of-three,,,,,Two pieces,3,795
set-of-three,,,,,Three pieces,3,1195
`;
const apart = ['One piece 395', 'Two pieces 795', 'Three pieces 1195'];

const variantsOf = async (slug: string) => (await findProduct(db, slug))?.variants ?? [];
const pricesOf = async (slug: string) =>
  (await variantsOf(slug)).map(({ size, finalPrice }) => `${size} ${finalPrice}`);

/** The export of the shop's products, without the others' lines. */
async function exported(slug: string): Promise<string> {
  let csv = '';
  for await (const part of exportLines(db, { publicUrl: 'http://shop.example', sellerId: null })) csv += part;
  const [head = '', ...lines] = csv.split('\r\n');
  return [head, ...lines.filter((line) => line.startsWith(slug))].join('\n');
}

beforeAll(() => files.run(db, whole));

it('a lower price for one size does not lower the others, whose price the file does not say', async () => {
  await files.run(db, 'Handle,Option1 Name,Option1 Value,Variant Price\nmulmul-kurta,Size,M,500\n');
  expect(await pricesOf('mulmul-kurta')).toEqual(['S 799', 'M 500', 'L 799']);
});

it('a file of MRPs, or of pieces, leaves each size its price; one price for all ends those of sizes', async () => {
  await files.run(db, 'Handle,Option1 Name,Option1 Value,MRP,Qty\nmulmul-kurta,Size,S,900,4\n');
  await files.run(db, 'Handle,Option1 Name,Option1 Value,Qty\nmulmul-kurta,Size,M,3\n');
  expect(await pricesOf('mulmul-kurta')).toEqual(['S 799', 'M 500', 'L 799']);
  await files.run(db, 'Handle,MRP\nmulmul-kurta,1000\n');
  expect(await pricesOf('mulmul-kurta')).toEqual(['S 799', 'M 500', 'L 799']);
  await files.run(db, 'Handle,Price\nmulmul-kurta,799\n');
  const own = await execute<{ price: number | null }>(db)`
    select v.price from variants v join products p on p.id = v.product_id where p.slug = 'mulmul-kurta'`;
  expect(own).toEqual([{ price: null }, { price: null }, { price: null }]);
});

it('each size is sold at its own price, said once', async () => {
  const report = await files.run(db, piecesApart);
  expect(await pricesOf('set-of-three')).toEqual(apart);
  expect(report.variantDifferences.rows).toEqual([
    { line: 4, handle: 'set-of-three', asked: 395, selling: 1_195 },
  ]);
  expect((await files.run(db, piecesApart)).products).toMatchObject({ unchanged: 1 });
});

it('an export that is read again changes nothing', async () => {
  const csv = await exported('set-of-three');
  const report = await files.run(db, csv);
  expect(report.products).toMatchObject({ updated: 0, refused: 0 });
  expect(await pricesOf('set-of-three')).toEqual(apart);
});

it('a list without MRPs leaves each size its own', async () => {
  const head = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price';
  await files.run(db, `${head},MRP\npair,Pair,Neem House,Kurtas,Size,S,3,400,500\npair,,,,,L,3,1000,2000\n`);
  await files.run(db, `${head}\npair,Pair,Neem House,Kurtas,Size,S,3,400\npair,,,,,L,3,900\n`);
  const variants = await variantsOf('pair');
  expect(variants.map(({ price, discount }) => [price, discount])).toEqual([
    [500, 20],
    [2_000, 55],
  ]);
});
