import { useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { randomKey, sendingOnce } from '../platform/send-once.ts';
import type { Refusal } from '../ui/form/refusal.ts';
import { type Failure, told, useForm } from '../ui/form/use-form.ts';
import type { FormDefinition } from './form-definition.ts';
import { useApi } from './page.tsx';

/** Declares a form; only there to keep the exact types. */
export function defineForm<Values extends object, Answer>(
  definition: FormDefinition<Values, Answer>,
): FormDefinition<Values, Answer> {
  return definition;
}

/** What became of a form that was sent without scripts: the page shows it. */
export interface FormOutcome {
  readonly form: string;
  /** Without the secret ones. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly refusal?: Refusal;
  readonly answer?: unknown;
}

/** What became of the form that this page was posted with; undefined for a page that was only asked for. */
export function useOutcome(): FormOutcome | undefined {
  return useActionData() as FormOutcome | undefined;
}

/** What is said of a refused form that has no place of its own on the page, such as a button. */
export function useRefusalOf(...forms: readonly { readonly name: string }[]): string | undefined {
  const outcome = useOutcome();
  if (!outcome?.refusal || !forms.some(({ name }) => name === outcome.form)) return undefined;
  return outcome.refusal.error ?? Object.values(outcome.refusal.fields ?? {})[0];
}

/** `next` of a form that leads back to its own page, which then shows `done`. */
export const backToPage =
  (name: string) =>
  ({ address }: { readonly address: URL }): string =>
    addressWith(address, { done: name });

/** The page's own address with more in its query. */
export function addressWith({ pathname, search }: URL, more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${pathname}?${query.toString()}`;
}

/** The server's refusal, told as the form tells failures. */
export const refusalOf = (form: Pick<FormDefinition, 'tell'>, failure: Failure): Refusal =>
  form.tell ? form.tell(failure) : told(failure);

/**
 * A declared form in a component. With scripts it sends the call itself and hands the answer to `onDone`; what throws
 * there is shown like a refusal.
 */
export function usePageForm<Values extends object, Answer>(
  definition: FormDefinition<Values, Answer>,
  {
    start,
    onDone,
    tell,
  }: {
    /** What some fields start with here. */
    readonly start?: Partial<Values>;
    readonly onDone: (answer: Answer, values: Values) => unknown;
    readonly tell?: (failure: Failure) => Refusal;
  },
) {
  const api = useApi();
  const outcome = useOutcome();
  const [search] = useSearchParams();
  const [key] = useState(randomKey);
  const [sendOnce] = useState(sendingOnce);
  const own = outcome?.form === definition.name ? outcome : undefined;
  const { form, ...rest } = useForm<Values>(
    { ...definition.fields, ...start, ...(own?.values as Partial<Values> | undefined) },
    {
      check: (values) => definition.check?.(values),
      send: async (values) => {
        const answer = await sendOnce(values, (sent, options) => definition.send(api, sent, options));
        await onDone(answer, values);
      },
      tell: tell ?? ((failure) => refusalOf(definition, failure)),
      typed: definition.typed,
      refused: own?.refusal,
    },
  );
  const done = search.get('done') === definition.name ? definition.done?.() : undefined;
  return {
    form: { ...form, done, hidden: { form: definition.name, ...(definition.once && { key }) } },
    ...rest,
  };
}
