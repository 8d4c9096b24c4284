import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { randomKey, sendingOnce } from '../platform/send-once.ts';
import type { Refusal } from '../ui/form/refusal.ts';
import { useKeptEntry } from '../ui/form/kept-entry.ts';
import { type Failure, refusalFrom, useForm } from '../ui/form/use-form.ts';
import type { FormDefinition } from './form-definition.ts';
import { useOutcome } from './form.ts';
import { useApi } from './page.tsx';
import { useShell } from './shell-context.tsx';

/** The server's refusal in the form's own words, if it defines any. */
export const refusalOf = (form: Pick<FormDefinition, 'tell'>, failure: Failure): Refusal =>
  form.tell ? form.tell(failure) : refusalFrom(failure);

/**
 * A declared form in a component. With JavaScript it makes the call itself and passes the answer to `onDone`; an error
 * thrown there is shown like a refusal.
 */
export function usePageForm<Values extends object, Answer>(
  definition: FormDefinition<Values, Answer>,
  {
    start,
    about,
    onDone,
    tell,
  }: {
    /** Overrides of some initial values. */
    readonly start?: Partial<Values>;
    /** Hidden values that tell this form from others of its name on the page, which say nothing of each other's answers. */
    readonly about?: Partial<Values>;
    readonly onDone?: (answer: Answer, values: Values) => unknown;
    readonly tell?: (failure: Failure) => Refusal;
  } = {},
) {
  const api = useApi();
  const outcome = useOutcome();
  const [search] = useSearchParams();
  const [key] = useState(randomKey);
  const [sendOnce] = useState(sendingOnce);
  const isAboutThis = Object.entries(about ?? {}).every(([name, value]) => outcome?.values[name] === value);
  const own = outcome?.form === definition.name && isAboutThis ? outcome : undefined;
  const [answer, setAnswer] = useState(own?.answer as Answer | undefined);
  // What was saved but for a photo is not to be sent again.
  const isSaved = own?.refusal !== undefined && own.answer !== undefined;
  const [first] = useState<Values>(() => ({
    ...definition.fields,
    ...start,
    ...about,
    ...(isSaved ? {} : (own?.values as Partial<Values> | undefined)),
  }));
  const { form, ...rest } = useForm<Values>(first, {
    check: (values) => definition.check?.(values),
    send: async (values) => {
      const result = await sendOnce(values, (payload, options) => definition.send(api, payload, options));
      setAnswer(result);
      await onDone?.(result, values);
      forget();
    },
    tell: tell ?? ((failure) => refusalOf(definition, failure)),
    typed: definition.typed,
    refused: own?.refusal,
  });
  const { pathname } = useLocation();
  const owner = useShell().customer?.id;
  const place = definition.keepsEntry
    ? `${definition.name} ${JSON.stringify([pathname, owner, first])}`
    : null;
  const forget = useKeptEntry(place, rest.values, rest.set, definition.secret);
  const message = search.get('done') === definition.name ? definition.done?.() : undefined;
  return {
    form: { ...form, done: message, hidden: { form: definition.name, ...(definition.once && { key }) } },
    ...rest,
    /** The answer to the last submission, with or without JavaScript. */
    answer,
  };
}
