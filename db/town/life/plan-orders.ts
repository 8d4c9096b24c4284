import { day, hour, minute, shift } from '../../../src/platform/clock.ts';
import { dayMinutes, dayNumber, dayOf, momentOf, weekdayOf } from '../../../src/platform/india-time.ts';
import { type Chance, chance, shuffle } from '../chance.ts';
import type { TownProduct, TownVariant } from '../make-product.ts';
import type { TownCustomer } from '../people.ts';
import type { Town } from '../town.ts';

/** Days of trade before today. */
export const daysOfLife = 60;

/** What becomes of an order beside being packed, sent and delivered. */
export type Story =
  | 'kept'
  | 'reviewed'
  | 'given back'
  | 'exchanged'
  | 'declined'
  | 'refused'
  | 'lost'
  | 'twice on its way'
  | 'short of a piece'
  | 'cancelled'
  | 'never paid'
  | 'asks back today'
  | 'waits in its shop'
  | 'packed today'
  | 'back in its shop'
  | 'to be looked up';

export type PayBy = 'provider' | 'utr' | 'door';

/** An order that will be placed. Its name is the seed of everything that happens to it. */
export interface OrderPlan {
  readonly name: string;
  readonly at: Date;
  readonly buyer: TownCustomer;
  readonly place: HomePlace;
  readonly lines: readonly { product: TownProduct; variant: TownVariant; quantity: number }[];
  readonly payBy: PayBy;
  readonly story: Story;
}

export interface HomePlace {
  readonly address: string;
  readonly locality: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
}

const jaipur = (locality: string, pincode: string, address: string): HomePlace => ({
  address,
  locality,
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode,
});
const elsewhere = (address: string, locality: string, city: string, state: string, pincode: string) => ({
  address,
  locality,
  city,
  state,
  pincode,
});

