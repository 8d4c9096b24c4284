import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContents } from '../src/domains/catalogue/import/known-products.store.ts';
import { execute } from '../src/platform/database.ts';
import { createTestDatabase } from './support/database.ts';
import { importFolder } from './support/import-files.ts';
import { realDataFolder } from './support/real-data.ts';

// Made-up files with the traits of those that shops export; each fact stands beside its file.
const folder = join(import.meta.dirname, 'files/imports');
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const files = importFolder();
const { db } = await createTestDatabase();

async function contentOf(slug: string) {
  const [row] = await execute<{
    id: string;
    category: string;
    tags: string;
    material: string;
    origin: string;
  }>(db)`
    select p.id, c.name as category, p.tags, p.material, p.country_of_origin as origin
    from products p join categories c on c.id = p.category_id where p.slug = ${slug}`;
  if (!row) throw new Error(`There is no product ${slug}`);
  const content = (await readContents(db, [row.id])).get(row.id);
  if (!content) throw new Error(`${slug} has no content`);
  const { price, discount } = content;
  const selling = price - Math.floor((price * discount) / 100);
  const sizes = content.variants.map(({ size, colour, stock }) =>
    [size, colour, stock].join(' ').replace('  ', ' '),
  );
  return { ...row, ...content, selling, sizes };
}

describe('an import changes what its file names', () => {
  beforeAll(() => files.run(db, text('whole.csv')));

  it('prices by handle and size leave the description, tags, facts, category and pieces', async () => {
    const before = await contentOf('mulmul-kurta');
    const report = await files.run(db, text('prices-by-size.csv'));
    expect(report.products).toMatchObject({ updated: 1, refused: 0 });
    const { selling, price, ...after } = await contentOf('mulmul-kurta');
    expect(selling).toBe(849);
    expect(price).toBe(1_286); // of the first file's MRP, ₹1,299: 34 % off makes ₹849
    expect(after).toMatchObject({
      tags: 'women, summer',
      material: 'Cotton',
      origin: 'India',
      category: before.category,
      description: before.description,
      sizes: ['S 7', 'M 5'],
    });
  });

  it('a list of handles and prices prices all sizes; one of SKUs counts them', async () => {
    await files.run(db, 'URL handle,Price\nmulmul-kurta,799/-\n');
    await files.run(db, 'Handle,Variant SKU,Inventory quantity\nmulmul-kurta,MK-M,9\n');
    expect(await contentOf('mulmul-kurta')).toMatchObject({ selling: 799, sizes: ['S 7', 'M 9'] });
  });

  it('an empty cell clears, and a new size without a number of pieces has none', async () => {
    const report = await files.run(
      db,
      'Handle,Tags,Country of Origin,Option1 Name,Option1 Value,Variant Price\nmulmul-kurta,,,Size,L,799\n',
    );
    expect(report.uncounted.rows).toEqual([{ line: 2, handle: 'mulmul-kurta' }]);
    expect(await contentOf('mulmul-kurta')).toMatchObject({
      tags: '',
      origin: '',
      material: 'Cotton',
      sizes: ['S 7', 'M 9', 'L 0'],
    });
  });

  it('a word in place of a number of pieces: some keeps what a known size has, none empties it', async () => {
    const whole = text('whole.csv').replaceAll('mulmul', 'worded');
    await files.run(db, whole);
    const file = whole.replace('shopify,7,', 'shopify,Unlimited,').replace('shopify,5,', 'shopify,Sold out,');
    const more = 'worded-kurta,,,,,,,,L,W-L,shopify,In stock,899,1299,,\n';
    const report = await files.run(db, file + more);
    expect(report.refused.rows).toEqual([]);
    expect((await contentOf('worded-kurta')).sizes).toEqual(['S 7', 'M 0', 'L 0']);
    expect(report.uncounted.rows).toEqual([{ line: 4, handle: 'worded-kurta' }]);
  });

  it('pieces without a size are refused where several could be meant', async () => {
    const report = await files.run(db, 'Handle,Qty\nmulmul-kurta,40\n');
    expect(report.refused.rows[0]?.reason).toContain('which size and colour');
    expect((await contentOf('mulmul-kurta')).sizes).toEqual(['S 7', 'M 9', 'L 0']);
  });
});

