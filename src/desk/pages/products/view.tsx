import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/desk-products';
import { hasDearerVariant } from '../../../domains/catalogue/shown-prices.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { showOutcome } from '../../../ui/use-action.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Pages } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { useDeskEntry } from '../../parts/use-desk-form.ts';
import { useSwipe } from '../../parts/use-swipe.ts';
import { WhatsappLink } from '../../parts/whatsapp-link.tsx';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import styles from './products.module.css';
import { HideButton } from './hide-button.tsx';
import { Sales } from './sales.tsx';
import { SelectBar, type Selection, Tick } from './select-bar.tsx';
import { StockBar } from './stock-bar.tsx';
import { StockCell, StockRows } from './stock-cell.tsx';
import type { StockEdits } from './stock-edits.ts';
import type { Data, Row } from './row.ts';

const priceText = ({ variants, finalPrice }: Row) =>
  hasDearerVariant({ variants, finalPrice })
    ? m.price_from({ price: formatRupees(finalPrice) })
    : formatRupees(finalPrice);

/** A product's picture, name, category and, among all shops, its shop; on a phone what the other columns say, in a line. */
function ProductCell({ row, tick }: { row: Row; tick: ReactNode }) {
  const { id, name, image, category, shopName, status, variants } = row;
  const pieces = variants.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <span className={styles.product}>
      {tick}
      <span className={styles.thumb}>
        <Picture src={image} alt="" sizes="3rem" />
      </span>
      <span className={styles.name}>
        <Link href={`/desk/products/${id}`}>{name}</Link>
        <small className={styles.wide}>{category}</small>
        {!tick && <small className={styles.shop}>{shopName}</small>}
        <span className={styles.brief} aria-hidden>
          <b>{priceText(row)}</b> <span>{m.pieces({ count: pieces })}</span>
          {status === 'hidden' && <Badge tone="neutral">{m.hidden()}</Badge>}
        </span>
      </span>
    </span>
  );
}

/** Shares a product that is on sale, and hides or shows it. */
const RowActions = ({ row }: { row: Row }) => (
  <span className={styles.actions}>
    {row.status === 'active' && <WhatsappLink product={row} />}
    <HideButton row={row} />
  </span>
);

/** @param tickOf selects a product */
const columnsOf = (waiting: Data['waiting'], tickOf: (row: Row) => ReactNode): Column<Row>[] => [
  {
    title: m.product(),
    lead: true,
    cell: (row) => <ProductCell row={row} tick={tickOf(row)} />,
  },
  {
    title: m.price(),
    align: 'end',
    wide: true,
    cell: (row) => (
      <span className={styles.price}>
        {priceText(row)}{' '}
        {row.discount > 0 && (
          <small className={styles.soft}>
            {m.percent_off({ percent: row.discount, price: formatRupees(row.price) })}
          </small>
        )}
      </span>
    ),
  },
  {
    title: m.stock(),
    wide: true,
    cell: (row) => <StockCell row={row} waiting={waiting} />,
  },
  {
    title: m.status(),
    wide: true,
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'good' : 'neutral'}>
        {status === 'active' ? m.for_sale() : m.hidden()}
      </Badge>
    ),
  },
  { title: m.actions(), align: 'end', plain: true, cell: (row) => <RowActions row={row} /> },
];

/** A swipe hides a product on sale, and can be taken back. */
function useHideBySwipe() {
  const { api, shop, reload } = useDesk();
  const swipe = useSwipe();
  const setStatus = async ({ id }: Row, status: Row['status']) => {
    const work = () => api.deskSales.changeMany({ shop: shop?.id, products: [id], change: { status } });
    const isDone = await showOutcome(work);
    await reload();
    return isDone;
  };
  const hideBySwipe = async (row: Row) => {
    if (await setStatus(row, 'hidden'))
      toast.success(m.hidden_named({ product: row.name }), { undo: () => void setStatus(row, 'active') });
  };
  return (row: Row) => (shop && row.status === 'active' ? swipe(m.hide(), () => void hideBySwipe(row)) : {});
}

