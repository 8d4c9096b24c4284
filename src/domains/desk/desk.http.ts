import type { Handlers } from '../../platform/call.ts';
import type { Desk } from './desk.ts';
import type { deskCalls } from './desk.calls.ts';
import { categoriesHandlers } from './categories/categories.http.ts';
import { deskChatHandlers } from './chat/chat.http.ts';
import { moneyHandlers } from './money/money.http.ts';
import { orderBookHandlers } from './order-book/order-book.http.ts';
import { deskProductsHandlers } from './products/products.http.ts';
import { deskReviewsHandlers } from './reviews/reviews.http.ts';
import { sellersHandlers } from './sellers/sellers.http.ts';
import { deskOrdersHandlers } from './orders/orders.http.ts';
import { staffHandlers } from './staff/staff.http.ts';
import { supportDeskHandlers } from './support/support.http.ts';
import { synonymsHandlers } from './synonyms/synonyms.http.ts';
import { todayHandlers } from './today/today.http.ts';
import { windowHandlers } from './window/window.http.ts';

type DeskCalls = typeof deskCalls;

export function deskHandlers(desk: Desk): { [Part in keyof DeskCalls]: Handlers<DeskCalls[Part]> } {
  return {
    deskStaff: staffHandlers(desk),
    deskToday: todayHandlers(desk),
    deskMoney: moneyHandlers(desk),
    deskOrderBook: orderBookHandlers(desk),
    deskWindow: windowHandlers(desk),
    deskCategories: categoriesHandlers(desk),
    deskSellers: sellersHandlers(desk),
    deskSynonyms: synonymsHandlers(desk),
    deskSupport: supportDeskHandlers(desk),
    deskOrders: deskOrdersHandlers(desk),
    deskProducts: deskProductsHandlers(desk),
    deskChat: deskChatHandlers(desk),
    deskReviews: deskReviewsHandlers(desk),
  };
}
