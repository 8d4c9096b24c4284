import * as m from '#messages/desk-money';
import type { DeskApi } from '../../../calls.ts';
import { mediumDate } from '../../../messages/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { hasRoom } from '../../../ui/has-room.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { FileToImport, useTrialImport } from '../../parts/trial-import.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';

type Report = Awaited<ReturnType<DeskApi['deskMoney']['importStatement']>>;
type Credit = Report['credits'][number];
const outcomes = {
  paid: m.credit_paid,
  known: m.credit_known,
  settled: m.credit_settled,
  refund_due: m.credit_refund_due,
  mismatched: m.credit_mismatched,
  beside_claim: m.credit_beside_claim,
  unmatched: m.credit_unmatched,
} as const;

/** What somebody has to do something about comes first. */
const outcomeOrder = [
  'mismatched',
  'refund_due',
  'beside_claim',
  'unmatched',
  'paid',
  'settled',
  'known',
] as const;
/** Rows that are open from the start, where there is room. */
const fewRows = 10;
/** Faults of balances that are told without a tap. */
const fewFaults = 3;

const columns: Column<Credit>[] = [
  { title: m.statement_line(), align: 'end', cell: ({ line }) => line },
  { title: m.received(), align: 'end', cell: ({ amountPaise }) => paiseText(amountPaise) },
  { title: m.statement_outcome(), cell: outcomeOf },
  { title: m.order(), cell: ({ orderNumber }) => orderNumber },
  { title: m.statement_text(), cell: ({ text }) => <span className={styles.narration}>{text}</span> },
];

function outcomeOf({ outcome, amountPaise, orderedOn, expectedPaise = amountPaise }: Credit): string {
  if (outcome === 'mismatched' && orderedOn !== undefined) return m.credit_too_early();
  if (outcome === 'mismatched' && expectedPaise !== amountPaise)
    return m.credit_other_amount({ amount: paiseText(expectedPaise) });
  return outcomes[outcome]();
}

/** Imports a bank statement: first a check that shows what would happen, then the import. */
export function ImportStatement() {
  const { api, reload } = useDesk();
  const { state, report, check, importIt } = useTrialImport(
    (file, members) => api.deskMoney.importStatement(members, { file }),
    reload,
  );
  return (
    <details className={styles.statement}>
      <summary>{m.import_statement()}</summary>
      <p className={styles.soft}>{m.statement_hint()}</p>
      <FileToImport
        label={m.statement_file()}
        accept=".csv,.xls,.xlsx,.txt,text/csv"
        state={state}
        busyText={m.reading_statement()}
        onFile={check}
      />
      {report && <StatementSummary report={report} done={state.is === 'done'} />}
      {importIt && (
        <Button variant="primary" onClick={importIt}>
          {m.import_now()}
        </Button>
      )}
      {report && <Details {...report} />}
    </details>
  );
}

const toCheck = ({ mismatched, besideClaim, unmatched, refundDue }: Report['counts']) =>
  mismatched + besideClaim + unmatched + refundDue;

/** The summary of a statement or of its check. */
function StatementSummary({
  report: { counts, reversals, unreadable, breaks, holes },
  done,
}: {
  report: Report;
  done: boolean;
}) {
  const check = toCheck(counts);
  const words = {
    credits: counts.credits,
    paid: counts.newlyPaid,
    known: counts.matched - counts.newlyPaid - counts.refundDue,
    check,
    missing: counts.missing,
  };
  const isPlain = check + reversals.length + unreadable.length + breaks.length + holes.length === 0;
  return (
    <Notice tone={isPlain ? 'good' : 'warning'} announce>
      {done ? m.statement_imported(words) : m.statement_looked(words)}
    </Notice>
  );
}

/** What a statement has beside its sums, and its credits, a line an outcome. */
function Details({ counts, credits, reversals, unreadable, breaks, holes }: Report) {
  const payments = credits.filter(({ outcome }) => outcome !== 'settled');
  const isCut = payments.length < toCheck(counts) + counts.newlyPaid;
  return (
    <>
      {counts.withoutUtr > 0 && <p>{m.statement_without_utr({ count: counts.withoutUtr })}</p>}
      {reversals.map(({ line, amountPaise, orderNumber }) => {
        const words = { line, amount: paiseText(amountPaise) };
        return (
          <p key={line}>
            {orderNumber
              ? m.statement_took_back({ ...words, order: orderNumber })
              : m.statement_took_back_free(words)}
          </p>
        );
      })}
      {unreadable.length > 0 && <p>{m.statement_unreadable({ lines: unreadable.join(', ') })}</p>}
      <Missing breaks={breaks} holes={holes} />
      {outcomeOrder.map((outcome) => {
        const rows = credits.filter((one) => one.outcome === outcome);
        if (rows.length === 0) return null;
        const title = m.counted({ label: outcomes[outcome](), count: rows.length });
        return (
          <details key={outcome} open={rows.length <= fewRows && hasRoom()}>
            <summary>{title}</summary>
            <Table caption={title} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
          </details>
        );
      })}
      {isCut && <p>{m.statement_first({ count: credits.length })}</p>}
    </>
  );
}

/** What the balances prove to be missing: rows of this statement, and days between statements. */
function Missing({ breaks, holes }: Pick<Report, 'breaks' | 'holes'>) {
  if (breaks.length + holes.length === 0) return null;
  return (
    <details open={breaks.length + holes.length <= fewFaults}>
      <summary>{m.balance_faults({ count: breaks.length + holes.length })}</summary>
      <ul>
        {breaks.map(({ line, differencePaise }) => (
          <li key={line}>
            {(differencePaise > 0 ? m.balance_too_high : m.balance_too_low)({
              line,
              amount: paiseText(Math.abs(differencePaise)),
            })}
          </li>
        ))}
        {holes.map(({ after, before, differencePaise }) => (
          <li key={after}>
            {(differencePaise > 0 ? m.statement_hole_rose : m.statement_hole_fell)({
              after: mediumDate(after),
              before: mediumDate(before),
              amount: paiseText(Math.abs(differencePaise)),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
