import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { countReconciled, type Reconciliation } from '../../src/domains/payments/count-reconciled.ts';
import type { Reconciled } from '../../src/domains/payments/staff/imported-statement.ts';
import { reconcileStatement } from '../../src/domains/payments/reconcile-statement.ts';
import { isTextTable } from '../../src/domains/payments/statement/is-text-table.ts';
import { readStatement } from '../../src/domains/payments/statement/read-statement.ts';
import { formatPaise } from '../../src/platform/money.ts';
import { type Command, Refusal } from './command.ts';

/** Matches a bank statement with the UTRs that customers sent, and marks matching orders as paid. */
export const reconcileCommand: Command = {
  words: 'payment reconcile',
  usage: 'STATEMENT.csv [--dry-run]',
  summary: 'matches a bank’s statement by UTR and amount: pays what agrees, reports the rest',
  async run({ db, settings, clock }, args) {
    const { file, dryRun } = readArguments(args);
    const statement = readStatement(await readText(file));
    if (!statement)
      throw new Refusal(
        `${file} has no headings of a bank's statement: it needs a column of references or narrations, and one of credits.`,
      );
    const reconciliation = await reconcileStatement(db, statement, {
      actor: { kind: 'operator', id: `ops-${userInfo().username}` },
      payee: settings.upi.vpa,
      now: clock.now(),
      unpaidOrderTtl: settings.unpaidOrderTtl,
      dryRun,
    });
    const counts = countReconciled(reconciliation);
    return {
      lines: [
        `${dryRun ? 'Only looked at' : 'Reconciled'} ${file}: ${counts.credits} credits`,
        ...linesOf(reconciliation, dryRun),
      ],
      data: { file, dryRun, counts, ...reconciliation },
    };
  },
};

function readArguments(args: readonly string[]): { file: string; dryRun: boolean } {
  let read;
  try {
    read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
  const [file, ...rest] = read.positionals;
  if (file === undefined || rest.length > 0)
    throw new Refusal('Name one statement: payment reconcile STATEMENT.csv [--dry-run]');
  return { file, dryRun: read.values['dry-run'] };
}

async function readText(file: string): Promise<string> {
  let bytes;
  try {
    bytes = await readFile(file);
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}.`);
  }
  if (!isTextTable(bytes))
    throw new Refusal(`${file} is a PDF, a workbook or a web page: save the statement as CSV.`);
  return bytes.toString('utf8');
}

function linesOf(reconciliation: Reconciliation, dryRun: boolean): string[] {
  const { credits, missing, givenUp, unreadable } = reconciliation;
  const { withoutUtr } = countReconciled(reconciliation);
  const titles: Record<Reconciled['outcome'], string> = {
    paid: dryRun ? 'would be paid' : 'paid now',
    refund_due: 'refund due: the order cannot use the money',
    known: 'accounted for before',
    settled: 'paid out by the payment provider',
    mismatched: 'another amount or day than expected: look at these',
    beside_claim: 'wait beside the claim whose UTR is in their text: confirm at the desk',
    unmatched: 'no order claims them',
  };
  const groups = Map.groupBy(credits, ({ outcome }) => outcome);
  return [
    ...Object.entries(titles).flatMap(([outcome, title]) => {
      const group = groups.get(outcome as Reconciled['outcome']) ?? [];
      if (group.length === 0) return [];
      return [`${group.length} ${title}`, ...(outcome === 'known' ? [] : group.map(lineOf))];
    }),
    ...(withoutUtr ? [`In ${withoutUtr} credits no UTR could be read`] : []),
    ...(missing.length ? [`${missing.length} UTRs that customers sent are not in this statement`] : []),
    ...missing.map(({ utr, orderId }) => `  UTR ${utr}  order ${orderId}`),
    ...givenUp.map(({ utr, orderId }) => `  given up: UTR ${utr}  order ${orderId}, its customer is told`),
    ...(unreadable.length ? [`Lines that could not be read: ${unreadable.join(', ')}`] : []),
  ];
}

function lineOf({ line, amountPaise, expectedPaise, orderedOn, utr, orderId, text }: Reconciled): string {
  const amount = expectedPaise === undefined ? '' : ` instead of ₹${formatPaise(expectedPaise)}`;
  const expected = orderedOn === undefined ? amount : ` dated before the order of ${orderedOn}`;
  const what = orderId ? `UTR ${utr ?? ''}  order ${orderId}` : text;
  return `  line ${line}  ₹${formatPaise(amountPaise)}${expected}  ${what}`;
}
