import { type ChangeEvent, useState } from 'react';
import * as m from '#messages/addresses';
import { MobileField } from '../../../ui/text-field/mobile-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './more-fields.module.css';

type Name = 'locality' | 'landmark' | 'alternatephonenumber';

interface Field {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The optional fields of an address. On a phone they are folded while empty; a wider screen shows them at once. */
export function MoreFields({ text }: { text: (name: Name) => Field }) {
  const fields = {
    locality: text('locality'),
    landmark: text('landmark'),
    alternatephonenumber: text('alternatephonenumber'),
  };
  const [open, setOpen] = useState(Object.values(fields).some(({ value }) => value !== ''));
  if (!open && Object.values(fields).some(({ error }) => error)) setOpen(true);
  return (
    <details className={styles.more} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.add_more()}</summary>
      <div className={styles.fields}>
        <TextField label={m.locality()} optional maxLength={100} {...fields.locality} />
        <TextField label={m.landmark()} optional maxLength={100} {...fields.landmark} />
        <MobileField
          label={m.alternate_phone_number()}
          optional
          autoComplete="off"
          {...fields.alternatephonenumber}
        />
      </div>
    </details>
  );
}
