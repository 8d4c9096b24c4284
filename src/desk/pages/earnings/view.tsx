import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { dayAndMonth } from '../../../messages/dates.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from '../money/paise-text.ts';
import { type BankAccount, BankAccountPart } from './bank-account.tsx';
import styles from './earnings.module.css';
import { FigureList } from './figures.tsx';
import { type Invoices, Papers } from './papers.tsx';
import { type Account, ToBePaid } from './to-be-paid.tsx';

type Order = Awaited<ReturnType<DeskApi['deskEarnings']['orders']>>['orders'][number];
interface Data {
  account: Account;
  bank: BankAccount;
  state: 'earned' | 'held' | 'paid';
  orders: Order[];
  invoices: Invoices;
  next: number | null;
}

/** What the shop is paid next, how it comes about, and the orders that it is for. */
export default function EarningsView({
  data: { account, bank, state, orders, invoices, next },
}: DeskViewProps<Data>) {
  const { shop } = useDesk();
  const { earned, cashPaise, heldPaise } = account;
  const columns: Column<Order>[] = [
    {
      title: m.order(),
      lead: true,
      cell: ({ orderId, number, shopName }) => (
        <span>
          <Link href={`/desk/earnings/${orderId}`}>
            <Unbroken text={number} />
          </Link>
          {!shop && <small className={styles.shop}>{shopName}</small>}
        </span>
      ),
    },
    { title: state === 'held' ? m.when_earned() : m.earned_on(), cell: whenEarned },
    { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <b>{paiseText(amountPaise)}</b> },
  ];
  return (
    <>
      <PageHead title={m.your_money()} />
      <ToBePaid account={account} />
      <div className={styles.sides}>
        <section>
          <h2>{m.how_it_comes()}</h2>
          <FigureList of={earned} />
          {cashPaise !== 0 && (
            <Facts
              className={styles.facts}
              facts={[
                [m.cash_you_hold(), `−${paiseText(cashPaise)}`],
                [m.left_to_pay(), <b key="left">{paiseText(account.toPayPaise)}</b>],
              ]}
            />
          )}
        </section>
        <section>
          <h2>{m.held()}</h2>
          <p className={styles.held}>{paiseText(heldPaise)}</p>
          <p className={styles.soft}>{m.why_held()}</p>
        </section>
        {shop && <BankAccountPart account={bank} />}
      </div>
      {account.payouts.length > 0 && <Payouts payouts={account.payouts} />}
      {shop && (
        <Papers
          shop={shop.id}
          today={account.today}
          invoices={invoices}
          isRegistered={account.isRegistered}
        />
      )}
      <ListTabs
        label={m.which_orders()}
        name="state"
        parts={[
          ['earned', m.earned()],
          ['held', m.held()],
          ['paid', m.paid()],
        ]}
      />
      {orders.length > 0 ? (
        <Table
          caption={{ earned: m.earned, held: m.held, paid: m.paid }[state]()}
          columns={columns}
          rows={orders}
          rowKey={({ orderId, sellerId }) => orderId + sellerId}
        />
      ) : (
        <EmptyState
          title={{ earned: m.nothing_earned, held: m.nothing_held, paid: m.nothing_paid }[state]()}
          titleAs="h2"
        >
          {m.when_it_appears()}
        </EmptyState>
      )}
      <MoreRows next={next} />
    </>
  );
}

/** What was paid, and what the bank answered. */
const Payouts = ({ payouts }: { payouts: Account['payouts'] }) => (
  <section className={styles.payouts}>
    <h2>{m.payouts()}</h2>
    <Table
      caption={m.payouts()}
      rows={payouts}
      rowKey={({ id }) => id}
      columns={[
        { title: m.day(), lead: true, cell: ({ day }) => dayText(day) },
        { title: m.amount(), align: 'end', cell: ({ amountPaise }) => <b>{paiseText(amountPaise)}</b> },
        { title: m.state(), cell: payoutWords },
      ]}
    />
  </section>
);

function payoutWords({ state, reference, reason }: Account['payouts'][number]) {
  if (state === 'paid') return m.paid_by({ reference });
  return state === 'failed' ? m.failed_because({ reason }) : m.on_its_way();
}

/** The day on which an order was or will be earned, or what it waits for. */
function whenEarned({ earnedAt, deliveredAt, freeOn, returning }: Order) {
  if (earnedAt) return dayAndMonth(earnedAt);
  if (!deliveredAt || !freeOn) return m.once_delivered();
  return returning ? m.once_return_ends() : m.from_day({ day: dayText(freeOn) });
}
