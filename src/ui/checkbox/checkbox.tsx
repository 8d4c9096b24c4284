import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type Tick = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** More about it, under the label. */
  hint?: ReactNode;
};

function TickLine({ label, hint, type, ...input }: Tick & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.line}>
      <input type={type} {...input} className={styles[type]} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

/** Yes or no, or one of many that may be chosen together. */
export const Checkbox = (tick: Tick) => <TickLine type="checkbox" {...tick} />;

/** One of a few that exclude each other; inside a RadioGroup. */
export const Radio = (tick: Tick) => <TickLine type="radio" {...tick} />;
