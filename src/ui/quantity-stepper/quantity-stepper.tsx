import * as m from '#messages/controls';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

/**
 * A quantity with a minus and a plus button, at least 1. At `max` the plus stays clickable and calls `onLimit`, so that
 * the shop can say why ("Out of stock") instead of showing a dead button.
 */
export function QuantityStepper({
  value,
  max,
  label,
  busy = false,
  onChange,
  onLimit,
  forms,
}: {
  value: number;
  max: number;
  /** For screen readers: "Quantity of Bagru kurta". */
  label: string;
  /** A change is being sent. */
  busy?: boolean;
  onChange: (value: number) => void;
  onLimit?: () => void;
  /** The value of the field `form` that each button submits without JavaScript. */
  forms?: { readonly less: string; readonly more: string };
}) {
  const sends = (form?: string) =>
    form === undefined
      ? ({ type: 'button' } as const)
      : ({ type: 'submit', name: 'form', value: form } as const);
  const press = (work?: () => void) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    work?.();
  };
  const atMax = value >= max;
  return (
    <div className={styles.stepper} role="group" aria-label={label} aria-busy={busy}>
      <button
        {...sends(forms?.less)}
        aria-label={m.one_less()}
        disabled={value <= 1}
        onClick={press(() => onChange(value - 1))}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        {...sends(forms?.more)}
        aria-label={m.one_more()}
        aria-disabled={atMax}
        onClick={press(atMax ? onLimit : () => onChange(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
