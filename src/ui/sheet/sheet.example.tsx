import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Example } from '../example.ts';
import { Sheet } from './sheet.tsx';

const sides = ['bottom', 'left', 'right'] as const;

function From({ side }: { side: (typeof sides)[number] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon="filter" onClick={() => setOpen(true)}>
        From the {side}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        side={side}
        title="Filters"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Reset
            </Button>
            <Button onClick={close}>Show 128</Button>
          </>
        }
      >
        {['Kurtas', 'Sarees', 'Dupattas', 'Jackets', 'Skirts'].map((name) => (
          <Checkbox key={name} label={name} />
        ))}
      </Sheet>
    </>
  );
}

export const example: Example = {
  name: 'Sheet',
  about: 'Over a dimmed, blurred page: filters from the bottom, the menu from the side.',
  states: {
    Sides: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        {sides.map((side) => (
          <From key={side} side={side} />
        ))}
      </div>
    ),
  },
};
