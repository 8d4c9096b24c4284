import type { ComponentProps, ReactNode } from 'react';
import { Input } from '../field/input.tsx';
import styles from './checkbox.module.css';

type Tick = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** More about the option, below the label. */
  hint?: ReactNode;
};

function TickLine({ label, hint, type, ...input }: Tick & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.line}>
      <Input type={type} {...input} className={styles[type]} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

/** A yes/no option, or one of several that can be chosen together. */
export const Checkbox = (tick: Tick) => <TickLine type="checkbox" {...tick} />;

/** One of a few exclusive options, inside a RadioGroup. */
export const Radio = (tick: Tick) => <TickLine type="radio" {...tick} />;
