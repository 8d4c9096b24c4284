import { type ReactNode, useEffect, useId, useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, type Faults } from '../../ui/form/refusal.ts';
import { type FormState, told, useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './form-dialog.module.css';

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
export function FormDialog<Answer extends { readonly message: string }>(props: Props<Answer>) {
  const { title, doing, danger = false, as = 'dialog', children, check, onClose, overtaken } = props;
  const id = useId();
  const { form, busy, theyWereFaster } = useDialogForm(props);
  useEffect(() => {
    if (form.error) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [form.error, id]);
  const theirs = form.error && theyWereFaster ? overtaken?.(form.error) : undefined;
  const fields = (
    <Form
      id={id}
      form={{ ...form, error: theirs ? undefined : form.error && `${form.error}.` }}
      className={styles.form}
      heading={theirs}
    >
      {children(stillFound(form, check))}
    </Form>
  );
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
            {m.not_now()}
          </Button>
          {button}
        </>
      }
    >
      {fields}
    </Dialog>
  );
}

/** Sends what the dialog asks for, and knows whether somebody else was faster. */
function useDialogForm<Answer extends { readonly message: string }>({
  check,
  work,
  onClose,
  onDone,
  onRefused,
}: Props<Answer>) {
  const [theyWereFaster, setFaster] = useState(false);
  const { form, busy } = useForm(
    {},
    {
      check: () => beside(check?.() ?? {}),
      send: async () => {
        const answer = await work();
        toast.success(answer.message);
        onClose();
        await onDone(answer);
      },
      tell: (failure) => {
        setFaster(failure.code === 'changed_meanwhile');
        void onRefused?.();
        return told(failure);
      },
    },
  );
  return { form, busy, theyWereFaster };
}

/** The faults to show: those that the check found go away when it finds them no more. */
function stillFound({ found, error }: FormState, check: (() => Faults | null) | undefined): Faults {
  if (error || !check) return found;
  const now = check() ?? {};
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in now));
}
