/**
 * A service worker that unregisters itself and deletes its caches: sent to browsers that still have one after
 * `SERVICE_WORKER=off`. Served unchanged by src/http/serve-service-worker.ts.
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
