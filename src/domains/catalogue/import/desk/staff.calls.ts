import { z } from 'zod';
import { call } from '../../../../platform/call.ts';
import { count, doneAnswer, id, line, queryText } from '../../../../platform/field.ts';
import { inShop } from '../../../staff/in-shop.ts';
import { targetNames } from '../columns/targets.ts';

/** Most columns of a file that can be mapped at the desk, and characters of a name. */
const [maxColumns, maxName] = [300, 255];

const target = z.enum(targetNames as [string, ...string[]]);

export const deskImportsCalls = {
  readColumns: call('seller', 'POST /desk/products/import/columns', {
    does: 'Reads the columns of a product list (CSV or XLSX, to 5 MB), with a guess of what each is, or what the shop has chosen for such a file.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      head: z.array(z.string()),
      /** What each column is; null when it is left out. */
      columns: z.array(target.nullable()),
      /** The first ten rows. */
      rows: z.array(z.object({ line: count, cells: z.array(z.string()) })),
      /** What a column can be, with its label. */
      choices: z.array(z.object({ target, label: z.string(), repeats: z.boolean() })),
      /** The file can be imported without saying what its columns are. */
      isRecognized: z.boolean(),
    }),
    refuses: ['invalid'],
    takesFile: true,
    bodyLimit: 5 * 1024 * 1024,
  }),
  saveColumns: call('seller', 'PUT /desk/products/import/columns', {
    does: 'Stores what the columns of files with this head are, for the shop’s imports; null columns forget it.',
    input: z.object({
      ...inShop,
      head: z.array(z.string().max(maxName)).min(1).max(maxColumns),
      columns: z.array(target.nullable()).max(maxColumns).nullable(),
    }),
    names: { shop: 'shop' },
    answer: doneAnswer,
    refuses: ['invalid', 'not_found'],
  }),
  addPhoto: call('seller', 'POST /desk/products/import/photos', {
    does: 'Takes a photo (to 10 MB) for the shop’s imports: cells that name its file, whatever the folder and case, find it.',
    input: z.object({ ...inShop, name: queryText(200) }),
    names: { shop: 'shop' },
    answer: z.object({ picture: z.string() }),
    refuses: ['invalid', 'unavailable'],
    takesFile: true,
    bodyLimit: 10 * 1024 * 1024,
  }),
  saveKinds: call('seller', 'PUT /desk/products/import/kinds', {
    does: 'Stores into which category the shop’s imported goods of a kind go; null leaves them out.',
    input: z.object({
      ...inShop,
      kinds: z
        .array(z.object({ kind: line(60), categoryId: id.nullable() }))
        .min(1)
        .max(100),
    }),
    names: { shop: 'shop' },
    answer: doneAnswer,
    refuses: ['invalid', 'not_found'],
  }),
};
