import { useState } from 'react';
import * as m from '#messages/desk-categories';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { ArrangedRows } from '../../parts/movers.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor.tsx';
import type { Data, DeskCategory } from './category.ts';

/** The shop's categories in their order. */
export default function CategoriesView({ data: { categories } }: DeskViewProps<Data>) {
  const { api } = useDesk();
  const [editedId, setOpenId] = useState<string | null>(null);
  const current = categories.find(({ id }) => id === editedId) ?? null;
  useShortcuts([{ keys: 'n', does: m.add_category(), run: () => setOpenId('new') }]);
  return (
    <>
      <PageHead title={m.categories()}>
        <Button size="small" icon="plus" onClick={() => setOpenId('new')}>
          {m.add_category()}
        </Button>
      </PageHead>
      {categories.length === 0 && (
        <EmptyState title={m.no_categories()} titleAs="h2">
          {m.add_first()}
        </EmptyState>
      )}
      <div className={styles.list}>
        <ArrangedRows rows={categories} nameOf={({ name }) => name} arrange={api.deskCategories.arrange}>
          {(category) => (
            <>
              <span className={styles.picture}>
                <Picture src={category.image} alt="" sizes="3rem" ratio="1" />
              </span>
              <span className={styles.words}>
                <b>{category.name}</b>
                <br />
                <small>
                  {m.facts({ count: category.products, hsn: category.hsn, rates: ratesText(category.rates) })}
                </small>
              </span>
              <Button
                size="small"
                variant="secondary"
                aria-label={m.edit_named({ category: category.name })}
                onClick={() => setOpenId(category.id)}
              >
                {m.edit()}
              </Button>
            </>
          )}
        </ArrangedRows>
      </div>
      {editedId && <CategoryEditor key={editedId} category={current} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** The tax of a category: 5% up to ₹2,500 a piece, then 18%. */
export function ratesText(rates: DeskCategory['rates']): string {
  return rates
    .map(({ upToPaise, percent }) =>
      upToPaise === null
        ? m.rate({ percent })
        : m.rate_up_to({ percent, amount: formatRupees(upToPaise / 100) }),
    )
    .reduce((sentence, next) => m.rate_then({ rates: sentence, next }));
}
