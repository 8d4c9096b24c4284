import { useState } from 'react';
import type { Example } from '../example.ts';
import { ChoiceChips } from './choice-chips.tsx';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label) => ({
  value: label,
  label,
  gone: label === 'XL',
}));

function Sizes() {
  const [size, setSize] = useState('M');
  return <ChoiceChips legend={`Size: ${size}`} name="size" choices={sizes} value={size} onChange={setSize} />;
}

export const example: Example = {
  name: 'ChoiceChips',
  about: 'One of a few short words, all in sight: a size. What cannot be had is struck through.',
  states: {
    'One chosen, one gone': Sizes,
    'With an error': () => (
      <ChoiceChips legend="Size" name="size-needed" choices={sizes} error="Choose a size first." />
    ),
  },
};
