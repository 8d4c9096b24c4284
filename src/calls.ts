import { categoriesCalls } from './domains/catalogue/categories/staff.calls.ts';
import { deskChatCalls } from './domains/chat/staff/staff.calls.ts';
import { cashCalls } from './domains/payments/staff/cash.calls.ts';
import { earningsCalls } from './domains/payouts/staff/earnings.calls.ts';
import { payoutAccountCalls } from './domains/payouts/accounts/accounts.calls.ts';
import { commissionRateCalls } from './domains/payouts/commission/commission-rates.calls.ts';
import { payoutRunCalls } from './domains/payouts/runs/runs.calls.ts';
import { commissionCalls } from './domains/invoices/commission/commission.calls.ts';
import { filingCalls } from './domains/invoices/filings/filings.calls.ts';
import { salesCalls } from './domains/catalogue/sales/sales.calls.ts';
import { leafletCalls } from './domains/invoices/leaflet/leaflet.calls.ts';
import { packCalls } from './domains/invoices/pack/pack.calls.ts';
import { statementCalls } from './domains/invoices/statements/statements.calls.ts';
import { moneyCalls } from './domains/payments/staff/money.calls.ts';
import { webhooksCalls } from './domains/payments/staff/webhooks.calls.ts';
import { orderBookCalls } from './domains/orders/staff/order-book.calls.ts';
import { deskDeclarationsCalls } from './domains/catalogue/declarations/staff.calls.ts';
import { deskImportsCalls } from './domains/catalogue/import/desk/staff.calls.ts';
import { deskSizesCalls } from './domains/catalogue/size-tables/staff.calls.ts';
import { deskPhotoFetchesCalls } from './domains/catalogue/photo-fetches/staff.calls.ts';
import { deskProductsCalls } from './domains/catalogue/products/staff.calls.ts';
import { deskReviewsCalls } from './domains/reviews/staff/staff.calls.ts';
import { sellersCalls } from './domains/catalogue/sellers/staff.calls.ts';
import { courierCalls, deskCourierCalls } from './domains/orders/courier/courier.calls.ts';
import { deskOrdersCalls } from './domains/orders/staff/seller-orders.calls.ts';
import { deskShopPageCalls } from './domains/catalogue/shops/staff.calls.ts';
import { accountCalls } from './domains/staff/account/account.calls.ts';
import { jobsCalls } from './domains/staff/jobs/jobs.calls.ts';
import { newsCalls } from './domains/staff/news/news.calls.ts';
import { noticesCalls } from './domains/staff/notices/notices.calls.ts';
import { peopleCalls } from './domains/staff/people/people.calls.ts';
import { staffCalls } from './domains/staff/staff.calls.ts';
import { supportDeskCalls } from './domains/support/staff/staff.calls.ts';
import { synonymsCalls } from './domains/search/staff/staff.calls.ts';
import { todayCalls } from './domains/today/today.calls.ts';
import { windowCalls } from './domains/catalogue/window/staff.calls.ts';
import { accountsCalls } from './domains/accounts/accounts.calls.ts';
import { addressesCalls } from './domains/addresses/addresses.calls.ts';
import { cartCalls } from './domains/cart/cart.calls.ts';
import { catalogueCalls } from './domains/catalogue/catalogue.calls.ts';
import { chatCalls } from './domains/chat/chat.calls.ts';
import { packingCalls } from './domains/delivery/staff/packing.calls.ts';
import { zonesCalls } from './domains/delivery/staff/zones.calls.ts';
import { deliveryCalls } from './domains/delivery/delivery.calls.ts';
import { pushCalls } from './domains/notices/push/push.calls.ts';
import { insightCalls, viewsCalls } from './domains/insight/insight.calls.ts';
import { invoicesCalls } from './domains/invoices/invoices.calls.ts';
import { noticesCalls as ownNoticesCalls } from './domains/notices/notices.calls.ts';
import { onDeliveryCalls } from './domains/orders/on-delivery/on-delivery.calls.ts';
import { ordersCalls } from './domains/orders/orders.calls.ts';
import { paymentsCalls } from './domains/payments/payments.calls.ts';
import { privacyCalls } from './domains/privacy/privacy.calls.ts';
import { returnsCalls } from './domains/returns/returns.calls.ts';
import { deskReturnsCalls } from './domains/returns/staff/returns.calls.ts';
import { offersCalls } from './domains/promotions/offers.calls.ts';
import { promotionsCalls } from './domains/promotions/staff/promotions.calls.ts';
import { questionsCalls } from './domains/questions/questions.calls.ts';
import { deskQuestionsCalls } from './domains/questions/staff/staff.calls.ts';
import { reviewsCalls } from './domains/reviews/reviews.calls.ts';
import { searchCalls } from './domains/search/search.calls.ts';
import { supportCalls } from './domains/support/support.calls.ts';
import { deskWaitsCalls } from './domains/waits/staff/staff.calls.ts';
import { waitsCalls } from './domains/waits/waits.calls.ts';
import { wishlistCalls } from './domains/wishlist/wishlist.calls.ts';
import type { Call, CallAnswer, CallInput, CallRefusal, Calls, Handlers } from './platform/call.ts';
import type { MayRefuse } from './platform/call-error.ts';
import type { EdgeCode } from './platform/refusal.ts';

