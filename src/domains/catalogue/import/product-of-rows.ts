import * as m from '#messages/import-report';
import { formatRupees, sellingPrice } from '../../../platform/money.ts';
import { type Price, priceOf, type RowPrice, smallestDiscount } from './price-of.ts';
import { isShopClosed, type ProductHead } from './product-head.ts';
import type { Report } from './report.ts';
import { sameSpelling } from './same-spelling.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { oneLine } from '../words/one-line.ts';
import { colourOf, type DraftVariant, isUncounted, variantOf } from './variant-of-row.ts';

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
  readonly description: string;
  readonly hidden: boolean;
  readonly variants: readonly DraftVariant[];
  readonly pictures: readonly DraftPicture[];
  /** Colours for the drawing of a product without photos. */
  readonly colours: readonly string[];
}

const maxVariants = 2_000;

/**
 * Parses a product from its head and lines. Unusable lines are reported.
 * @param options.exact refuses prices that no whole percent yields, and variants with another price than the first
 * @returns null when no line is usable
 */
export function productOfRows(
  head: ProductHead,
  given: readonly ShopifyRow[],
  report: Report,
  options: { readonly exact: boolean },
): DraftProduct | null {
  const rows = sameSpelling(given, head.handle, report);
  const sold = sellable(head.handle, rows, report, options.exact);
  if (!sold) return null;
  const first = rows[0] as ShopifyRow;
  return {
    ...head,
    description: cleanHtml(first.body),
    mrp: sold.price.mrp,
    discount: sold.price.discount,
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

/** The lines with variants, at the price of the first; null (all lines reported) when there are none. */
function sellable(handle: string, rows: readonly ShopifyRow[], report: Report, exact: boolean) {
  const options = rows[0] as ShopifyRow;
  const taken = new Map<string, number>();
  const variants: DraftVariant[] = [];
  let price: RowPrice | undefined;
  for (const row of rows) {
    const refuse = (reason: string) => report.refuse(row.line, handle, reason);
    if (row !== options && isPictureOnly(row)) continue;
    if (row.title !== '' && oneLine(row.title) !== oneLine(options.title)) {
      refuse(m.handle_of_another({ line: options.line }));
      continue;
    }
    const own = priceOf(row.price, row.compareAt);
    if (typeof own === 'string') {
      refuse(own);
      continue;
    }
    const variant = variantOf(row, options);
    if (typeof variant === 'string') {
      refuse(variant);
      continue;
    }
    const key = `${variant.size}\n${variant.colour}`;
    const earlier = taken.get(key);
    if (earlier !== undefined || variants.length === maxVariants) {
      refuse(
        earlier === undefined ? m.too_many_variants({ max: maxVariants }) : m.same_variant({ line: earlier }),
      );
      continue;
    }
    const one = price ?? own;
    if (exact && !isExact(own, one)) {
      refuse(
        m.price_not_exact({
          asked: formatRupees(own.asked),
          possible: formatRupees(possiblePrice(own, one)),
        }),
      );
      continue;
    }
    price = one;
    remarkOnPrice(row.line, handle, { own, one }, report);
    if (isUncounted(row)) report.isUncounted(row.line, handle);
    taken.set(key, row.line);
    variants.push(variant);
  }
  if (price) return { price, variants };
  for (const row of rows)
    if (row !== options && isPictureOnly(row)) report.refuse(row.line, handle, m.product_unusable());
  return null;
}

/** True when the line keeps its own price and MRP. `one` is the product's price. */
const isExact = (own: RowPrice, one: RowPrice): boolean => own.asked === one.asked && own.mrp === own.fileMrp;

/** The nearest price that `--exact` would accept. */
const possiblePrice = (own: RowPrice, one: RowPrice): number =>
  own === one ? sellingPrice(own.fileMrp, smallestDiscount(own.fileMrp, own.asked)) : one.asked;

/** Reports how a line's stored price differs from the file's. */
function remarkOnPrice(
  line: number,
  handle: string,
  { own, one }: { own: RowPrice; one: RowPrice },
  report: Report,
): void {
  const { asked, mrp: shownMrp, fileMrp: mrp, discount, refusedMrp } = own;
  if (refusedMrp !== undefined)
    report.remark(
      line,
      handle,
      m.mrp_below_price({ compareAt: formatRupees(refusedMrp), price: formatRupees(asked) }),
    );
  if (mrp !== one.fileMrp || asked !== one.asked) report.variantDiffers(line, handle, asked, one.asked);
  else if (shownMrp !== mrp)
    report.mrpLowered({ line, handle, asked, selling: asked, mrp, shownMrp, discount });
}

/** True for a line that only adds a picture. */
function isPictureOnly(row: ShopifyRow): boolean {
  return [row.title, row.price, row.sku, row.option1, row.option2, row.option3].every((cell) => cell === '');
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
