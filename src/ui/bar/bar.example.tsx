import type { Example } from '../example.ts';
import { Bar } from './bar.tsx';

export const example: Example = {
  name: 'Bar',
  about: 'A share of a whole: how many gave five stars.',
  states: {
    'Some, none': () => (
      <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
        <Bar part={38} whole={60} />
        <Bar part={0} whole={0} />
      </div>
    ),
  },
};
