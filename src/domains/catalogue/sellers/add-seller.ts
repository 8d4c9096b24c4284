import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { openShop } from './open-shop.ts';
import { slugOf } from '../words/slug-of.ts';
import { isShopTaken, listInvoiceCodes, saveShopFacts, type ShopFacts } from '../../sellers/sellers.store.ts';

/** Opens a shop with its details. */
export function addSeller(
  db: Database,
  { name, facts, now }: { name: string; facts: ShopFacts; now: Date },
): Promise<{ id: string; slug: string } | Refusal<'already_there' | 'invalid'>> {
  const slug = slugOf(name);
  if (slug === '') return Promise.resolve(refuse('invalid', { fields: { name: m.use_letters() } }));
  return inTransaction(db, async (trx) => {
    if (await isShopTaken(trx, name, slug)) return refuse('already_there', { error: m.shop_exists() });
    const { id } = await openShop(trx, { name }, now, new Set(await listInvoiceCodes(trx)));
    await saveShopFacts(trx, id, facts);
    return { id, slug };
  });
}
