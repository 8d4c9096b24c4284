import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { toast } from './toast.ts';

export const example: Example = {
  name: 'Toast',
  about: 'Says in passing that something was done, or was not. Read out politely, gone by itself.',
  states: {
    'Say something': () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <Button variant="secondary" onClick={() => toast.success('Added to your cart')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Out of stock. It was the last one.')}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Gulab Handlooms send a message')}>
          Info
        </Button>
      </div>
    ),
  },
};
