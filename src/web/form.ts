import { useActionData } from 'react-router';
import type { Refusal } from '../ui/form/refusal.ts';
import type { FormDefinition } from './form-definition.ts';

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
