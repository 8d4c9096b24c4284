import type { Product, Variant } from '../product.ts';
import { ColourSwatches } from './colour-swatches.tsx';
import { useColour } from './use-colour.ts';
import { VariantChoice } from './variant-choice.tsx';
import styles from './variant-picker.module.css';

/** The content of a dialog to choose colour and size; pressing a size is the final choice. */
export function VariantPicker({
  product,
  colour: nameInAddress,
  onChoose,
}: {
  product: Product;
  /** The colour that is chosen at first; by default the first in stock. */
  colour?: string | undefined;
  onChoose: (variant: Variant) => void;
}) {
  const colour = useColour(product, nameInAddress);
  return (
    <div className={styles.all}>
      <ColourSwatches choice={colour} />
      <VariantChoice variants={colour.variants} onChoose={onChoose} />
    </div>
  );
}
