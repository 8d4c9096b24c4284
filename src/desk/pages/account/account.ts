import type { DeskApi } from '../../../calls.ts';

export type Account = Awaited<ReturnType<DeskApi['deskAccount']['read']>>;
export type DeskSessionRow = Account['sessions'][number];
