import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import styles from './products.module.css';
import { HideButton } from './hide-button.tsx';
import { StockBar } from './stock-bar.tsx';
import { StockCell } from './stock-cell.tsx';
import type { StockEdits } from './stock-edits.ts';
import type { Data, Row } from './row.ts';

/** The shop's products; with "Edit stock" the stock of all on the page is typed at once. */
export default function ProductsView({ data, search, reload }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  const navigate = useNavigate();
  const [edits, setEdits] = useState<StockEdits | null>(null);
  const [show, words] = [search.get('show') ?? '', search.get('search') ?? ''];
  const hrefOf = (over: Record<string, string | number>) =>
    address('/desk/products', { show, search: words, ...over });
  useShortcuts([
    { keys: 'n', does: 'Add a product', run: () => void navigate('/desk/products/new') },
    { keys: 'e', does: 'Edit stock', run: () => setEdits((now) => now ?? new Map()) },
  ]);
  const tabs = Object.entries({
    '': 'All',
    active: 'For sale',
    hidden: 'Hidden',
    'running-out': 'Running out',
  }).map(([value, label]) => ({ value, label, href: hrefOf({ show: value }) }));
  const columns: Column<Row>[] = [
    {
      title: 'Product',
      cell: ({ id, name, image, category }) => (
        <span className={styles.product}>
          <span className={styles.thumb}>
            <Picture src={image} alt="" sizes="3rem" />
          </span>
          <span>
            <Link href={`/desk/products/${id}`}>{name}</Link>
            <br />
            <small>{category}</small>
          </span>
        </span>
      ),
    },
    ...(shop ? [] : [{ title: 'Shop', cell: ({ shopName }: Row) => shopName }]),
    {
      title: 'Price',
      align: 'end',
      cell: ({ price, discount, finalPrice }) => (
        <>
          {formatRupees(finalPrice)}
          {discount > 0 && (
            <small className={styles.soft}>
              {' '}
              {discount}% off {formatRupees(price)}
            </small>
          )}
        </>
      ),
    },
    {
      title: 'Stock',
      cell: (row) => <StockCell row={row} edits={edits} onEdit={setEdits} />,
    },
    {
      title: 'State',
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'good' : 'neutral'}>
          {status === 'active' ? 'For sale' : 'Hidden'}
        </Badge>
      ),
    },
    { title: 'Change', align: 'end', cell: (row) => <HideButton row={row} onDone={reload} /> },
  ];
  return (
    <>
      <PageHead title="Products">
        {!edits && (
          <Button variant="quiet" size="small" icon="box" onClick={() => setEdits(new Map())}>
            Edit stock
          </Button>
        )}
        {shop && (
          <ButtonLink variant="quiet" size="small" icon="upload" href="/desk/products/import">
            CSV
          </ButtonLink>
        )}
        {shop && (
          <ButtonLink size="small" icon="plus" href="/desk/products/new">
            Add product
          </ButtonLink>
        )}
      </PageHead>
      <SearchField
        label="Search name, brand or SKU"
        value={words}
        hrefOf={(next) => hrefOf({ search: next })}
      />
      <Tabs label="Which products" tabs={tabs} current={show} />
      {data.products.length > 0 ? (
        <Table caption="Products" columns={columns} rows={data.products} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          title={words || show ? 'No product matches' : 'No products yet'}
          action={
            shop &&
            !words &&
            !show && <ButtonLink href="/desk/products/new">Add the first product</ButtonLink>
          }
        >
          {words || show ? 'Try fewer letters, or another list.' : 'What you add is for sale at once.'}
        </EmptyState>
      )}
      <Pagination
        current={Number(search.get('page')) || 1}
        total={Math.ceil(data.total / data.perPage)}
        href={(page) => hrefOf({ page })}
      />
      {edits && <StockBar edits={edits} onDone={() => setEdits(null)} reload={reload} />}
    </>
  );
}
