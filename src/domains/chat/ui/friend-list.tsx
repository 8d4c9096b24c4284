import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './friend-list.module.css';
import { OnlineDot } from './online-dot.tsx';

/** One conversation of a list. */
export interface ListedFriend {
  readonly id: string;
  readonly name: string;
  /** Absent where people have no picture: their first letter stands for them. */
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

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

/** With whom one talks, the latest conversation first: who is online, what was said last, how much is unread. */
export function FriendList({ label, friends, current, hrefOf }: Props) {
  if (friends.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {friends.map(({ id, name, image, unread, online, lastMessage, lastAt }) => (
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
                {online && <VisuallyHidden>, online</VisuallyHidden>}
                {lastMessage && <span className={styles.last}>{lastMessage}</span>}
              </span>
              <span className={styles.when}>
                {lastAt && <time dateTime={lastAt}>{day.format(new Date(lastAt))}</time>}
                {unread > 0 && id !== current && (
                  <span className={styles.unread}>
                    {unread > 99 ? '99+' : unread}
                    <VisuallyHidden> unread</VisuallyHidden>
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
