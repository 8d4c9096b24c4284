import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import { ProductStrip } from './product-strip.tsx';
import type { WindowData } from './view.tsx';
import styles from './window.module.css';

/** Most products that are featured at once. */
const most = 24;

/** The featured products and their order. */
export function FeaturedEditor({ data, onDone }: { data: WindowData; onDone: () => Promise<void> }) {
  const { api } = useDesk();
  const [chosen, setChosen] = useState<readonly PickedProduct[]>(() =>
    data.featured.flatMap((id) => data.products.find((product) => product.id === id) ?? []),
  );
  const [busy, run] = useAction();
  const ids = chosen.map(({ id }) => id);
  const changed = ids.join() !== data.featured.join();
  async function save() {
    await run(() => api.deskWindow.feature({ seen: data.featured, ids }));
    await onDone();
  }
  return (
    <div className={styles.featured}>
      <Unsaved when={changed && !busy} />
      <section>
        <ProductSearch
          label="Find products to feature"
          chosen={ids}
          onPick={(product) => setChosen((now) => (now.length < most ? [product, ...now] : now))}
        />
      </section>
      <section>
        <h2>As customers see it</h2>
        <ProductStrip ids={ids} products={chosen.map((product) => ({ slug: '', ...product }))} />
        <ChosenProducts products={chosen} onChange={setChosen} />
        <p className={styles.save}>
          <Button loading={busy} disabled={!changed} onClick={() => void save()}>
            Save
          </Button>
          {changed && (
            <Button
              variant="quiet"
              onClick={() =>
                setChosen(
                  data.featured.flatMap((id) => data.products.find((product) => product.id === id) ?? []),
                )
              }
            >
              As it was
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}
