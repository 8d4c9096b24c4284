import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findShopLabel } from '../../sellers/shop-label.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { scoreDeclarations } from './declarations.store.ts';
import { declareShop } from './declare-shop.ts';
import type { deskDeclarationsCalls } from './staff.calls.ts';

export function declarationsHandlers(desk: Desk): Handlers<typeof deskDeclarationsCalls> {
  const { db } = desk;
  return {
    read: async (_input, { shopId }) => ({
      ...(await scoreDeclarations(db, shopId)),
      label: shopId === null ? null : await findShopLabel(db, shopId),
    }),
    save: async ({ shop: _shop, ...label }, visit) => {
      const outcome = await declareShop(desk, label, visit);
      return isRefusal(outcome) ? outcome : { message: answers.declarations_saved() };
    },
  };
}
