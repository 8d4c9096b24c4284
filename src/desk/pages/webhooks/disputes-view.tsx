import * as m from '#messages/desk-webhooks';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { when } from '../../../messages/dates.ts';
import { paiseText } from '../money/paise-text.ts';
import { EventsHead } from './events-head.tsx';
import styles from './webhooks.module.css';

type Data = Awaited<ReturnType<DeskApi['deskWebhooks']['listDisputes']>>;
type Dispute = Data['disputes'][number];

const states = {
  open: m.dispute_open,
  under_review: m.dispute_under_review,
  won: m.dispute_won,
  lost: m.dispute_lost,
  closed: m.dispute_closed,
} as const;
const tones = { open: 'bad', under_review: 'waiting', won: 'good', lost: 'bad', closed: 'good' } as const;

const columns: Column<Dispute>[] = [
  { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <b>{paiseText(amountPaise)}</b> },
  {
    title: m.state(),
    cell: ({ state, lostPaise }) => (
      <span>
        <Badge tone={tones[state]}>{states[state]()}</Badge>
        {lostPaise > 0 && (
          <span className={styles.soft}> {m.deducted({ amount: paiseText(lostPaise) })}</span>
        )}
      </span>
    ),
  },
  {
    title: m.answer_by(),
    cell: ({ state, respondBy }) =>
      respondBy && (state === 'open' || state === 'under_review') ? (
        <span className={styles.whole}>{when(respondBy)}</span>
      ) : (
        m.no_answer_needed()
      ),
  },
  {
    title: m.reason(),
    cell: ({ reason, phase }) => inWords([phase, reason].filter(Boolean).join(', ')),
  },
  {
    title: m.order_column(),
    cell: ({ orderId, orderNumber }) => orderNumber && <OrderLink id={orderId} number={orderNumber} />,
  },
  { title: m.payment(), cell: ({ paymentId, reference }) => m.pair({ first: paymentId, second: reference }) },
];

/** Turns a provider's identifier, such as `goods_not_received`, into words. */
const inWords = (words: string) => words.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Payments that customers' banks dispute. They are answered in the provider's dashboard. */
export default function DisputesView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <EventsHead current="disputes" />
      {data.disputes.length > 0 ? (
        <Table
          caption={m.disputes()}
          columns={columns}
          rows={data.disputes}
          rowKey={({ reference }) => reference}
        />
      ) : (
        <EmptyState title={m.no_disputes()} titleAs="h2">
          {m.what_disputes_are()}
        </EmptyState>
      )}
      <MoreRows next={data.next} />
    </>
  );
}
