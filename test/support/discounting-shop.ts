import { beforeEach } from 'vitest';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { placingShop } from './placing-shop.ts';
import { promotionsOf } from './promotions.ts';
import { orderBody, type ShelfProduct } from './small-shop.ts';

/** A customer's claims about the discount when placing an order. */
interface OfferInput {
  readonly discount?: number;
  readonly coupon?: string;
  readonly quantity?: number;
  readonly replaces?: unknown;
}

/** A shop where each test has a customer and a kurta of ₹900, from which the super discount takes 5 %. */
export async function discountingShop() {
  const placing = await placingShop();
  const { db, clock, app, shop, anybody, placeAs, readAs } = placing;
  const scene = {} as { customer: Awaited<ReturnType<typeof anybody>>; kurta: ShelfProduct };
  beforeEach(async () => {
    scene.customer = await anybody();
    scene.kurta = await shop.product({ stock: [100] });
  });
  const place = ({ quantity = 1, ...offer }: OfferInput, by = scene.customer) =>
    placeAs(by, {
      ...orderBody([{ product: scene.kurta, quantity }], { price: 900 * quantity, shipping_fee: 0 }),
      ...offer,
    });
  const read = async (orderId: unknown) => {
    const answer = await readAs(scene.customer, `/home/customer/gat-order/${String(orderId)}`);
    return answer.json<{ order: Record<string, unknown> }>().order;
  };
  const cancel = (orderId: unknown) =>
    app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${String(orderId)}`,
      headers: { cookie: scene.customer.cookie },
      payload: {},
    });
  const faults = () => checkLedger(db, clock.now());
  return { ...placing, ...promotionsOf(db, clock.now()), scene, place, read, cancel, faults };
}
