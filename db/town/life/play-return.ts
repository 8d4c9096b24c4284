import type { Reason } from '../../../src/domains/returns/return.ts';
import type { Fit } from '../../../src/domains/reviews/fit.ts';
import { day, hour, shift } from '../../../src/platform/clock.ts';
import { type Chance, chance } from '../chance.ts';
import { townId } from '../ids.ts';
import { openAfter, type PlacedOrder, type Stage } from './play-order.ts';

/** Why things come back, the frequent reasons more than once. */
const reasons: readonly (readonly [Reason, string])[] = [
  ['size', 'A little tight across the shoulders'],
  ['size', 'Too long for me'],
  ['size', ''],
  ['not_as_shown', 'The colour is darker than in the picture'],
  ['not_liked', ''],
  ['not_liked', 'Bought for a wedding that was put off'],
  ['faulty', 'A seam is open at the side'],
  ['wrong', 'This is not the print that I ordered'],
];

/** Plans that something of a delivered parcel is asked back, and what its shop does with it. */
export function playReturn(stage: Stage, order: PlacedOrder, slug: string, deliveredAt: Date): void {
  const { timeline } = stage;
  const { plan } = order;
  const line = plan.lines.findIndex(({ product }) => product.shop === slug);
  if (line !== plan.lines.findIndex(({ product }) => product.shop === plan.lines[0]?.product.shop)) return;
  const die = chance(`return ${plan.name}`);
  const askAt = shift(deliveredAt, die.int(20, 90) * hour);
  timeline.plan(plan.buyer.email, askAt, async () => {
    const returnId = await ask(stage, order, line, die);
    if (returnId === null) return;
    const answerAt = openAfter(askAt, die.int(60, 500));
    timeline.plan(plan.buyer.email, answerAt, () => answer(stage, order, { slug, returnId, die, answerAt }));
  });
}

/** Asks a piece back at a moment, and leaves it to its shop. */
export function askBackAt(stage: Stage, order: PlacedOrder, slug: string, at: Date): void {
  const line = order.plan.lines.findIndex(({ product }) => product.shop === slug);
  stage.timeline.plan(order.plan.buyer.email, at, async () => {
    await ask(stage, order, line, chance(`return ${order.plan.name}`));
  });
}

async function ask(
  { people }: Stage,
  { plan, orderId, isCash }: PlacedOrder,
  line: number,
  die: Chance,
): Promise<string | null> {
  const api = people.customer(plan.buyer);
  const { lines, pickups } = await api.returns.read({ orderId });
  const back = lines.find((one) => one.line === line && one.open && one.left > 0);
  const [pickup] = pickups;
  if (!back || !pickup) return null;
  const size =
    plan.story === 'exchanged' ? back.sizes.find(({ isEven, stock }) => isEven && stock > 1) : undefined;
  const [reason, note] = size ? reasons[die.int(0, 2)]! : die.pick(reasons);
  const { returnId } = await api.returns.ask({
    orderId,
    line,
    quantity: 1,
    reason,
    note,
    variantId: size?.variantId ?? '',
    pickup: pickup.name,
    payTo: isCash ? `${plan.buyer.mobile}@upi` : '',
  });
  return returnId;
}

async function answer(
  stage: Stage,
  { plan }: PlacedOrder,
  { slug, returnId, die, answerAt }: { slug: string; returnId: string; die: Chance; answerAt: Date },
): Promise<void> {
  const { timeline, people } = stage;
  const { deskReturns } = people.seller(slug);
  if (plan.story === 'declined') {
    await deskReturns.move({ returnId, seen: 'asked', to: 'declined', why: 'It was worn and washed.' });
    return;
  }
  await deskReturns.move({ returnId, seen: 'asked', to: 'agreed' });
  const pickAt = shift(answerAt, 30 * hour + die.int(0, 5) * hour);
  timeline.plan(plan.buyer.email, pickAt, async () => {
    await deskReturns.move({ returnId, seen: 'agreed', to: 'picked up' });
    timeline.plan(plan.buyer.email, openAfter(pickAt, 240), async () => {
      const { returns } = await deskReturns.list({ list: 'all' });
      const kind = returns.find(({ _id }) => _id === returnId)?.kind ?? 'refund';
      await deskReturns.move({
        returnId,
        seen: 'picked up',
        to: kind === 'exchange' ? 'exchanged' : 'refunded',
      });
    });
  });
}

/** Plans the review of a delivered product. */
export function playReview(
  { timeline, people }: Stage,
  { plan }: PlacedOrder,
  deliveredAt: Date,
  writeReview: (plan: PlacedOrder['plan']) => { rating: number; review: string; fit: Fit | null } | null,
): void {
  const product = plan.lines[0]?.product;
  const opinion = writeReview(plan);
  if (!product || !opinion) return;
  const at = shift(deliveredAt, day + chance(`review ${plan.name}`).int(1, 50) * hour);
  timeline.plan(plan.buyer.email, at, async () => {
    await people
      .customer(plan.buyer)
      .reviews.submit({ productId: townId('product', product.slug), ...opinion });
  });
}
