import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { newSellerLogin } from '../../../../test/support/staff.ts';
import { minute, shift } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { shop as market } from '../../../shop.ts';
import { insertRefund } from '../../orders/refunds.store.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, call, shop, operator, other, changesOf, claimedOrder } = await operatorsDesk();

const limit = rupeesToPaise(market.refundApprovalAbove);
let parts = 0;

/** Makes a refund of this amount that an operator has to send. */
async function refundDue(amountPaise: number): Promise<string> {
  const { orderId } = await claimedOrder();
  const id = newId(clock.now());
  await insertRefund(db, {
    id,
    orderId,
    provider: 'upi-manual',
    paymentId: `payment-${(parts += 1)}`,
    part: '',
    amountPaise,
    reason: 'Came back',
    now: clock.now(),
  });
  return id;
}
const on = (id: string, what: string) => `/desk/money/refunds/${id}/${what}`;
type By = { cookie: string };
const ask = (by: By, id: string) => call(by, 'POST', on(id, 'ask-approval'), { reason: 'Returned goods' });
const decide = (by: By, id: string, approved = true) =>
  call(by, 'POST', on(id, 'decide-approval'), { approved });
const send = (by: By, id: string) =>
  call(by, 'POST', on(id, 'sent'), { reference: 'HDFC123', sentOn: '2026-03-01' });
const alone = { status: 409, body: { code: 'second_person' } };

describe('a refund by hand', () => {
  it('up to the threshold is one operator’s', async () => {
    const id = await refundDue(limit);
    expect((await ask(operator, id)).body.code).toBe('wrong_status');
    expect((await send(operator, id)).status).toBe(200);
  });

  it('above it is sent by neither alone', async () => {
    const id = await refundDue(limit + 1);
    expect(await send(operator, id)).toMatchObject(alone);
    expect((await ask(operator, id)).status).toBe(200);
    expect((await ask(other, id)).body.code).toBe('already_there');
    expect(await send(operator, id)).toMatchObject(alone);
    expect(await send(other, id)).toMatchObject(alone);
    expect(await decide(operator, id)).toMatchObject(alone);
    expect((await decide(other, id)).status).toBe(200);
    expect((await send(operator, id)).status).toBe(200);
    expect(await changesOf('payment', id)).toMatchObject([
      { did: 'refund approval asked', by: operator.id },
      { did: 'refund approved', by: other.id, before: { askedBy: operator.id } },
      { did: 'refund sent', by: operator.id },
    ]);
  });

  it('needs a new approval for a second sending, and keeps nothing of a refused one', async () => {
    const id = await refundDue(limit + 1);
    await ask(operator, id);
    await decide(other, id);
    await send(operator, id);
    await call(operator, 'POST', on(id, 'due-again'), { reason: 'Came back' });
    expect(await send(operator, id)).toMatchObject(alone);
    const rows = await execute<{ state: string }>(db)`select state from refunds where id = ${id}`;
    expect(rows).toEqual([{ state: 'by_hand' }]);
  });

  it('is declined by another, or taken back by who asked, and can be asked for again', async () => {
    const id = await refundDue(limit + 1);
    for (const by of [operator, other]) {
      await ask(operator, id);
      expect((await decide(by, id, false)).status).toBe(200);
      expect((await decide(other, id)).body.code).toBe('changed_meanwhile');
      expect(await send(operator, id)).toMatchObject(alone);
    }
    expect((await ask(other, id)).status).toBe(200);
  });

  it('shows each operator what is asked of whom', async () => {
    const id = await refundDue(limit + 1);
    await ask(operator, id);
    const rowFor = async (by: By) => {
      const { body } = await call(by, 'GET', '/desk/money/refunds?state=due');
      return (body.refunds as { id: string }[]).find((row) => row.id === id);
    };
    const approval = { by: operator.name, reason: 'Returned goods', approved: false };
    expect(await rowFor(operator)).toMatchObject({
      needsApproval: true,
      approval: { ...approval, byMe: true },
    });
    expect(await rowFor(other)).toMatchObject({ approval: { ...approval, byMe: false } });
  });

  it('is approved by nobody twice at once, and never by a seller', async () => {
    const id = await refundDue(limit + 1);
    await ask(operator, id);
    const seller = await newSellerLogin(db, (await shop.product()).sellerId, clock.now());
    expect((await decide(seller, id)).status).toBe(403);
    const both = await Promise.all([decide(other, id), decide(other, id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const own = sql`update refund_approvals set decided_by = asked_by where refund_id = ${id}`;
    await expect(own.execute(db)).rejects.toThrow(/check/);
  });
});

it('money moves by hand only after a fresh proof', async () => {
  const id = await refundDue(1_000);
  await execute(db)`update sessions set proved_at = ${shift(clock.now(), -30 * minute - 1)}
            where id = ${operator.sessionId}`;
  const first = { status: 403, body: { code: 'prove_again' } };
  expect(await send(operator, id)).toMatchObject(first);
  expect(await decide(operator, id)).toMatchObject(first);
  const review = { provider: 'x', eventId: 'y', resolution: 'dismissed', reason: 'No money' };
  expect(await call(operator, 'POST', '/desk/money/reviews/resolve', review)).toMatchObject(first);
  expect((await send(other, id)).status).toBe(200);
});
