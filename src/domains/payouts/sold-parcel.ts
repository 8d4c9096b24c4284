import type { Database } from '../../platform/database.ts';
import { dayOf } from '../../platform/india-time.ts';
import { shareOut } from '../../platform/share-out.ts';
import type { Account, Entry } from '../ledger/account.ts';
import { listEntriesOfOrder } from '../ledger/ledger.store.ts';
import type { SoldParcel } from './earning.ts';
import { readPartsOfOrder } from './sold-parcel.store.ts';

/** A seller's part of a sold order as it was sold and as the books have it now; null if it is not sold, or cancelled. */
export async function readSoldParcel(
  db: Database,
  orderId: string,
  sellerId: string,
): Promise<SoldParcel | null> {
  const [entries, parts] = await Promise.all([
    listEntriesOfOrder(db, orderId),
    readPartsOfOrder(db, orderId),
  ]);
  const at = parts.findIndex((part) => part.sellerId === sellerId);
  const [sale, part] = [entries.find(({ kind }) => kind === 'sale'), parts[at]];
  if (!sale || !part || part.cancelled) return null;
  const commissions = parts.map(
    ({ sellerId: party, soldPaise }) => soldPaise + sumIn(sale, 'seller_payable', party),
  );
  const gst = shareOut(-sumIn(sale, 'tax'), commissions)[at] ?? 0;
  const back = entries.filter(({ key }) =>
    part.returns.some((id) => key === `sale_taken_back:${orderId}:${id}`),
  );
  return {
    orderId,
    sellerId,
    gstin: part.gstin,
    day: dayOf(sale.at),
    lines: part.lines,
    sharePaise: -[sale, ...back].reduce((sum, entry) => sum + sumIn(entry, 'seller_payable', sellerId), 0),
    commissionGstPaise: gst - back.reduce((sum, entry) => sum + sumIn(entry, 'tax'), 0),
  };
}

const sumIn = ({ postings }: Entry, account: Account, party = ''): number =>
  postings.reduce(
    (sum, posting) =>
      posting.account === account && posting.party === party ? sum + posting.amountPaise : sum,
    0,
  );
