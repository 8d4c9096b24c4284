import { type ReactNode, useId } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** Props of every form field, besides the attributes of its control. */
export type FieldProps = {
  label: ReactNode;
  /** Hides the label visually if the context makes it clear (a search box). Screen readers still read it. */
  labelHidden?: boolean;
  /** One sentence that helps to fill the field in; stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. Most fields of a shop are required, so the others are marked. */
  optional?: boolean;
};

/** The attributes that link a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** A page that the server answers without scripts begins at its first faulty field. */
  autoFocus?: true;
};

/** The frame of every text-like field: the label above, the control, then the error or the hint. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id: givenId,
  control,
}: FieldProps & { id?: string; control: (attributes: ControlAttributes) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.labelHidden)}>
        {label}
        {optional && <span className={styles.optional}> {m.optional()}</span>}
      </label>
      {control({
        id,
        className: classes(styles.control),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { autoFocus: true, 'aria-invalid': true } : {}),
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

/** The sentence below a field or a group of radios. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- for a group without a faulty control of its own
  <p id={id} className={styles.error} tabIndex={-1} autoFocus data-fault>
    <Icon name="warning" size="1.125rem" />
    {children}
  </p>
);
