import { packedBy } from '../../../src/domains/delivery/packing-time.ts';
import { usualPacking } from '../../../src/domains/delivery/schedule.ts';
import { day, hour, minute, shift } from '../../../src/platform/clock.ts';
import { minuteOf, momentOf } from '../../../src/platform/india-time.ts';
import { type Chance, chance } from '../chance.ts';
import { shop } from '../../../src/shop.ts';
import { townId } from '../ids.ts';
import { type Market, peopleOf } from './market.ts';
import type { OrderPlan } from './plan-orders.ts';
import type { Timeline } from './timeline.ts';

/** An order that was placed, with what of it is still to come. */
export interface PlacedOrder {
  readonly plan: OrderPlan;
  readonly orderId: string;
  readonly rupees: number;
  /** Whether its customer pays at the door. */
  readonly isCash: boolean;
}

export interface Stage {
  readonly market: Market;
  readonly timeline: Timeline;
  readonly people: ReturnType<typeof peopleOf>;
  /** Of the orders so far. */
  readonly orderIds: string[];
  /** UTRs of the statement that the bank sends after this day. */
  readonly claims: { utr: string; rupees: number; at: Date }[];
  /** Deposits of cash that the bank's next statement shows. */
  readonly deposits: { reference: string; rupees: number; at: Date }[];
  /** What happens after the delivery of a parcel. */
  readonly afterDelivery: (order: PlacedOrder, sellerSlug: string, at: Date) => void;
}

const couriers = ['Blue Dart', 'Delhivery', 'Ekart', 'Our own rider'];

/** Plans an order from its placing to its last parcel. */
export function playOrder(stage: Stage, plan: OrderPlan): void {
  const { timeline } = stage;
  timeline.plan(plan.buyer.email, plan.at, async () => {
    const order = await place(stage, plan);
    const die = chance(`course ${plan.name}`);
    if (plan.story !== 'never paid') await payFor(stage, order, die);
  });
}

async function place({ people, market, orderIds }: Stage, plan: OrderPlan): Promise<PlacedOrder> {
  const api = people.customer(plan.buyer);
  const products = [
    {
      products: plan.lines.map(({ product, variant, quantity }) => ({
        quantity,
        variantId: townId('variant', variant.sku),
        productInfo: { _id: townId('product', product.slug) },
      })),
    },
  ];
  const { price, shipping_fee, discount, offers } = await api.orders.price({ products });
  const coupon = offers.applied.find((one) => one.coupon !== '')?.coupon;
  const { address, locality, city, state, pincode } = plan.place;
  const answer = await api.orders.place({
    products,
    price,
    shipping_fee,
    discount,
    ...(coupon ? { coupon } : {}),
    buyNow: true,
    shippingInfo: {
      name: plan.buyer.name,
      phonenumber: plan.buyer.mobile,
      address,
      locality,
      cityDistTown: city,
      state,
      pincode,
      landmark: '',
      alternatephonenumber: '',
    },
  });
  orderIds.push(answer.orderId);
  const wantsCash = plan.payBy === 'door' || plan.story === 'refused';
  const isCash =
    wantsCash &&
    plan.story !== 'never paid' &&
    (await api.onDelivery.offer({ orderId: answer.orderId })).allowed &&
    market.clock.now() >= plan.at;
  return { plan, orderId: answer.orderId, rupees: answer.price, isCash };
}

const utrOf = (die: Chance) =>
  `5${String(die.int(0, 99_999)).padStart(5, '0')}${String(die.int(0, 999_999)).padStart(6, '0')}`;

async function payFor(stage: Stage, order: PlacedOrder, die: Chance): Promise<void> {
  const { market, timeline, people, claims } = stage;
  const { plan, orderId, rupees, isCash } = order;
  const utr = utrOf(die);
  if (isCash) {
    await people.customer(plan.buyer).onDelivery.confirm({ orderId });
    return followOrder(stage, order, plan.at);
  }
  if (plan.payBy !== 'utr') {
    const at = shift(plan.at, die.int(2, 9) * minute);
    await market.pay({ orderId, rupees, utr });
    return followOrder(stage, order, at);
  }
  await people.customer(plan.buyer).payments.claim({ orderId, transactionId: utr });
  if (plan.story === 'to be looked up') return;
  // Half are seen on the next statement; the others an operator looks up before it comes, as one person may.
  if (die.percent(50) || rupees > shop.refundApprovalAbove) {
    claims.push({ utr, rupees, at: plan.at });
    return timeline.plan(plan.buyer.email, nextMorning(plan.at), () => followWhenPaid(stage, order));
  }
  const seenAt = shift(openAfter(plan.at, 30), 10 * minute);
  timeline.plan(plan.buyer.email, seenAt, async () => {
    await people.operator.deskMoney.confirmClaim({ orderId, seen: 'pending' });
    claims.push({ utr, rupees, at: seenAt });
    // Beyond what one person may confirm in a day it waits, here for the statement.
    await followWhenPaid(stage, order);
  });
}

/** The statement is read at eleven; a claim that it did not show is looked up by a person a day later. */
async function followWhenPaid(stage: Stage, order: PlacedOrder): Promise<void> {
  const { people, market, timeline } = stage;
  const { orderId, plan } = order;
  const { payment_status: state } = await people.customer(plan.buyer).payments.confirm({ orderId });
  if (state === 'paid') return followOrder(stage, order, market.clock.now());
  timeline.plan(plan.buyer.email, shift(market.clock.now(), 3 * hour), () => followWhenPaid(stage, order));
}

