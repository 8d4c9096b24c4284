import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { findSeller, listInvoiceCodes, type SellerName } from '../../sellers/sellers.store.ts';
import { openShop } from '../sellers/open-shop.ts';
import type { ProductHead } from './product-head.ts';
import type { Report } from './report.ts';
import { slugOf } from '../words/slug-of.ts';

type KnownSeller = SellerName & { readonly closed: boolean };

/** The sellers of one import run. Missing shops are created; a dry run creates them in memory only. */
export async function shelfSellers(
  db: Database,
  { report, dryRun, now }: { report: Report; dryRun: boolean; now: Date },
) {
  const sellers = new Map<string, KnownSeller | null>();
  const codes = new Set(await listInvoiceCodes(db));
  const remark = remarkOnShops(report);

  /** Looks up each shop once per run; null when none has this name. */
  async function find(db: Database, shopName: string): Promise<KnownSeller | null> {
    const slug = slugOf(shopName);
    const known = sellers.get(slug);
    if (known !== undefined) return known;
    const seller = await findSeller(db, shopName, slug);
    sellers.set(slug, seller);
    return seller;
  }

  async function open(db: Database, { shopName: name, shopClosed: closed }: ProductHead) {
    const slug = slugOf(name);
    report.shopsMade.push(name);
    const made = dryRun ? { id: newId(now), name, slug } : await openShop(db, { name, closed }, now, codes);
    const seller = { ...made, closed };
    sellers.set(slug, seller);
    return seller;
  }

  return {
    find,
    async findOrOpen(db: Database, product: ProductHead): Promise<SellerName> {
      const seller = (await find(db, product.shopName)) ?? (await open(db, product));
      remark(seller, product);
      return seller;
    },
  };
}

/** Reports surprises about a product's shop: it is closed, or its name is spelt differently. */
function remarkOnShops(report: Report) {
  const closed = new Set<string>();
  return (seller: KnownSeller, { shopName, line, handle }: ProductHead): void => {
    if (seller.closed && !closed.has(seller.id)) {
      closed.add(seller.id);
      report.remark(line, handle, m.shop_closed({ shop: seller.name }));
    }
    if (seller.name !== shopName)
      report.remark(line, handle, m.taken_for_shop({ vendor: shopName, shop: seller.name }));
  };
}
