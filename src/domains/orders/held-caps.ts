import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import type { UnpaidHoldings } from './placing.store.ts';

type Lines = readonly { readonly quantity: number }[];

/** Limits the unpaid goods one customer can hold (R-STOCK-2). */
export function refuseHoarding(holdings: UnpaidHoldings, lines: Lines): Refusal<'list_full'> | null {
  const { maxUnpaidOrders, maxHeldPieces } = backOffice;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (holdings.orders >= maxUnpaidOrders)
    return refuse('list_full', {
      error: m.too_many_unpaid_orders({ count: holdings.orders, max: maxUnpaidOrders }),
    });
  if (holdings.pieces + pieces <= maxHeldPieces) return null;
  return refuse('list_full', {
    error:
      holdings.orders > 0
        ? m.unpaid_orders_full({ max: maxHeldPieces, held: holdings.pieces, more: pieces })
        : m.order_too_large({ max: maxHeldPieces, pieces }),
  });
}

/** Why an order exceeded the caps: the customer's own unpaid goods, or those of its network across all accounts. */
export const refuseFull = (full: UnpaidHoldings, lines: Lines): Refusal<'list_full'> =>
  refuseHoarding(full, lines) ?? refuse('list_full', { error: m.network_holds_too_much() });
