import * as m from '#messages/shell';
import { toast } from '../../ui/toast/toast.ts';

const look =
  'position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:.5rem 1rem;background:#7a2333;color:#fff;font-weight:600;font-size:.875rem;line-height:1.4;text-align:center';

/**
 * Says so while there is no connection, above the page, and refuses what buys (`data-buys`). A page that the service worker had
 * kept carries its line already; when the connection is back it is read anew.
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
      // A link is the browser's to follow: the worker may have kept the document.
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
