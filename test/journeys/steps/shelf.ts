import type { APIRequestContext } from '@playwright/test';

export interface ShelfProduct {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
  readonly finalPrice: number;
  readonly sellerId: string;
  readonly variants: readonly {
    readonly _id: string;
    readonly size: string;
    readonly colour: string;
    readonly stock: number;
  }[];
}

/**
 * Products with plenty of stock, cheapest first: with several sizes if `sizes`, otherwise without. Concurrent journeys
 * take different ones by index.
 */
export async function findProducts(
  shop: APIRequestContext,
  { sizes }: { sizes: boolean },
): Promise<ShelfProduct[]> {
  const answer = await shop.get('/api/home/query-products?inStock=true&sortPrice=low-to-high&parPage=48');
  const { products } = (await answer.json()) as { products: ShelfProduct[] };
  const isWanted = ({ variants }: ShelfProduct) =>
    sizes ? new Set(variants.map(({ size }) => size)).size > 1 : variants.length <= 1;
  return products.filter((product) => isWanted(product) && product.variants.some(({ stock }) => stock >= 6));
}

/** The variant with the most stock, of those in the colour that is shown first. */
export function roomiest({ variants }: ShelfProduct): ShelfProduct['variants'][number] {
  const ofFirstColour = variants.filter(({ colour }) => colour === variants[0]?.colour);
  return ofFirstColour.reduce((max, variant) => (variant.stock > max.stock ? variant : max));
}

/** Such a product, another one for each width that the journeys run at. */
export async function findProduct(
  shop: APIRequestContext,
  options: { sizes: boolean; at: string },
): Promise<ShelfProduct> {
  const products = await findProducts(shop, options);
  const product = products[options.at === 'phone' ? 1 : 0];
  if (!product) throw new Error('The shop has no such product in stock');
  return product;
}
