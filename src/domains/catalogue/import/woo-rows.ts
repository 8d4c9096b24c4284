import { slugOf } from '../words/slug-of.ts';
import type { HandleLines } from './handle-lines.ts';
import { readHeader, type ShopifyRow } from './shopify-row.ts';

/** A line of WooCommerce's export. */
export interface WooLine {
  readonly line: number;
  readonly cells: readonly string[];
}

type Cells = Readonly<Record<string, string>>;

const lower = (name: string): string =>
  name
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase();

/** True for the header of WooCommerce's product export, which has no handles: variations name their parent. */
export const isWoo = (header: readonly string[]): boolean => {
  const names = new Set(header.map(lower));
  return ['type', 'sku', 'name', 'regular price'].every((name) => names.has(name)) && !names.has('handle');
};

/** The columns that are read, each with those of WooCommerce that it needs. */
const columns: readonly (readonly [name: string, from: readonly string[]])[] = [
  ['Handle', ['name']], ['Title', ['name']], ['Body (HTML)', ['description', 'short description']], ['Vendor', ['brands']], ['Product Category', ['categories']],
  ['Tags', ['tags']], ['Published', ['published']], ['Variant SKU', ['sku']], ['Variant Inventory Qty', ['stock']], ['Variant Price', ['regular price']],
  ['Variant Compare At Price', ['regular price']], ['Image Src', ['images']], ['Option1 Name', ['attribute 1 name']], ['Option1 Value', ['attribute 1 name']],
  ['Option2 Name', ['attribute 2 name']], ['Option2 Value', ['attribute 2 name']], ['Option3 Name', ['attribute 3 name']], ['Option3 Value', ['attribute 3 name']],
]; // biome-ignore format: a table

/**
 * WooCommerce's lines as products of one handle each, made of the name. A variable product's own line has what its
 * variations share. The whole file is in memory, since variations may stand far from their parent.
 */
export function* wooProducts(
  header: readonly string[],
  lines: readonly WooLine[],
): Generator<HandleLines | WooLine> {
  const names = header.map(lower);
  const used = columns.filter(([, from]) => from.some((name) => names.includes(name)));
  const reader = readHeader(used.map(([name]) => name));
  if (typeof reader === 'string') return;
  const cellRows = lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()])) as Cells,
  }));
  const parents = cellRows.filter(({ cells }) => !/^variation/i.test(cells.type ?? ''));
  const children = Map.groupBy(
    cellRows.filter(({ cells }) => /^variation/i.test(cells.type ?? '')),
    ({ cells }) => cells.parent ?? '',
  );
  const handles = new Set<string>();
  for (const parent of parents) {
    const { id = '', sku = '' } = parent.cells;
    const named = sku === '' ? [] : (children.get(sku) ?? []);
    const own = [...(children.get(`id:${id}`) ?? []), ...named].toSorted((a, b) => a.line - b.line);
    const plain = slugOf(parent.cells.name ?? '');
    const handle = handles.has(plain) ? `${plain}-${slugOf(sku || id)}` : plain;
    handles.add(handle);
    const sold = own.length > 0 ? own : [parent];
    const images = (parent.cells.images ?? '').split(/\s*,\s*/).filter(Boolean);
    const count = Math.max(sold.length, images.length);
    const rows = Array.from({ length: count }, (_, at) => {
      const one = sold[at];
      const cells = {
        ...shared(parent.cells, at),
        ...(one ? sizeOf(one.cells, parent.cells) : {}),
        Handle: handle,
      };
      const picture = images[at] ?? '';
      return reader.row(
        one?.line ?? parent.line,
        used.map(([name]) => (name === 'Image Src' ? picture : ((cells as Cells)[name] ?? ''))),
      );
    });
    const usable = rows.filter((row): row is ShopifyRow => typeof row !== 'string');
    if (handle === '' || usable.length < rows.length) yield { line: parent.line, cells: [] };
    else yield { handle, rows: usable };
  }
}

/** What a product's first line says for all of its sizes. */
function shared(cells: Cells, at: number): Cells {
  if (at > 0) return {};
  const [path = ''] = (cells.categories ?? '').split(/\s*,\s*/);
  return {
    Title: cells.name ?? '',
    'Body (HTML)': cells.description || cells['short description'] || '',
    Vendor: cells.brands ?? '',
    'Product Category': path,
    Tags: cells.tags ?? '',
    Published: cells.published === '0' || cells.published === '-1' ? 'FALSE' : 'TRUE',
    ...Object.fromEntries([1, 2, 3].map((n) => [`Option${n} Name`, cells[`attribute ${n} name`] ?? ''])),
  };
}

/** A size's own cells. An attribute with several values tells of the product, not of a size. */
function sizeOf(cells: Cells, parent: Cells): Cells {
  const sale = cells['sale price'] ?? '';
  const regular = cells['regular price'] ?? '';
  const optionOf = (n: number): string => {
    const name = parent[`attribute ${n} name`] ?? '';
    const own = [1, 2, 3].find((at) => (cells[`attribute ${at} name`] ?? '') === name) ?? n;
    const value = cells[`attribute ${own} value(s)`] ?? '';
    return value.includes(',') ? '' : value;
  };
  return {
    'Variant SKU': cells.sku ?? '',
    'Variant Inventory Qty': cells.stock || (cells['in stock?'] === '0' ? '0' : ''),
    'Variant Price': sale || regular,
    'Variant Compare At Price': sale === '' ? '' : regular,
    ...Object.fromEntries([1, 2, 3].map((n) => [`Option${n} Value`, optionOf(n)])),
  };
}
