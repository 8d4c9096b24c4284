import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, hour, second } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { askAboutSettlements } from '../ask-provider.ts';
import { checkLedger } from '../check-ledger.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { readStatement } from '../statement/read-statement.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, settings, app, provider, books, scene, start, payment, send, sendPayment } =
  await razorpayShop();
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());
/** A payment of ₹900 less the provider's fee, in paise. */
const net = 87_876;

let settled = 0;
const utr = () => `AXISCN00${1_000_000 + settled}`;
const settlement = (over: object = {}) => {
  const at = Math.floor(clock.now().getTime() / 1_000);
  const terms = { entity: 'settlement', amount: net, status: 'processed', fees: 0, tax: 0, utr: utr() };
  return { id: `setl_${settled}`, created_at: at, ...terms, ...over };
};
const settle = (over: object = {}) =>
  send('settlement.processed', { settlement: { entity: settlement(over) } });
const lookUp = () =>
  askAboutSettlements({ db, clock, provider, payee: settings.upi.vpa, log: createLog('silent') });
const read = (narration: string, { amount = '878.76', reference = '', dryRun = false } = {}) => {
  const text = `Date,Narration,Chq./Ref.No.,Deposit Amt.\n02/03/26,${narration},${reference},${amount}`;
  const statement = readStatement(text);
  if (!statement) throw new Error('Not a statement');
  return reconcileStatement(db, statement, {
    actor: { kind: 'operator', id: operator.id },
    payee: settings.upi.vpa,
    now: clock.now(),
    unpaidOrderTtl: hour,
    dryRun,
  });
};
const fromProvider = () => `NEFT CR-UTIB0000001-RAZORPAY SOFTWARE-CHOWK-${utr()}`;
const balances = async () => [
  await readBalance(db, 'provider', 'razorpay'),
  await readBalance(db, 'bank'),
  await readBalance(db, 'unallocated'),
];
let before: number[] = [];
const moved = async () => (await balances()).map((paise, i) => paise - (before[i] ?? 0));
const right = async () => expect(await checkLedger(db, clock.now())).toEqual([]);
const waiting = async () =>
  (await call(operator, 'GET', '/desk/money/reviews')).body.reviews as unknown as { credit: object | null }[];

beforeEach(async () => {
  settled += 1;
  books.settlements.length = 0;
  await start();
  before = await balances();
  await sendPayment(
    'payment.captured',
    payment({ method: 'card', fee: 2_124, tax: 324, acquirer_data: null }),
  );
});

