import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { AllHandlers } from '../calls.ts';
import type { Accounts } from '../domains/accounts/accounts.ts';
import { accountsHandlers } from '../domains/accounts/accounts.http.ts';
import { sessionFinder } from '../domains/accounts/session.store.ts';
import { addressesHandlers } from '../domains/addresses/addresses.http.ts';
import { cartHandlers } from '../domains/cart/cart.http.ts';
import { catalogueHandlers } from '../domains/catalogue/catalogue.http.ts';
import { keepShownProducts } from '../domains/catalogue/shown-products.store.ts';
import { serveSitemap } from '../domains/catalogue/sitemap/serve-sitemap.ts';
import { chatHandlers } from '../domains/chat/chat.http.ts';
import type { Tell } from '../domains/chat/chat.ts';
import { liveChat } from '../domains/chat/live-chat.ts';
import { deskHandlers } from './desk-handlers.ts';
import { invoicesHandlers } from '../domains/invoices/invoices.http.ts';
import { ordersHandlers } from '../domains/orders/orders.http.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { paymentsHandlers } from '../domains/payments/payments.http.ts';
import { serveReturn } from '../domains/payments/serve-return.ts';
import { chooseProvider } from '../domains/payments/providers/choose-provider.ts';
import { serveSimulator } from '../domains/payments/simulator/serve-simulator.ts';
import { privacyHandlers } from '../domains/privacy/privacy.http.ts';
import { reviewsHandlers } from '../domains/reviews/reviews.http.ts';
import { searchHandlers } from '../domains/search/search.http.ts';
import { staffRows } from '../domains/staff/readable.store.ts';
import { liveMessages } from '../domains/support/live-messages.ts';
import { supportHandlers } from '../domains/support/support.http.ts';
import { wishlistHandlers } from '../domains/wishlist/wishlist.http.ts';
import { readHeaderCounts } from './header-counts.store.ts';
import { createServer } from '../http/create-server.ts';
import { serveGallery } from '../http/dev/serve-gallery.ts';
import { serveOutbox } from '../http/dev/outbox-page.ts';
import type { FrontDoor } from '../http/guest-pages/answer-early.ts';
import { createMetrics, type Metrics } from '../http/metrics/metrics.ts';
import { serveMetrics } from '../http/metrics/serve-metrics.ts';
import { mountCalls } from '../http/mount-calls.ts';
import { ownAddress } from '../http/own-address.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { type FindVisitor, visitReader } from '../http/read-visit.ts';
import { refuseCrossOrigin } from '../http/refuse-cross-origin.ts';
import { sendFailure } from '../http/send-failure.ts';
import { serveDesk } from '../http/serve-desk.ts';
import { serveDocs } from '../http/serve-docs.ts';
import { serveHealth } from '../http/serve-health.ts';
import { serveServiceWorker } from '../http/serve-service-worker.ts';
import { serveSiteFiles } from '../http/serve-site-files.ts';
import { servePages } from '../http/serve-pages.ts';
import { knownOfOrders } from './known-of-orders.ts';
import { openPictures } from './open-pictures.ts';
import { type Caches, createCaches } from '../platform/caches.ts';
import type { ChangeFeed } from '../platform/change-feed.ts';
import type { Clock } from '../platform/clock.ts';
import { cookieName, sessionCookies } from '../platform/cookie-names.ts';
import type { Connection, Database } from '../platform/database.ts';
import { refuse } from '../platform/failure.ts';
import type { Log } from '../platform/log.ts';
import { chooseObjects } from './choose-objects.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tracing } from '../platform/tracing/start-tracing.ts';
import { shop } from '../shop.ts';
import { startWork } from './start-work.ts';
import { openSocket } from './open-socket.ts';

/** Everything the shop depends on. There are no globals, so a test passes its own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** Read-only connections with a statement timeout, for what customers browse; `db` by default. */
  readonly reading?: Database;
  /** LISTEN/NOTIFY between processes; without it there is no socket. */
  readonly connection?: Connection;
  /** This shop's caches; new ones by default. */
  readonly caches?: Caches;
  readonly clock: Clock;
  readonly log: Log;
  /** Renders pages; without it only the API is served. */
  readonly pages?: PageRenderer;
  /** The feed of catalogue changes; without it no guest pages are cached. */
  readonly changes?: ChangeFeed;
  /** Pool metrics: open and idle connections, and waiting requests. */
  readonly pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** How many read replicas are in use, if there are any. */
  readonly replicasAsked?: (() => number) | undefined;
  /** Exports request traces; off by default. */
  readonly tracing?: Tracing | undefined;
}

