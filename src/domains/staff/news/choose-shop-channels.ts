import * as m from '#messages/desk-news';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { dropWaiting, putShopChoice, readShopChoices } from '../../notices/choices.store.ts';
import type { Choosing } from '../../notices/choose-channels.ts';
import { allChoices, type Choice, kindsOf, type ShopGroup, shopGroups } from '../../notices/kinds.ts';
import { makeChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';

type Offer = Pick<Choosing, 'isOffered'> & { readonly db: Database };

/** Every group on every channel that this market has, as the shop chose or by default. */
export const listShopChoices = async (
  { db, isOffered }: Offer,
  sellerId: string,
): Promise<Choice<ShopGroup>[]> =>
  allChoices(shopGroups, await readShopChoices(db, sellerId)).filter(isOffered);

/** Saves a shop's choices and records who chose. What waits on a channel that is no longer wanted is not sent. */
export async function saveShopChannels(
  { db, clock, isOffered }: Desk & Offer,
  request: { sellerId: string; staff: Staff; choices: readonly Choice<ShopGroup>[] },
): Promise<{ message: string } | Refusal<never>> {
  const { sellerId, staff } = request;
  const intent = { subjectId: sellerId, shopId: sellerId, did: 'chose channels', at: clock.now() };
  const answer = await makeChange(db, staff, { subject: 'shop', ...intent }, async (trx) => {
    const before = await listShopChoices({ db: trx, isOffered }, sellerId);
    for (const choice of request.choices.filter(isOffered)) {
      await putShopChoice(trx, sellerId, choice);
      if (!choice.wanted) await dropWaiting(trx, { sellerId }, kindsOf(choice.group), choice.channel);
    }
    return { before, after: await listShopChoices({ db: trx, isOffered }, sellerId) };
  });
  return isRefusal(answer) ? answer : { message: m.saved() };
}
