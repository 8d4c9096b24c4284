import { useId, useState } from 'react';
import * as m from '#messages/desk-words';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { AskedInVain } from './asked.tsx';
import styles from './words.module.css';

type Calls = DeskApi['deskSynonyms'];
type Data = Awaited<ReturnType<Calls['list']>> & { asked: Awaited<ReturnType<Calls['asked']>> };

/** Synonyms: what people type, and what the goods are called. A change applies from the next search on. */
export default function WordsView({ data: { synonyms, more, asked }, search }: DeskViewProps<Data>) {
  const { api, reload } = useDesk();
  const words = search.get('search') ?? '';
  const [busy, run] = useAction(reload);
  const meanings = [...new Set(synonyms.map(({ means }) => means))];
  const remove = (pair: { term: string; means: string }) => run(() => api.deskSynonyms.remove(pair));
  return (
    <>
      <PageHead title={m.search_synonyms()} />
      {words === '' && <AskedInVain asked={asked} />}
      <h2>{m.synonyms()}</h2>
      <AddWord />
      <SearchField label={m.search()} />
      {more && (
        <div className={styles.note}>
          <Notice>{m.first_500()}</Notice>
        </div>
      )}
      {synonyms.length === 0 && (
        <EmptyState title={words ? m.no_words_found() : m.no_words_yet()} titleAs="h2">
          {words ? m.add_if_typed() : m.add_words()}
        </EmptyState>
      )}
      <dl className={styles.list}>
        {meanings.map((means) => (
          <div key={means} className={styles.entry}>
            <dt>{means || <i>{m.ignored()}</i>}</dt>
            <dd>
              {synonyms
                .filter((pair) => pair.means === means)
                .map((pair) => (
                  <span key={pair.term} className={styles.word}>
                    {pair.term}
                    <IconButton
                      icon="close"
                      size="small"
                      label={
                        means
                          ? m.remove({ word: pair.term, meaning: means })
                          : m.remove_ignored({ word: pair.term })
                      }
                      disabled={busy}
                      onClick={() => void remove(pair)}
                    />
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function AddWord() {
  const { api } = useDesk();
  const hint = useId();
  const [trial, setTrial] = useState<{ term: string; count: number }>();
  const { form, text, set, busy } = useDeskForm(
    { term: '', means: '' },
    {
      keepsAs: 'synonym',
      send: async (pair) => {
        const answer = await api.deskSynonyms.add(pair);
        setTrial({ term: pair.term, count: answer.found });
        set({ term: '', means: '' });
        return answer;
      },
    },
  );
  return (
    <Form form={form} className={styles.add} aria-describedby={hint}>
      <TextField label={m.people_type()} maxLength={60} {...text('term')} />
      <TextField label={m.products_called()} maxLength={60} {...text('means')} />
      <Button type="submit" loading={busy}>
        {m.add()}
      </Button>
      <small id={hint} className={styles.hint} aria-live="polite">
        {trial ? m.now_finds({ word: trial.term, count: trial.count }) : m.empty_hint()}
      </small>
    </Form>
  );
}
