import { useState } from 'react';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { since } from '../../parts/since.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { useAction } from '../../parts/use-action.ts';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import styles from './messages.module.css';

type Data = Awaited<ReturnType<DeskApi['deskSupport']['list']>>;
type Message = Data['messages'][number];

const tabs = [
  { value: 'open', label: 'To answer', href: '/desk/messages' },
  { value: 'answered', label: 'Answered', href: '/desk/messages?state=answered' },
  { value: 'closed', label: 'Closed', href: '/desk/messages?state=closed' },
];

/** What people wrote in the contact form; an answer goes to them by e-mail. */
export default function MessagesView({ data, search, reload }: DeskViewProps<Data>) {
  const state = search.get('state') ?? 'open';
  return (
    <>
      <PageHead title="Messages" />
      <Tabs label="Messages" tabs={tabs} current={state} />
      {data.messages.length === 0 && (
        <EmptyState title={state === 'open' ? 'Everybody has an answer' : 'No messages here'} titleAs="h2">
          {state === 'open' && 'What people write in the contact form waits here.'}
        </EmptyState>
      )}
      <div className={styles.list}>
        {data.messages.map((message) => (
          <MessageCard key={`${message.id} ${message.version}`} message={message} onDone={reload} />
        ))}
      </div>
      <MoreRows
        path="/desk/messages"
        members={state === 'open' ? {} : { state }}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
    </>
  );
}

function MessageCard({ message, onDone }: { message: Message; onDone: () => Promise<void> }) {
  const { api } = useDesk();
  const { id, version, state } = message;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, run] = useAction();
  async function answer() {
    if (text.trim().length < 2) return setError('Please write an answer');
    // Refused, the words stay: somebody else may have answered, and theirs shows above.
    if (await run(() => api.deskSupport.answer({ id, version, text: text.trim() }))) await onDone();
  }
  async function move(to: 'open' | 'closed') {
    await run(() => api.deskSupport.move({ id, version, to }));
    await onDone();
  }
  return (
    <article className={styles.message}>
      <header>
        <h2>{message.subject}</h2>
        <span className={styles.soft} title={when(message.createdAt)}>
          {since(message.createdAt)}
        </span>
      </header>
      <p className={styles.soft}>
        {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
      </p>
      <p className={styles.text}>{message.message}</p>
      {message.answers.map(({ text: words, author, at }) => (
        <blockquote key={at} className={styles.answer}>
          <p className={styles.text}>{words}</p>
          <footer className={styles.soft}>
            {author}, {when(at)}
          </footer>
        </blockquote>
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void answer();
        }}
      >
        <TextArea
          label={`Answer ${message.name} by e-mail`}
          rows={3}
          maxLength={5_000}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.buttons}>
          <Button type="submit" size="small" icon="send" loading={busy}>
            Send
          </Button>
          {state === 'closed' ? (
            <Button size="small" variant="quiet" loading={busy} onClick={() => void move('open')}>
              Open again
            </Button>
          ) : (
            <Button size="small" variant="quiet" loading={busy} onClick={() => void move('closed')}>
              {state === 'open' ? 'Close without an answer' : 'Close'}
            </Button>
          )}
        </p>
      </form>
    </article>
  );
}
