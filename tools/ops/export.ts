import { exportProducts } from '../../src/domains/catalogue/import/export-products.ts';
import { countOf } from './report-text.ts';
import { type Command, mustBeWritable, readWords, Refusal } from './command.ts';

export const exportCommand: Command = {
  words: 'export',
  usage: 'FILE',
  summary: "writes every product as Shopify's product CSV, which `import` reads again without a difference",
  prepare(args) {
    const [file] = readWords(args, {}, 1).words;
    if (file === undefined) throw new Refusal('Name the file to write: export FILE');
    mustBeWritable(file);
    return async ({ db, settings }) => {
      const result = await exportProducts(db, { file, publicUrl: settings.publicUrl });
      return {
        lines: [
          `Wrote ${countOf(result.products, 'product')} on ${countOf(result.lines, 'line')} to ${file}`,
        ],
        data: { file, ...result },
      };
    };
  },
};
