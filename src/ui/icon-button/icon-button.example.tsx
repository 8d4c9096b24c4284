import { useState } from 'react';
import type { Example } from '../example.ts';
import { IconButton, IconLink } from './icon-button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const;

function Heart() {
  const [isKept, setKept] = useState(true);
  return (
    <IconButton
      variant="raised"
      icon={isKept ? 'heart-filled' : 'heart'}
      label="Keep in wishlist"
      aria-pressed={isKept}
      onClick={() => setKept(!isKept)}
    />
  );
}

export const example: Example = {
  name: 'IconButton',
  about: 'For the few actions everybody knows by their sign. The label is read out and shown on hover.',
  states: {
    Plain: () => (
      <div style={row}>
        <IconButton icon="search" label="Search" />
        <IconLink icon="cart" label="Cart, 3 items" count={3} href="/cart" />
        <IconLink icon="heart" label="Wishlist, 120 items" count={120} href="/dashboard/my-wishlist" />
        <IconButton icon="menu" label="Menu" />
      </div>
    ),
    'Raised, a switch': Heart,
    'Outlined, one chosen': () => (
      <div style={row}>
        <IconButton variant="outlined" size="small" icon="grid" label="Grid" aria-pressed />
        <IconButton variant="outlined" size="small" icon="list" label="List" aria-pressed={false} />
      </div>
    ),
    Disabled: () => <IconButton variant="outlined" icon="chevron-left" label="Previous" disabled />,
  },
};
