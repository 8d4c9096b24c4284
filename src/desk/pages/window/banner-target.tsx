import * as m from '#messages/desk-window';
import { Select } from '../../../ui/select/select.tsx';
import { ProductSearch } from '../../parts/product-picker.tsx';
import type { DeskBanner, WindowData } from './window-data.ts';

/** The button's target. Kept as one value, so that a merge never mixes two people's targets. */
export interface Target {
  readonly targetType: DeskBanner['targetType'];
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** Chooses the target of a banner's button: a category, a product, or none. */
export function BannerTarget({
  target,
  error,
  says,
  categories,
  onTarget,
  onFound,
}: {
  target: Target;
  error: string | undefined;
  /** The chosen target's name. */
  says: string;
  categories: WindowData['categories'];
  onTarget: (over: Partial<Target>) => void;
  onFound: (product: { id: string; name: string }) => void;
}) {
  return (
    <>
      <Select
        label={m.button_target()}
        value={target.targetType}
        error={error}
        onChange={({ target: { value } }) => onTarget({ targetType: value as DeskBanner['targetType'] })}
      >
        <option value="">{m.no_button()}</option>
        <option value="category">{m.a_category()}</option>
        <option value="product">{m.a_product()}</option>
      </Select>
      {target.targetType === 'category' && (
        <Select
          label={m.category()}
          value={target.categoryId ?? ''}
          onChange={(event) => onTarget({ targetType: 'category', categoryId: event.target.value || null })}
        >
          <option value="">{m.choose()}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {target.targetType === 'product' && (
        <>
          {target.productId && <p>{m.opens({ target: says })}</p>}
          <ProductSearch
            label={m.find_product()}
            chosen={target.productId ? [target.productId] : []}
            onPick={(product) => {
              onTarget({ targetType: 'product', productId: product.id });
              onFound(product);
            }}
          />
        </>
      )}
    </>
  );
}
