import * as m from '#messages/guest-goods';
import type { Api } from '../../../calls.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { joinGuestGoods } from './join-guest-goods.ts';
import { leftOut, saveLeftOut } from './left-out.ts';

let underway: Promise<boolean> | undefined;

/**
 * Adds a guest's goods to the account after login, and says the result in one toast; what was left out stays in the
 * cart's notice. Called again meanwhile it waits for the same additions.
 * @returns whether there was anything to say
 */
export function finishGuestGoods(api: Api): Promise<boolean> {
  underway ??= finish(api).finally(() => (underway = undefined));
  return underway;
}

async function finish(api: Api): Promise<boolean> {
  const { message, added, wished, leftOut: rest } = await joinGuestGoods(api);
  const isOne = added + wished === 1;
  if (rest.length > 0) {
    saveLeftOut([...leftOut(), ...rest]);
    toast.error(m.some_not_added({ count: rest.length }), { text: m.see_why(), href: '/cart' });
  } else if (added > 0) toast.success(isOne ? message : m.in_your_cart({ count: added }), '/cart');
  else if (wished > 0)
    toast.success(isOne ? message : m.on_your_wishlist({ count: wished }), {
      text: m.view_wishlist(),
      href: '/dashboard/my-wishlist',
    });
  return rest.length + added + wished > 0;
}
