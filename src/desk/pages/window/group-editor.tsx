import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { DeskGroup, WindowData } from './view.tsx';
import styles from './window.module.css';

/** Most products in a group. */
const most = 24;

/** Adds or changes a group: its title, its products and their order. */
export function GroupEditor({
  group,
  products,
  onClose,
  onDone,
}: {
  group: DeskGroup | null;
  products: WindowData['products'];
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const form = useId();
  const [title, setTitle] = useState(group?.title ?? '');
  const [chosen, setChosen] = useState<readonly PickedProduct[]>(() =>
    (group?.productIds ?? []).flatMap((id) => products.find((product) => product.id === id) ?? []),
  );
  const [error, setError] = useState<string>();
  const [busy, run] = useAction();
  async function save() {
    if (title.trim() === '') return setError('Please write a title');
    const content = { title: title.trim(), productIds: chosen.map(({ id }) => id) };
    const saved = await run(() =>
      group
        ? api.deskWindow.changeGroup({ id: group.id, version: group.version, ...content })
        : api.deskWindow.addGroup(content),
    );
    if (!saved) return;
    onClose();
    await onDone();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      side="right"
      title={group ? 'Edit the group' : 'A new group'}
      actions={
        <Button type="submit" form={form} wide loading={busy}>
          Save
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Title"
          maxLength={80}
          value={title}
          error={error}
          onChange={(event) => setTitle(event.target.value)}
        />
        <ProductSearch
          label="Find products"
          chosen={chosen.map(({ id }) => id)}
          onPick={(product) => setChosen((now) => (now.length < most ? [...now, product] : now))}
        />
        <h3>
          As customers see it: {chosen.length} of at most {most}
        </h3>
        <ChosenProducts products={chosen} onChange={setChosen} />
      </form>
    </Sheet>
  );
}
