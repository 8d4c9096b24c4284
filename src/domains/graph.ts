/**
 * Which domain may import which. Data, checked by test/architecture.test.ts: an import that is not listed here,
 * a circle, or a folder that is missing from this table fails the build.
 */
export const domainGraph = {
  illustration: [],
  accounts: [],
  addresses: [],
  support: [],
  catalogue: ['illustration'],
  search: ['catalogue'],
  cart: ['catalogue'],
  wishlist: ['catalogue'],
  orders: ['catalogue', 'addresses', 'cart'],
  reviews: ['catalogue', 'orders'],
  payments: ['orders', 'cart', 'catalogue'],
  invoices: ['addresses', 'orders', 'payments'],
  chat: ['accounts', 'catalogue', 'orders'],
  privacy: ['accounts', 'invoices'],
  desk: ['accounts', 'catalogue', 'search', 'orders', 'reviews', 'payments', 'invoices', 'chat', 'support'],
} as const satisfies Record<string, readonly string[]>;
