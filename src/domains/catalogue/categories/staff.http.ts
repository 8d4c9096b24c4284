import * as m from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listDeskCategories } from './categories.store.ts';
import { addCategory, changeCategory } from './save-category.ts';
import { arrange } from '../window/arrange.ts';
import { ratesInForce } from '../../tax/gst.ts';
import { listGstRates } from '../../tax/rates.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { Desk } from '../../staff/desk.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import type { categoriesCalls } from './staff.calls.ts';

export function categoriesHandlers({
  db,
  clock,
  search,
}: Desk & { readonly search: SearchOfProducts }): Handlers<typeof categoriesCalls> {
  const intent = (subjectId: string, did: string) =>
    ({ subject: 'category', subjectId, did, at: clock.now() }) as const;
  return {
    list: async () => {
      const [categories, rates] = await Promise.all([listDeskCategories(db), listGstRates(db)]);
      const day = dayOf(clock.now());
      return {
        categories: categories.map((category) => ({
          ...category,
          rates: ratesInForce(rates, { hsn: category.hsn, day }).map(({ upToPaise, ratePercent }) => ({
            upToPaise,
            percent: ratePercent,
          })),
        })),
      };
    },
    add: async (category, { staff }) => {
      const now = clock.now();
      const outcome = await makeChange(db, staff, intent('', 'added'), (trx) =>
        addCategory(trx, { category, now }),
      );
      return isRefusal(outcome) ? outcome : { message: m.category_added() };
    },
    change: async ({ id, version, ...category }, { staff }) => {
      const outcome = await makeChange(db, staff, intent(id, 'edited'), (trx) =>
        changeCategory(trx, { id, version, category }),
      );
      if (isRefusal(outcome)) return outcome;
      if (outcome.before?.name !== outcome.after?.name) await search.indexCategory(db, id);
      return { message: m.category_saved() };
    },
    arrange: async ({ seen, ids }, { staff }) => {
      const outcome = await makeChange(db, staff, intent('all', 'arranged'), (trx) =>
        arrange(trx, 'categories', { seen, ids }),
      );
      return isRefusal(outcome) ? outcome : { message: m.order_saved() };
    },
  };
}
