import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { day, shift } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { shop as market } from '../../../shop.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { readStatement } from '../statement/read-statement.ts';

const shop = await doorShop();
const { db, clock, call, scene, faults, confirm, ship, deliver } = shop;

const readHeld = () => readBalance(db, 'cash', scene.kurta.sellerId);
const handIn = (amountPaise: number, reference: string, by = scene.operator) =>
  call(by, 'POST', '/desk/cash/hand-in', {
    sellerId: scene.kurta.sellerId,
    amountPaise,
    reference,
    reason: 'Deposited at the branch',
  });
/** Reads a statement with one credit, so many days from now. */
const read = async (days: number, reference: string, rupees: string) => {
  const on = dayOf(shift(clock.now(), days * day))
    .split('-')
    .toReversed()
    .join('/');
  const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.';
  const statement = readStatement(`${head}\n${on},BY CASH ${reference},${reference},,${rupees}`);
  if (!statement) throw new Error('Not a statement');
  const terms = { payee: 'a@b', now: shift(clock.now(), days * day), unpaidOrderTtl: day, dryRun: false };
  await reconcileStatement(db, statement, { actor: { kind: 'operator', id: 'ops' }, ...terms });
};
/** What the check of the books says of deposits, but that older ones of other tests are on no statement. */
const shownFaults = async (reference: string) =>
  (await faults()).filter((fault) => !fault.includes('is on no statement') || fault.includes(reference));
const takeBack = (reference: string, by = scene.operator) =>
  call(by, 'POST', '/desk/cash/take-back', {
    sellerId: scene.kurta.sellerId,
    reference,
    reason: 'Mistyped',
  });
async function takeCash() {
  await confirm();
  await ship();
  await deliver();
}

describe('cash that was taken at doors', () => {
  it('is handed in to the bank by an operator, whole or in parts', async () => {
    await takeCash();
    const listed = (await call(scene.operator, 'GET', '/desk/cash')).body as {
      held: { sellerId: string; paise: number }[];
    };
    expect(listed.held).toMatchObject([{ sellerId: scene.kurta.sellerId, paise: 38_600 }]);
    const bank = await readBalance(db, 'bank');
    expect(await handIn(30_000, 'dep 001'.replace(' ', '') + 'a')).toMatchObject({ status: 200 });
    expect([await readHeld(), (await readBalance(db, 'bank')) - bank]).toEqual([8_600, 30_000]);
    expect(await handIn(8_600, 'DEP002')).toMatchObject({ status: 200 });
    expect([await readHeld(), (await call(scene.operator, 'GET', '/desk/cash')).body]).toEqual([
      0,
      { held: [], requests: [], unshown: [expect.anything(), expect.anything()] },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('is never more than is there, and a deposit is booked once, whoever presses', async () => {
    await takeCash();
    expect((await handIn(38_601, 'DEP010')).body).toMatchObject({
      code: 'wrong_status',
      error: 'Only ₹386.00 of cash is there',
    });
    const twice = await Promise.all([
      handIn(20_000, 'DEP011'),
      handIn(20_000, 'DEP012'),
      handIn(20_000, 'DEP011'),
    ]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 409: 2 });
    expect(await readHeld()).toBe(18_600);
    expect((await handIn(1, 'DEP011')).status + (await handIn(1, 'DEP012')).status).toBe(609);
    expect((await handIn(1, 'DEP011', scene.seller)).status).toBe(403);
    expect(await faults()).toEqual([]);
  });

  it('that later statements do not show are named by the check of the books, and those that they show are not', async () => {
    await takeCash();
    await handIn(20_000, 'DEP021');
    await handIn(18_600, 'DEP022');
    await read(3, 'DEP021', '200.00');
    expect(await faults()).toEqual([]);
    await read(9, 'NEFT0009', '5.00');
    const text = (await faults()).join('\n');
    expect(text).toContain('cash of ₹186.00 handed in as DEP022 is on no statement');
    expect(text).not.toContain('DEP021');
  });

  it('are taken back while no statement shows the deposit, and booked again by any reference', async () => {
    await takeCash();
    const before = await readHeld();
    for (const _again of [1, 2]) {
      await handIn(38_600, 'DEP031');
      expect((await takeBack('DEP031', scene.seller)).status).toBe(403);
      const both = await Promise.all([takeBack('DEP031'), takeBack('DEP031')]);
      expect([countStatuses(both), await readHeld()]).toEqual([{ 200: 1, 409: 1 }, before]);
      expect(await shownFaults('DEP031')).toEqual([]);
    }
    await handIn(38_600, 'DEP032');
    await read(0, 'DEP032', '386.00');
    expect([(await takeBack('DEP032')).status, await readHeld()]).toEqual([409, before - 38_600]);
    expect(await shownFaults('DEP03')).toEqual([]);
  });

  it('that wait for a second operator are withdrawn, and wait no longer once a statement shows them', async () => {
    await takeCash();
    const limit = market.refundApprovalAbove;
    market.refundApprovalAbove = 1;
    const listRequests = async () => {
      const { requests } = (await call(scene.operator, 'GET', '/desk/cash')).body;
      return (requests as { reference: string }[]).map(({ reference }) => reference);
    };
    try {
      expect((await handIn(20_000, 'DEP041')).body.message).toContain('another operator');
      expect(await listRequests()).toEqual(['DEP041']);
      expect((await takeBack('DEP041')).status + (await takeBack('DEP041')).status).toBe(609);
      await handIn(20_000, 'DEP042');
      expect(await listRequests()).toEqual(['DEP042']);
      await read(0, 'DEP042', '200.00');
      expect([(await handIn(20_000, 'DEP042')).status, await listRequests()]).toEqual([200, []]);
    } finally {
      market.refundApprovalAbove = limit;
    }
  });
});
