import { useState } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { AddSeller } from './add-seller.tsx';
import { CloseSeller } from './close-seller.tsx';
import { type Login, NewLogin } from './new-login.tsx';
import { SellerLogins } from './seller-logins.tsx';
import styles from './sellers.module.css';
import type { Data, DeskSeller } from './seller.ts';

type Asked =
  | { what: 'add' }
  | { what: 'logins' | 'close'; seller: DeskSeller }
  | { what: 'made'; login: Login };

/** The shops of the market: who keeps them, what they sell; open a new one, close one. */
export default function SellersView({ data, search, reload }: DeskViewProps<Data>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useShortcuts([{ keys: 'n', does: 'Open a new shop', run: () => setAsked({ what: 'add' }) }]);
  const words = search.get('search') ?? '';
  const close = () => setAsked(null);
  const show = (login: Login) => {
    setAsked({ what: 'made', login });
    return reload();
  };
  const columns: Column<DeskSeller>[] = [
    {
      title: 'Shop',
      cell: ({ name, city, state, closedAt }) => (
        <span>
          <b>{name}</b> {closedAt && <Badge tone="bad">Closed</Badge>}
          <br />
          <small className={styles.soft}>{[city, state].filter(Boolean).join(', ')}</small>
        </span>
      ),
    },
    { title: 'GSTIN', cell: ({ gstin }) => gstin || 'none' },
    {
      title: 'Logins',
      cell: ({ logins }) => <span className={styles.logins}>{logins.join(', ') || 'none'}</span>,
    },
    { title: 'For sale', align: 'end', cell: ({ products }) => products },
    { title: 'Under way', align: 'end', cell: ({ openOrders }) => openOrders },
    {
      title: 'Do',
      align: 'end',
      cell: (seller) => (
        <span className={styles.buttons}>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Logins of ${seller.name}`}
            onClick={() => setAsked({ what: 'logins', seller })}
          >
            Logins
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`${seller.closedAt ? 'Open again' : 'Close'} ${seller.name}`}
            onClick={() => setAsked({ what: 'close', seller })}
          >
            {seller.closedAt ? 'Open again' : 'Close'}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title="Shops">
        <Button size="small" icon="plus" onClick={() => setAsked({ what: 'add' })}>
          Open a shop
        </Button>
      </PageHead>
      <SearchField
        label="Search shops by name"
        value={words}
        hrefOf={(next) => address('/desk/sellers', { search: next })}
      />
      {data.sellers.length > 0 ? (
        <Table caption="Shops" columns={columns} rows={data.sellers} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={words ? 'No shop is called so' : 'No shops yet'} titleAs="h2">
          {words ? 'Try fewer letters.' : 'Open the first one: its keeper gets a login.'}
        </EmptyState>
      )}
      <MoreRows
        path="/desk/sellers"
        members={{ search: words }}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
      {asked?.what === 'add' && <AddSeller onClose={close} onMade={show} />}
      {asked?.what === 'made' && <NewLogin login={asked.login} onClose={close} />}
      {asked?.what === 'logins' && <SellerLogins seller={asked.seller} onClose={close} onMade={show} />}
      {asked?.what === 'close' && <CloseSeller seller={asked.seller} onClose={close} onDone={reload} />}
    </>
  );
}
