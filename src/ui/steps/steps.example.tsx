import type { Example } from '../example.ts';
import { Steps } from './steps.tsx';

const steps = [{ name: 'Cart', href: '/cart' }, { name: 'Address' }, { name: 'Payment' }];

export const example: Example = {
  name: 'Steps',
  about: 'Where one is on the way to an order.',
  wide: true,
  states: {
    'At the beginning': () => <Steps label="Checkout" current={0} steps={steps} />,
    'At the second': () => <Steps label="Checkout" current={1} steps={steps} />,
  },
};