/** What "Edit stock" has changed, kept until it is saved or given up. */
function useStockEdits() {
  const [stock, setStock] = useState<{ readonly edits: StockEdits | null }>({ edits: null });
  const { edits } = stock;
  const entry = useMemo(() => ({ rows: edits && [...edits] }), [edits]);
  const forget = useDeskEntry('stock', null, entry, ({ rows }) => setStock({ edits: rows && new Map(rows) }));
  const setEdits = (next: StockEdits | null) => {
    setStock({ edits: next });
    if (!next) forget();
  };
  return { edits, setEdits };
}

/** The shop's products. "Edit stock" makes the stock of the whole page editable. */
export default function ProductsView({ data, search }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  const navigate = useNavigate();
  const { edits, setEdits } = useStockEdits();
  const hideBySwipe = useHideBySwipe();
  const [selection, setSelection] = useState<Selection>([]);
  const [show, words] = [search.get('show') ?? '', search.get('search') ?? ''];
  useShortcuts([
    { keys: 'n', does: m.add_a_product(), run: () => void navigate('/desk/products/new') },
    { keys: 'e', does: m.edit_stock(), run: () => setEdits(edits ?? new Map()) },
  ]);
  const rows = data.products.map(({ id }) => id);
  const columns = columnsOf(
    data.waiting,
    (row) => shop && <Tick row={row} {...{ selection, setSelection, rows }} />,
  );
  return (
    <>
      <PageHead title={m.products()}>
        <Link href="/desk/products/declarations">{m.declarations()}</Link>
        <Link href="/desk/shop-page">{m.shop_page()}</Link>
        {shop && <Link href="/desk/products/import">{m.csv()}</Link>}
        {!edits && (
          <Button variant="secondary" size="small" icon="box" onClick={() => setEdits(new Map())}>
            {m.edit_stock()}
          </Button>
        )}
        {shop && (
          <ButtonLink variant="secondary" size="small" icon="plus" href="/desk/products/camera">
            {m.add_from_camera()}
          </ButtonLink>
        )}
        {shop && (
          <ButtonLink size="small" icon="plus" href="/desk/products/new">
            {m.add_product()}
          </ButtonLink>
        )}
      </PageHead>
      {!shop && (
        <div className={styles.choose}>
          <Notice>{m.choose_shop()}</Notice>
        </div>
      )}
      <SearchField label={m.search_products()} />
      <ListTabs
        label={m.which_products()}
        name="show"
        parts={[
          ['', m.all()],
          ['active', m.for_sale()],
          ['hidden', m.hidden()],
          ['running-out', m.low_stock()],
          ['undeclared', m.undeclared()],
        ]}
      />
      {shop && <Sales sales={data.sales} />}
      {shop && !edits && rows.length > 1 && (
        <Checkbox
          label={m.select_page()}
          checked={selection === 'all' || rows.every((id) => selection.includes(id))}
          onChange={({ currentTarget }) => setSelection(currentTarget.checked ? rows : [])}
        />
      )}
      {data.products.length > 0 && edits && (
        <StockRows rows={data.products} edits={edits} onEdit={setEdits} />
      )}
      {data.products.length > 0 && !edits && (
        <div className={styles.list}>
          <Table
            caption={m.products()}
            columns={columns}
            rows={data.products}
            rowKey={({ id }) => id}
            rowProps={hideBySwipe}
          />
        </div>
      )}
      {data.products.length === 0 && (
        <EmptyState
          title={words || show ? m.no_products_found() : m.no_products_yet()}
          action={
            shop &&
            !words &&
            !show && <ButtonLink href="/desk/products/new">{m.add_first_product()}</ButtonLink>
          }
        >
          {words || show ? m.try_fewer_letters() : m.for_sale_at_once()}
        </EmptyState>
      )}
      <Pages of={data} />
      {!edits && selection.length > 0 && (
        <SelectBar {...{ selection, setSelection, show, words }} total={data.total} />
      )}
      {edits && <StockBar edits={edits} onDone={() => setEdits(null)} />}
    </>
  );
}
