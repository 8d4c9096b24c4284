import * as m from '#messages/notices';
import type { Database } from '../../platform/database.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from '../orders/order.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import {
  chooseUtr,
  type ClaimedOrder,
  countMissing,
  findClaimed,
  findClaimInText,
  findReceived,
  listOpenClaims,
  type ReceivedBefore,
} from './claims.store.ts';
import { dayOf } from '../../platform/india-time.ts';
import { listOpenUtrs } from './staff/claims.store.ts';
import { rejectClaim } from './staff/decide-claim.ts';
import type { Reconciliation, CreditReversal } from './count-reconciled.ts';
import type { CreditOutcome } from './staff/imported-statement.ts';
import { recordCredit } from './record-credit.ts';
import { keepEvent, saveOutcome } from './payments.store.ts';
import { settlementLock } from './provider-news/record-settlement.ts';
import { findSettlement } from './provider-news/settlements.store.ts';
import {
  type BankLine,
  findBankLine,
  type FoundLine,
  keepBankLine,
  lockUtr,
} from './statement/bank-lines.store.ts';
import { findHoles } from './statement/holes.ts';
import { isSameAccount } from './statement/account-number.ts';
import { hasOtherHead, keepStatement, listAccounts, markContradicted } from './statement/statements.store.ts';
import { byHand, showPayment, showSettlement } from './statement/link-bank-line.ts';
import type { Credit, Statement } from './statement/read-statement.ts';
import { reverseCredit } from './statement/reverse-credit.ts';

interface Circumstances {
  readonly actor: Actor & { id: string };
  readonly payee: string;
  readonly now: Date;
  /** How long a customer may pay again after a UTR was given up (ms). */
  readonly unpaidOrderTtl: number;
  /** Reports only, without changing anything. */
  readonly dryRun: boolean;
}

/**
 * Matches a bank statement to claimed UTRs by UTR, amount and day. Each line is stored once and belongs to at most
 * one order; one with a claimed UTR where the bank's own is not recognised waits beside the claim (R-PAY-4). A match pays its order like any other evidence (`recordPayment`). Idempotent, also for overlapping
 * statements.
 */
export async function reconcileStatement(
  db: Database,
  statement: Statement,
  circumstances: Circumstances,
): Promise<Reconciliation> {
  const { account, credits, unreadable } = statement;
  const reconciled: CreditOutcome[] = [];
  const matches: number[] = [];
  for (const read of credits) {
    const { line: number, amountPaise, text } = read;
    const { line, ...match } = await inTransaction(db, async (trx) => {
      const credit = await withClaimedUtr(trx, read);
      const line = await readLine(trx, { account, credit, matches }, circumstances);
      if (line?.otherDay && !circumstances.dryRun) await askAboutDay(trx, line, credit, circumstances);
      return { line, utr: credit.utr, ...(await reconcile(trx, line, credit, circumstances)) };
    });
    if (line) matches.push(line.id);
    reconciled.push({ line: number, amountPaise, text, ...match });
  }
  const reversals: CreditReversal[] = [];
  for (const one of statement.reversals)
    reversals.push(
      ...(await inTransaction(db, (trx) => reverseCredit(trx, one, { account, ...circumstances }))),
    );
  const isIn = (utr: string) =>
    credits.some(
      (one) => one.utr === utr || one.otherUtr === utr || one.text.replaceAll(/[\s-]/g, '').includes(utr),
    );
  const missing = (await listOpenClaims(db)).filter(({ utr }) => !isIn(utr));
  const givenUp = circumstances.dryRun
    ? []
    : await inTransaction(db, (trx) => giveUpClaims(trx, credits, circumstances));
  const holes = await findHoles(db, statement);
  if (!circumstances.dryRun) await keepRead(db, statement, matches, circumstances.now);
  const { breaks } = statement.balances;
  return { credits: reconciled, missing, givenUp, reversals, unreadable, breaks, holes };
}

/** Keeps a statement's span, and which stored lines it contradicts if its balances leave nothing out. */
async function keepRead(db: Database, statement: Statement, lineIds: number[], now: Date): Promise<void> {
  const { account, head, unreadable, balances } = statement;
  await keepStatement(db, statement, now);
  if (balances.openingPaise === null || balances.breaks.length > 0 || unreadable.length > 0) return;
  const all = await listAccounts(db);
  const same = account === '' ? [] : all.filter((one) => isSameAccount(one, account));
  // A line without an account's number can be of this one where the shop has no other. Only the shop's file says
  // that it has: another head alone would let a forged statement go unnoticed.
  const isOther =
    account === ''
      ? backOffice.bankAccounts.length > 1 && (await hasOtherHead(db, head))
      : same.length < all.length;
  const accounts = [...same, ...(isOther ? [] : [''])];
  await markContradicted(db, statement, accounts, lineIds, now);
}

/** The credit under that of its numbers which a customer claims, or a report has. Locks both until the end. */
async function withClaimedUtr(trx: Database, credit: Credit): Promise<Credit> {
  const { utr, otherUtr, amountPaise } = credit;
  const utrs = [utr, otherUtr].filter((one) => one !== null);
  if (utrs.length === 0) await lockUtr(trx, settlementLock);
  for (const one of utrs.toSorted()) await lockUtr(trx, one);
  if (otherUtr === null || (await chooseUtr(trx, utrs, amountPaise)) !== otherUtr) return credit;
  return { ...credit, utr: otherUtr, otherUtr: utr };
}

