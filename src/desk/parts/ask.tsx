import { type ReactNode, useState } from 'react';
import * as m from '#messages/desk';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

/**
 * Asks before something that cannot be undone. With `reason` it wants one in words, and hands it on. Refused, it stays
 * with the reason, and `onDone` runs too: somebody else was faster, and the page behind shows what they did.
 */
export function Ask({
  children,
  reason,
  work,
  onDone,
  ...dialog
}: {
  title: string;
  children?: ReactNode;
  /** What the button says. */
  doing: string;
  danger?: boolean;
  /** The label of the reason field; without it no reason is asked for. */
  reason?: string;
  work: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const [words, setWords] = useState('');
  return (
    <FormDialog
      {...dialog}
      asked={reason === undefined ? {} : { reason: words }}
      check={() => (reason !== undefined && words.trim().length < 3 ? { reason: m.enter_reason() } : null)}
      work={() => work(words.trim())}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          {children}
          {reason && (
            <TextArea
              label={reason}
              rows={3}
              maxLength={500}
              value={words}
              error={faults.reason}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
