import * as m from '#messages/refusals';
import { newId } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { EditedPromotion, NewPromotion } from './promotions.calls.ts';
import * as store from './promotions.store.ts';

/** The maximum offers of one shop, or of the market, including ended ones. */
const maxPromotions = 500;

type Visit = Pick<StaffVisit, 'staff' | 'shopId'>;

/** Adds an offer of the staff's own shop, or of the market (R-PROMO-7). */
export function addPromotion(
  { db, clock }: Desk,
  { way, code, giftDays, ...promotion }: NewPromotion,
  { staff, shopId }: Visit,
) {
  const now = clock.now();
  const id = newId(now);
  const intent = { ...subjectOf(id, shopId), did: 'added', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const row = rowOf(promotion, shopId, {
      byCoupon: way !== 'itself',
      giftDays: way === 'gift' ? giftDays : null,
    });
    if (shopId !== null && way === 'gift') return refuse('invalid', { error: m.only_market_gives() });
    const wrong = await findWrong(trx, row);
    if (wrong) return wrong;
    if ((await store.countPromotions(trx, shopId)) >= maxPromotions) return refuse('list_full');
    await store.insertPromotion(trx, id, row, now);
    if (way === 'code' && !(await store.insertCode(trx, { code, promotionId: id, now })))
      return refuse('already_there', { fields: { code: m.coupon_code_is_taken() } });
    return { before: null, after: { ...row, code } };
  });
}

/** Changes an offer, except for how it applies and who pays for it. */
export function editPromotion(
  { db, clock }: Desk,
  { promotionId, version, ...promotion }: EditedPromotion,
  { staff, shopId }: Visit,
) {
  const now = clock.now();
  const intent = { ...subjectOf(promotionId, shopId), did: 'edited', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const before = await holdSeen(trx, { promotionId, version }, shopId);
    if (isRefusal(before)) return before;
    const after = rowOf(promotion, before.sellerId, before);
    const wrong = await findWrong(trx, after);
    if (wrong) return wrong;
    await store.updatePromotion(trx, promotionId, after, now);
    return { before, after };
  });
}

/** Ends an offer now: it no longer applies to new orders. */
export function endPromotion(
  { db, clock }: Desk,
  shownVersion: { promotionId: string; version: number },
  { staff, shopId }: Visit,
) {
  const now = clock.now();
  const intent = { ...subjectOf(shownVersion.promotionId, shopId), did: 'ended', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const before = await holdSeen(trx, shownVersion, shopId);
    if (isRefusal(before)) return before;
    await store.endPromotion(trx, shownVersion.promotionId, now);
    return { before, after: { ...before, endsAt: now } };
  });
}

const subjectOf = (subjectId: string, shopId: string | null) => ({
  subject: 'promotion' as const,
  subjectId,
  ...(shopId === null ? {} : { shopId }),
});

/** The first moment of a day in India. */
const dayBegins = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** The first moment of the next day in India. */
const dayEnds = (day: string) => new Date(dayBegins(day).getTime() + 86_400_000);

function rowOf(
  { firstDay, lastDay, ...promotion }: Omit<EditedPromotion, 'promotionId' | 'version'>,
  sellerId: string | null,
  { byCoupon, giftDays }: { readonly byCoupon: boolean; readonly giftDays: number | null },
): store.PromotionRow {
  const { kind, value, cap } = promotion;
  return {
    ...promotion,
    value: kind === 'delivery' ? 0 : value,
    cap: kind === 'percent' ? cap : null,
    categories: kind === 'delivery' ? [] : promotion.categories,
    shops: sellerId === null ? promotion.shops : [sellerId],
    startsAt: dayBegins(firstDay),
    endsAt: lastDay === null ? null : dayEnds(lastDay),
    sellerId,
    byCoupon,
    giftDays,
  };
}

async function findWrong(trx: Desk['db'], row: store.PromotionRow): Promise<Refusal<'invalid'> | null> {
  if (row.sellerId !== null && row.kind === 'delivery')
    return refuse('invalid', { fields: { kind: m.only_market_gives() } });
  const unknownId = await store.findUnknown(trx, row);
  if (unknownId.categories) return refuse('invalid', { fields: { categories: m.category_not_found() } });
  return unknownId.shops ? refuse('invalid', { fields: { shops: m.shop_not_found() } }) : null;
}

/**
 * Locks the offer if its version is unchanged: one of the staff's own shop, or any for an operator without a shop.
 */
async function holdSeen(
  trx: Desk['db'],
  { promotionId, version }: { promotionId: string; version: number },
  shopId: string | null,
): Promise<store.StoredPromotion | Refusal<'changed_meanwhile' | 'not_found'>> {
  const promotion = await store.holdPromotion(trx, promotionId);
  if (!promotion || (shopId !== null && promotion.sellerId !== shopId))
    return refuse('not_found', { error: m.promotion_not_found() });
  return promotion.version === version ? promotion : refuse('changed_meanwhile');
}
