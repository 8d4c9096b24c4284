import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { limitGuesses } from '../promotions/limit-guesses.ts';
import type { HasOrdered } from '../promotions/offered.store.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { keepForLogin } from './add-after-login.ts';
import { addToCart } from './add-to-cart.ts';
import type { cartCalls } from './cart.calls.ts';
import * as store from './cart.store.ts';
import { changeQuantity } from './change-quantity.ts';
import { moveToCart } from './move-to-cart.ts';
import { type ListHeld, readCart, readSaved } from './read-cart.ts';
import { saveForLater, saveVariant } from './save-for-later.ts';
import { deleteSaved } from './saved.store.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** A condition: the customer has an order other than the given one. */
  readonly hasOrdered: HasOrdered;
  readonly listHeld: ListHeld;
  /** True when all customers share one network address (the demo), which then identifies nobody. */
  readonly sharedAddress: boolean;
  /** The name of the cookie of a guest's goods. */
  readonly guestCookie: string;
}

export function cartHandlers({
  db,
  clock,
  hasOrdered,
  listHeld,
  sharedAddress,
  guestCookie,
}: Dependencies): Handlers<typeof cartCalls> {
  return {
    add: ({ userId, ...line }, { customer, idempotencyKey: key }) => {
      if (userId !== undefined && userId !== customer.id) return refuse('not_found');
      const now = clock.now();
      const request = { customerId: customer.id, call: 'addToCart', key, body: line, now };
      return answerOnce(db, request, (trx) => addToCart(trx, customer.id, line, now));
    },
    keepForLogin: async (pieces, visit) => {
      keepForLogin(guestCookie, pieces, visit);
      return { message: answers.waits_for_login() };
    },
    get: async ({ coupon, replaces }, { customer: { id }, address }) =>
      (await limitGuesses(db, {
        customerId: id,
        coupon,
        now: clock.now(),
        ...(sharedAddress ? {} : { address }),
      })) ??
      readCart(
        db,
        { customerId: id, now: clock.now(), hasOrdered: hasOrdered(id, replaces), coupon, replaces },
        listHeld,
      ),
    remove: async ({ lineId }, { customer }) =>
      (await store.deleteLine(db, customer.id, lineId))
        ? { message: answers.removed_from_cart() }
        : refuse('not_found', { error: refusals.not_in_cart() }),
    removeAll: async ({ userId }, { customer }) => {
      if (userId !== customer.id) return refuse('not_found');
      await store.deleteLines(db, customer.id);
      return { message: answers.cart_emptied() };
    },
    increase: ({ lineId }, { customer }) => changeQuantity(db, customer.id, lineId, 1),
    decrease: ({ lineId }, { customer }) => changeQuantity(db, customer.id, lineId, -1),
    saveForLater: ({ lineId }, { customer }) => saveForLater(db, customer.id, lineId, clock.now()),
    saveVariant: (pieces, { customer }) => saveVariant(db, customer.id, pieces, clock.now()),
    listSaved: async (_input, { customer }) => ({ saved: await readSaved(db, customer.id) }),
    moveToCart: ({ savedId }, { customer }) => moveToCart(db, customer.id, savedId, clock.now()),
    removeSaved: async ({ savedId }, { customer }) =>
      (await deleteSaved(db, customer.id, savedId))
        ? { message: answers.removed_from_saved() }
        : refuse('not_found', { error: refusals.not_saved() }),
  };
}
