import type { AllHandlers } from '../calls.ts';
import type { Accounts } from '../domains/accounts/accounts.ts';
import { accountsHandlers } from '../domains/accounts/accounts.http.ts';
import { insertConsent } from '../domains/accounts/customers.store.ts';
import { deviceName } from '../domains/accounts/sessions/device-name.ts';
import { addWaiting } from '../domains/cart/add-after-login.ts';
import { addressesHandlers } from '../domains/addresses/addresses.http.ts';
import { cartHandlers } from '../domains/cart/cart.http.ts';
import { catalogueHandlers } from '../domains/catalogue/catalogue.http.ts';
import type { LookAtFile, RunImport } from '../domains/catalogue/import/import-order.ts';
import { chatHandlers } from '../domains/chat/chat.http.ts';
import { deliveryHandlers } from '../domains/delivery/delivery.http.ts';
import { openSchedules } from '../domains/delivery/schedule.ts';
import { countViews } from '../domains/insight/count-views.ts';
import { viewsHandlers } from '../domains/insight/insight.http.ts';
import { invoicesHandlers } from '../domains/invoices/invoices.http.ts';
import { courierHandlers } from '../domains/orders/courier/courier.http.ts';
import { canText } from '../domains/notices/delivery.ts';
import { noticesHandlers } from '../domains/notices/notices.http.ts';
import { pushHandlers } from '../domains/notices/push/push.http.ts';
import { unsubscribeTokens } from '../domains/notices/unsubscribe/unsubscribe-token.ts';
import { onDeliveryHandlers } from '../domains/orders/on-delivery/on-delivery.http.ts';
import { ordersHandlers } from '../domains/orders/orders.http.ts';
import { hasOrdered } from '../domains/orders/orders.store.ts';
import { listHeldPieces as listHeld } from '../domains/orders/unpaid-orders.store.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { deliveryCodes } from '../domains/orders/parcels/delivery-code.ts';
import { offersHandlers } from '../domains/promotions/offers.http.ts';
import { paymentsHandlers } from '../domains/payments/payments.http.ts';
import { privacyHandlers } from '../domains/privacy/privacy.http.ts';
import { questionsHandlers } from '../domains/questions/questions.http.ts';
import { returnsHandlers } from '../domains/returns/returns.http.ts';
import { reviewsHandlers } from '../domains/reviews/reviews.http.ts';
import { openLearning } from '../domains/search/learning/learning.ts';
import type { ProductSearch } from '../domains/search/open-search.ts';
import { searchHandlers } from '../domains/search/search.http.ts';
import { supportHandlers } from '../domains/support/support.http.ts';
import { waitsHandlers } from '../domains/waits/waits.http.ts';
import { wishlistHandlers } from '../domains/wishlist/wishlist.http.ts';
import { clientDigest } from '../http/client-digest.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import type { Caches } from '../platform/caches.ts';
import type { Clock } from '../platform/clock.ts';
import { cookieName, guestGoodsCookie, loginCookies, sessionCookies } from '../platform/cookie-names.ts';
import type { Database } from '../platform/database.ts';
import type { Objects } from '../platform/objects/objects.ts';
import type { Settings } from '../settings/settings.ts';
import { backOffice } from '../shop-back-office.ts';
import { countBuying } from './count-buying.ts';
import { deskHandlers } from './desk-handlers.ts';
import { offeredBy } from './notice-channels.ts';
import { readHeaderCounts } from './header-counts.store.ts';
import { knownOfOrders } from './known-of-orders.ts';
import type { Live } from './open-live.ts';

/** The dependencies of all handlers together. */
interface HandlerNeeds {
  readonly settings: Settings;
  readonly db: Database;
  /** For reads by browsing customers. */
  readonly reading: Database;
  readonly caches: Caches;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly objects: Objects;
  readonly live: Live;
  readonly runImport: RunImport;
  readonly lookAtFile: LookAtFile;
  /** Increases when the catalogue changes; null while unknown. */
  readonly shopVersion: () => number | null;
  readonly search: ProductSearch;
  readonly watch: Metrics['watch'];
}