/** Builds the shop as a Fastify instance that is not listening yet, with every domain's handlers. */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, db, reading = db, caches = createCaches(), clock, log } = dependencies;
  const frontDoor: FrontDoor = {};
  const app = await createServer({
    frontDoor,
    caches,
    databaseQueue: () => dependencies.pool?.waitingCount ?? 0,
    log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    development: dependencies.pages !== undefined && !dependencies.pages.assetsFolder,
  });
  const metrics = createMetrics();
  metrics.watchCaches(caches);
  keepShownProducts(reading, caches);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const shopVersion = () => dependencies.changes?.version() ?? null;
  const provider = chooseProvider(settings, { db, clock, ownAddress: () => ownAddress(app) });
  const asking: Asking = { db, clock, log, provider, payee: settings.upi.vpa };
  const findSession = sessionFinder(db, staffRows);
  const findVisitor: FindVisitor = (cookie) => findSession(cookie, clock.now());
  const hub = dependencies.connection
    ? openSocket(app, dependencies, dependencies.connection, findVisitor)
    : null;
  const tell: Tell = hub ? liveChat({ db, hub, log }) : () => {};
  const tellOperators = hub ? liveMessages(hub) : () => {};
  const accounts: Accounts = {
    db,
    clock,
    sessionSecret: settings.sessionSecret,
    cookies: {
      session: cookieName(settings.publicUrl, sessionCookies.shop),
      verifiedNumber: cookieName(settings.publicUrl, 'verified-number'),
      knownNumber: cookieName(settings.publicUrl, 'known-number'),
    },
    registrationsPerHour: settings.demo ? 3_000 : 60,
    sessionsEnded: (ids) => hub?.closeSocketsOf(ids),
  };
  const objects = chooseObjects(settings, clock);
  const handlers: AllHandlers = {
    accounts: accountsHandlers({ ...accounts, countsOf: (customerId) => readHeaderCounts(db, customerId) }),
    catalogue: catalogueHandlers({ db: reading, caches, shopVersion }),
    cart: cartHandlers({ db, clock }),
    wishlist: wishlistHandlers({ db, clock }),
    addresses: addressesHandlers({ db, clock }),
    reviews: reviewsHandlers({ db, clock }),
    search: searchHandlers({
      db: reading,
      caches,
      clock,
      demo: settings.demo,
      shopVersion,
      closing: closing.signal,
      watch: metrics.watch,
    }),
    orders: ordersHandlers({
      db,
      clock,
      unpaidOrderTtl: settings.unpaidOrderTtl,
      maxOrdersOfAddress: settings.demo ? null : shop.maxOrdersOfAddress,
      known: knownOfOrders,
    }),
    invoices: invoicesHandlers({ db, clock }),
    chat: chatHandlers({ db, clock, tell }),
    support: supportHandlers({ db, clock, tell: tellOperators }),
    privacy: privacyHandlers({ accounts }),
    payments: paymentsHandlers({
      ...asking,
      sharedAddress: settings.demo,
      payee: settings.upi,
      claimedOrderTtl: settings.claimedOrderTtl,
    }),
    ...deskHandlers({
      tell,
      tellOperators,
      db,
      clock,
      cookie: cookieName(settings.publicUrl, sessionCookies.desk),
      objects,
      publicUrl: settings.publicUrl,
      payee: settings.upi.vpa,
      unpaidOrderTtl: settings.unpaidOrderTtl,
    }),
  };
  const readVisit = visitReader({
    publicUrl: settings.publicUrl,
    findVisitor,
  });

  const { tracing } = dependencies;
  if (tracing)
    app.addHook('onRequest', async ({ method, routeOptions, id }) =>
      tracing.describe({ method, route: routeOptions.url, requestId: id }),
    );
  refuseCrossOrigin(app, settings.publicUrl);
  mountCalls(app, handlers, readVisit);
  serveDocs(app, settings.publicUrl);
  openPictures(app, { settings, db, objects, caches, clock, log, metrics });
  serveSitemap(app, { db, publicUrl: settings.publicUrl });
  await serveSiteFiles(app, settings.publicUrl);
  await serveServiceWorker(app, { pages: dependencies.pages ?? null, on: settings.serviceWorker });
  if (settings.demo) serveOutbox(app, db);
  if (provider.openCheckout) await serveReturn(app);
  if (settings.demo && provider.name === 'simulator')
    await serveSimulator(app, {
      db,
      clock,
      log,
      secret: settings.payment.secret,
      shopAddress: () => ownAddress(app),
    });
  serveHealth(app, db);
  serveMetrics(app, metrics, settings.metricsToken);
  watchPool(metrics, dependencies.pool);
  if (dependencies.replicasAsked)
    metrics.watch(
      'database_replicas_asked',
      'Read replicas that are up and not behind',
      dependencies.replicasAsked,
    );
  if (dependencies.pages && settings.demo) await serveGallery(app, dependencies.pages.galleryFolder);
  if (dependencies.pages) await serveDesk(app, dependencies.pages.deskFolder);
  if (dependencies.pages)
    await servePages(app, {
      pages: dependencies.pages,
      handlers,
      readVisit,
      settings,
      shopVersion,
      frontDoor,
      caches,
      log,
      metrics,
    });
  workWhileListening(app, asking, settings, tell);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, refuse('not_found')));
  return app;
}

function watchPool(metrics: Metrics, pool: Dependencies['pool']): void {
  if (!pool) return;
  metrics.watch('database_connections', 'Open connections to the database', () => pool.totalCount);
  metrics.watch('database_connections_idle', 'Open connections that nobody uses', () => pool.idleCount);
  metrics.watch('database_waiting', 'Statements that wait for a connection', () => pool.waitingCount);
}

/** Starts the background work with `listen`, so a test that only injects calls has none. */
function workWhileListening(app: FastifyInstance, asking: Asking, settings: Settings, tell: Tell): void {
  let work: ReturnType<typeof startWork> | null = null;
  app.addHook('onListen', async () => {
    work = startWork(asking, settings, tell);
  });
  app.addHook('onClose', async () => work?.stop());
}
