import * as m from '#messages/refusals';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdShopLabel, saveShopLabel, type ShopLabel } from '../../sellers/shop-label.store.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** Saves what a shop declares for all its goods, and how it is reached. Recorded, since pages and invoices show it. */
export function declareShop({ db, clock }: Desk, label: ShopLabel, { staff, shopId }: StaffVisit) {
  if (shopId === null) return Promise.resolve(refuse('invalid', { error: m.choose_shop_of_products() }));
  return inTransaction(db, async (trx) => {
    const before = await holdShopLabel(trx, shopId);
    if (!before) return refuse('not_found', { error: m.shop_not_found() });
    await saveShopLabel(trx, shopId, label);
    await recordChange(trx, staff, {
      subject: 'shop',
      subjectId: shopId,
      shopId,
      did: 'declared',
      before,
      after: label,
      at: clock.now(),
    });
    return true;
  });
}
