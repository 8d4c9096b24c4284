import type { Example } from '../example.ts';
import { Far } from './far.tsx';

export const example: Example = {
  name: 'Far',
  about:
    'A part of a page below the first screen: laid out when it comes near the window. For heavy ones, such as rows of cards.',
  states: {
    'In sight': () => <Far name="example">As it is without.</Far>,
  },
};
