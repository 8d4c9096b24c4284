import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { testSettings } from '../../../../test/support/app.ts';
import { hour, minute } from '../../../platform/clock.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import { whyUnmatched } from './why-unmatched.ts';

const { db, clock, call, operator, changesOf, claimedOrder } = await operatorsDesk();

async function read(...lines: string[]) {
  const head = 'Account No : 50200012345678,,\nDate,Narration,Chq./Ref.No.,Deposit Amt.';
  const statement = readStatement([head, ...lines].join('\n'));
  if (!statement) throw new Error('Not a statement');
  const actor = { kind: 'operator', id: operator.id } as const;
  const payee = testSettings().upi.vpa;
  await reconcileStatement(db, statement, {
    actor,
    payee,
    now: clock.now(),
    unpaidOrderTtl: hour,
    dryRun: false,
  });
}

interface ReviewItem {
  readonly eventId: string;
  readonly credit: { utr: string | null; payer: string } | null;
  readonly orders: { orderId: string; why: string; utrs: string[] }[];
}
const waiting = async () =>
  (await call(operator, 'GET', '/desk/money/reviews')).body.reviews as unknown as ReviewItem[];
const resolve = (eventId: string, resolution: string, orderId: string) =>
  call(operator, 'POST', '/desk/money/reviews/resolve', {
    provider: 'upi-manual',
    eventId,
    resolution,
    orderId,
    reason: 'Same payer, same minute',
  });

describe('a credit without an order', () => {
  it('is shown with its date, payer and narration beside the orders that it could be meant for', async () => {
    const { orderId, utr } = await claimedOrder();
    clock.advance(minute);
    const { orderId: other, utr: otherUtr } = await claimedOrder();
    await read(
      `01/03/26,UPI-MEERA SHARMA-MEERA@OKHDFC-HDFC0000001-NOTE,CHEQUE 12,900.00`,
      `01/03/26,UPI,${utr},890.00`,
    );
    const [cheque, short] = (await waiting()).toSorted((a) => (a.credit?.utr ? 1 : -1));
    expect(cheque?.credit).toEqual({
      eventId: cheque?.eventId,
      account: '50200012345678',
      day: '2026-03-01',
      reference: 'CHEQUE 12',
      text: 'CHEQUE 12 UPI-MEERA SHARMA-MEERA@OKHDFC-HDFC0000001-NOTE',
      payer: 'MEERA SHARMA',
      utr: null,
      amountPaise: 90_000,
    });
    expect(cheque?.orders.map(({ orderId: id, why, utrs }) => [id, why, utrs])).toEqual([
      [other, 'no_utr', [otherUtr]],
      [orderId, 'no_utr', [utr]],
    ]);
    expect(short?.orders).toMatchObject([{ orderId, price: 900, why: 'other_amount', utrs: [utr] }]);

    const { claims } = (await call(operator, 'GET', '/desk/money/claims')).body as unknown as {
      claims: { orderId: string; credits: { eventId: string; why: string }[] }[];
    };
    expect(claims.find((one) => one.orderId === orderId)?.credits).toMatchObject([
      { eventId: short?.eventId, why: 'other_amount', amountPaise: 89_000 },
      { eventId: cheque?.eventId, why: 'no_utr', amountPaise: 90_000 },
    ]);

    expect((await resolve(cheque?.eventId ?? '', 'accepted', other)).status).toBe(200);
    expect(await changesOf('payment', `upi-manual:${cheque?.eventId}`)).toMatchObject([
      { did: 'accepted', by: operator.id, after: { orderId: other, reason: 'Same payer, same minute' } },
    ]);
    expect((await resolve(cheque?.eventId ?? '', 'accepted', orderId)).body.code).toBe('changed_meanwhile');
    expect((await waiting()).map(({ eventId }) => eventId)).toEqual([short?.eventId]);
  });
});

describe('why a credit does not pay an order by itself', () => {
  const credit = {
    utr: '432100000001',
    text: 'NEFT',
    reference: '',
    amountPaise: 90_000,
    day: '2026-03-01',
  };
  const order = { pricePaise: 90_000, placedDay: '2026-03-01', utrs: ['432100000001'], bookedPaise: null };

  it.each([
    ['booked_before', {}, { bookedPaise: 90_000 }],
    ['no_utr', { utr: null }, {}],
    ['utr_in_text', { utr: null, text: 'PAID BY MEERA 432100000001 THANKS' }, {}],
    ['no_utr', { utr: null, text: 'PAID BY MEERA 432100000001', day: '2026-02-28' }, {}],
    ['not_claimed', {}, { utrs: [] }],
    ['other_utr', {}, { utrs: ['432100000002'] }],
    ['other_amount', { amountPaise: 89_000 }, {}],
    ['before_order', { day: '2026-02-28' }, {}],
    ['waits', {}, {}],
  ])('%s', (why, ofCredit, ofOrder) => {
    expect(whyUnmatched({ credit: { ...credit, ...ofCredit }, order: { ...order, ...ofOrder } })).toBe(why);
  });
});
