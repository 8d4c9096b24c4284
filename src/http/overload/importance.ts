/** What goes on for longest when there is more to do than can be done. */
export type Importance = 'vital' | 'shopping' | 'browsing';

/** Money and what leads to it, the files of pages that are open already, and what tells others how the shop is doing. */
const vital = below(
  'api/payment|api/order|api/home/order|api/generate-(?:invoice|credit-note)|api/home/customer/(?:gat-order|cancel-order|add_address|get_default_address|get_all_address)|shipping|my-payment|payment|order|assets|pictures|healthz|readyz|metrics',
);

/** Who is somebody here already: logging in, the cart, one's own pages, the sellers' desk. */
const shopping = below(
  'api/customer|api/home/product|api/home/customer|api/chat|api/desk|socket\\.io|cart|login|register|dashboard|desk',
);

/** Paths that are one of these, or lie below one. */
function below(paths: string): RegExp {
  return new RegExp(`^/(?:${paths})(?:/|$)`);
}

/** How long to go on answering requests to this path. */
export function importanceOf(path: string): Importance {
  if (vital.test(path)) return 'vital';
  return shopping.test(path) ? 'shopping' : 'browsing';
}
