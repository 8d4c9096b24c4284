import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { since } from '../../parts/since.ts';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { MoneyHead } from './money-head.tsx';
import { paiseText } from './paise-text.ts';
import { SendRefund } from './send-refund.tsx';
import type { Data, Refund } from './refund.ts';

/** Money that customers wait for, and what was sent back. */
export default function RefundsView({ data, search, reload }: DeskViewProps<Data>) {
  const { api } = useDesk();
  const [asked, setAsked] = useState<Refund | null>(null);
  const due = data.state === 'due';
  const close = () => setAsked(null);
  const columns: Column<Refund>[] = [
    {
      title: 'Amount',
      align: 'end',
      cell: ({ amountPaise }) => <b className={styles.amount}>{paiseText(amountPaise)}</b>,
    },
    {
      title: 'To',
      cell: ({ customer, mobile, email }) => (
        <span>
          {customer}
          <br />
          <span className={styles.soft}>{mobile ?? email}</span>
        </span>
      ),
    },
    { title: 'Why', cell: ({ reason }) => reason },
    {
      title: 'Came as',
      cell: ({ provider, paymentId, utr }) => (utr ? `UTR ${utr}` : `${provider} ${paymentId}`),
    },
    { title: 'Order', cell: ({ orderId }) => <Link href={`/desk/order-book/${orderId}`}>{orderId}</Link> },
    due
      ? { title: 'Due for', cell: ({ createdAt }) => <span title={when(createdAt)}>{since(createdAt)}</span> }
      : { title: 'Sent', cell: ({ sentOn, reference }) => `${sentOn ?? ''}, ${reference}` },
    {
      title: 'Decide',
      align: 'end',
      cell: (refund) =>
        refund.state === 'sent' ? (
          'The provider sends it'
        ) : (
          <Button size="small" variant={due ? 'primary' : 'quiet'} onClick={() => setAsked(refund)}>
            {due ? 'Mark as sent' : 'Came back'}
          </Button>
        ),
    },
  ];
  return (
    <>
      <MoneyHead waiting={data.waiting} current="refunds" />
      <p className={styles.overdue}>
        {due ? (
          <Link href="/desk/money/refunds?state=sent">Show those that were sent</Link>
        ) : (
          <Link href="/desk/money/refunds">Show those that are due</Link>
        )}
      </p>
      {data.refunds.length > 0 ? (
        <Table
          caption={due ? 'Refunds due' : 'Refunds sent'}
          columns={columns}
          rows={data.refunds}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState title={due ? 'Nothing to return' : 'Nothing was returned yet'} titleAs="h2">
          {due && 'A paid order that is cancelled, and money that came twice or too late, waits here.'}
        </EmptyState>
      )}
      <MoreRows
        path="/desk/money/refunds"
        members={due ? {} : { state: 'sent' }}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
      {asked && due && <SendRefund refund={asked} onClose={close} onDone={reload} />}
      {asked && !due && (
        <Ask
          title={`${paiseText(asked.amountPaise)} came back?`}
          doing="It is due again"
          danger
          reason="Why?"
          work={(reason) => api.deskMoney.reopenRefund({ refundId: asked.id, reason })}
          onClose={close}
          onDone={reload}
        />
      )}
    </>
  );
}
