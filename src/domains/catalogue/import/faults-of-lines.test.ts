import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { UnknownColumns } from './columns/find-table.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';

const files = importFolder();
const wrong: Row = { Type: 'Submarines', 'Variant Price': 'free', 'Variant Inventory Qty': 'few' };

describe('a line that is refused says all that is wrong with it', async () => {
  const { db } = await createTestDatabase();
  const reasons = async (...rows: readonly Row[]) => {
    const { refused } = await files.run(db, rows, { dryRun: true, makesCategories: false });
    return refused.rows.map(({ line, reason }) => [line, reason]);
  };

  it('when there is no category for its goods', async () => {
    const sentences = await reasons(
      { ...kurta, ...wrong, 'Option1 Name': 'Size', 'Option1 Value': 'M' },
      { Handle: 'blue-kurta', 'Option1 Value': 'L', 'Variant Price': '499', 'Variant Inventory Qty': '1.5' },
      { Handle: 'blue-kurta', 'Option1 Value': 'XL', 'Variant Price': '499', 'Variant Inventory Qty': '1' },
    );
    expect(sentences).toEqual([
      [2, expect.stringMatching(/"Submarines".*"free".*"few"/)],
      [3, expect.stringMatching(/first line.*"1\.5"/)],
      [4, 'The first line of its product cannot be used'],
    ]);
  });

  it('when its title, maker and kind are wrong, too', async () => {
    const sentences = await reasons({ ...kurta, ...wrong, Title: '', Vendor: '!!', 'HSN Code': 'x' });
    expect(sentences).toEqual([
      [2, expect.stringMatching(/no Title.*"!!".*"x".*"Submarines".*"free".*"few"/)],
    ]);
  });

  it('when it has no usable handle, or in a file of any columns no name', async () => {
    const sentences = await reasons(
      { ...kurta, ...wrong, Handle: '', Vendor: '!!' },
      { ...kurta, ...wrong, Handle: '—' },
      { 'Image Src': 'back.jpg' },
    );
    expect(sentences).toEqual([
      [2, expect.stringMatching(/no Handle.*"!!".*"free".*"few"/i)],
      [3, expect.stringMatching(/"—".*"free".*"few"/)],
      [4, expect.not.stringContaining('rice')],
    ]);
    const text = 'Item Name,Size,MRP,Quantity\n,M,499,few\nTop,S,free,3\n,,free,few\n';
    const plan = { dryRun: true, seller: 'Test Shop' };
    const question = await files.run(db, text, plan).catch((error: unknown) => error);
    if (!(question instanceof UnknownColumns)) throw new Error('These columns are asked');
    const { refused } = await files.run(db, text, { ...plan, columnsOf: () => question.sample.guess });
    expect(refused.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, expect.stringMatching(/no Title.*"few"/)],
      [3, expect.stringMatching(/"free"/)],
      [4, expect.stringMatching(/"free".*"few"/)],
    ]);
  });

  it('when its product stands elsewhere in the file', async () => {
    const sentences = await reasons(
      kurta,
      { ...kurta, Handle: 'other' },
      { ...kurta, 'Variant Inventory Qty': 'few' },
    );
    expect(sentences.at(-1)).toEqual([4, expect.stringMatching(/2.*"few"/)]);
  });
});
