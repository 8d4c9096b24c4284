import * as m from '#messages/desk-orders';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';

/** Labels for a parcel's states. */
export const parcelWords = {
  'to pack': { label: m.to_pack, tone: 'waiting' },
  packed: { label: m.packed, tone: 'info' },
  'handed over': { label: m.shipped, tone: 'info' },
  'brought back': { label: m.brought_back, tone: 'waiting' },
  delivered: { label: m.delivered, tone: 'good' },
  refused: { label: m.refused, tone: 'bad' },
  lost: { label: m.lost, tone: 'bad' },
  waiting: { label: m.not_paid_yet, tone: 'neutral' },
  cancelled: { label: m.cancelled, tone: 'bad' },
} as const satisfies Record<string, { label: () => string; tone: BadgeTone }>;

export type ParcelState = keyof typeof parcelWords;
export const isParcelState = (word: string): word is ParcelState => Object.hasOwn(parcelWords, word);
