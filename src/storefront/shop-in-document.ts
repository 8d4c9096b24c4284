import type { ShopFacts } from '../shop-form.ts';

/** What SHOP_FILE says of the shop, as the server wrote it into the document's head; undefined without one. */
export const factsOfFile = JSON.parse(document.getElementById('shop-facts')?.textContent ?? 'null') as
  | ShopFacts
  | undefined;
