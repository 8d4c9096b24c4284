import { batchesOf } from './batches.ts';
import type { ProductTable } from './columns/find-table.ts';
import type { Kind } from './category-of.ts';
import { faultsOfHead, headOfRows } from './product-head.ts';
import { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** A kind of goods in a file, used to find or create its category. */
export interface FileKind extends Kind {
  readonly kindWords: string;
  products: number;
}

/** Max kinds listed separately; a broken file may have one per product. */
const maxKinds = 10_000;

/** The kinds of goods in the whole file, so that categories are planned from all of them, not only from the first lines. */
export async function kindsOfFile(table: ProductTable, seller: string | undefined): Promise<FileKind[]> {
  const kinds = new Map<string, FileKind>();
  const unheard = new Report();
  for await (const { groups } of batchesOf(table, unheard))
    for (const group of groups) {
      const head = headOfRows(group, { seller });
      if (faultsOfHead(head, group.rows[0] as ShopifyRow).length > 0) continue;
      const { type, goods, audience, category, kindWords } = head;
      const key = JSON.stringify([type, goods, audience, category, kindWords]);
      const known = kinds.get(key);
      if (known) known.products += 1;
      else if (kinds.size < maxKinds)
        kinds.set(key, { type, goods, audience, category, kindWords, products: 1 });
    }
  return [...kinds.values()];
}
