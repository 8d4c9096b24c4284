import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import type { Database } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { listEntriesBetween } from '../../ledger/ledger.store.ts';
import { findTaxPayer } from '../../sellers/sellers.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { gstState, placeOfSupply } from '../../tax/gst-states.ts';
import { filingCsv } from './filing-table.ts';
import type { filingCalls } from './filings.calls.ts';
import {
  listCreditNotesIn,
  listEarnedBetween,
  listInvoicesIn,
  listShopNames,
  readShopsMonth,
} from './filings.store.ts';
import { gstr1Table } from './gstr-1.ts';
import { tallyXml, vouchersOfBooks } from './tally.ts';
import { vouchersOfShop } from './tally-of-shop.ts';
import { type EarnedParcel, form26qTable, gstr8Table } from './withheld.ts';

export function filingHandlers({ db }: Desk): Handlers<typeof filingCalls> {
  return {
    gstr1: async ({ month, section }, { shopId }) => {
      const seller = shopId && (await findTaxPayer(db, shopId));
      if (!seller) return refuse('not_found', { error: m.choose_shop_first() });
      if (seller.gstin === '') return refuse('not_found', { error: m.shop_without_gstin() });
      const [invoices, credits] = await Promise.all([
        listInvoicesIn(db, seller.id, month),
        listCreditNotesIn(db, seller.id, month),
      ]);
      const market = { gstin: shop.gstin, name: shop.name };
      const csv = filingCsv(gstr1Table(section, { invoices, credits, market }));
      return { bytes: Buffer.from(csv), name: `gstr-1-${section}-${month}.csv` };
    },
    gstr8: async ({ month }) => {
      const csv = filingCsv(gstr8Table(await readEarned(db, ...monthsFrom(month, 1))));
      return { bytes: Buffer.from(csv), name: `gstr-8-${month}.csv` };
    },
    form26q: async ({ quarter }) => {
      const [year = 0, of = 0] = quarter.split('-Q').map(Number);
      const start = of === 4 ? `${year + 1}-01` : `${year}-${String(1 + 3 * of).padStart(2, '0')}`;
      const csv = filingCsv(form26qTable(await readEarned(db, ...monthsFrom(start, 3))));
      return { bytes: Buffer.from(csv), name: `26q-${quarter}.csv` };
    },
    tally: async ({ month }) => {
      const [entries, shops] = await Promise.all([
        listEntriesBetween(db, ...monthsFrom(month, 1)),
        listShopNames(db),
      ]);
      const names = new Map(shops.map(({ id, name }) => [id, name]));
      const xml = tallyXml(vouchersOfBooks(entries, names));
      return { bytes: Buffer.from(xml), name: `tally-${month}.xml` };
    },
    tallyOfShop: async ({ month }, { shopId }) => {
      if (!shopId) return refuse('not_found', { error: m.choose_shop_first() });
      const books = await readShopsMonth(db, { sellerId: shopId, month, days: monthsFrom(month, 1) });
      const xml = tallyXml(vouchersOfShop(books, shop.name));
      return { bytes: Buffer.from(xml), name: `tally-${month}.xml` };
    },
  };
}

/** The first day of a month, and the first one after this many months. */
function monthsFrom(month: string, count: number): [string, string] {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, of - 1 + count, 1)).toISOString().slice(0, 10)];
}

async function readEarned(db: Database, from: string, before: string): Promise<EarnedParcel[]> {
  const rows = await listEarnedBetween(db, from, before);
  return rows.map(({ shipTo, sellerState, ...parcel }) => {
    const place = placeOfSupply(shipTo);
    const sameState = place.code === gstState(sellerState).code;
    return { ...parcel, place: `${place.code}-${place.name}`, sameState };
  });
}
