import { useState } from 'react';
import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { Ask } from '../../parts/ask.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './payouts.module.css';

type Payout = Awaited<ReturnType<DeskApi['deskPayoutRuns']['list']>>['payouts'][number];

const stateWords = {
  proposed: { label: m.proposed, tone: 'neutral' },
  agreed: { label: m.agreed, tone: 'waiting' },
  paid: { label: m.paid, tone: 'good' },
  failed: { label: m.failed, tone: 'bad' },
  withdrawn: { label: m.withdrawn, tone: 'neutral' },
} as const;

/** The payouts of a run, and what the bank answered for each. */
export function PayoutTable({ payouts }: { payouts: Payout[] }) {
  const [dialog, setDialog] = useState<{ payout: Payout; what: 'paid' | 'failed' } | null>(null);
  const close = () => setDialog(null);
  const columns: Column<Payout>[] = [
    { title: m.shop(), lead: true, cell: ({ shopName }) => shopName },
    {
      title: m.to_account(),
      cell: ({ holder, number, ifsc }) => (
        <span>
          {holder}
          <br />
          <small className={styles.soft}>
            <Unbroken text={`${number} · ${ifsc}`} />
          </small>
        </span>
      ),
    },
    {
      title: m.amount(),
      align: 'end',
      cell: ({ amountPaise, cashPaise }) => (
        <span>
          <b>{paiseText(amountPaise)}</b>
          {cashPaise > 0 && (
            <small className={styles.soft}>{m.after_cash({ amount: paiseText(cashPaise) })}</small>
          )}
        </span>
      ),
    },
    {
      title: m.state(),
      cell: ({ state, reference, reason }) => (
        <span>
          <Badge tone={stateWords[state].tone}>{stateWords[state].label()}</Badge>
          {(reference || reason) && <small className={styles.soft}>{reference || reason}</small>}
        </span>
      ),
    },
    {
      title: m.actions(),
      align: 'end',
      // Nothing at all where nothing can be done, so that cards have no empty line.
      cell: (payout) =>
        (payout.state === 'agreed' || payout.state === 'paid') && (
          <span className={styles.buttons}>
            {payout.state === 'agreed' && (
              <Button size="small" onClick={() => setDialog({ payout, what: 'paid' })}>
                {m.mark_paid()}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setDialog({ payout, what: 'failed' })}>
              {m.mark_failed()}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <Table caption={m.payouts()} columns={columns} rows={payouts} rowKey={({ id }) => id} />
      {dialog?.what === 'paid' && <Paid payout={dialog.payout} onClose={close} />}
      {dialog?.what === 'failed' && <Failed payout={dialog.payout} onClose={close} />}
    </>
  );
}

function Paid({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about={payout.id}
      title={m.paid_by_bank({ amount: paiseText(payout.amountPaise), shop: payout.shopName })}
      doing={m.mark_paid()}
      start={{ reference: '' }}
      work={({ reference }) => api.deskPayoutRuns.paid({ id: payout.id, reference })}
      onClose={onClose}
    >
      {({ text }) => (
        <TextField label={m.bank_reference()} maxLength={60} autoComplete="off" {...text('reference')} />
      )}
    </FormDialog>
  );
}

function Failed({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { api } = useDesk();
  return (
    <Ask
      about={payout.id}
      title={m.failed_at_bank({ amount: paiseText(payout.amountPaise), shop: payout.shopName })}
      doing={m.mark_failed()}
      danger
      reason={m.why_failed()}
      work={(reason) => api.deskPayoutRuns.failed({ id: payout.id, reason })}
      onClose={onClose}
    >
      <p>{m.goes_back()}</p>
    </Ask>
  );
}
