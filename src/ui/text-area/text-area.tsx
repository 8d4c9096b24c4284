import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useEarlyEntry } from '../field/early-entry.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import styles from './text-area.module.css';

/** Multi-line text. Grows with its content if the browser supports it. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...area
}: ComponentProps<'textarea'> & FieldProps) {
  const ref = useEarlyEntry(area);
  return (
    <Field
      {...{ label, labelHidden, hint, error, optional, id: area.id }}
      control={(attributes) => (
        <textarea
          rows={rows}
          {...area}
          {...attributes}
          ref={ref}
          className={classes(attributes.className, styles.area, className)}
        />
      )}
    />
  );
}
