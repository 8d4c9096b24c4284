import { pieceCount } from '../domains/cart/cart.store.ts';
import { unreadOfCustomer } from '../domains/chat/conversations.store.ts';
import { unreadNoticesOf } from '../domains/notices/notice-lists.store.ts';
import { heldGoodsOf } from '../domains/orders/unpaid-orders.store.ts';
import { spokenNumber } from '../domains/orders/order-number.ts';
import type { HeaderCounts, HeldGoods } from '../domains/accounts/accounts.calls.ts';
import { wishesOf } from '../domains/wishlist/wishlist.store.ts';
import { type Database, getRow } from '../platform/database.ts';

type HeldRow = Omit<HeldGoods, 'number'> & { number: number };

/** The header data of a customer's pages, from several domains, in one statement. */
export async function readHeaderCounts(db: Database, customerId: string): Promise<HeaderCounts> {
  const counts = await getRow<Omit<HeaderCounts, 'wishlistCount' | 'held'> & { held: HeldRow[] }>(db)`
    select (${pieceCount(customerId)}) as "cartCount", (${wishesOf(customerId)}) as wishes, (${heldGoodsOf(customerId)}) as held,
           ${unreadOfCustomer(customerId)} as "unreadMessages", ${unreadNoticesOf({ customerId })} as "unreadNotices"`;
  const heldGoods = counts.held.map((goods) => ({ ...goods, number: spokenNumber(goods.number) }));
  return { ...counts, held: heldGoods, wishlistCount: counts.wishes.length };
}
