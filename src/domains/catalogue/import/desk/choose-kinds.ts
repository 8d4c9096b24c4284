import * as answers from '#messages/answers';
import * as m from '#messages/import-columns';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../../platform/database.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { holdSeller } from '../../../sellers/sellers.store.ts';
import { foldedName } from '../category-of.ts';
import { saveKinds } from './import-kinds.store.ts';

interface Choice {
  readonly shopId: string | null;
  readonly kinds: readonly { readonly kind: string; readonly categoryId: string | null }[];
}

/** Stores into which categories a shop's goods of these kinds go, or that they are left out. */
export async function chooseKinds(db: Database, { shopId, kinds }: Choice, now: Date) {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop() });
  if (!(await holdSeller(db, shopId))) return refuse('not_found', { error: refusals.shop_not_found() });
  const byKind = new Map(kinds.map(({ kind, categoryId }) => [foldedName(kind), categoryId]));
  const rows = [...byKind].map(([kind, categoryId]) => ({ kind, categoryId }));
  if (!(await saveKinds(db, { sellerId: shopId, kinds: rows, now })))
    return refuse('invalid', { error: m.category_gone() });
  return { message: answers.categories_chosen() };
}
