import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { sessionFinder } from '../domains/accounts/session.store.ts';
import { keepShownProducts } from '../domains/catalogue/shown-products.store.ts';
import { serveSitemap } from '../domains/catalogue/sitemap/serve-sitemap.ts';
import { serveReceipts } from '../domains/notices/whatsapp/serve-receipts.ts';
import { serveOneClick } from '../domains/notices/unsubscribe/serve-one-click.ts';
import { unsubscribeTokens } from '../domains/notices/unsubscribe/unsubscribe-token.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { serveReturn } from '../domains/payments/serve-return.ts';
import { chooseProvider } from '../domains/payments/providers/registry.ts';
import { serveSimulator } from '../domains/payments/simulator/serve-simulator.ts';
import { openSearch } from '../domains/search/open-search.ts';
import { staffRows } from '../domains/staff/readable.store.ts';
import { createServer } from '../http/create-server.ts';
import { serveGallery } from '../http/dev/serve-gallery.ts';
import { serveOutbox } from '../http/dev/outbox-page.ts';
import type { FrontDoor } from '../http/guest-pages/answer-early.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { serveMetrics } from '../http/metrics/serve-metrics.ts';
import { mountCalls } from '../http/mount-calls.ts';
import { ownAddress } from '../http/own-address.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { type FindVisitor, visitReader } from '../http/read-visit.ts';
import { refuseCrossOrigin } from '../http/refuse-cross-origin.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { serveDesk } from '../http/serve-desk.ts';
import { serveDocs } from '../http/serve-docs.ts';
import { serveHealth } from '../http/serve-health.ts';
import { serveServiceWorker } from '../http/serve-service-worker.ts';
import { serveSiteFiles } from '../http/serve-site-files.ts';
import { servePages } from '../http/serve-pages.ts';
import { importApart } from './importing/import-apart.ts';
import { openPictures } from './open-pictures.ts';
import { type Caches, createCaches } from '../platform/caches.ts';
import type { ChangeFeed } from '../platform/change-feed.ts';
import type { Clock } from '../platform/clock.ts';
import { type Connection, connectionOf, type Database } from '../platform/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { Log } from '../platform/log.ts';
import { chooseObjects } from './choose-objects.ts';
import type { Broker } from '../realtime/broker.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tracing } from '../platform/tracing/start-tracing.ts';
import { startWork } from './start-work.ts';
import { snapshotPlace, watchSearch } from './watch-search.ts';
import { watchShop } from './watch-shop.ts';
import { type Live, openLive } from './open-live.ts';
import { shopHandlers } from './shop-handlers.ts';
import { capabilitiesOf } from '../settings/payment-providers.ts';

