import * as answers from '#messages/answers';
import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findProductIds } from '../products/staff-products.store.ts';
import type { ProductsDesk } from '../products/save-products.ts';
import { changeMany } from './change-many.ts';
import { endSaleNow, planSale } from './run-sales.ts';
import { type Choice, maxProducts, type salesCalls } from './sales.calls.ts';
import { listSales } from './sales.store.ts';

export function salesHandlers(desk: ProductsDesk): Handlers<typeof salesCalls> {
  const { db } = desk;
  async function idsOf(
    choice: Choice,
    shopId: string | null,
  ): Promise<string[] | Refusal<'invalid' | 'not_found'>> {
    const ids = await findProductIds(db, shopId, choice, maxProducts + 1);
    if (ids.length === 0) return refuse('not_found', { error: m.not_your_product() });
    return ids.length > maxProducts
      ? refuse('invalid', { error: m.too_many_products({ max: maxProducts }) })
      : ids;
  }
  return {
    list: async (_input, { shopId }) => ({
      sales: (await listSales(db, shopId)).map(({ startsAt, endsAt, ...sale }) => ({
        ...sale,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    }),
    plan: async ({ percent, firstDay, lastDay, ...choice }, visit) => {
      const productIds = await idsOf(choice, visit.shopId);
      if (isRefusal(productIds)) return productIds;
      const sale = await planSale(desk, { productIds, percent, firstDay, lastDay }, visit);
      if (isRefusal(sale)) return sale;
      return { message: answers.sale_planned({ count: sale.products }), saleId: sale.id };
    },
    end: async ({ saleId }, visit) => {
      const outcome = await endSaleNow(desk, saleId, visit);
      return isRefusal(outcome) ? outcome : { message: answers.sale_ended() };
    },
    changeMany: async ({ change, ...choice }, visit) => {
      const productIds = await idsOf(choice, visit.shopId);
      if (isRefusal(productIds)) return productIds;
      const { count, failures } = await changeMany(desk, productIds, change, visit);
      const message = answers.products_changed({ count });
      const [first] = failures;
      if (!first) return { message, failures };
      const { name, error: reason } = first;
      return { message: answers.not_changed({ message, count: failures.length, name, reason }), failures };
    },
  };
}
