import type { DeskApi } from '../../../calls.ts';

export type Data = Awaited<ReturnType<DeskApi['deskProducts']['list']>> & {
  /** How many people wait for a sold-out size, by variant. */
  readonly waiting: Readonly<Record<string, number>>;
};
export type Row = Data['products'][number];
