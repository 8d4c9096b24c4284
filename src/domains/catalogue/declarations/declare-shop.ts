import * as m from '#messages/refusals';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdShopLabel, saveShopLabel, type ShopLabel } from '../../sellers/shop-label.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** Saves a shop's declarations for all its goods, and its contact details. Recorded, because pages and invoices show them. */
export async function declareShop({ db, clock }: Desk, label: ShopLabel, { staff, shopId }: StaffVisit) {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_of_products() });
  const intent = { subject: 'shop', subjectId: shopId, shopId, did: 'declared', at: clock.now() } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const before = await holdShopLabel(trx, shopId);
    if (!before) return refuse('not_found', { error: m.shop_not_found() });
    await saveShopLabel(trx, shopId, label);
    return { before, after: label };
  });
}
