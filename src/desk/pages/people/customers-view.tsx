import { useState } from 'react';
import * as m from '#messages/desk-people';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { useDesk } from '../../session.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import styles from './people.module.css';

type Data = Awaited<ReturnType<DeskApi['deskPeople']['listCustomers']>>;
type Customer = Data['customers'][number];

/** Customers, found by name, e-mail or number, and those who are kept out. */
export default function CustomersView({ data, search }: DeskViewProps<Data>) {
  const [customer, choose] = useState<Customer | null>(null);
  const words = search.get('search') ?? '';
  const columns: Column<Customer>[] = [
    {
      title: m.customer(),
      lead: true,
      cell: ({ name, email, mobile }) => (
        <span className={styles.person}>
          <b>{name}</b>
          <br />
          <small className={styles.soft}>
            <EmailText address={email} />
            {email && mobile && <br />}
            {mobile}
          </small>
        </span>
      ),
    },
    { title: m.since(), cell: ({ since }) => when(since) },
    {
      title: m.status(),
      cell: ({ blockedAt, reason }) =>
        blockedAt ? (
          <span>
            <Badge tone="bad">{m.blocked()}</Badge>
            <br />
            <small className={styles.soft}>{m.blocked_on({ when: when(blockedAt), reason })}</small>
          </span>
        ) : (
          m.can_log_in()
        ),
    },
    {
      title: m.actions(),
      align: 'end',
      cell: (one) => (
        <span className={styles.buttons}>
          <ButtonLink
            size="small"
            variant="secondary"
            aria-label={m.orders_of({ name: one.name })}
            href={`/desk/order-book?search=${encodeURIComponent(one.email || one.mobile)}`}
          >
            {m.orders()}
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            aria-label={(one.blockedAt ? m.unblock_named : m.block_named)({ name: one.name })}
            onClick={() => choose(one)}
          >
            {one.blockedAt ? m.unblock() : m.block()}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={m.customers()} />
      <PeopleTabs current="customers" />
      <SearchField label={m.search_customers()} />
      {data.customers.length > 0 ? (
        <Table
          caption={words ? m.customers() : m.blocked_ones()}
          columns={columns}
          rows={data.customers}
          rowKey={({ id }) => id}
        />
      ) : (
        <NoneFound>
          <EmptyState title={m.nobody_blocked()} titleAs="h2">
            {m.search_first()}
          </EmptyState>
        </NoneFound>
      )}
      <MoreRows next={data.next} />
      {customer && <BlockDialog customer={customer} onClose={() => choose(null)} />}
    </>
  );
}

/** Asks before a customer is kept out, with a reason, or let in again. */
function BlockDialog({
  customer: { id, name, blockedAt },
  onClose,
}: {
  customer: Customer;
  onClose: () => void;
}) {
  const { api } = useDesk();
  if (blockedAt)
    return (
      <Ask
        title={m.unblock_question({ name })}
        doing={m.unblock()}
        work={() => api.deskPeople.unblock({ id })}
        onClose={onClose}
      >
        <p>{m.unblock_hint()}</p>
      </Ask>
    );
  return (
    <Ask
      about={id}
      title={m.block_question({ name })}
      doing={m.block()}
      danger
      reason={m.why()}
      work={(reason) => api.deskPeople.block({ id, reason })}
      onClose={onClose}
    >
      <p>{m.block_hint()}</p>
    </Ask>
  );
}
