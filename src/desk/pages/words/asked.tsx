import { useRef, useState } from 'react';
import * as m from '#messages/desk-words';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './words.module.css';

type SearchesInVain = Awaited<ReturnType<DeskApi['deskSynonyms']['asked']>>;

/** Searches without results. One click adds a synonym, or removes the search from the list. */
export function AskedInVain({ asked }: { asked: SearchesInVain }) {
  const lists = [
    { title: m.unanswered(), rows: asked.unanswered, empty: m.nothing_unanswered() },
    { title: m.unopened(), rows: asked.unopened, empty: m.nothing_unopened() },
  ];
  return (
    <div className={styles.asked}>
      <p className={styles.hint}>{m.asked_hint()}</p>
      {lists.map((list) => (
        <AskedList key={list.title} {...list} />
      ))}
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: SearchesInVain['unanswered'];
  /** Shown if the list is empty. */
  readonly empty: string;
}

function AskedList({ title, rows, empty }: ListProps) {
  const { reload } = useDesk();
  const list = useRef<HTMLElement>(null);
  /** The row and its buttons disappear: move the focus to the list, for keyboard users. */
  const finish = async () => {
    await reload();
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.hint}>{empty}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <AskedRow key={row.key} row={row} onDone={finish} />
        ))}
      </ul>
    </section>
  );
}

function AskedRow({
  row,
  onDone,
}: {
  row: SearchesInVain['unanswered'][number];
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const { key, words, searched, term } = row;
  const [means, setMeans] = useState(row.means);
  const [busy, run] = useAction();
  const dismiss = async () => {
    if (await run(() => api.deskSynonyms.dismiss({ key }))) await onDone();
  };
  const add = async () => {
    const answer = await run(async () => {
      const { message } = await api.deskSynonyms.add({ term, means });
      await api.deskSynonyms.dismiss({ key });
      return { message };
    });
    if (answer) await onDone();
  };
  return (
    <li className={styles.row}>
      <p>
        <b>{words}</b> <small>{m.times({ count: searched })}</small>
      </p>
      <form
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {term && (
          <>
            <TextField
              label={m.means({ word: term })}
              maxLength={60}
              required
              value={means}
              onChange={({ target }) => setMeans(target.value)}
            />
            <Button type="submit" size="small" variant="secondary" loading={busy}>
              {m.add_synonym()}
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={m.dismiss_search({ words })}
          onClick={() => void dismiss()}
        >
          {m.dismiss()}
        </Button>
      </form>
    </li>
  );
}
