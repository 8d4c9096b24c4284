/** The pushed message; an empty object if it cannot be read. */
function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** Shows a pushed message as text. It must always show something, or the browser shows a message of its own. */
export function showPushed(event) {
  const { title, body, link, tag } = read(event.data);
  const shown = self.registration.showNotification(title || self.location.hostname, {
    body: body ?? '',
    // A second message with the same tag replaces the first, silently.
    tag: tag ?? '',
    data: { link },
    icon: '/icon-192.png',
    lang: 'en-IN',
  });
  event.waitUntil(shown);
}

/** Opens a notification's page, or focuses it if it is already open. Never a page of another site. */
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
  // The open page may be outdated: load it again. A page that no worker controls cannot be navigated.
  return focused.navigate(address).catch(() => focused);
}
