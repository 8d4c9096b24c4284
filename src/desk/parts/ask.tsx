import type { ReactNode } from 'react';
import * as m from '#messages/desk';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

/**
 * Asks before something that cannot be undone. With `reason` it wants one in words, and hands it on. Refused, it stays
 * with the reason, and the page behind shows what somebody did who was faster.
 */
export function Ask({
  children,
  reason,
  work,
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
}) {
  return (
    <FormDialog
      {...dialog}
      start={{ reason: '' }}
      check={(typed) =>
        reason !== undefined && typed.reason.trim().length < 3 ? { reason: m.enter_reason() } : null
      }
      work={(typed) => work(typed.reason.trim())}
    >
      {({ text }) => (
        <>
          {children}
          {reason && <TextArea label={reason} rows={3} maxLength={500} {...text('reason')} />}
        </>
      )}
    </FormDialog>
  );
}
