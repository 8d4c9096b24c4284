import type { Move, OrderState } from '../order.ts';

/** A seller's part of an order: its own lines, packed and handed over by that seller. */
export const parcelStates = ['waiting', 'to pack', 'packed', 'handed over', 'cancelled'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** A parcel of a locked order. */
export interface Parcel {
  readonly sellerId: string;
  readonly shopName: string;
  readonly state: ParcelState;
}

/** Parcel states (R-ORDER-4). A parcel is `waiting` while its order is not paid, and `to pack` afterwards. */
export const parcelMoves: readonly Move<ParcelState>[] = [
  { from: 'to pack', to: 'packed', by: ['seller', 'operator'], when: 'packed' },
  { from: 'packed', to: 'handed over', by: ['seller', 'operator'], when: 'given to the courier' },
  {
    from: 'to pack',
    to: 'cancelled',
    by: ['customer', 'operator'],
    stock: 'gives back',
    when: 'cancelled, its part of the money is owed back',
  },
];

/** A seller's steps: the parcel's state before and after, and the order's state once all parcels are there. */
export const parcelSteps = {
  pack: { from: 'to pack', to: 'packed', order: 'warehouse' },
  'hand over': { from: 'packed', to: 'handed over', order: 'success' },
} as const satisfies Record<string, { from: ParcelState; to: ParcelState; order: OrderState }>;
export type ParcelStep = keyof typeof parcelSteps;

/** Packed or at the courier: its goods and its money stay where they are. */
export const hasLeft = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'packed' || state === 'handed over';

/** Neither packed nor cancelled. */
export const isOpen = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'waiting' || state === 'to pack';
