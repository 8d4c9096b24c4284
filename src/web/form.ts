import { useActionData } from 'react-router';
import type { Refusal } from '../ui/form/refusal.ts';
import type { FormDefinition } from './form-definition.ts';

/** Declares a form. Returns it unchanged; only infers the exact types. */
export function defineForm<Values extends object, Answer>(
  definition: FormDefinition<Values, Answer>,
): FormDefinition<Values, Answer> {
  return definition;
}

/** The result of a form sent without JavaScript, for the page to show. */
export interface FormOutcome {
  readonly form: string;
  /** Without the secret fields. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly refusal?: Refusal;
  readonly answer?: unknown;
  /** Nothing was sent yet: the page asks first. */
  readonly asks?: true;
}

/** The result of the form that this page was posted with; undefined if it was not posted. */
export function useOutcome(): FormOutcome | undefined {
  return useActionData() as FormOutcome | undefined;
}

/** The refusal of a form that has no place of its own for it, such as a button. */
export function useRefusalOf(...forms: readonly { readonly name: string }[]): string | undefined {
  const outcome = useOutcome();
  if (!outcome?.refusal || !forms.some(({ name }) => name === outcome.form)) return undefined;
  return outcome.refusal.error ?? Object.values(outcome.refusal.fields ?? {})[0];
}
