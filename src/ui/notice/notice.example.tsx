import type { Example } from '../example.ts';
import { Notice } from './notice.tsx';

export const example: Example = {
  name: 'Notice',
  about: 'A sentence that stays where it matters. What passes is a toast.',
  states: {
    Info: () => <Notice>Orders above ₹799 travel free.</Notice>,
    Good: () => <Notice tone="good">Your address is saved.</Notice>,
    Warning: () => <Notice tone="warning">Two things in your cart are nearly gone.</Notice>,
    Bad: () => <Notice tone="bad">The payment did not come through. Nothing was taken.</Notice>,
  },
};
