import type { Faults, Refusal } from './refusal.ts';

/** A form's values and its errors. */
export interface FilledForm<Values> {
  readonly values: Values;
  readonly fields: Faults;
  readonly error: string | undefined;
  /** The errors come from the form's own check, so the form also knows when they are fixed. */
  readonly isChecked: boolean;
}

/** Some fields, or a function of the current values, for answers that may come late. */
export type Change<Values> = Partial<Values> | ((before: Values) => Partial<Values>);
type Check<Values> = ((values: Values) => Refusal | undefined) | undefined;

/** The form's state after a refusal. If there are errors beside fields, their sentences are not repeated above. */
export function filledWith<Values extends object>(
  values: Values,
  { fields = {}, error }: Refusal = {},
  isChecked = false,
): FilledForm<Values> {
  const isBeside = Object.entries(fields).some(
    ([name, fault]) => fault === error && (name.split('.')[0] ?? name) in values,
  );
  return { values, fields, error: isBeside ? undefined : error, isChecked };
}

/** The value that an error is about, by a path such as `runs.0.from`; a path into a plain text gives that text. */
const at = (values: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : value,
      values,
    );

/**
 * The form after some fields changed. An error of the form's own check goes away when its field is valid; an error from
 * the server goes away when its value changes. The sentence above goes with the last of them. No new error appears
 * while the user types.
 */
export function changeField<Values extends object>(
  before: FilledForm<Values>,
  change: Change<Values>,
  check: Check<Values>,
): FilledForm<Values> {
  const parts = typeof change === 'function' ? change(before.values) : change;
  const values = { ...before.values, ...parts };
  const { fields, error, isChecked } = before;
  const names = Object.keys(fields);
  if (names.length === 0 && !error) return { ...before, values };
  const now = isChecked ? check?.(values) : undefined;
  const remaining = names.flatMap((name) => {
    const fault = isChecked
      ? now?.fields?.[name]
      : at(before.values, name) === at(values, name)
        ? fields[name]
        : undefined;
    return fault === undefined ? [] : [[name, fault]];
  });
  // A refusal that names no field stays until the form is sent again.
  const isOver = isChecked ? !now?.error : names.length > 0 && remaining.length === 0;
  return {
    ...before,
    values,
    fields: Object.fromEntries(remaining) as Faults,
    error: isOver ? undefined : error,
  };
}
