import * as m from '#messages/import-report';
import { formatRupees, sellingPrice } from '../../../platform/money.ts';
import { oneLine } from '../words/one-line.ts';
import { fileNameOf, statesSizes } from './file-columns.ts';
import type { OwnProduct, OwnVariant } from './known-products.store.ts';
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

/** A size of the file with its price, and the line that says it. */
interface PricedSize {
  readonly line: number;
  readonly variant: DraftVariant;
  readonly price: RowPrice;
}

/**
 * The sizes of a product's lines, each at the price that the file says, and the price of the product, which the sizes
 * without one of their own have. Null, with all lines reported, when no line is usable.
 */
export function sellable(handle: string, rows: readonly ShopifyRow[], reading: Reading) {
  const { report, own } = reading;
  const first = rows[0] as ShopifyRow;
  const sizes = sizesOf(first, own);
  const columns = {
    price: fileNameOf(first.named, 'price'),
    compareAt: fileNameOf(first.named, 'compareAt'),
  };
  for (const row of rows) {
    if (row !== first && isPictureOnly(row)) continue;
    const variant = variantOf(row, first);
    const targets = Array.isArray(variant) ? [undefined] : sizes.inShop(variant);
    const read = targets.map((one) => priceOf(...priceCells(row, own, one), columns));
    const faults = [
      ...(row.title !== '' && oneLine(row.title) !== oneLine(first.title)
        ? [m.handle_of_another({ line: first.line })]
        : []),
      ...(read.find((price) => Array.isArray(price)) ?? []),
      ...(Array.isArray(variant) ? variant : []),
    ];
    const prices = read.filter((price): price is RowPrice => !Array.isArray(price));
    if (faults.length > 0 || Array.isArray(variant)) {
      report.refuse(row.line, handle, faults);
      continue;
    }
    const fault = (reading.exact ? inexact(prices) : null) ?? sizes.add(row, variant, prices);
    if (fault !== null) {
      report.refuse(row.line, handle, fault);
      continue;
    }
    for (const reason of spoiltCells(row)) report.remark(row.line, handle, reason);
    if (isUncounted(row) || (variant.stock === null && sizes.isNew(variant)))
      report.isUncounted(row.line, handle);
  }
  const all = sizes.all();
  const [one] = all;
  if (one) {
    tellOfPrices(handle, all, first, report);
    const price = priceOfAll(one.price, own, sizes.left());
    return { price, variants: all.map((size) => atPrice(size, price)) };
  }
  for (const row of rows)
    if (row !== first && isPictureOnly(row)) report.refuse(row.line, handle, m.product_unusable());
  return null;
}

/** The cells of price and MRP; for a missing column those that the size or the product has in the shop. */
function priceCells(
  { price, compareAt, named }: ShopifyRow,
  own: OwnProduct | undefined,
  size: OwnPrice | undefined,
): [string, string] {
  if (!own) return [price, compareAt];
  const now = size ? ownPrice(size, own) : own;
  const selling = named.has('price') ? price : `${sellingPrice(now.mrp, now.discount)}`;
  return [selling, named.has('compareAt') ? compareAt : `${mrpOf(now)}`];
}

type OwnPrice = Pick<DraftVariant, 'price' | 'discount' | 'fileMrp'>;
type ShopPrice = Pick<OwnProduct, 'mrp' | 'discount' | 'fileMrp'>;

/** What a size costs in the shop: its own price, or the product's. */
const ownPrice = ({ price, discount, fileMrp = null }: OwnPrice, product: ShopPrice): ShopPrice =>
  price === null || discount === null ? product : { mrp: price, discount, fileMrp };

/** The MRP of the last file, while the goods still have the price that was made of it; else their MRP. */
function mrpOf({ mrp, discount, fileMrp }: ShopPrice): number {
  if (fileMrp === null || fileMrp < mrp) return mrp;
  const made = exactPrice(fileMrp, sellingPrice(mrp, discount));
  return made.mrp === mrp && made.discount === discount ? fileMrp : mrp;
}

/** What `--exact` says of a line that cannot keep its MRP. */
function inexact(prices: readonly RowPrice[]): string | null {
  const own = prices.find(({ mrp, fileMrp }) => mrp !== fileMrp);
  if (!own) return null;
  const possible = sellingPrice(own.fileMrp, smallestDiscount(own.fileMrp, own.asked));
  return m.price_not_exact({ asked: formatRupees(own.asked), possible: formatRupees(possible) });
}

/** The product's price: the first size's. It stays while sizes depend on it that the lines leave out. */
function priceOfAll(
  first: RowPrice,
  own: OwnProduct | undefined,
  left: readonly OwnPrice[],
): Pick<RowPrice, 'mrp' | 'discount' | 'fileMrp'> {
  if (!own || !left.some(({ price }) => price === null)) return first;
  return { mrp: own.mrp, discount: own.discount, fileMrp: own.fileMrp ?? own.mrp };
}

function atPrice({ variant, price }: PricedSize, all: Pick<RowPrice, 'mrp' | 'discount'>): DraftVariant {
  const { mrp, discount, fileMrp } = price;
  const isSame = mrp === all.mrp && discount === all.discount;
  return isSame ? variant : { ...variant, price: mrp, discount, fileMrp };
}

