import { type ComponentProps, type ReactNode, useState } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './text-field.module.css';

type TextFieldProps = ComponentProps<'input'> &
  FieldProps & {
    /** A fixed prefix inside the frame, such as +91 or ₹. */
    before?: ReactNode;
  };

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  before,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id: input.id }}
      control={(attributes) =>
        before ? (
          <span className={styles.frame}>
            <span className={styles.before} aria-hidden>
              {before}
            </span>
            <Input
              {...input}
              {...attributes}
              className={classes(
                attributes.className,
                styles.after,
                before === '₹' && styles.sign,
                className,
              )}
            />
          </span>
        ) : (
          <Input {...input} {...attributes} className={classes(attributes.className, className)} />
        )
      }
    />
  );
}

/** A password field with a button to show it: better than asking for the password twice. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<TextFieldProps, 'type' | 'before'>) {
  const [isVisible, setShown] = useState(false);
  return (
    <Field
      {...{ label, hint, error, id: input.id }}
      control={(attributes) => (
        <span className={styles.frame}>
          <Input
            {...input}
            {...attributes}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(attributes.className, styles.revealed, className)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={m.show_password()}
            aria-pressed={isVisible}
            onClick={() => setShown(!isVisible)}
          >
            <Icon name={isVisible ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    />
  );
}
