import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { countReconciled, type Reconciliation } from '../../src/domains/payments/count-reconciled.ts';
import type { CreditOutcome } from '../../src/domains/payments/staff/imported-statement.ts';
import { reconcileStatement } from '../../src/domains/payments/reconcile-statement.ts';
import { findOtherAccount } from '../../src/domains/payments/statement/own-account.ts';
import { listSpokenNumbers } from '../../src/domains/payments/spoken-order.store.ts';
import { statementText } from '../../src/domains/payments/statement/statement-text.ts';
import { readStatement } from '../../src/domains/payments/statement/read-statement.ts';
import { formatPaise } from '../../src/platform/money.ts';
import { countOf } from './report-text.ts';
import { type Command, mustBeReadable, readWords, Refusal } from './command.ts';

/** Matches a bank statement with the UTRs that customers sent, and marks matching orders as paid. */
export const reconcileCommand: Command = {
  words: 'payment reconcile',
  usage: 'STATEMENT.csv [--dry-run]',
  summary: 'matches a bank’s statement by UTR and amount: pays what agrees, reports the rest',
  rules: [
    'The statement is a CSV or XLSX with a heading for references or narrations and one for credits, of any bank.',
    '--dry-run says what would be paid, and changes nothing. The same statement read twice pays once.',
  ],
  prepare(args) {
    const { values, words } = readWords(args, { 'dry-run': { type: 'boolean', default: false } }, 1);
    const [file] = words;
    if (file === undefined)
      throw new Refusal('Name one statement: payment reconcile STATEMENT.csv [--dry-run]');
    const dryRun = values['dry-run'];
    return async ({ db, settings, clock }) => {
      const statement = await statementIn(file);
      const own = await findOtherAccount(db, statement.account);
      if (own)
        throw new Refusal(
          `${file} is of account ${statement.account}, the statements so far are of ${own}. If both are yours, add it to bankAccounts in the shop's file.`,
        );
      const reconciliation = await reconcileStatement(db, statement, {
        actor: { kind: 'operator', id: `ops-${userInfo().username}` },
        payee: settings.upi.vpa,
        now: clock.now(),
        unpaidOrderTtl: settings.unpaidOrderTtl,
        dryRun,
      });
      const counts = countReconciled(reconciliation);
      const numbers = await listSpokenNumbers(db, ordersOf(reconciliation));
      return {
        lines: [
          `${dryRun ? 'Only looked at' : 'Reconciled'} ${file}: ${countOf(counts.credits, 'credit')}`,
          ...linesOf(reconciliation, { dryRun, nameOf: (orderId) => numbers.get(orderId) ?? orderId }),
        ],
        data: { file, dryRun, counts, ...reconciliation },
      };
    };
  },
};

async function statementIn(file: string) {
  mustBeReadable(file);
  const text = await statementText(readFileSync(file));
  if (text === null)
    throw new Refusal(
      `${file} is a PDF, an old workbook (.xls) or a web page: save the statement as CSV or XLSX.`,
    );
  const statement = readStatement(text);
  if (!statement)
    throw new Refusal(
      `${file} has no headings of a bank's statement: it needs a column of references or narrations, and one of credits.`,
    );
  return statement;
}

const ordersOf = ({ credits, missing, givenUp, reversals }: Reconciliation): string[] =>
  [...credits, ...missing, ...givenUp, ...reversals].flatMap(({ orderId }) => orderId ?? []);

interface Wording {
  readonly dryRun: boolean;
  /** The number of an order as people say it. */
  readonly nameOf: (orderId: string) => string;
}

function linesOf(reconciliation: Reconciliation, { dryRun, nameOf }: Wording): string[] {
  const { credits, missing, givenUp, reversals, unreadable, breaks, holes } = reconciliation;
  const { withoutUtr } = countReconciled(reconciliation);
  const titles: Record<CreditOutcome['outcome'], string> = {
    paid: dryRun ? 'would be paid' : 'paid now',
    refund_due: 'to be paid back: no order can use the money',
    known: 'accounted for before',
    settled: 'paid out by the payment provider',
    mismatched: 'of another amount or day than expected: to be looked at',
    beside_claim: 'beside a claim whose UTR is in the text: confirm at the desk',
    unmatched: 'that no order claims',
  };
  const groups = Map.groupBy(credits, ({ outcome }) => outcome);
  return [
    ...Object.entries(titles).flatMap(([outcome, title]) => {
      const group = groups.get(outcome as CreditOutcome['outcome']) ?? [];
      if (group.length === 0) return [];
      return [
        `${countOf(group.length, 'credit')} ${title}`,
        ...(outcome === 'known' ? [] : group.map((credit) => lineOf(credit, nameOf))),
      ];
    }),
    ...(withoutUtr ? [`No UTR could be read in ${countOf(withoutUtr, 'credit')}`] : []),
    ...(missing.length ? [`${countOf(missing.length, 'UTR')} of customers not in this statement`] : []),
    ...missing.map(({ utr, orderId }) => `  UTR ${utr}  order ${nameOf(orderId)}`),
    ...givenUp.map(
      ({ utr, orderId }) => `  given up: UTR ${utr}  order ${nameOf(orderId)}, its customer is told`,
    ),
    ...reversals.map(
      ({ line, amountPaise, orderId }) =>
        `Line ${line}: the bank took back ₹${formatPaise(amountPaise)}${orderId ? ` that paid order ${nameOf(orderId)}: cancel it unless its customer pays again` : ', which had paid no order'}`,
    ),
    ...(unreadable.length
      ? [`Could not be read: ${unreadable.length === 1 ? 'line' : 'lines'} ${unreadable.join(', ')}`]
      : []),
    ...breaks.map(
      ({ line, differencePaise }) =>
        `Line ${line}: its balance is ₹${formatPaise(Math.abs(differencePaise))} ${differencePaise > 0 ? 'more' : 'less'} than the line before says: something is missing there`,
    ),
    ...holes.map(
      ({ after, before, differencePaise }) =>
        `Between ${after} and ${before} a statement is missing: the balance ${differencePaise > 0 ? 'rose' : 'fell'} by ₹${formatPaise(Math.abs(differencePaise))}`,
    ),
  ];
}

function lineOf(
  { line, amountPaise, expectedPaise, orderedOn, utr, orderId, text }: CreditOutcome,
  nameOf: Wording['nameOf'],
): string {
  const amount = expectedPaise === undefined ? '' : ` instead of ₹${formatPaise(expectedPaise)}`;
  const expectation = orderedOn === undefined ? amount : ` dated before the order of ${orderedOn}`;
  const names = [utr && `UTR ${utr}`, orderId && `order ${nameOf(orderId)}`].filter(Boolean);
  const what = orderId ? names.join('  ') : text;
  return `  line ${line}  ₹${formatPaise(amountPaise)}${expectation}  ${what}`;
}