/** Everything the shop depends on. There are no globals, so a test can pass its own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** Read-only connections with a statement timeout, for what customers browse; `db` by default. */
  readonly reading?: Database;
  /** LISTEN/NOTIFY between processes; without it there is no socket. */
  readonly connection?: Connection;
  /** Carries the socket's hints between processes; LISTEN/NOTIFY by default. */
  readonly broker?: Broker | undefined;
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
  const { settings, db, reading = db, caches = createCaches(), clock, log, pages } = dependencies;
  const frontDoor: FrontDoor = {};
  const provider = chooseProvider(settings, { db, clock, ownAddress: () => ownAddress(app) });
  const app = await createServer({
    frontDoor,
    caches,
    databaseQueue: () => dependencies.pool?.waitingCount ?? 0,
    log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    logKey: settings.sessionSecret,
    formTarget: provider.checkoutOrigin,
    development: pages !== undefined && !pages.assetsFolder,
  });
  const metrics = createMetrics();
  metrics.watchCaches(caches);
  keepShownProducts(reading, caches);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const shopVersion = () => dependencies.changes?.version() ?? null;
  const snapshot = snapshotPlace(settings, db, clock);
  const search = openSearch(reading, { caches, shopVersion, index: { closing: closing.signal, snapshot } });
  watchSearch(app, search.index, { metrics, log });
  const asking: Asking = { db, clock, log, provider, payee: settings.upi.vpa };
  const findSession = sessionFinder(db, staffRows);
  const findVisitor: FindVisitor = async (cookie) =>
    withSetUp(await findSession(cookie, clock.now()), settings.secondFactorRequired);
  const live = openLive(app, dependencies, findVisitor);
  const objects = chooseObjects(settings, clock);
  const imports = importApart({ connection: connectionOf(db), settings, clock });
  app.addHook('preClose', async () => imports.stop());
  const handlers = shopHandlers({
    settings,
    db,
    reading,
    caches,
    clock,
    asking,
    objects,
    live,
    runImport: imports.run,
    lookAtFile: imports.look,
    shopVersion,
    search,
    watch: metrics.watch,
  });
  const readVisit = visitReader({ publicUrl: settings.publicUrl, findVisitor });

  traceRequests(app, dependencies.tracing);
  refuseCrossOrigin(app, settings.publicUrl);
  mountCalls(app, handlers, readVisit);
  openPictures(app, { settings, db, objects, caches, clock, log, metrics, handlers, readVisit });
  await serveFiles(app, dependencies);
  if (provider.openCheckout) await serveReturn(app, asking);
  await serveOneClick(app, { db, tokens: unsubscribeTokens(settings.sessionSecret) });
  const secrets = settings.whatsapp?.receipts;
  if (secrets) await serveReceipts(app, { db, clock, secrets });
  if (settings.demo) await serveDemo(app, asking, dependencies);
  serveHealth(app, db, search.index.isReady);
  serveMetrics(app, metrics, settings.metricsToken);
  metrics.watch('sockets_connected', 'Browsers connected to this process by the socket', live.sockets);
  watchShop(metrics, dependencies);
  if (pages) {
    await serveDesk(app, pages);
    const rendering = {
      pages,
      handlers,
      readVisit,
      settings,
      shopVersion,
      changes: dependencies.changes,
      formTarget: provider.checkoutOrigin,
    };
    await servePages(app, { ...rendering, frontDoor, caches, log, metrics });
  }
  workWhileListening(app, asking, settings, live);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not_found')));
  return app;
}

/** Marks operators who must set up a second factor before anything else. */
function withSetUp(visitor: Awaited<ReturnType<FindVisitor>>, isRequired: boolean): typeof visitor {
  const { staff } = visitor;
  return isRequired && staff?.role === 'operator' && !staff.secondFactor
    ? { ...visitor, staff: { ...staff, mustSetUp: true } }
    : visitor;
}

function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  if (!tracing) return;
  app.addHook('onRequest', async ({ method, routeOptions, id }) =>
    tracing.describe({ method, route: routeOptions.url, requestId: id }),
  );
}

/** Documents and files beside the pages: the API's documentation, the sitemap, icons, the service worker. */
async function serveFiles(app: FastifyInstance, { settings, db, pages }: Dependencies): Promise<void> {
  serveDocs(app, settings.publicUrl);
  serveSitemap(app, { db, publicUrl: settings.publicUrl });
  await serveSiteFiles(app, settings.publicUrl);
  await serveServiceWorker(app, { pages: pages ?? null, on: settings.serviceWorker });
}

/** Demo mode only: the outbox, the payment simulator and the design gallery. */
async function serveDemo(
  app: FastifyInstance,
  { provider }: Asking,
  { settings, db, clock, log, pages }: Dependencies,
): Promise<void> {
  serveOutbox(app, db);
  if (capabilitiesOf(provider.name).playsPayer)
    await serveSimulator(app, {
      db,
      clock,
      log,
      secret: settings.payment.secret,
      shopAddress: () => ownAddress(app),
    });
  if (pages) await serveGallery(app, pages);
}

/** Starts the background work with `listen`, so a test that only injects calls has none. */
function workWhileListening(
  app: FastifyInstance,
  asking: Asking,
  settings: Settings,
  live: Pick<Live, 'tell' | 'tellShop'>,
): void {
  let work: ReturnType<typeof startWork> | null = null;
  app.addHook('onListen', async () => {
    work = startWork(asking, settings, live);
  });
  app.addHook('onClose', async () => work?.stop());
}
