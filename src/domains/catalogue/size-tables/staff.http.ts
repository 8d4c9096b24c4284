import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Desk } from '../../staff/desk.ts';
import { listShelves, listSizeTables } from './desk-sizes.store.ts';
import { removeSizeTable, saveSizeTable } from './save-size-table.ts';
import type { deskSizesCalls } from './staff.calls.ts';

/** Handlers for a shop's size tables at the desk. */
export function deskSizesHandlers(desk: Desk): Handlers<typeof deskSizesCalls> {
  const { db } = desk;
  return {
    list: async (_input, { shopId }) => {
      if (shopId === null) return { guides: null };
      const [shelves, tables] = await Promise.all([listShelves(db, shopId), listSizeTables(db, shopId)]);
      return { guides: { shelves, tables } };
    },
    save: async ({ shop: _shop, ...table }, visit) => {
      const outcome = await saveSizeTable(desk, table, visit);
      return isRefusal(outcome) ? outcome : { message: answers.size_table_saved() };
    },
    remove: async ({ shop: _shop, ...table }, visit) => {
      const outcome = await removeSizeTable(desk, table, visit);
      return isRefusal(outcome) ? outcome : { message: answers.size_table_removed() };
    },
  };
}
