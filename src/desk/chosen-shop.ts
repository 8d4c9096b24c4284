import type { DeskShop, DeskStaff } from './session.tsx';

const key = 'desk-shop';

/** The shop whose data this tab shows: a seller's own shop, or the operator's last choice. */
export function chosenShop({ role }: DeskStaff, shops: readonly DeskShop[]): DeskShop | null {
  if (role === 'seller') return shops[0] ?? null;
  const shopId = sessionStorage.getItem(key);
  return shops.find(({ id }) => id === shopId) ?? null;
}

/** Remembers an operator's choice until the tab is closed. */
export function keepChosenShop(shop: DeskShop | null): void {
  if (shop) sessionStorage.setItem(key, shop.id);
  else sessionStorage.removeItem(key);
}
