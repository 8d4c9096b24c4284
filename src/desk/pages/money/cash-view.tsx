import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { DeskApi } from '../../../calls.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { MoneyHead, type Waiting } from './money-head.tsx';
import { paiseText } from './paise-text.ts';

type Held = Awaited<ReturnType<DeskApi['deskCash']['list']>>['held'][number];

/** Cash that couriers have taken at doors, until it is in the bank. */
export default function CashView({ data, reload }: DeskViewProps<{ waiting: Waiting; held: Held[] }>) {
  const [asked, setAsked] = useState<Held | null>(null);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="cash" />
      {data.held.length > 0 ? (
        <Table
          caption={m.cash_not_handed_in()}
          rows={data.held}
          rowKey={({ sellerId }) => sellerId}
          columns={[
            { title: m.courier_of(), lead: true, cell: ({ shopName }) => shopName },
            {
              title: m.amount(),
              align: 'end',
              cell: ({ paise }) => <b className={styles.amount}>{paiseText(paise)}</b>,
            },
            {
              title: m.actions(),
              align: 'end',
              cell: (held) => (
                <Button size="small" onClick={() => setAsked(held)}>
                  {m.handed_in()}
                </Button>
              ),
            },
          ]}
        />
      ) : (
        <EmptyState title={m.no_cash_held()} />
      )}
      {asked && <HandIn held={asked} onClose={() => setAsked(null)} onDone={reload} />}
    </>
  );
}

function HandIn({ held, onClose, onDone }: { held: Held; onClose: () => void; onDone: () => Promise<void> }) {
  const { api } = useDesk();
  const [amount, setAmount] = useState(String(held.paise / 100));
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const amountPaise = Math.round(Number(amount) * 100);
  return (
    <FormDialog
      title={m.cash_of_in_bank({ shop: held.shopName })}
      doing={m.handed_in()}
      asked={{ amountPaise: amount, reference, reason }}
      check={() => (amountPaise > 0 ? null : { amountPaise: m.enter_amount() })}
      work={() => api.deskCash.handIn({ sellerId: held.sellerId, amountPaise, reference, reason })}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          <TextField
            label={m.amount_in_rupees()}
            name="amountPaise"
            inputMode="decimal"
            value={amount}
            error={faults.amountPaise}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextField
            label={m.bank_reference()}
            name="reference"
            maxLength={30}
            autoComplete="off"
            value={reference}
            error={faults.reference}
            onChange={(event) => setReference(event.target.value)}
          />
          <TextField
            label={m.why_deposited()}
            name="reason"
            maxLength={500}
            value={reason}
            error={faults.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
