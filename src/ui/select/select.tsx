import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import styles from './select.module.css';

/** One of several, by the platform's own list: right on every phone, and works before any script. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: ComponentProps<'select'> & FieldProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id: select.id }}
      control={(attributes) => (
        <select
          {...select}
          {...attributes}
          className={classes(attributes.className, styles.select, className)}
        >
          {children}
        </select>
      )}
    />
  );
}
