import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Dialog } from './dialog.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Cancel this order
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Cancel this order?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel order
            </Button>
          </>
        }
      >
        <p>The sellers are told at once, and what was paid goes back the way it came.</p>
      </Dialog>
    </>
  );
}

export const example: Example = {
  name: 'Dialog',
  about: 'One decision, on the platform’s own dialog: Escape, a press outside and the Back gesture close it.',
  states: { 'Behind a button': Asking },
};
