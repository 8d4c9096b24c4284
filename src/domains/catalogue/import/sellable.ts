import * as m from '#messages/import-report';
import { formatRupees, sellingPrice } from '../../../platform/money.ts';
import { oneLine } from '../words/one-line.ts';
import { statesSizes } from './file-columns.ts';
import type { OwnProduct } from './known-products.store.ts';
import { exactPrice, priceOf, type RowPrice, smallestDiscount } from './price-of.ts';
import type { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { type DraftVariant, isUncounted, onlySize, spoiltCells, variantOf } from './variant-of-row.ts';

const maxVariants = 2_000;

interface Reading {
  readonly report: Report;
  readonly exact: boolean;
  readonly own: OwnProduct | undefined;
}

/** A usable line with its price. */
interface Priced {
  readonly line: number;
  readonly price: RowPrice;
}

/**
 * The sizes of a product's lines, and one price for all of them: the dearest, so that nobody pays less than the file
 * says. Null, with all lines reported, when no line is usable.
 */
export function sellable(handle: string, rows: readonly ShopifyRow[], reading: Reading) {
  const { report, exact, own } = reading;
  const first = rows[0] as ShopifyRow;
  const sizes = sizesOf(first, own);
  const lines: Priced[] = [];
  for (const row of rows) {
    if (row !== first && isPictureOnly(row)) continue;
    const price = priceOf(...priceCells(row, own));
    const variant = variantOf(row, first);
    const faults = [
      ...(row.title !== '' && oneLine(row.title) !== oneLine(first.title)
        ? [m.handle_of_another({ line: first.line })]
        : []),
      ...(Array.isArray(price) ? price : []),
      ...(Array.isArray(variant) ? variant : []),
    ];
    if (faults.length > 0 || Array.isArray(price) || Array.isArray(variant)) {
      report.refuse(row.line, handle, faults);
      continue;
    }
    const fault = (exact ? inexact(price, lines[0]?.price ?? price) : null) ?? sizes.add(row, variant);
    if (fault !== null) {
      report.refuse(row.line, handle, fault);
      continue;
    }
    lines.push({ line: row.line, price });
    for (const reason of spoiltCells(row)) report.remark(row.line, handle, reason);
    if (isUncounted(row) || (variant.stock === null && sizes.isNew(variant)))
      report.isUncounted(row.line, handle);
  }
  const [one] = lines;
  if (one) {
    const price = exact ? one.price : onePrice(handle, lines, { ...reading, left: sizes.left(), first });
    return { price, variants: sizes.all() };
  }
  for (const row of rows)
    if (row !== first && isPictureOnly(row)) report.refuse(row.line, handle, m.product_unusable());
  return null;
}

/** The cells of price and MRP; for a missing column those of the product in the shop. */
function priceCells({ price, compareAt, named }: ShopifyRow, own: OwnProduct | undefined): [string, string] {
  if (!own) return [price, compareAt];
  const selling = named.has('price') ? price : `${sellingPrice(own.mrp, own.discount)}`;
  return [selling, named.has('compareAt') ? compareAt : `${mrpOf(own)}`];
}

/** The MRP of the last file, while the product still has the price that was made of it; else the product's. */
function mrpOf({ mrp, discount, fileMrp }: OwnProduct): number {
  if (fileMrp === null || fileMrp < mrp) return mrp;
  const made = exactPrice(fileMrp, sellingPrice(mrp, discount));
  return made.mrp === mrp && made.discount === discount ? fileMrp : mrp;
}

/** What `--exact` says of a line that cannot keep its own price and MRP. `one` is the product's price. */
function inexact(own: RowPrice, one: RowPrice): string | null {
  if (own.asked === one.asked && own.mrp === own.fileMrp) return null;
  const possible =
    own === one ? sellingPrice(own.fileMrp, smallestDiscount(own.fileMrp, own.asked)) : one.asked;
  return m.price_not_exact({ asked: formatRupees(own.asked), possible: formatRupees(possible) });
}

/** The dearest line's price; also not below the shop's while sizes are on sale that the file leaves out. */
function onePrice(
  handle: string,
  lines: readonly Priced[],
  { report, own, left, first }: Reading & { readonly left: boolean; readonly first: ShopifyRow },
): RowPrice {
  const [dearest] = lines.toSorted(
    (a, b) => b.price.asked - a.price.asked || a.price.fileMrp - b.price.fileMrp,
  );
  const { line, price } = dearest as Priced;
  const { named } = first;
  if (!named.has('price') && !named.has('compareAt')) return price;
  const below = named.has('compareAt') ? lines.find((one) => one.price.refusedMrp !== undefined) : undefined;
  if (below)
    report.remark(
      below.line,
      handle,
      m.mrp_below_price({
        compareAt: formatRupees(below.price.refusedMrp ?? 0),
        price: formatRupees(below.price.asked),
      }),
    );
  const lowest = Math.min(...lines.map((one) => one.price.asked));
  const shops = own && left ? sellingPrice(own.mrp, own.discount) : 0;
  if (lowest < Math.max(price.asked, shops))
    report.variantDiffers(line, handle, lowest, Math.max(price.asked, shops));
  if (shops > price.asked) {
    const stays = priceOf(`${shops}`, `${Math.max(shops, price.fileMrp)}`);
    if (!Array.isArray(stays)) return stays;
  }
  const { asked, mrp: shownMrp, fileMrp: mrp, discount } = price;
  if (shownMrp !== mrp) report.mrpLowered({ line, handle, asked, selling: asked, mrp, shownMrp, discount });
  return price;
}

/** Collects the sizes of a product's lines. `own`: the product in the shop, when the lines leave something out. */
function sizesOf(first: ShopifyRow, own: OwnProduct | undefined) {
  const { named } = first;
  const shops = own && !statesSizes(named) ? own.variants : [];
  const met = new Map<string, { variant: DraftVariant; line: number }>();
  return {
    /** A sentence when the line cannot be used. */
    add({ line }: ShopifyRow, variant: DraftVariant): string | null {
      const those = matching(variant, shops, !named.has('option1'));
      if (those.length > 1 && variant.stock !== null)
        return m.which_size({ sizes: those.map(nameOf).join(', ') });
      for (const one of those.length > 0 ? those : [variant]) {
        const { size, colour } = one;
        const key = `${size}\n${colour}`;
        const earlier = met.get(key);
        const isPlace = earlier !== undefined && named.has('location');
        if (earlier && !isPlace) return m.same_variant({ line: earlier.line });
        if (!earlier && met.size === maxVariants) return m.too_many_variants({ max: maxVariants });
        const stock = isPlace ? (earlier.variant.stock ?? 0) + (variant.stock ?? 0) : variant.stock;
        met.set(key, {
          variant: { ...variant, size, colour, sku: named.has('sku') ? variant.sku : one.sku, stock },
          line,
        });
      }
      return null;
    },
    isNew: ({ size, colour }: DraftVariant): boolean =>
      !own?.variants.some((one) => one.size === size && one.colour === colour) &&
      matching({ size, colour, sku: null, stock: null }, shops, !named.has('option1')).length === 0,
    all: (): DraftVariant[] => [...met.values()].map(({ variant }) => variant),
    /** Sizes are on sale that the lines do not name. */
    left: (): boolean => shops.some(({ size, colour, stock }) => stock > 0 && !met.has(`${size}\n${colour}`)),
  };
}

/** The shop's sizes that a line means: by size and colour, by SKU where it has none, or all that agree with what it says. */
function matching<Own extends Omit<DraftVariant, 'stock'>>(
  { size, colour, sku }: DraftVariant,
  shops: readonly Own[],
  hasNoOptions: boolean,
): readonly Own[] {
  const same = shops.filter((one) => one.size === size && one.colour === colour);
  if (same.length > 0) return same;
  const bySku = hasNoOptions && sku !== null ? shops.filter((one) => one.sku === sku) : [];
  if (bySku.length === 1) return bySku;
  return shops.filter(
    (one) => (size === onlySize || one.size === size) && (colour === '' || one.colour === colour),
  );
}

const nameOf = ({ size, colour }: Omit<DraftVariant, 'stock'>): string =>
  [size, colour].filter(Boolean).join(' ');

/** True for a line that only adds a picture. */
function isPictureOnly(row: ShopifyRow): boolean {
  const { title, price, sku, option1, option2, option3, quantity, image } = row;
  const isEmpty = [title, price, sku, option1, option2, option3].every((cell) => cell === '');
  return isEmpty && (quantity === '' || image !== '');
}
