import { useState } from 'react';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { since } from '../../parts/since.ts';
import { when } from '../../parts/when.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { ConfirmClaim, RejectClaim } from './decide-claim.tsx';
import styles from './money.module.css';
import { MoneyHead, type Waiting } from './money-head.tsx';
import { utrText } from './utr-text.ts';

type Data = Awaited<ReturnType<DeskApi['deskMoney']['listClaims']>> & { waiting: Waiting };
export type Claim = Data['claims'][number];

/** UTRs that customers sent: is the money on the bank's statement? The longest waiting comes first. */
export default function ClaimsView({ data, search, reload }: DeskViewProps<Data>) {
  const [asked, setAsked] = useState<{ claim: Claim; confirm: boolean } | null>(null);
  const [first] = data.claims;
  useShortcuts(
    first
      ? [
          {
            keys: 'c',
            does: 'Confirm the first payment',
            run: () => setAsked({ claim: first, confirm: true }),
          },
          {
            keys: 'x',
            does: 'Reject the first payment',
            run: () => setAsked({ claim: first, confirm: false }),
          },
        ]
      : [],
  );
  const columns: Column<Claim>[] = [
    {
      title: 'UTR',
      cell: ({ utrs }) => (
        <span className={styles.utrs}>
          {utrs.map((utr) => (
            <b key={utr} className={styles.utr}>
              {utrText(utr)}
            </b>
          ))}
        </span>
      ),
    },
    {
      title: 'Amount',
      align: 'end',
      cell: ({ price }) => <b className={styles.amount}>{formatRupees(price)}</b>,
    },
    {
      title: 'Waits for',
      cell: ({ claimedAt, overdue, cancelled }) => (
        <span className={styles.words}>
          <span title={when(claimedAt)}>{since(claimedAt)}</span>
          {overdue && <Badge tone="bad">Overdue</Badge>}
          {cancelled && <Badge tone="waiting">Order expired</Badge>}
        </span>
      ),
    },
    { title: 'Order', cell: ({ orderId }) => <Link href={`/desk/order-book/${orderId}`}>{orderId}</Link> },
    {
      title: 'Customer',
      cell: ({ customer, mobile }) => (
        <span>
          {customer}
          {mobile && <span className={styles.soft}> {mobile}</span>}
        </span>
      ),
    },
    {
      title: 'Decide',
      align: 'end',
      cell: (claim) => (
        <span className={styles.buttons}>
          <Button size="small" onClick={() => setAsked({ claim, confirm: true })}>
            Confirm
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsked({ claim, confirm: false })}>
            Reject
          </Button>
        </span>
      ),
    },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="claims" />
      {data.waiting.overdue > 0 && (
        <div className={styles.overdue}>
          <Notice tone="warning">
            {data.waiting.overdue === 1 ? 'One payment is' : `${data.waiting.overdue} payments are`} overdue:
            the goods are held back for customers who wait.
          </Notice>
        </div>
      )}
      {data.claims.length > 0 ? (
        <Table
          caption="Payments to verify"
          columns={columns}
          rows={data.claims}
          rowKey={({ orderId }) => orderId}
        />
      ) : (
        <EmptyState title="Nothing to verify" titleAs="h2">
          When a customer sends a UTR, it waits here until you have found the money.
        </EmptyState>
      )}
      <MoreRows
        path="/desk/money"
        members={{}}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
      {asked?.confirm && <ConfirmClaim claim={asked.claim} onClose={close} onDone={reload} />}
      {asked && !asked.confirm && <RejectClaim claim={asked.claim} onClose={close} onDone={reload} />}
    </>
  );
}
