import type { Database } from '../../platform/database.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import type { Actor } from '../orders/order.ts';
import { isFailure } from '../../platform/failure.ts';
import { shop } from '../../shop.ts';
import { type Claimed, countMissing, findClaimed, findReceived, listOpenClaims } from './claims.store.ts';
import { listOpenUtrs } from './staff/claims.store.ts';
import { rejectClaim } from './staff/decide-claim.ts';
import { recordCredit } from './record-credit.ts';
import { allocateBankLine, type BankLine, findBankLine, keepBankLine } from './statement/bank-lines.store.ts';
import type { Credit, Statement } from './statement/read-statement.ts';

/** What became of one credit of the statement. */
export interface Reconciled {
  readonly line: number;
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly orderId: string | null;
  /**
   * `paid`: the order is paid by it now. `known`: it was accounted for before. `refund_due`: good money that its order
   * cannot use. `mismatched`: an order claims it but amount or day do not fit; kept for review. `unmatched`: no order
   * claims it; it waits at the desk, and pays its order as soon as the customer sends its UTR.
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
  /** Of these, the ones that too many statements did not have: their orders' goods go back unless they are paid. */
  readonly givenUp: readonly { utr: string; orderId: string }[];
  readonly unreadable: readonly number[];
}

interface Circumstances {
  readonly actor: Actor & { id: string };
  readonly payee: string;
  readonly now: Date;
  /** Milliseconds in which a customer may pay again after a UTR was given up. */
  readonly unpaidOrderTtl: number;
  /** Only says what would be done. */
  readonly dryRun: boolean;
}

/**
 * Matches a bank's statement with the UTRs that customers sent, by UTR, amount and day. Each line is kept once and
 * belongs to one order at most. What agrees pays its order, through the same door as any evidence (`recordPayment`); a
 * second run of the same statement, or of one that overlaps it, changes nothing.
 */
export async function reconcileStatement(
  db: Database,
  { account, credits, unreadable }: Statement,
  circumstances: Circumstances,
): Promise<Reconciliation> {
  const reconciled: Reconciled[] = [];
  for (const credit of credits) {
    const line = await readLine(db, { account, credit }, circumstances);
    const about = { line: credit.line, amountPaise: credit.amountPaise, text: credit.text, utr: credit.utr };
    reconciled.push({ ...about, ...(await reconcile(db, line, credit, circumstances)) });
  }
  const seen = new Set(credits.map(({ utr }) => utr));
  const missing = (await listOpenClaims(db)).filter(({ utr }) => !seen.has(utr));
  const givenUp = circumstances.dryRun ? [] : await giveUpClaims(db, credits, circumstances);
  return { credits: reconciled, missing, givenUp, unreadable };
}

/** A claim that enough statements of the days after it did not show ends: its customer is told and may send another UTR. */
async function giveUpClaims(
  db: Database,
  credits: readonly Credit[],
  { actor, now, unpaidOrderTtl }: Circumstances,
): Promise<{ utr: string; orderId: string }[]> {
  const until = credits
    .flatMap(({ valueDate }) => valueDate ?? [])
    .toSorted()
    .at(-1);
  if (until === undefined) return [];
  const missed = await countMissing(db, { until, max: shop.statementsWithoutClaim });
  const reason = `${shop.statementsWithoutClaim} bank statements do not show it`;
  const givenUp = [];
  for (const { utr, orderId } of missed) {
    const utrs = await listOpenUtrs(db, orderId);
    const given = { orderId, operatorId: actor.id, reason, utrs, unpaidOrderTtl, now };
    // Another UTR of the same order may still come: it is given up with its last one.
    if (
      utrs.every((open) => missed.some((one) => one.utr === open)) &&
      !isFailure(await rejectClaim(db, given))
    )
      givenUp.push({ utr, orderId });
  }
  return givenUp;
}

type Found = Pick<Reconciled, 'orderId' | 'outcome' | 'expectedPaise'>;

/** The kept line; null for one that a dry run sees for the first time. */
function readLine(
  db: Database,
  read: { account: string; credit: Credit },
  { actor, now, dryRun }: Circumstances,
): Promise<BankLine | null> {
  return dryRun ? findBankLine(db, read) : keepBankLine(db, { ...read, by: actor.id, now });
}

async function reconcile(
  db: Database,
  line: BankLine | null,
  { utr, amountPaise }: Credit,
  circumstances: Circumstances,
): Promise<Found> {
  if (line?.orderId) return { orderId: line.orderId, outcome: 'known' };
  const received = utr === null ? null : await findReceived(db, utr);
  if (received) return settleReceived(db, line, received, amountPaise);
  const claimed = utr === null ? null : await findClaimed(db, utr);
  if (!line) return foreseen(claimed, amountPaise);
  const outcome = await recordCredit(db, line, claimed?.orderId ?? null, circumstances);
  if (!claimed) return { orderId: null, outcome: 'unmatched' };
  const { orderId } = claimed;
  if (outcome === 'paid' || outcome === 'refund_due') return { orderId, outcome };
  return { orderId, outcome: 'mismatched', expectedPaise: rupeesToPaise(claimed.price) };
}

/** An operator or the provider told of this money before: the line is that money, or differs from it. */
async function settleReceived(
  db: Database,
  line: BankLine | null,
  { orderId, amountPaise: expectedPaise }: { orderId: string; amountPaise: number },
  amountPaise: number,
): Promise<Found> {
  if (expectedPaise !== amountPaise) return { orderId, outcome: 'mismatched', expectedPaise };
  if (line) await allocateBankLine(db, line.id, orderId);
  return { orderId, outcome: 'known' };
}

/** What a line that was never read would do. */
function foreseen(claimed: Claimed | null, amountPaise: number): Found {
  if (!claimed) return { orderId: null, outcome: 'unmatched' };
  const expectedPaise = rupeesToPaise(claimed.price);
  return expectedPaise === amountPaise
    ? { orderId: claimed.orderId, outcome: 'paid' }
    : { orderId: claimed.orderId, outcome: 'mismatched', expectedPaise };
}
