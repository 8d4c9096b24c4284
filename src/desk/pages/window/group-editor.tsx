import { useState } from 'react';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { mergeLists } from '../../parts/merge-lists.ts';
import { Overtaken } from '../../parts/overtaken.tsx';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { useMergedDraft } from '../../parts/use-merged-draft.ts';
import { useDesk } from '../../session.tsx';
import type { DeskGroup, WindowData } from './window-data.ts';

/** Most products in a group. */
const max = 24;

const names = { title: 'Title', productIds: 'Products' };
interface Draft {
  readonly title: string;
  readonly productIds: readonly string[];
}

const storedOf = (group: DeskGroup | null) => ({
  version: group?.version ?? 0,
  content: { title: group?.title ?? '', productIds: group?.productIds ?? [] } satisfies Draft as Draft,
});

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
  const { draft, setDraft, set, version, both } = useMergedDraft(storedOf(group), names, {
    productIds: mergeLists,
  });
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  const productsOf = (ids: readonly string[]): PickedProduct[] =>
    ids.flatMap((id) => [...products, ...picked].find((product) => product.id === id) ?? []);
  const { title, productIds } = draft;
  return (
    <FormDialog
      as="sheet"
      title={group ? 'Edit the group' : 'A new group'}
      doing="Save"
      check={() => (title.trim() === '' ? { title: 'Please write a title' } : null)}
      work={() => {
        const content = { title: title.trim(), productIds: [...productIds] };
        return group
          ? api.deskWindow.changeGroup({ id: group.id, version, ...content })
          : api.deskWindow.addGroup(content);
      }}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
      overtaken={(says) =>
        both && (
          <Overtaken
            overtaking={{ says, ...both }}
            draft={draft}
            names={names}
            shown={(from, part) =>
              part === 'title'
                ? from.title
                : productsOf(from.productIds)
                    .map(({ name }) => name)
                    .join(', ') || 'none'
            }
            onChoose={setDraft}
          />
        )
      }
    >
      {(faults) => (
        <>
          <TextField
            label="Title"
            maxLength={80}
            value={title}
            error={faults.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <ProductSearch
            label="Find products"
            chosen={productIds}
            onPick={(product) => {
              if (productIds.length >= max) return;
              setPicked((now) => [...now, product]);
              set({ productIds: [...productIds, product.id] });
            }}
          />
          <h3>
            As customers see it: {productIds.length} of at most {max}
          </h3>
          <ChosenProducts
            products={productsOf(productIds)}
            onChange={(chosen) => set({ productIds: chosen.map(({ id }) => id) })}
          />
        </>
      )}
    </FormDialog>
  );
}
