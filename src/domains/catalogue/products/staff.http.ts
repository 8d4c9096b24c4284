import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { valuesOf } from '../attributes/attribute.ts';
import { compareSizes } from '../compare-sizes.ts';
import { forEachKind } from '../attributes/attribute-kinds.ts';
import { exportLines } from '../import/export-products.ts';
import { keepPhoto } from '../pictures/keep-photo.ts';
import { listChanges } from '../../staff/changes/changes.store.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import type { RunImport } from '../import/import-order.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import type { Desk } from '../../staff/desk.ts';
import { showImport } from './follow-import.ts';
import { importCsv } from './import-csv.ts';
import type { deskProductsCalls } from './staff.calls.ts';
import { listChoices, listShopProducts, perPage } from './staff-products.store.ts';
import {
  addShopProduct,
  changeShopProduct,
  readShopProduct,
  setProductStatus,
  setShopStock,
} from './save-products.ts';

/** The names of the members that differ, for a one-line entry in the change history. */
function changedParts(before: unknown, after: unknown): string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Max changes listed for a product. */
const maxChanges = 30;

export function deskProductsHandlers(
  desk: Desk & {
    readonly objects: Objects;
    readonly publicUrl: string;
    readonly search: SearchOfProducts;
    readonly orders: OrdersOfProducts;
    readonly runImport: RunImport;
    readonly fetchesPhotos: boolean;
  },
): Handlers<typeof deskProductsCalls> {
  const { db, clock, objects, publicUrl } = desk;
  return {
    list: async ({ search, show, page = 1 }, { shopId }) => ({
      ...(await listShopProducts(db, shopId, { search, show, page })),
      perPage,
    }),
    get: async ({ productId }, visit) => {
      const product = await readShopProduct(desk, productId, visit);
      if (!product) return refuse('not_found', { error: refusals.not_your_product() });
      const history = await listChanges(db, {
        subject: 'product',
        subjectId: productId,
        limit: maxChanges,
      });
      const changes = history.map(({ at, by, did, before, after }) => ({
        at: at.toISOString(),
        by,
        did,
        parts: changedParts(before, after),
      }));
      return { product, changes };
    },
    choices: async (_input, { shopId }) => {
      const { categories, ...choices } = await listChoices(db, shopId);
      return {
        ...choices,
        categories: categories.map(({ sizes, ...one }) => ({ ...one, sizes: sizes.toSorted(compareSizes) })),
        attributes: forEachKind(valuesOf),
        commissionPercent: shop.commissionPercent,
      };
    },
    add: async (content, visit) => {
      const outcome = await addShopProduct(desk, content, visit);
      if (isRefusal(outcome)) return outcome;
      const message = content.status === 'active' ? answers.product_added() : answers.product_added_hidden();
      return { message, productId: outcome.id, slug: outcome.slug };
    },
    change: async ({ productId: id, version, ...content }, visit) => {
      const outcome = await changeShopProduct(desk, { id, version, content, did: 'edited' }, visit);
      return isRefusal(outcome) ? outcome : { ...outcome, message: answers.product_saved() };
    },
    setStatus: async (input, visit) => {
      const outcome = await setProductStatus(desk, input, visit);
      if (isRefusal(outcome)) return outcome;
      return { message: input.status === 'hidden' ? answers.product_hidden() : answers.product_shown() };
    },
    setStock: ({ steps }, visit) => setShopStock(desk, steps, visit),
    addPicture: ({ name }, { rawBody, gone, staff }) =>
      keepPhoto({ db, objects }, { bytes: rawBody, name, by: staff.id, alt: '', now: clock.now(), gone }),
    importCsv: ({ check, name }, visit) => importCsv(desk, { check: check === 'yes', file: name }, visit),
    lastImport: async (_input, { shopId }) => ({
      import: shopId === null ? null : await showImport(desk, shopId),
    }),
    exportCsv: async (_input, { shopId }) => ({
      bytes: exportLines(db, { publicUrl, sellerId: shopId }),
      name: 'products.csv',
    }),
  };
}