/** The calls of customers' browsers, by domain and name. */
export const shopCalls = {
  accounts: accountsCalls,
  catalogue: catalogueCalls,
  cart: cartCalls,
  wishlist: wishlistCalls,
  waits: waitsCalls,
  addresses: addressesCalls,
  delivery: deliveryCalls,
  offers: offersCalls,
  questions: questionsCalls,
  reviews: reviewsCalls,
  search: searchCalls,
  insight: viewsCalls,
  orders: ordersCalls,
  returns: returnsCalls,
  onDelivery: onDeliveryCalls,
  courier: courierCalls,
  invoices: invoicesCalls,
  payments: paymentsCalls,
  chat: chatCalls,
  notices: ownNoticesCalls,
  support: supportCalls,
  push: pushCalls,
  privacy: privacyCalls,
} satisfies Record<string, Calls>;

/**
 * The desk's calls, by part and name. A new part needs a folder with its calls and handlers, and a line here and in
 * start/desk-handlers.ts.
 */
export const deskCalls = {
  deskStaff: staffCalls,
  deskAccount: accountCalls,
  deskPeople: peopleCalls,
  deskToday: todayCalls,
  deskInsight: insightCalls,
  deskMoney: moneyCalls,
  deskCash: cashCalls,
  deskEarnings: earningsCalls,
  deskPayoutAccounts: payoutAccountCalls,
  deskPayoutRuns: payoutRunCalls,
  deskCommissionRates: commissionRateCalls,
  deskStatements: statementCalls,
  deskLeaflet: leafletCalls,
  deskFilings: filingCalls,
  deskCommission: commissionCalls,
  deskInvoices: packCalls,
  deskWebhooks: webhooksCalls,
  deskJobs: jobsCalls,
  deskNotices: noticesCalls,
  deskNews: newsCalls,
  deskOrderBook: orderBookCalls,
  deskWindow: windowCalls,
  deskCategories: categoriesCalls,
  deskSellers: sellersCalls,
  deskSynonyms: synonymsCalls,
  deskDelivery: zonesCalls,
  deskPacking: packingCalls,
  deskPromotions: promotionsCalls,
  deskSupport: supportDeskCalls,
  deskOrders: deskOrdersCalls,
  deskCourier: deskCourierCalls,
  deskReturns: deskReturnsCalls,
  deskDeclarations: deskDeclarationsCalls,
  deskSizes: deskSizesCalls,
  deskShopPage: deskShopPageCalls,
  deskProducts: deskProductsCalls,
  deskSales: salesCalls,
  deskImports: deskImportsCalls,
  deskPhotoFetches: deskPhotoFetchesCalls,
  deskChat: deskChatCalls,
  deskQuestions: deskQuestionsCalls,
  deskReviews: deskReviewsCalls,
  deskWaits: deskWaitsCalls,
} satisfies Record<string, Calls>;

/** Every published call, including the desk's: routes, documentation and tests derive from this. */
export const calls = { ...shopCalls, ...deskCalls } satisfies Record<string, Calls>;

export type AllCalls = typeof calls;
export type AllHandlers = { [Domain in keyof AllCalls]: Handlers<AllCalls[Domain]> };

type ApiCall<C> = C extends Call ? SendCall<C> & MayRefuse<CallRefusal<C> | EdgeCode | 'offline'> : never;

type SendCall<C extends Call> =
  Record<string, never> extends CallInput<C>
    ? (input?: CallInput<C>, options?: CallOptions) => Promise<CallAnswer<C>>
    : (input: CallInput<C>, options?: CallOptions) => Promise<CallAnswer<C>>;

export interface CallOptions {
  /** Sent as `Idempotency-Key`. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The body of a call that takes a file. */
  readonly file?: Blob;
}

/**
 * The typed client: `api.cart.add({...})`. On the server it runs handlers in process, in the browser it fetches; both
 * throw CallError.
 */
export type Api = ApiOf<typeof shopCalls>;
/** The same for the desk's browser. */
export type DeskApi = ApiOf<typeof deskCalls>;

type ApiOf<Some extends Record<string, Calls>> = {
  [Domain in keyof Some]: { [Name in keyof Some[Domain]]: ApiCall<Some[Domain][Name]> };
};
