import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { paiseText } from '../money/paise-text.ts';
import { AccountsPart } from './accounts-part.tsx';
import { type Commission, CommissionPart } from './commission-part.tsx';
import { FilingsPart } from './filings-part.tsx';
import { PayoutTable } from './payout-table.tsx';
import styles from './payouts.module.css';
import { RunHead } from './run-head.tsx';

type Runs = Awaited<ReturnType<DeskApi['deskPayoutRuns']['list']>>;
type Accounts = Awaited<ReturnType<DeskApi['deskPayoutAccounts']['waiting']>>['accounts'];
type ShopWithoutPayout = Runs['unpaid'][number];

/** Bank accounts to confirm, and the runs in which sellers are paid. */
export default function PayoutsView({
  data,
}: DeskViewProps<Runs & { accounts: Accounts; commission: Commission }>) {
  const run = data.runs.find(({ day }) => day === data.day);
  return (
    <>
      <PageHead title={m.payouts()} />
      {data.accounts.length > 0 && <AccountsPart accounts={data.accounts} />}
      {run ? (
        <section>
          <Tabs
            label={m.runs()}
            current={run.day}
            tabs={data.runs.map(({ day }) => ({
              value: day,
              label: dayText(day),
              href: `/desk/payouts?day=${day}`,
            }))}
          />
          <RunHead run={run} askedBy={data.askedBy} payouts={data.payouts} />
          {data.payouts.length > 0 && <PayoutTable payouts={data.payouts} />}
        </section>
      ) : (
        <EmptyState title={m.no_runs()} titleAs="h2">
          {m.next_run({ day: dayText(data.payday) })}
        </EmptyState>
      )}
      {data.unpaid.length > 0 && (
        <section className={styles.part}>
          <h2>{m.not_in_a_run()}</h2>
          <Table
            caption={m.not_in_a_run()}
            columns={unpaidColumns}
            rows={data.unpaid}
            rowKey={({ sellerId }) => sellerId}
          />
        </section>
      )}
      <CommissionPart commission={data.commission} />
      <FilingsPart today={data.today} />
    </>
  );
}

const whyWords: Record<ShopWithoutPayout['why'], () => string> = {
  'no account': m.why_no_account,
  waits: m.why_waits,
  'cooling off': m.why_cooling_off,
  'next run': m.why_next_run,
};

const unpaidColumns: Column<ShopWithoutPayout>[] = [
  { title: m.shop(), lead: true, cell: ({ shopName }) => shopName },
  { title: m.earned(), align: 'end', cell: ({ earnedPaise }) => paiseText(earnedPaise) },
  { title: m.why(), cell: ({ why }) => whyWords[why]() },
];
