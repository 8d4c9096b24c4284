import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Desk } from '../../staff/desk.ts';
import type { promotionsCalls } from './promotions.calls.ts';
import { listCategories, listPromotions } from './promotions.store.ts';
import { addPromotion, editPromotion, endPromotion } from './save-promotion.ts';

/** The maximum offers shown at the desk. */
const maxShown = 200;

/** The market's offers, and those of a seller's own shop. */
export function promotionsHandlers(desk: Desk): Handlers<typeof promotionsCalls> {
  return {
    list: async ({ search }, { shopId }) => {
      const [promotions, categories] = await Promise.all([
        listPromotions(desk.db, { sellerId: shopId, search, now: desk.clock.now(), limit: maxShown }),
        listCategories(desk.db),
      ]);
      return { promotions, categories };
    },
    add: async ({ shop: _shop, ...promotion }, visit) => {
      const outcome = await addPromotion(desk, promotion, visit);
      return isRefusal(outcome) ? outcome : { message: answers.promotion_added({ name: promotion.name }) };
    },
    edit: async ({ shop: _shop, ...promotion }, visit) => {
      const outcome = await editPromotion(desk, promotion, visit);
      return isRefusal(outcome) ? outcome : { message: answers.promotion_saved({ name: promotion.name }) };
    },
    end: async ({ shop: _shop, ...intent }, visit) => {
      const outcome = await endPromotion(desk, intent, visit);
      return isRefusal(outcome)
        ? outcome
        : { message: answers.promotion_ended({ name: outcome.before.name }) };
    },
  };
}
