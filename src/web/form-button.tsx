import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { PressForm } from '../ui/form/press-form.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import type { FormDefinition } from './form-definition.ts';
import { useOutcome } from './form.ts';
import { useApi } from './page.tsx';
import { useRefresh } from './shell-context.tsx';

type Props<Values extends object, Answer> = Omit<ComponentProps<typeof Button>, 'form' | 'onClick'> & {
  readonly form: FormDefinition<Values, Answer>;
  /** What the button is about; the form's other fields keep their initial values. */
  readonly values: Readonly<Record<string, string>> & Partial<Values>;
  /** Asks for confirmation first; without JavaScript the button sends at once. */
  readonly ask?: {
    readonly title: string;
    readonly words: ReactNode;
    readonly keep: string;
    /** The dialog's button text, if it differs from the label. */
    readonly doing?: string;
  };
  /** Runs before sending, with JavaScript only. */
  readonly before?: () => Promise<unknown>;
};

/** A declared form that is only a button. Its answer is a toast, and the page reloads, after a refusal too. */
export function FormButton<Values extends object, Answer extends { readonly message: string }>({
  form,
  values,
  ask,
  before,
  ...button
}: Props<Values, Answer>) {
  const api = useApi();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, run] = useAction(async () => {
    await refresh();
    setAsking(false);
  });
  const send = () =>
    run(async () => {
      await before?.();
      return form.send(api, { ...form.fields, ...values });
    });
  return (
    <>
      <Refused form={form.name} values={values} />
      <PressForm values={{ form: form.name, ...values }} onPress={ask ? () => setAsking(true) : send}>
        <Button type="submit" loading={busy && !ask} {...button} />
      </PressForm>
      {ask && asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={ask.title}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {ask.keep}
              </Button>
              <Button variant="danger" loading={busy} onClick={() => void send()}>
                {ask.doing ?? button.children}
              </Button>
            </>
          }
        >
          {ask.words}
        </Dialog>
      )}
    </>
  );
}

/** The refusal of a form sent without JavaScript, shown beside the button that was clicked. */
function Refused({ form, values }: { form: string; values: Readonly<Record<string, string>> }) {
  const outcome = useOutcome();
  const isMine = Object.entries(values).every(([name, value]) => outcome?.values[name] === value);
  if (outcome?.form !== form || !outcome.refusal || !isMine) return null;
  return (
    <Notice tone="bad" answer>
      {outcome.refusal.error ?? Object.values(outcome.refusal.fields ?? {})[0]}
    </Notice>
  );
}
