import type { ReactNode } from 'react';
import * as m from '#messages/desk';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

/**
 * A confirmation dialog for what cannot be undone. With `reason` it asks for one and passes it to `work`. If refused,
 * it stays open with the reason, and the page behind reloads.
 */
export function Ask({
  children,
  reason,
  about,
  work,
  ...dialog
}: {
  title: string;
  children?: ReactNode;
  /** The button's text. */
  doing: string;
  danger?: boolean;
  /** The label of the reason field. Without it no reason is asked for. */
  reason?: string;
  /** What the reason is about, if the title does not say it: what is typed is kept for it. */
  about?: string;
  work: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
}) {
  return (
    <FormDialog
      {...dialog}
      about={about ?? null}
      start={{ reason: '' }}
      check={(text) =>
        reason !== undefined && text.reason.trim().length < 3 ? { reason: m.enter_reason() } : null
      }
      work={(text) => work(text.reason.trim())}
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
