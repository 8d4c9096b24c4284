import type { Art } from '../../../../packages/garment-art/src/art.ts';
import { fitsFigure } from '../../../../packages/garment-art/src/draw-garment.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import type { Database } from '../../../platform/database.ts';
import { linesOf } from '../attributes/facts-of.ts';
import type { Drawings } from '../pictures/draw-picture.ts';
import { findPicture } from '../pictures/pictures.store.ts';
import type { DetailedProduct } from '../product.ts';
import type { SizeGuide } from '../size-tables/size-guide.ts';
import { type Lengths, lengthsIn } from './lengths-in.ts';

type Words = Pick<DetailedProduct, '_id' | 'name' | 'attributes'>;

/** The art for one of a product's pictures: the drawing's own, or for a photo the art that fits the product's words. */
export async function artOf(db: Database, product: Words, picture: string, colour = ''): Promise<Art> {
  const row = await findPicture(db, /^\/pictures\/(.*)\.webp$/.exec(picture)?.[1] ?? '');
  if (row?.kind === 'product-drawing') return (row.drawing as Drawings['product-drawing']).art;
  const { audience = [], fabric = [] } = product.attributes;
  const title = [product.name, ...audience, ...fabric].join(' ');
  return artFor({ title, type: product.name, colour: colour || product.name, seed: product._id });
}

/** The lengths of a product's sizes; null when they are unknown, or no figure can wear such a garment to scale. */
export async function readLengths(
  db: Database,
  product: DetailedProduct,
  guide: SizeGuide | null,
): Promise<Lengths | null> {
  const fits = fitsFigure(await artOf(db, product, product.images[0] ?? ''));
  if (!fits) return null;
  const names = product.variants.map(({ size }) => size);
  const sizes = lengthsIn(linesOf(product.description), fits.hangs, names, guide);
  return sizes.length > 0 ? { ...fits, sizes } : null;
}
