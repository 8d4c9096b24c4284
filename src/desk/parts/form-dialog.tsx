import { type ReactNode, useEffect, useId, useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, type Faults } from '../../ui/form/refusal.ts';
import { told, useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './form-dialog.module.css';
import { type Asked, stillSaid } from './still-said.ts';

interface Props<Answer> {
  readonly title: string;
  /** What the button says. */
  readonly doing: string;
  readonly danger?: boolean;
  /** A decision is a dialog; a form that is longer than a phone is a sheet. */
  readonly as?: 'dialog' | 'sheet';
  /** The fields, with what is wrong with each. */
  readonly children: (faults: Faults) => ReactNode;
  /** What the fields hold: a fault that one of them shows is not said above as well. */
  readonly asked?: Asked;
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

const noFields: Asked = {};

/**
 * A form over the page, sent once. It closes when that went well. Refused, it stays with everything that was typed and
 * says why, as a whole and beside the fields: a toast would lie behind it.
 */
export function FormDialog<Answer extends { readonly message: string }>(props: Props<Answer>) {
  const { title, doing, danger = false, as = 'dialog', children, check, onClose, overtaken } = props;
  const id = useId();
  const { form, busy, theyWereFaster, sent } = useDialogForm(props);
  const { error, faults } = stillSaid({ ...form, sent }, props.asked ?? noFields, check);
  useEffect(() => {
    if (error) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [error, id]);
  const theirs = error && theyWereFaster ? overtaken?.(error) : undefined;
  const fields = (
    <Form
      id={id}
      form={{ ...form, error: theirs ? undefined : error && `${error}.` }}
      className={styles.form}
      heading={theirs}
    >
      {children(faults)}
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
  asked = noFields,
  check,
  work,
  onClose,
  onDone,
  onRefused,
}: Props<Answer>) {
  const [theyWereFaster, setFaster] = useState(false);
  const [sent, setSent] = useState<Asked | null>(null);
  const { form, busy } = useForm(
    {},
    {
      check: () => {
        setSent(null);
        return beside(check?.() ?? {});
      },
      send: async () => {
        setSent(asked);
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
  return { form, busy, theyWereFaster, sent };
}
