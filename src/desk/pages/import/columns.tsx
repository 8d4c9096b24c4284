import { useState } from 'react';
import * as m from '#messages/desk-import';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { hasRoom } from '../../../ui/has-room.ts';
import { Select } from '../../../ui/select/select.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './columns.module.css';

/** What the server reads of a file's columns. */
export type FileColumns = Awaited<ReturnType<DeskApi['deskImports']['readColumns']>>;

interface Props {
  readonly shop: string;
  readonly file: File;
  readonly read: FileColumns;
  /** Runs once the choice is stored. */
  readonly onSaved: () => void;
  readonly onLeave: () => void;
}

const exampleCount = 3;

/** Each column of a file with what it is, and the first rows as they are then read. */
export function Columns({ shop, file, read, onSaved, onLeave }: Props) {
  const { api } = useDesk();
  const [columns, setColumns] = useState(read.columns);
  const [busy, run] = useAction();
  const places = read.head.map((_, at) => at);
  // By the first guess, so that no row moves away while it is edited.
  const used = places.filter((at) => read.columns[at] !== null);
  const others = places.filter((at) => read.columns[at] === null);
  const choose = (at: number, target: string) => setColumns(withChoice(columns, at, target, read.choices));
  const save = async (chosen: typeof columns | null) => {
    const isSaved = await run(() => api.deskImports.saveColumns({ shop, head: read.head, columns: chosen }));
    if (isSaved) onSaved();
  };
  const column = (at: number) => (
    <Column key={at} {...{ read, at, columns }} onChoose={(target) => choose(at, target)} />
  );
  return (
    <section className={styles.columns}>
      <h2>{m.columns_title({ file: file.name })}</h2>
      <p>{m.columns_intro()}</p>
      <div className={styles.list}>{used.map(column)}</div>
      {others.length > 0 && (
        <details className={styles.others} open={used.length === 0}>
          <summary>{m.left_out({ count: others.length })}</summary>
          <div className={styles.list}>{others.map(column)}</div>
        </details>
      )}
      <div className={styles.actions}>
        <Button disabled={busy} onClick={() => void save(columns)}>
          {m.use_columns()}
        </Button>
        {read.isRecognized && (
          <Button variant="secondary" disabled={busy} onClick={() => void save(null)}>
            {m.as_it_was()}
          </Button>
        )}
        <Button variant="secondary" onClick={onLeave}>
          {m.other_file()}
        </Button>
      </div>
      <Preview read={read} columns={columns} />
    </section>
  );
}

/** The columns with one chosen anew; where only one may be it, the other is left out. */
function withChoice(
  columns: FileColumns['columns'],
  at: number,
  target: string,
  choices: FileColumns['choices'],
): FileColumns['columns'] {
  const repeats = choices.find((one) => one.target === target)?.repeats ?? true;
  return columns.map((existing, place) =>
    place === at ? target || null : existing === target && !repeats ? null : existing,
  );
}

const nameOf = (name: string, at: number): string => name.trim() || m.column_number({ number: at + 1 });

function Column({
  read: { head, rows, choices },
  at,
  columns,
  onChoose,
}: {
  read: FileColumns;
  at: number;
  columns: FileColumns['columns'];
  onChoose: (target: string) => void;
}) {
  const name = nameOf(head[at] ?? '', at);
  const examples = [...new Set(rows.flatMap(({ cells }) => cells[at]?.trim() || []))].slice(0, exampleCount);
  return (
    <div className={styles.column}>
      <div className={styles.file}>
        <strong>{name}</strong>
        <span className={styles.examples}>{examples.join(' · ') || m.no_examples()}</span>
      </div>
      <Select
        label={m.column_is({ name })}
        labelHidden
        value={columns[at] ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{m.not_imported_column()}</option>
        {choices.map(({ target, label }) => (
          <option key={target} value={target}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The first rows by what the columns are. */
function Preview({
  read: { rows, choices },
  columns,
}: {
  read: FileColumns;
  columns: FileColumns['columns'];
}) {
  const chosenTargets = choices.filter(({ target }) => columns.includes(target));
  const cellOf = (cells: readonly string[], target: string) =>
    cells.filter((cell, at) => columns[at] === target && cell.trim() !== '').join(' · ');
  return (
    <details className={styles.preview} open={hasRoom()}>
      <summary>{m.first_rows({ count: rows.length })}</summary>
      <div className={styles.rows}>
        <Table
          caption={m.first_rows({ count: rows.length })}
          rows={rows}
          rowKey={({ line }) => `${line}`}
          columns={[
            { title: m.line(), align: 'end', cell: ({ line }) => line },
            ...chosenTargets.map(({ target, label }) => ({
              title: label,
              cell: ({ cells }: FileColumns['rows'][number]) => (
                <span className={styles.cell}>{cellOf(cells, target)}</span>
              ),
            })),
          ]}
        />
      </div>
    </details>
  );
}
