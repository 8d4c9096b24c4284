import type { Example } from '../example.ts';
import { Wordmark } from './wordmark.tsx';

export const example: Example = {
  name: 'Wordmark',
  about: 'The sign over the door, in header and footer.',
  states: {
    'With its sign': () => <Wordmark name="Chowk" sign="चौक" />,
    Alone: () => <Wordmark name="Chowk" />,
  },
};
