import type { Product } from '../../domains/catalogue/product.ts';
import { hasDearerVariant } from '../../domains/catalogue/shown-prices.ts';
import type { OrderCard, ProductCard } from '../../domains/chat/chat.ts';
import type { Order } from '../../domains/orders/order-shape.ts';
import type { PageVisit } from '../../web/page.tsx';

type Visit = Pick<PageVisit<string>, 'api' | 'search'>;

export async function loadChat({ api, search }: Visit, sellerId: string) {
  const [slug, orderId] = sellerId ? [search.get('product'), search.get('order')] : [null, null];
  const [conversation, product, order] = await Promise.all([
    api.chat.open({ sellerId }),
    // The product or order the customer came from; the chat opens even if it is gone.
    slug ? api.catalogue.getProduct({ slugOrId: slug }).catch(() => null) : null,
    orderId ? api.orders.get({ orderId }).catch(() => null) : null,
  ]);
  return {
    ...conversation,
    product: product?.product.sellerId === sellerId ? productCard(product.product) : null,
    order: order ? orderCard(order.order, sellerId) : null,
  };
}

function productCard(product: Product): ProductCard {
  const { _id, slug, name, images, price, discount, finalPrice, stock, variants } = product;
  const isFrom = hasDearerVariant(product);
  return { _id, slug, name, image: images[0] ?? '', price, discount, finalPrice, isFrom, stock, variants };
}

/** One shop's part of an order, for its card in the chat; null if it has none. */
function orderCard(
  { _id, date, payment_status, order_status, products }: Order,
  sellerId: string,
): OrderCard | null {
  const lines = products.filter((line) => line.sellerId === sellerId);
  if (lines.length === 0) return null;
  return {
    _id,
    date,
    payment_status,
    order_status,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: lines.reduce((sum, { quantity, finalPrice }) => sum + quantity * finalPrice, 0),
    names: lines.map(({ name }) => name),
    image: lines[0]?.images[0] ?? '',
  };
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;
