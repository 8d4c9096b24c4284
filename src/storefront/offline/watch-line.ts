import * as m from '#messages/shell';
import { toast } from '../../ui/toast/toast.ts';

const look =
  'position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:.5rem 1rem;background:#7a2333;color:#fff;font-weight:600;font-size:.875rem;line-height:1.4;text-align:center';

/**
 * Shows a line above the page while offline, and blocks buttons that buy (`data-buys`). A page from the service
 * worker's cache already has its line, and reloads when the connection is back.
 */
export function watchLine(): void {
  const page = document.documentElement;
  const line = () => document.getElementById('offline');
  // The bars at the foot, and the end of the page, stand above the line.
  const room = new ResizeObserver(() =>
    page.style.setProperty('--offline', `${line()?.offsetHeight ?? 0}px`),
  );
  const show = () => {
    page.toggleAttribute('data-offline', true);
    const old = line();
    if (old) return room.observe(old);
    const element = document.createElement('p');
    element.id = 'offline';
    element.setAttribute('role', 'status');
    element.setAttribute('style', look);
    element.dataset.edge = 'foot';
    element.textContent = m.offline();
    document.body.prepend(element);
    room.observe(element);
  };
  const hide = () => {
    if (line()?.dataset.kept !== undefined) return window.location.reload();
    page.toggleAttribute('data-offline', false);
    page.style.removeProperty('--offline');
    room.disconnect();
    line()?.remove();
  };
  window.addEventListener('offline', show);
  window.addEventListener('online', hide);
  if (!navigator.onLine || line()) show();
  document.addEventListener(
    'click',
    (event) => {
      if (!line() || !(event.target instanceof Element)) return;
      // Leave links to the browser: the worker may have the document cached.
      if (event.target.closest('a[href]') && page.dataset.worker) return event.stopPropagation();
      if (!event.target.closest('[data-buys]')) return;
      event.preventDefault();
      event.stopPropagation();
      toast.error(m.offline_no_orders());
    },
    { capture: true },
  );
}
