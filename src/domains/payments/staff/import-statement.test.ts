import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { fileType } from '../../../platform/call.ts';

const { app, call, shop, operator, changesOf, claimedOrder } = await operatorsDesk();

async function send(by: { cookie: string }, text: string, check = false) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/money/statement${check ? '?check=yes' : ''}`,
    headers: { cookie: by.cookie, 'content-type': fileType },
    payload: Buffer.from(text),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const head = 'Date,Narration,Chq./Ref.No.,Deposit Amt.';
const statement = (...lines: string[]) => [head, ...lines].join('\n');
const stateOf = async (customer: { cookie: string }, orderId: string) =>
  (await call(customer, 'GET', `/payment/status/${orderId}`)).body.payment_status;

describe('a statement that is imported at the desk', () => {
  it('is looked at first, then pays what agrees and leaves the rest at the desk', async () => {
    const { customer, orderId, utr } = await claimedOrder();
    const text = statement(`01/03/26,UPI-MEERA,${utr},900.00`, '01/03/26,INTEREST,,12.50', 'soon,X,,1.00');
    const looked = await send(operator, text, true);
    expect(looked).toMatchObject({
      status: 200,
      body: {
        counts: { credits: 2, newlyPaid: 1, unmatched: 1, unreadable: 1 },
        credits: [
          { outcome: 'paid', orderId, amountPaise: 90_000 },
          { outcome: 'unmatched', amountPaise: 1_250 },
        ],
        unreadable: [4],
      },
    });
    expect(await stateOf(customer, orderId)).toBe('pending');
    expect(await changesOf('payment', 'statement')).toEqual([]);

    expect((await send(operator, text)).body).toMatchObject({ counts: { newlyPaid: 1, unmatched: 1 } });
    expect(await stateOf(customer, orderId)).toBe('paid');
    const { reviews } = (await call(operator, 'GET', '/desk/money/reviews')).body;
    expect(reviews).toContainEqual(
      expect.objectContaining({ credit: expect.objectContaining({ amountPaise: 1_250 }) }),
    );
    expect(await changesOf('payment', 'statement')).toMatchObject([
      { did: 'imported a statement', by: operator.id, after: { newlyPaid: 1 } },
    ]);
    const again = await send(operator, text);
    expect(again.body).toMatchObject({ counts: { newlyPaid: 0, matched: 1 }, unreadable: [4] });
  });

  it.each([
    ['nothing', ''],
    ['another table', 'Handle,Title\nkurta,Kurta'],
    ['no table', '"\u0000'],
    ['too many credits', statement(...Array.from({ length: 2_001 }, () => '01/03/26,CASH,,1.00'))],
  ])('is refused where it is %s', async (_what, text) => {
    expect(await send(operator, text)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it.each(['%PDF-1.7', 'PK\u0003\u0004', ' <html><table>'])(
    'is to be saved as CSV where it begins with %j',
    async (text) => {
      const { status, body } = await send(operator, text);
      expect([status, body.error]).toEqual([400, expect.stringContaining('save the statement as CSV')]);
    },
  );

  it('is an operator’s to send', async () => {
    expect((await send(await shop.customer(), statement())).status).toBe(401);
  });
});
