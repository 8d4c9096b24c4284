import * as m from '#messages/refusals';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdShopStory, saveShopStory, type ShopStory } from '../../sellers/shop-front.store.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { findPicture } from '../pictures/pictures.store.ts';

const pictureAddress = /^\/pictures\/([A-Za-z0-9]{8,40})\.webp$/;

/** Saves what a shop's own page tells. The picture must be one of the shop's; it may stay as it was. */
export function tellStory({ db, clock }: Desk, after: ShopStory, { staff, shopId }: StaffVisit) {
  if (shopId === null) return Promise.resolve(refuse('invalid', { error: m.choose_shop_of_products() }));
  return inTransaction(db, async (trx) => {
    const before = await holdShopStory(trx, shopId);
    if (!before) return refuse('not_found', { error: m.shop_not_found() });
    const key = pictureAddress.exec(after.picture)?.[1];
    if (after.picture !== before.picture && !(key && (await findPicture(trx, key))))
      return refuse('invalid', { fields: { picture: m.choose_picture() } });
    await saveShopStory(trx, shopId, after);
    await recordChange(trx, staff, {
      subject: 'shop',
      subjectId: shopId,
      shopId,
      did: 'page edited',
      before,
      after,
      at: clock.now(),
    });
    return true;
  });
}