it('a product without a photo comes in hidden where the shop shows no drawings', async () => {
  const report = await files.run(db, 'Handle,Title,Type,Variant Price\nunseen,Unseen,Kurtas,500\n', {
    hidesDrawn: true,
  });
  expect(report.hiddenDrawn).toBe(1);
  expect((await contentOf('unseen')).status).toBe('hidden');
});

describe('heads of other files', () => {
  it('today’s template of Shopify, with pieces by location', async () => {
    await files.photo('front.png', '#aa3355');
    const report = await files.run(db, text('todays-locations.csv'), { images: files.images });
    expect(report.photos.new).toBe(1);
    expect(await contentOf('lehenga')).toMatchObject({
      sizes: ['S Red 5', 'M Red 0', '2-4 Red 2'],
      selling: 1_299,
      price: 1_998,
    });
  });

  it('an inventory export has a line for each location', async () => {
    const report = await files.run(db, text('inventory.csv'));
    expect(report.refused.count).toBe(0);
    expect((await contentOf('lehenga')).sizes).toEqual(['S Red 9', 'M Red 4', '2-4 Red 2']);
  });

  it('sep=; and amounts as people write them', async () => {
    const report = await files.run(db, text('sep-amounts.csv'));
    expect(report.refused.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [
        8,
        'There is no price in "Variant Price". "some" in "Variant Inventory Qty" is not a whole number: write one such as 5',
      ],
    ]);
    const selling = ['one', 'two', 'three', 'four', 'five'].map(
      async (name) => (await contentOf(`amount-${name}`)).selling,
    );
    expect(await Promise.all(selling)).toEqual([1_299, 1_299, 1_299, 125_000, 1_299]);
  });

  it('WooCommerce’s export: variations under their product, wherever they stand', async () => {
    const report = await files.run(db, text('woo.csv'));
    expect(report.products).toMatchObject({ made: 2, refused: 0 });
    expect(await contentOf('angrakha')).toMatchObject({
      sizes: ['S Indigo 4', 'M Indigo 0'],
      selling: 1_499,
      price: 1_998,
      tags: 'women, block print',
    });
    expect(await contentOf('jhumka-pair')).toMatchObject({
      sizes: ['One Size 12'],
      selling: 350,
      status: 'hidden',
    });
  });

  it('colours and sizes by other names, and what a spreadsheet spoilt', async () => {
    const report = await files.run(db, text('option-names.csv'));
    expect((await contentOf('opt-colors')).sizes).toEqual(['S Red 1', 'M Blue 1']);
    expect((await contentOf('opt-talla')).sizes).toEqual(['38 Rojo 1']);
    expect((await contentOf('opt-hindi')).sizes).toEqual(['M लाल 1']);
    expect((await contentOf('opt-shade')).sizes).toEqual(['28 Wine 1']);
    expect(report.remarks.rows.map(({ line, reason }) => `${line} ${reason.slice(0, 30)}`)).toEqual([
      '6 "02-Apr" looks like a size, su',
      '6 "6.33E+11" is a long number th',
    ]);
  });
});

it('PrestaShop’s combinations name no products: pieces come by the reference, else a sentence says what to send', async () => {
  await files.run(db, text('whole.csv'), { seller: 'Combined' });
  const before = await contentOf('mulmul-kurta-combined');
  const list = text('combinations.csv');
  const report = await files.run(db, list, { seller: 'Combined' });
  expect(report.readAs).toContain('Import the products first');
  const { sizes, selling, description, tags } = await contentOf('mulmul-kurta-combined');
  expect(sizes).toEqual(['S 4', 'M 2']);
  expect(before).toMatchObject({ selling, description, tags });
  const { refused } = await files.run(db, list.replaceAll('MK-', 'UNSEEN-'), { seller: 'Combined' });
  expect(refused.rows[0]?.reason).toBe('The shop has no size with the SKU "UNSEEN-S"');
  const unnamed = list.replaceAll(/Reference;/g, 'Note;');
  await expect(files.run(db, unnamed, { seller: 'Combined' })).rejects.toThrow('import the products first');
});

