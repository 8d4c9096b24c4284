import type { DeskApi } from '../../../calls.ts';

export type Data = Awaited<ReturnType<DeskApi['deskSellers']['list']>>;
export type DeskSeller = Data['sellers'][number];
