import { useState } from 'react';
import type { DeskMessage } from '../../../domains/support/staff/staff.calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { since } from '../../parts/since.ts';
import { useAction } from '../../parts/use-action.ts';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import styles from './messages.module.css';
import type { Answer } from './use-answers.ts';

interface Props {
  readonly message: DeskMessage;
  /** What is being written here. */
  readonly answer: Answer | null;
  readonly onWrite: (text: string) => void;
  readonly onDone: () => Promise<void>;
}

/** A message with what was answered, and the place to answer it. */
export function MessageCard({ message, answer, onWrite, onDone }: Props) {
  const { api } = useDesk();
  const { id, version, state } = message;
  const text = answer?.text ?? '';
  const [error, setError] = useState<string>();
  const [busy, run] = useAction();
  async function send() {
    if (text.trim().length < 2) return setError('Please write an answer');
    setError(undefined);
    if (await run(() => api.deskSupport.answer({ id, version, text: text.trim() }))) onWrite('');
    // Refused, the words stay, and what is newer shows above them.
    await onDone();
  }
  async function move(to: 'open' | 'closed') {
    if ((await run(() => api.deskSupport.move({ id, version, to }))) && to === 'closed') onWrite('');
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
      {answer && answer.begun !== version && (
        <Notice tone="warning" announce>
          {overtakenBy(message)} while you wrote. Your words are kept: send them as well, or take them away.{' '}
          <Button size="small" variant="quiet" onClick={() => onWrite('')}>
            Take my words away
          </Button>
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextArea
          label={`Answer ${message.name} by e-mail`}
          rows={3}
          maxLength={5_000}
          value={text}
          error={error}
          onChange={(event) => onWrite(event.target.value)}
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

/** What somebody else did to it, by where it stands now. */
function overtakenBy({ state, answers }: DeskMessage): string {
  if (state === 'answered') return `${answers.at(-1)?.author ?? 'Somebody else'} answered this`;
  return state === 'closed' ? 'Somebody else closed this' : 'Somebody else opened this again';
}
