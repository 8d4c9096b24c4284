import type { Example } from '../example.ts';
import { CountdownRing } from './countdown-ring.tsx';

export const example: Example = {
  name: 'CountdownRing',
  about: 'How long a code or a payment still holds.',
  states: {
    'Time enough': () => <CountdownRing left={423} total={600} label="Time left to pay" />,
    'The last minute': () => <CountdownRing left={38} total={600} label="Time left to pay" />,
    Over: () => <CountdownRing left={0} total={600} label="Time left to pay" />,
  },
};
