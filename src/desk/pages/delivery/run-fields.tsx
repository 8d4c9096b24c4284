import * as m from '#messages/desk-delivery';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './delivery.module.css';
import type { RunDraft } from './run-draft.ts';
import { weekdayName } from './run-words.ts';

interface Props {
  readonly number: number;
  readonly run: RunDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (run: RunDraft) => void;
  readonly onRemove: () => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The fields of one run: its weekdays, the cut-off for parcels, when they arrive, and its capacity. */
export function RunFields({ number, run, faultOf, onChange, onRemove }: Props) {
  const field = (name: 'readyBy' | 'daysLater' | 'from' | 'to' | 'capacity') => ({
    value: run[name],
    error: faultOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ ...run, [name]: event.target.value }),
  });
  const toggle = (weekday: number) =>
    run.weekdays.includes(weekday)
      ? run.weekdays.filter((one) => one !== weekday)
      : [...run.weekdays, weekday].toSorted((a, b) => a - b);
  return (
    <fieldset className={styles.run}>
      <legend>{m.run_number({ number })}</legend>
      <div className={styles.weekdays}>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekdayName(weekday)}
            checked={run.weekdays.includes(weekday)}
            onChange={() => onChange({ ...run, weekdays: toggle(weekday) })}
          />
        ))}
      </div>
      {faultOf('weekdays') && <FieldError id={`run-${number}-weekdays`}>{faultOf('weekdays')}</FieldError>}
      <div className={styles.times}>
        <TextField type="time" label={m.ready_by()} {...field('readyBy')} />
        <TextField inputMode="numeric" label={m.arrives_days_later()} {...field('daysLater')} />
        <TextField type="time" label={m.from()} {...field('from')} />
        <TextField type="time" label={m.to()} {...field('to')} />
      </div>
      <TextField inputMode="numeric" label={m.capacity()} hint={m.capacity_hint()} {...field('capacity')} />
      <p>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {m.remove_run({ number })}
        </Button>
      </p>
    </fieldset>
  );
}
