import * as Slider from '@radix-ui/react-slider';
import * as m from '#messages/controls';
import { formatRupees } from '../price/format-rupees.ts';
import styles from './price-range.module.css';
import type { PriceBounds } from './price-bounds.ts';

/** The two-handled slider of a PriceRange, in a chunk of its own. HTML has no accessible equivalent. */
export function PriceSlider({
  min,
  max,
  step,
  value: [low, high],
  onChange,
  onCommit,
}: {
  min: number;
  max: number;
  step: number;
  value: PriceBounds;
  onChange: (value: PriceBounds) => void;
  onCommit: ((value: PriceBounds) => void) | undefined;
}) {
  const pair = ([from = min, to = max]: number[]): PriceBounds => [from, to];
  return (
    <Slider.Root
      className={styles.root}
      {...{ min, max, step }}
      value={[Math.min(low, high), Math.max(low, high)]}
      onValueChange={(values) => onChange(pair(values))}
      onValueCommit={(values) => onCommit?.(pair(values))}
    >
      <Slider.Track className={styles.track}>
        <Slider.Range className={styles.chosen} />
      </Slider.Track>
      <Slider.Thumb
        className={styles.thumb}
        aria-label={m.lowest_price()}
        aria-valuetext={formatRupees(low)}
      />
      <Slider.Thumb
        className={styles.thumb}
        aria-label={m.highest_price()}
        aria-valuetext={formatRupees(high)}
      />
    </Slider.Root>
  );
}
