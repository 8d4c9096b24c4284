import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../ui/button/button.tsx';
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
  /** Asks for confirmation first; without JavaScript on the page that answers the press. */
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
      {ask && (
        <Question form={form.name} values={values} keep={ask.keep} title={ask.title} words={ask.words}>
          <PressForm values={{ form: form.name, ...values }} onPress={send}>
            <Button type="submit" variant="danger" size="small" loading={busy}>
              {ask.doing ?? button.children}
            </Button>
          </PressForm>
        </Question>
      )}
      <PressForm
        values={{ form: form.name, ...values, ...(ask && { asks: 'first' }) }}
        onPress={ask ? () => setAsking(true) : send}
      >
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

interface Press {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What became of this button's press without JavaScript. */
function useOwnOutcome({ form, values }: Press) {
  const outcome = useOutcome();
  const isMine = Object.entries(values).every(([name, value]) => outcome?.values[name] === value);
  return outcome?.form === form && isMine ? outcome : undefined;
}

/** The question before a press counts, without JavaScript: where it was pressed, with the button that sends. */
function Question({
  title,
  words,
  keep,
  children,
  ...press
}: Press & Record<'title' | 'keep', string> & Record<'words' | 'children', ReactNode>) {
  const outcome = useOwnOutcome(press);
  const { pathname, search } = useLocation();
  if (!outcome?.asks) return null;
  return (
    <Notice tone="warning" answer>
      <strong>{title}</strong>
      <div>{words}</div>
      {children}
      <ButtonLink variant="quiet" size="small" href={pathname + search}>
        {keep}
      </ButtonLink>
    </Notice>
  );
}

/** The refusal of a form sent without JavaScript, shown beside the button that was clicked. */
function Refused(press: Press) {
  const outcome = useOwnOutcome(press);
  if (!outcome?.refusal) return null;
  return (
    <Notice tone="bad" answer>
      {outcome.refusal.error ?? Object.values(outcome.refusal.fields ?? {})[0]}
    </Notice>
  );
}
