import type { Database } from '../../platform/database.ts';
import { rupeesToPaise, sellerShare } from '../../platform/money.ts';
import { shareOut } from '../../platform/share-out.ts';
import { shop } from '../../shop.ts';
import { saleEntry, saleTakenBackEntry, unpaidSaleTakenBackEntry } from '../ledger/entries.ts';
import { postEntry } from '../ledger/post-entry.ts';
import {
  type PartsToPrice,
  type PiecesBack,
  partOfSale,
  piecesOfPart,
  pricesOfParts,
  type Sale,
} from '../ledger/sale.ts';
import { readSale } from './orders.store.ts';

/** Posts the sale of an order: the customer's debt, the sellers' and the shop's shares. */
export async function bookSale(trx: Database, orderId: string, now: Date): Promise<void> {
  await postEntry(trx, saleEntry(await readSaleOf(trx, orderId, now)));
}

/**
 * Reverses the sale of an order that was cancelled as a whole: what was paid is owed back.
 * @param paidPaise null where nothing was, since it is paid at the door
 */
export async function bookSaleTakenBack(trx: Database, sale: Sale, paidPaise: number | null): Promise<void> {
  await postEntry(trx, takenBackEntry(sale, 'cancelled', paidPaise));
}

/** The same for a seller's parcel and its part of the sale. */
export async function bookParcelTakenBack(
  trx: Database,
  sale: Sale,
  { sellerId, paidPaise }: { sellerId: string; paidPaise: number | null },
): Promise<void> {
  await postEntry(trx, takenBackEntry(partOfSale(sale, [sellerId]), sellerId, paidPaise));
}

const takenBackEntry = (sale: Sale, cause: string, paidPaise: number | null) =>
  paidPaise === null ? unpaidSaleTakenBackEntry(sale, cause) : saleTakenBackEntry(sale, cause, paidPaise);

/**
 * Reverses the part of a parcel's sale that some of its pieces are: what was paid for them is owed back.
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
  const { commissionPercent, commissionGstPercent } = shop;
  return {
    orderId,
    at,
    commissionGstPercent,
    shippingPaise: rupeesToPaise(shippingCharge),
    shippingUnit,
    parts: parts.map(({ sellerId, goods, offPaise, offSellerPaise }) => ({
      sellerId,
      goodsPaise: rupeesToPaise(goods),
      offPaise,
      offSellerPaise,
      sharePaise: rupeesToPaise(sellerShare(goods - offSellerPaise / 100, commissionPercent)),
    })),
  };
}

/**
 * What was paid for each parcel of an order: its goods less their discount, and its share of the shipping. Adds up to what was
 * paid, to the paisa (R-ORDER-4). Whole rupees each where the order was to be paid at the door (R-CASH-3).
 * @param sale its parts in the order of the order's lines
 */
export const paidForParcels = (sale: PartsToPrice, paidPaise: number): number[] =>
  shareOut(paidPaise, pricesOfParts(sale));
