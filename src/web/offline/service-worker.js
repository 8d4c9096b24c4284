/**
 * The shop's service worker: keeps what was seen readable without a connection, and says that it is old. Served as it stands by
 * src/http/serve-service-worker.ts, which writes the build into it, so that a new build is a new worker (decision 102).
 *
 * What it never touches: calls, the socket, the desk, anything that is not a GET. What it never keeps: checkout, payment, orders,
 * the login. Pages come from the network whenever there is one.
 */
/** Which build this is. Browsers tell workers apart by their bytes. */
self.shopBuild = 'BUILD';
const names = { pages: 'pages', own: 'own-pages', assets: 'assets', pictures: 'pictures' };
/** How many are kept of each; the one that was kept longest ago goes first. */
const most = { [names.pages]: 40, [names.own]: 1, [names.assets]: 150, [names.pictures]: 150 };
/** Milliseconds for which a kept page is not fetched anew, however often it is seen. */
const goodFor = 600_000;
const untouched = ['/api/*', '/socket.io/*', '/desk', '/desk/*', '/dev/*'];
const isUntouched = (path) => /^\/(api|socket\.io|desk|dev)(\/|$)/.test(path);
/** Pages that everybody may see. Of a person's own, only the cart. */
const isForAll = (path) =>
  /^\/($|shops$|products(\/search)?$|product\/|about$|contact$|help$|(privacy-policy|terms-condition|return-refund|shipping-policy)$)/.test(
    path,
  );
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  // Where the browser can, these requests do not even wake the worker.
  const routed = event.addRoutes?.(
    untouched.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
  );
  event.waitUntil(
    Promise.all([
      Promise.resolve(routed).catch(() => undefined),
      keepWithFiles(offlinePage, { credentials: 'omit', cache: 'no-cache' }),
    ]).then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const known = new Set(Object.values(names));
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((all) =>
          Promise.all(all.filter((name) => !known.has(name)).map((name) => caches.delete(name))),
        ),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isUntouched(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(visit(event));
  // Their addresses are made from their contents: what was kept under one is right for ever.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event, names.assets));
  else if (pathname.startsWith('/pictures/')) event.respondWith(keptOrFetched(event, names.pictures));
});

/** A page tells what it shows, since going from page to page asks for data only. */
self.addEventListener('message', (event) => {
  const { pathname, search } = new URL(String(event.data?.seen ?? ''), self.location.origin);
  // As a guest gets them: nothing of a person is kept with pages that everybody may see.
  const pictures = (event.data.pictures ?? []).filter((url) =>
    url.startsWith(`${self.location.origin}/pictures/`),
  );
  event.waitUntil(
    Promise.allSettled(
      pictures.map(async (url) => {
        if (!(await caches.match(url, { ignoreVary: true }))) await keepFromBrowser(url);
      }),
    ),
  );
  if (isForAll(pathname)) event.waitUntil(keepOnce(pathname + search));
  if (pathname === '/cart') event.waitUntil(keepWithFiles(pathname, { credentials: 'same-origin' }));
});

/** From the network; without one what was kept of this page, and where nothing was, the page that says so. */
async function visit(event) {
  const { pathname, search } = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isOfGuest(answer)) {
      event.waitUntil(caches.delete(names.own));
      if (isForAll(pathname)) event.waitUntil(keep(names.pages, pathname + search, answer.clone()));
    } else if (pathname === '/cart' && isPage(answer))
      event.waitUntil(keep(names.own, pathname, answer.clone()));
    return answer;
  } catch {
    const kept = await caches.match(pathname + search, { ignoreVary: true });
    return kept && pathname !== offlinePage ? saidToBeOld(kept) : nothingKept();
  }
}

const isPage = (answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
const isOfGuest = (answer) => isPage(answer) && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');

async function keptOrFetched(event, name) {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(put(name, event.request, answer.clone()));
  return answer;
}

/** What Chromium (with JPEG XL and before it), Firefox and Safari say they accept for a picture: their own cache finds one by that (Vary). */
const acceptedPictures = [
  'image/jxl,image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
];

/** Keeps a picture that came before the worker did: out of the browser's own cache, or over the network where that does not give it away. */
async function keepFromBrowser(url) {
  const found = { cache: 'only-if-cached', mode: 'same-origin' };
  for (const accept of acceptedPictures) {
    const answer = await fetch(url, { ...found, headers: { accept } }).catch(() => null);
    if (answer?.status === 200) return put(names.pictures, url, answer);
  }
  await put(names.pictures, url, await fetch(url, { headers: { accept: acceptedPictures[0] } }));
}

/** Fetches a page only where what is kept of it is not from just now, such as the document that it came with. */
async function keepOnce(address) {
  const kept = await caches.match(address, { ignoreVary: true });
  if (kept && Date.now() - Date.parse(kept.headers.get('x-kept-at') ?? 0) < goodFor) return;
  await keepWithFiles(address, { credentials: 'omit' });
}

/** Keeps a page and the files that it names, so that it looks as it did. */
async function keepWithFiles(address, how) {
  const answer = await fetch(address, { ...how, redirect: 'error' });
  if (!isPage(answer)) return;
  const files = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g) ?? [];
  await keep(how.credentials === 'omit' ? names.pages : names.own, address, answer);
  const assets = await caches.open(names.assets);
  await Promise.all(
    [...new Set(files)].map(
      async (file) => (await assets.match(file)) ?? put(names.assets, file, await fetch(file)),
    ),
  );
}

async function keep(name, address, answer) {
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', new Date().toISOString());
  await put(name, address, new Response(await answer.blob(), { headers }));
}

async function put(name, key, answer) {
  if (answer.status !== 200) return;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map((old) => cache.delete(old)));
}

/** A kept page, with a line above it that says from when it is. The style stands in an attribute: the policy allows no other. */
async function saidToBeOld(kept) {
  const when = new Date(kept.headers.get('x-kept-at') ?? 0).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const said = `You are offline. This page is as it was on ${when}: prices and stock may have changed. Nothing can be ordered until the connection is back.`;
  const html = (await kept.text()).replace(
    '<body>',
    `<body><p id="offline" data-kept role="status" style="position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:.5rem 1rem;background:#7a2333;color:#fff;font-weight:600;font-size:.875rem;line-height:1.4;text-align:center">${said}</p>`,
  );
  return new Response(html, { headers: kept.headers });
}

/** The page for what was never seen, with the way to what was. */
async function nothingKept() {
  const page = await caches.match(offlinePage, { ignoreVary: true });
  if (!page) return Response.error();
  const list = [];
  for (const name of [names.own, names.pages]) {
    const cache = await caches.open(name);
    for (const key of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(key.url);
      if (pathname === offlinePage) continue;
      const title =
        /<title>([^<]*)<\/title>/.exec(await (await cache.match(key, { ignoreVary: true })).text())?.[1] ??
        pathname;
      list.push(
        `<li><a href="${(pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title}</a></li>`,
      );
    }
  }
  const html = (await page.text()).replace(
    '<!--kept-->',
    list.length ? `<p>These pages you have seen can be read now:</p><ul>${list.join('')}</ul>` : '',
  );
  return new Response(html, { headers: page.headers });
}
