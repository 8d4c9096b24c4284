import * as m from '#messages/desk-packing';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './packing.module.css';

interface Holiday {
  first: string;
  last: string;
}

interface Props {
  readonly holidays: readonly Holiday[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (holidays: Holiday[]) => void;
}

/** The shop's holidays, each a range of days without packing. */
export function Holidays({ holidays, faults, onChange }: Props) {
  const change = (at: number, over: Partial<Holiday>) =>
    onChange(holidays.map((one, n) => (n === at ? { ...one, ...over } : one)));
  return (
    <fieldset className={styles.holidays}>
      <legend>{m.holidays()}</legend>
      {holidays.map(({ first, last }, at) => (
        // Holidays have no name of their own: the form identifies them by their position in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.holiday}>
          <TextField
            type="date"
            label={m.first_day()}
            value={first}
            error={faults[`holidays.${at}.first`]}
            onChange={({ target }) => change(at, { first: target.value, last: last || target.value })}
          />
          <TextField
            type="date"
            label={m.last_day()}
            value={last}
            error={faults[`holidays.${at}.last`]}
            onChange={({ target }) => change(at, { last: target.value })}
          />
          <IconButton
            icon="close"
            label={m.remove_holiday({ number: at + 1 })}
            onClick={() => onChange(holidays.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      <p>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => onChange([...holidays, { first: '', last: '' }])}
        >
          {m.add_holiday()}
        </Button>
      </p>
    </fieldset>
  );
}
