import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { day, shift } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { credit, debit, entry } from '../ledger/account.ts';
import { readBalance } from '../ledger/ledger.store.ts';
import { postEntry, postReversal } from '../ledger/post-entry.ts';
import { earnParcels } from './earn-parcels.ts';
import type { EarningLine, Figures } from './earning.ts';

const shop = await returningShop();
const { db, clock, call, scene, asked, move, pickedUp, faults } = shop;

interface Account {
  payday: string;
  toPayPaise: number;
  earned: Figures;
  cashPaise: number;
  heldPaise: number;
}
const account = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/earnings')).body as unknown as Account;
const orders = async (by: { cookie: string }, state: string) =>
  (await call(by, 'GET', `/desk/earnings/orders?state=${state}`)).body.orders as {
    orderId: string;
    amountPaise: number;
    freeOn: string;
    returning: boolean;
  }[];
const order = async (by: { cookie: string }, orderId: string) =>
  (await call(by, 'GET', `/desk/earnings/orders/${orderId}`)).body.parcels as (Figures & {
    earnedOn: string | null;
    lines: EarningLine[];
  })[];
/** Staff's logins do not last for weeks, so that the clock stays and earning alone looks ahead. */
const earnIn = (days: number) => earnParcels(db, shift(clock.now(), days * day));
const sum = (of: { amountPaise: number }[]) => of.reduce((total, { amountPaise }) => total + amountPaise, 0);
const register = (gstin: string) =>
  execute(db)`update sellers set gstin = ${gstin} where id = ${scene.kurta.sellerId}`;

it('holds what is sold until the return time is over, and then lets the shop earn it, less what the law withholds', async () => {
  await register('08ABCDE1234F1Z0');
  const before = await account(scene.seller);
  expect(before).toMatchObject({ payday: '2026-03-06', toPayPaise: 0, heldPaise: 38_000 });
  // Delivered on 2 March: the last day of the return time is the 16th.
  expect(await orders(scene.seller, 'held')).toMatchObject([
    { orderId: scene.orderId, amountPaise: 38_000, freeOn: '2026-03-17', returning: false },
  ]);
  expect(await earnIn(14)).toBe(0);
  const [first, second] = await Promise.all([earnIn(15), earnIn(15)]);
  expect(first + second).toBe(2);
  expect(await earnIn(15)).toBe(0);
  const [parcel] = await order(scene.seller, scene.orderId);
  // ₹401 with 5 % GST: ₹381.90 taxable; commission of 5 % and its rounding ₹21; TCS 0.5 %, TDS 0.1 % of each line.
  expect(parcel).toMatchObject({
    earnedOn: '2026-03-17',
    goodsPaise: 40_100,
    commissionPaise: 2_100,
    taxablePaise: 38_190,
    tcsPaise: 143 + 48,
    tdsPaise: 29 + 10,
    amountPaise: 40_100 - 2_100 - 191 - 39,
  });
  expect(sum(parcel?.lines ?? [])).toBe(parcel?.amountPaise);
  expect(await account(scene.seller)).toMatchObject({ toPayPaise: 37_770, heldPaise: 0 });
  expect(sum(await orders(scene.seller, 'earned'))).toBe(37_770);
  // The other shop has neither GSTIN nor PAN: no TCS, TDS of 5 %.
  expect(await order(scene.other, scene.orderId)).toMatchObject([{ tcsPaise: 0, tdsPaise: 995 }]);
  expect(await Promise.all(['tcs', 'tds'].map((name) => readBalance(db, name as 'tcs')))).toEqual([
    -191,
    -39 - 995,
  ]);
  expect(await faults()).toEqual([]);
});

it('takes returned pieces back, and waits for a return that is open', async () => {
  const id = await asked();
  await pickedUp(id);
  expect(await earnIn(20)).toBe(1);
  expect((await orders(scene.seller, 'held'))[0]).toMatchObject({ returning: true });
  await move(id, 'picked up', 'refunded');
  expect(await earnIn(20)).toBe(1);
  const [parcel] = await order(scene.seller, scene.orderId);
  expect(parcel?.lines.map(({ goodsPaise, returned }) => [goodsPaise, returned])).toEqual([
    [15_000, 1],
    [10_100, 0],
  ]);
  expect(parcel).toMatchObject({ commissionPaise: 25_100 - (38_000 - 14_214) });
  expect(await faults()).toEqual([]);
});

