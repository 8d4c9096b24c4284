/**
 * How the browser is started wherever one is driven: it may run as root and without a graphics card, and asks nothing of the network but
 * the shop.
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
