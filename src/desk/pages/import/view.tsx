import * as m from '#messages/desk-import';
import type { DeskApi } from '../../../calls.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { FileToImport, useTrialImport } from '../../parts/trial-import.tsx';
import { useDesk } from '../../session.tsx';
import styles from './import.module.css';

type Report = Awaited<ReturnType<DeskApi['deskProducts']['importCsv']>>;
/** Products by CSV: a look first, with every row that cannot be used and why; then the rest goes in. */
export default function ImportView({ data: { shop } }: DeskViewProps<{ shop: string }>) {
  const { api } = useDesk();
  const { state, report, check, importIt } = useTrialImport(
    (file, members) => api.deskProducts.importCsv({ shop, ...members }, { file }),
    () => void toast.success(m.imported()),
  );
  const usable = report ? report.products.made + report.products.updated : 0;
  return (
    <>
      <PageHead title={m.import_products()}>
        <a href={`/api/desk/products/export?shop=${encodeURIComponent(shop)}`} download="products.csv">
          {m.download_products()}
        </a>
      </PageHead>
      <div className={styles.box}>
        <p>{m.how_it_works()}</p>
        <FileToImport
          label={m.csv_file()}
          accept=".csv,text/csv"
          state={state}
          busyText={m.reading()}
          onFile={check}
        />
        {report && (
          <Notice tone={report.refusedLines > 0 ? 'warning' : 'good'} announce>
            {reportText(report)}
          </Notice>
        )}
        {importIt && (
          <p>
            <Button disabled={usable === 0} onClick={importIt}>
              {usable === 0 ? m.nothing_to_import() : m.import_count({ count: usable })}
            </Button>
          </p>
        )}
        {state.is === 'done' && <ButtonLink href="/desk/products">{m.view_products()}</ButtonLink>}
      </div>
      {report && <Details report={report} />}
    </>
  );
}

/** The report of the command line: refused lines, differences from the file, and what else was done. */
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
      { title: m.reason(), lead: true, cell: ({ reason }) => reason },
    ]}
  />
);
