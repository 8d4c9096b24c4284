import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useEarlyEntry } from '../field/early-entry.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import styles from './select.module.css';

/** The native select: right on every phone, and works before scripts load. */
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
  const ref = useEarlyEntry(select);
  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id: select.id }}
      control={(attributes) => (
        <select
          {...select}
          {...attributes}
          ref={ref}
          className={classes(attributes.className, styles.select, className)}
        >
          {children}
        </select>
      )}
    />
  );
}
