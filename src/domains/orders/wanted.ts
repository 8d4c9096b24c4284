import * as m from '#messages/refusals';
import { sellingPrice } from '../../platform/money.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { type HsnSources, hsnOfProduct } from '../catalogue/attributes/hsn-of.ts';
import { maxPieces } from '../cart/cart.ts';
import { deliveryFee, type FeePlace } from '../delivery/delivery-fee.ts';

/** A requested line: pieces of a product, with the variant if it has several. */
export interface WantedLine {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** A product on sale, with current catalogue data. */
export interface ProductOnSale {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly images: string[];
  readonly hsn: HsnSources;
  /** The slug of its category. */
  readonly category: string;
  readonly sellerId: string;
  readonly shopName: string;
  readonly variants: readonly VariantOnSale[];
}

/** A size and colour at its own price: `price` is the MRP, in whole rupees. */
interface VariantOnSale {
  readonly id: string;
  readonly size: string;
  readonly colour: string;
  readonly price: number;
  readonly discount: number;
  /** For a wanted variant the picture of its colour; '' if there is none. */
  readonly image: string;
}

/** An order's line: a copy that later catalogue changes do not touch. */
export interface PlacedLine
  extends Omit<ProductOnSale, 'variants' | 'hsn'>,
    Omit<VariantOnSale, 'id' | 'image'> {
  /** As it is that day (R-GST-5). */
  readonly hsn: string;
  readonly variantId: string;
  readonly quantity: number;
  /** The customer's price per piece. */
  readonly unitPrice: number;
}

/** Builds an order's lines from requested lines and products on sale; repeated lines of a variant are merged. */
export function matchWanted(
  requestLines: readonly WantedLine[],
  onSale: readonly ProductOnSale[],
): PlacedLine[] | Refusal<'choose_size' | 'not_found' | 'out_of_stock'> {
  const byId = new Map(onSale.map((product) => [product.productId, product]));
  const lines = new Map<string, PlacedLine>();
  for (const { productId, variantId, quantity } of requestLines) {
    const product = byId.get(productId);
    const [first, second] = product?.variants ?? [];
    if (variantId === undefined && second) return refuse('choose_size');
    const variant = variantId === undefined ? first : product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return refuse('not_found', { error: m.one_product_not_found() });
    const pieces = quantity + (lines.get(variant.id)?.quantity ?? 0);
    if (pieces > maxPieces) return refuse('out_of_stock', { more: { products: [productId] } });
    const { variants: _, ...copy } = product;
    const { id, image, ...facts } = variant;
    lines.set(variant.id, {
      ...copy,
      hsn: hsnOfProduct(product.hsn),
      images: withFirst(product.images, image),
      variantId: id,
      ...facts,
      quantity: pieces,
      unitPrice: sellingPrice(facts.price, facts.discount),
    });
  }
  return [...lines.values()];
}

/** The pictures with `first` moved to the front; unchanged if it is ''. */
const withFirst = (images: readonly string[], first: string): string[] =>
  first ? [first, ...images.filter((image) => image !== first)] : [...images];

/** An order's total in whole rupees: goods at selling price, plus delivery to an address, charged once (R-MONEY-3). */
export function priceLines(
  lines: readonly PlacedLine[],
  to: FeePlace | null,
): { goodsTotal: number; shippingFee: number } {
  const goodsTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return {
    goodsTotal,
    shippingFee: deliveryFee(goodsTotal, to),
  };
}
