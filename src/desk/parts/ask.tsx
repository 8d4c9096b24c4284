import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useAction } from './use-action.ts';

/**
 * Asks before something that cannot be undone. With `reason` it wants one in words, and hands it on. `onDone` runs
 * whether it went well or was refused: then somebody else was faster, and the page shows what they did.
 */
export function Ask({
  title,
  children,
  doing,
  danger = false,
  reason,
  work,
  onClose,
  onDone,
}: {
  title: string;
  children?: ReactNode;
  /** What the button says. */
  doing: string;
  danger?: boolean;
  /** The label of the reason's field; none is asked for without. */
  reason?: string;
  work: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const form = useId();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [busy, run] = useAction();
  async function submit() {
    if (reason && words.trim().length < 3) return setError('Please say why, in a few words');
    await run(() => work(words.trim()));
    onClose();
    await onDone();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} loading={busy}>
            {doing}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {reason && (
          <TextArea
            label={reason}
            rows={3}
            maxLength={500}
            value={words}
            error={error}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
