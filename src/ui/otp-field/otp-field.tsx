import { type ComponentProps, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { keepDigits } from '../text-field/digits-field.tsx';
import styles from './otp-field.module.css';

/**
 * The code from a text message: one input drawn as four boxes, so that pasting, the keyboard's suggestion and screen
 * readers see a single field. `onComplete` is called when the last digit is in. Where the browser can, it fills in the
 * code of an arriving text (WebOTP).
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
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const field = frame?.querySelector('input');
    return field ? fillFromText(field) : undefined;
  }, [frame]);
  return (
    <Field
      {...{ label, hint, error, id: input.id }}
      control={(attributes) => (
        <span
          ref={setFrame}
          className={styles.frame}
          style={{ width: `calc(${digits} * var(--cell) - var(--gap))` }}
        >
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

/**
 * Waits for a text whose last line is `@host #code` and types its code into the field, if the browser can (WebOTP, W3C).
 * Returns what ends the wait.
 */
function fillFromText(field: HTMLInputElement): (() => void) | undefined {
  if (!('OTPCredential' in window)) return undefined;
  const wait = new AbortController();
  const request = { otp: { transport: ['sms'] }, signal: wait.signal } as CredentialRequestOptions;
  navigator.credentials.get(request).then(
    (answer) => {
      const { code } = (answer ?? {}) as { code?: string };
      if (!code) return;
      // Through the prototype's setter, so that React sees it as typed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    // Declined, or none came: the person types it.
    () => {},
  );
  return () => wait.abort();
}
