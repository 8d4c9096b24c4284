import * as m from '#messages/refusals';
import { encodeForPrint } from '../../../../packages/picture-encoder/src/encode-picture.ts';
import type { Handlers } from '../../../platform/call.ts';
import { fairTurns } from '../../../platform/fair-turns.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { readPicture } from '../../catalogue/pictures/made-pictures.ts';
import { findProductIds } from '../../catalogue/products/staff-products.store.ts';
import { findShopName } from '../../sellers/sellers.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { type LeafletItem } from './draw-leaflet.ts';
import { type leafletCalls, maxGoods } from './leaflet.calls.ts';
import { type LeafletRow, listLeaflet } from './leaflet.store.ts';

interface Dependencies extends Desk {
  readonly objects: Objects;
  readonly publicUrl: string;
}

/** One leaflet is drawn at a time, of each person in turn: its pictures are decoded in this process. */
const inTurn = fairTurns({ atOnce: () => 1, maxQueueLength: 8 });

const keyOf = (image: string): string => /^\/pictures\/(\w+)\.webp$/.exec(image)?.[1] ?? '';

export function leafletHandlers(desk: Dependencies): Handlers<typeof leafletCalls> {
  const { db, clock, publicUrl } = desk;
  /** A product with its picture; a picture that cannot be read leaves its place empty. */
  async function itemOf({ image, slug, ...row }: LeafletRow): Promise<LeafletItem> {
    const picture = await readPicture(desk, keyOf(image)).catch(() => null);
    const jpeg = picture && (await encodeForPrint(picture.source).catch(() => null));
    const isDrawing = picture?.isDrawing ?? false;
    return { ...row, address: `${publicUrl}/product/details/${slug}`, jpeg, isDrawing };
  }
  return {
    pdf: async ({ products, ...filter }, { shopId, staff }) => {
      const ids = await findProductIds(
        db,
        shopId,
        { ...filter, products: products?.split(',') ?? null },
        maxGoods + 1,
      );
      if (ids.length > maxGoods) return refuse('invalid', { error: m.too_many_products({ max: maxGoods }) });
      const rows = await listLeaflet(db, ids);
      if (rows.length === 0) return refuse('not_found', { error: m.nothing_on_sale_here() });
      const title = (shopId && (await findShopName(db, shopId))) || shop.name;
      return inTurn(staff.id, async () => {
        // Loaded on first use, so that the shop starts without fonts and the PDF library.
        const { drawLeaflet } = await import('./draw-leaflet.ts');
        const day = dayOf(clock.now());
        const bytes = await drawLeaflet({ title, day, count: rows.length, items: read(rows, itemOf) });
        return { bytes, name: `catalogue-${day}.pdf` };
      });
    },
  };
}

/** One after the other, so that one picture is in memory at a time. */
async function* read<Row, Item>(rows: readonly Row[], itemOf: (row: Row) => Promise<Item>) {
  for (const row of rows) yield itemOf(row);
}
