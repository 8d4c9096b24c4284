import { Select } from '../../../ui/select/select.tsx';
import { ProductSearch } from '../../parts/product-picker.tsx';
import type { DeskBanner, WindowData } from './window-data.ts';

/** What the button leads to: one thing, and not three to be put together from two people's. */
export interface Target {
  readonly targetType: DeskBanner['targetType'];
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** Chooses what a banner's button leads to: a category, a product, or nothing. */
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
  /** The target in words. */
  says: string;
  categories: WindowData['categories'];
  onTarget: (over: Partial<Target>) => void;
  onFound: (product: { id: string; name: string }) => void;
}) {
  return (
    <>
      <Select
        label="The button leads to"
        value={target.targetType}
        error={error}
        onChange={({ target: { value } }) => onTarget({ targetType: value as DeskBanner['targetType'] })}
      >
        <option value="">No button</option>
        <option value="category">A category</option>
        <option value="product">A product</option>
      </Select>
      {target.targetType === 'category' && (
        <Select
          label="Category"
          value={target.categoryId ?? ''}
          onChange={(event) => onTarget({ targetType: 'category', categoryId: event.target.value || null })}
        >
          <option value="">Choose…</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {target.targetType === 'product' && (
        <>
          {target.productId && <p>Leads to {says}</p>}
          <ProductSearch
            label="Find the product"
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
