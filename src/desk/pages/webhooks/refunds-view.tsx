import { useState } from 'react';
import * as m from '#messages/desk-webhooks';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { paiseText } from '../money/paise-text.ts';
import { EventsHead } from './events-head.tsx';
import styles from './webhooks.module.css';

type Data = Awaited<ReturnType<DeskApi['deskWebhooks']['listRefunds']>>;
type Refund = Data['refunds'][number];

/** Refunds made in the provider's dashboard. Each needs a reason, unless the shop owed it. */
export default function ProviderRefundsView({ data }: DeskViewProps<Data>) {
  const { api } = useDesk();
  const [toExplain, setToExplain] = useState<Refund | null>(null);
  const columns: Column<Refund>[] = [
    { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <b>{paiseText(amountPaise)}</b> },
    { title: m.seen(), cell: ({ seenAt }) => <span className={styles.whole}>{when(seenAt)}</span> },
    {
      title: m.order_column(),
      cell: ({ orderId, orderNumber }) => orderNumber && <OrderLink id={orderId} number={orderNumber} />,
    },
    {
      title: m.payment(),
      cell: ({ paymentId, reference }) => m.pair({ first: paymentId, second: reference }),
    },
    {
      title: m.explanation(),
      cell: (refund) =>
        isOpen(refund) ? (
          <Badge tone="waiting">{m.unexplained()}</Badge>
        ) : (
          (refund.explanation ?? (refund.refundId === null ? m.refund_failed() : m.refund_owed()))
        ),
    },
    {
      title: m.actions(),
      align: 'end',
      cell: (refund) =>
        isOpen(refund) && (
          <Button size="small" onClick={() => setToExplain(refund)}>
            {m.explain()}
          </Button>
        ),
    },
  ];
  return (
    <>
      <EventsHead current="refunds" />
      {data.refunds.length > 0 ? (
        <Table
          caption={m.refunds_elsewhere()}
          columns={columns}
          rows={data.refunds}
          rowKey={({ reference }) => reference}
        />
      ) : (
        <EmptyState title={m.no_refunds_elsewhere()} titleAs="h2">
          {m.what_refunds_elsewhere_are()}
        </EmptyState>
      )}
      <MoreRows next={data.next} />
      {toExplain && (
        <Ask
          about={toExplain.reference}
          title={m.explain_question({ amount: paiseText(toExplain.amountPaise) })}
          doing={m.write_off()}
          reason={m.reason()}
          work={(reason) =>
            api.deskWebhooks.explainRefund({
              provider: toExplain.provider,
              reference: toExplain.reference,
              reason,
            })
          }
          onClose={() => setToExplain(null)}
        />
      )}
    </>
  );
}

const isOpen = ({ state, refundId, explanation }: Refund) =>
  state !== 'failed' && refundId === null && explanation === null;
