import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { DeskApi } from '../../../calls.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { mediumDate } from '../../../messages/dates.ts';
import { Ask } from '../../parts/ask.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { MoneyHead, type Waiting } from './money-head.tsx';
import { paiseText } from './paise-text.ts';

type Cash = Awaited<ReturnType<DeskApi['deskCash']['list']>>;
type CashOfShop = Cash['held'][number];
/** A deposit that may be taken back. */
type Deposit = Pick<Cash['unshown'][number], 'sellerId' | 'shopName' | 'amountPaise' | 'reference'>;

/** Cash that couriers collected at the door and have not paid into the bank yet. */
export default function CashView({ data }: DeskViewProps<Cash & { waiting: Waiting }>) {
  const [choice, setChoice] = useState<CashOfShop | null>(null);
  const [mistake, setMistake] = useState<Deposit | null>(null);
  const requestsOf = (shop: CashOfShop) => data.requests.filter(({ sellerId }) => sellerId === shop.sellerId);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="cash" />
      {data.held.length > 0 ? (
        <Table
          caption={m.cash_not_handed_in()}
          rows={data.held}
          rowKey={({ sellerId }) => sellerId}
          columns={[
            {
              title: m.courier_of(),
              lead: true,
              cell: (shop) => (
                <span className={styles.words}>
                  {shop.shopName}
                  {requestsOf(shop).map((request) => (
                    <span key={request.reference} className={styles.narration}>
                      {m.deposit_needs_second({
                        amount: paiseText(request.amountPaise),
                        reference: request.reference,
                        name: request.by,
                      })}{' '}
                      <TakeBackButton onClick={() => setMistake({ ...request, shopName: shop.shopName })} />
                    </span>
                  ))}
                </span>
              ),
            },
            {
              title: m.amount(),
              align: 'end',
              cell: ({ paise }) => <Amount paise={paise} />,
            },
            {
              title: m.actions(),
              align: 'end',
              cell: (held) => (
                <Button size="small" onClick={() => setChoice(held)}>
                  {m.handed_in()}
                </Button>
              ),
            },
          ]}
        />
      ) : (
        <EmptyState title={m.no_cash_held()} />
      )}
      {data.unshown.length > 0 && <UnshownDeposits rows={data.unshown} takeBack={setMistake} />}
      {mistake && <TakeBack deposit={mistake} onClose={() => setMistake(null)} />}
      {choice && <HandIn held={choice} request={requestsOf(choice)[0]} onClose={() => setChoice(null)} />}
    </>
  );
}

const Amount = ({ paise }: { paise: number }) => <b className={styles.amount}>{paiseText(paise)}</b>;

const TakeBackButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" variant="quiet" onClick={onClick}>
    {m.take_back_deposit()}
  </Button>
);

/** Deposits that the bank's statement has to show; one that was booked by mistake is taken back. */
const UnshownDeposits = ({
  rows,
  takeBack,
}: {
  rows: Cash['unshown'];
  takeBack: (deposit: Deposit) => void;
}) => (
  <section className={styles.part}>
    <h2>{m.deposits_on_no_statement()}</h2>
    <Table
      caption={m.deposits_on_no_statement()}
      rows={rows}
      rowKey={({ reference }) => reference}
      columns={[
        { title: m.bank_reference(), lead: true, cell: ({ reference }) => reference },
        { title: m.courier_of(), cell: ({ shopName }) => shopName },
        { title: m.booked_on(), cell: ({ at }) => mediumDate(at) },
        { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <Amount paise={amountPaise} /> },
        {
          title: m.actions(),
          align: 'end',
          cell: (deposit) => <TakeBackButton onClick={() => takeBack(deposit)} />,
        },
      ]}
    />
  </section>
);

function TakeBack({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { api } = useDesk();
  const { sellerId, reference, shopName, amountPaise } = deposit;
  return (
    <Ask
      title={m.take_back_deposit_question({ reference })}
      doing={m.take_back_deposit()}
      danger
      reason={m.why_take_back()}
      about={reference}
      work={(reason) => api.deskCash.takeBack({ sellerId, reference, reason })}
      onClose={onClose}
    >
      <p>{m.take_back_deposit_means({ shop: shopName, amount: paiseText(amountPaise) })}</p>
    </Ask>
  );
}

function HandIn({
  held,
  request,
  onClose,
}: {
  held: CashOfShop;
  /** What another operator asked to book. */
  request: Cash['requests'][number] | undefined;
  onClose: () => void;
}) {
  const { api } = useDesk();
  const paise = (rupees: string) => Math.round(Number(rupees) * 100);
  return (
    <FormDialog
      about={held.sellerId}
      title={m.cash_of_in_bank({ shop: held.shopName })}
      doing={m.handed_in()}
      start={{
        amountPaise: String((request?.amountPaise ?? held.paise) / 100),
        reference: request?.reference ?? '',
        reason: request?.reason ?? '',
      }}
      check={({ amountPaise }) => (paise(amountPaise) > 0 ? null : { amountPaise: m.enter_amount() })}
      work={({ amountPaise, ...said }) =>
        api.deskCash.handIn({ sellerId: held.sellerId, amountPaise: paise(amountPaise), ...said })
      }
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <TextField label={m.amount_in_rupees()} inputMode="decimal" {...text('amountPaise')} />
          <TextField label={m.bank_reference()} maxLength={60} autoComplete="off" {...text('reference')} />
          <TextField label={m.why_deposited()} maxLength={500} {...text('reason')} />
        </>
      )}
    </FormDialog>
  );
}
