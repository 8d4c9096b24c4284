import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isCallError } from '../../platform/call-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './form-dialog.module.css';

/** What is wrong with what was typed, by field. */
export type Faults = Readonly<Record<string, string>>;

interface Refusal {
  readonly says: string;
  readonly faults: Faults;
  /** Somebody else was faster: what this form began with is no longer so. */
  readonly overtaken: boolean;
}

const none: Refusal = { says: '', faults: {}, overtaken: false };

interface Props<Answer> {
  readonly title: string;
  /** What the button says. */
  readonly doing: string;
  readonly danger?: boolean;
  /** A decision is a dialog; a form that is longer than a phone is a sheet. */
  readonly as?: 'dialog' | 'sheet';
  /** The fields, with what is wrong with each. */
  readonly children: (faults: Faults) => ReactNode;
  /** What can be told without asking the shop; null when it may be sent. */
  readonly check?: () => Faults | null;
  readonly work: () => Promise<Answer>;
  readonly onClose: () => void;
  /** After it went well, when the dialog is closed. */
  readonly onDone: (answer: Answer) => unknown;
  /** Somebody else was faster: what both made of it, instead of the bare sentence that says who. */
  readonly overtaken?: (says: string) => ReactNode;
  /** Refused: the page behind may be out of date. What was typed stays. */
  readonly onRefused?: () => unknown;
}

/**
 * A form over the page, sent once. It closes when that went well. Refused, it stays with everything that was typed and
 * says why, as a whole and beside the fields: a toast would lie behind it.
 */
export function FormDialog<Answer extends { readonly message: string }>({
  title,
  doing,
  danger = false,
  as = 'dialog',
  children,
  check,
  work,
  onClose,
  onDone,
  overtaken,
  onRefused,
}: Props<Answer>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(none);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (refusal === none) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else form.current?.scrollIntoView({ block: 'start' });
  }, [refusal]);

  async function send() {
    if (busy) return;
    const faults = check?.();
    if (faults) return setRefusal({ ...none, faults });
    setRefusal(none);
    setBusy(true);
    try {
      const answer = await work();
      toast.success(answer.message);
      onClose();
      await onDone(answer);
    } catch (error) {
      const known = isCallError(error) ? error : null;
      setRefusal({
        says: (error as Error).message,
        faults: known?.fields ?? {},
        overtaken: known?.code === 'changed_meanwhile',
      });
      await onRefused?.();
    } finally {
      setBusy(false);
    }
  }

  const button = (
    <Button
      type="submit"
      form={id}
      wide={as === 'sheet'}
      variant={danger ? 'danger' : 'primary'}
      loading={busy}
    >
      {doing}
    </Button>
  );
  const fields = (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal.says &&
        ((refusal.overtaken && overtaken?.(refusal.says)) || (
          <Notice tone="bad" announce>
            {refusal.says}.
          </Notice>
        ))}
      {children(refusal.faults)}
    </form>
  );
  if (as === 'sheet')
    return (
      <Sheet open onClose={onClose} side="right" title={title} actions={button}>
        {fields}
      </Sheet>
    );
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
          {button}
        </>
      }
    >
      {fields}
    </Dialog>
  );
}
