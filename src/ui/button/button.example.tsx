import type { Example } from '../example.ts';
import { Button, ButtonLink } from './button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' } as const;

export const example: Example = {
  name: 'Button',
  about: 'One primary a screen. A link that looks like one is a ButtonLink.',
  states: {
    Variants: () => (
      <div style={row}>
        <Button>Add to Cart</Button>
        <Button variant="secondary">Buy Now</Button>
        <Button variant="quiet">Clear all</Button>
        <Button variant="danger">Cancel order</Button>
      </div>
    ),
    Sizes: () => (
      <div style={row}>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </div>
    ),
    'With an icon': () => (
      <div style={row}>
        <Button icon="cart">Add to Cart</Button>
        <Button variant="secondary" icon="chat">
          Chat with Seller
        </Button>
        <Button variant="quiet" icon="filter">
          Show Filters
        </Button>
      </div>
    ),
    Loading: () => (
      <div style={row}>
        <Button loading>Place order</Button>
        <Button variant="secondary" loading>
          Save
        </Button>
      </div>
    ),
    Disabled: () => (
      <div style={row}>
        <Button disabled>Sold out</Button>
        <Button variant="secondary" disabled>
          Buy Now
        </Button>
      </div>
    ),
    'As a link, wide': () => (
      <ButtonLink href="/cart" wide size="large">
        Go to cart
      </ButtonLink>
    ),
  },
};
