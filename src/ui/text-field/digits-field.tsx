import type { ComponentProps } from 'react';
import { digitsOf } from '../../../packages/typed-code/src/typed-code.ts';
import { TextField } from './text-field.tsx';

/**
 * Leaves only digits in a field, at most `max`, and the caret where it was. A `maxLength` would count a pasted space or
 * dash first and cut the last digit off.
 */
export function keepDigits(field: HTMLInputElement, max: number): string {
  const digits = digitsOf(field.value).slice(0, max);
  if (digits === field.value) return digits;
  const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
  return digits;
}

/** A field for a number that is read digit by digit, such as a PIN code: typed or pasted in any form. */
export const DigitsField = ({
  digits,
  ...field
}: ComponentProps<typeof TextField> & {
  /** How many it takes at most. */
  digits: number;
}) => (
  <TextField
    inputMode="numeric"
    {...field}
    onInput={(event) => {
      keepDigits(event.currentTarget, digits);
      field.onInput?.(event);
    }}
  />
);