it('takes the commission of the category and shop on the day of the sale', async () => {
  const rate = (seller: string, from: string, basisPoints: number) => execute(db)`
    insert into payout_rates (kind, seller_id, valid_from, basis_points, source)
    values ('commission', ${seller}, ${from}, ${basisPoints}, 'Agreement')`;
  await rate('', '2026-03-01', 900);
  await rate(scene.kurta.sellerId, '2026-03-01', 1_200);
  await rate(scene.kurta.sellerId, '2026-12-31', 2_000);
  const [commission, tax] = await Promise.all([readBalance(db, 'commission'), readBalance(db, 'tax')]);
  await earnIn(15);
  const [mine] = await order(scene.seller, scene.orderId);
  const [other] = await order(scene.other, scene.orderId);
  // 12 % of ₹401, 9 % of ₹199, each with the ₹1 or less that the sale's share was rounded by.
  expect([mine?.commissionPaise, other?.commissionPaise]).toEqual([4_812 + 95, 1_791 + 5]);
  const more = 4_812 - 2_005 + 1_791 - 995;
  const bookedPaise = (await readBalance(db, 'commission')) + (await readBalance(db, 'tax'));
  expect(commission + tax - bookedPaise).toBe(more);
  await execute(db)`delete from payout_rates where kind = 'commission'`;
  expect(await faults()).toEqual([]);
});

it('is told apart by shop: another one sees neither account nor order', async () => {
  const [parcel] = await order(scene.other, scene.orderId);
  expect(parcel?.goodsPaise).toBe(19_900);
  expect((await call(scene.customer, 'GET', '/desk/earnings')).status).toBe(401);
  expect((await call(scene.seller, 'GET', `/desk/earnings?shop=${scene.saree.sellerId}`)).status).toBe(404);
  expect((await call(scene.other, 'GET', '/desk/earnings/orders/nothing')).status).toBe(404);
});

it('is held to the paisa as posted, and a figure that is not is named', async () => {
  const mine = sql`order_id = ${scene.orderId} and seller_id = ${scene.kurta.sellerId}`;
  const shares = () => execute<{ paise: number }>(db)`select paise from held_shares where ${mine}`;
  const hold = (paise: number) =>
    execute(
      db,
    )`insert into held_shares (seller_id, order_id, paise) values (${scene.kurta.sellerId}, ${scene.orderId}, ${paise})`;
  const fault = (books: number, paise: number) => [
    expect.stringMatching(
      new RegExp(
        `^order CHK-\\d+-\\d: ${scene.kurta.sellerId} is owed ${books} paise in the books, and ${paise} are held$`,
      ),
    ),
  ];
  expect(await shares()).toEqual([{ paise: 38_000 }]);
  await execute(db)`delete from held_shares where ${mine}`;
  expect(await faults()).toEqual(fault(38_000, 0));
  await hold(38_001);
  expect(await faults()).toEqual(fault(38_000, 38_001));
  await execute(db)`update held_shares set paise = 38000 where ${mine}`;
  const all = [debit('seller_payable', 38_000, scene.kurta.sellerId), credit('written_off', 38_000)];
  const back = entry('written_off', 'all of it', { orderId: scene.orderId, at: clock.now() }, all);
  await inTransaction(db, (trx) => postEntry(trx, back));
  expect(await shares()).toEqual([]);
  await inTransaction(db, (trx) => postReversal(trx, back.key, 'written_off', clock.now()));
  expect([await shares(), await faults()]).toEqual([[{ paise: 38_000 }], []]);
  await earnIn(15);
  expect([await shares(), await faults()]).toEqual([[], []]);
  await hold(38_000);
  expect(await faults()).toEqual(fault(0, 38_000));
  await execute(db)`delete from held_shares where ${mine}`;
});

it('is proven by the check of the books', async () => {
  await earnIn(15);
  await execute(db)`update earnings set amount_paise = amount_paise - 1, tds_paise = tds_paise + 1
    where order_id = ${scene.orderId} and seller_id = ${scene.kurta.sellerId}`;
  expect(await faults()).toEqual([
    expect.stringMatching(/earned \d+ paise and is owed/),
    expect.stringMatching(/the lines of/),
  ]);
  await execute(db)`delete from earnings where order_id = ${scene.orderId}`;
  expect(await faults()).toEqual([
    expect.stringMatching(/nothing was earned/),
    expect.stringMatching(/nothing was earned/),
    // The parcels are marked as earned: no account has them any more.
    expect.stringMatching(/not earned and never to be/),
    expect.stringMatching(/not earned and never to be/),
    expect.stringMatching(/and 0 are held/),
    expect.stringMatching(/and 0 are held/),
  ]);
});
