import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { moved, Movers } from '../../parts/movers.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor.tsx';
import type { Data, DeskCategory } from './category.ts';

/** The shop's categories in their order. */
export default function CategoriesView({ data: { categories }, reload }: DeskViewProps<Data>) {
  const { api } = useDesk();
  const [edited, setEdited] = useState<string | null>(null);
  const current = categories.find(({ id }) => id === edited) ?? null;
  const [busy, run] = useAction();
  useShortcuts([{ keys: 'n', does: 'Add a category', run: () => setEdited('new') }]);
  const seen = categories.map(({ id }) => id);
  const move = async (from: number, to: number) => {
    await run(() => api.deskCategories.arrange({ seen, ids: moved(seen, from, to) }));
    await reload();
  };
  return (
    <>
      <PageHead title="Categories">
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          Add a category
        </Button>
      </PageHead>
      {categories.length === 0 && (
        <EmptyState title="No categories yet" titleAs="h2">
          Products need one to go into.
        </EmptyState>
      )}
      <ol className={styles.rows}>
        {categories.map((category, index) => (
          <li key={category.id} className={styles.row}>
            <Movers
              name={category.name}
              index={index}
              count={categories.length}
              busy={busy}
              onMove={(to) => void move(index, to)}
            />
            <span className={styles.picture}>
              <Picture src={category.image} alt="" sizes="3rem" ratio="1" />
            </span>
            <span className={styles.words}>
              <b>{category.name}</b>
              <br />
              <small>
                {category.products} products, HSN {category.hsn}, GST {ratesText(category.rates)}
              </small>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Edit ${category.name}`}
              onClick={() => setEdited(category.id)}
            >
              Edit
            </Button>
          </li>
        ))}
      </ol>
      {edited && (
        <CategoryEditor key={edited} category={current} onClose={() => setEdited(null)} onDone={reload} />
      )}
    </>
  );
}

/** The tax of a category: 5 % to ₹2,500 a piece, then 18 %. */
export function ratesText(rates: DeskCategory['rates']): string {
  return rates
    .map(({ upToPaise, percent }) =>
      upToPaise === null ? `${percent} %` : `${percent} % to ${formatRupees(upToPaise / 100)} a piece`,
    )
    .join(', then ');
}
