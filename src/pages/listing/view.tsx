import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useNavigation } from 'react-router';
import * as m from '#messages/listing';
import { BuyableCard } from '../../domains/cart/ui/buyable-card.tsx';
import type { Card } from '../../domains/catalogue/card.ts';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { classes } from '../../ui/classes.ts';
import { Far } from '../../ui/far/far.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { AlikeList } from './alike-list.tsx';
import type { Facts } from './facts.ts';
import { FilterPanel, FilterToggle } from './filter-panel.tsx';
import { addressOf, type Filters, readFilters, whomOf } from './filters.ts';
import { ListingBar } from './listing-bar.tsx';
import type { ListingData } from './load.ts';
import { foldLookAlikes } from './look-alikes.ts';
import styles from './view.module.css';
// The server renders the empty state and the chips, so their styles are needed at once.
import '../../ui/empty-state/empty-state.module.css';
import '../../ui/chip/chip.module.css';
import './active-filters.module.css';
import { later, loadPatiently } from '../../ui/later.tsx';

const loadFacts = async () => ({ default: (await import('./card-facts.tsx')).CardFacts });
const loadChips = async () => ({ default: (await import('./active-filters.tsx')).ActiveFilters });
const loadCorrections = async () => ({ default: (await import('./corrections.tsx')).Corrections });
const loadMissing = async () => ({ default: (await import('./missing-notice.tsx')).MissingNotice });
const loadNothing = async () => ({ default: (await import('./nothing-found.tsx')).NothingFound });

/** The facts shown beside a card in the list view. */
const CardFactsLater = later(import.meta.env.SSR ? (await loadFacts()).default : loadPatiently(loadFacts));
/** What was chosen: a first visit mostly has none. */
const ActiveFiltersLater = later(
  import.meta.env.SSR ? (await loadChips()).default : loadPatiently(loadChips),
);
/** The words that were corrected. */
const CorrectionsLater = later(
  import.meta.env.SSR ? (await loadCorrections()).default : loadPatiently(loadCorrections),
);
/** What a search did not find, and the empty state: most listings have neither. */
const MissingNoticeLater = later(
  import.meta.env.SSR ? (await loadMissing()).default : loadPatiently(loadMissing),
);
const NothingFoundLater = later(
  import.meta.env.SSR ? (await loadNothing()).default : loadPatiently(loadNothing),
);

/** Cards on the first screen of a phone or desktop: their pictures load eagerly. */
const firstScreen = 4;
/** Cards in a phone's first row: their pictures get priority. */
const firstRow = 2;
const cardSizes =
  '(min-width: 1280px) 280px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, calc(50vw - 24px)';

/** @param head shown above the products instead of the listing's own title */
export default function Listing({ data, head }: Pick<ViewProps<ListingData>, 'data'> & { head?: ReactNode }) {
  const { filters, found, category, path, ofPath, latest, facts } = data;
  const chosenFilters = useChosenFilters(data);
  const to = useCallback(
    (change: Parameters<typeof addressOf>[2]) => addressOf(path, chosenFilters, change, ofPath),
    [path, chosenFilters, ofPath],
  );
  const withChosen = useMemo(() => ({ ...data, filters: chosenFilters }), [data, chosenFilters]);
  const cards = (products: readonly Card[]) => <Cards {...{ products, facts }} view={filters.view} />;
  const title = filters.value
    ? m.results_for({ value: filters.value })
    : (category?.name ?? whomOf(filters) ?? m.all_products());
  return (
    <div className={styles.page}>
      {head ?? (
        <>
          <Breadcrumb
            steps={[
              { name: m.home(), href: '/' },
              { name: m.shop(), ...(category ? { href: '/shops' } : {}) },
              ...(category ? [{ name: category.name }] : []),
            ]}
          />
          <h1 className={styles.title}>{title}</h1>
        </>
      )}
      <div className={styles.columns}>
        <FilterPanel data={withChosen} to={to} />
        <section className={styles.results} aria-label={m.products()} aria-busy={chosenFilters !== filters}>
          <h2>
            <VisuallyHidden>{m.products()}</VisuallyHidden>
          </h2>
          <ListingBar
            data={data}
            to={to}
            toggle={<FilterToggle data={withChosen} to={to} />}
            chips={<ActiveFiltersLater data={data} to={to} />}
          />
          {found.understood && <CorrectionsLater data={data} />}
          {found.products.length === 0 ? (
            <NothingFoundLater data={data} to={to} cards={cards} />
          ) : (
            <>
              {found.missing && <MissingNoticeLater data={data} />}
              {cards(found.products)}
            </>
          )}
          {found.totalProduct > found.parPage && (
            <Pagination
              current={filters.page}
              total={Math.ceil(found.totalProduct / found.parPage)}
              href={(page) => to({ page })}
            />
          )}
        </section>
      </div>
      {latest.length > 0 && (
        <section className={styles.latest}>
          <Far name={m.latest_products()}>
            <Carousel label={m.latest_products()} heading={<h2>{m.latest_products()}</h2>}>
              {latest.map((product) => (
                <BuyableCard
                  key={product._id}
                  product={product}
                  sizes="(min-width: 1024px) 24vw, (min-width: 768px) 32vw, calc(50vw - 22px)"
                  inCarousel
                  corner={<WishlistButton product={product} onPicture />}
                />
              ))}
            </Carousel>
          </Far>
        </section>
      )}
    </div>
  );
}

/** Memoised: while the next page loads, the cards do not render again. */
const Cards = memo(function Cards({
  products,
  facts,
  view,
}: {
  products: readonly Card[];
  facts: readonly Facts[];
  view: Filters['view'];
}) {
  return (
    <ul className={classes(styles.cards, view === 'list' && styles.rows)}>
      {foldLookAlikes(products).map(({ product, at, alike }, index) => (
        <li key={product._id} className={alike.length > 0 ? styles.folded : undefined}>
          <BuyableCard
            product={product}
            sizes={cardSizes}
            eager={index < firstScreen && (index < firstRow ? 'first' : true)}
            corner={<WishlistButton product={product} onPicture />}
          />
          {facts[at] && <CardFactsLater facts={facts[at]} />}
          {alike.length > 0 && <AlikeList products={alike} />}
        </li>
      ))}
    </ul>
  );
});

/** The filters as last clicked: on a slow network a click shows at once, and the next one builds on it. */
function useChosenFilters({ filters, path, ofPath }: ListingData): Filters {
  const { location } = useNavigation();
  if (location?.pathname !== path) return filters;
  return readFilters(new URLSearchParams(location.search), ofPath);
}
