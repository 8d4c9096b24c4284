/**
 * Which domain may import which. Data, checked by test/architecture.test.ts: an import that is not listed here,
 * a circle, or a folder that is missing from this table fails the build.
 */
export const domainGraph = {
  accounts: [],
  ledger: [],
  addresses: [],
  staff: ['accounts'],
  support: ['staff'],
  tax: ['addresses'],
  catalogue: ['staff', 'tax'],
  search: ['catalogue', 'staff'],
  cart: ['catalogue'],
  wishlist: ['catalogue'],
  orders: ['ledger', 'catalogue', 'addresses', 'cart', 'staff'],
  reviews: ['catalogue', 'orders', 'staff'],
  payments: ['ledger', 'orders', 'cart', 'catalogue', 'staff'],
  invoices: ['addresses', 'tax', 'orders', 'payments'],
  chat: ['accounts', 'catalogue', 'orders', 'staff'],
  privacy: ['accounts', 'invoices'],
  today: ['catalogue', 'orders', 'chat', 'staff'],
} as const satisfies Record<string, readonly string[]>;
