import * as m from '#messages/import-report';
import type { ProductFile } from '../product-file.ts';
import type { CsvRecord } from '../read-csv.ts';
import { headerFault, isShopifyHeader, isSkuList, namesPrices } from '../shopify-row.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { guessColumns } from './guess-columns.ts';
import { sizesOf } from './listed-sizes.ts';
import { sizeInName } from './size-in-name.ts';
import {
  columnName,
  type Mapping,
  plainName,
  type Target,
  targetNames,
  targets,
  withoutProblem,
} from './targets.ts';

/** A file's table: where its head stands, and what its columns are. */
export interface ProductTable {
  readonly file: ProductFile;
  readonly head: Line;
  /** Null for a head of Shopify, whose lines are read as they come. */
  readonly mapping: Mapping | null;
  /** Such as 2026-11-30: sale prices count between their dates. Without it they count whatever those are. */
  readonly today?: string;
}

type Line = Extract<CsvRecord, { cells: unknown }>;

/** What is known of a file before its columns are: its head and first rows, and a guess. */
export interface FileSample {
  readonly head: readonly string[];
  readonly rows: readonly Line[];
  readonly guess: Mapping;
  /** Its head is one that needs no mapping. */
  readonly isRecognized: boolean;
}

/** The columns of the file are not known: somebody must say what they are. */
export class UnknownColumns extends UnreadableFile {
  readonly sample: FileSample;

  constructor(sample: FileSample) {
    super(m.not_shopify());
    this.sample = sample;
  }
}

/** Records that are read to find the head and to guess columns. */
export const sampleSize = 60;
/** A head stands within the first rows: under a title, or the two lines of a marketplace's template. */
const maxHeadRow = 10;

/**
 * Finds the head of a file and what its columns are.
 * @param chosen gives what somebody has chosen for this head, or null
 * @throws UnreadableFile, UnknownColumns
 */
export async function findTable(
  file: ProductFile,
  chosen: (head: readonly string[]) => Mapping | null | Promise<Mapping | null>,
): Promise<ProductTable> {
  const { head, sample } = await readSample(file);
  const mapping = await chosen(head.cells);
  if (mapping) return { file, head, mapping };
  if (isCombinations(head.cells)) return asSkuList(file, head, sample);
  if ((isOfShopify(head.cells) && !listsSizes(sample)) || isSkuList(head.cells))
    return { file, head, mapping: null };
  if (!isKnownSystem(head.cells)) throw new UnknownColumns(sample);
  return { file, head, mapping: sample.guess };
}

/** The head of a file with some rows, and a guess of what its columns are. */
export async function readSample(file: ProductFile): Promise<{ head: Line; sample: FileSample }> {
  const records: CsvRecord[] = [];
  for await (const record of file.records(undefined, maxHeadRow)) {
    records.push(record);
    if (records.length === sampleSize) break;
  }
  const [first] = records;
  if (!first) throw new UnreadableFile(m.file_empty());
  if ('fault' in first) throw new UnreadableFile(m.first_line_unreadable({ fault: first.fault }));
  const lines = records.filter((record): record is Line => 'cells' in record);
  const head = withNamesAbove(headOf(lines.slice(0, maxHeadRow)) ?? first, lines);
  const fault = headerFault(head.cells);
  if (fault !== null) throw new UnreadableFile(fault);
  const rows = lines.filter(({ line }) => line > head.line);
  const own = withoutProblem(head.cells);
  const guessOfOwn = guessColumns(
    own,
    rows.map(({ cells }) => cells),
  );
  const guess = head.cells.map((_, at) => guessOfOwn[at] ?? null);
  const sample = { head: head.cells, rows, guess };
  const isRecognized =
    (isOfShopify(head.cells) && !listsSizes(sample)) || isSkuList(head.cells) || isKnownSystem(head.cells);
  return { head, sample: { ...sample, isRecognized } };
}

