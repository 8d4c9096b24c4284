import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartShop } from '../../../../test/support/cart-shop.ts';
import type { Api } from '../../../calls.ts';
import { CallError } from '../../../platform/call-error.ts';
import { change } from '../../../../test/support/listed.ts';
import { sql } from 'kysely';
import { guestGoods, keepForLogin } from '../../catalogue/ui/guest-goods.ts';
import { joinGuestGoods } from './join-guest-goods.ts';

const { db, call, shop, read } = await cartShop();
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The browser's calls, made by Meera. The answers numbered in `lostIndexes` never arrive. */
function apiOf(lostIndexes: ReadonlySet<number> = new Set()) {
  let calls = 0;
  const send = async (path: string, body: object, key?: string) => {
    const answer = await call(meera, 'POST', path, body, key ? { 'idempotency-key': key } : {});
    if (lostIndexes.has(++calls)) throw new CallError(0, { error: 'No connection' });
    if (answer.status >= 400) throw new CallError(answer.status, answer.body);
    return answer.body;
  };
  return {
    cart: {
      add: (item: object, { idempotencyKey }: { idempotencyKey: string }) =>
        send('/home/product/add-to-card', item, idempotencyKey),
    },
    wishlist: { add: (wish: object) => send('/home/product/add-to-wishlist', wish) },
  } as unknown as Api;
}

const pieces = async () =>
  Object.fromEntries(
    (await read(meera)).card_products
      .flatMap(({ products }) => products)
      .map(({ variantId, quantity }) => [variantId, quantity]),
  );

it('adds up with the account’s cart as far as the stock goes, and tells what it left out', async () => {
  const [kurta, scarf, soldOut, hiddenOne] = [
    await shop.product({ stock: [5] }),
    await shop.product({ stock: [4, 4] }),
    await shop.product({ stock: [0] }),
    await shop.product({ stock: [5] }),
  ];
  await shop.putInCart(meera.id, kurta.variantIds[0], 3);
  keepForLogin({ productId: kurta.id, name: 'Kurta', quantity: 4 });
  keepForLogin({ productId: scarf.id, name: 'Scarf', variantId: scarf.variantIds[1], quantity: 2 });
  keepForLogin({ productId: scarf.id, name: 'Scarf', quantity: 1 });
  keepForLogin({ productId: soldOut.id, name: 'Sold', quantity: 1 });
  keepForLogin({ productId: hiddenOne.id, name: 'Hidden', quantity: 1 });
  keepForLogin({ productId: scarf.id, name: 'Scarf' });
  keepForLogin({ productId: scarf.id, name: 'Scarf' });
  await change(db, sql`update products set status = 'hidden' where id = ${hiddenOne.id}`);

  const result = await joinGuestGoods(apiOf());
  expect(result).toMatchObject({ added: 2, wished: 2 });
  expect(result.leftOut.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    'Kurta: Only 2 of 4 pieces were left and are in your cart',
    'Scarf: Please open it and choose a size',
    'Sold: No more of it is left. Open it to choose another, or to be told when it is back',
    'Hidden: It is no longer sold. Please look for something like it',
  ]);
  expect(await pieces()).toEqual({ [kurta.variantIds[0]]: 5, [scarf.variantIds[1]]: 2 });
  expect(guestGoods()).toEqual([]);
});

it('keeps on the device what could not be sent, and adds it once however often it is tried', async () => {
  const kurta = await shop.product({ stock: [9] });
  keepForLogin({ productId: kurta.id, name: 'Kurta', quantity: 2 });
  keepForLogin({ productId: kurta.id, name: 'Kurta', quantity: 1 });
  // The second one is added, but its answer is lost.
  expect(await joinGuestGoods(apiOf(new Set([2])))).toMatchObject({ added: 1, leftOut: [] });
  expect(guestGoods()).toHaveLength(1);
  expect(await joinGuestGoods(apiOf())).toMatchObject({ added: 1 });
  expect(await pieces()).toEqual({ [kurta.variantIds[0]]: 3 });
  expect(guestGoods()).toEqual([]);
});