/** The handlers of every domain, customers' and staff's. */
export function shopHandlers(needs: HandlerNeeds): AllHandlers {
  const { settings, db, reading, caches, clock, asking, objects, live, shopVersion, search } = needs;
  const { tell, tellOperators } = live;
  const accounts = accountsOf(needs);
  const schedules = openSchedules(reading, { caches, clock });
  const codeOfDelivery = deliveryCodes(settings.sessionSecret);
  const digest = clientDigest(settings.sessionSecret, undefined).ofAddress;
  const learning = openLearning({ db, search, clock, digest, caches });
  const deskCookie = cookieName(settings.publicUrl, sessionCookies.desk);
  const count = countViews({ db, clock, deskCookie });
  const counters = countBuying(learning, count);
  return {
    accounts: accountsHandlers({
      ...accounts,
      countsOf: (customerId) => readHeaderCounts(db, customerId),
      outbox: settings.demo ? '/dev/outbox' : null,
    }),
    catalogue: catalogueHandlers({ db: reading, caches, shopVersion }),
    cart: counters.cart(cartHandlersOf(needs)),
    wishlist: wishlistHandlers({ db, clock }),
    waits: waitsHandlers(accounts),
    addresses: addressesHandlers({ db, clock }),
    offers: offersHandlers({ db, reading, clock }),
    delivery: deliveryHandlers({ db, reading, clock, schedules }),
    questions: questionsHandlers({ db, clock }),
    reviews: reviewsHandlers({ db, clock }),
    search: searchHandlers(search, learning, settings.demo),
    insight: viewsHandlers(count),
    orders: counters.orders(
      ordersHandlers({
        db,
        schedules,
        clock,
        unpaidOrderTtl: settings.unpaidOrderTtl,
        addresses: settings.demo ? null : { maxOrdersInHour: backOffice.maxOrdersOfAddress, digest },
        known: knownOfOrders,
        codeOfDelivery,
      }),
    ),
    returns: returnsHandlers({ db, clock, schedules, known: knownOfOrders }),
    courier: courierHandlers({ db, clock, courierKey: settings.courierKey }),
    onDelivery: onDeliveryHandlers(accounts, settings.demo ? '/dev/outbox' : null),
    invoices: invoicesHandlers({ db, clock }),
    chat: chatHandlers({ db, clock, tell }),
    ...noticeHandlersOf(needs),
    support: supportHandlers({ db, clock, tell: tellOperators }),
    privacy: privacyHandlers({ accounts }),
    payments: paymentsHandlers({
      ...asking,
      sharedAddress: settings.demo,
      payee: settings.upi,
      claimedOrderTtl: settings.claimedOrderTtl,
    }),
    ...deskHandlers({
      asking,
      tell,
      tellOperators,
      db,
      clock,
      door: { cookie: deskCookie, of: 'staff' },
      browsers: {
        secret: settings.sessionSecret,
        cookie: cookieName(settings.publicUrl, 'known-desk'),
      },
      canText: accounts.canText,
      smsPerHour: accounts.smsPerHour,
      smsRefused: accounts.smsRefused,
      sessionSecret: settings.sessionSecret,
      secondFactorRequired: settings.secondFactorRequired,
      sessionsEnded: live.sessionsEnded,
      objects,
      runImport: needs.runImport,
      lookAtFile: needs.lookAtFile,
      productSearch: search,
      schedules,
      codeOfDelivery,
      ...deskSettings(settings),
    }),
  };
}

/** What the desk takes from the settings, and how shops are told of their news. */
const deskSettings = (settings: Settings) => ({
  fetchesPhotos: settings.fetchesPhotos,
  publicUrl: settings.publicUrl,
  payee: settings.upi.vpa,
  unpaidOrderTtl: settings.unpaidOrderTtl,
  isOffered: offeredBy(settings),
  push: settings.push,
  nameDevice: deviceName,
});

const guestCookie = ({ publicUrl }: Settings) => cookieName(publicUrl, guestGoodsCookie);

const cartHandlersOf = ({ settings, db, clock }: HandlerNeeds) =>
  cartHandlers({
    db,
    clock,
    hasOrdered,
    listHeld,
    sharedAddress: settings.demo,
    guestCookie: guestCookie(settings),
  });

/** Notices, and the devices that receive them. */
const noticeHandlersOf = ({ settings, db, clock }: HandlerNeeds) => ({
  notices: noticesHandlers({
    db,
    clock,
    isOffered: offeredBy(settings),
    keepConsent: insertConsent,
    tokens: unsubscribeTokens(settings.sessionSecret),
  }),
  push: pushHandlers({ db, clock, settings: settings.push, nameDevice: deviceName }),
});

function accountsOf({ settings, db, clock, live, watch }: HandlerNeeds): Accounts {
  let refusedTexts = 0;
  watch(
    'otps_refused',
    'OTPs not sent because SMS_PER_HOUR was used up, since the start',
    () => refusedTexts,
  );
  return {
    canText: (mobile) => canText(settings.sms, mobile),
    smsPerHour: settings.smsPerHour,
    smsRefused: () => (refusedTexts += 1),
    db,
    clock,
    sessionSecret: settings.sessionSecret,
    publicUrl: settings.publicUrl,
    door: { cookie: cookieName(settings.publicUrl, sessionCookies.shop), of: 'customer' },
    cookies: {
      loginNumber: cookieName(settings.publicUrl, loginCookies.number),
      verifiedNumber: cookieName(settings.publicUrl, loginCookies.verified),
    },
    browsers: { secret: settings.sessionSecret, cookie: cookieName(settings.publicUrl, 'known-login') },
    numberBrowsers: {
      secret: settings.sessionSecret,
      cookie: cookieName(settings.publicUrl, 'known-number'),
    },
    registrationsPerHour: settings.demo ? 3_000 : 60,
    sessionsEnded: live.sessionsEnded,
    onLogin: (trx, customerId, visit) =>
      addWaiting(trx, { cookie: guestCookie(settings), customerId, now: clock.now() }, visit),
  };
}
