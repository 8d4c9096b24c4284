import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import { findNearly, priceGoods } from './price-goods.ts';
import { type Coupon, type GoodsLine, isFor, type Promotion } from './promotion.ts';

const any: Promotion = {
  id: 'super',
  version: 1,
  name: 'Super discount',
  kind: 'percent',
  value: 5,
  cap: 100,
  fromRupees: 700,
  categories: [],
  shops: [],
  firstOrderOnly: false,
  bearer: 'shop',
};
const gift: Promotion = { ...any, id: 'gift', kind: 'rupees', value: 50, cap: null, fromRupees: 499 };
const freeDelivery: Promotion = { ...any, id: 'free', kind: 'delivery', value: 0, cap: null, fromRupees: 0 };
const coupon = (promotion: Promotion, code = promotion.id): Coupon => ({ code, expiresAt: null, promotion });
const line = (unitPrice: number, over: Partial<GoodsLine> = {}): GoodsLine => ({
  sellerId: 'asha',
  category: 'kurtas',
  unitPrice,
  quantity: 1,
  ...over,
});
const feeOf = (lines: readonly GoodsLine[]) =>
  deliveryFee(
    lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    null,
  );
const price = (lines: GoodsLine[], automatic: Promotion[], coupons: Coupon[] = []) =>
  priceGoods(lines, feeOf(lines), { automatic, coupons });

describe('a discount', () => {
  it('starts at the minimum amount, and is rounded down to a rupee', () => {
    expect([699, 700, 799].map((rupees) => price([line(rupees)], [any]).discount)).toEqual([0, 35, 39]);
    expect(price([line(10_000)], [any]).discount).toBe(100);
  });

  it('is one offer and one coupon, each of the goods at selling price, with which most is saved', () => {
    const lines = [line(1_000)];
    expect(price(lines, [any, { ...any, id: 'less', value: 3 }], [coupon(gift)])).toMatchObject({
      discount: 100,
      applied: [
        { promotion: { id: 'super' }, coupon: '', rupees: 50 },
        { promotion: { id: 'gift' }, coupon: 'gift', rupees: 50 },
      ],
    });
  });

  it('counts free delivery with what it saves', () => {
    expect(price([line(700)], [any, freeDelivery])).toMatchObject({ discount: 85, deliveryOff: 85 });
    expect(price([line(2_000)], [any, freeDelivery])).toMatchObject({ discount: 100, deliveryOff: 0 });
  });

  it('is only of the goods that it is for, and needs enough of them', () => {
    const sarees = { ...gift, categories: [{ slug: 'sarees', name: 'Sarees' }] };
    const lines = [line(2_000), line(498, { category: 'sarees', sellerId: 'bina' })];
    expect(price(lines, [], [coupon(sarees)]).discount).toBe(0);
    lines.push(line(1, { category: 'sarees', sellerId: 'bina' }));
    const { discount, lines: offs } = price(lines, [], [coupon(sarees)]);
    expect([discount, offs.map(({ offPaise }) => offPaise)]).toEqual([50, [0, 4_990, 10]]);
  });

  it('is borne by its seller where it is a seller’s', () => {
    const own: Promotion = { ...gift, id: 'own', bearer: 'seller', shops: [{ id: 'bina', name: 'Bina' }] };
    const lines = [line(1_000), line(500, { sellerId: 'bina' })];
    expect(price(lines, [own], [coupon(gift)]).lines).toEqual([
      { offPaise: 3_500, offSellerPaise: 0 },
      { offPaise: 6_500, offSellerPaise: 5_000 },
    ]);
  });

  it('leaves a tenth of each line, however much is promised', () => {
    const all = { ...gift, value: 5_000, fromRupees: 0 };
    expect(price([line(100), line(30)], [all], [coupon({ ...all, id: 'more' })])).toMatchObject({
      discount: 117,
      lines: [{ offPaise: 9_000 }, { offPaise: 2_700 }],
    });
  });
});

it('the nearly reached offer is the nearest one that saves more than the current one', () => {
  const near = (rupees: number, automatic: Promotion[], coupons: Coupon[] = []) => {
    const lines = [line(rupees)];
    return findNearly(lines, feeOf(lines), { automatic, coupons }, price(lines, automatic, coupons));
  };
  expect(near(606, [any])).toEqual({ missing: 94, name: 'Super discount' });
  expect(near(700, [any])).toBeNull();
  expect(near(450, [any], [coupon(gift)])).toEqual({ missing: 49, name: 'Super discount' });
  expect(near(650, [any, { ...gift, id: 'more', name: 'More', fromRupees: 660, value: 20 }])).toEqual({
    missing: 10,
    name: 'More',
  });
  expect(near(900, [any, { ...any, id: 'small', value: 1, fromRupees: 1_000 }])).toBeNull();
});

