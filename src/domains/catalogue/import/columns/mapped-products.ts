import * as m from '#messages/import-report';
import { slugOf } from '../../words/slug-of.ts';
import type { HandleLines } from '../handle-lines.ts';
import type { CsvRecord } from '../read-csv.ts';
import { readHeader, type ShopifyRow } from '../shopify-row.ts';
import { groupLines, type LinesOfProduct } from './lines-of-products.ts';
import {
  bodyOf,
  categoryPath,
  lineReader,
  type MappedLine,
  publishedOf,
  targetOfOption,
} from './mapped-line.ts';
import { isAllOff, isSet, soldLines } from './sold-lines.ts';
import { withSizesOfTitles } from './sizes-in-titles.ts';
import { type Mapping, type Target, targetNames, targets } from './targets.ts';
import { imagesIn, variantsOf } from './variants-of-line.ts';

type Line = Extract<CsvRecord, { cells: unknown }>;
type Cells = Record<string, string>;

/** A line whose product cannot be read; `fault` is a sentence. */
interface Unusable {
  readonly line: number;
  readonly fault: string;
}

/** What a shopkeeper should know of a line that is used; a sentence. */
interface LineRemark {
  readonly line: number;
  readonly handle: string;
  readonly remark: string;
}

/** What a product's first line says for all of its sizes. */
const ofProduct = ['title', 'vendor', 'shop', 'tags', 'gender', 'material', 'countryOfOrigin', 'maker', 'importer', 'netQuantity', 'hsn'] as const; // biome-ignore format: a list
/** Options of one product that a file may have. */
const maxOptions = 3;

/**
 * The products of a file by what its columns are: lines of one product together, as lines of Shopify's product CSV. The lines are in
 * memory, since sizes may stand far from their product.
 * @param head the names of the file's columns
 * @param today such as 2026-11-30, for sale prices with dates
 */
export function* mappedProducts(
  head: readonly string[],
  mapping: Mapping,
  lines: readonly Line[],
  today: string,
): Generator<HandleLines | Unusable | LineRemark> {
  const read = withSizesOfTitles(lines.map(lineReader(head, mapping, lines)));
  const split = groupLines(read).map(soldLines);
  for (const { faults } of split) yield* faults;
  const products = split.flatMap(({ goods }) => (goods ? [cellsOfProduct(goods, today)] : []));
  const headers = headersOf(mapping, products);
  const reader = readHeader(headers, headers.map(fileNames(head, mapping)));
  const handles = new Set<string>();
  for (const { first, rows } of products) {
    const handle = freeHandle(first, rows[0]?.cells.Title ?? '', handles);
    handles.add(handle);
    const cellRows = rows.map(({ line, cells }) =>
      reader.row(
        line,
        headers.map((name) => (name === 'Handle' ? handle : (cells[name] ?? ''))),
      ),
    );
    for (const { line, remarks } of rows) for (const remark of remarks) yield { line, handle, remark };
    const usable = cellRows.filter((row): row is ShopifyRow => typeof row !== 'string');
    const fault = cellRows.find((row) => typeof row === 'string');
    if (handle === '' && !rows.some(({ line }) => line === first.line))
      yield { line: first.line, fault: m.no_title() };
    if (fault === undefined) yield { handle, rows: usable };
    else for (const line of new Set([first, ...rows].map((one) => one.line))) yield { line, fault };
  }
}

/** The product's own code, or else its name; with its SKU or number when another product has the same. */
function freeHandle(first: MappedLine, title: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(first.of('handle')) || slugOf(title);
  const more = slugOf(first.of('sku') || first.of('id'));
  return plain !== '' && taken.has(plain) && more !== '' ? `${plain}-${more}` : plain;
}

interface ProductCells {
  readonly first: MappedLine;
  readonly rows: readonly {
    readonly line: number;
    readonly cells: Cells;
    readonly remarks: readonly string[];
  }[];
}

