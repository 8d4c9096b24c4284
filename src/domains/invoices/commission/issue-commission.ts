import * as m from '#messages/invoices';
import { hour, shift } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { gstState } from '../../tax/gst-states.ts';
import { market, marketAsSupplier } from '../compose-invoices.ts';
import { financialYear } from '../financial-year.ts';
import { commissionNumber } from '../invoice-number.ts';
import type { Invoice } from '../invoice.ts';
import {
  findLastSerial,
  insertCommissionInvoice,
  listUninvoiced,
  lockCommission,
  type MonthsCommission,
} from './commission.store.ts';

/** SAC of other support services: what a market does for its sellers. */
const supportService = '998599';
/** After the end of a month, until what became earned in its last moments is certainly committed. */
const wait = hour;

/**
 * Issues the market's tax invoices for the commission of past months: one for each seller and month in which something
 * became earned, once, in a series of its own without gaps (R-GST-9). Any number of processes may call it.
 * @returns how many were issued now
 */
export function issueCommission(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockCommission(trx);
    const due = await listUninvoiced(trx, `${dayOf(shift(now, -wait)).slice(0, 7)}-01`);
    const year = financialYear(now);
    let serial = due.length > 0 ? ((await findLastSerial(trx, year)) ?? 0) : 0;
    for (const of of due) {
      serial += 1;
      const number = commissionNumber(marketAsSupplier.code, year, serial);
      const invoice = composeCommissionInvoice(of, number, now);
      await insertCommissionInvoice(trx, invoice, { sellerId: of.sellerId, month: of.month, year, serial });
    }
    return due.length;
  });
}

/** The invoice of a month. Its tax is that of the books to the paisa: an odd one has a paisa more of SGST. Pure. */
export function composeCommissionInvoice(of: MonthsCommission, number: string, now: Date): Invoice {
  const { commissionPaise: grossPaise, gstPaise, month } = of;
  const state = gstState(of.state);
  const sameState = state.code === market.state.code;
  const cgstPaise = sameState ? (gstPaise - (gstPaise % 2)) / 2 : 0;
  return {
    number,
    issuedAt: now.toISOString(),
    period: month,
    order: { id: '', placedAt: now.toISOString(), paidPaise: grossPaise },
    payment: { method: m.taken_off_earnings(), reference: '' },
    seller: market,
    buyer: {
      name: of.shopName,
      gstin: of.gstin,
      addressLines: [of.address, `${of.city} ${of.pincode}`].map((line) => line.trim()).filter(Boolean),
      phone: '',
      state,
    },
    sameState,
    part: 1,
    parts: 1,
    lines: [
      {
        kind: 'commission',
        description: m.commission_of({ month }),
        variant: '',
        hsn: supportService,
        quantity: 1,
        mrpPaise: grossPaise,
        discount: 0,
        unitPricePaise: grossPaise,
        taxablePaise: grossPaise - gstPaise,
        ratePercent: backOffice.commissionGstPercent,
        grossPaise,
        cgstPaise,
        sgstPaise: sameState ? gstPaise - cgstPaise : 0,
        igstPaise: sameState ? 0 : gstPaise,
      },
    ],
  };
}
