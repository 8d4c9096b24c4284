import type { Database } from '../../platform/database.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import type { Actor } from '../orders/order.ts';
import { findUtrs, listOpenClaims } from './claims.store.ts';
import { recordPayment } from './record-payment.ts';
import type { Credit, Statement } from './statement/read-statement.ts';

/** What became of one credit of the statement. */
export interface Reconciled {
  readonly line: number;
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly orderId: string | null;
  /**
   * `paid`: the order is paid by it now. `known`: it was accounted for before. `refund_due`: good money that its order
   * cannot use. `mismatched`: it belongs to an order but its amount does not; kept for review. `unmatched`: no order
   * claims it (other income, or a customer who has not sent the UTR yet); with a UTR it is kept at the desk, and pays its
   * order as soon as the customer sends that.
   */
  readonly outcome: 'paid' | 'known' | 'refund_due' | 'mismatched' | 'unmatched';
  /** What was expected, where that differs. */
  readonly expectedPaise?: number;
  readonly text: string;
}

export interface Reconciliation {
  readonly credits: readonly Reconciled[];
  /** UTRs that customers sent and that this statement does not have. */
  readonly missing: readonly { utr: string; orderId: string }[];
  readonly unreadable: readonly number[];
}

interface Circumstances {
  readonly actor: Actor & { id: string };
  readonly payee: string;
  readonly now: Date;
  /** Only says what would be done. */
  readonly dryRun: boolean;
}

/**
 * Matches a bank's statement with the UTRs that customers sent, by UTR and amount. What agrees pays its order, through
 * the same door as any evidence (`recordPayment`); a second run of the same statement changes nothing.
 */
export async function reconcileStatement(
  db: Database,
  { credits, unreadable }: Statement,
  circumstances: Circumstances,
): Promise<Reconciliation> {
  const reconciled: Reconciled[] = [];
  for (const credit of credits) reconciled.push(await reconcile(db, credit, circumstances));
  const seen = new Set(credits.flatMap(({ utrs }) => utrs));
  const open = await listOpenClaims(db);
  return { credits: reconciled, missing: open.filter(({ utr }) => !seen.has(utr)), unreadable };
}

async function reconcile(db: Database, credit: Credit, circumstances: Circumstances): Promise<Reconciled> {
  const [found] = await findUtrs(db, credit.utrs);
  const { line, amountPaise, text } = credit;
  const about = { line, amountPaise, text, utr: found?.utr ?? credit.utrs[0] ?? null };
  if (!found) {
    if (about.utr !== null && !circumstances.dryRun)
      await record(db, credit, { utr: about.utr, orderId: null }, circumstances);
    return { ...about, orderId: null, outcome: 'unmatched' };
  }

  const expectedPaise = found.receivedPaise ?? rupeesToPaise(found.price);
  const belongs = { ...about, orderId: found.orderId };
  const differs = expectedPaise === amountPaise ? null : { outcome: 'mismatched' as const, expectedPaise };
  if (found.receivedPaise !== null) return { ...belongs, ...(differs ?? { outcome: 'known' }) };
  if (circumstances.dryRun) return { ...belongs, ...(differs ?? { outcome: 'paid' }) };
  const outcome = await record(db, credit, found, circumstances);
  if (differs) return { ...belongs, ...differs };
  return { ...belongs, outcome: outcome === 'paid' || outcome === 'refund_due' ? outcome : 'known' };
}

/** Brings a credit to the one door for evidence. Without an order it is kept there for operators, until its order is known. */
function record(
  db: Database,
  { amountPaise, line, text }: Credit,
  { utr, orderId }: { utr: string; orderId: string | null },
  { actor, payee, now }: Circumstances,
) {
  return recordPayment(
    db,
    {
      provider: 'upi-manual',
      eventId: `statement:${utr}:${amountPaise}`,
      type: 'statement.credit',
      orderId,
      body: { payment_id: utr, operator: actor.id, line, text },
      evidence: {
        type: 'captured',
        orderId: orderId ?? '',
        paymentId: utr,
        amountPaise,
        currency: 'INR',
        payee,
        utr,
      },
    },
    { actor, payee, now },
  );
}
