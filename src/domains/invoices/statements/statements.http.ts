import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { listEarnedIn, listPaidIn } from '../../payouts/statements/statement.store.ts';
import { statementCsv } from '../../payouts/statements/statement-csv.ts';
import { findTaxPayer } from '../../sellers/sellers.store.ts';
import type { Desk } from '../../staff/desk.ts';
import type { statementCalls } from './statements.calls.ts';

export function statementHandlers({ db }: Desk): Handlers<typeof statementCalls> {
  async function read(shopId: string | null, month: string) {
    const seller = shopId && (await findTaxPayer(db, shopId));
    if (!seller) return refuse('not_found', { error: m.choose_shop_first() });
    const [orders, payouts] = await Promise.all([
      listEarnedIn(db, seller.id, month),
      listPaidIn(db, seller.id, month),
    ]);
    return { shopName: seller.name, gstin: seller.gstin, month, orders, payouts };
  }
  return {
    csv: async ({ month }, { shopId }) => {
      const statement = await read(shopId, month);
      if (isRefusal(statement)) return statement;
      const csv = statementCsv(statement.orders, statement.payouts);
      // Spreadsheets take a file for UTF-8 by its mark.
      return { bytes: Buffer.from(`\ufeff${csv}`), name: `statement-${month}.csv` };
    },
    pdf: async ({ month }, { shopId }) => {
      const statement = await read(shopId, month);
      if (isRefusal(statement)) return statement;
      // Loaded on first use, so that the shop starts without fonts and the PDF library.
      const { drawStatement } = await import('./draw-statement.ts');
      return { bytes: await drawStatement(statement), name: `statement-${month}.pdf` };
    },
  };
}
