/** Priority under overload: browsing is shed first, vital last. */
export type Importance = 'vital' | 'shopping' | 'browsing';

/** Payments and checkout, assets of open pages, health checks and metrics. */
const vital = below(
  'api/payment|api/order|api/home/order|api/generate-(?:invoice|credit-note)|api/home/customer/(?:gat-order|cancel-order|add_address|get_default_address|get_all_address)|shipping|my-payment|payment|order|assets|dev/gateway|healthz|readyz|metrics',
);

/** Known visitors: login, cart, personal pages, the desk. */
const shopping = below(
  'api/customer|api/home/product|api/home/customer|api/chat|api/desk|socket\\.io|cart|login|register|dashboard|desk',
);

/** Matches these paths and everything below them. */
function below(paths: string): RegExp {
  return new RegExp(`^/(?:${paths})(?:/|$)`);
}

/** A path's priority under overload. */
export function importanceOf(path: string): Importance {
  if (vital.test(path)) return 'vital';
  return shopping.test(path) ? 'shopping' : 'browsing';
}
