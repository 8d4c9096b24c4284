/**
 * What the file that SHOP_FILE names says of the shop; undefined without one, or when it has faults, which `readSettings`
 * reports. src/shop.ts imports it as `#shop-file`; in the browser that is src/storefront/shop-in-document.ts. Most shops'
 * pages need no schemas, so the reader is loaded only for a file.
 */
const path = process.env.SHOP_FILE;
export const factsOfFile = path ? (await import('./read-shop-file.ts')).readShopFile(path).facts : undefined;
