import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/**
 * While `when` is true, asks before unsaved input is left: by a dialog within the desk, by the browser on leaving it.
 * @param onLeave the input is given up
 */
export function Unsaved({ when, onLeave }: { when: boolean; onLeave?: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={m.leave_without_saving()}
      actions={
        <>
          <Button variant="quiet" onClick={() => (onLeave?.(), blocker.proceed())}>
            {m.leave()}
          </Button>
          <Button onClick={() => blocker.reset()}>{m.stay_here()}</Button>
        </>
      }
    >
      <p>{m.not_saved_yet()}</p>
    </Dialog>
  );
}
