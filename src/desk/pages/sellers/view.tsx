import { Fragment, useState } from 'react';
import * as m from '#messages/desk-sellers';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { AddSeller } from './add-seller.tsx';
import { CloseSeller } from './close-seller.tsx';
import { type Login, NewLogin } from './new-login.tsx';
import { SellerLogins } from './seller-logins.tsx';
import styles from './sellers.module.css';
import type { Data, DeskSeller } from './seller.ts';

type Dialog =
  | { what: 'add' }
  | { what: 'logins' | 'close'; seller: DeskSeller }
  | { what: 'made'; login: Login };

/** The market's shops with their owners and products. Operators open and close shops here. */
export default function SellersView({ data }: DeskViewProps<Data>) {
  const { reload } = useDesk();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useShortcuts([{ keys: 'n', does: m.open_new_shop(), run: () => setDialog({ what: 'add' }) }]);
  const close = () => setDialog(null);
  const show = (login: Login) => {
    setDialog({ what: 'made', login });
    return reload();
  };
  const columns: Column<DeskSeller>[] = [
    {
      title: m.shop(),
      lead: true,
      cell: ({ name, city, state, gstin, closedAt, shortages, orderedLines }) => (
        <span className={styles.shop}>
          <b>{name}</b> {closedAt && <Badge tone="bad">{m.closed()}</Badge>}
          <br />
          <small className={styles.soft}>{[city, state].filter(Boolean).join(', ')}</small>
          {gstin && <small className={styles.gstin}>{m.gstin_value({ gstin })}</small>}
          {shortages > 0 && (
            <small className={styles.gstin}>
              {m.not_supplied({ count: shortages, lines: orderedLines })}
            </small>
          )}
        </span>
      ),
    },
    {
      title: m.logins(),
      cell: ({ logins }) => (
        <span className={styles.logins}>
          {logins.length === 0 && m.none()}
          {logins.map((login, at) => (
            <Fragment key={login}>
              {at > 0 && ', '}
              <EmailText address={login} />
            </Fragment>
          ))}
        </span>
      ),
    },
    { title: m.for_sale(), align: 'end', cell: ({ products }) => products },
    { title: m.open_orders(), align: 'end', cell: ({ openOrders }) => openOrders },
    {
      title: m.actions(),
      align: 'end',
      cell: (seller) => (
        <span className={styles.buttons}>
          <Button
            size="small"
            variant="secondary"
            aria-label={m.logins_of({ shop: seller.name })}
            onClick={() => setDialog({ what: 'logins', seller })}
          >
            {m.logins()}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={
              seller.closedAt ? m.reopen_shop({ shop: seller.name }) : m.close_shop({ shop: seller.name })
            }
            onClick={() => setDialog({ what: 'close', seller })}
          >
            {seller.closedAt ? m.reopen() : m.close()}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={m.shops()}>
        <Button size="small" icon="plus" onClick={() => setDialog({ what: 'add' })}>
          {m.open_shop()}
        </Button>
      </PageHead>
      <SearchField label={m.search_shops()} />
      {data.sellers.length > 0 ? (
        <Table caption={m.shops()} columns={columns} rows={data.sellers} rowKey={({ id }) => id} />
      ) : (
        <NoneFound>
          <EmptyState title={m.no_shops_yet()} titleAs="h2">
            {m.open_first()}
          </EmptyState>
        </NoneFound>
      )}
      <MoreRows next={data.next} />
      {dialog?.what === 'add' && <AddSeller onClose={close} onMade={show} />}
      {dialog?.what === 'made' && <NewLogin login={dialog.login} onClose={close} />}
      {dialog?.what === 'logins' && <SellerLogins seller={dialog.seller} onClose={close} onMade={show} />}
      {dialog?.what === 'close' && <CloseSeller seller={dialog.seller} onClose={close} />}
    </>
  );
}
