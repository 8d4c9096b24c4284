import type { DeskApi } from '../../../calls.ts';
import type { Waiting } from './money-head.tsx';

export type Data = Awaited<ReturnType<DeskApi['deskMoney']['listRefunds']>> & {
  waiting: Waiting;
  state: 'due' | 'sent';
};
export type Refund = Data['refunds'][number];
