import type { Database } from '../../../platform/database.ts';
import { slugOf } from '../words/slug-of.ts';
import { type FileColumns, statesSizes } from './file-columns.ts';
import type { HandleLines } from './handle-lines.ts';
import { findOwnProducts, type OwnProduct } from './known-products.store.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { isUncountedStock } from './stock-words.ts';

/**
 * Gives lines that lack a title, a shop or a kind those of their product in the shop, which the reading of prices and
 * sizes needs too (`own`). A whole file, whose columns say all that, costs nothing.
 * @param seller the shop for all products, instead of their vendors
 */
export async function fillIn(
  db: Database,
  groups: readonly HandleLines[],
  seller: string | undefined,
): Promise<readonly HandleLines[]> {
  const needy = groups.filter(
    ({ rows }) => rows.some(({ quantity }) => isUncountedStock(quantity)) || rows.slice(0, 1).some(isNeedy),
  );
  if (needy.length === 0) return groups;
  const found = await findOwnProducts(
    db,
    needy.map(({ handle }) => handle),
  );
  const chosen = new Set(needy);
  return groups.map((group) => {
    const own = chosen.has(group) ? ownOf(group, found, seller) : undefined;
    return own ? filled(group, own) : group;
  });
}

const always = ['title', 'vendor', 'price', 'compareAt'] as const;

function isNeedy(first: ShopifyRow): boolean {
  const { named } = first;
  return !statesSizes(named) || hasNoKind(first) || always.some((column) => !named.has(column));
}

const hasNoKind = ({ type, productCategory, category }: ShopifyRow): boolean =>
  [type, productCategory, category].every((cell) => cell.trim() === '');

/** The product of this handle in the shop that the file or the import names; in any shop when neither does. */
function ownOf(
  { handle, rows: [first] }: HandleLines,
  found: readonly OwnProduct[],
  seller: string | undefined,
): OwnProduct | undefined {
  const shop = slugOf(seller ?? (first?.shop || first?.vendor || ''));
  const those = found.filter((one) => one.handle === handle || one.slug === handle);
  const mine = shop === '' ? those : those.filter((one) => slugOf(one.shop) === shop);
  return mine.find((one) => one.handle === handle) ?? mine[0];
}

function filled({ handle, rows: [first, ...others] }: HandleLines, own: OwnProduct): HandleLines {
  if (!first) return { handle, rows: [], own };
  const { named } = first;
  const whole: ShopifyRow = {
    ...first,
    title: named.has('title') ? first.title : own.name,
    shop: hasShop(named) ? first.shop : own.shop,
    category: hasNoKind(first) ? own.category : first.category,
    type: hasNoKind(first) ? own.category : first.type,
  };
  return { handle, rows: [whole, ...others], own };
}

const hasShop = (named: FileColumns): boolean => named.has('shop') || named.has('vendor');
