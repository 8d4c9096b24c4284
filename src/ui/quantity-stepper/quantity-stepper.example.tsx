import { useState } from 'react';
import type { Example } from '../example.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

function Counting({ start, max, busy }: { start: number; max: number; busy?: boolean }) {
  const [value, setValue] = useState(start);
  const [limit, setLimit] = useState(false);
  return (
    <>
      <QuantityStepper
        label="Quantity"
        value={value}
        max={max}
        busy={busy ?? false}
        onChange={setValue}
        onLimit={() => setLimit(true)}
      />
      {limit && <p>Out of stock</p>}
    </>
  );
}

export const example: Example = {
  name: 'QuantityStepper',
  about: 'How many. At the stock’s end the plus says why.',
  states: {
    'In between': () => <Counting start={2} max={9} />,
    'At one': () => <Counting start={1} max={9} />,
    'At the stock’s end': () => <Counting start={4} max={4} />,
    Busy: () => <Counting start={3} max={9} busy />,
  },
};
