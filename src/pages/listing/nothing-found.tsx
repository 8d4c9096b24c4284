import type { ReactNode } from 'react';
import * as m from '#messages/listing';
import type { Card } from '../../domains/catalogue/card.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { Filters } from './filters.ts';
import type { ListingData } from './load.ts';
import { MissingNotice, missingText } from './missing-notice.tsx';
import styles from './view.module.css';

/** The empty state of a listing. For a search it also says what is missing, and shows the nearest matches. */
export function NothingFound({
  data,
  to,
  cards,
}: {
  data: ListingData;
  to: (change: Partial<Filters>) => string;
  cards: (products: readonly Card[]) => ReactNode;
}) {
  const { found, path, ofPath, filters } = data;
  const { nearest } = found;
  const clear = (
    <ButtonLink
      href={ofPath.category || ofPath.shop ? path : '/shops'}
      variant={nearest ? 'secondary' : 'primary'}
    >
      {m.clear_filters()}
    </ButtonLink>
  );
  const title = m.no_products_found();
  if (!nearest)
    return (
      <EmptyState title={title} action={clear}>
        {missingText(found) || (
          <>
            {filters.value ? `${m.nothing_matches({ words: `“${filters.value}”` })} ` : null}
            {m.try_fewer_filters()}
          </>
        )}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.nearest}>
        <h3>{title}</h3> <MissingNotice data={data} />
      </div>
      {cards(nearest.products)}
      {nearest.totalProduct > nearest.products.length ? (
        <ButtonLink variant="secondary" href={to({ value: nearest.searchValue })}>
          {m.show_all_nearest({ count: nearest.totalProduct })}
        </ButtonLink>
      ) : (
        clear
      )}
    </>
  );
}