const goods = fc.array(
  fc.record({
    sellerId: fc.constantFrom('asha', 'bina', 'chandra'),
    category: fc.constantFrom('kurtas', 'sarees'),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 5_000 })),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const promotion = fc
  .record({
    kind: fc.constantFrom('percent', 'rupees', 'delivery'),
    percent: fc.integer({ min: 1, max: 90 }),
    rupees: fc.integer({ min: 1, max: 3_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 500 })),
    fromRupees: fc.oneof(fc.constant(0), fc.nat(5_000)),
    category: fc.option(fc.constantFrom('kurtas', 'sarees')),
    shop: fc.option(fc.constantFrom('asha', 'bina')),
    isSellers: fc.boolean(),
  })
  .map(({ kind, percent, rupees, cap, fromRupees, category, shop, isSellers }) => ({
    ...any,
    kind,
    value: { percent, rupees, delivery: 0 }[kind],
    cap: kind === 'percent' ? cap : null,
    fromRupees,
    categories: category ? [{ slug: category, name: category }] : [],
    shops: shop ? [{ id: shop, name: shop }] : [],
    bearer: shop && isSellers && kind !== 'delivery' ? ('seller' as const) : ('shop' as const),
  }));
const offers = fc
  .tuple(fc.array(promotion, { maxLength: 4 }), fc.array(promotion, { maxLength: 3 }))
  .map(([automatic, coupons]) => ({
    automatic: automatic.map((one, index) => ({ ...one, id: `auto-${index}` })),
    coupons: coupons.map((one, index) => coupon({ ...one, id: `coupon-${index}` })),
  }));

/** The most that one promotion alone may take off, in rupees, by an independent calculation. */
function onPaper(one: Promotion, lines: readonly GoodsLine[], fee: number): number {
  let sum = 0;
  for (const goodsLine of lines) if (isFor(one, goodsLine)) sum += goodsLine.unitPrice * goodsLine.quantity;
  if (sum === 0 || sum < one.fromRupees) return 0;
  if (one.kind === 'delivery') return fee;
  if (one.kind === 'rupees') return one.value;
  let rupees = 0;
  while ((rupees + 1) * 100 <= sum * one.value && rupees + 1 <= (one.cap ?? Infinity)) rupees += 1;
  return rupees;
}

it('in every cart the parts add up, nothing falls below a tenth, and no pair saves more', () => {
  fc.assert(
    fc.property(goods, offers, (lines, { automatic, coupons }) => {
      const fee = feeOf(lines);
      const goodsPrice = priceGoods(lines, fee, { automatic, coupons });
      const offs = goodsPrice.lines;
      const total = offs.reduce((sum, { offPaise }) => sum + offPaise, 0);
      expect(total).toBe((goodsPrice.discount - goodsPrice.deliveryOff) * 100);
      expect(goodsPrice.applied.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(goodsPrice.discount);
      expect(goodsPrice.deliveryOff === 0 || goodsPrice.deliveryOff === fee).toBe(true);
      for (const [index, { unitPrice, quantity }] of lines.entries()) {
        const { offPaise = 0, offSellerPaise = 0 } = offs[index] ?? {};
        expect(offPaise).toBeLessThanOrEqual(90 * unitPrice * quantity);
        expect(offSellerPaise).toBeLessThanOrEqual(offPaise);
        expect(Math.min(offPaise, offSellerPaise)).toBeGreaterThanOrEqual(0);
      }
      for (const seller of ['asha', 'bina', 'chandra'])
        for (const part of ['offPaise', 'offSellerPaise'] as const) {
          const paise = offs.reduce(
            (sum, off, index) => sum + (lines[index]?.sellerId === seller ? off[part] : 0),
            0,
          );
          expect(paise % 100).toBe(0);
        }

      const { applied } = goodsPrice;
      expect(applied.filter(({ coupon: code }) => code === '').length).toBeLessThanOrEqual(1);
      expect(applied.filter(({ coupon: code }) => code !== '').length).toBeLessThanOrEqual(1);
      for (const { promotion: one, rupees } of applied)
        expect(rupees).toBeLessThanOrEqual(onPaper(one, lines, fee));
      for (const first of [undefined, ...automatic])
        for (const second of [undefined, ...coupons]) {
          const pair = { automatic: first ? [first] : [], coupons: second ? [second] : [] };
          expect(priceGoods(lines, fee, pair).discount).toBeLessThanOrEqual(goodsPrice.discount);
        }
      for (const one of [...automatic, ...coupons.map((each) => each.promotion)]) {
        const alone = priceGoods(lines, fee, { automatic: [one], coupons: [] }).discount;
        const most = onPaper(one, lines, fee);
        const isSmall = lines.every(({ unitPrice, quantity }) => unitPrice * quantity >= 2 * most + 20);
        expect(alone).toBe(one.kind === 'delivery' || isSmall ? most : Math.min(alone, most));
      }
    }),
    { numRuns: 400 },
  );
});
