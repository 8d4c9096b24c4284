import { useState } from 'react';
import * as m from '#messages/desk-window';
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

const names = () => ({ title: m.title(), productIds: m.products() });
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
  const named = names();
  const { draft, setDraft, set, version, both } = useMergedDraft(storedOf(group), named, {
    productIds: mergeLists,
  });
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  const productsOf = (ids: readonly string[]): PickedProduct[] =>
    ids.flatMap((id) => [...products, ...picked].find((product) => product.id === id) ?? []);
  const { title, productIds } = draft;
  return (
    <FormDialog
      as="sheet"
      title={group ? m.edit_group() : m.new_group()}
      doing={m.save()}
      asked={{ title }}
      check={() => (title.trim() === '' ? { title: m.title_missing() } : null)}
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
            names={named}
            shown={(from, part) =>
              part === 'title'
                ? from.title
                : productsOf(from.productIds)
                    .map(({ name }) => name)
                    .join(', ') || m.none()
            }
            onChoose={setDraft}
          />
        )
      }
    >
      {(faults) => (
        <>
          <TextField
            label={m.title()}
            maxLength={80}
            value={title}
            error={faults.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <ProductSearch
            label={m.find_products()}
            chosen={productIds}
            onPick={(product) => {
              if (productIds.length >= max) return;
              setPicked((now) => [...now, product]);
              set({ productIds: [...productIds, product.id] });
            }}
          />
          <h3>{m.as_customers_see_of({ count: productIds.length, max })}</h3>
          <ChosenProducts
            products={productsOf(productIds)}
            onChange={(chosen) => set({ productIds: chosen.map(({ id }) => id) })}
          />
        </>
      )}
    </FormDialog>
  );
}
