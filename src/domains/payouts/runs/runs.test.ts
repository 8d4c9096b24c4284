import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, shift } from '../../../platform/clock.ts';
import { type Database, execute, getRow, getValue } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { earnParcels } from '../earn-parcels.ts';
import { agreeRun, markFailed, markPaid, withdrawRun } from './decide-run.ts';
import { proposeRun } from './propose-run.ts';
import { listPayouts } from './runs.store.ts';

const shop = await returningShop();
const { db, clock, call, scene, faults } = shop;

/** A Friday, some weeks on, when what was delivered is earned. */
const friday = (weeks = 0) => shift(new Date('2026-03-20T06:00:00Z'), weeks * 7 * day);
const second = await newOperatorLogin(db, clock.now());
const third = await newOperatorLogin(db, clock.now());

async function openAccount(sellerId: string, usableFrom = clock.now()) {
  await execute(db)`
    insert into payout_accounts (id, seller_id, holder, number, ifsc, gstin, entered_by, entered_at, approved, decided_by, decided_at, usable_from)
    values (${newId(clock.now())}, ${sellerId}, '=Anokhi "Prints", Jaipur', '50100123456789', 'SBIN0000123', '', 's', ${clock.now()}, true, 'o',
            ${usableFrom}, ${usableFrom})`;
}
const runs = async (on = friday()) =>
  (await call(scene.operator, 'GET', `/desk/payout-runs?day=${dayOf(on)}`)).body as unknown as {
    askedBy: string;
    payouts: { id: string; sellerId: string; amountPaise: number; state: string }[];
    unpaid: { sellerId: string; why: string; earnedPaise: number }[];
    runs: { day: string; amountPaise: number }[];
  };
const agree = (by: { cookie: string }, amountPaise: number, on = friday()) =>
  call(by, 'POST', `/desk/payout-runs/${dayOf(on)}/agree`, { amountPaise });
const toPay = async (by = scene.seller) =>
  (await call(by, 'GET', '/desk/earnings')).body.toPayPaise as number;
const dueToShops = async () => (await call(scene.operator, 'GET', '/desk/earnings')).body.dueToShops;

const holdCash = (sellerId: string, paise: number) => execute(db)`
  with entry as (insert into ledger_entries (key, kind, note, at) values (${`allocation:${sellerId}`}, 'allocation', '', now()) returning id)
  insert into ledger_postings (entry_id, line, account, party, amount_paise)
  select id, line, account, party, paise
  from entry, (values (1, 'cash', ${sellerId}::text, ${paise}::int8), (2, 'written_off', '', -${paise}::int8)) as p(line, account, party, paise)`;

it('a run is proposed on the day of payment, agreed by two persons, sent as the bank’s file, and answered', async () => {
  await openAccount(scene.kurta.sellerId);
  await openAccount(scene.saree.sellerId, friday(1));
  await earnParcels(db, friday());
  const earnedPaise = await toPay();
  const waiting = { withoutAccountPaise: await toPay(scene.other) };
  expect(waiting.withoutAccountPaise).toBeGreaterThan(0);
  expect(await dueToShops()).toEqual({ payablePaise: earnedPaise, ...waiting });
  expect(await proposeRun(db, shift(friday(), -day))).toBe(false);
  const twice = await Promise.all([proposeRun(db, friday()), proposeRun(db, friday())]);
  expect(twice.filter(Boolean)).toHaveLength(1);
  const { payouts, unpaid } = await runs();
  expect(payouts).toMatchObject([
    { sellerId: scene.kurta.sellerId, amountPaise: earnedPaise, state: 'proposed' },
  ]);
  expect(unpaid).toMatchObject([{ sellerId: scene.saree.sellerId, why: 'cooling off' }]);
  // It is the seller's until it is paid.
  expect(await toPay()).toBe(earnedPaise);
  expect(await dueToShops()).toEqual({ payablePaise: earnedPaise, ...waiting });
  expect((await agree(scene.operator, earnedPaise + 1)).body.code).toBe('changed_meanwhile');
  expect((await agree(scene.operator, earnedPaise)).status).toBe(200);
  expect((await agree(scene.operator, earnedPaise)).body.code).toBe('wrong_status');
  expect((await runs()).askedBy).not.toBe('');
  const file = async (bank: string) => {
    const url = `/api/desk/payout-runs/${dayOf(friday())}/file?bank=${bank}`;
    return (await shop.app.inject({ url, headers: scene.operator })).payload;
  };
  expect(await file('hdfc')).toContain('not_found');
  expect((await agree(second, earnedPaise)).status).toBe(200);
  const rupees = (earnedPaise / 100).toFixed(2);
  const id = payouts[0]?.id ?? '';
  expect(await file('hdfc')).toBe(
    `N,,50100123456789,${rupees},Anokhi Prints Jaipur,,,,,,,,,${id},Chowk,,,,,,,,20/03/2026,,SBIN0000123,,,\r\n`,
  );
  expect(await file('icici')).toContain(
    `\r\nPAB_VENDOR,IMPS,000000000000,Anokhi Prints Jaipur,50100123456789,SBIN0000123,${rupees},`,
  );
  const markPaidWith = (reference: string) =>
    call(scene.operator, 'POST', `/desk/payouts/${id}/paid`, { reference });
  const answers = await Promise.all([markPaidWith('SBIN526079123456'), markPaidWith('SBIN526079123457')]);
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
  expect([await toPay(), await readBalance(db, 'payouts')]).toEqual([0, 0]);
  expect((await call(scene.seller, 'POST', `/desk/payouts/${id}/failed`, { reason: 'mine' })).status).toBe(
    403,
  );
  expect(
    (await call(scene.operator, 'POST', `/desk/payouts/${id}/failed`, { reason: 'Account closed' })).status,
  ).toBe(200);
  expect(await toPay()).toBe(earnedPaise);
  expect(await faults()).toEqual([]);
});

