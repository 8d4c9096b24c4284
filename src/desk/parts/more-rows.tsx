import { useSearchParams } from 'react-router';
import * as m from '#messages/desk';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useHere } from './address.ts';
import styles from './more-rows.module.css';

/**
 * Cursor pagination: links to the first and the next page.
 * @param name the query parameter that holds the cursor
 */
export function MoreRows({ next, name = 'after' }: { next: string | number | null; name?: string }) {
  const here = useHere();
  const [search] = useSearchParams();
  if (!search.get(name) && next === null) return null;
  return (
    <nav className={styles.more} aria-label={m.pages()}>
      {search.get(name) && (
        <ButtonLink size="small" variant="quiet" href={here({})}>
          {m.first_page()}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink size="small" variant="secondary" href={here({ [name]: next })}>
          {m.next_page()}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Numbered pagination, for lists with a known total. */
export function Pages({ of: { total, perPage } }: { of: { total: number; perPage: number } }) {
  const here = useHere();
  const [search] = useSearchParams();
  return (
    <Pagination
      current={Number(search.get('page')) || 1}
      total={Math.ceil(total / perPage)}
      href={(page) => here({ page })}
    />
  );
}
