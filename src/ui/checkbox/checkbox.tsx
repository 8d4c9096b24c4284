import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import styles from './checkbox.module.css';

type Tick = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A quiet figure at the end of the line, such as how many things it would leave. */
  count?: ReactNode;
  /** More about it, under the label. */
  hint?: ReactNode;
};

function TickLine({ label, count, hint, type, ...input }: Tick & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.line}>
      <input type={type} {...input} className={styles[type]} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

/** Yes or no, or one of many that may be chosen together. */
export function Checkbox({ error, ...tick }: Tick & { error?: ReactNode }) {
  const id = useId();
  if (!error) return <TickLine type="checkbox" {...tick} />;
  return (
    <div>
      <TickLine type="checkbox" aria-invalid aria-describedby={id} {...tick} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** One of a few that exclude each other; stands in a RadioGroup. */
export const Radio = (tick: Tick) => <TickLine type="radio" {...tick} />;
