import type { DeskApi } from '../../../calls.ts';
import type { Waiting } from './money-head.tsx';

export type Data = Awaited<ReturnType<DeskApi['deskMoney']['listReviews']>> & { waiting: Waiting };
export type Review = Data['reviews'][number];

export type Resolution = 'accepted' | 'refunded' | 'dismissed' | 'booked';
export type Candidate = Review['orders'][number];

/** What an operator asked for about an event; with a candidate, for that order. */
export interface Asked {
  readonly review: Review;
  readonly resolution: Resolution;
  readonly order?: Candidate;
}
