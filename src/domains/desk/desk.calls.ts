import type { Calls } from '../../platform/call.ts';
import { categoriesCalls } from './categories/categories.calls.ts';
import { deskChatCalls } from './chat/chat.calls.ts';
import { moneyCalls } from './money/money.calls.ts';
import { orderBookCalls } from './order-book/order-book.calls.ts';
import { deskProductsCalls } from './products/products.calls.ts';
import { deskReviewsCalls } from './reviews/reviews.calls.ts';
import { sellersCalls } from './sellers/sellers.calls.ts';
import { deskOrdersCalls } from './orders/orders.calls.ts';
import { staffCalls } from './staff/staff.calls.ts';
import { supportDeskCalls } from './support/support.calls.ts';
import { synonymsCalls } from './synonyms/synonyms.calls.ts';
import { todayCalls } from './today/today.calls.ts';
import { windowCalls } from './window/window.calls.ts';

/** The desk's calls, by part and name. A new part is a folder with its calls and handlers, and a line here and in desk.http.ts. */
export const deskCalls = {
  deskStaff: staffCalls,
  deskToday: todayCalls,
  deskMoney: moneyCalls,
  deskOrderBook: orderBookCalls,
  deskWindow: windowCalls,
  deskCategories: categoriesCalls,
  deskSellers: sellersCalls,
  deskSynonyms: synonymsCalls,
  deskSupport: supportDeskCalls,
  deskOrders: deskOrdersCalls,
  deskProducts: deskProductsCalls,
  deskChat: deskChatCalls,
  deskReviews: deskReviewsCalls,
} satisfies Record<string, Calls>;
