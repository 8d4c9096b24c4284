import { randomKey } from '../../../platform/send-once.ts';

/** A product that a guest tried to buy or wish for, saved on this device until login. Without a quantity it is a wish. */
export interface GuestGood {
  /** Idempotency key of the call that adds it: retries add it only once. */
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  /** Missing when the product has no sizes. */
  readonly variantId?: string;
  readonly quantity?: number;
}

const item = 'guest-goods';

export function guestGoods(): GuestGood[] {
  try {
    return JSON.parse(localStorage.getItem(item) ?? '[]') as GuestGood[];
  } catch {
    return [];
  }
}

export function saveGuestGoods(goods: readonly GuestGood[]): void {
  try {
    localStorage.setItem(item, JSON.stringify(goods.slice(-100)));
  } catch {
    // Storage is blocked: the guest logs in anyway and repeats the click.
  }
}

export const keepForLogin = (good: Omit<GuestGood, 'key'>): void =>
  saveGuestGoods([...guestGoods(), { ...good, key: randomKey() }]);
