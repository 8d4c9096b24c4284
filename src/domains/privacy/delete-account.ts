import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { emptyCustomer, lockCustomerWhole, readFormerEmail } from '../accounts/customers.store.ts';
import { proveOwner } from '../accounts/prove-owner.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions.store.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { listOrdersToInvoice } from '../invoices/personal.store.ts';
import { countOpen } from '../orders/personal.store.ts';
import { countOpenPayments } from '../payments/personal.store.ts';
import { countOpenReturns } from '../returns/personal.store.ts';
import { eraseTraces } from './erase-traces.ts';

/** Dependencies of this domain's use-cases. */
export interface Privacy {
  readonly accounts: Accounts;
}

/**
 * Deletes the account of a customer who proves to own it. Orders, payments and invoices stay as long as tax law
 * requires, without name, street and phone. Everything else is deleted (see `kept-of-a-person.ts`).
 */
export async function deleteAccount(
  { accounts }: Privacy,
  proof: { password?: string | undefined; otp?: string | undefined },
  visit: CustomerVisit,
): Promise<
  | { message: string }
  | Refusal<
      | 'invalid'
      | 'otp_expired'
      | 'second_otp'
      | 'too_many'
      | 'unavailable'
      | 'wrong_otp'
      | 'wrong_password'
      | 'wrong_status'
    >
> {
  const { db, clock, door, cookies, sessionsEnded } = accounts;
  const { customer } = visit;
  const waiting = await whatIsOpen(accounts, customer.id);
  if (waiting) return waiting;
  const unproven = await proveOwner(accounts, proof, visit);
  if (unproven) return unproven;
  const now = clock.now();
  // Missing invoices are issued first, because they need the order's address.
  for (const orderId of await listOrdersToInvoice(db, customer.id))
    await issueInvoices(db, { orderId, customerId: customer.id, now });
  const outcome = await inTransaction(db, async (trx) => {
    await lockCustomerWhole(trx, customer.id);
    const placedMeanwhile = await whatIsOpen({ ...accounts, db: trx }, customer.id);
    if (placedMeanwhile) return placedMeanwhile;
    await eraseTraces(trx, { ...customer, formerEmail: await readFormerEmail(trx, customer.id) });
    await emptyCustomer(trx, customer.id, now);
    return deleteSessionsOf(trx, { customerId: customer.id });
  });
  if (isRefusal(outcome)) return outcome;
  sessionsEnded(outcome);
  for (const cookie of [door.cookie, ...Object.values(cookies)]) visit.cookies.clear(cookie);
  return { message: answers.account_deleted() };
}

async function whatIsOpen({ db }: Accounts, customerId: string): Promise<Refusal<'wrong_status'> | null> {
  const { orders, refunds } = await countOpen(db, customerId);
  if (orders > 0)
    return refuse('wrong_status', {
      error: refusals.order_unfinished(),
    });
  if (refunds > 0)
    return refuse('wrong_status', {
      error: refusals.refund_unfinished(),
    });
  if ((await countOpenReturns(db, customerId)) > 0)
    return refuse('wrong_status', { error: refusals.return_unfinished() });
  const { claims, reviews, disputes } = await countOpenPayments(db, customerId);
  if (claims + reviews > 0) return refuse('wrong_status', { error: refusals.payment_unfinished() });
  if (disputes > 0) return refuse('wrong_status', { error: refusals.dispute_unfinished() });
  return null;
}
