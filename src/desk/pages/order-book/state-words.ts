import type { BadgeTone } from '../../../ui/badge/badge.tsx';

/** How the desk speaks of an order's two states. */
export const orderWords = {
  pending: { label: 'Not placed', tone: 'neutral' },
  placed: { label: 'Placed', tone: 'waiting' },
  warehouse: { label: 'On its way', tone: 'info' },
  success: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export const paymentWords = {
  unpaid: { label: 'Unpaid', tone: 'neutral' },
  pending: { label: 'UTR sent', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export const orderStates = Object.keys(orderWords) as (keyof typeof orderWords)[];
export const paymentStates = Object.keys(paymentWords) as (keyof typeof paymentWords)[];

/** Why an order waits for a person, in a few words. */
export const attentionWords: Record<string, string> = {
  amount: 'Another amount came',
  mismatch: 'A payment needs a look',
  surplus: 'Paid twice',
  late: 'Paid after it was cancelled',
  sold_out: 'Paid too late, sold out',
  cancelled: 'Cancelled after it was paid',
  returning: 'Money goes back',
  claim_rejected: 'UTR rejected',
};
