import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findShopStory } from '../../sellers/shop-front.store.ts';
import type { Desk } from '../../staff/desk.ts';
import type { deskShopPageCalls } from './staff.calls.ts';
import { tellStory } from './tell-story.ts';

export function shopPageHandlers(desk: Desk): Handlers<typeof deskShopPageCalls> {
  return {
    read: async (_input, { shopId }) => ({
      told: shopId === null ? null : await findShopStory(desk.db, shopId),
    }),
    save: async ({ shop: _shop, ...told }, visit) => {
      const outcome = await tellStory(desk, told, visit);
      return isRefusal(outcome) ? outcome : { message: answers.shop_page_saved() };
    },
  };
}