/** Says once for a product that its sizes have prices of their own, that an MRP is shown lower, and that one is none. */
function tellOfPrices(
  handle: string,
  sizes: readonly PricedSize[],
  { named }: ShopifyRow,
  report: Report,
): void {
  if (!named.has('price') && !named.has('compareAt')) return;
  const below = named.has('compareAt') && sizes.find(({ price }) => price.refusedMrp !== undefined);
  if (below)
    report.remark(
      below.line,
      handle,
      m.mrp_below_price({
        column: fileNameOf(named, 'compareAt'),
        compareAt: formatRupees(below.price.refusedMrp ?? 0),
        price: formatRupees(below.price.asked),
      }),
    );
  const asked = sizes.map(({ price }) => price.asked);
  const [lowest, highest] = [Math.min(...asked), Math.max(...asked)];
  const dearest = sizes.find(({ price }) => price.asked === highest);
  if (dearest && lowest < highest) report.variantDiffers(dearest.line, handle, lowest, highest);
  const [lowered] = sizes.toSorted((a, b) => loweredBy(b) - loweredBy(a));
  if (!lowered || loweredBy(lowered) === 0) return;
  const { line, price } = lowered;
  const { asked: selling, mrp: shownMrp, fileMrp: mrp, discount } = price;
  report.mrpLowered({ line, handle, asked: selling, selling, mrp, shownMrp, discount });
}

const loweredBy = ({ price: { mrp, fileMrp } }: PricedSize): number => fileMrp - mrp;

/** Collects the sizes of a product's lines. `own`: the product in the shop, when the lines leave something out. */
function sizesOf(first: ShopifyRow, own: OwnProduct | undefined) {
  const { named } = first;
  const shops: readonly OwnVariant[] = own && !statesSizes(named) ? own.variants : [];
  const sizeByName = new Map<string, PricedSize>();
  const meantBy = (variant: DraftVariant) => matching(variant, shops, !named.has('option1'));
  return {
    /** The shop's sizes that a line means, for what it does not say of their prices; undefined for a new one. */
    inShop(variant: DraftVariant): readonly (OwnVariant | undefined)[] {
      const those = meantBy(variant);
      return those.length > 0 ? those : [own?.variants.find((one) => isSame(one, variant))];
    },
    /**
     * @param prices of the sizes that the line means, in their order
     * @returns a sentence when the line cannot be used
     */
    add({ line }: ShopifyRow, variant: DraftVariant, prices: readonly RowPrice[]): string | null {
      const those = meantBy(variant);
      if (those.length > 1 && variant.stock !== null)
        return m.which_size({ sizes: those.map(nameOf).join(', ') });
      for (const [at, price] of prices.entries()) {
        const { size, colour, sku } = those[at] ?? variant;
        const key = `${size}\n${colour}`;
        const earlier = sizeByName.get(key);
        const isPlace = earlier !== undefined && named.has('location');
        if (earlier && !isPlace) return m.same_variant({ line: earlier.line });
        if (!earlier && sizeByName.size === maxVariants) return m.too_many_variants({ max: maxVariants });
        const stock = isPlace ? (earlier.variant.stock ?? 0) + (variant.stock ?? 0) : variant.stock;
        sizeByName.set(key, {
          variant: { ...variant, size, colour, sku: named.has('sku') ? variant.sku : sku, stock },
          line,
          price,
        });
      }
      return null;
    },
    isNew: (variant: DraftVariant): boolean =>
      !own?.variants.some((one) => isSame(one, variant)) && meantBy({ ...variant, sku: null }).length === 0,
    all: (): PricedSize[] => [...sizeByName.values()],
    /** The shop's sizes that the lines do not name. */
    left: () => shops.filter(({ size, colour }) => !sizeByName.has(`${size}\n${colour}`)),
  };
}

/** The shop's sizes that a line means: by SKU where it has neither, by both, or all that agree with what it says. */
function matching<Own extends Omit<DraftVariant, 'stock'>>(
  { size, colour, sku }: DraftVariant,
  shops: readonly Own[],
  hasNoOptions: boolean,
): readonly Own[] {
  const bySku = hasNoOptions && sku !== null ? shops.filter((one) => one.sku === sku) : [];
  if (bySku.length === 1) return bySku;
  const same = shops.filter((one) => one.size === size && one.colour === colour);
  if (same.length > 0) return same;
  return shops.filter(
    (one) => (size === onlySize || one.size === size) && (colour === '' || one.colour === colour),
  );
}

type SizeInColour = Pick<DraftVariant, 'size' | 'colour'>;
const isSame = (one: SizeInColour, other: SizeInColour): boolean =>
  one.size === other.size && one.colour === other.colour;

const nameOf = ({ size, colour }: Omit<DraftVariant, 'stock'>): string =>
  [size, colour].filter(Boolean).join(' ');

/** True for a line that only adds a picture. */
function isPictureOnly(row: ShopifyRow): boolean {
  const { title, price, sku, option1, option2, option3, quantity, image } = row;
  const isEmpty = [title, price, sku, option1, option2, option3].every((cell) => cell === '');
  return isEmpty && (quantity === '' || image !== '');
}