it('sets the cash that the seller holds against it, once', async () => {
  await earnParcels(db, friday());
  await holdCash(scene.kurta.sellerId, 5_000);
  await holdCash(scene.saree.sellerId, 1_000_000);
  const due = await toPay();
  // More cash at one shop's doors than it earned takes nothing from another.
  expect(await dueToShops()).toEqual({ payablePaise: due, withoutAccountPaise: 0 });
  await proposeRun(db, friday(1));
  const payout = (await runs(friday(1))).payouts.find(({ sellerId }) => sellerId === scene.kurta.sellerId);
  expect(payout?.amountPaise).toBe(due);
  expect([await readBalance(db, 'cash', scene.kurta.sellerId), await toPay()]).toEqual([0, due]);
  const answer = await call(scene.operator, 'POST', `/desk/payout-runs/${dayOf(friday(1))}/withdraw`, {
    reason: 'Wrong day',
  });
  expect(answer.status).toBe(200);
  expect([await readBalance(db, 'cash', scene.kurta.sellerId), await toPay()]).toEqual([5_000, due]);
  expect(await faults()).toEqual([]);
});

/** What a model of random days does; `killed` dies before its commit. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('propose', 'agree', 'withdraw', 'paid', 'failed', 'earn' as const),
    week: fc.integer({ min: 2, max: 5 }),
    killed: fc.boolean(),
    twice: fc.boolean(),
  }),
  { minLength: 8, maxLength: 25 },
);

it('pays every earning at most once, over random days with kills between steps and two servers', async () => {
  await earnParcels(db, friday());
  const dead = new Error('killed');
  let references = 0;
  const run = (work: (trx: Database) => Promise<unknown>, isKilled: boolean) =>
    db
      .transaction()
      .execute(async (trx) => {
        await work(trx);
        if (isKilled) throw dead;
      })
      .catch((error: unknown) => {
        if (error !== dead) throw error;
      });
  const [first, other] = [second.id, third.id];
  async function step(what: string, on: Date, trx: Database): Promise<unknown> {
    const payouts = await listPayouts(trx, dayOf(on));
    const sum = payouts.reduce((total, { amountPaise }) => total + amountPaise, 0);
    const one = payouts[references % Math.max(1, payouts.length)];
    const by = { day: dayOf(on), now: on };
    if (what === 'propose') return proposeRun(trx, on);
    if (what === 'agree')
      for (const who of [first, other]) await agreeRun(trx, { ...by, amountPaise: sum, staffId: who });
    if (what === 'withdraw') return withdrawRun(trx, { ...by, reason: 'x', staffId: first });
    if (what === 'paid' && one)
      return markPaid(trx, { id: one.id, reference: `UTR${(references += 1)}00000`, now: on });
    return what === 'failed' && one ? markFailed(trx, { id: one.id, reason: 'x', now: on }) : null;
  }
  await fc.assert(
    fc.asyncProperty(steps, async (stepsTaken) => {
      for (const { what, week, killed, twice } of stepsTaken) {
        const works = twice && what === 'propose' ? [0, 1] : [0];
        await Promise.all(works.map(() => run((trx) => step(what, friday(week), trx), killed)));
      }
      const { paid, claimed } = await getRow<{ paid: number; claimed: number }>(db)`
        select (select coalesce(sum(earned_paise), 0)::int8 from payouts where state = 'paid') as paid,
               (select coalesce(sum(e.amount_paise), 0)::int8 from earnings e join payouts p on p.id = e.payout_id where p.state = 'paid') as claimed`;
      expect(paid).toBe(claimed);
      const bank = await getValue<number>(
        db,
      )`select coalesce(sum(amount_paise), 0)::int8 from payouts where state = 'paid'`;
      const rest = await getValue<number>(db)`
        select coalesce(-sum(p.amount_paise), 0)::int8 from ledger_postings p join ledger_entries e on e.id = p.entry_id
        where ${sql`p.account = 'bank' and e.kind in ('payout_paid', 'payout_back')`}`;
      expect(rest).toBe(bank);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
