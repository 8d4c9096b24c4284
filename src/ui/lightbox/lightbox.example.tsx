import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Lightbox, LightboxBar, Turns } from './lightbox.tsx';

const count = 3;

function Opened() {
  const [at, setAt] = useState<number>();
  const close = () => setAt(undefined);
  const turn = (by: number) => setAt((now = 0) => Math.min(count - 1, Math.max(0, now + by)));
  return (
    <>
      <Button variant="secondary" onClick={() => setAt(0)}>
        Three pictures
      </Button>
      {at !== undefined && (
        <Lightbox
          label="Three pictures"
          keys={{ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }}
          onClose={close}
        >
          <LightboxBar place="foot">
            <Turns at={at} count={count} turn={turn}>
              {at + 1} of {count}
            </Turns>
            <IconButton icon="close" label="Close" onClick={close} />
          </LightboxBar>
        </Lightbox>
      )}
    </>
  );
}

export const example: Example = {
  name: 'Lightbox',
  about: 'Pictures over the whole screen: arrows and buttons turn them, Escape and ✕ close it.',
  states: { 'Behind a button': Opened },
};
