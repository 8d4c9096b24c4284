import { useState } from 'react';
import * as m from '#messages/desk-money';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { useAction } from '../../../ui/use-action.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { since } from '../../parts/since.ts';
import { mediumDate, when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { ConfirmClaim, RejectClaim } from './decide-claim.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import styles from './money.module.css';
import { MoneyHead, type Waiting } from './money-head.tsx';
import { paiseText } from './paise-text.ts';
import { utrText } from './utr-text.ts';
import { whyWords } from './why-words.ts';

type Data = Awaited<ReturnType<DeskApi['deskMoney']['listClaims']>> & { waiting: Waiting };
export type Claim = Data['claims'][number];

/** UTRs that customers sent, to be checked against the bank statement. The longest waiting comes first. */
export default function ClaimsView({ data }: DeskViewProps<Data>) {
  const [dialog, setDialog] = useState<{ claim: Claim; confirm: boolean } | null>(null);
  const [first] = data.claims;
  useShortcuts(
    first
      ? [
          {
            keys: 'c',
            does: m.confirm_first(),
            run: () => setDialog({ claim: first, confirm: true }),
          },
          {
            keys: 'x',
            does: m.reject_first(),
            run: () => setDialog({ claim: first, confirm: false }),
          },
        ]
      : [],
  );
  const columns: Column<Claim>[] = [
    {
      title: m.utr(),
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
      title: m.amount(),
      align: 'end',
      cell: ({ price }) => <b className={styles.amount}>{formatRupees(price)}</b>,
    },
    {
      title: m.waiting_for(),
      cell: ({ claimedAt, overdue, cancelled, asked: name }) => (
        <span className={styles.words}>
          <span title={when(claimedAt)}>{since(claimedAt)}</span>
          {overdue && <Badge tone="bad">{m.overdue()}</Badge>}
          {cancelled && <Badge tone="waiting">{m.order_expired()}</Badge>}
          {name && <Badge tone="waiting">{m.needs_second({ name })}</Badge>}
        </span>
      ),
    },
    {
      title: m.order(),
      cell: ({ orderId, number }) => <OrderLink id={orderId} number={number} />,
    },
    {
      title: m.customer(),
      cell: ({ customer, mobile }) => (
        <span>
          {customer}
          {mobile && <span className={styles.soft}> {mobile}</span>}
        </span>
      ),
    },
    {
      title: m.credits_that_fit(),
      cell: (claim) => <FittingCredits claim={claim} />,
    },
    {
      title: m.actions(),
      align: 'end',
      cell: (claim) => (
        <span className={styles.buttons}>
          <Button size="small" onClick={() => setDialog({ claim, confirm: true })}>
            {m.confirm()}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setDialog({ claim, confirm: false })}>
            {m.reject()}
          </Button>
        </span>
      ),
    },
  ];
  const close = () => setDialog(null);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="claims" />
      {data.waiting.overdue > 0 && (
        <div className={styles.overdue}>
          <Notice tone="warning">{m.payments_overdue({ count: data.waiting.overdue })}</Notice>
        </div>
      )}
      {data.claims.length > 0 ? (
        <Table
          caption={m.payments_to_verify()}
          columns={columns}
          rows={data.claims}
          rowKey={({ orderId }) => orderId}
        />
      ) : (
        <EmptyState title={m.nothing_to_verify()} titleAs="h2">
          {m.what_waits_to_verify()}
        </EmptyState>
      )}
      <MoreRows next={data.next} />
      {dialog?.confirm && <ConfirmClaim claim={dialog.claim} onClose={close} />}
      {dialog && !dialog.confirm && <RejectClaim claim={dialog.claim} onClose={close} />}
    </>
  );
}

/**
 * Bank credits that may belong to a claimed order, each with the reason why it was not matched automatically. One
 * whose text has the claimed UTR pays the order by one press.
 */
function FittingCredits({ claim: { orderId, number, utrs, credits } }: { claim: Claim }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  if (credits.length === 0) return <span className={styles.soft}>{m.none_fit()}</span>;
  return (
    <span className={styles.fitting}>
      {credits.map(({ eventId, amountPaise, day, payer, text, reference, why }) => {
        const utr = utrs.find((one) => `${text} ${reference}`.includes(one));
        return (
          <span key={eventId} className={styles.fit}>
            <span>
              <Link href="/desk/money/reviews">
                {m.credit_facts({ amount: paiseText(amountPaise), day: mediumDate(day) })}
              </Link>{' '}
              {payer} <span className={styles.soft}>{whyWords(why)}</span>
            </span>
            {why === 'utr_in_text' && utr !== undefined && (
              <>
                <span className={styles.narration}>{text}</span>
                <Button
                  size="small"
                  loading={busy}
                  aria-label={m.this_is_it_of({ number })}
                  onClick={() =>
                    void run(() => api.deskMoney.confirmClaim({ orderId, utr, seen: 'pending' }))
                  }
                >
                  {m.this_is_it()}
                </Button>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}
