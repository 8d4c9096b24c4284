import type { Example } from '../example.ts';
import { Chip } from './chip.tsx';

export const example: Example = {
  name: 'Chip',
  about: 'A chosen filter, taken away with one touch.',
  states: {
    'As a link': () => (
      <Chip removeLabel="Remove Sarees" removeHref="/shops">
        Sarees
      </Chip>
    ),
  },
};
