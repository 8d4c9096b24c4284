import type { Database } from '../../platform/database.ts';
import { rupeesToPaise, sellerShare } from '../../platform/money.ts';
import { shareOut, shareUpTo } from '../../platform/share-out.ts';
import { shop } from '../../shop.ts';
import { backOffice } from '../../shop-back-office.ts';
import { saleEntry, saleTakenBackEntry, unpaidSaleTakenBackEntry } from '../ledger/entries.ts';
import { postEntry } from '../ledger/post-entry.ts';
import {
  type PartsToPrice,
  type PiecesBack,
  partOfSale,
  piecesOfPart,
  pricesOfParts,
  restOfPart,
  type Sale,
} from '../ledger/sale.ts';
import type { PayWay } from './order.ts';
import { readSale } from './orders.store.ts';

/** Posts an order's sale: the customer's debt, the sellers' shares and the shop's share. */
export async function bookSale(trx: Database, orderId: string, now: Date): Promise<void> {
  await postEntry(trx, saleEntry(await readSaleOf(trx, orderId, now)));
}

/** What a part of a sale cost its customer, who has paid it (ahead) or is no longer to pay it at the door. */
interface Cost {
  readonly amountPaise: number;
  readonly isPaid: boolean;
}

/** Reverses the sale of an order that was cancelled as a whole: the amount paid becomes a debt to the customer. */
export async function bookSaleTakenBack(trx: Database, sale: Sale, cost: Cost): Promise<void> {
  await postEntry(trx, takenBackEntry(sale, 'cancelled', cost));
}

/**
 * The same for one seller's parcel and its part of the sale, as far as nothing was taken out of it before.
 * @param keptPaise what is kept for delivering the rest; negative when that goes back
 */
export async function bookParcelTakenBack(
  trx: Database,
  sale: Sale,
  { sellerId, keptPaise = 0, ...cost }: Cost & { sellerId: string; keptPaise?: number },
): Promise<void> {
  await postEntry(trx, takenBackEntry(restOfPart(partOfSale(sale, [sellerId])), sellerId, cost, keptPaise));
}

const takenBackEntry = (sale: Sale, cause: string, { amountPaise, isPaid }: Cost, keptPaise = 0) =>
  (isPaid ? saleTakenBackEntry : unpaidSaleTakenBackEntry)(sale, cause, amountPaise, keptPaise);

/**
 * Reverses the sale of goods that are taken out of a parcel before it is sent (R-ORDER-11).
 * @param goods with what was taken out of the parcel before
 * @param cause keeps the key unique per order
 */
export async function bookGoodsTakenOut(
  trx: Database,
  sale: Sale,
  {
    sellerId,
    goods,
    cause,
    ...cost
  }: Cost & { sellerId: string; goods: Omit<PiecesBack, 'shippingPaise'>; cause: string },
): Promise<void> {
  const pieces = piecesOfPart(partOfSale(sale, [sellerId]), { ...goods, shippingPaise: 0 });
  await postEntry(trx, takenBackEntry(pieces, cause, cost));
}

/**
 * Reverses the returned pieces' part of a parcel's sale: the amount paid for them becomes a debt to the customer.
 * @param sale the parcel's part
 * @param cause the return's id
 */
export async function bookPiecesTakenBack(
  trx: Database,
  sale: Sale,
  { pieces, cause, amountPaise }: { pieces: PiecesBack; cause: string; amountPaise: number },
): Promise<void> {
  await postEntry(trx, saleTakenBackEntry(piecesOfPart(sale, pieces), cause, amountPaise));
}

export async function readSaleOf(trx: Database, orderId: string, at: Date): Promise<Sale> {
  const { shippingCharge, shippingUnit, parts } = await readSale(trx, orderId);
  const { commissionPercent } = shop;
  const { commissionGstPercent } = backOffice;
  return {
    orderId,
    at,
    commissionGstPercent,
    shippingPaise: rupeesToPaise(shippingCharge),
    shippingUnit,
    parts: parts.map(({ sellerId, goods, offPaise, offSellerPaise, out }) => ({
      sellerId,
      goodsPaise: rupeesToPaise(goods),
      offPaise,
      offSellerPaise,
      sharePaise: rupeesToPaise(sellerShare(goods - offSellerPaise / 100, commissionPercent)),
      ...(out && { out }),
    })),
  };
}

/**
 * The amount paid for each parcel of an order, in paise: its goods less their discount, plus its share of the
 * shipping fee. The amounts add up to the payment, to the paisa (R-ORDER-4). They are whole rupees if the order was
 * to be paid at the door (R-CASH-3).
 * @param sale the parts, in the order of the order's lines
 */
export const paidForParcels = (sale: PartsToPrice, paidPaise: number): number[] =>
  shareOut(paidPaise, pricesOfParts(sale));

/**
 * The same less what was paid, or would have been, for the goods that were taken out of the parcels (R-ORDER-11). At the
 * door the rest is rounded down to what can be paid there (R-CASH-3).
 */
export function paidForRest(sale: PartsToPrice, paidPaise: number, payBy: PayWay): number[] {
  const prices = pricesOfParts(sale);
  const unit = payBy === 'delivery' ? sale.shippingUnit : 1;
  return paidForParcels(sale, paidPaise).map((amount, index) => {
    const out = sale.parts[index]?.out;
    if (!out) return amount;
    const rest = amount - shareUpTo(amount, out.goodsPaise - out.offPaise, prices[index] ?? 0);
    return rest - (rest % unit);
  });
}
