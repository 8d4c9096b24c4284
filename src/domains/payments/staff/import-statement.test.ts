import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { writeWorkbook } from '../../../../packages/workbook-rows/src/testing.ts';
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
          { outcome: 'paid', orderId, orderNumber: expect.stringMatching(/^CHK-/), amountPaise: 90_000 },
          { outcome: 'unmatched', orderNumber: null, amountPaise: 1_250 },
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

  it('is read as a workbook, with its rows’ numbers, days and digits', async () => {
    const payload = writeWorkbook({
      name: 'Statement',
      rows: [
        ['Account Number', 'XXXXXXXX5678'],
        [null],
        ['Txn Date', 'Description', 'Ref No', 'Debit', 'Credit', 'Balance'],
        [
          { value: 46_089, format: 'dd/mm/yyyy' },
          'UPI/CR/633170000701/MEERA/HDFC',
          633_170_000_701,
          null,
          1_299.5,
          1_299.5,
        ],
        [{ value: 46_089, format: 'dd/mm/yyyy' }, 'INTEREST', null, null, 'many', 1_399.5],
      ],
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/desk/money/statement?check=yes',
      headers: { cookie: operator.cookie, 'content-type': fileType },
      payload,
    });
    expect(answer.json()).toMatchObject({
      counts: { credits: 1 },
      credits: [{ line: 4, amountPaise: 129_950, utr: '633170000701' }],
      unreadable: [5],
    });
  });

  it('is read in UTF-16, as spreadsheets save text', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/desk/money/statement?check=yes',
      headers: { cookie: operator.cookie, 'content-type': fileType },
      payload: Buffer.from(`\ufeff${statement('07/03/26,INTEREST,,1.00')}`, 'utf16le'),
    });
    expect(answer.json()).toMatchObject({ counts: { credits: 1, unreadable: 0 } });
  });

  it.each(['%PDF-1.7', 'PK\u0003\u0004', ' <html><table>'])(
    'is to be saved as CSV where it begins with %j',
    async (text) => {
      const { status, body } = await send(operator, text);
      expect([status, body.error]).toEqual([400, expect.stringContaining('save the statement as CSV')]);
    },
  );

  it('of another account is refused, whatever of its number is written, and not judged without one', async () => {
    const of = (account: string, day: string) =>
      `Account No : ${account}\n${statement(`${day}/03/26,INTEREST,,1.00`)}`;
    expect((await send(operator, of('50200012345678', '05'), true)).status).toBe(200);
    expect((await send(operator, of('50200012345678', '05'))).status).toBe(200);
    for (const own of ['XXXXXXXX5678', '00050200012345678'])
      expect((await send(operator, of(own, '06'), true)).status).toBe(200);
    for (const other of ['XXXXXXXX5679', '918020012345678']) {
      const { status, body } = await send(operator, of(other, '06'), true);
      expect([status, body.error]).toEqual([
        400,
        expect.stringContaining(`account ${other}; yours are of 502000`),
      ]);
    }
    expect((await send(operator, statement('06/03/26,INTEREST,,1.00'), true)).status).toBe(200);
  });

  it('names rows whose balance does not follow, and days between statements that are missing', async () => {
    const rows = (...lines: string[]) =>
      [
        'Account No : XXXXXXXX5678',
        'Date,Narration,Chq./Ref.No.,Deposit Amt.,Closing Balance',
        ...lines,
      ].join('\n');
    const report = async (text: string, check = false) => {
      const { counts, breaks, holes } = (await send(operator, text, check)).body;
      return [breaks, holes, counts];
    };
    const [first, third] = [
      rows('10/03/26,CASH,,5.00,105.00', '11/03/26,CASH,,6.00,111.00'),
      rows('14/03/26,CASH,,8.00,127.00', '14/03/26,CASH,,1.00,130.00'),
    ];
    expect(await report(first)).toMatchObject([[], [], { breaks: 0, holes: 0 }]);
    const hole = { after: '2026-03-11', before: '2026-03-14', differencePaise: 800 };
    for (const check of [true, false, false])
      expect(await report(third, check)).toMatchObject([
        [{ line: 4, differencePaise: 200 }],
        [hole],
        { breaks: 1, holes: 1 },
      ]);
    // The missing days, from new to old.
    const second = rows('13/03/26,CASH,,3.00,119.00', '12/03/26,CASH,,5.00,116.00');
    expect(await report(second)).toMatchObject([[], [], { holes: 0 }]);
  });

  it('foretells which credits it takes back, and takes back nothing by a check', async () => {
    const { customer, orderId, utr } = await claimedOrder();
    await send(operator, statement(`01/03/26,UPI-MEERA,${utr},900.00`));
    const later = `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n02/03/26,REV-UPI-MEERA,${utr},900.00,`;
    const takenBack = { line: 2, amountPaise: 90_000, orderNumber: expect.stringMatching(/^CHK-/) };
    for (const check of [true, true, false])
      expect((await send(operator, later, check)).body).toMatchObject({ reversals: [takenBack] });
    for (const check of [true, false])
      expect((await send(operator, later, check)).body).toMatchObject({ reversals: [] });
    expect(await stateOf(customer, orderId)).toBe('paid');
  });

  it('is an operator’s to send', async () => {
    expect((await send(await shop.customer(), statement())).status).toBe(401);
  });
});
