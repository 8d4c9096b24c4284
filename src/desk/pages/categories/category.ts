import type { DeskApi } from '../../../calls.ts';

export type Data = Awaited<ReturnType<DeskApi['deskCategories']['list']>>;
export type DeskCategory = Data['categories'][number];
