import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { keepDigits } from '../text-field/digits-field.tsx';
import styles from './otp-field.module.css';

/**
 * The code from a text message: one input drawn as four boxes, so that pasting, the keyboard's suggestion and screen
 * readers see a single field. `onComplete` is called when the last digit is in.
 */
export function OtpField({
  label,
  hint,
  error,
  digits = 4,
  onComplete,
  onInput,
  className,
  ...input
}: ComponentProps<'input'> & FieldProps & { digits?: number; onComplete?: (code: string) => void }) {
  return (
    <Field
      {...{ label, hint, error, id: input.id }}
      control={(attributes) => (
        <span className={styles.frame} style={{ width: `calc(${digits} * var(--cell) - var(--gap))` }}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...input}
            {...attributes}
            className={classes(styles.input, className)}
            onInput={(event) => {
              const code = keepDigits(event.currentTarget, digits);
              onInput?.(event);
              if (code.length === digits) onComplete?.(code);
            }}
          />
        </span>
      )}
    />
  );
}
