import * as m from '#messages/offers';
import { formatRupees } from '../../platform/money.ts';

/** An order's discounts by name: 'Super discount − ₹51 · Gift coupon − ₹50'; '' for none. */
export const appliedText = (
  discounts: readonly { readonly name: string; readonly rupees: number }[],
): string =>
  discounts
    .map(({ name, rupees }) => m.taken_off_by({ offer: name, amount: formatRupees(rupees) }))
    .join(' · ');
