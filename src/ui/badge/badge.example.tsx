import type { Example } from '../example.ts';
import { Badge } from './badge.tsx';

export const example: Example = {
  name: 'Badge',
  about: 'A word about a thing. Its meaning is in the word, its colour only repeats it.',
  states: {
    Tones: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        <Badge tone="new">New</Badge>
        <Badge tone="saving">28% off</Badge>
        <Badge>4 left</Badge>
        <Badge tone="info">Packed</Badge>
        <Badge tone="good">Delivered</Badge>
        <Badge tone="waiting">Pending</Badge>
        <Badge tone="bad">Cancelled</Badge>
      </div>
    ),
  },
};
