import { lineCount } from '../domains/cart/cart.store.ts';
import { unreadOfCustomer } from '../domains/chat/conversations.store.ts';
import { unreadNoticesOf } from '../domains/notices/account-list.store.ts';
import { heldGoodsOf } from '../domains/orders/unpaid-orders.store.ts';
import type { HeldGoods } from '../domains/accounts/accounts.calls.ts';
import { wishesOf } from '../domains/wishlist/wishlist.store.ts';
import { type Database, getRow } from '../platform/database.ts';

interface HeaderCounts {
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** Unseen messages from sellers. */
  readonly unreadMessages: number;
  /** Notices that were not opened yet. */
  readonly unreadNotices: number;
  /** Wished-for products, to fill in the hearts. */
  readonly wishes: { productId: string; wishlistId: string }[];
  /** Goods in the customer's unpaid orders, which are not sold out to them (R-ORDER-5). */
  readonly held: HeldGoods[];
}

/** The header data of a customer's pages, from several domains, in one statement. */
export async function readHeaderCounts(db: Database, customerId: string): Promise<HeaderCounts> {
  const counts = await getRow<Omit<HeaderCounts, 'wishlistCount'>>(db)`
    select (${lineCount(customerId)}) as "cartCount", (${wishesOf(customerId)}) as wishes, (${heldGoodsOf(customerId)}) as held,
           ${unreadOfCustomer(customerId)} as "unreadMessages", ${unreadNoticesOf(customerId)} as "unreadNotices"`;
  return { ...counts, wishlistCount: counts.wishes.length };
}
