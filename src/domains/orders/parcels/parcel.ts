import type { Move, OrderState } from '../order.ts';

/** A parcel is a seller's part of an order: that seller's lines, which the seller packs and hands over. */
export const parcelStates = [
  'waiting',
  'to pack',
  'packed',
  'handed over',
  'delivered',
  'refused',
  'cancelled',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** A parcel of a locked order. */
export interface Parcel {
  readonly sellerId: string;
  readonly shopName: string;
  readonly state: ParcelState;
}

/** Parcel states (R-ORDER-4, R-ORDER-6). A parcel is `waiting` while its order is not paid, and `to pack` afterwards. */
export const parcelMoves: readonly Move<ParcelState>[] = [
  { from: 'to pack', to: 'packed', by: ['seller', 'operator'], when: 'packed' },
  { from: 'packed', to: 'handed over', by: ['seller', 'operator'], when: 'given to the courier' },
  { from: 'handed over', to: 'delivered', by: ['seller', 'operator'], when: 'delivered' },
  { from: 'handed over', to: 'refused', by: ['seller', 'operator'], when: 'refused at the door' },
  {
    from: 'to pack',
    to: 'cancelled',
    by: ['customer', 'operator'],
    stock: 'gives back',
    when: 'cancelled, its part of the money is owed back',
  },
];

/** The steps of a parcel in sequence, with the state before and after. */
export const parcelSteps = {
  pack: { from: 'to pack', to: 'packed' },
  'hand over': { from: 'packed', to: 'handed over' },
  deliver: { from: 'handed over', to: 'delivered' },
} as const satisfies Record<string, { from: ParcelState; to: ParcelState }>;
export type ParcelStep = keyof typeof parcelSteps;

/** The order's state once all remaining parcels are packed, and once all are delivered. */
export const orderFollows = { packed: 'warehouse', delivered: 'success' } as const satisfies Record<
  string,
  OrderState
>;

/** Packed or later: it can no longer be cancelled. */
export const hasLeft = ({ state }: Pick<Parcel, 'state'>): boolean =>
  !isOpen({ state }) && state !== 'cancelled';

/** On its way to the customer or delivered: neither cancelled nor refused. */
export const isLeft = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state !== 'cancelled' && state !== 'refused';

/** Neither packed nor cancelled. */
export const isOpen = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'waiting' || state === 'to pack';
