import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdSeller } from '../../sellers/sellers.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { isCategory } from '../products/products.store.ts';
import { deleteSizeTable, holdSizeTable, putSizeTable, type TableKey } from './size-tables.store.ts';
import { faultsOfRows, type TableInput } from './staff.calls.ts';

type SaveRefusal = Refusal<'changed_meanwhile' | 'invalid' | 'not_found'>;
type SaveChange = { readonly before: unknown; readonly after: unknown };

const intentOf = ({ sellerId, categoryId, audience }: TableKey, did: string, at: Date) =>
  ({
    subject: 'size table',
    subjectId: `${sellerId} ${categoryId} ${audience}`,
    shopId: sellerId,
    did,
    at,
  }) as const;

/** Saves a shop's size table for a category. Locking the shop's row serialises edits, including new tables. */
export async function saveSizeTable(
  { db, clock }: Desk,
  { version, categoryId, audience, kind, rows }: TableInput & { version: number },
  { staff, shopId }: StaffVisit,
): Promise<SaveChange | SaveRefusal> {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_of_products() });
  const fields = faultsOfRows(kind, rows);
  if (fields) return refuse('invalid', { fields });
  const [key, now] = [{ sellerId: shopId, categoryId, audience }, clock.now()];
  return makeChange(
    db,
    staff,
    intentOf(key, 'edited', now),
    async (trx): Promise<SaveChange | SaveRefusal> => {
      if (!(await holdSeller(trx, shopId))) return refuse('not_found', { error: m.shop_not_found() });
      if (!(await isCategory(trx, categoryId))) return refuse('not_found', { error: m.category_not_found() });
      const before = await holdSizeTable(trx, key);
      if ((before?.version ?? 0) !== version) return refuse('changed_meanwhile');
      await putSizeTable(trx, key, { kind, rows }, now);
      return { before, after: { kind, rows } };
    },
  );
}

/** Removes a shop's size table for a category. */
export async function removeSizeTable(
  { db, clock }: Desk,
  { version, categoryId, audience }: Pick<TableInput, 'categoryId' | 'audience'> & { version: number },
  { staff, shopId }: StaffVisit,
): Promise<SaveChange | SaveRefusal> {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_of_products() });
  const key = { sellerId: shopId, categoryId, audience };
  return makeChange(
    db,
    staff,
    intentOf(key, 'removed', clock.now()),
    async (trx): Promise<SaveChange | SaveRefusal> => {
      const before = await holdSizeTable(trx, key);
      if (!before) return refuse('not_found', { error: m.size_table_not_found() });
      if (before.version !== version) return refuse('changed_meanwhile');
      await deleteSizeTable(trx, key);
      return { before, after: null };
    },
  );
}
