import * as m from '#messages/offers';
import { formatRupees } from '../../platform/money.ts';

/** What was taken off an order, by name: 'Super discount − ₹51 · Gift coupon − ₹50'; '' for nothing. */
export const appliedText = (applied: readonly { readonly name: string; readonly rupees: number }[]): string =>
  applied
    .map(({ name, rupees }) => m.taken_off_by({ offer: name, amount: formatRupees(rupees) }))
    .join(' · ');
