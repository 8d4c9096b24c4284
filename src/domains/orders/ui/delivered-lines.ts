import type { Order } from '../order-shape.ts';

/** The lines of an order that have arrived, which can be rated and bought again. */
export const deliveredLines = ({ products, parcels }: Pick<Order, 'products' | 'parcels'>) =>
  products.filter(
    ({ sellerId, shortage }) =>
      shortage === '' &&
      parcels.some((parcel) => parcel.sellerId === sellerId && parcel.state === 'delivered'),
  );

/** Where a product is rated. */
export const ratingPath = ({ slug }: Pick<Order['products'][number], 'slug'>) =>
  `/product/details/${slug}#reviews`;
