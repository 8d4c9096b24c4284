import * as m from '#messages/desk-import';
import type { DeskApi } from '../../../calls.ts';
import { hasRoom } from '../../../ui/has-room.ts';
import { Table } from '../../../ui/table/table.tsx';
import styles from './import.module.css';

type Report = Awaited<ReturnType<DeskApi['deskProducts']['importCsv']>>;

/** Refused rows that are open from the start, where there is room. */
const fewRows = 5;

/** A report a line a kind, the worst first; each opens to its rows. */
export const Details = ({ report }: { report: Report }) => (
  <>
    {report.kinds.length > 0 && <Kinds {...report} />}
    {report.changes.length > 0 && (
      <section>
        <h2 className={styles.heading}>{m.what_changes()}</h2>
        {report.changes.map((change) => (
          <Changes key={change.column} {...change} />
        ))}
      </section>
    )}
    <ul className={styles.notes} aria-label={m.notes()}>
      {report.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </>
);

const Kinds = ({ kinds, refusedCsv }: Report) => (
  <section>
    <h2 className={styles.heading}>{m.what_to_check()}</h2>
    {kinds.map(({ title, count, isRefused, rows }) => (
      <details
        key={`${title} ${isRefused}`}
        className={styles.kind}
        open={isRefused && count <= fewRows && hasRoom()}
      >
        <summary>
          {m.counted({ title, count })}
          {isRefused && <strong className={styles.refused}>{m.not_imported()}</strong>}
        </summary>
        <Rows caption={title} rows={rows} />
        {count > rows.length && <p>{m.and_more({ count: count - rows.length })}</p>}
      </details>
    ))}
    {refusedCsv !== '' && (
      <p className={styles.download}>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${refusedCsv}`)}`}
          download="rows-to-correct.csv"
        >
          {m.download_refused()}
        </a>{' '}
        <span className={styles.soft}>{m.download_refused_hint()}</span>
      </p>
    )}
  </section>
);

const Changes = ({ column, count, cleared, rows }: Report['changes'][number]) => (
  <details className={styles.kind}>
    <summary>
      {cleared > 0 ? m.changes_cleared({ column, count, cleared }) : m.changes_counted({ column, count })}
    </summary>
    <Table
      caption={column}
      rows={rows}
      rowKey={({ line, before, after }) => `${line} ${before} ${after}`}
      columns={[
        { title: m.handle(), lead: true, cell: ({ handle }) => handle },
        { title: m.before(), cell: ({ before }) => before || m.nothing() },
        { title: m.after(), cell: ({ after }) => after || m.nothing() },
      ]}
    />
    {count > rows.length && <p>{m.examples_of({ shown: rows.length, count })}</p>}
  </details>
);

const handleOf = ({ handle }: Report['remarks'][number]) => handle;

const Rows = ({ caption, rows }: { caption: string; rows: Report['remarks'] }) => (
  <div className={styles.rows}>
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ line, reason }) => `${line} ${reason}`}
      columns={[
        { title: m.line(), align: 'end', cell: ({ line }) => line },
        ...(rows.some(({ handle }) => handle) ? [{ title: m.handle(), cell: handleOf }] : []),
        { title: m.reason(), lead: true, cell: ({ reason }) => reason },
      ]}
    />
  </div>
);
