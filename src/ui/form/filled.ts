import type { Faults, Refusal } from './refusal.ts';

/** A form’s values, and what is wrong with them. */
export interface Filled<Values> {
  readonly values: Values;
  readonly fields: Faults;
  readonly error: string | undefined;
  /** Its own check found the faults, so it also knows when they are gone. */
  readonly isChecked: boolean;
}

/** Some fields, or how to derive them from the current values: an answer may come late. */
export type Change<Values> = Partial<Values> | ((before: Values) => Partial<Values>);
type Check<Values> = ((values: Values) => Refusal | undefined) | undefined;

/** A form with these values, refused like this. What is said beside a field is not said above as well. */
export function filledWith<Values extends object>(
  values: Values,
  { fields = {}, error }: Refusal = {},
  isChecked = false,
): Filled<Values> {
  const isBeside = Object.entries(fields).some(
    ([name, fault]) => fault === error && (name.split('.')[0] ?? name) in values,
  );
  return { values, fields, error: isBeside ? undefined : error, isChecked };
}

/** The value that a fault is about: of `runs.0.from` that field; where there is only text, all of it. */
const at = (values: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : found,
      values,
    );

/**
 * The form after some fields changed. A fault that its own check found goes when its field is right; what the server
 * refused goes with what it refused. The sentence above goes with the last of them, and no new fault comes while
 * somebody types.
 */
export function changed<Values extends object>(
  before: Filled<Values>,
  change: Change<Values>,
  check: Check<Values>,
): Filled<Values> {
  const parts = typeof change === 'function' ? change(before.values) : change;
  const values = { ...before.values, ...parts };
  const { fields, error, isChecked } = before;
  const names = Object.keys(fields);
  if (names.length === 0 && !error) return { ...before, values };
  const now = isChecked ? check?.(values) : undefined;
  const left = names.flatMap((name) => {
    const fault = isChecked
      ? now?.fields?.[name]
      : at(before.values, name) === at(values, name)
        ? fields[name]
        : undefined;
    return fault === undefined ? [] : [[name, fault]];
  });
  // A refused call that names no field stays refused until it is sent again.
  const isOver = isChecked ? !now?.error : names.length > 0 && left.length === 0;
  return {
    ...before,
    values,
    fields: Object.fromEntries(left) as Faults,
    error: isOver ? undefined : error,
  };
}
