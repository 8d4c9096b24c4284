import type { Example } from '../example.ts';
import { BlockPrintBorder, Buta } from './ornament.tsx';

export const example: Example = {
  name: 'Ornament',
  about: 'The buta and its border, printed in the colour of the text. One on a page is enough.',
  states: {
    'Buta, in three sizes': () => (
      <div style={{ display: 'flex', alignItems: 'end', gap: 'var(--space-4)', color: 'var(--gulabi)' }}>
        <Buta height="6rem" />
        <Buta height="3rem" flipped />
        <Buta height="1.5rem" />
      </div>
    ),
    Border: () => (
      <div style={{ color: 'var(--wall)' }}>
        <BlockPrintBorder />
      </div>
    ),
  },
};
