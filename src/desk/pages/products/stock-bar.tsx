import * as m from '#messages/desk-products';
import { Button } from '../../../ui/button/button.tsx';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
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
    <FloatingBar
      label={m.stock()}
      words={steps.length === 0 ? m.type_stock() : m.changed({ count: steps.length })}
    >
      <Unsaved when={steps.length > 0 && !busy} />
      <Button variant="quiet" size="small" onClick={onDone}>
        {m.cancel()}
      </Button>
      <Button size="small" loading={busy} disabled={steps.length === 0} onClick={() => void save()}>
        {m.save_stock()}
      </Button>
    </FloatingBar>
  );
}
