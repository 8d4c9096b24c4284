/**
 * The service worker that takes itself and all it kept away: what browsers get that still have one from before, when it was turned
 * off (`SERVICE_WORKER=off`). Served as it stands by src/http/serve-service-worker.ts.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  indexedDB.deleteDatabase('workbox-expiration');
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
