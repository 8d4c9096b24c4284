import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages/controls';
import { TextField } from '../text-field/text-field.tsx';
import { useLoaded } from '../loaded.ts';
import { useNear } from '../use-near.ts';
import styles from './price-range.module.css';
import type { PriceBounds } from './price-bounds.ts';

const load = () => import('./price-slider.tsx').then((module) => module.PriceSlider);

/**
 * A price range in rupees: two fields of the surrounding form, and above them a slider with two handles. The slider
 * loads when its place comes near the window, so never for a customer who leaves a phone's filters closed.
 */
export function PriceRange({
  min,
  max,
  step = 5,
  value,
  onCommit,
}: {
  min: number;
  max: number;
  step?: number;
  value: PriceBounds;
  /** Called when a handle is released or a field loses the focus, not at every step. */
  onCommit?: (value: PriceBounds) => void;
}) {
  const [bounds, setBounds] = useState(value);
  const [low, high] = value;
  useEffect(() => setBounds([low, high]), [low, high]);
  const place = useRef<HTMLDivElement>(null);
  const Slider = useLoaded(load, useNear(place));

  const type = (index: 0 | 1) => (event: ChangeEvent<HTMLInputElement>) => {
    const price = Number(event.currentTarget.value);
    setBounds(index === 0 ? [price, bounds[1]] : [bounds[0], price]);
  };
  const leave = () => {
    const inside = (price: number) => Math.min(max, Math.max(min, price));
    const sortedBounds: PriceBounds = [inside(Math.min(...bounds)), inside(Math.max(...bounds))];
    setBounds(sortedBounds);
    if (sortedBounds[0] !== low || sortedBounds[1] !== high) onCommit?.(sortedBounds);
  };
  const field = (index: 0 | 1, label: string) => (
    <TextField
      label={label}
      before="₹"
      type="number"
      inputMode="numeric"
      name={index === 0 ? 'lowPrice' : 'highPrice'}
      {...{ min, max, step }}
      value={bounds[index]}
      onChange={type(index)}
      onBlur={leave}
      className={styles.field}
    />
  );
  return (
    <div className={styles.range}>
      <div ref={place} className={styles.slider}>
        {Slider && <Slider {...{ min, max, step }} value={bounds} onChange={setBounds} onCommit={onCommit} />}
      </div>
      {field(0, m.from())}
      {field(1, m.to())}
    </div>
  );
}
