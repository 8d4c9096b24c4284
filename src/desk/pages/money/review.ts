import type { DeskApi } from '../../../calls.ts';
import type { Waiting } from './money-head.tsx';

export type Data = Awaited<ReturnType<DeskApi['deskMoney']['listReviews']>> & { waiting: Waiting };
export type Review = Data['reviews'][number];

export type Resolution = 'accepted' | 'refunded' | 'dismissed';
