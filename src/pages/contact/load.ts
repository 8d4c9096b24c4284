import { goodsName } from '../../domains/orders/ui/goods-name.ts';
import { findOwnOrder } from '../../domains/support/ui/find-own-order.ts';
import type { PageVisit } from '../../web/page.tsx';

export interface ContactData {
  /** The customer's order named in the address; null if there is none, and for guests. */
  readonly order: { readonly id: string; readonly number: string; readonly goods: string } | null;
}

/** Loads the order that the customer came from, as the message's subject. */
export async function loadContact({
  api,
  search,
}: Pick<PageVisit<'/contact'>, 'api' | 'search'>): Promise<ContactData> {
  const orderNumber = (search.get('order') ?? '').slice(0, 40);
  const { customer } = orderNumber ? await api.accounts.whoAmI() : { customer: null };
  if (!customer) return { order: null };
  const { named } = await findOwnOrder(api, customer.id, orderNumber);
  return { order: named ? { id: named._id, number: named.number, goods: goodsName(named.products) } : null };
}
