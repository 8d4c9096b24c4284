import * as m from '#messages/refusals';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdShopStory, saveShopStory, type ShopStory } from '../../sellers/shop-front.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { isKnownPicture } from '../pictures/new-pictures.store.ts';
import { pictureKey } from '../pictures/photo-name.ts';

/** Saves the texts of a shop's own page. A new picture must belong to the shop. */
export async function tellStory({ db, clock }: Desk, after: ShopStory, { staff, shopId }: StaffVisit) {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_of_products() });
  const intent = { subject: 'shop', subjectId: shopId, shopId, did: 'page edited', at: clock.now() } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const before = await holdShopStory(trx, shopId);
    if (!before) return refuse('not_found', { error: m.shop_not_found() });
    const key = pictureKey(after.picture);
    if (after.picture !== before.picture && !(key && (await isKnownPicture(trx, key))))
      return refuse('invalid', { fields: { picture: m.choose_picture() } });
    await saveShopStory(trx, shopId, after);
    return { before, after };
  });
}
