import { type ReactNode, useId, useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, type Faults } from '../../ui/form/refusal.ts';
import { refusalFrom, type useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useDesk } from '../session.tsx';
import styles from './form-dialog.module.css';
import type { Combine } from './merge-parts.ts';
import { Overtaken } from './overtaken.tsx';
import { useDeskForm } from './use-desk-form.ts';
import { useMerged } from './use-merged.ts';

/** For what two people may edit at once: if someone else saves first, both versions are merged. */
interface MergeOptions<Values, Part extends keyof Values> {
  /** The version of `start`; 0 for a new record. */
  readonly version: number;
  /** The parts to merge, with the labels of their fields. */
  readonly names: Readonly<Record<Part, string>>;
  /** Renders a part, as text or as pictures. */
  readonly shown: (values: Values, part: Part) => ReactNode;
  readonly combine?: Combine<Values, Part>;
}

interface Props<Values extends object, Answer, Part extends keyof Values & string> {
  readonly title: string;
  /** The button's text. */
  readonly doing: string;
  /**
   * What else the form is about than its title says, such as the id of a refund; what is typed is kept for it, however the
   * dialog is closed, until it is sent or given up. Null keeps nothing, as for codes.
   */
  readonly about: string | null;
  readonly danger?: boolean;
  /** A decision is a dialog; a form longer than a phone's screen is a sheet. */
  readonly as?: 'dialog' | 'sheet';
  /** The initial values. With `shared`, the values that the page last read. */
  readonly start?: Values;
  readonly shared?: MergeOptions<Values, Part>;
  readonly children: (form: ReturnType<typeof useForm<Values>>) => ReactNode;
  /** Client-side checks; null if the form may be sent. */
  readonly check?: (values: Values) => Faults | null;
  /** Sends the form. With `shared`, it overwrites this version. */
  readonly work: (values: Values, version: number) => Promise<Answer>;
  readonly onClose: () => void;
  /** After success, once the dialog is closed: replaces reloading the page. Without it, a refusal reloads the page as well. */
  readonly onDone?: (answer: Answer) => unknown;
}

/**
 * A form in a dialog. It closes on success. If refused, it stays open with all input and shows the errors inside.
 */
export function FormDialog<
  Answer extends { readonly message: string },
  Values extends object = object,
  Part extends keyof Values & string = never,
>(props: Props<Values, Answer, Part>) {
  const { title, doing, danger = false, as = 'dialog', children, onClose } = props;
  const id = useId();
  const { made, theirs } = useDialogForm(props);
  const giveUp = () => {
    made.forget();
    onClose();
  };
  const { form } = made;
  const fields = (
    <Form
      id={id}
      form={{ ...form, error: theirs ? undefined : form.error && `${form.error}.` }}
      className={styles.form}
      heading={theirs}
    >
      {children(made)}
    </Form>
  );
  const button = (
    <Button
      type="submit"
      form={id}
      wide={as === 'sheet'}
      variant={danger ? 'danger' : 'primary'}
      loading={form.busy}
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
          <Button variant="quiet" onClick={giveUp}>
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

/** The dialog's form. If someone else saved first, `theirs` shows the merge instead of the bare refusal. */
function useDialogForm<
  Answer extends { readonly message: string },
  Values extends object,
  Part extends keyof Values & string,
>({ title, about, start = {} as Values, shared, check, work, onClose, onDone }: Props<Values, Answer, Part>) {
  const { reload } = useDesk();
  const [theyWereFaster, setFaster] = useState(false);
  const form = useDeskForm<Values, Answer>(start, {
    keepsAs: about === null ? null : `${title} ${about}`,
    check: (values) => beside(check?.(values) ?? {}),
    send: (values): Promise<Answer> => work(values, version),
    onDone: (answer) => {
      onClose();
      return (onDone ?? reload)(answer);
    },
    tell: (failure) => {
      setFaster(failure.code === 'changed_meanwhile');
      if (!onDone) void reload();
      return refusalFrom(failure);
    },
  });
  const parts = Object.keys(shared?.names ?? {}) as Part[];
  const storedForm = { version: shared?.version ?? 0, content: start };
  const { version, both } = useMerged<Values, Part>(form, storedForm, parts, shared?.combine);
  const says = theyWereFaster && form.form.error;
  const theirs = says && shared && both && (
    <Overtaken
      overtaking={{ says, ...both }}
      draft={form.values}
      names={shared.names}
      shown={shared.shown}
      onChoose={form.set}
    />
  );
  return { made: form, theirs };
}