describe('a settlement of the provider', () => {
  it('moves the money from the provider to the bank, once', async () => {
    expect(await moved()).toEqual([net, 0, 0]);
    expect((await settle()).statusCode).toBe(200);
    await settle();
    expect(await moved()).toEqual([0, net, 0]);
    await right();
  });

  it('is looked up where its webhook was lost, and booked once where it comes late', async () => {
    books.settlements.push(settlement());
    expect(await lookUp()).toBe(true);
    expect(await moved()).toEqual([0, net, 0]);
    await lookUp();
    await settle();
    expect(await moved()).toEqual([0, net, 0]);
    expect((await read(fromProvider())).credits).toMatchObject([{ outcome: 'settled' }]);
    await right();
  });

  it('is booked once when look-up and webhook come together', async () => {
    books.settlements.push(settlement());
    await Promise.all([lookUp(), settle(), lookUp(), settle()]);
    expect(await moved()).toEqual([0, net, 0]);
    await right();
  });

  it('is looked up again when the provider did not answer', async () => {
    books.settlements.push(settlement());
    books.down = true;
    expect(await lookUp()).toBe(false);
    books.down = false;
    expect(await lookUp()).toBe(true);
    expect(await moved()).toEqual([0, net, 0]);
  });

  it('is the credit that a statement shows later', async () => {
    await settle();
    expect((await read(fromProvider(), { dryRun: true })).credits).toMatchObject([{ outcome: 'settled' }]);
    expect((await read(fromProvider())).credits).toMatchObject([{ outcome: 'settled', orderId: null }]);
    expect((await read(fromProvider())).credits).toMatchObject([{ outcome: 'known' }]);
    expect(await moved()).toEqual([0, net, 0]);
    expect(await waiting()).toEqual([]);
    await right();
  });

  it('names the credit that a statement showed before', async () => {
    await read('NEFT-RAZORPAY', { reference: utr() });
    expect(await moved()).toEqual([net, net, -net]);
    expect(await waiting()).toHaveLength(1);
    await settle();
    expect(await moved()).toEqual([0, net, 0]);
    expect(await waiting()).toEqual([]);
    expect((await read('NEFT-RAZORPAY', { reference: utr() })).credits).toMatchObject([{ outcome: 'known' }]);
    await right();
  });

  it('names a credit that staff had put away as other income', async () => {
    const income = await readBalance(db, 'other_income');
    await read(fromProvider());
    const [credit] = (await waiting()) as unknown as { eventId: string }[];
    const decision = { provider: 'upi-manual', eventId: credit?.eventId, resolution: 'dismissed' };
    await call(operator, 'POST', '/desk/money/reviews/resolve', { ...decision, reason: 'From Razorpay' });
    await settle();
    expect(await moved()).toEqual([0, net, 0]);
    expect(await readBalance(db, 'other_income')).toBe(income);
    await right();
  });

  it('is booked once when statement and webhook come together', async () => {
    const times = 12;
    for (let n = 0; n < times; n += 1) {
      settled += 1;
      await Promise.all([settle(), read(fromProvider())]);
    }
    expect(await moved()).toEqual([net - times * net, times * net, 0]);
    expect(await waiting()).toEqual([]);
    await right();
  });

  it.each([
    ['of another amount', { amount: '878.77' }],
    ['without its UTR', { reference: 'AXISCN0099999999' }],
  ])('is no credit %s', async (_what, terms) => {
    await settle();
    const narration = 'reference' in terms ? 'NEFT-RAZORPAY' : fromProvider();
    expect((await read(narration, terms)).credits).toMatchObject([{ outcome: 'unmatched' }]);
    expect(await waiting()).toHaveLength(1);
    await execute(db)`update payment_events set resolved_at = now() where resolved_at is null`;
  });

  it('has its own fee when it was requested instantly', async () => {
    const fees = [await readBalance(db, 'provider_fees'), await readBalance(db, 'input_tax')] as const;
    await settle({ amount: net - 590, fees: 590, tax: 90 });
    expect(await moved()).toEqual([0, net - 590, 0]);
    expect((await readBalance(db, 'provider_fees')) - fees[0]).toBe(500);
    expect((await readBalance(db, 'input_tax')) - fees[1]).toBe(90);
    await right();
  });

  it('is ignored when it failed', async () => {
    await settle({ status: 'failed', utr: null });
    expect(await moved()).toEqual([net, 0, 0]);
  });

  it('is reported missing when statements show later ones but not it', async () => {
    await settle();
    const missed = settled;
    clock.advance(2 * day);
    settled += 1;
    await settle({ amount: net + 1 });
    const faults = async () =>
      (await checkLedger(db, clock.now())).filter((fault) => fault.includes(`setl_${missed}`));
    expect(await faults()).toEqual([]);
    await read(fromProvider(), { amount: '878.77' });
    expect(await faults()).toEqual([
      `settlement setl_${missed} of ₹878.76 is on no statement, and a later one is`,
    ]);
    settled = missed;
    await read(fromProvider());
    expect(await faults()).toEqual([]);
    settled = missed + 1;
    clock.advance(-2 * day);
  });
});

it('the operator sees each settlement, with its credit, and what the provider still holds', async () => {
  await settle();
  const seen = async () => (await call(operator, 'GET', '/desk/settlements')).body;
  const shown = { reference: `setl_${settled}`, amountPaise: net, feesPaise: 0, utr: utr() };
  const list = await seen();
  expect(list.settlements).toContainEqual(expect.objectContaining({ ...shown, creditedOn: null }));
  expect(list.heldPaise).toBe(await readBalance(db, 'provider'));
  await read(fromProvider());
  expect((await seen()).settlements).toContainEqual(
    expect.objectContaining({ ...shown, creditedOn: '2026-03-02' }),
  );
  expect((await call({ cookie: scene.cookie } as never, 'GET', '/desk/settlements')).status).toBe(401);
});

it('settlements of the last two weeks are looked up page by page, once they are processed', async () => {
  for (let n = 0; n < 120; n += 1)
    books.settlements.push(settlement({ id: `setl_${settled}_${n}`, amount: 1, utr: `${utr()}${n}` }));
  const old = settlement().created_at - (15 * day) / second;
  const others = { utr: null, fees: null, tax: null };
  books.settlements.push(settlement({ id: `setl_${settled}_old`, created_at: old }));
  books.settlements.push(settlement({ id: `setl_${settled}_new`, status: 'created', ...others }));
  expect(await lookUp()).toBe(true);
  expect(await moved()).toEqual([net - 120, 120, 0]);
});
