import type { ReactNode } from 'react';
import type { Card } from '../../domains/catalogue/card.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { Filters } from './filters.ts';
import type { ListingData } from './page.ts';
import styles from './view.module.css';

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Nothing found: a way out, and where words were searched for, what is nearest to them and what it leaves out. */
export function NothingFound({
  data: { found, path, categoryInPath },
  to,
  cards,
}: {
  data: ListingData;
  to: (change: Partial<Filters>) => string;
  cards: (products: readonly Card[]) => ReactNode;
}) {
  const { nearest } = found;
  const clear = (
    <ButtonLink href={categoryInPath ? path : '/shops'} variant={nearest ? 'secondary' : 'primary'}>
      Clear the filters
    </ButtonLink>
  );
  const [title, hint] = ['Oops! No products found.', 'Try fewer filters, a wider price, or other words.'];
  if (!nearest)
    return (
      <EmptyState title={title} action={clear}>
        {hint}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.nearest}>
        <h3>{title}</h3>
        <p>
          {hint} The nearest we have, without {listed.format(nearest.without.map((word) => `“${word}”`))}, is
          “{nearest.searchValue}”:
        </p>
      </div>
      {cards(nearest.products)}
      {nearest.totalProduct > nearest.products.length ? (
        <ButtonLink variant="secondary" href={to({ value: nearest.searchValue })}>
          Show all {nearest.totalProduct.toLocaleString('en-IN')}
        </ButtonLink>
      ) : (
        clear
      )}
    </>
  );
}