describe('the report is for a shopkeeper', () => {
  it('says every change by column before it is made, with numbers that add up', async () => {
    await files.run(db, text('whole.csv').replaceAll('mulmul', 'preview'));
    const file =
      'Handle,Tags,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Inventory quantity\npreview-kurta,,Size,S,799,1299,3\n';
    const before = await contentOf('preview-kurta');
    const { changes, products } = await files.run(db, file, { dryRun: true });
    expect(products).toMatchObject({ read: 1, updated: 1 });
    const table = changes.map(({ column, count, cleared, rows: [first] }) => [
      column,
      count,
      cleared,
      first?.before,
      first?.after,
    ]);
    expect(table).toEqual([
      ['Tags', 1, 1, 'women, summer', ''],
      ['Price', 1, 0, 'S: ₹899', 'S: ₹799'],
      ['Pieces in stock', 1, 0, 'S: 7', 'S: 3'],
    ]);
    expect(await contentOf('preview-kurta')).toEqual(before);
  });

  it('refuses all faults of a row at once, and gives the rows back to mend', async () => {
    const whole = text('whole.csv')
      .replaceAll('mulmul', 'mended')
      .replace('shopify,5,899', 'shopify,many,free');
    const { refused, refusedCsv } = await files.run(db, whole, { dryRun: true, returnsRefused: true });
    expect(refused.rows).toHaveLength(1);
    expect(refused.kinds.map(({ count }) => count)).toEqual([1, 1]);
    const [head, first, second] = refusedCsv.split('\r\n');
    expect(head).toMatch(/Country of Origin,Problem$/);
    expect(first).toMatch(/,India,$/);
    expect(second).toMatch(/^mended-kurta,.*,"""free"" in ""Variant Price"" .*whole number/);
  });
});

/** Small files after faults of real ones, beside the real data. */
const casesFolder = join(realDataFolder, '../cases/imports');
const absent = !existsSync(casesFolder);
const why = absent ? ' (the cases are not on this machine)' : '';

it.skipIf(absent)(`the cases of real shops come out right${why}`, async () => {
  const run = (name: string) => files.run(db, readFileSync(join(casesFolder, name), 'utf8'));
  await run('02a-with-qty.csv');
  await run('02b-price-update-no-qty.csv');
  expect(await contentOf('c2-kurta')).toMatchObject({ selling: 849, sizes: ['S 7', 'M 5'] });
  await run('04-modern-template.csv');
  expect((await contentOf('c4-kurta')).sizes).toEqual(['S 2', 'M 0']);
  expect((await run('05-prices.csv')).refused.rows.map(({ handle }) => handle)).toEqual(['c5-c', 'c5-e']);
  expect((await run('12-sep-line.csv')).products).toMatchObject({ made: 1, refused: 0 });
  await run('17a-full.csv');
  const before = await contentOf('c17-kurta');
  await run('17b-price-only.csv');
  const { selling, price: _price, discount: _discount, ...after } = await contentOf('c17-kurta');
  expect(selling).toBe(849);
  expect(before).toMatchObject(after);
});

it('a description keeps its table of sizes in words, and the report says what it loses', async () => {
  const body =
    '<p>Cotton</p><table><tr><th>Size</th><th>Bust</th><th>Waist</th></tr><tr><td>S</td><td>36</td><td>30</td></tr></table><iframe src=""https://video.example/x""></iframe><script>alert(1)</script><p><img src=""https://cdn.example/chart.jpg"">See our <a href=""/pages/care"">care guide</a></p>';
  const report = await files.run(
    db,
    `Handle,Title,Vendor,Type,Price,Body (HTML)\ntold-kurta,Told Kurta,Case Shop,Kurtas,499,"${body}"\n`,
  );
  expect((await contentOf('told-kurta')).description).toBe(
    '<p>Cotton</p><ul><li>S: Bust 36, Waist 30</li></ul><p>See our care guide</p>',
  );
  const reasons = report.remarks.rows.map(({ reason }) => reason).join('\n');
  for (const word of ['videos', 'Pictures', 'Links', 'Scripts']) expect(reasons).toContain(word);
});
