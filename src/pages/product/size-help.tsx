import { useEffect, useState } from 'react';
import type { KeptSize } from '../../domains/catalogue/size-tables/fits-you.ts';
import { hasSizes } from '../../domains/catalogue/size-tables/has-sizes.ts';
import { Promises } from '../../domains/cart/ui/promises.tsx';
import { OnMe } from '../../domains/catalogue/size-tables/ui/on-me.tsx';
import { SizeFinder } from '../../domains/catalogue/size-tables/ui/size-finder.tsx';
import { SizeGuide } from '../../domains/catalogue/size-tables/ui/size-guide.tsx';
import { fitVerdict } from '../../domains/reviews/fit.ts';
import { verdictText } from '../../domains/reviews/ui/fit-words.ts';
import { useApi } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { ProductData } from './load.ts';
import styles from './size-help.module.css';

/** Help with choosing a size: whether it runs small or large, the customer's fitting size, and the measures. */
export function SizeHelp({ data: { product, sizeGuide, reviews } }: { data: ProductData }) {
  const sizesBought = useBought(sizeGuide !== null);
  const verdict = hasSizes(product.variants) ? fitVerdict(reviews.fit) : null;
  if (!verdict && !sizeGuide) return null;
  return (
    <div className={styles.help}>
      {sizeGuide && (
        <SizeFinder
          guide={sizeGuide}
          product={product.name}
          runs={verdict?.runs ?? null}
          bought={sizesBought}
        />
      )}
      {sizeGuide && <SizeGuide guide={sizeGuide} />}
      {verdict && <p>{verdictText(verdict)}</p>}
    </div>
  );
}

/** Sizes that the customer bought and kept; empty for guests and until loaded. */
function useBought(isNeeded: boolean): readonly KeptSize[] {
  const api = useApi();
  const { customer } = useShell();
  const [sizes, setSizes] = useState<readonly KeptSize[]>([]);
  const asks = isNeeded && customer !== null;
  useEffect(() => {
    if (!asks) return;
    let isUnmounted = false;
    api.returns.listKeptSizes().then(
      (answer) => isUnmounted || setSizes(answer.sizes),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, asks]);
  return sizes;
}

/** What is promised, and the garment on the customer where its lengths are known. */
export const WornByYou = ({
  data: { product, lengths, sizeGuide },
  ...choice
}: {
  data: ProductData;
  colour: string | undefined;
  size: string | undefined;
}) => (
  <>
    <Promises />
    {lengths && <OnMe product={product} lengths={lengths} guide={sizeGuide} {...choice} />}
  </>
);
