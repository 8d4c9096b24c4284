import { useState } from 'react';
import type { Example } from '../example.ts';
import { Chip } from './chip.tsx';

function Removable() {
  const [filters, setFilters] = useState(['Kurtas', '₹500–₹1,500', '4 stars and up']);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          removeLabel={`Remove ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </div>
  );
}

export const example: Example = {
  name: 'Chip',
  about: 'A chosen filter, taken away with one touch.',
  states: {
    Removable,
    'As a link': () => (
      <Chip removeLabel="Remove Sarees" removeHref="/shops">
        Sarees
      </Chip>
    ),
    Still: () => <Chip>Cotton</Chip>,
  },
};
