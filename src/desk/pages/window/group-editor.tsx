import { useState } from 'react';
import * as m from '#messages/desk-window';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { mergeLists } from '../../parts/merge-lists.ts';
import { ChosenProducts, type PickedProduct, ProductSearch } from '../../parts/product-picker.tsx';
import { useDesk } from '../../session.tsx';
import type { DeskGroup, WindowData } from './window-data.ts';

/** How many products fit in a group. */
const max = 24;

interface Draft {
  readonly title: string;
  readonly productIds: readonly string[];
}

/** Adds or changes a group: its title, its products and their order. */
export function GroupEditor({
  group,
  products,
  onClose,
}: {
  group: DeskGroup | null;
  products: WindowData['products'];
  onClose: () => void;
}) {
  const { api } = useDesk();
  const [picks, setPicks] = useState<readonly PickedProduct[]>([]);
  const start: Draft = { title: group?.title ?? '', productIds: group?.productIds ?? [] };
  const productsOf = (ids: readonly string[]): PickedProduct[] =>
    ids.flatMap((id) => [...products, ...picks].find((product) => product.id === id) ?? []);
  const namesOf = ({ productIds }: Draft) =>
    productsOf(productIds)
      .map(({ name }) => name)
      .join(', ') || m.none();
  return (
    <FormDialog
      about={group?.id ?? ''}
      as="sheet"
      title={group ? m.edit_group() : m.new_group()}
      doing={m.save()}
      start={start}
      shared={{
        version: group?.version ?? 0,
        names: { title: m.title(), productIds: m.products() },
        shown: (from, part) => (part === 'title' ? from.title : namesOf(from)),
        combine: { productIds: mergeLists },
      }}
      check={({ title }) => (title.trim() === '' ? { title: m.title_missing() } : null)}
      work={({ title, productIds }, version) => {
        const content = { title: title.trim(), productIds: [...productIds] };
        return group
          ? api.deskWindow.changeGroup({ id: group.id, version, ...content })
          : api.deskWindow.addGroup(content);
      }}
      onClose={onClose}
    >
      {({ text, set, values: { productIds } }) => (
        <>
          <TextField label={m.title()} maxLength={80} {...text('title')} />
          <ProductSearch
            label={m.find_products()}
            chosen={productIds}
            onPick={(product) => {
              if (productIds.length >= max) return;
              setPicks((now) => [...now, product]);
              set({ productIds: [...productIds, product.id] });
            }}
          />
          <h3>{m.as_customers_see_of({ count: productIds.length, max })}</h3>
          <ChosenProducts
            products={productsOf(productIds)}
            onChange={(selection) => set({ productIds: selection.map(({ id }) => id) })}
          />
        </>
      )}
    </FormDialog>
  );
}
