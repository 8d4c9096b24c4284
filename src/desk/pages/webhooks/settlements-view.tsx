import * as m from '#messages/desk-webhooks';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { mediumDate, when } from '../../../messages/dates.ts';
import { paiseText } from '../money/paise-text.ts';
import { EventsHead } from './events-head.tsx';
import styles from './webhooks.module.css';

type Data = Awaited<ReturnType<DeskApi['deskWebhooks']['listSettlements']>>;
type Settlement = Data['settlements'][number];

const columns: Column<Settlement>[] = [
  { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <b>{paiseText(amountPaise)}</b> },
  {
    title: m.charge(),
    align: 'end',
    cell: ({ feesPaise }) => feesPaise > 0 && paiseText(feesPaise),
  },
  { title: m.settled_on(), cell: ({ settledAt }) => <span className={styles.whole}>{when(settledAt)}</span> },
  { title: m.utr(), cell: ({ utr }) => utr },
  {
    title: m.on_the_statement(),
    cell: ({ creditedOn }) =>
      creditedOn ? mediumDate(creditedOn) : <Badge tone="waiting">{m.not_on_a_statement()}</Badge>,
  },
  { title: m.settlement(), cell: ({ reference }) => reference },
];

/** Payouts from payment providers, each with the day of its credit on the bank statement. */
export default function SettlementsView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <EventsHead current="settlements" />
      <p className={styles.held}>{m.held({ amount: paiseText(data.heldPaise) })}</p>
      {data.settlements.length > 0 ? (
        <Table
          caption={m.settlements()}
          columns={columns}
          rows={data.settlements}
          rowKey={({ reference }) => reference}
        />
      ) : (
        <EmptyState title={m.no_settlements()} titleAs="h2">
          {m.what_settlements_are()}
        </EmptyState>
      )}
      <MoreRows next={data.next} />
    </>
  );
}
