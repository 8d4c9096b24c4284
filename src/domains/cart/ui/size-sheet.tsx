import { useCallback, useEffect, useState } from 'react';
import * as m from '#messages/product';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useApi } from '../../../web/page.tsx';
import type { Product, Variant } from '../../catalogue/product.ts';
import { VariantPicker } from '../../catalogue/ui/variant-picker.tsx';
import styles from './size-sheet.module.css';

interface Props {
  readonly product: { readonly slug: string; readonly name: string; readonly colour?: string };
  /** The button that opened the sheet. */
  readonly near: Element | undefined;
  readonly onClose: () => void;
  readonly onChoose: (variant: Variant) => void;
}

/** Asks for colour and size where a card has no room for them. Reads the remaining stock when it opens. */
export function SizeSheet({ product, near, onClose, onChoose }: Props) {
  const [card] = useState(() => near?.closest('article')?.getBoundingClientRect());
  const api = useApi();
  const [current, setFound] = useState<Product>();
  const [problem, setProblem] = useState<string>();
  const ask = useCallback(() => {
    setProblem(undefined);
    api.catalogue.getProduct({ slugOrId: product.slug }).then(
      (answer) => setFound(answer.product),
      (error: Error) => setProblem(error.message),
    );
  }, [api, product.slug]);
  useEffect(ask, [ask]);
  return (
    <Sheet open near={card} onClose={onClose} title={m.choose_size()}>
      <p className={styles.name}>{product.name}</p>
      {problem ? (
        <ErrorState onRetry={ask}>{problem}</ErrorState>
      ) : current ? (
        <VariantPicker product={current} colour={product.colour} onChoose={onChoose} />
      ) : (
        <Skeleton height="5rem" />
      )}
    </Sheet>
  );
}
