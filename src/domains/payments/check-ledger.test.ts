import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { day } from '../../platform/clock.ts';
import { knownOfOrders } from '../../start/known-of-orders.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkLedger } from './check-ledger.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, provider, scene, placeOrder } = await payingShop();
const faults = () => checkLedger(db, clock.now());
/** Applies `wrong` to the database, returns the check's findings, and rolls back. */
async function after(wrong: string): Promise<string[]> {
  let found: string[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      // Triggers would stop these manual edits.
      for (const table of ['ledger_entries', 'ledger_postings', 'orders'])
        await execute(trx)`alter table ${sql.table(table)} disable trigger user`;
      await execute(trx)`alter table ledger_postings drop constraint ledger_postings_entry_id_fkey`;
      await sql.raw(wrong).execute(trx);
      found = await checkLedger(trx, clock.now());
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  return found;
}

describe('the ledger check', () => {
  it('finds nothing after a payment, a second one, a cancellation, and a late one', async () => {
    await provider.send(provider.captured(scene.order));
    await provider.send(provider.captured(scene.order));
    const second = await placeOrder();
    await provider.send(provider.captured(second));
    const by = {
      actor: { kind: 'customer', id: scene.customer.id } as const,
      now: clock.now(),
      known: knownOfOrders,
    };
    await cancelOrder(db, { orderId: second.orderId, customerId: scene.customer.id, ...by });
    const third = await placeOrder();
    await cancelOrder(db, { orderId: third.orderId, customerId: scene.customer.id, ...by });
    await provider.send(provider.captured(third));
    await provider.send(provider.captured(await placeOrder(), { amount_paise: 89_900 }));
    expect(await faults()).toEqual([]);
  });

  it.each([
    [
      'a sale that is missing',
      `delete from ledger_entries where key = (select max(key) from ledger_entries where kind = 'sale')`,
      /has no sale/,
    ],
    [
      'an amount that was changed',
      `update ledger_postings set amount_paise = amount_paise + 1 where account = 'bank'`,
      /sums to/,
    ],
    [
      'an order made paid by hand',
      `update orders set payment_status = 'paid' where payment_status = 'unpaid'`,
      /has no sale/,
    ],
    [
      'an order made unpaid by hand',
      `update orders set payment_status = 'unpaid' where payment_status = 'paid'`,
      /is not paid/,
    ],
    ['a refund that disappeared', `delete from refunds where state = 'due'`, /owes back/],
    ['stock given back twice', `update orders set holds_stock = not holds_stock`, /holds/],
    [
      'a payment that was slipped in',
      `insert into payments select provider, payment_id || 'x', order_id, amount_paise, currency, payee, null, 'surplus', received_at from payments limit 1`,
      /not in the books/,
    ],
    [
      'a bank line that nobody posted',
      `insert into bank_lines (account, reference, amount_paise, ordinal, text, read_at, read_by) values ('', 'x', 100, 1, '', now(), '')`,
      /bank line \d+ is not in the books/,
    ],
    [
      'a bank line given to an order that it did not pay',
      `insert into bank_lines (account, reference, amount_paise, ordinal, text, read_at, read_by, order_id) select '', 'x', 100, 1, '', now(), '', min(id) from orders`,
      /no such payment/,
    ],
    [
      'a UTR that is looked for although its money came',
      `insert into payment_claims (utr, order_id, claimed_at, state) select utr, order_id, now(), 'rejected' from payments where utr is not null limit 1`,
      /is rejected, and its money is in the books/,
    ],
    [
      'a counter of an offer that has no limit',
      `insert into promotion_limits (promotion_id, used, max) values ('super-discount', 0, 5)`,
      /super-discount counts 0 uses and has 0, and no such limit/,
    ],
    [
      'a use that an edited offer does not count',
      `with limited as (update promotions set max_uses = 5 where id = 'super-discount')
       insert into promotion_limits (promotion_id, used, max) values ('super-discount', 1, 5)`,
      /super-discount counts 1 uses and has 0/,
    ],
  ])('finds %s', async (_what, wrong, sentence) => {
    await provider.send(provider.captured(scene.order));
    await provider.send(provider.captured(scene.order));
    expect((await after(wrong)).join('\n')).toMatch(sentence);
    expect(await faults()).toEqual([]);
  });

  it('reports money that was unallocated for a day', async () => {
    await provider.send(provider.captured(scene.order, { amount_paise: 1_200 }));
    clock.advance(2 * day);
    expect((await faults()).join('\n')).toMatch(/₹12\.00 of gateway:.* has had no name since 2026-03-01/);
  });
});
