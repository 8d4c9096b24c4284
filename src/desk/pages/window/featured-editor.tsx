import { useState } from 'react';
import * as m from '#messages/desk-window';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { mergeLists } from '../../parts/merge-lists.ts';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { ProductStrip } from './product-strip.tsx';
import type { WindowData } from './window-data.ts';
import styles from './window.module.css';

/** How many products can be featured at once. */
const max = 24;

/** The featured products and their order. */
export function FeaturedEditor({ data }: { data: WindowData }) {
  const { api, reload } = useDesk();
  const [idsBefore, setIdsBefore] = useState<readonly string[]>(data.featured);
  const [ids, setIds] = useState<readonly string[]>(data.featured);
  const [picks, setPicks] = useState<readonly PickedProduct[]>([]);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [busy, run] = useAction();
  if (idsBefore.join() !== data.featured.join()) {
    // Somebody else saved: both people's additions and removals count. If both changed the order, the one on screen stays.
    const isTouched = ids.join() !== idsBefore.join() && ids.join() !== data.featured.join();
    if (isTouched) setIds(mergeLists(idsBefore, ids, data.featured) ?? ids);
    else setIds(data.featured);
    setIsOvertaken(isTouched);
    setIdsBefore(data.featured);
  }
  const selection = ids.flatMap(
    (id) => [...data.products, ...picks].find((product) => product.id === id) ?? [],
  );
  const hasChanges = ids.join() !== data.featured.join();
  function take(product: PickedProduct) {
    if (ids.length >= max) return;
    setPicks((now) => [...now, product]);
    setIds([product.id, ...ids]);
  }
  async function save() {
    const answer = await run(() => api.deskWindow.feature({ seen: data.featured, ids: [...ids] }));
    if (answer) setIsOvertaken(false);
    await reload();
  }
  return (
    <div className={styles.featured}>
      <Unsaved when={hasChanges && !busy} />
      {isOvertaken && hasChanges && (
        <div className={styles.whole}>
          <Notice tone="warning" announce>
            {m.featured_overtaken()}
          </Notice>
        </div>
      )}
      <section>
        <ProductSearch label={m.find_to_feature()} chosen={ids} onPick={(product) => take(product)} />
      </section>
      <section>
        <h2>{m.as_customers_see()}</h2>
        <ProductStrip ids={ids} products={selection.map((product) => ({ slug: '', ...product }))} />
        <ChosenProducts products={selection} onChange={(next) => setIds(next.map(({ id }) => id))} />
        <p className={styles.save}>
          <Button loading={busy} disabled={!hasChanges} onClick={() => void save()}>
            {m.save()}
          </Button>
          {hasChanges && (
            <Button variant="quiet" onClick={() => setIds(data.featured)}>
              {m.undo_changes()}
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}
