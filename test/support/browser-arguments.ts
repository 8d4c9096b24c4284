/**
 * Arguments for every browser that tests start: it may run as root and without a graphics card, and makes no requests
 * except to the shop.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
