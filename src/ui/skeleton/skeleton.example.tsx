import type { Example } from '../example.ts';
import { Skeleton, SkeletonText } from './skeleton.tsx';

export const example: Example = {
  name: 'Skeleton',
  about: 'A place kept for what is coming. Shown after a moment of waiting, not at once.',
  states: {
    'A card to come': () => (
      <div style={{ display: 'grid', gap: 'var(--space-2)', width: '11rem' }}>
        <Skeleton ratio="3 / 4" />
        <SkeletonText lines={2} />
      </div>
    ),
    'A person to come': () => <Skeleton width="3rem" ratio="1" round />,
  },
};
