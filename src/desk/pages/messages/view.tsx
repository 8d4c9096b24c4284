import { useCallback, useEffect, useRef } from 'react';
import * as m from '#messages/desk-messages';
import type { DeskApi } from '../../../calls.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { MessageCard } from './message-card.tsx';
import styles from './messages.module.css';
import { useAnswers } from './use-answers.ts';
import { useMessageNews } from './use-message-news.ts';

type Data = Awaited<ReturnType<DeskApi['deskSupport']['list']>>;
type Messages = Data['messages'];

const tabs = () => [
  { value: 'open', label: m.to_answer(), href: '/desk/messages' },
  { value: 'answered', label: m.answered(), href: '/desk/messages?state=answered' },
  { value: 'closed', label: m.closed(), href: '/desk/messages?state=closed' },
];

/** What people wrote in the contact form, as it comes in; an answer goes to them by e-mail. */
export default function MessagesView({ data, search, reload }: DeskViewProps<Data>) {
  const state = search.get('state') ?? 'open';
  const { answers, left, write } = useAnswers(data.messages, search.toString());
  const look = useCallback(() => void reload(), [reload]);
  useMessageNews(look);
  useSaidWhoWrote(data.messages, search.toString());
  const shown = [...data.messages, ...left].toSorted(state === 'open' ? byAge : (a, b) => byAge(b, a));
  return (
    <>
      <PageHead title={m.messages()} />
      <Tabs label={m.messages()} tabs={tabs()} current={state} />
      {shown.length === 0 && (
        <EmptyState title={state === 'open' ? m.all_answered() : m.no_messages()} titleAs="h2">
          {state === 'open' && m.what_comes_here()}
        </EmptyState>
      )}
      <div className={styles.list}>
        {shown.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            answer={answers.get(message.id) ?? null}
            onWrite={(text) => write(message, text)}
            onDone={reload}
          />
        ))}
      </div>
      <MoreRows
        path="/desk/messages"
        members={state === 'open' ? {} : { state }}
        here={search.get('after') ?? ''}
        next={data.next}
      />
      <Unsaved when={answers.size > 0} />
    </>
  );
}

const byAge = (a: Messages[number], b: Messages[number]) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Says who wrote what came while one looks at the list of a place: it may stand below what is in sight. */
function useSaidWhoWrote(messages: Messages, place: string): void {
  const known = useRef({ place, messages });
  useEffect(() => {
    const before = known.current;
    known.current = { place, messages };
    if (before.place !== place) return;
    const last = before.messages.at(-1)?.createdAt ?? '';
    for (const { id, name, subject, state, createdAt } of messages)
      if (state === 'open' && createdAt >= last && !before.messages.some((one) => one.id === id))
        toast.info(m.someone_wrote({ name, subject }));
  }, [messages, place]);
}
