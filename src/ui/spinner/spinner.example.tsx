import type { Example } from '../example.ts';
import { Spinner } from './spinner.tsx';

export const example: Example = {
  name: 'Spinner',
  about:
    'Only where nothing is known about what comes: inside a pressed button, while a payment is looked up.',
  states: { Turning: () => <Spinner /> },
};
