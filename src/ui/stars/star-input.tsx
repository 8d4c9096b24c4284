import { type ReactNode, useId } from 'react';
import * as m from '#messages/controls';
import { FieldError } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stars.module.css';

const words = [m.bad, m.weak, m.fair, m.good, m.very_good];

/** A rating input: five radios drawn as stars, so that arrow keys and a form without JavaScript work. */
export function StarInput({
  legend,
  name = 'rating',
  value,
  onChange,
  error,
}: {
  legend: ReactNode;
  name?: string;
  /** 1 to 5; 0 or undefined if none is chosen. */
  value?: number;
  onChange?: (value: number) => void;
  error?: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset {...(error ? { 'aria-describedby': id } : {})}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.input}>
        {words.map((word, index) => (
          <label key={index} title={word()}>
            <Input
              type="radio"
              name={name}
              value={index + 1}
              {...(onChange
                ? { checked: value === index + 1, onChange: () => onChange(index + 1) }
                : { defaultChecked: value === index + 1 })}
            />
            <VisuallyHidden>{m.stars_worded({ count: index + 1, word: word() })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
