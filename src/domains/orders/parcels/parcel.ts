import type { Move, OrderState } from '../order.ts';

/** A parcel is a seller's part of an order: that seller's lines, which the seller packs and hands over. */
export const parcelStates = [
  'waiting',
  'to pack',
  'packed',
  'handed over',
  'brought back',
  'delivered',
  'refused',
  'lost',
  'cancelled',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** A parcel of a locked order. */
export interface Parcel {
  readonly sellerId: string;
  readonly shopName: string;
  readonly state: ParcelState;
}

/**
 * Parcel states (R-ORDER-4, R-ORDER-6, R-ORDER-10). A parcel is `waiting` while its order is not paid, and `to pack`
 * afterwards.
 */
export const parcelMoves: readonly Move<ParcelState>[] = [
  { from: 'to pack', to: 'packed', by: ['seller', 'operator'], when: 'packed' },
  { from: 'packed', to: 'to pack', by: ['seller', 'operator'], when: 'packed by mistake' },
  { from: 'packed', to: 'handed over', by: ['seller', 'operator'], when: 'given to the courier' },
  { from: 'handed over', to: 'delivered', by: ['seller', 'operator', 'provider'], when: 'delivered' },
  { from: 'handed over', to: 'refused', by: ['seller', 'operator'], when: 'refused at the door' },
  { from: 'handed over', to: 'lost', by: ['seller', 'operator'], when: 'lost or damaged on the way' },
  {
    from: 'handed over',
    to: 'brought back',
    by: ['seller', 'operator', 'provider'],
    when: 'not delivered, brought back',
  },
  { from: 'brought back', to: 'handed over', by: ['seller', 'operator'], when: 'sent again' },
  { from: 'brought back', to: 'lost', by: ['seller', 'operator'], when: 'came back damaged' },
  {
    from: 'brought back',
    to: 'cancelled',
    by: ['customer', 'seller', 'operator'],
    stock: 'gives back',
    when: 'given up, its part of the money is owed back',
  },
  {
    from: 'to pack',
    to: 'cancelled',
    by: ['customer', 'seller', 'operator'],
    stock: 'gives back',
    when: 'cancelled, or nothing of it can be supplied; its part of the money is owed back',
  },
];

/** The steps that move no money but cash at the door, and the state that each leads to. */
export const parcelSteps = {
  pack: 'packed',
  unpack: 'to pack',
  'hand over': 'handed over',
  'bring back': 'brought back',
  deliver: 'delivered',
} as const satisfies Record<string, ParcelState>;
export type ParcelStep = keyof typeof parcelSteps;

/** The order's state while a parcel is not packed, once all remaining ones are, and once all are delivered. */
export const orderFollows = {
  'to pack': 'placed',
  packed: 'warehouse',
  delivered: 'success',
} as const satisfies Record<string, OrderState>;

/** Packed or at its end, so that it can no longer be cancelled. */
export const hasLeft = ({ state }: Pick<Parcel, 'state'>): boolean =>
  !isOpen({ state }) && state !== 'cancelled';

/** Will still reach the customer, or has: neither cancelled, refused nor lost. */
export const isLeft = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state !== 'cancelled' && state !== 'refused' && state !== 'lost';

/** Neither packed nor cancelled. */
export const isUnpacked = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'waiting' || state === 'to pack';

/** Can be cancelled: not packed yet, or brought back to its seller. */
export const isOpen = ({ state }: Pick<Parcel, 'state'>): boolean =>
  isUnpacked({ state }) || state === 'brought back';

/** Still to come, so that it is still to be paid for at the door. */
export const isComing = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'to pack' || state === 'packed' || state === 'handed over' || state === 'brought back';
