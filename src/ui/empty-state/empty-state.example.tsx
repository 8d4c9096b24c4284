import { ButtonLink } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { EmptyState } from './empty-state.tsx';

export const example: Example = {
  name: 'EmptyState',
  about: 'Nothing here, and what to do next.',
  wide: true,
  states: {
    'With an action': () => (
      <EmptyState title="Your cart is empty" action={<ButtonLink href="/shops">See what is new</ButtonLink>}>
        What you choose waits here until you are ready.
      </EmptyState>
    ),
    'In one line': () => <EmptyState title="No Items Found" />,
  },
};