/** A plain list with several sizes in a cell, `S, M, L`: each is to be a size of its own, as in any other file. */
function listsSizes({ head, rows, guess }: Omit<FileSample, 'isRecognized'>): boolean {
  const at = guess.indexOf('size');
  const hasOptions = head.some((name) => plainName(name) === 'option1 value');
  return at >= 0 && !hasOptions && rows.some(({ cells }) => sizesOf(cells[at] ?? '').length > 1);
}

/** A head of Shopify. With prices or choices in columns of other names, such as `Price [Jaipur]` or `Price S`, it is another system's. */
function isOfShopify(head: readonly string[]): boolean {
  const all = head.map((name) => plainName(name).replace(/(?<!\d)\d+$/, ''));
  const has = (target: Target) => all.some((name) => targets[target].names.includes(name));
  const isAcross = head.filter((name) => sizeInName(name) !== null).length > 1;
  return isShopifyHeader(head) && !isAcross && (namesPrices(head) || !has('price')) && !has('optionValue');
}

/** The first row that is a known head, or else the last of those with the most names of columns. */
function headOf(rows: readonly Line[]): Line | undefined {
  const sure = rows.find(({ cells }) => isOfShopify(cells) || isSkuList(cells) || isKnownSystem(cells));
  if (sure) return sure;
  const most = Math.max(...rows.map(({ cells }) => namesIn(cells)));
  // A template's labels may stand above the names proper.
  return most < 2 ? undefined : rows.findLast(({ cells }) => namesIn(cells) >= most * 0.8);
}

/** A head in two rows, as Tally prints it, has some names in the upper one alone. */
function withNamesAbove(head: Line, lines: readonly Line[]): Line {
  const above = lines.findLast(({ line }) => line < head.line)?.cells ?? [];
  const cells = head.cells.map((cell, at) =>
    cell.trim() === '' && isName(above[at] ?? '') ? (above[at] ?? '') : cell,
  );
  return { ...head, cells };
}

const names = new Set(targetNames.flatMap((target) => targets[target].names.map(plainName)));
const isName = (cell: string): boolean =>
  cell.length <= 60 && names.has(columnName(cell).replace(/(?<=\D) ?(?<!\d)\d+$/, ''));
const namesIn = (cells: readonly string[]): number => cells.filter(isName).length;

/** Heads of systems whose columns are certain: WooCommerce’s and Magento’s product exports. */
const systems: readonly (readonly string[])[] = [
  ['type', 'sku', 'name', 'regular price'],
  ['sku', 'product type', 'name', 'price', 'url key'],
];

function isKnownSystem(head: readonly string[]): boolean {
  const all = new Set(head.map(plainName));
  return systems.some((needed) => needed.every((name) => all.has(name)));
}

/** PrestaShop's list of combinations: sizes of products that it names by a number alone. */
const isCombinations = (head: readonly string[]): boolean =>
  [/^attribut[eo]? ?\([^)]*:/i, /^(?:value|valeur|valor|valore) ?\([^)]*:/i].every((name) =>
    head.some((cell) => name.test(cell.trim())),
  );

/**
 * The pieces of a list that names no products, by the references of its sizes.
 * @throws UnreadableFile when it has none
 */
function asSkuList(file: ProductFile, head: Line, { guess }: FileSample): ProductTable {
  const places = [guess.indexOf('sku'), guess.indexOf('quantity')];
  if (places.includes(-1)) throw new UnreadableFile(m.combinations_alone());
  const own = ['SKU', 'Quantity'];
  return {
    head: { ...head, cells: own },
    mapping: null,
    file: {
      ...file,
      readAs: m.read_as_combinations(),
      async *records(reached, headLine) {
        for await (const record of file.records(reached, headLine))
          if ('fault' in record) yield record;
          else
            yield {
              ...record,
              cells: record.line === head.line ? own : places.map((at) => record.cells[at] ?? ''),
            };
      },
    },
  };
}
