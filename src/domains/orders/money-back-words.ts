import * as m from '#messages/notices';
import type { Database } from '../../platform/database.ts';
import { readMoneyBack } from './clawbacks/clawbacks.store.ts';
import { rupeesText } from '../../platform/money.ts';

/**
 * What becomes of money that an order's customer was just owed, in a sentence: it is refunded, as far as it did not go
 * back another way, or the bank decides first (R-REFUND-3).
 * @param owedPaise what was owed; omitted for all that is still to be sent
 */
export async function moneyBackWords(
  trx: Database,
  orderId: string,
  { owedPaise, refunding = owedText }: { owedPaise?: number; refunding?: (amount: string) => string } = {},
): Promise<string> {
  const { isDisputed, duePaise } = await readMoneyBack(trx, orderId);
  if (isDisputed) return m.bank_decides();
  if (owedPaise !== 0 && duePaise === 0) return m.gone_back();
  return refunding(rupeesText(Math.min(owedPaise ?? duePaise, duePaise)));
}

const owedText = (amount: string): string => m.parcel_owed({ amount });
