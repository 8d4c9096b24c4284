import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Friend } from '../chat.ts';
import styles from './friend-list.module.css';

/** The sellers a customer talks with, the latest conversation first. */
export function FriendList({ friends, current }: { friends: readonly Friend[]; current: string }) {
  if (friends.length === 0) return null;
  return (
    <nav aria-label="Sellers">
      <ul className={styles.list}>
        {friends.map(({ fdId, name, image, unread }) => (
          <li key={fdId}>
            <Link href={`/dashboard/chat/${fdId}`} aria-current={fdId === current ? 'page' : undefined}>
              <span className={styles.face}>
                <Picture src={image} alt="" ratio="1" sizes="2.75rem" />
              </span>
              <span className={styles.name}>{name}</span>
              {unread > 0 && fdId !== current && (
                <span className={styles.unread}>
                  {unread}
                  <VisuallyHidden> unread</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
