import type { OrderState } from '../order.ts';

/** A seller's part of an order: its own lines, packed and handed over by that seller. */
export const parcelStates = ['waiting', 'to pack', 'packed', 'handed over', 'cancelled'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** A seller's steps: the parcel's state before and after, and the order's state once all parcels are there. */
export const parcelMoves = {
  pack: { from: 'to pack', to: 'packed', order: 'warehouse' },
  'hand over': { from: 'packed', to: 'handed over', order: 'success' },
} as const satisfies Record<string, { from: ParcelState; to: ParcelState; order: OrderState }>;
export type ParcelMove = keyof typeof parcelMoves;
