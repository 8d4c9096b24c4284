import * as m from '#messages/shell';
import { toast } from '../../ui/toast/toast.ts';

const look =
  'position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:.5rem 1rem;background:#7a2333;color:#fff;font-weight:600;font-size:.875rem;line-height:1.4;text-align:center';

/**
 * Shows a line above the page while offline, and blocks buttons that buy (`data-buys`). A page from the service
 * worker's cache already has its line, and reloads when the connection is back.
 */
export function watchLine(): void {
  const line = () => document.getElementById('offline');
  const show = () => {
    document.documentElement.toggleAttribute('data-offline', true);
    if (line()) return;
    const element = document.createElement('p');
    element.id = 'offline';
    element.setAttribute('role', 'status');
    element.setAttribute('style', look);
    element.textContent = m.offline();
    document.body.prepend(element);
  };
  const hide = () => {
    if (line()?.dataset.kept !== undefined) return window.location.reload();
    document.documentElement.toggleAttribute('data-offline', false);
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
      if (event.target.closest('a[href]') && document.documentElement.dataset.worker)
        return event.stopPropagation();
      if (!event.target.closest('[data-buys]')) return;
      event.preventDefault();
      event.stopPropagation();
      toast.error(m.offline_no_orders());
    },
    { capture: true },
  );
}
