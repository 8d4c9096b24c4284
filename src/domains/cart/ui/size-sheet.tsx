import { useCallback, useEffect, useState } from 'react';
import * as m from '#messages/product';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useApi } from '../../../web/page.tsx';
import type { Variant } from '../../catalogue/product.ts';
import { VariantChoice } from '../../catalogue/ui/variant-choice.tsx';
import styles from './size-sheet.module.css';

interface Props {
  readonly product: { readonly slug: string; readonly name: string };
  readonly onClose: () => void;
  readonly onChoose: (variant: Variant) => void;
}

/** Asks for a size where a card has no room for it. The sizes and what is left of them are read when it opens. */
export function SizeSheet({ product, onClose, onChoose }: Props) {
  const api = useApi();
  const [variants, setVariants] = useState<readonly Variant[]>();
  const [problem, setProblem] = useState<string>();
  const ask = useCallback(() => {
    setProblem(undefined);
    api.catalogue.getProduct({ slugOrId: product.slug }).then(
      (found) => setVariants(found.product.variants),
      (error: Error) => setProblem(error.message),
    );
  }, [api, product.slug]);
  useEffect(ask, [ask]);
  return (
    <Sheet open onClose={onClose} title={m.choose_size()}>
      <p className={styles.name}>{product.name}</p>
      {problem ? (
        <ErrorState onRetry={ask}>{problem}</ErrorState>
      ) : variants ? (
        <VariantChoice variants={variants} onChoose={onChoose} />
      ) : (
        <Skeleton height="5rem" />
      )}
    </Sheet>
  );
}
