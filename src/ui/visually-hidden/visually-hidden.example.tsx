import type { Example } from '../example.ts';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

export const example: Example = {
  name: 'VisuallyHidden',
  about: 'Words for those who listen; the skip link shows itself when Tab reaches it.',
  states: {
    'Hidden words': () => (
      <p>
        4.4<VisuallyHidden> out of 5 stars</VisuallyHidden> ★
      </p>
    ),
    'Skip link': () => <SkipLink target="button">Skip to Button</SkipLink>,
  },
};
