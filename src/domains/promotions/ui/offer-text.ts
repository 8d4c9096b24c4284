import * as m from '#messages/offers';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { Offer } from '../offers-shape.ts';

const list = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** The discount: '5% off, up to ₹100'. */
export function savingText({ kind, value, cap }: Pick<Offer, 'kind' | 'value' | 'cap'>): string {
  if (kind === 'delivery') return m.free_delivery();
  if (kind === 'rupees') return m.rupees_off({ amount: formatRupees(value) });
  return cap === null
    ? m.percent_off({ percent: value })
    : m.percent_off_up_to({ percent: value, cap: formatRupees(cap) });
}

/** The discount and its conditions: '₹50 off on orders of ₹499 or more'. */
export function offerText(offer: Omit<Offer, 'name'>): string {
  const { fromRupees, categories, shops, firstOrderOnly } = offer;
  return [
    savingText(offer),
    categories.length > 0 && m.in_categories({ names: list.format(categories) }),
    shops.length > 0 && m.from_shops({ names: list.format(shops) }),
    firstOrderOnly && m.first_order(),
    fromRupees > 0 && m.from_amount({ amount: formatRupees(fromRupees) }),
  ]
    .filter(Boolean)
    .join(' ');
}
