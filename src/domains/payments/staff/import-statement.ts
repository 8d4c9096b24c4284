import * as m from '#messages/refusals';
import type { CallAnswer } from '../../../platform/call.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { countReconciled } from '../count-reconciled.ts';
import { reconcileStatement } from '../reconcile-statement.ts';
import { listSpokenNumbers } from '../spoken-order.store.ts';
import type { moneyCalls } from './money.calls.ts';
import { findOtherAccount } from '../statement/own-account.ts';
import { statementText } from '../statement/statement-text.ts';
import { readStatement } from '../statement/read-statement.ts';

/** Maximum credits per request; a longer statement needs the command line. */
export const maxCredits = 2_000;
/** Maximum credits listed one by one. */
const maxListed = 200;

interface Terms {
  /** The shop's own UPI address. */
  readonly payee: string;
  readonly unpaidOrderTtl: number;
}

/** Matches a bank statement that an operator uploaded, like `payment reconcile`. With `check` it changes nothing. */
export async function importStatement(
  { db, clock }: Desk,
  { payee, unpaidOrderTtl }: Terms,
  check: boolean,
  { staff, rawBody }: StaffVisit,
): Promise<CallAnswer<typeof moneyCalls.importStatement> | Refusal<'invalid'>> {
  if (!rawBody?.length) return refuse('invalid', { error: m.file_empty() });
  const text = await statementText(rawBody);
  if (text === null) return refuse('invalid', { error: m.statement_no_text() });
  const statement = readStatement(text);
  if (!statement) return refuse('invalid', { error: m.no_statement() });
  if (statement.credits.length > maxCredits)
    return refuse('invalid', { error: m.statement_too_long({ max: maxCredits }) });
  const own = await findOtherAccount(db, statement.account);
  if (own) return refuse('invalid', { error: m.other_account({ account: statement.account, own }) });
  const now = clock.now();
  const reconciliation = await reconcileStatement(db, statement, {
    actor: { kind: 'operator', id: staff.id },
    payee,
    now,
    unpaidOrderTtl,
    dryRun: check,
  });
  const counts = countReconciled(reconciliation);
  if (!check)
    await recordChange(db, staff, {
      shopId: null,
      subject: 'payment',
      subjectId: 'statement',
      did: 'imported a statement',
      before: null,
      after: counts,
      at: now,
    });
  const { reversals, unreadable, breaks, holes } = reconciliation;
  const credits = reconciliation.credits.filter(({ outcome }) => outcome !== 'known').slice(0, maxListed);
  const numbers = await listSpokenNumbers(
    db,
    [...credits, ...reversals].flatMap(({ orderId }) => orderId ?? []),
  );
  const numberOf = (orderId: string | null) => numbers.get(orderId ?? '') ?? null;
  return {
    counts,
    credits: credits.map((one) => ({ ...one, orderNumber: numberOf(one.orderId) })),
    reversals: reversals.map(({ line, amountPaise, orderId }) => ({
      line,
      amountPaise,
      orderNumber: numberOf(orderId),
    })),
    unreadable: unreadable.slice(0, maxListed),
    breaks: breaks.slice(0, maxListed),
    holes: holes.slice(-maxListed),
  };
}
