import { useState } from 'react';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { useDesk } from '../../session.tsx';
import type { DeskGroup, WindowData } from './view.tsx';

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
  const [title, setTitle] = useState(group?.title ?? '');
  const [chosen, setChosen] = useState<readonly PickedProduct[]>(() =>
    (group?.productIds ?? []).flatMap((id) => products.find((product) => product.id === id) ?? []),
  );
  return (
    <FormDialog
      as="sheet"
      title={group ? 'Edit the group' : 'A new group'}
      doing="Save"
      check={() => (title.trim() === '' ? { title: 'Please write a title' } : null)}
      work={() => {
        const content = { title: title.trim(), productIds: chosen.map(({ id }) => id) };
        return group
          ? api.deskWindow.changeGroup({ id: group.id, version: group.version, ...content })
          : api.deskWindow.addGroup(content);
      }}
      onClose={onClose}
      onDone={onDone}
      onTheirs={onDone}
    >
      {(faults) => (
        <>
          <TextField
            label="Title"
            maxLength={80}
            value={title}
            error={faults.title}
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
        </>
      )}
    </FormDialog>
  );
}
