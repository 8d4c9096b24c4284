import { useState } from 'react';
import * as m from '#messages/desk-money';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { since } from '../../parts/since.ts';
import { mediumDate, when } from '../../../messages/dates.ts';
import { OrderLink } from '../../parts/order-link.tsx';
import styles from './money.module.css';
import { MoneyHead } from './money-head.tsx';
import { paiseText } from './paise-text.ts';
import { type RefundAction, RefundActions } from './refund-actions.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import type { Data, Refund } from './refund.ts';

function paidWith({ provider, paymentId, utr }: Pick<Refund, 'provider' | 'paymentId' | 'utr'>): string {
  if (provider === 'cash') return m.cash_at_door();
  return utr ? m.utr_value({ utr }) : m.payment_id({ provider, paymentId });
}

/** Refunds that customers are waiting for, and those already sent. */
export default function RefundsView({ data }: DeskViewProps<Data>) {
  const [dialog, setDialog] = useState<{ refund: Refund; action: RefundAction } | null>(null);
  const due = data.state === 'due';
  const columns: Column<Refund>[] = [
    {
      title: m.amount(),
      align: 'end',
      cell: ({ amountPaise, takenPaise }) => (
        <span className={styles.words}>
          <b className={styles.amount}>{paiseText(amountPaise)}</b>
          {takenPaise > 0 && (
            <span className={styles.soft}>{m.taken_elsewhere({ amount: paiseText(takenPaise) })}</span>
          )}
        </span>
      ),
    },
    {
      title: m.refund_to(),
      cell: ({ customer, mobile, email, payTo }) => (
        <span className={styles.payee}>
          {customer}
          <br />
          <span className={styles.address}>{mobile ?? <EmailText address={email} />}</span>
          {payTo && (
            <>
              <br />
              {m.to_upi_id({ id: payTo })}
            </>
          )}
        </span>
      ),
    },
    { title: m.reason(), cell: ({ reason }) => reason },
    {
      title: m.order(),
      cell: ({ orderId, number, ...payment }) => (
        <span>
          <OrderLink id={orderId} number={number} />
          <br />
          <span className={payment.utr ? styles.soft : styles.address}>{paidWith(payment)}</span>
        </span>
      ),
    },
    due
      ? {
          title: m.waiting_for(),
          cell: ({ createdAt }) => <span title={when(createdAt)}>{since(createdAt)}</span>,
        }
      : {
          title: m.sent(),
          cell: ({ sentOn, reference }) =>
            m.sent_facts({ sentOn: sentOn ? mediumDate(sentOn) : '', reference }),
        },
    {
      title: m.actions(),
      align: 'end',
      cell: (refund) => (
        <RefundActions refund={refund} due={due} onAct={(action) => setDialog({ refund, action })} />
      ),
    },
  ];
  return (
    <>
      <MoneyHead waiting={data.waiting} current="refunds" />
      <p className={styles.overdue}>
        {due ? (
          <Link href="/desk/money/refunds?state=sent">{m.show_sent()}</Link>
        ) : (
          <Link href="/desk/money/refunds">{m.show_due()}</Link>
        )}
      </p>
      {data.refunds.length > 0 ? (
        <Table
          caption={due ? m.refunds_due() : m.refunds_sent()}
          columns={columns}
          rows={data.refunds}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState title={due ? m.no_refunds_due() : m.no_refunds_sent()} titleAs="h2">
          {due && m.what_waits_for_refund()}
        </EmptyState>
      )}
      <MoreRows next={data.next} />
      {dialog && <RefundDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
