/** What the shop pushed; an object without members when it cannot be read. */
function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** Shows what was pushed, as text. A push must show something, or the browser says something of its own. */
export function showPushed(event) {
  const { title, body, link, tag } = read(event.data);
  const shown = self.registration.showNotification(title || self.location.hostname, {
    body: body ?? '',
    // A second push of the same occasion replaces the first, without a sound.
    tag: tag ?? '',
    data: { link },
    icon: '/icon-192.png',
    lang: 'en-IN',
  });
  event.waitUntil(shown);
}

/** Opens the page that a notification is about, or goes to it where it is open. Never another site’s. */
export function openPushed(event) {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.link ?? '/'));
}

async function goTo(link) {
  const { origin } = self.location;
  const wanted = new URL(link, origin);
  const address = wanted.origin === origin ? wanted.href : `${origin}/`;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  if (!there) return self.clients.openWindow(address);
  const focused = await there.focus();
  // It may show how things were before; a page that no worker controls cannot be asked.
  return focused.navigate(address).catch(() => focused);
}
