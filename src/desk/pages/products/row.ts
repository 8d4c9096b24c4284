import type { DeskApi } from '../../../calls.ts';

export type Data = Awaited<ReturnType<DeskApi['deskProducts']['list']>>;
export type Row = Data['products'][number];
