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
  { label: 'Orders', href: '/desk/orders', icon: 'box', key: 'o', for: 'everybody' },
];
