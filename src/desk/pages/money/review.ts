import type { DeskApi } from '../../../calls.ts';
import type { Waiting } from './money-head.tsx';

export type Data = Awaited<ReturnType<DeskApi['deskMoney']['listReviews']>> & { waiting: Waiting };
export type Review = Data['reviews'][number];

export type Resolution = 'accepted' | 'refunded' | 'dismissed' | 'booked';
export type Candidate = Review['orders'][number];

/** The decision that an operator chose for an event; `order` is the candidate it is for, if any. */
export interface ReviewDecision {
  readonly review: Review;
  readonly resolution: Resolution;
  readonly order?: Candidate;
}
