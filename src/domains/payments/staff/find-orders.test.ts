import { beforeEach, describe, expect, it } from 'vitest';
import { accept, operatorsShop } from '../../../../test/support/operators-shop.ts';
import { listDeskOrders } from '../../orders/staff/desk-orders.store.ts';
import { readOrderQuery } from '../../orders/staff/order-query.ts';
import { confirmClaim } from './decide-claim.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { readStory } from '../../orders/staff/order-story.store.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, payee, by, place, claim, begin } = await operatorsShop();
let customer: { id: string };
let orderId: string;
beforeEach(async () => {
  ({ customer, orderId } = await begin());
});

describe('finding orders', () => {
  const find = async (typed: string, filter: object = {}) =>
    (
      await listDeskOrders(
        db,
        knownOfOrders,
        { query: readOrderQuery(typed), ...filter },
        { limit: 20, now: clock.now() },
      )
    ).map(({ id }) => id);

  it('by UTR, e-mail, mobile, number, the beginning of it, and name', async () => {
    const utr = await claim();
    await execute(
      db,
    )`update customers set mobile = '9876500001', name = 'Zeenat 100%' where id = ${customer.id}`;
    for (const typed of [
      utr,
      `${customer.id}@EXAMPLE.com`,
      '+91 98765 00001',
      orderId,
      `#${orderId.slice(0, 18)}`,
      'zeenat 100%',
    ])
      expect([typed, await find(typed)]).toEqual([typed, expect.arrayContaining([orderId])]);
    expect(await find('%')).toEqual([]);
    expect(await find('nobody at all')).toEqual([]);
  });

  it('by state, newest first, page by page', async () => {
    const second = await place();
    const all = await find('', { order: 'pending', payment: 'unpaid' });
    expect(all.slice(0, 2)).toEqual([second, orderId]);
    const next = await listDeskOrders(
      db,
      knownOfOrders,
      { query: { by: 'nothing' } },
      { before: second, limit: 1, now: clock.now() },
    );
    expect(next.map(({ id }) => id)).toEqual([orderId]);
  });

  it('shows an order’s history in sequence', async () => {
    await claim();
    await accept(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const story = await readStory(db, orderId, knownOfOrders);
    expect(story.map(({ about, to }) => `${about} ${to}`)).toEqual(
      expect.arrayContaining([
        'order pending',
        'claim confirmed',
        'event paid',
        'money accepted',
        'order placed',
      ]),
    );
    expect(story.find(({ to }) => to === 'placed')?.actor).toBe('operator Asha');
  });
});