/** The columns that the file has, mapped or by what its lines say: a column that is not there leaves the shop's value. */
function headersOf(mapping: Mapping, products: readonly ProductCells[]): string[] {
  const named = mapping.flatMap((target) => (target && targets[target].header) ?? []);
  const body = mapping.includes('point') ? ['Body (HTML)'] : [];
  const filled = products.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => Object.keys(cells).filter((name) => cells[name] !== '')),
  );
  const has = (...some: Target[]) => some.some((target) => mapping.includes(target));
  const ofSizes = ['numberedSize', 'ofSize', 'priceOfSize', 'mrpOfSize'] as const;
  const options = has('size', ...ofSizes, 'colour', 'option', 'optionName', 'attributes', 'children')
    ? [1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`])
    : [];
  const prices = has('price', 'compareAt', 'priceOfSize', 'mrpOfSize')
    ? ['Variant Price', 'Variant Compare At Price']
    : [];
  const pieces = has('quantity', 'ofSize', 'inStock') ? ['Variant Inventory Qty'] : [];
  return [...new Set(['Handle', ...named, ...body, ...options, ...prices, ...pieces, ...filled])];
}

/** A function that gives what the file calls the column that is read as a header. */
function fileNames(head: readonly string[], mapping: Mapping) {
  const sources: readonly (readonly [header: string | undefined, target: Target])[] = [
    ...targetNames.map((target) => [targets[target].header, target] as const),
    // Without a column of its own a price is its MRP.
    ['Variant Price', 'compareAt'],
    ['Variant Price', 'priceOfSize'],
    ['Variant Price', 'mrpOfSize'],
  ];
  return (header: string): string => {
    const places = sources.flatMap(([name, target]) => (name === header ? mapping.indexOf(target) : []));
    return head[places.find((at) => at >= 0) ?? -1] ?? header;
  };
}

function cellsOfProduct(product: LinesOfProduct, today: string): ProductCells {
  const { first, sold } = product;
  const isOfSizes = sold.length > 1 || sold[0] !== first;
  const variants = sold.flatMap((line) => variantsOf(line, isOfSizes, today));
  const names = [...new Set(variants.flatMap(({ options }) => options.map(([name]) => name)))].slice(
    0,
    maxOptions,
  );
  const own = imagesIn(first);
  const ofSizes = new Set(variants.flatMap(({ images }) => images[0] ?? []));
  const images = [...new Set([...own, ...variants.flatMap((one) => one.images)])];
  const count = Math.max(variants.length, images.length);
  const rows = Array.from({ length: count }, (_, at) => {
    const one = variants[at];
    const [shown] = one?.images ?? [];
    const cells: Cells = {
      ...(at === 0 ? sharedCells(product, names) : {}),
      ...one?.cells,
      ...Object.fromEntries(
        one?.options.map(([name, value]) => [`Option${names.indexOf(name) + 1} Value`, value]) ?? [],
      ),
      ...(shown !== undefined && ofSizes.size > 1 ? { 'Variant Image': shown } : {}),
      'Image Src': images[at] ?? '',
    };
    return {
      line: one?.line ?? first.line,
      cells,
      remarks: [...(at === 0 && isSet(product) ? [m.set_of_products()] : []), ...(one?.remarks ?? [])],
    };
  });
  return { first, rows };
}

function sharedCells(product: LinesOfProduct, names: readonly string[]): Cells {
  const { first, sold } = product;
  const valueOf = (target: Target) =>
    first.of(target) || (sold.find((line) => line.of(target) !== '')?.of(target) ?? '');
  const facts = Object.fromEntries(ofProduct.map((target) => [targets[target].header, valueOf(target)]));
  const options = [first, ...sold].flatMap((line) => line.options);
  const inOptions = (target: Target) => options.find(([name]) => targetOfOption(name) === target)?.[1] ?? '';
  return {
    ...facts,
    Title: titleOf(first, sold),
    Material: facts.Material || inOptions('material'),
    Gender: facts.Gender || inOptions('gender'),
    Tags: [...new Set(first.all('tags'))].join(', '),
    'Body (HTML)': bodyOf(first) || bodyOf(sold[0] ?? first),
    'Product Category': categoryPath(valueOf('type')),
    Published: isAllOff(product) ? 'FALSE' : publishedOf(valueOf('published')),
    ...Object.fromEntries(names.map((name, at) => [`Option${at + 1} Name`, name])),
  };
}

/** A longer name is refused as one. */
const longestTitle = 500;

/** The product's name. Sizes without a line of their product have theirs in common: `Kurta - Blue, M` and `Kurta - Blue, L`. */
function titleOf(first: MappedLine, sold: readonly MappedLine[]): string {
  const titles = [...new Set(sold.flatMap((line) => line.of('title') || []))];
  const [one = '', other] = titles;
  if (other === undefined || !sold.includes(first)) return first.of('title') || one;
  let length = 0;
  while (
    length < longestTitle &&
    titles.every((title) => length < title.length && title[length] === one[length])
  )
    length += 1;
  const isCut = titles.some((title) => /[\p{L}\p{N}]/u.test(title[length] ?? ''));
  const shared = one
    .slice(0, length)
    .replace(isCut ? /[\p{L}\p{N}]*$/u : '', '')
    .replace(/[\s,|/(–-]+$/u, '');
  return shared.length >= 5 ? shared : one;
}
