import { assert, asyncProperty, constantFrom, record, stringMatching } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../test/support/operators-shop.ts';
import { statementShop } from '../../../test/support/statement-shop.ts';
import { day } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { listWaitingClaims } from './staff/claims.store.ts';
import { listCreditsOfClaims } from './staff/credits.store.ts';

const { db, clock, scene, shop, placeOrder, stateOf, newUtr, read, inBank, claim, confirm, right } =
  await statementShop();

/** A statement of one credit, in tabs: narrations have commas. */
const statement = (narration: string, { on = '01/03/26', amount = '900.00', reference = '' } = {}) =>
  `Date\tNarration\tChq / Ref No.\tCredit\n${on}\t${narration}\t${reference}\t${amount}`;
const waiting = async () => {
  const claims = await listWaitingClaims(db, { after: 0, limit: 50, now: clock.now() });
  const credits = await listCreditsOfClaims(db, claims);
  return claims.map(({ orderId, utrs }) => ({ orderId, utrs, why: credits.get(orderId)?.[0]?.why }));
};
/** Three statements of later days that show something else. */
const laterStatements = async () => {
  const givenUp: { orderId: string }[] = [];
  for (const on of ['02/03/26', '03/03/26', '04/03/26', '05/03/26'])
    givenUp.push(...(await read(statement(`INTEREST ${on}`, { on, amount: '1.00' }))).givenUp);
  return givenUp.map(({ orderId }) => orderId);
};

beforeEach(async () => {
  scene.customer = await shop.customer();
  scene.order = await placeOrder(await shop.product());
});

describe('a claimed UTR in a narration of no recognised form', () => {
  const inText = (utr: string) => statement(`COLLECT ${utr} FROM MEERA`);

  it.each([true, false])(
    'waits beside the claim and is confirmed once (%s: the claim came first)',
    async (early) => {
      await laterStatements();
      const [utr, before] = [newUtr(), await inBank()];
      if (early) await accept(claim(utr));
      await read(inText(utr));
      if (!early) await accept(claim(utr));
      expect((await waiting())[0]).toEqual({ orderId: scene.order.orderId, utrs: [utr], why: 'utr_in_text' });
      expect(await laterStatements()).not.toContain(scene.order.orderId);
      await accept(confirm());
      await read(inText(utr));
      expect([await stateOf(), await inBank()]).toEqual(['paid/placed', before + 90_000]);
      await right();
    },
  );

  it('is reported so', async () => {
    const utr = newUtr();
    await accept(claim(utr));
    const { credits, missing } = await read(inText(utr));
    expect(credits).toMatchObject([{ outcome: 'beside_claim', orderId: scene.order.orderId, utr: null }]);
    expect(missing.map((one) => one.utr)).not.toContain(utr);
  });

  it('comes before claims that wait longer', async () => {
    const [older, utr] = [newUtr(), newUtr()];
    await accept(claim(older));
    clock.advance(60_000);
    scene.customer = await shop.customer();
    scene.order = await placeOrder(await shop.product());
    await accept(claim(utr));
    await read(inText(utr));
    expect(
      (await waiting()).map(({ utrs }) => utrs[0]).filter((one) => one === older || one === utr),
    ).toEqual([utr, older]);
  });

  it('of another amount does not keep the claim', async () => {
    const utr = newUtr();
    await accept(claim(utr));
    await read(statement(`COLLECT ${utr} FROM MEERA`, { amount: '899.00' }));
    clock.advance(10 * day);
    const givenUp: { orderId: string }[] = [];
    for (const on of ['12/03/26', '13/03/26', '14/03/26'])
      givenUp.push(...(await read(statement(`INTEREST ${on}`, { on, amount: '2.00' }))).givenUp);
    clock.advance(-10 * day);
    expect(givenUp.map(({ orderId }) => orderId)).toContain(scene.order.orderId);
  });

  it('is never given up, whatever stands around its digits', async () => {
    await assert(
      asyncProperty(
        record({
          before: stringMatching(/^[A-Za-z/: @.-]{0,20}$/),
          after: stringMatching(/^[A-Za-z/: @.-]{0,20}$/),
          where: constantFrom('narration', 'reference'),
          between: constantFrom('', ' ', '-'),
        }),
        async ({ before, after, where, between }) => {
          scene.customer = await shop.customer();
          scene.order = await placeOrder(await shop.product());
          const utr = newUtr();
          await accept(claim(utr));
          const words = `${before}${utr.slice(0, 4)}${between}${utr.slice(4)}${after}`;
          await read(where === 'narration' ? statement(words) : statement('X', { reference: words }));
          expect(await laterStatements()).not.toContain(scene.order.orderId);
          expect(await stateOf()).toMatch(/^(paid|pending)/);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a credit with two numbers of the bank', () => {
  const kotak = (utr: string, other: string) =>
    statement(`UPI/MEERA SHARMA/${other}/Chowk`, { reference: `UPI-${utr}` });

  it.each(['first', 'second'])('pays the order whose customer sent the %s of them', async (which) => {
    const before = await inBank();
    for (const early of [true, false]) {
      scene.customer = await shop.customer();
      scene.order = await placeOrder(await shop.product());
      const utrs = [newUtr(), newUtr()] as const;
      const [text, sent] = [kotak(...utrs), which === 'first' ? utrs[0] : utrs[1]];
      if (early) await accept(claim(sent));
      await read(text);
      if (!early) await accept(claim(sent));
      await read(text);
      await read(`Account No : 1234567890\n${text}`);
      expect(await stateOf()).toBe('paid/placed');
    }
    expect(await inBank()).toBe(before + 2 * 90_000);
    await right();
  });

  it('pays one order where both are claimed', async () => {
    const utrs = [newUtr(), newUtr()] as const;
    await accept(claim(utrs[0]));
    const first = scene.order;
    scene.customer = await shop.customer();
    scene.order = await placeOrder(await shop.product());
    await accept(claim(utrs[1]));
    await read(kotak(...utrs));
    expect(await stateOf()).toBe('pending/pending');
    scene.order = first;
    expect(await execute(db)`select from payments where order_id = ${first.orderId}`).toHaveLength(1);
  });
});