/** Ends claims that enough later statements did not show. The customer is notified and may send another UTR. */
async function giveUpClaims(
  trx: Database,
  credits: readonly Credit[],
  { actor, now, unpaidOrderTtl }: Circumstances,
): Promise<{ utr: string; orderId: string }[]> {
  const until = credits
    .flatMap(({ valueDate }) => valueDate ?? [])
    .toSorted()
    .at(-1);
  if (until === undefined) return [];
  const missed = await countMissing(trx, { until, max: backOffice.statementsWithoutClaim });
  const reason = m.not_on_statements({ count: backOffice.statementsWithoutClaim });
  const givenUp = [];
  for (const { utr, orderId } of missed) {
    const utrs = await listOpenUtrs(trx, orderId);
    const given = { orderId, operatorId: actor.id, reason, utrs, unpaidOrderTtl, now };
    // An order with several open UTRs is given up together with the last one.
    if (
      utrs.every((open) => missed.some((one) => one.utr === open)) &&
      !isRefusal(await rejectClaim(trx, given))
    )
      givenUp.push({ utr, orderId });
  }
  return givenUp;
}

/** A credit that another export has on another day is not money again; an operator sees the question. */
async function askAboutDay(
  trx: Database,
  { id, orderId, valueDate }: BankLine,
  credit: Credit,
  { actor, now }: Circumstances,
): Promise<void> {
  const event = {
    provider: byHand,
    eventId: `same-credit:${id}:${credit.valueDate}`,
    type: 'statement.other_day',
    orderId,
    body: { line: id, operator: actor.id, days: [valueDate, credit.valueDate] },
    evidence: null,
  };
  if (await keepEvent(trx, event, { now })) await saveOutcome(trx, event, 'review:day');
}

type MatchedOrder = Pick<CreditOutcome, 'orderId' | 'outcome' | 'expectedPaise' | 'orderedOn'>;

/** The stored line; null for a line that a dry run sees for the first time. */
function readLine(
  db: Database,
  read: { account: string; credit: Credit; matches: readonly number[] },
  { actor, now, dryRun }: Circumstances,
): Promise<FoundLine | null> {
  return dryRun ? findBankLine(db, { ...read, now }) : keepBankLine(db, { ...read, by: actor.id, now });
}

async function reconcile(
  db: Database,
  line: BankLine | null,
  credit: Credit,
  circumstances: Circumstances,
): Promise<MatchedOrder> {
  if (line?.orderId || line?.settled || line?.isTakenBack) return { orderId: line.orderId, outcome: 'known' };
  const { utr, amountPaise } = credit;
  const settlement = await findSettlement(db, credit);
  if (settlement) {
    if (line && !circumstances.dryRun) await showSettlement(db, line, settlement, circumstances.now);
    return { orderId: null, outcome: 'settled' };
  }
  const received = utr === null ? null : await findReceived(db, utr);
  if (received) return settleReceived(db, line, received, amountPaise, circumstances);
  const claimed = utr === null ? null : await findClaimed(db, utr);
  const { valueDate, readAt } = line ?? { ...credit, readAt: circumstances.now };
  const day = valueDate ?? dayOf(readAt);
  const differs = claimed && differenceOf(claimed, amountPaise, day);
  const besideId = claimed
    ? null
    : await findClaimInText(db, { words: `${credit.text}/${credit.reference}`, amountPaise, day });
  const unclaimed = { orderId: besideId, outcome: besideId ? 'beside_claim' : 'unmatched' } as const;
  if (!line || circumstances.dryRun) return claimed ? foreseen(claimed, differs) : unclaimed;
  const outcome = await recordCredit(db, line, claimed?.orderId ?? null, circumstances);
  if (!claimed) return unclaimed;
  const { orderId } = claimed;
  if (outcome === 'paid' || outcome === 'refund_due') return { orderId, outcome };
  return { orderId, outcome: 'mismatched', ...differs };
}

/**
 * Money that an operator or provider reported before. The line is linked to it, or waits at the desk if they differ.
 */
async function settleReceived(
  trx: Database,
  line: BankLine | null,
  received: ReceivedBefore,
  amountPaise: number,
  circumstances: Circumstances,
): Promise<MatchedOrder> {
  const { dryRun } = circumstances;
  const { orderId, amountPaise: expectedPaise } = received;
  if (!received.shown && expectedPaise === amountPaise) {
    if (line && !dryRun) await showPayment(trx, line, received, circumstances.now);
    return { orderId, outcome: 'known' };
  }
  if (line && !dryRun) await recordCredit(trx, line, null, circumstances);
  return { orderId, outcome: 'mismatched', expectedPaise };
}

/** How a credit differs from the order that claims it; null when it pays the order. */
function differenceOf(
  { price, placedAt }: ClaimedOrder,
  amountPaise: number,
  valueDate: string,
): Pick<CreditOutcome, 'expectedPaise' | 'orderedOn'> | null {
  const expectedPaise = rupeesToPaise(price);
  if (amountPaise !== expectedPaise) return { expectedPaise };
  const orderedOn = dayOf(placedAt);
  return valueDate < orderedOn ? { orderedOn } : null;
}

/** The predicted outcome of a claimed new line in a dry run. */
function foreseen({ orderId }: ClaimedOrder, differs: ReturnType<typeof differenceOf>): MatchedOrder {
  return differs ? { orderId, outcome: 'mismatched', ...differs } : { orderId, outcome: 'paid' };
}
