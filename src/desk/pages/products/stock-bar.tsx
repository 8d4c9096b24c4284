import * as m from '#messages/desk-products';
import { Button } from '../../../ui/button/button.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './products.module.css';
import { type StockEdits, stepsOf } from './stock-edits.ts';

/** Saves all stock edits of this page, or none of them. */
export function StockBar({ edits, onDone }: { edits: StockEdits; onDone: () => void }) {
  const { api, shop, reload } = useDesk();
  const [busy, run] = useAction();
  const steps = stepsOf(edits);
  async function save() {
    if (!(await run(() => api.deskProducts.setStock({ shop: shop?.id, steps })))) return reload();
    onDone();
    await reload();
  }
  return (
    <div className={styles.bar} role="region" aria-label={m.stock()}>
      <Unsaved when={steps.length > 0 && !busy} />
      <span>{steps.length === 0 ? m.type_stock() : m.changed({ count: steps.length })}</span>
      <Button variant="quiet" size="small" onClick={onDone}>
        {m.cancel()}
      </Button>
      <Button size="small" loading={busy} disabled={steps.length === 0} onClick={() => void save()}>
        {m.save_stock()}
      </Button>
    </div>
  );
}
