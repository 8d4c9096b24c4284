/**
 * The shop's service worker, built of Workbox modules. It keeps visited pages readable offline, marked as old (record
 * 132), and shows push notices (record 200). The build bundles it; src/http/serve-service-worker.ts inserts the list of
 * files to precache.
 *
 * It ignores API calls, the socket, the desk, and anything but GET. It never caches checkout, payment, orders or login.
 * Pages come from the network whenever it is available.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { listOf, sayThatItIsOld } from './kept-html.js';
import { openPushed, showPushed } from './push-events.js';

const untouched = ['/api/*', '/socket.io/*', '/desk', '/desk/*', '/dev/*'];
const isUntouched = /^\/(api|socket\.io|desk|dev)(\/|$)/;
/** Pages that are the same for everybody; of personal pages only the cart is cached. */
const isForAll =
  /^\/($|shops$|products(\/search)?$|product\/|about$|contact$|help$|(privacy-policy|terms-condition|return-refund|shipping-policy)$)/;
const offlinePage = '/offline';
const ownPages = 'own-pages';

const isPage = (answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
const isOfGuest = (answer) => isPage(answer) && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');

/** A guest's document means that nobody is logged in: delete a cached cart. */
const forgetWhoLeft = {
  fetchDidSucceed: async ({ request, response }) => {
    if (request.mode === 'navigate' && isOfGuest(response)) await caches.delete(ownPages);
    return response;
  },
};
const keepOnly = (isKept) => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
});
const atMost = (maxEntries) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
const old = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && sayThatItIsOld(cachedResponse),
};
const matchOptions = { ignoreVary: true };

/** Matched by path, because pages also arrive by Workbox's message CACHE_URLS. */
const route = (isMatch, strategy) =>
  registerRoute(({ sameOrigin, url, request }) => sameOrigin && isMatch(url.pathname, request), strategy);

precacheAndRoute(self.__WB_MANIFEST);
route(
  (path) => isForAll.test(path),
  new NetworkFirst({
    cacheName: 'pages',
    matchOptions,
    plugins: [forgetWhoLeft, keepOnly(isOfGuest), old, atMost(40)],
  }),
);
route(
  (path) => path === '/cart',
  new NetworkFirst({
    cacheName: ownPages,
    matchOptions,
    plugins: [forgetWhoLeft, keepOnly((answer) => isPage(answer) && !isOfGuest(answer)), old, atMost(1)],
  }),
);
route(
  (path, { mode }) => mode === 'navigate' && !isUntouched.test(path),
  new NetworkOnly({ plugins: [forgetWhoLeft] }),
);
// These addresses contain a content hash, so an entry never goes stale.
for (const cacheName of ['assets', 'pictures'])
  route(
    (path) => path.startsWith(`/${cacheName}/`),
    new CacheFirst({ cacheName, matchOptions, plugins: [atMost(150)] }),
  );

/** The offline page, with links to the cached pages. */
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' && (await matchPrecache(offlinePage));
  return page ? listOf([ownPages, 'pages'], page) : Response.error();
});

self.addEventListener('install', (event) => {
  // Where supported, these requests do not even wake the worker.
  const routed = event.addRoutes?.(
    untouched.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
  );
  event.waitUntil(Promise.resolve(routed).catch(() => undefined));
  void self.skipWaiting();
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable())),
);
self.addEventListener('push', showPushed);
self.addEventListener('notificationclick', openPushed);
