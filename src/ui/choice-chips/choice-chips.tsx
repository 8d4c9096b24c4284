import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import styles from './choice-chips.module.css';

export type Choice = {
  value: string;
  label: string;
  /** Unavailable: struck through, but still readable. */
  gone?: boolean;
};

/** A choice of a few short words, sized for touch: sizes, amounts. A radio group underneath. */
export function ChoiceChips({
  legend,
  name,
  choices,
  value,
  onChange,
  error,
}: {
  legend: ReactNode;
  name: string;
  choices: Choice[];
  value?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset {...(error ? { 'aria-describedby': id } : {})}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <Input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.gone ?? false}
              {...(onChange
                ? { checked: value === choice.value, onChange: () => onChange(choice.value) }
                : { defaultChecked: value === choice.value })}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
