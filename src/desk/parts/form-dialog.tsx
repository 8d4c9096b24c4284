import { type ReactNode, useEffect, useId, useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, type Faults } from '../../ui/form/refusal.ts';
import { told, type useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useDesk } from '../session.tsx';
import styles from './form-dialog.module.css';
import type { Combine } from './merge-parts.ts';
import { Overtaken } from './overtaken.tsx';
import { useDeskForm } from './use-desk-form.ts';
import { useMerged } from './use-merged.ts';

/** What two people may edit at once: where somebody else was faster, both versions are put together. */
interface Shared<Values, Part extends keyof Values> {
  /** Of what `start` holds; 0 for a new one. */
  readonly version: number;
  /** The parts that are compared, with what the form calls them. */
  readonly names: Readonly<Record<Part, string>>;
  /** A part in words, or in pictures. */
  readonly shown: (values: Values, part: Part) => ReactNode;
  readonly combine?: Combine<Values, Part>;
}

interface Props<Values extends object, Answer, Part extends keyof Values & string> {
  readonly title: string;
  /** What the button says. */
  readonly doing: string;
  readonly danger?: boolean;
  /** A decision is a dialog; a form that is longer than a phone is a sheet. */
  readonly as?: 'dialog' | 'sheet';
  /** The fields as they start; of what is `shared`, as the page read it last. */
  readonly start?: Values;
  readonly shared?: Shared<Values, Part>;
  readonly children: (form: ReturnType<typeof useForm<Values>>) => ReactNode;
  /** What can be told without asking the shop; null when it may be sent. */
  readonly check?: (values: Values) => Faults | null;
  /** Sends it; of what is `shared`, over this version. */
  readonly work: (values: Values, version: number) => Promise<Answer>;
  readonly onClose: () => void;
  /** After it went well, when the dialog is closed: instead of reading the page again, as a refusal does too. */
  readonly onDone?: (answer: Answer) => unknown;
}

/**
 * A form over the page, sent once. It closes when that went well. Refused, it stays with everything that was typed and
 * says why, as a whole and beside the fields: a toast would lie behind it.
 */
export function FormDialog<
  Answer extends { readonly message: string },
  Values extends object = object,
  Part extends keyof Values & string = never,
>(props: Props<Values, Answer, Part>) {
  const { title, doing, danger = false, as = 'dialog', children, onClose } = props;
  const id = useId();
  const { made, theirs } = useDialogForm(props);
  const { form } = made;
  useEffect(() => {
    if (form.error) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [form.error, id]);
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

/** The dialog's form, and where somebody else was faster, what both made of it: instead of the bare sentence that says who. */
function useDialogForm<
  Answer extends { readonly message: string },
  Values extends object,
  Part extends keyof Values & string,
>({ start = {} as Values, shared, check, work, onClose, onDone }: Props<Values, Answer, Part>) {
  const { reload } = useDesk();
  const [theyWereFaster, setFaster] = useState(false);
  const made = useDeskForm<Values, Answer>(start, {
    check: (values) => beside(check?.(values) ?? {}),
    send: (values): Promise<Answer> => work(values, version),
    onDone: (answer) => {
      onClose();
      return (onDone ?? reload)(answer);
    },
    tell: (failure) => {
      setFaster(failure.code === 'changed_meanwhile');
      if (!onDone) void reload();
      return told(failure);
    },
  });
  const parts = Object.keys(shared?.names ?? {}) as Part[];
  const stored = { version: shared?.version ?? 0, content: start };
  const { version, both } = useMerged<Values, Part>(made, stored, parts, shared?.combine);
  const says = theyWereFaster && made.form.error;
  const theirs = says && shared && both && (
    <Overtaken
      overtaking={{ says, ...both }}
      draft={made.values}
      names={shared.names}
      shown={shared.shown}
      onChoose={made.set}
    />
  );
  return { made, theirs };
}
