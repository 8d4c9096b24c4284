import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { type Entry, sumOf } from './account.ts';
import {
  allocationEntry,
  differenceEntry,
  paymentEntry,
  refundEntry,
  saleEntry,
  saleTakenBackEntry,
} from './entries.ts';
import { listEntriesOfOrder, listUnallocated, listUnbalanced, readBalance } from './ledger.store.ts';
import { postEntry, postReversal } from './post-entry.ts';

const { db } = await createTestDatabase();
const at = new Date('2026-03-01T10:00:00Z');
const payment = { provider: 'gateway', paymentId: 'pay-1', amountPaise: 90_000, at };
const sale = {
  orderId: 'order-1',
  parts: [
    { sellerId: 'asha', goodsPaise: 50_000, offPaise: 0, offSellerPaise: 0, sharePaise: 47_500 },
    { sellerId: 'bina', goodsPaise: 31_500, offPaise: 0, offSellerPaise: 0, sharePaise: 29_900 },
  ],
  shippingPaise: 8_500,
  shippingUnit: 1,
  commissionGstPercent: 18,
  at,
};

describe('the postings of each event', () => {
  it('sums to zero, whatever the amounts', () => {
    const paise = fc.integer({ min: 1, max: 1_000_000_000 });
    const part = fc
      .tuple(fc.string(), paise, paise, paise, paise)
      .map(([sellerId, share, rest, offShopPaise, offSellerPaise]) => ({
        sellerId,
        goodsPaise: share + rest + offShopPaise + offSellerPaise,
        offPaise: offShopPaise + offSellerPaise,
        offSellerPaise,
        sharePaise: share,
      }));
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 5 }),
        paise,
        fc.integer({ min: 0, max: 100 }),
        (parts, amount, gst) => {
          const one = { ...sale, parts, shippingPaise: amount, commissionGstPercent: gst };
          const money = { ...payment, amountPaise: amount };
          const refund = {
            refundId: 'r',
            orderId: 'o',
            amountPaise: amount,
            provider: 'razorpay',
            reference: 'x',
            attempt: 1,
            at,
          };
          for (const entry of [
            saleEntry(one),
            saleTakenBackEntry(one, 'cancelled'),
            paymentEntry(money, { for: 'unknown' }),
            allocationEntry(money, { for: 'other_income' }, 'interest'),
            differenceEntry('o', amount, at),
            differenceEntry('o', -amount, at),
            refundEntry(refund),
          ])
            expect(sumOf(entry.postings)).toBe(0);
        },
      ),
    );
  });

  it('pays an order, and owes the price back after a cancellation', async () => {
    await postEntry(db, paymentEntry(payment, { for: 'order', orderId: 'order-1' }));
    await postEntry(db, saleEntry(sale));
    expect(await readBalance(db, 'receivable', 'order-1')).toBe(0);
    expect(await readBalance(db, 'seller_payable', 'asha')).toBe(-47_500);
    expect(await readBalance(db, 'bank')).toBe(90_000);
    await postEntry(db, saleTakenBackEntry(sale, 'cancelled'));
    expect(await readBalance(db, 'seller_payable')).toBe(0);
    expect(await readBalance(db, 'refunds_owed', 'order-1')).toBe(-90_000);
    const refund = {
      refundId: 'r1',
      orderId: 'order-1',
      amountPaise: 90_000,
      provider: null,
      reference: 'N1',
      attempt: 1,
      at,
    };
    await postEntry(db, refundEntry(refund));
    expect(await readBalance(db, 'refunds_owed', 'order-1')).toBe(0);
    expect(await readBalance(db, 'bank')).toBe(0);
    await postReversal(db, 'refund:r1:N1', 'refund_returned', at);
    expect(await readBalance(db, 'refunds_owed', 'order-1')).toBe(-90_000);
    await expect(postReversal(db, 'refund:r1:N2', 'refund_returned', at)).rejects.toThrow('not in the books');
    expect((await listEntriesOfOrder(db, 'order-1')).map(({ kind }) => kind)).toEqual([
      'payment',
      'sale',
      'sale_taken_back',
      'refund',
      'refund_returned',
    ]);
  });
});

describe('the ledger', () => {
  it('posts an event once, even with twenty parallel reports', async () => {
    const entry = paymentEntry({ ...payment, paymentId: 'once' }, { for: 'unknown' });
    const results = await Promise.all(Array.from({ length: 20 }, () => postEntry(db, entry)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await readBalance(db, 'unallocated', 'gateway:once')).toBe(-90_000);
  });

  it('lists unallocated money until somebody allocates it', async () => {
    const later = new Date('2026-03-03T10:00:00Z');
    expect(await listUnallocated(db, later)).toMatchObject([{ party: 'gateway:once', paise: 90_000 }]);
    expect(await listUnallocated(db, at)).toEqual([]);
    await postEntry(
      db,
      allocationEntry({ ...payment, paymentId: 'once' }, { for: 'other_income' }, 'interest of the bank'),
    );
    expect(await listUnallocated(db, later)).toEqual([]);
  });

  it('refuses postings that do not sum to zero, from code and by hand', async () => {
    const wrong: Entry = {
      ...paymentEntry({ ...payment, paymentId: 'wrong' }, { for: 'unknown' }),
      postings: [{ account: 'bank', party: '', amountPaise: 1 }],
    };
    await expect(postEntry(db, wrong)).rejects.toThrow('sum to 1 paise');
    await expect(
      sql`insert into ledger_postings (entry_id, line, account, amount_paise)
        select id, 9, 'bank', 1 from ledger_entries limit 1`.execute(db),
    ).rejects.toThrow('do not sum to zero');
    expect(await listUnbalanced(db)).toEqual([]);
  });

  it('is append-only', async () => {
    await expect(sql`update ledger_postings set amount_paise = amount_paise + 1`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('append-only');
  });
});
