import { hasSizes } from '../../domains/catalogue/size-tables/has-sizes.ts';
import { SizeGuide } from '../../domains/catalogue/size-tables/ui/size-guide.tsx';
import { fitVerdict } from '../../domains/reviews/fit.ts';
import { verdictText } from '../../domains/reviews/ui/fit-words.ts';
import type { ProductData } from './load.ts';
import styles from './size-help.module.css';

/** What helps to choose among a product's sizes: how they come out, and their centimetres. */
export function SizeHelp({ data: { product, sizeGuide, reviews } }: { data: ProductData }) {
  if (!hasSizes(product.variants)) return null;
  const verdict = fitVerdict(reviews.fit);
  if (!verdict && !sizeGuide) return null;
  return (
    <div className={styles.help}>
      {verdict && <p>{verdictText(verdict)}</p>}
      {sizeGuide && <SizeGuide guide={sizeGuide} />}
    </div>
  );
}
