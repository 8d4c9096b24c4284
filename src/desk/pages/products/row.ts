import type { DeskApi } from '../../../calls.ts';

export type Data = Awaited<ReturnType<DeskApi['deskProducts']['list']>> & {
  /** How many customers wait for each sold-out variant. */
  readonly sales: Awaited<ReturnType<DeskApi['deskSales']['list']>>['sales'];
  readonly waiting: Readonly<Record<string, number>>;
};
export type Row = Data['products'][number];
