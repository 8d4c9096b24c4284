/**
 * The shop's service worker, made of Workbox modules: pages that were seen stay readable offline, marked as old (record
 * 132), and notices are shown on the device (record 200). The build bundles it; src/http/serve-service-worker.ts
 * inserts the list of files to precache.
 *
 * Never touched: calls, the socket, the desk, anything but GET. Never cached: checkout, payment, orders, login. Pages
 * come from the network whenever it is there.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { listOf, sayThatItIsOld } from './kept-html.js';
import { openPushed, showPushed } from './push-events.js';

const untouched = ['/api/*', '/socket.io/*', '/desk', '/desk/*', '/dev/*'];
const isUntouched = /^\/(api|socket\.io|desk|dev)(\/|$)/;
/** Shared pages; of personal ones only the cart. */
const isForAll =
  /^\/($|shops$|products(\/search)?$|product\/|about$|contact$|help$|(privacy-policy|terms-condition|return-refund|shipping-policy)$)/;
const offlinePage = '/offline';
const ownPages = 'own-pages';

const isPage = (answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
const isOfGuest = (answer) => isPage(answer) && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');

/** A guest's document means that nobody is logged in: a cached cart is deleted. */
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
// Addresses contain a hash of the content, so an entry is valid for ever.
for (const cacheName of ['assets', 'pictures'])
  route(
    (path) => path.startsWith(`/${cacheName}/`),
    new CacheFirst({ cacheName, matchOptions, plugins: [atMost(150)] }),
  );

/** The offline page, with links to the cached ones. */
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