/** Noon of the next day in India. */
export const nextMorning = (at: Date): Date =>
  shift(momentOf((Math.floor(minuteOf(at) / 1_440) + 1) * 1_440), 12 * hour);

/** So many minutes of a shop's opening hours later. */
export const openAfter = (at: Date, minutes: number): Date =>
  momentOf(packedBy(minuteOf(at), { ...usualPacking, packingMinutes: minutes }) ?? minuteOf(at));

async function followOrder(stage: Stage, order: PlacedOrder, soldAt: Date): Promise<void> {
  const { people, timeline } = stage;
  const { plan, orderId } = order;
  if (plan.story === 'cancelled' && !order.isCash)
    return timeline.plan(plan.buyer.email, shift(soldAt, 35 * minute), async () => {
      await people.customer(plan.buyer).orders.cancel({ orderId });
    });
  const { order: details } = await people.customer(plan.buyer).orders.get({ orderId });
  for (const { sellerId, promised: slot } of details.parcels) {
    const slug = plan.lines.find(({ product }) => townId('seller', product.shop) === sellerId)?.product.shop;
    if (slug) playParcel(stage, order, { slug, sellerId, soldAt, slot });
  }
}

interface ParcelPlan {
  readonly slug: string;
  readonly sellerId: string;
  readonly soldAt: Date;
  readonly slot: { day: string; from: string; to: string } | null;
}

function playParcel(stage: Stage, order: PlacedOrder, parcel: ParcelPlan): void {
  const { timeline, people } = stage;
  const { plan, orderId } = order;
  const { slug, soldAt } = parcel;
  const die = chance(`parcel ${plan.name} ${slug}`);
  if (plan.story === 'waits in its shop') return;
  const isSlow = die.percent(5);
  const packAt = openAfter(soldAt, isSlow ? 700 : die.int(25, 100));
  const orders = people.seller(slug).deskOrders;
  timeline.plan(plan.buyer.email, packAt, async () => {
    if (plan.story === 'short of a piece' && plan.lines[0]?.product.shop === slug) {
      await orders.cannotSupply({ orderId, lines: [0], reason: 'The last piece had a flaw in the print' });
      if (plan.lines.filter(({ product }) => product.shop === slug).length === 1) return;
    }
    await orders.pack({ orderId });
    if (plan.story === 'packed today') return;
    const handAt = openAfter(packAt, die.int(30, 80));
    timeline.plan(plan.buyer.email, handAt, () => handOver(stage, order, parcel, { die, handAt }));
  });
}

async function handOver(
  stage: Stage,
  order: PlacedOrder,
  { slug, sellerId, slot }: ParcelPlan,
  { die, handAt }: { die: Chance; handAt: Date },
): Promise<void> {
  const { timeline, people, market } = stage;
  const { orderId, plan } = order;
  const orders = people.seller(slug).deskOrders;
  const awb = `${die.int(1_000_000, 9_999_999)}${die.int(1_000, 9_999)}`;
  await orders.handOver({ orderId, courier: die.pick(couriers), awb });
  const doorAt = doorTime(slot, handAt, die);
  const story = plan.story;
  if (story === 'lost')
    return timeline.plan(plan.buyer.email, shift(doorAt, 2 * day), async () => {
      await orders.lose({ orderId, reason: 'The courier cannot find it in its depot' });
    });
  if (story === 'back in its shop')
    return timeline.plan(plan.buyer.email, openAfter(handAt, 60), async () => {
      await orders.bringBack({ orderId, reason: 'Nobody was at home' });
    });
  if (story === 'refused' && order.isCash)
    return timeline.plan(plan.buyer.email, doorAt, async () => {
      await orders.refuse({ orderId, reason: 'Did not want it any more' });
      timeline.plan(
        plan.buyer.email,
        shift(doorAt, 2 * day),
        async () => void (await orders.takeIn({ orderId, good: true })),
      );
    });
  const deliver = async () => {
    await orders.deliver({ orderId, code: market.codeOfDelivery(orderId, sellerId) });
    stage.afterDelivery(order, slug, market.clock.now());
  };
  if (story !== 'twice on its way') return timeline.plan(plan.buyer.email, doorAt, deliver);
  timeline.plan(plan.buyer.email, doorAt, async () => {
    await orders.bringBack({ orderId, reason: 'Nobody was at home' });
    timeline.plan(plan.buyer.email, openAfter(doorAt, 60), async () => {
      await orders.handOver({ orderId, courier: couriers[1], awb });
      timeline.plan(plan.buyer.email, shift(openAfter(doorAt, 60), day), deliver);
    });
  });
}

/** Within the hours that were promised; one of fourteen comes a day late. */
function doorTime(slot: ParcelPlan['slot'], handAt: Date, die: Chance): Date {
  const late = die.percent(7) ? day : 0;
  if (!slot) return shift(handAt, 2 * day);
  const from = new Date(`${slot.day}T${slot.from}:00+05:30`).getTime();
  const to = new Date(`${slot.day}T${slot.to}:00+05:30`).getTime();
  const at = from + ((to - from) * die.int(5, 90)) / 100 + late;
  return new Date(Math.max(at, handAt.getTime() + 40 * minute));
}
