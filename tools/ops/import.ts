import { readFileSync } from 'node:fs';
import { UnknownColumns } from '../../src/domains/catalogue/import/columns/find-table.ts';
import { readMapping, writtenMapping } from '../../src/domains/catalogue/import/columns/mapping-file.ts';
import { chooseObjects } from '../../src/start/choose-objects.ts';
import { UnreadableFile } from '../../src/domains/catalogue/import/unreadable-file.ts';
import { ImportUnderway, importProducts } from '../../src/domains/catalogue/import/import-products.ts';
import { progressTeller, type Progress } from '../../src/domains/catalogue/import/progress.ts';
import { reportText } from './report-text.ts';
import { analyzeSearch, indexProducts } from '../../src/domains/search/search-index.store.ts';
import { type Command, mustBeReadable, readWords, Refusal } from './command.ts';
import { second } from '../../src/platform/clock.ts';

/** Imports products from Shopify's product CSV. Fails only if no product is usable; single refused lines are just reported. */
export const importCommand: Command = {
  words: 'import',
  usage: 'FILE [--images DIR] [--seller SHOP] [--mapping FILE.json] [--dry-run] [--exact]',
  summary: 'imports products from a CSV or XLSX; a second run updates what changed in the file',
  rules: [
    'Read are Shopify’s product CSV, older (Handle, Variant Price) and today’s (URL handle, Price), its inventory list, plain lists with a Handle (Size, MRP, Price, Qty), WooCommerce’s and Magento’s exports.',
    '--mapping says what the columns of any other file are: {"Item": "Name", "Rate": "Selling price", "Remarks": ""}. Without it such a file is refused, with a guess to start from.',
    'A missing column leaves what the product has; an empty cell clears it. Photos stay until the file names others.',
    'Without a number of pieces (no column, or Unlimited) a known size keeps its stock, a new one has none. Pieces by location are summed.',
    'Sizes that a whole list (title, price, sizes, pieces) lacks are sold out; other files leave them.',
    'Each size is sold at its own price, also by columns such as Price S and Qty S, or Qty 1 beside Size 1. PrestaShop’s combinations change pieces by reference. Names that share all but the size at their end (Kurti - M, Kurti - L) are one product.',
    'Left out: virtual products, downloads, services, gift cards, groups, and what is sold on another site.',
    'MRP is Variant Compare At Price. Where no whole percent makes the price, the MRP is lowered by a rupee or more; --exact refuses such rows.',
    'Type, then Product Category, then the title picks the category, by stem, spelling and kin; a new one is made where nothing is alike.',
    'A new product without a photo is shown as a drawing with DRAWINGS=shown (demo mode), hidden else.',
    'With FETCH_PHOTOS=on photos named by https addresses are fetched afterwards, while the shop runs.',
    'A list of SKUs with prices or pieces changes those sizes of the shop of --seller, and nothing else. Without a Vendor column --seller says whose products they are.',
    '--dry-run reports every change by column without making it.',
  ],
  prepare(args) {
    const { file, mapping, options } = readArguments(args);
    return async ({ db, settings, clock, say }) => {
      const startTime = clock.now().getTime();
      say(`Reading ${file}`);
      const tell = progressTeller(say, startTime);
      const onProgress = (far: Progress) => tell(clock.now().getTime(), far);
      const importReport = await importProducts(
        {
          db,
          clock,
          reached: onProgress,
          indexProducts,
          analyzeSearch,
          objects: chooseObjects(settings, clock),
        },
        {
          file,
          makesCategories: true,
          asksForShop: true,
          hidesDrawn: !settings.showsDrawings,
          columnsOf: mappingOf(mapping),
          fetchesPhotos: settings.fetchesPhotos,
          ...options,
        },
      ).catch((error: unknown) => {
        throw asRefusal(error, file);
      });
      const seconds = (clock.now().getTime() - startTime) / second;
      const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
      const report = importReport.data();
      const { read, made, updated, unchanged } = report.products;
      const usable = made + updated + unchanged;
      return {
        failed: usable === 0,
        lines: [
          options.dryRun ? `Only looked: ${file} was not imported` : `Imported ${file}`,
          ...reportText(report),
          `${seconds.toFixed(1)} s, ${Math.round(read / Math.max(seconds, 0.001))} products a second, at most ${megabytes} MB of memory`,
          ...(usable === 0 ? ['Nothing could be imported.'] : []),
        ],
        data: { file, dryRun: options.dryRun, ...report, seconds, megabytes },
      };
    };
  },
};

function readArguments(args: readonly string[]) {
  const { values, words } = readWords(args, options, 1);
  const [file] = words;
  if (file === undefined) throw new Refusal('Name one file to import: import FILE [--images DIR]');
  mustBeReadable(file);
  const { images, seller, exact, mapping } = values;
  if (images !== undefined) mustBeReadable(images, 'folder');
  if (mapping !== undefined) mustBeReadable(mapping);
  if (seller?.trim() === '') throw new Refusal('--seller needs the name of a shop');
  return { file, mapping, options: { images, seller, exact, dryRun: values['dry-run'] } };
}

const options = {
  images: { type: 'string' },
  seller: { type: 'string' },
  mapping: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
} as const;

/** What the operator's file says of the columns. */
const mappingOf = (file: string | undefined) => (head: readonly string[]) =>
  file === undefined ? null : readMapping(readFileSync(file, 'utf8'))(head);

/** Turns faults that the operator can fix into a sentence, and keeps all other errors. */
function asRefusal(error: unknown, file: string): unknown {
  if (error instanceof UnknownColumns) {
    const { head, guess } = error.sample;
    return new Refusal(
      `${error.message}, in a file for --mapping. To start from:\n${writtenMapping(head, guess)}`,
    );
  }
  if (error instanceof UnreadableFile) return new Refusal(`${file} cannot be imported. ${error.message}`);
  if (error instanceof ImportUnderway) return new Refusal(`${error.message}. Wait until it has ended.`);
  const { code, path } = (error ?? {}) as { code?: string; path?: string };
  if (code === 'ENOENT') return new Refusal(`There is no ${path ?? file}`);
  if (code === 'EISDIR') return new Refusal(`${path ?? file} is a folder, not a CSV file`);
  if (code === 'EACCES') return new Refusal(`${path ?? file} may not be read by this user`);
  return error;
}
