import type { AnyDeskPage } from './desk-page.tsx';
import { orderPage } from './pages/order/page.ts';
import { ordersPage } from './pages/orders/page.ts';
import { packingSlipPage } from './pages/packing-slip/page.ts';
import { todayPage } from './pages/today/page.ts';

/** Every page of the desk, in plain sight. */
export const pages: readonly AnyDeskPage[] = [todayPage, ordersPage, orderPage, packingSlipPage];
