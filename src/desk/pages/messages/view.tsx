import { useEffect, useRef } from 'react';
import * as m from '#messages/desk-messages';
import type { DeskApi } from '../../../calls.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useDesk } from '../../session.tsx';
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

/** Messages from the contact form as they arrive. An answer is sent by e-mail and shown in the customer's account. */
export default function MessagesView({ data, search }: DeskViewProps<Data>) {
  const { reload } = useDesk();
  const state = search.get('state') ?? 'open';
  const number = search.get('number') ?? '';
  const { answers, left, write, forget } = useAnswers(data.messages, search.toString());
  useMessageNews(reload);
  useSaidWhoWrote(data.messages, search.toString());
  const rows = [...data.messages, ...left].toSorted(state === 'open' ? byAge : (a, b) => byAge(b, a));
  return (
    <>
      <PageHead title={m.messages()} />
      <SearchField
        label={m.search_by_number()}
        name="number"
        hrefOf={(words) => address('/desk/messages', { number: words })}
      />
      <Tabs label={m.messages()} tabs={tabs()} current={number ? '' : state} />
      {rows.length === 0 && (
        <EmptyState
          title={
            data.mistyped
              ? m.number_mistyped()
              : number
                ? m.no_such_ticket()
                : state === 'open'
                  ? m.all_answered()
                  : m.no_messages()
          }
          titleAs="h2"
        >
          {data.mistyped ? m.check_its_digits() : !number && state === 'open' && m.what_comes_here()}
        </EmptyState>
      )}
      <div className={styles.list}>
        {rows.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            answer={answers.get(message.id) ?? null}
            onWrite={(text) => write(message, text)}
          />
        ))}
      </div>
      <MoreRows next={data.next} />
      <Unsaved when={answers.size > 0} onLeave={forget} />
    </>
  );
}

const byAge = (a: Messages[number], b: Messages[number]) =>
  a.waitsSince.localeCompare(b.waitsSince) || a.id.localeCompare(b.id);

/** Announces new messages by a toast while the list is open, since they may be below the visible part. */
function useSaidWhoWrote(messages: Messages, place: string): void {
  const lastView = useRef({ place, messages });
  useEffect(() => {
    const before = lastView.current;
    lastView.current = { place, messages };
    if (before.place !== place) return;
    const last = before.messages.at(-1)?.waitsSince ?? '';
    for (const { id, name, subject, state, waitsSince } of messages)
      if (state === 'open' && waitsSince >= last && !before.messages.some((one) => one.id === id))
        toast.info(m.someone_wrote({ name, subject }));
  }, [messages, place]);
}
