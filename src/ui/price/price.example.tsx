import type { Example } from '../example.ts';
import { Price } from './price.tsx';

export const example: Example = {
  name: 'Price',
  about: 'What it costs first, what it saves second.',
  states: {
    'With a saving': () => <Price selling={1499} mrp={1999} />,
    'At MRP': () => <Price selling={899} />,
    'Small, for cards in a row': () => <Price size="small" selling={649} mrp={799} />,
    'Large, lakhs': () => <Price size="large" selling={123456} mrp={150000} />,
  },
};
