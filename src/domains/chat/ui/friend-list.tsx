import { useEffect, useState } from 'react';
import * as m from '#messages/chat';
import { clock, dayAndMonth } from '../../../messages/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './friend-list.module.css';
import { OnlineDot } from './online-dot.tsx';

/** One conversation in the list. */
export interface ListedFriend {
  readonly id: string;
  readonly name: string;
  /** Without a picture, the first letter of the name is shown. */
  readonly image?: string;
  readonly unread: number;
  readonly online: boolean;
  readonly lastMessage: string;
  readonly lastAt: string | null;
}

interface Props {
  readonly label: string;
  readonly friends: readonly ListedFriend[];
  readonly current: string;
  readonly hrefOf: (id: string) => string;
}

/** With more friends than this, a search by name appears. */
const manyFriends = 12;

/** The conversations, latest first: who is online, the last message, the unread count. */
export function FriendList({ label, friends, current, hrefOf }: Props) {
  const [words, setWords] = useState('');
  const [today, setToday] = useState('');
  // Only the browser knows the reader's day: a server-rendered page may be read on the next one.
  useEffect(() => setToday(dayAndMonth(Date.now())), []);
  if (friends.length === 0) return null;
  const query = words.trim().toLocaleLowerCase();
  const matches = friends.filter(({ name }) => name.toLocaleLowerCase().includes(query));
  return (
    <nav aria-label={label} className={styles.side}>
      {friends.length > manyFriends && (
        <div className={styles.find} role="search">
          <TextField
            label={m.find_by_name()}
            labelHidden
            type="search"
            placeholder={m.find_by_name()}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <VisuallyHidden>
            <span role="status">{query && m.found({ count: matches.length })}</span>
          </VisuallyHidden>
        </div>
      )}
      {matches.length === 0 && <p className={styles.nobody}>{m.nobody_called({ name: words.trim() })}</p>}
      <ul className={styles.list}>
        {matches.map(({ id, name, image, unread, online, lastMessage, lastAt }) => (
          <li key={id}>
            <Link href={hrefOf(id)} aria-current={id === current ? 'page' : undefined}>
              <span className={styles.face}>
                {image === undefined ? (
                  <span className={styles.letter} aria-hidden>
                    {name.slice(0, 1)}
                  </span>
                ) : (
                  <Picture src={image} alt="" ratio="1" sizes="2.75rem" />
                )}
                {online && (
                  <span className={styles.online}>
                    <OnlineDot />
                  </span>
                )}
              </span>
              <span className={styles.what}>
                <span className={styles.name}>{name}</span>
                {online && <VisuallyHidden>{m.online()}</VisuallyHidden>}
                {lastMessage && <span className={styles.last}>{lastMessage}</span>}
              </span>
              <span className={styles.when}>
                {lastAt && <time dateTime={lastAt}>{whenOf(lastAt, today)}</time>}
                {unread > 0 && id !== current && (
                  <span className={styles.unread}>
                    {unread > 99 ? '99+' : unread}
                    <VisuallyHidden> {m.unread()}</VisuallyHidden>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The time for today's messages, the day for others. */
function whenOf(moment: string, today: string): string {
  const day = dayAndMonth(moment);
  return day === today ? clock(moment) : day;
}
