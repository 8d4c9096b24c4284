import * as m from '#messages/desk';
import * as people from '#messages/desk-people';
import type { Duty, Staff } from '../../platform/visit.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

export interface Place {
  readonly label: () => string;
  readonly href: string;
  readonly icon: IconName;
  /** The key that goes there, pressed after `g`. */
  readonly key: string;
  readonly for: 'everybody' | 'sellers' | 'operators';
  /** Which part of a role has it, too; a page says the same of itself. */
  readonly duty?: Duty;
}

/** The desk's places in the order of a seller's day. A phone shows the first four; the others are behind "More". */
const places: readonly Place[] = [
  { label: m.today, href: '/desk', icon: 'sun', key: 't', for: 'everybody' },
  { label: m.money, href: '/desk/money', icon: 'qr', key: 'm', for: 'operators' },
  { label: m.orders, href: '/desk/orders', icon: 'box', key: 'o', for: 'everybody', duty: 'packing' },
  { label: m.returns, href: '/desk/returns', icon: 'return', key: 'n', for: 'everybody' },
  { label: m.chat, href: '/desk/chat', icon: 'chat', key: 'c', for: 'everybody', duty: 'support' },
  { label: m.money, href: '/desk/earnings', icon: 'rupee', key: 'i', for: 'sellers' },
  { label: m.money_of_shops, href: '/desk/earnings', icon: 'rupee', key: 'i', for: 'operators' },
  { label: m.payouts, href: '/desk/payouts', icon: 'send', key: 'y', for: 'operators' },
  { label: m.news, href: '/desk/news', icon: 'bell', key: 'x', for: 'everybody' },
  { label: m.how_it_goes, href: '/desk/insight', icon: 'eye', key: 'j', for: 'everybody' },
  { label: m.products, href: '/desk/products', icon: 'list', key: 'p', for: 'everybody' },
  { label: m.questions, href: '/desk/questions', icon: 'info', key: 'q', for: 'everybody' },
  { label: m.reviews, href: '/desk/reviews', icon: 'star', key: 'r', for: 'everybody' },
  { label: m.offers, href: '/desk/promotions', icon: 'tag', key: 'f', for: 'everybody' },
  { label: m.packing_hours, href: '/desk/packing', icon: 'clock', key: 'u', for: 'everybody' },
  { label: m.size_guide, href: '/desk/sizes', icon: 'grid', key: 'z', for: 'everybody' },
  {
    label: m.all_orders,
    href: '/desk/order-book',
    icon: 'search',
    key: 'b',
    for: 'operators',
    duty: 'support',
  },
  { label: m.messages, href: '/desk/messages', icon: 'mail', key: 'e', for: 'operators', duty: 'support' },
  { label: m.texts_and_emails, href: '/desk/notices', icon: 'send', key: 'd', for: 'operators' },
  { label: m.payment_events, href: '/desk/webhooks', icon: 'download', key: 'v', for: 'operators' },
  { label: m.home_page, href: '/desk/window', icon: 'store', key: 'h', for: 'operators' },
  { label: m.categories, href: '/desk/categories', icon: 'grid', key: 'k', for: 'operators' },
  { label: m.delivery, href: '/desk/delivery', icon: 'truck', key: 'l', for: 'operators' },
  { label: m.shops, href: '/desk/sellers', icon: 'user', key: 's', for: 'operators' },
  {
    label: people.people,
    href: '/desk/customers',
    icon: 'user',
    key: 'g',
    for: 'operators',
    duty: 'support',
  },
  { label: m.search_synonyms, href: '/desk/words', icon: 'edit', key: 'w', for: 'operators' },
];

/** The places of a person: all of their role, or those of their part of it. */
export const placesOf = ({ role, duty }: Pick<Staff, 'duty' | 'role'>): Place[] =>
  places.filter(
    (place) =>
      (place.for === 'everybody' || place.for === `${role}s`) && (duty === 'all' || place.duty === duty),
  );
