import * as m from '#messages/offers';
import { formatRupees } from '../../../ui/price/format-rupees.ts';

/** What an offer takes off, and where. */
export interface OfferFacts {
  readonly kind: 'percent' | 'rupees' | 'delivery';
  /** Percent or rupees. */
  readonly value: number;
  /** Of a percentage: no more rupees than this. */
  readonly cap: number | null;
  readonly fromRupees: number;
  readonly categories: readonly string[];
  readonly shops: readonly string[];
  readonly firstOrderOnly: boolean;
}

const list = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** What is taken off: '5% off, up to ₹100'. */
export function savingText({ kind, value, cap }: Pick<OfferFacts, 'kind' | 'value' | 'cap'>): string {
  if (kind === 'delivery') return m.free_delivery();
  if (kind === 'rupees') return m.rupees_off({ amount: formatRupees(value) });
  return cap === null
    ? m.percent_off({ percent: value })
    : m.percent_off_up_to({ percent: value, cap: formatRupees(cap) });
}

/** What is taken off and from what: '₹50 off on orders of ₹499 or more'. */
export function offerText(offer: OfferFacts): string {
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
