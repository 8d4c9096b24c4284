import * as m from '#messages/desk';
import { ButtonLink } from '../../ui/button/button.tsx';
import { address } from './address.ts';
import styles from './more-rows.module.css';

/** The way through a long list: to its beginning, and to what comes next. */
export function MoreRows({
  path,
  members = {},
  name = 'after',
  here,
  next,
}: {
  path: string;
  /** What else stands in the address. */
  members?: Record<string, string>;
  /** The member that says where the page begins. */
  name?: string;
  here: string;
  next: string | number | null;
}) {
  if (here === '' && next === null) return null;
  return (
    <nav className={styles.more} aria-label={m.pages()}>
      {here !== '' && (
        <ButtonLink size="small" variant="quiet" href={address(path, members)}>
          {m.first_page()}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink size="small" variant="secondary" href={address(path, { ...members, [name]: next })}>
          {m.next_page()}
        </ButtonLink>
      )}
    </nav>
  );
}
