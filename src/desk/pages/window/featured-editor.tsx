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
  const [begun, setBegun] = useState<readonly string[]>(data.featured);
  const [ids, setIds] = useState<readonly string[]>(data.featured);
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  const [overtaken, setOvertaken] = useState(false);
  const [busy, run] = useAction();
  if (begun.join() !== data.featured.join()) {
    // Somebody else saved: both people's additions and removals count. If both changed the order, the one on screen stays.
    const touched = ids.join() !== begun.join() && ids.join() !== data.featured.join();
    if (touched) setIds(mergeLists(begun, ids, data.featured) ?? ids);
    else setIds(data.featured);
    setOvertaken(touched);
    setBegun(data.featured);
  }
  const chosen = ids.flatMap(
    (id) => [...data.products, ...picked].find((product) => product.id === id) ?? [],
  );
  const changed = ids.join() !== data.featured.join();
  function take(product: PickedProduct) {
    if (ids.length >= max) return;
    setPicked((now) => [...now, product]);
    setIds([product.id, ...ids]);
  }
  async function save() {
    const saved = await run(() => api.deskWindow.feature({ seen: data.featured, ids: [...ids] }));
    if (saved) setOvertaken(false);
    await reload();
  }
  return (
    <div className={styles.featured}>
      <Unsaved when={changed && !busy} />
      {overtaken && changed && (
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
        <ProductStrip ids={ids} products={chosen.map((product) => ({ slug: '', ...product }))} />
        <ChosenProducts products={chosen} onChange={(next) => setIds(next.map(({ id }) => id))} />
        <p className={styles.save}>
          <Button loading={busy} disabled={!changed} onClick={() => void save()}>
            {m.save()}
          </Button>
          {changed && (
            <Button variant="quiet" onClick={() => setIds(data.featured)}>
              {m.undo_changes()}
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}
