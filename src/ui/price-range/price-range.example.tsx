import { useState } from 'react';
import type { Example } from '../example.ts';
import { formatRupees } from '../price/format-rupees.ts';
import type { PriceBounds } from './price-bounds.ts';
import { PriceRange } from './price-range.tsx';

function Choosing() {
  const [bounds, setBounds] = useState<PriceBounds>([500, 4000]);
  return (
    <>
      <PriceRange min={0} max={23000} value={bounds} onCommit={setBounds} />
      <p style={{ marginBlockStart: 'var(--space-3)' }}>
        {formatRupees(bounds[0])} to {formatRupees(bounds[1])}
      </p>
    </>
  );
}

export const example: Example = {
  name: 'PriceRange',
  about: 'From which to which price: typed, or drawn with two handles in steps of five.',
  states: { Chosen: Choosing, 'All prices': () => <PriceRange min={0} max={5000} value={[0, 5000]} /> },
};
