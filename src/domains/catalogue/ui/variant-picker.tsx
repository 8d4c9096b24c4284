import type { Product, Variant } from '../product.ts';
import { ColourSwatches } from './colour-swatches.tsx';
import { useColour } from './use-colour.ts';
import { VariantChoice } from './variant-choice.tsx';
import styles from './variant-picker.module.css';

/** Colour and size in a dialog: a pressed size is the answer. */
export function VariantPicker({
  product,
  onChoose,
}: {
  product: Product;
  onChoose: (variant: Variant) => void;
}) {
  const colour = useColour(product);
  return (
    <div className={styles.all}>
      <ColourSwatches choice={colour} />
      <VariantChoice variants={colour.variants} onChoose={onChoose} />
    </div>
  );
}
