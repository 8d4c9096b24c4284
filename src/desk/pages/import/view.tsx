import { useRef } from 'react';
import * as m from '#messages/desk-import';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { FileToImport, useTrialImport } from '../../parts/trial-import.tsx';
import { useDesk } from '../../session.tsx';
import { Columns } from './columns.tsx';
import { Details } from './details.tsx';
import styles from './import.module.css';
import { FetchedPhotos, type PhotoFetches } from './fetched-photos.tsx';
import { PhotosBeside } from './photos-beside.tsx';
import { Kinds } from './kinds.tsx';
import { Running } from './running.tsx';
import { useColumns } from './use-columns.ts';
import { type LastImport, useLastImport } from './use-last-import.ts';

type Report = Awaited<ReturnType<DeskApi['deskProducts']['importCsv']>>;
type Choices = Awaited<ReturnType<DeskApi['deskProducts']['choices']>>;
type Data = { shop: string; last: LastImport | null; fetches: PhotoFetches } & Pick<Choices, 'categories'>;

/** Imports products from CSV. A check comes first and reports every unusable row with the reason; then the rest is imported. */
export default function ImportView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.import_products()}>
        <a href={`/api/desk/products/export?shop=${encodeURIComponent(data.shop)}`} download="products.csv">
          {m.download_products()}
        </a>
      </PageHead>
      <ShopImport key={data.shop} {...data} />
      <FetchedPhotos key={`photos of ${data.shop}`} shop={data.shop} first={data.fetches} />
    </>
  );
}

function ShopImport({ shop, last: known, categories }: Omit<Data, 'fetches'>) {
  const { api } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const { last, isRunning, follow } = useLastImport(shop, known);
  const columns = useColumns(shop);
  const { state, report, check, importIt } = useTrialImport(
    (file, members) =>
      follow(api.deskProducts.importCsv({ shop, name: file.name.slice(-200), ...members }, { file })),
    () => void toast.success(m.imported()),
    columns.takesOver,
  );
  const running = isRunning && !report ? last : null;
  const { question } = columns;
  const usable = report ? report.products.made + report.products.updated : 0;
  return (
    <>
      {question?.read && (
        <Columns
          {...{ shop, file: question.file, read: question.read }}
          onSaved={() => {
            columns.leave();
            check(question.file);
          }}
          onLeave={columns.leave}
        />
      )}
      <div className={styles.box} ref={box} tabIndex={-1} hidden={Boolean(question?.read)}>
        {!report && <p>{m.how_it_works()}</p>}
        <FileToImport
          label={m.csv_file()}
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          state={state}
          busyText={!running && m.reading()}
          disabled={running !== null || question !== null}
          onFile={check}
        />
        {question && <p role="status">{m.reading_columns()}</p>}
        {running && <Running {...running} />}
        {report && <ReportSummary report={report} announce />}
        {(importIt || state.is === 'looked') && (
          <div className={styles.buttons}>
            {importIt && (
              <Button
                disabled={usable === 0}
                onClick={() => {
                  importIt();
                  box.current?.focus(); // the button disappears
                }}
              >
                {usable === 0 ? m.nothing_to_import() : m.import_count({ count: usable })}
              </Button>
            )}
            {state.is === 'looked' && (
              <Button variant="quiet" onClick={() => columns.ask(state.file)}>
                {m.change_columns()}
              </Button>
            )}
          </div>
        )}
        {state.is === 'done' && <ButtonLink href="/desk/products">{m.view_products()}</ButtonLink>}
        <PhotosBeside shop={shop} onSent={() => state.is === 'looked' && check(state.file)} />
      </div>
      {!question && state.is === 'looked' && state.report.newKinds.length > 0 && (
        <Kinds {...{ shop, categories, kinds: state.report.newKinds }} onSaved={() => check(state.file)} />
      )}
      {report && !question && <Details report={report} />}
      {!report &&
        !question &&
        state.is !== 'busy' &&
        last?.endedAt &&
        (state.is !== 'failed' || last.report) && <Ended {...last} announce={last !== known} />}
    </>
  );
}

/** The shop's last import with its report, whoever started it. */
function Ended({ announce, ...last }: LastImport & { announce: boolean }) {
  const said = { file: last.file, by: last.by, when: when(last.beganAt) };
  return (
    <>
      <section className={styles.box}>
        <h2>{m.last_import()}</h2>
        <p className={styles.said}>
          {last.failure
            ? m.was_not_imported(said)
            : last.onlyChecks
              ? m.was_checked(said)
              : m.was_imported(said)}
        </p>
        {last.failure && (
          <Notice tone="bad" announce={announce}>
            {last.failure}
          </Notice>
        )}
        {last.report && <ReportSummary report={last.report} announce={announce} />}
      </section>
      {last.report && <Details report={last.report} />}
    </>
  );
}

/** The summary of an import or of its check. */
const ReportSummary = ({ report, announce = false }: { report: Report; announce?: boolean }) => (
  <Notice tone={report.refusedLines > 0 ? 'warning' : 'good'} announce={announce}>
    {reportText(report)}
  </Notice>
);

const reportText = ({ lines, products: { read, made, updated, unchanged, refused } }: Report) =>
  m.report({
    products: m.products({ count: read }),
    lines: m.lines({ count: lines }),
    made,
    updated,
    unchanged,
    refused,
  });
