import { useState } from 'react';
import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './earnings.module.css';

export type BankAccount = Awaited<ReturnType<DeskApi['deskPayoutAccounts']['read']>>;

/** Where the shop is paid, and what was entered and waits for a second person. */
export function BankAccountPart({ account: { current, entered, coolingDays } }: { account: BankAccount }) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2>{m.paid_to()}</h2>
      {current ? <AccountFacts of={current} /> : <p className={styles.soft}>{m.no_account_yet()}</p>}
      {current?.usableFrom && (
        <p className={styles.soft}>{m.used_from({ when: when(current.usableFrom) })}</p>
      )}
      {entered && (
        <Notice tone={entered.declined ? 'warning' : 'info'}>
          {entered.declined
            ? m.account_declined({ number: entered.number, reason: entered.reason })
            : m.account_waits({ number: entered.number })}
        </Notice>
      )}
      <p className={styles.enter}>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {current || entered ? m.change_account() : m.enter_account()}
        </Button>
      </p>
      {open && <EnterAccount current={current} coolingDays={coolingDays} onClose={() => setOpen(false)} />}
    </section>
  );
}

const AccountFacts = ({ of }: { of: NonNullable<BankAccount['current']> }) => (
  <Facts
    className={styles.facts}
    facts={[
      [m.account_holder(), of.holder],
      [m.account_number(), of.number],
      [m.ifsc(), of.ifsc],
      [m.gstin(), of.gstin || m.not_registered()],
    ]}
  />
);

function EnterAccount({
  current,
  coolingDays,
  onClose,
}: {
  current: BankAccount['current'];
  coolingDays: number;
  onClose: () => void;
}) {
  const { api, shop } = useDesk();
  const start = {
    holder: current?.holder ?? '',
    number: '',
    ifsc: current?.ifsc ?? '',
    gstin: current?.gstin ?? '',
  };
  return (
    <FormDialog
      about=""
      title={m.where_paid()}
      doing={m.send_for_confirmation()}
      start={start}
      work={(facts) => api.deskPayoutAccounts.enter({ ...facts, shop: shop?.id })}
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p>{m.what_happens_then({ days: coolingDays })}</p>
          <TextField label={m.account_holder()} maxLength={100} autoComplete="off" {...text('holder')} />
          <TextField
            label={m.account_number()}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
            {...text('number')}
          />
          <TextField label={m.ifsc()} maxLength={20} autoComplete="off" {...text('ifsc')} />
          <TextField label={m.gstin()} optional maxLength={40} autoComplete="off" {...text('gstin')} />
        </>
      )}
    </FormDialog>
  );
}
