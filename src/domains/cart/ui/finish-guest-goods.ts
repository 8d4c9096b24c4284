import * as m from '#messages/guest-goods';
import type { Api } from '../../../calls.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { joinGuestGoods } from './join-guest-goods.ts';
import { leftOut, saveLeftOut } from './left-out.ts';

/**
 * Adds a guest's goods to the account after login, and shows the result.
 * @returns the product whose size must be chosen next, if any
 */
export async function finishGuestGoods(api: Api): Promise<string | undefined> {
  const { message, added, wished, unsized, leftOut: left } = await joinGuestGoods(api);
  const [next, ...later] = unsized;
  const notAdded = [...left, ...later];
  if (notAdded.length > 0) {
    saveLeftOut([...leftOut(), ...notAdded]);
    toast.error(m.some_not_added({ count: notAdded.length }), { text: m.see_why(), href: '/cart' });
  }
  const isOne = added + wished === 1;
  if (wished > 0)
    toast.success(isOne ? message : m.on_your_wishlist({ count: wished }), {
      text: m.view_wishlist(),
      href: '/dashboard/my-wishlist',
    });
  if (added > 0) toast.success(isOne ? message : m.in_your_cart({ count: added }), '/cart');
  if (next) toast.error(next.why);
  return next?.productId;
}
