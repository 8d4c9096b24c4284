import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import styles from './radio-group.module.css';

export { Radio } from '../checkbox/checkbox.tsx';

/** Groups Radios under one question. All of them need the same `name`. */
export function RadioGroup({
  legend,
  error,
  children,
}: {
  legend: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset {...(error ? { 'aria-describedby': id } : {})}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
