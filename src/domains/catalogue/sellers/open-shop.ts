import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { seedFrom } from '../../../../packages/garment-art/src/random.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { insertSeller, type SellerName } from '../../sellers/sellers.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import { slugOf } from '../words/slug-of.ts';

// No I and O, which look like 1 and 0.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const fronts = ['#b5563f', '#c2456b', '#e0a070', '#c9962f', '#b98a94', '#d8b98a'] as const;

/**
 * Creates a shop with its own invoice code and a drawn shop front, open or closed. The name must be free.
 * @param codes all sellers' invoice codes (listInvoiceCodes); the new one is added
 */
export async function openShop(
  db: Database,
  { name, closed = false }: { name: string; closed?: boolean },
  now: Date,
  codes: Set<string>,
): Promise<SellerName> {
  const seller = { id: newId(now), name, slug: slugOf(name) };
  const seed = seedFrom(seller.slug);
  const base = fronts[seed % fronts.length] as string;
  const book = pictureBook(now);
  const second = fronts[(seed + 2) % fronts.length] as string;
  const picture = book.add('shop-drawing', { seed, colours: [base, second, '#6d1f2c'] }, base, name);
  await insertDrawings(db, book.rows());
  const invoiceCode = freeCode(seller.slug, codes);
  codes.add(invoiceCode);
  await insertSeller(db, { ...seller, invoiceCode, picture, now, closedAt: closed ? now : null });
  return seller;
}

/** A three-letter code from the name, which does not reveal the number of shops; longer when all are taken. */
export function freeCode(slug: string, existing: ReadonlySet<string>): string {
  for (let round = 0; ; round += 1) {
    const digest = createHash('sha256').update(`${slug} ${round}`).digest();
    const length = 3 + Math.floor(round / 1_000);
    const code = [...digest.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
    if (!existing.has(code)) return code;
  }
}
