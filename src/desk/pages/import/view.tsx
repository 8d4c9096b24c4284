import { useState } from 'react';
import * as m from '#messages/desk-import';
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
      if (!check) toast.success(m.imported());
    } catch (error) {
      setState({ is: 'failed', why: (error as Error).message });
    }
  }
  const shown = state.is === 'looked' || state.is === 'done' ? state.report : null;
  const usable = shown ? shown.products.made + shown.products.updated : 0;
  return (
    <>
      <PageHead title={m.import_products()}>
        <a href={`/api/desk/products/export?shop=${encodeURIComponent(shop)}`} download="products.csv">
          {m.download_products()}
        </a>
      </PageHead>
      <div className={styles.box}>
        <p>{m.how_it_works()}</p>
        <label className={styles.file}>
          {m.csv_file()}
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
        {state.is === 'busy' && <p role="status">{m.reading()}</p>}
        {state.is === 'failed' && (
          <Notice tone="bad" announce>
            {state.why}
          </Notice>
        )}
        {shown && (
          <Notice tone={shown.refusedLines > 0 ? 'warning' : 'good'} announce>
            {reportText(shown)}
          </Notice>
        )}
        {state.is === 'looked' && (
          <p>
            <Button disabled={usable === 0} onClick={() => void send(state.file, false)}>
              {usable === 0 ? m.nothing_to_import() : m.import_count({ count: usable })}
            </Button>
          </p>
        )}
        {state.is === 'done' && <ButtonLink href="/desk/products">{m.view_products()}</ButtonLink>}
      </div>
      {shown && <Details report={shown} />}
    </>
  );
}

/** Everything that the command line tells: refused lines, what differs from the file, and what was done besides. */
function Details({ report }: { report: Report }) {
  const { refusedLines, refusedRows, remarkedLines, remarks, differences, notes } = report;
  const lists = [
    { title: m.rejected_rows(), count: refusedLines, rows: refusedRows },
    { title: m.remarks(), count: remarkedLines, rows: remarks },
    ...differences,
  ].filter(({ count }) => count > 0);
  return (
    <>
      <ul className={styles.notes} aria-label={m.notes()}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {lists.map(({ title, count, rows }) => (
        <section key={title}>
          <h2 className={styles.heading}>{m.counted({ title, count })}</h2>
          <Rows caption={title} rows={rows} />
          {count > rows.length && <p>{m.and_more({ count: count - rows.length })}</p>}
        </section>
      ))}
    </>
  );
}

const reportText = ({ lines, products: { read, made, updated, unchanged, refused } }: Report) =>
  m.report({
    products: m.products({ count: read }),
    lines: m.lines({ count: lines }),
    made,
    updated,
    unchanged,
    refused,
  });

const Rows = ({ caption, rows }: { caption: string; rows: Report['remarks'] }) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={({ line, reason }) => `${line} ${reason}`}
    columns={[
      { title: m.line(), align: 'end', cell: ({ line }) => line },
      { title: m.handle(), cell: ({ handle }) => handle },
      { title: m.reason(), cell: ({ reason }) => reason },
    ]}
  />
);
