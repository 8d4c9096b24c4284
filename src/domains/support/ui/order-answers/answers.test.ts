import { describe, expect, it } from 'vitest';
import { at, backOf, type Facts, factsOf, line, parcel } from '../../../../../test/support/told-orders.ts';
import type { Order, OrderParcel } from '../../../orders/order-shape.ts';
import type { ParcelState } from '../../../orders/parcels/parcel.ts';
import type { Return } from '../../../returns/return-shape.ts';
import { answersOf } from './answers.ts';

/** The answer to a question, and where its button leads. */
function ask(question: string, facts: Facts): { says: string; to: string } {
  const entry = answersOf(factsOf(facts)).find((one) => one.question === question);
  if (!entry) throw new Error(`Nobody answers '${question}'`);
  const { says, next } = entry;
  return { says: says.join(' '), to: next.does === 'cancel' ? 'cancels' : next.href };
}

const page = '/dashboard/order/details/order';
const deliveredOrder = { order: { order_status: 'success', parcels: [parcel('delivered')] } } as const;
const unpaidOrder = {
  order: {
    order_status: 'pending',
    payment_status: 'unpaid',
    expiresAt: '2026-11-23T08:00:00.000Z',
    parcels: [parcel('waiting')],
  },
} as const;

describe('Where is it?', () => {
  const where = (facts: Facts) => ask('Where is it?', facts);

  it('an unpaid order waits for its payment until its items go back', () => {
    expect(where(unpaidOrder)).toEqual({
      says: 'We’re waiting for your payment, and keep these items for you until Mon, 23 Nov, 1:30 pm.',
      to: '/my-payment?orderId=order',
    });
    expect(where({ order: { ...unpaidOrder.order, payment_status: 'failed' } })).toMatchObject({
      says: expect.stringContaining('The payment did not work'),
      to: '/my-payment?orderId=order',
    });
    expect(where({ order: { ...unpaidOrder.order, payment_status: 'pending' } })).toMatchObject({
      says: expect.stringContaining('we’re checking it'),
      to: page,
    });
  });

  it('a parcel is told with what was noted of it: its days, its courier, its promise', () => {
    const slot = { day: '2026-11-24', from: '10:00', to: '20:00' };
    const textOf = (state: ParcelState, over: Partial<OrderParcel> = {}, rest: Partial<Order> = {}) =>
      where({ order: { ...rest, parcels: [parcel(state, { promised: slot, ...over })] } }).says;
    const promise = 'It comes on Tue 24 Nov, 10\u00a0am\u00a0–\u00a08\u00a0pm, as promised.';
    expect(textOf('to pack')).toBe(`The shop is preparing it. ${promise}`);
    expect(textOf('to pack', { promised: null })).toBe('The shop is preparing it.');
    expect(textOf('packed')).toBe(`Packed on Fri, 20 Nov, 11:30 am. The courier takes it next. ${promise}`);
    expect(textOf('handed over', { courier: 'Delhivery', awb: '77' })).toBe(
      `On its way since Fri, 20 Nov, 11:30 am. Courier: Delhivery, AWB 77. ${promise} You find the code for the door with the order.`,
    );
    expect(textOf('handed over', {}, { pay_by: 'delivery', payment_status: 'unpaid' })).toContain(
      'Please have ₹400 ready, in cash or UPI.',
    );
    expect(textOf('delivered')).toBe('Delivered on Fri, 20 Nov, 11:30 am.');
    expect(textOf('refused')).toBe('Refused at the door on Fri, 20 Nov, 11:30 am.');
    expect(textOf('cancelled')).toBe('Cancelled on Fri, 20 Nov, 11:30 am.');
  });

  it('a parcel past its promised day is said to be late, and only once the day is over', () => {
    const promise = { day: '2026-11-22', from: '10:00', to: '20:00' };
    const of = (state: ParcelState, today: string) =>
      where({ today, order: { parcels: [parcel(state, { promised: promise })] } });
    expect(of('handed over', '2026-11-22').says).not.toContain('late');
    expect(of('handed over', '2026-11-23')).toEqual({
      says: expect.stringContaining(
        'It was promised for Sun 22 Nov, 10\u00a0am\u00a0–\u00a08\u00a0pm and is late.',
      ),
      to: '/contact?order=CHK-4821-5',
    });
    for (const state of ['delivered', 'refused', 'cancelled'] as const)
      expect(of(state, '2026-11-30').says).not.toMatch(/late|promised/);
  });

  it('two parcels are told apart by their shops', () => {
    const parcels = [parcel('delivered'), parcel('to pack', { shopName: 'Odhni House' })];
    expect(where({ order: { parcels } }).says).toBe(
      'Gulab Handlooms: Delivered on Fri, 20 Nov, 11:30 am. Odhni House: The shop is preparing it.',
    );
  });
});

