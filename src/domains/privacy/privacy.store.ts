import { sql } from 'kysely';
import { type Database, getRow } from '../../platform/database.ts';
import { accountOf, consentsOf, sessionsOf } from '../accounts/personal.store.ts';
import { customerRows } from '../accounts/readable.store.ts';
import { addressesOf } from '../addresses/personal.store.ts';
import { cartOf, savedOf } from '../cart/personal.store.ts';
import { chatsOf } from '../chat/personal.store.ts';
import { waitsOf } from '../delivery/personal.store.ts';
import { invoicesOfOrder } from '../invoices/personal.store.ts';
import { noticesOf } from '../notices/personal.store.ts';
import { devicesOf } from '../notices/push/personal.store.ts';
import { ordersOf } from '../orders/personal.store.ts';
import { promotionsOf } from '../promotions/personal.store.ts';
import { paymentsOfOrder } from '../payments/personal.store.ts';
import { questionsOf } from '../questions/personal.store.ts';
import { returnsOf } from '../returns/personal.store.ts';
import { reviewsOf } from '../reviews/personal.store.ts';
import { ticketsOf } from '../support/personal.store.ts';
import { sizeWaitsOf } from '../waits/personal.store.ts';
import { wishlistOf } from '../wishlist/personal.store.ts';

/** The kinds of data of a person. */
type Kind =
  | 'account'
  | 'consents'
  | 'sessions'
  | 'addresses'
  | 'cart'
  | 'savedForLater'
  | 'wishlist'
  | 'promotions'
  | 'waitsForDelivery'
  | 'waitsForSizes'
  | 'orders'
  | 'returns'
  | 'reviews'
  | 'chats'
  | 'notices'
  | 'tickets'
  | 'notifiedDevices'
  | 'questions';

/**
 * A customer's data by kind, in one statement built from every domain's export. Dates in ISO 8601, money in whole
 * rupees unless the name says paise. `kept-of-a-person.ts` lists each table, and a test detects missing ones.
 */
export function readEverything(db: Database, customerId: string): Promise<Record<Kind, unknown>> {
  const orders = ordersOf(customerId, { payments: paymentsOfOrder, invoices: invoicesOfOrder });
  const email = sql`(select email from ${customerRows} where id = ${customerId})`;
  const mobile = sql`(select mobile from ${customerRows} where id = ${customerId})`;
  return getRow<Record<Kind, unknown>>(db)`
    select ${accountOf(customerId)} as account, ${consentsOf(customerId)} as consents, ${sessionsOf(customerId)} as sessions,
           ${addressesOf(customerId)} as addresses, ${cartOf(customerId)} as cart, ${savedOf(customerId)} as "savedForLater", ${wishlistOf(customerId)} as wishlist, ${promotionsOf(customerId)} as promotions, ${waitsOf(email)} as "waitsForDelivery",
           ${sizeWaitsOf(customerId, { email, mobile })} as "waitsForSizes",
           ${orders} as orders, ${returnsOf(customerId)} as returns, ${reviewsOf(customerId)} as reviews, ${chatsOf(customerId)} as chats,
           ${noticesOf(customerId)} as notices, ${ticketsOf(customerId)} as tickets, ${devicesOf(customerId)} as "notifiedDevices",
           ${questionsOf(customerId)} as questions`;
}
