/**
 * The shop's service worker, of Workbox's parts: keeps what was seen readable without a connection, and says that it is old
 * (record 132). The build bundles it; src/http/serve-service-worker.ts writes into it what is fetched when it is installed.
 *
 * What it never touches: calls, the socket, the desk, anything that is not a GET. What it never keeps: checkout, payment, orders, the
 * login. Pages come from the network whenever there is one.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { listOf, sayThatItIsOld } from './kept-html.js';

const untouched = ['/api/*', '/socket.io/*', '/desk', '/desk/*', '/dev/*'];
const isUntouched = /^\/(api|socket\.io|desk|dev)(\/|$)/;
/** Pages that everybody may see. Of a person's own, only the cart. */
const isForAll =
  /^\/($|shops$|products(\/search)?$|product\/|about$|contact$|help$|(privacy-policy|terms-condition|return-refund|shipping-policy)$)/;
const offlinePage = '/offline';
const ownPages = 'own-pages';

const isPage = (answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
const isOfGuest = (answer) => isPage(answer) && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');

/** A document that a guest gets: whoever was here before is here no more, and leaves no cart behind. */
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

/** Pages are matched by their path, since the page on the screen has them kept too, by Workbox's message CACHE_URLS. */
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
// Their addresses are made from their contents: what was kept under one is right for ever.
for (const cacheName of ['assets', 'pictures'])
  route(
    (path) => path.startsWith(`/${cacheName}/`),
    new CacheFirst({ cacheName, matchOptions, plugins: [atMost(150)] }),
  );

/** The page for what was never seen, with the way to what was. */
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' && (await matchPrecache(offlinePage));
  return page ? listOf([ownPages, 'pages'], page) : Response.error();
});

self.addEventListener('install', (event) => {
  // Where the browser can, these requests do not even wake the worker.
  const routed = event.addRoutes?.(
    untouched.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
  );
  event.waitUntil(Promise.resolve(routed).catch(() => undefined));
  void self.skipWaiting();
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable())),
);
