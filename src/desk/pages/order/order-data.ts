import type { DeskApi } from '../../../calls.ts';

export type OrderData = Awaited<ReturnType<DeskApi['deskOrders']['get']>>;
