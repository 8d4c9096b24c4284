import { type ReactNode, useId } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What every field of a form takes beside its control's own attributes. */
export type FieldProps = {
  label: ReactNode;
  /** Hides the label from sight where the place says it (a search box); it is still read out. */
  labelHidden?: boolean;
  /** One sentence that helps to fill it in; stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** Says "(optional)" beside the label: in a shop's forms most fields are needed, so the others are marked. */
  optional?: boolean;
};

/** The attributes that tie a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** Label above, control, then the error or the hint: the frame of every text-like field. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id: given,
  control,
}: FieldProps & { id?: string; control: (attributes: ControlAttributes) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.labelHidden)}>
        {label}
        {optional && <span className={styles.optional}> {m.optional()}</span>}
      </label>
      {control({
        id,
        className: classes(styles.control),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The sentence under a field, or under a group of radios. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="warning" size="1.125rem" />
    {children}
  </p>
);
