import type { BadgeTone } from '../../../ui/badge/badge.tsx';

/** How the desk speaks of a parcel's state. */
export const parcelWords = {
  'to pack': { label: 'To pack', tone: 'waiting' },
  packed: { label: 'Packed', tone: 'info' },
  'handed over': { label: 'Handed over', tone: 'good' },
  waiting: { label: 'Not paid yet', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export type ParcelState = keyof typeof parcelWords;
export const isParcelState = (word: string): word is ParcelState => Object.hasOwn(parcelWords, word);
