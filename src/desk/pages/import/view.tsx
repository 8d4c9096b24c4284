import { useState } from 'react';
import type { DeskApi } from '../../../calls.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';
import styles from './import.module.css';

type Report = Awaited<ReturnType<DeskApi['deskProducts']['importCsv']>>;
type State =
  | { is: 'waiting' }
  | { is: 'busy' }
  | { is: 'failed'; why: string }
  | { is: 'looked'; file: File; report: Report }
  | { is: 'done'; report: Report };

/** Products by CSV: a look first, with every row that cannot be used and why; then the rest goes in. */
export default function ImportView({ data: { shop } }: DeskViewProps<{ shop: string }>) {
  const { api } = useDesk();
  const [state, setState] = useState<State>({ is: 'waiting' });
  async function send(file: File, check: boolean) {
    setState({ is: 'busy' });
    try {
      const report = await api.deskProducts.importCsv({ shop, ...(check ? { check: 'yes' } : {}) }, { file });
      setState(check ? { is: 'looked', file, report } : { is: 'done', report });
      if (!check) toast.success('The products are in the shop');
    } catch (error) {
      setState({ is: 'failed', why: (error as Error).message });
    }
  }
  const shown = state.is === 'looked' || state.is === 'done' ? state.report : null;
  const usable = shown ? shown.products.made + shown.products.updated : 0;
  return (
    <>
      <PageHead title="Products by CSV">
        <a href={`/api/desk/products/export?shop=${encodeURIComponent(shop)}`} download="products.csv">
          Download my products
        </a>
      </PageHead>
      <div className={styles.box}>
        <p>
          The columns are those of Shopify’s product CSV. Rows with a known handle update that product; a row
          that cannot be used is told below, and the others go in.
        </p>
        <label className={styles.file}>
          CSV file, to 5 MB
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={state.is === 'busy'}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void send(file, true);
            }}
          />
        </label>
        {state.is === 'busy' && <p role="status">Reading the file …</p>}
        {state.is === 'failed' && (
          <Notice tone="bad" announce>
            {state.why}
          </Notice>
        )}
        {shown && (
          <Notice tone={shown.refusedLines > 0 ? 'warning' : 'good'} announce>
            {shown.products.read} products on {shown.lines} lines: {shown.products.made} new,{' '}
            {shown.products.updated} changed, {shown.products.unchanged} as they were,{' '}
            {shown.products.refused} refused.
          </Notice>
        )}
        {state.is === 'looked' && (
          <p>
            <Button disabled={usable === 0} onClick={() => void send(state.file, false)}>
              {usable === 0
                ? 'Nothing to take in'
                : `Take in ${usable} ${usable === 1 ? 'product' : 'products'}`}
            </Button>
          </p>
        )}
        {state.is === 'done' && <ButtonLink href="/desk/products">See the products</ButtonLink>}
      </div>
      {shown && shown.refusedRows.length > 0 && (
        <>
          <h2 className={styles.heading}>Rows that cannot be used</h2>
          <Rows caption="Rows that cannot be used" rows={shown.refusedRows} />
        </>
      )}
      {shown && shown.remarks.length > 0 && (
        <>
          <h2 className={styles.heading}>Taken in, but</h2>
          <Rows caption="Remarks" rows={shown.remarks} />
        </>
      )}
    </>
  );
}

const Rows = ({ caption, rows }: { caption: string; rows: Report['remarks'] }) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={({ line, reason }) => `${line} ${reason}`}
    columns={[
      { title: 'Line', align: 'end', cell: ({ line }) => line },
      { title: 'Handle', cell: ({ handle }) => handle },
      { title: 'Why', cell: ({ reason }) => reason },
    ]}
  />
);
