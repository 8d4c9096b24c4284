import { lineCount } from '../domains/cart/cart.store.ts';
import { unreadOfCustomer } from '../domains/chat/conversations.store.ts';
import { unreadNoticesOf } from '../domains/notices/account-list.store.ts';
import { heldGoodsOf } from '../domains/orders/unpaid-orders.store.ts';
import type { HeaderCounts } from '../domains/accounts/accounts.calls.ts';
import { wishesOf } from '../domains/wishlist/wishlist.store.ts';
import { type Database, getRow } from '../platform/database.ts';

/** The header data of a customer's pages, from several domains, in one statement. */
export async function readHeaderCounts(db: Database, customerId: string): Promise<HeaderCounts> {
  const counts = await getRow<Omit<HeaderCounts, 'wishlistCount'>>(db)`
    select (${lineCount(customerId)}) as "cartCount", (${wishesOf(customerId)}) as wishes, (${heldGoodsOf(customerId)}) as held,
           ${unreadOfCustomer(customerId)} as "unreadMessages", ${unreadNoticesOf(customerId)} as "unreadNotices"`;
  return { ...counts, wishlistCount: counts.wishes.length };
}