/** Where the town's customers live; two of three in the city. */
const homes: readonly HomePlace[] = [
  jaipur('Malviya Nagar', '302017', '14 Saraswati Marg'),
  jaipur('Vaishali Nagar', '302021', 'C-208, Amrapali Circle'),
  jaipur('Mansarovar', '302020', '73/41 Paramhans Marg'),
  jaipur('Bapu Nagar', '302015', 'D-61, Janta Store Road'),
  jaipur('Raja Park', '302004', 'Plot 5, Lane 3, Panchvati Circle'),
  jaipur('Chandpole', '302001', '2104 Khejron ka Rasta'),
  jaipur('Jagatpura', '302025', 'Flat 902, Aravali Heights'),
  jaipur('Sanganer', '302029', '18 Pratap Nagar Sector 6'),
  elsewhere('27 Sardarpura B Road', 'Sardarpura', 'Jodhpur', 'Rajasthan', '342003'),
  elsewhere('4 Ganesh Ghati', 'Old City', 'Udaipur', 'Rajasthan', '313001'),
  elsewhere('E-19 Hauz Khas', 'Hauz Khas', 'New Delhi', 'Delhi', '110016'),
  elsewhere('11 Palm Grove, 4th Cross', 'Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
];

/** Of a hundred orders that are old enough to have ended. */
const stories: readonly (readonly [Story, number])[] = [
  ['reviewed', 14],
  ['given back', 8],
  ['exchanged', 4],
  ['declined', 2],
  ['refused', 3],
  ['lost', 1],
  ['twice on its way', 2],
  ['short of a piece', 2],
  ['cancelled', 4],
  ['never paid', 4],
];

/** An order that is younger has no time for more than being delivered. */
const oldEnough = 9;

/**
 * The orders of sixty days, more towards today and at weekends, and those that today begins with: in each shop one to be
 * packed, in some a packed one and a piece that is asked back, in one a parcel that came back and in one a payment to
 * look up. The same `today` and `seed` give the same orders.
 *
 * @param seed begins the name of each order, on which everything that happens to it depends
 */
export function planOrders(town: Town, today: Date, seed = ''): OrderPlan[] {
  const shelf = openShelf(town);
  const orders: OrderPlan[] = [];
  const add = (at: Date, story: Story | null, of?: string) => {
    const name = `${seed}order ${orders.length}`;
    const die = chance(`life ${name}`);
    const buyer = town.customers[(orders.length * 23 + die.int(0, 6)) % town.customers.length]!;
    const lines = shelf.take(die, at, of);
    if (lines.length === 0) return;
    const lot = story ?? storyOf(die);
    const { sku } = lines[0]!.variant;
    const isShort = lot === 'short of a piece';
    // What a shop cannot supply is out of stock from then on: somebody who orders later that day would be refused.
    const isOrderedLater = orders.some(
      (other) => other.at > at && other.lines.some(({ variant }) => variant.sku === sku),
    );
    const course = isShort && isOrderedLater ? 'kept' : lot;
    if (course === 'short of a piece') shelf.empty(sku);
    orders.push({
      name,
      at,
      buyer,
      place: homes[Number(buyer.mobile.slice(-3)) % homes.length]!,
      lines,
      payBy: payOf(die, story),
      story: course,
    });
  };
  for (let ago = daysOfLife; ago >= 1; ago--) {
    const date = dayNumber(dayOf(today)) - ago;
    const die = chance(`${seed}day ${ago}`);
    const busy = weekdayOf(date) >= 5 ? 2 : 0;
    const count = 2 + busy + die.int(0, 2) + Math.floor((daysOfLife - ago) / 20);
    for (let at = 0; at < count; at++)
      add(momentOf(date * dayMinutes + minuteOfOrder(die)), ago >= oldEnough ? null : 'kept');
  }
  addToday(town, today, add);
  return orders;
}

function addToday({ shops }: Town, today: Date, add: (at: Date, story: Story, of: string) => void): void {
  for (const [at, { slug }] of shops.entries()) {
    const die = chance(`today ${slug}`);
    if (at % 3 === 0) add(shift(today, -6 * day - die.int(0, 300) * minute), 'asks back today', slug);
    if (at % 2 === 0) add(shift(today, -26 * hour - die.int(0, 180) * minute), 'packed today', slug);
    add(shift(today, -die.int(20, 170) * minute), 'waits in its shop', slug);
  }
  const [one, other] = shops;
  if (one) add(shift(today, -74 * hour), 'back in its shop', one.slug);
  if (other) add(shift(today, -30 * minute), 'to be looked up', other.slug);
}

/** Few at noon, most in the evening, none at night. */
const minuteOfOrder = (die: Chance): number =>
  die.percent(60) ? die.int(18 * 60, 22 * 60 + 50) : die.int(9 * 60, 18 * 60);

function payOf(die: Chance, story: Story | null): PayBy {
  if (story === 'to be looked up') return 'utr';
  if (story === 'waits in its shop' && die.percent(40)) return 'door';
  if (story && story !== 'kept') return 'provider';
  const roll = die.int(1, 100);
  return roll <= 62 ? 'provider' : roll <= 70 ? 'utr' : 'door';
}

function storyOf(die: Chance): Story {
  let rest = die.int(1, 100);
  for (const [story, share] of stories) {
    rest -= share;
    if (rest <= 0) return story;
  }
  return 'kept';
}

/** Takes lines off the shelf so that all orders together never ask for more than the town has. */
function openShelf({ products, featured }: Town) {
  const stockLeft = new Map(
    products.flatMap((product) => product.variants.map(({ sku, stock }) => [sku, stock - 2] as const)),
  );
  const favourites = new Set([
    ...shuffle(
      products.map(({ slug }) => slug),
      'liked',
    ).slice(0, 60),
    ...featured,
  ]);
  const popular = products.filter(({ slug }) => favourites.has(slug));

  function lineOf(die: Chance, at: Date, of: string | undefined): OrderPlan['lines'][number] | null {
    const from = (die.percent(55) ? popular : products).filter(({ shop }) => of === undefined || shop === of);
    const goods = (from.length > 0 ? from : products).filter(
      ({ createdAt, shop }) => createdAt < shift(at, -day) && (of === undefined || shop === of),
    );
    const product = goods.length > 0 ? die.pick(goods) : null;
    const variants = product?.variants.filter(({ sku }) => (stockLeft.get(sku) ?? 0) > 2) ?? [];
    if (!product || variants.length === 0) return null;
    const variant = die.pick(variants);
    const quantity = product.mrp < 2_000 && die.percent(15) ? 2 : 1;
    stockLeft.set(variant.sku, (stockLeft.get(variant.sku) ?? 0) - quantity);
    return { product, variant, quantity };
  }

  return {
    empty: (sku: string) => stockLeft.set(sku, 0),
    take(die: Chance, at: Date, of: string | undefined): OrderPlan['lines'] {
      const count = die.percent(60) ? 1 : die.percent(70) ? 2 : 3;
      const lines = new Map<string, OrderPlan['lines'][number]>();
      for (let tries = 0; lines.size < count && tries < 12; tries++) {
        const line = lineOf(die, at, of);
        if (line) lines.set(line.product.slug, line);
      }
      return [...lines.values()];
    },
  };
}
