import { useEffect, useRef, useState } from 'react';
import { IconButton, IconLink } from '../../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { longestMessage } from '../bounds.ts';
import type { Friend, Message } from '../chat.ts';
import styles from './conversation.module.css';
import type { Unsent } from './use-chat.ts';

interface Props {
  readonly seller: Friend;
  readonly messages: readonly Message[];
  readonly unsent: readonly Unsent[];
  /** The shop could not be reached when it was last asked. */
  readonly offline: boolean;
  /** What stands in the input at first. */
  readonly draft: string;
  readonly onSend: (text: string, clientId?: string) => Promise<void>;
}

const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** The talk with one seller: theirs at the left, one's own at the right, the latest in view, the input below. */
export function Conversation({ seller, messages, unsent, offline, draft, onSend }: Props) {
  const [text, setText] = useState(draft);
  const end = useRef<HTMLDivElement>(null);
  const latest = unsent.at(-1)?.clientId ?? messages.at(-1)?._id;
  useEffect(() => {
    if (latest) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [latest]);

  function send() {
    if (!text.trim()) return;
    setText('');
    void onSend(text.trim());
  }
  return (
    <section className={styles.pane} aria-label={`Chat with ${seller.name}`}>
      <header className={styles.head}>
        <IconLink className={styles.back} icon="chevron-left" label="All sellers" href="/dashboard/chat" />
        <span className={styles.face}>
          <Picture src={seller.image} alt="" ratio="1" sizes="2.5rem" />
        </span>
        <h2>{seller.name}</h2>
      </header>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} ref={end} role="log" aria-label="Messages" tabIndex={0}>
        <ol className={styles.messages}>
          {messages.length + unsent.length === 0 && (
            <li className={styles.first}>Ask about sizes, cloth or delivery. {seller.name} answers here.</li>
          )}
          {messages.map((message) => (
            <li
              key={message._id}
              className={styles.message}
              data-own={message.receverId === seller.fdId ? '' : undefined}
            >
              <p>{message.message}</p>
              <small>
                {message.receverId === seller.fdId ? 'You' : message.senderName} ·{' '}
                <time dateTime={message.createdAt}>{time.format(new Date(message.createdAt))}</time>
              </small>
            </li>
          ))}
          {unsent.map((one) => (
            <li key={one.clientId} className={styles.message} data-own="">
              <p>{one.text}</p>
              {one.failed ? (
                <small className={styles.failed}>
                  {one.failed}.{' '}
                  <button type="button" onClick={() => void onSend(one.text, one.clientId)}>
                    Send again
                  </button>
                </small>
              ) : (
                <small>Sending…</small>
              )}
            </li>
          ))}
        </ol>
      </div>
      {offline && (
        <p className={styles.offline} role="status">
          The shop cannot be reached just now. New messages appear as soon as it can.
        </p>
      )}
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Message"
          labelHidden
          placeholder="input message"
          autoComplete="off"
          maxLength={longestMessage}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton icon="send" label="Send" type="submit" variant="outlined" />
      </form>
    </section>
  );
}
