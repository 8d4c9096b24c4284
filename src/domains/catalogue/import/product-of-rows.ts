import * as m from '#messages/import-report';
import { cleanHtml } from '../words/clean-html.ts';
import { oneLine } from '../words/one-line.ts';
import { readableTables } from '../words/readable-tables.ts';
import { type FileColumns, statesSizes } from './file-columns.ts';
import type { OwnProduct } from './known-products.store.ts';
import type { Price } from './price-of.ts';
import { isShopClosed, type ProductHead } from './product-head.ts';
import type { Report } from './report.ts';
import { sameSpelling } from './same-spelling.ts';
import { sellable } from './sellable.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { colourOf, type DraftVariant } from './variant-of-row.ts';

/** A picture named in the file. */
export interface DraftPicture {
  readonly line: number;
  readonly source: string;
  readonly alt: string;
  /** The one colour whose sizes the file gives it; '' for none, or several. */
  readonly colour: string;
}

/** A parsed product, before any look-up. */
export interface DraftProduct extends ProductHead, Price {
  /** The MRP of the file, before it was lowered for a whole percent. */
  readonly fileMrp: number;
  /** Where its sizes begin among those of the product. */
  readonly firstPosition: number;
  /** The columns of the file. */
  readonly named: FileColumns;
  readonly description: string;
  readonly hidden: boolean;
  readonly variants: readonly DraftVariant[];
  readonly pictures: readonly DraftPicture[];
  /** Colours for the drawing of a product without photos. */
  readonly colours: readonly string[];
}

/** What a description loses, which the report says. */
const goneWithout: readonly (readonly [RegExp, () => string])[] = [
  [/<(?:iframe|video|embed|object)\b/i, m.description_videos],
  [/<img\b/i, m.description_pictures],
  [/<a\b[^<>]*\bhref\b/i, m.description_links],
  [/<script\b/i, m.description_scripts],
];

/**
 * Parses a product from its head and lines. Unusable lines are reported.
 * @param options.exact refuses prices that no whole percent of the file's MRP yields
 * @param options.own the product that they update, when the lines leave something out
 * @returns null when no line is usable
 */
export function productOfRows(
  head: ProductHead,
  given: readonly ShopifyRow[],
  report: Report,
  { exact, own }: { readonly exact: boolean; readonly own?: OwnProduct | undefined },
): DraftProduct | null {
  const rows = sameSpelling(given, head.handle, report);
  const sold = sellable(head.handle, rows, { report, exact, own });
  if (!sold) return null;
  const first = rows[0] as ShopifyRow;
  for (const [element, sentence] of goneWithout)
    if (element.test(first.body)) report.remark(first.line, head.handle, sentence());
  return {
    ...head,
    description: cleanHtml(readableTables(first.body)),
    mrp: sold.price.mrp,
    discount: sold.price.discount,
    fileMrp: sold.price.fileMrp,
    named: first.named,
    firstPosition: own && !statesSizes(first.named) ? own.variants.length : 0,
    hidden: isHidden(first),
    variants: sold.variants,
    pictures: picturesOf(rows, head.name),
    colours: coloursOf(sold.variants, oneLine(first.colour)),
  };
}

/** A closed shop publishes nothing; only its products' status tells what will be on sale when it reopens. */
function isHidden(first: ShopifyRow): boolean {
  const unpublished = /^(false|no|0)$/i.test(first.published.trim()) && !isShopClosed(first);
  return unpublished || /^(draft|archived)$/i.test(first.status.trim());
}

/**
 * Pictures by position, then variants' pictures that are not among them. The alt text of a single colour's picture ends
 * with that colour: the product's page matches it.
 */
function picturesOf(rows: readonly ShopifyRow[], name: string): DraftPicture[] {
  const first = rows[0] as ShopifyRow;
  const named = rows.filter((row) => row.variantImage.trim() !== '');
  const coloursBySource = Map.groupBy(named, (row) => row.variantImage.trim());
  const colourIn = (source: string) => {
    const [colour, another] = new Set(coloursBySource.get(source)?.map((row) => colourOf(row, first)));
    return another === undefined ? (colour ?? '') : '';
  };
  const pictureOf = (line: number, source: string, said: string): DraftPicture => {
    const colour = colourIn(source);
    return { line, source, alt: [said, colour].filter(Boolean).join(', '), colour };
  };
  const shown = rows
    .filter((row) => row.image.trim() !== '')
    .toSorted((a, b) => (Number(a.imagePosition) || 0) - (Number(b.imagePosition) || 0))
    .map((row) => pictureOf(row.line, row.image.trim(), oneLine(row.imageAlt) || name));
  const ofColours = named.map((row) => pictureOf(row.line, row.variantImage.trim(), name));
  const pictures = new Map<string, DraftPicture>();
  for (const one of [...shown, ...ofColours]) if (!pictures.has(one.source)) pictures.set(one.source, one);
  return [...pictures.values()];
}

function coloursOf(variants: readonly DraftVariant[], said: string): string[] {
  const colours = [...new Set(variants.map(({ colour }) => colour).filter((colour) => colour !== ''))];
  return colours.length > 0 ? colours : [said];
}
