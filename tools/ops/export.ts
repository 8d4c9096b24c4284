import { exportProducts } from '../../src/domains/catalogue/import/export-products.ts';
import { type Command, Refusal } from './command.ts';

export const exportCommand: Command = {
  words: 'export',
  usage: 'FILE',
  summary: "writes every product as Shopify's product CSV, which `import` reads again without a difference",
  async run({ db, settings }, args) {
    const [file, ...rest] = args;
    if (file === undefined || file.startsWith('-') || rest.length > 0)
      throw new Refusal('Name the file to write: export FILE');
    const written = await exportProducts(db, { file, publicUrl: settings.publicUrl }).catch(
      (error: unknown) => {
        const { code } = error as { code?: string };
        throw code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
          ? new Refusal(`${file} cannot be written: is its folder there, and yours?`)
          : error;
      },
    );
    return {
      lines: [`Wrote ${written.products} products on ${written.lines} lines to ${file}`],
      data: { file, ...written },
    };
  },
};
