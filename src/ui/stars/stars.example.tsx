import { useState } from 'react';
import type { Example } from '../example.ts';
import { StarInput } from './star-input.tsx';
import { Stars } from './stars.tsx';

function Giving() {
  const [rating, setRating] = useState(3);
  return <StarInput legend="Your rating" name="given" value={rating} onChange={setRating} />;
}

export const example: Example = {
  name: 'Stars',
  about: 'A rating to read, to the nearest half, and one to give.',
  states: {
    'To read': () => (
      <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
        <Stars rating={4.3} figure count={1284} />
        <Stars rating={2.5} count={1} />
        <Stars rating={0} count={0} />
      </div>
    ),
    'To give': Giving,
    'With an error': () => (
      <StarInput legend="Your rating" name="missing" error="Choose how many stars it deserves." />
    ),
  },
};
