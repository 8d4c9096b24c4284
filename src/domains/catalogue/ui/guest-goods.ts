import { randomKey } from '../../../platform/send-once.ts';

/** Something that a guest pressed. It waits on this device until somebody logs in. Without a quantity it is a wish. */
export interface GuestGood {
  /** The idempotency key it is added with: once, however often that is tried. */
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  /** Empty where the size is still to be chosen. */
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
    // Storage is blocked: the guest logs in anyway and presses again.
  }
}

export const keepForLogin = (good: Omit<GuestGood, 'key'>): void =>
  saveGuestGoods([...guestGoods(), { ...good, key: randomKey() }]);
