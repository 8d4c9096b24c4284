import * as m from '#messages/guest-goods';
import type { Api } from '../../../calls.ts';
import { type CallError, isCallError, isPassing, refusedBy } from '../../../platform/call-error.ts';
import { type GuestGood, guestGoods, saveGuestGoods } from '../../catalogue/ui/guest-goods.ts';

/** Goods that could not be added as chosen, and why, with what can be done. */
export interface LeftOut extends Omit<GuestGood, 'key'> {
  readonly why: string;
}

export interface JoinResult {
  /** The server's message for the last addition. */
  readonly message: string;
  readonly added: number;
  readonly wished: number;
  readonly leftOut: readonly LeftOut[];
}

type Outcome = { readonly is: 'added' | 'wished'; readonly message: string; readonly why?: string };

/**
 * Adds a guest's goods from this device to the account that has just logged in, one after another, as far as stock
 * and limits allow (R-PEOPLE-3). What cannot be sent now stays on the device. Each item has its own idempotency key.
 */
export async function joinGuestGoods(api: Api): Promise<JoinResult> {
  const result = { message: '', added: 0, wished: 0, leftOut: [] as LeftOut[] };
  for (const good of guestGoods()) {
    const { key, ...chosen } = good;
    try {
      const { is, message, why } = await (good.quantity === undefined ? wish(api, good) : add(api, good));
      result[is]++;
      result.message = message;
      if (why) result.leftOut.push({ ...chosen, why });
    } catch (error) {
      if (!isCallError(error) || isPassing(error) || error.status === 401) break;
      result.leftOut.push({ ...chosen, why: whyOf(api, error) });
    }
    saveGuestGoods(guestGoods().filter((one) => one.key !== key));
  }
  return result;
}

async function add(api: Api, { key, productId, variantId, quantity = 1 }: GuestGood): Promise<Outcome> {
  const item = { productId, ...(variantId && { variantId }), quantity, upTo: true };
  const { message, added } = await api.cart.add(item, { idempotencyKey: key });
  const isShort = added < quantity;
  return { is: 'added', message, ...(isShort && { why: m.only_some_left({ added, wanted: quantity }) }) };
}

async function wish(api: Api, { productId }: GuestGood): Promise<Outcome> {
  try {
    const { message } = await api.wishlist.add({ productId });
    return { is: 'wished', message };
  } catch (error) {
    // Already on the wishlist counts as success.
    const refusal = refusedBy(api.wishlist.add, error);
    if (refusal?.code === 'already_there') return { is: 'wished', message: refusal.message };
    throw error;
  }
}

function whyOf(api: Api, error: CallError): string {
  switch (refusedBy(api.cart.add, error)?.code) {
    case 'out_of_stock':
      return m.none_left();
    case 'choose_size':
      return m.choose_a_size();
    case 'not_found':
      return m.no_longer_sold();
    default:
      return error.message;
  }
}