describe('Change the size', () => {
  const size = (facts: Facts) => ask('Change the size', facts);

  it('a delivered piece names the sizes in stock and its last day', () => {
    expect(size({ ...deliveredOrder, lines: [line()] })).toEqual({
      says: 'Kurta: in stock now are S and L. You can exchange it until 4 December, at no extra cost.',
      to: '/return/order',
    });
    expect(size({ ...deliveredOrder, lines: [line({ sizes: [] })] }).says).toContain(
      'no other size is in stock',
    );
  });

  it('what is over or returned already is said to be so, and a person is offered', () => {
    expect(size({ ...deliveredOrder, lines: [line({ open: false })] })).toEqual({
      says: 'Kurta: it could be exchanged until 4 December.',
      to: '/contact?order=CHK-4821-5',
    });
    const answerWhen = (backState: 'picked up' | 'exchanged' | 'refunded' | 'sent back') =>
      size({ ...deliveredOrder, lines: [line({ open: false, left: 0, backState })] }).says;
    expect(answerWhen('picked up')).toContain('you’re returning it already');
    expect(answerWhen('exchanged')).toContain('you’ve exchanged it');
    expect(answerWhen('refunded')).toContain('you’ve returned it');
    expect(answerWhen('sent back')).toContain('not taken back');
  });

  it('before packing it is ordered anew, afterwards it is exchanged once it has come', () => {
    expect(size(unpaidOrder)).toMatchObject({ to: '/product/details/kurta' });
    expect(size({})).toEqual({
      says: 'It isn’t packed yet: cancel it, and order the size you want.',
      to: page,
    });
    expect(size({ order: { parcels: [parcel('handed over')] } }).says).toContain('14 days to exchange it');
  });
});

describe('Money back?', () => {
  const money = (facts: Facts) => ask('Money back?', facts);
  const refund = { amount: 400, state: 'due', payTo: '', reference: '', by: '2026-11-30', date: at } as const;

  it('a return’s refund is told with its amount, where it goes, and by when', () => {
    const textOf = (over: Partial<NonNullable<Return['refund']>>) =>
      money({ ...deliveredOrder, returns: [backOf({ state: 'refunded', refund: { ...refund, ...over } })] })
        .says;
    expect(textOf({})).toContain('₹400 for Kurta, to the account you paid from: sent by Mon, 30 Nov');
    expect(textOf({ payTo: 'meera@upi' })).toContain('to meera@upi');
    expect(textOf({ state: 'sent' })).toContain('₹400 for Kurta is on its way');
    expect(textOf({ state: 'done', reference: 'UTR 77' })).toContain('is back with you. Reference: UTR 77');
  });

  it('a return without a refund is told by its state', () => {
    expect(money({ ...deliveredOrder, returns: [backOf()] }).says).toContain(
      'Return of Kurta: Waiting for the shop. The shop answers soon.',
    );
    expect(money({ ...deliveredOrder, returns: [backOf({ state: 'cancelled' })] }).says).not.toContain(
      'Return of',
    );
  });

  it('a cancelled order’s refund is told as on its page', () => {
    const refunds = [
      { amount: 485, sellerId: '', reason: 'Cancelled', ofReturn: false, state: 'due', date: at } as const,
    ];
    const { says } = money({
      order: { order_status: 'cancelled', parcels: [parcel('cancelled')], refunds, credited: true },
    });
    expect(says).toContain('A refund of ₹485 is being processed');
    expect(says).toContain('within 5 working days');
  });

  it('if nothing was paid, the answer says so', () => {
    expect(money(unpaidOrder).says).toBe('You haven’t paid anything for this order yet.');
    expect(money({ order: { ...unpaidOrder.order, order_status: 'cancelled' } }).says).toBe(
      'Nothing was paid for this order, so nothing comes back.',
    );
    expect(money({ order: { pay_by: 'delivery', payment_status: 'unpaid' } }).says).toContain(
      'You pay at the door',
    );
  });

  it('what would bring it back is named with its amount and its last day', () => {
    expect(money({}).says).toContain('we send ₹400 back');
    expect(money({ ...deliveredOrder, lines: [line()] })).toEqual({
      says: 'You can return items of it until 4 December. We send the money within 5 working days after we’ve checked them.',
      to: '/return/order',
    });
    expect(money({ ...deliveredOrder, lines: [line({ open: false })] }).says).toBe(
      'It could be returned until 4 December.',
    );
  });
});

it('the invoice is there once the order is sold, and never for what was cancelled before it', () => {
  const paper = (over: Partial<Order>) => ask('Invoice', { order: over }).to;
  expect(paper({})).toBe('/api/generate-invoice/order');
  expect(paper({ pay_by: 'delivery', payment_status: 'unpaid' })).toBe('/api/generate-invoice/order');
  expect(paper(unpaidOrder.order)).toBe('/my-payment?orderId=order');
  expect(paper({ order_status: 'cancelled' })).toBe(page);
  expect(paper({ order_status: 'cancelled', credited: true })).toBe('/api/generate-invoice/order');
});

it('the order is cancelled from here exactly while nothing of it is packed', () => {
  const cancels = (...states: ParcelState[]) =>
    ask('Cancel', { order: { parcels: states.map((state) => parcel(state)) } });
  expect(cancels('to pack', 'to pack')).toEqual({
    says: 'You can cancel it now. We send ₹485 back to the account that paid within 5 working days.',
    to: 'cancels',
  });
  expect(cancels('to pack', 'packed')).toEqual({
    says: 'Gulab Handlooms: This parcel can still be cancelled.',
    to: page,
  });
  expect(cancels('packed').says).toContain('can’t be stopped any more');
  expect(ask('Cancel', { ...deliveredOrder, lines: [line()] }).to).toBe('/return/order');
  expect(ask('Cancel', unpaidOrder).to).toBe('cancels');
});
