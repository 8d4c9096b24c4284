import { isRefusal } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import type { HeldProduct } from '../products/product-content.ts';
import { holdProduct, listVariants, type ShelfVariant } from '../products/products.store.ts';
import { changeShopProduct, type ProductsDesk } from '../products/save-products.ts';

/** What becomes of many products; what is omitted stays. */
export interface ManyChange {
  readonly status?: 'active' | 'hidden' | undefined;
  readonly categoryId?: string | undefined;
  /** MRP in whole rupees. */
  readonly price?: number | undefined;
  /** In whole percent. */
  readonly discount?: number | undefined;
}

/**
 * Changes products one by one, each as if it was edited alone, with its entry in the history. One that cannot be
 * changed stops no other.
 * @returns how many were changed, and why others were not
 */
export async function changeMany(
  desk: ProductsDesk,
  productIds: readonly string[],
  change: ManyChange,
  visit: StaffVisit,
): Promise<{ count: number; failures: { name: string; error: string }[] }> {
  const failures: { name: string; error: string }[] = [];
  let count = 0;
  for (const id of productIds) {
    const product = await holdProduct(desk.db, visit.shopId, id);
    if (!product) continue;
    const variants = await listVariants(desk.db, desk.orders, id);
    const { version, name } = product;
    const content = contentAfter(product, variants, change);
    const outcome = await changeShopProduct(desk, { id, version, content, did: didOf(change) }, visit);
    if (isRefusal(outcome)) failures.push({ name, error: outcome.error });
    else count += 1;
  }
  return { count, failures };
}

function contentAfter(product: HeldProduct, variants: readonly ShelfVariant[], change: ManyChange) {
  const { status = product.status, categoryId = product.categoryId } = change;
  const { price = product.price, discount = product.discount } = change;
  return {
    ...product,
    status,
    categoryId,
    price,
    discount,
    description: undefined,
    variants: variants.map((variant) => ({
      ...variant,
      ...(variant.price === null
        ? {}
        : { price: change.price ?? variant.price, discount: change.discount ?? variant.discount }),
      seen: variant.stock,
    })),
  };
}

const didOf = ({ status }: ManyChange): string =>
  status === undefined ? 'edited' : status === 'hidden' ? 'hidden' : 'shown again';
