import type { Handlers } from '../platform/call.ts';
import type { deskCalls } from '../calls.ts';
import { promotionsHandlers } from '../domains/promotions/staff/staff.http.ts';
import { categoriesHandlers } from '../domains/catalogue/categories/staff.http.ts';
import { deskChatHandlers } from '../domains/chat/staff/staff.http.ts';
import { cashHandlers } from '../domains/payments/staff/cash.http.ts';
import { earningsHandlers } from '../domains/payouts/staff/earnings.http.ts';
import { payoutAccountHandlers } from '../domains/payouts/accounts/accounts.http.ts';
import { commissionRateHandlers } from '../domains/payouts/commission/commission-rates.http.ts';
import { payoutRunHandlers } from '../domains/payouts/runs/runs.http.ts';
import { commissionHandlers } from '../domains/invoices/commission/commission.http.ts';
import { filingHandlers } from '../domains/invoices/filings/filings.http.ts';
import { salesHandlers } from '../domains/catalogue/sales/sales.http.ts';
import { packHandlers } from '../domains/invoices/pack/pack.http.ts';
import { leafletHandlers } from '../domains/invoices/leaflet/leaflet.http.ts';
import { statementHandlers } from '../domains/invoices/statements/statements.http.ts';
import { moneyHandlers } from '../domains/payments/staff/money.http.ts';
import { webhooksHandlers } from '../domains/payments/staff/webhooks.http.ts';
import { ordersOfProducts as orders } from '../domains/orders/orders-of-products.store.ts';
import { orderBookHandlers } from '../domains/orders/staff/order-book.http.ts';
import { packingHandlers, zonesHandlers } from '../domains/delivery/staff/staff.http.ts';
import { declarationsHandlers } from '../domains/catalogue/declarations/staff.http.ts';
import { deskImportsHandlers } from '../domains/catalogue/import/desk/staff.http.ts';
import { deskSizesHandlers } from '../domains/catalogue/size-tables/staff.http.ts';
import { photoFetchesHandlers } from '../domains/catalogue/photo-fetches/staff.http.ts';
import { deskProductsHandlers } from '../domains/catalogue/products/staff.http.ts';
import { deskReturnsHandlers } from '../domains/returns/staff/returns.http.ts';
import { deskQuestionsHandlers } from '../domains/questions/staff/staff.http.ts';
import { deskReviewsHandlers } from '../domains/reviews/staff/staff.http.ts';
import { sellersHandlers } from '../domains/catalogue/sellers/staff.http.ts';
import { deskCourierHandlers } from '../domains/orders/courier/courier.http.ts';
import { deskOrdersHandlers } from '../domains/orders/staff/seller-orders.http.ts';
import { shopPageHandlers } from '../domains/catalogue/shops/staff.http.ts';
import { accountHandlers } from '../domains/staff/account/account.http.ts';
import { jobsHandlers } from '../domains/staff/jobs/jobs.http.ts';
import { newsHandlers } from '../domains/staff/news/news.http.ts';
import { noticesHandlers } from '../domains/staff/notices/notices.http.ts';
import { peopleHandlers } from '../domains/staff/people/people.http.ts';
import { staffHandlers } from '../domains/staff/staff.http.ts';
import { supportDeskHandlers } from '../domains/support/staff/staff.http.ts';
import { synonymsHandlers } from '../domains/search/staff/staff.http.ts';
import { searchOfProducts } from '../domains/search/search-of-products.ts';
import { insightHandlers } from '../domains/insight/insight.http.ts';
import { todayHandlers } from '../domains/today/today.http.ts';
import { deskWaitsHandlers } from '../domains/waits/staff/staff.http.ts';
import { windowHandlers } from '../domains/catalogue/window/staff.http.ts';
import { knownOfOrders } from './known-of-orders.ts';

type DeskCalls = typeof deskCalls;

/** The dependencies of all desk parts together. */
type WholeDesk = Parameters<typeof staffHandlers>[0] &
  Parameters<typeof moneyHandlers>[0] &
  Parameters<typeof webhooksHandlers>[0] &
  Omit<Parameters<typeof windowHandlers>[0], 'search'> &
  Omit<Parameters<typeof deskProductsHandlers>[0], 'search' | 'orders'> &
  Parameters<typeof deskImportsHandlers>[0] &
  Parameters<typeof deskChatHandlers>[0] &
  Omit<Parameters<typeof deskOrdersHandlers>[0], 'known'> &
  Parameters<typeof synonymsHandlers>[0] &
  Parameters<typeof zonesHandlers>[0] &
  Parameters<typeof newsHandlers>[0] &
  Parameters<typeof supportDeskHandlers>[0];

export function deskHandlers(desk: WholeDesk): { [Part in keyof DeskCalls]: Handlers<DeskCalls[Part]> } {
  const search = searchOfProducts(desk.productSearch);
  return {
    deskStaff: staffHandlers(desk),
    deskAccount: accountHandlers(desk),
    deskPeople: peopleHandlers(desk),
    deskToday: todayHandlers(desk),
    deskInsight: insightHandlers(desk),
    deskMoney: moneyHandlers(desk),
    deskCash: cashHandlers(desk),
    deskEarnings: earningsHandlers(desk),
    deskPayoutAccounts: payoutAccountHandlers(desk),
    deskPayoutRuns: payoutRunHandlers(desk),
    deskCommissionRates: commissionRateHandlers(desk),
    deskStatements: statementHandlers(desk),
    deskLeaflet: leafletHandlers(desk),
    deskFilings: filingHandlers(desk),
    deskCommission: commissionHandlers(desk),
    deskInvoices: packHandlers(desk),
    deskWebhooks: webhooksHandlers(desk),
    deskJobs: jobsHandlers(desk),
    deskNotices: noticesHandlers(desk),
    deskNews: newsHandlers(desk),
    deskOrderBook: orderBookHandlers({ ...desk, known: knownOfOrders }),
    deskWindow: windowHandlers({ ...desk, search }),
    deskCategories: categoriesHandlers({ ...desk, search }),
    deskSellers: sellersHandlers({ ...desk, orders }),
    deskSynonyms: synonymsHandlers(desk),
    deskDelivery: zonesHandlers(desk),
    deskPacking: packingHandlers(desk),
    deskPromotions: promotionsHandlers(desk),
    deskSupport: supportDeskHandlers(desk),
    deskOrders: deskOrdersHandlers({ ...desk, known: knownOfOrders }),
    deskCourier: deskCourierHandlers(desk),
    deskReturns: deskReturnsHandlers({ ...desk, known: knownOfOrders }),
    deskProducts: deskProductsHandlers({ ...desk, search, orders }),
    deskPhotoFetches: photoFetchesHandlers(desk),
    deskDeclarations: declarationsHandlers(desk),
    deskSales: salesHandlers({ ...desk, search, orders }),
    deskImports: deskImportsHandlers(desk),
    deskSizes: deskSizesHandlers(desk),
    deskShopPage: shopPageHandlers(desk),
    deskChat: deskChatHandlers(desk),
    deskQuestions: deskQuestionsHandlers(desk),
    deskReviews: deskReviewsHandlers(desk),
    deskWaits: deskWaitsHandlers(desk),
  };
}
