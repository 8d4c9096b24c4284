import type { IconName } from '../../ui/icon/icon.tsx';

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** After `g`: the keys that go there. */
  readonly key: string;
  readonly for: 'everybody' | 'operators';
}

/** The desk's places, in the order of a seller's day. A phone shows the first four, and the others behind "More". */
export const places: readonly Place[] = [
  { label: 'Today', href: '/desk', icon: 'sun', key: 't', for: 'everybody' },
  { label: 'Money', href: '/desk/money', icon: 'qr', key: 'm', for: 'operators' },
  { label: 'Orders', href: '/desk/orders', icon: 'box', key: 'o', for: 'everybody' },
  { label: 'Chat', href: '/desk/chat', icon: 'chat', key: 'c', for: 'everybody' },
  { label: 'Products', href: '/desk/products', icon: 'list', key: 'p', for: 'everybody' },
  { label: 'Reviews', href: '/desk/reviews', icon: 'star', key: 'r', for: 'everybody' },
  { label: 'All orders', href: '/desk/order-book', icon: 'search', key: 'b', for: 'operators' },
  { label: 'Messages', href: '/desk/messages', icon: 'mail', key: 'e', for: 'operators' },
  { label: 'Home page', href: '/desk/window', icon: 'store', key: 'h', for: 'operators' },
  { label: 'Categories', href: '/desk/categories', icon: 'grid', key: 'k', for: 'operators' },
  { label: 'Shops', href: '/desk/sellers', icon: 'user', key: 's', for: 'operators' },
  { label: 'Search words', href: '/desk/words', icon: 'edit', key: 'w', for: 'operators' },
];
