import { hashPassword } from '../../../src/domains/accounts/password.ts';
import { listChanged } from '../../../src/domains/catalogue/listed-products.store.ts';
import { day, hour, shift } from '../../../src/platform/clock.ts';
import { type Database, execute, hasChanged } from '../../../src/platform/database.ts';
import { newSecret } from '../../../src/platform/ids.ts';
import { stockRows } from '../catalogue-rows.ts';
import { chance } from '../chance.ts';
import { townId } from '../ids.ts';
import { sayMore, type TownReview } from '../reviews.ts';
import { buildTown, type Town } from '../town.ts';
import { cashier, type Market, peopleOf } from './market.ts';
import { daysOfLife, type OrderPlan, planOrders } from './plan-orders.ts';
import { countViews, playOffice } from './play-office.ts';
import { type PlacedOrder, playOrder, type Stage } from './play-order.ts';
import { askBackAt, playReturn, playReview } from './play-return.ts';
import { playTalk } from './play-talk.ts';
import { openTimeline, type Timeline } from './timeline.ts';

/**
 * Lets the town trade for sixty days until `today`, by the shop's own use-cases on a moved clock: orders in all states,
 * returns, money, chats, payouts. The same day gives the same trade. Afterwards the shelves hold what the town says.
 *
 * @param openMarket opens the use-cases on the clock that it gets
 * @param seed of what happens; the demo’s is always the same
 * @returns the ids of its orders, and what the shop refused; null if another process lets it trade
 */
export async function liveTown(
  today: Date,
  openMarket: (clock: Timeline['clock']) => Market,
  seed = '',
): Promise<{ orderIds: string[]; refusals: string[] } | null> {
  const town = buildTown({ today });
  const timeline = openTimeline(shift(today, -1));
  const market = openMarket(timeline.clock);
  const reviews = [...town.reviews];
  const stage: Stage = {
    market,
    timeline,
    people: peopleOf(market),
    orderIds: [],
    claims: [],
    deposits: [],
    afterDelivery: (order, slug, at) => playAfterDelivery(stage, reviews, { order, slug, at, today }),
  };
  if (!(await hireCashier(market.db, shift(today, -daysOfLife * day)))) return null;
  for (const plan of planOrders(town, today, seed)) playOrder(stage, plan);
  playOffice(stage, town, today);
  playTalk(stage, town, today);
  const refusals = await timeline.play(market.endDay);
  await countViews(stage, town, today);
  await market.countDays();
  await settle(stage, town, today);
  return { orderIds: stage.orderIds, refusals };
}

/** The second operator, without whom no money could leave the shop. Nobody has the password. False if there already. */
async function hireCashier(db: Database, now: Date): Promise<boolean> {
  const hash = await hashPassword(newSecret());
  if (typeof hash !== 'string') throw new Error('The cashier’s password could not be hashed');
  const { name, email, role } = cashier;
  return hasChanged(db)`
    insert into staff (id, name, email, password_hash, role, created_at)
    values (${townId('staff', email)}, ${name}, ${email}, ${hash}, ${role}, ${now}) on conflict do nothing`;
}

function playAfterDelivery(
  stage: Stage,
  reviews: TownReview[],
  { order, slug, at, today }: { order: PlacedOrder; slug: string; at: Date; today: Date },
): void {
  const { story } = order.plan;
  if (story === 'reviewed') playReview(stage, order, at, (plan) => writeReview(reviews, plan, at));
  if (story === 'given back' || story === 'exchanged' || story === 'declined')
    playReturn(stage, order, slug, at);
  if (story === 'asks back today')
    askBackAt(stage, order, slug, shift(today, -chance(order.plan.name).int(2, 20) * hour));
}

/** A review by somebody who has not written one of the product yet; the next ones say nothing of it again. */
function writeReview(reviews: TownReview[], { name, buyer, lines }: OrderPlan, date: Date) {
  const product = lines[0]?.product;
  const earlier = reviews.filter((review) => review.product === product?.slug);
  if (!product || earlier.some(({ customer }) => customer === buyer.email)) return null;
  const die = chance(`opinion ${name}`);
  const rating = die.percent(60) ? 5 : die.percent(80) ? 4 : 3;
  const more = sayMore(product, rating, { die, reviews: earlier });
  if (!more) return null;
  reviews.push({ ...more, rating, product: product.slug, customer: buyer.email, name: buyer.name, date });
  return { ...more, rating };
}

/**
 * What was news is read and told by now, but for the last day’s; and the shelves are filled up to the numbers that the
 * town’s pages promise.
 */
async function settle({ market, people }: Stage, town: Town, today: Date): Promise<void> {
  const { db } = market;
  await execute(db)`update notices set sent_at = at where sent_at is null`;
  await execute(db)`update outbox set state = 'sent' where state = 'waiting'`;
  await execute(db)`
    delete from graphile_worker._private_jobs where task_id in (
      select id from graphile_worker._private_tasks where identifier in ('send_notice', 'deliver_message'))`;
  for (const { slug } of town.shops) {
    const { deskNews } = people.seller(slug);
    const { news } = await deskNews.list({});
    const old = news.find(({ date }) => date < shift(today, -day).toISOString());
    if (old) await deskNews.markRead({ upTo: old.number });
  }
  await execute(db)`
    update stock set quantity = wanted.quantity
    from json_to_recordset(${JSON.stringify(stockRows(town))}) as wanted(variant_id text, quantity int)
    where stock.variant_id = wanted.variant_id and stock.quantity <> wanted.quantity`;
  await listChanged(
    db,
    town.products.map(({ slug }) => townId('product', slug)),
  );
  await execute(db)`analyze`;
}
