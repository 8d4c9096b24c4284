import * as m from '#messages/desk-packing';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import { weekdayName } from '../delivery/run-words.ts';
import { Holidays } from './holidays.tsx';
import styles from './packing.module.css';

type Packing = NonNullable<Awaited<ReturnType<DeskApi['deskPacking']['read']>>['packing']>;

/** A weekday while it is edited. A closed day keeps its hours, in case it is opened again. */
interface Day {
  readonly weekday: number;
  readonly open: boolean;
  readonly opens: string;
  readonly closes: string;
}

const daysOf = (hours: Packing['hours']): readonly Day[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const row = hours.find((one) => one.weekday === weekday);
    return {
      weekday,
      open: row !== undefined,
      opens: row?.opens ?? '10:00',
      closes: row?.closes ?? '20:00',
    };
  });

/** The hours of each weekday, the packing time and the holidays, saved together. */
export function PackingForm({ packing }: { packing: Packing }) {
  const { api, shop } = useDesk();
  const { form, values, set, text, fields, busy } = useDeskForm(
    {
      packingMinutes: String(packing.packingMinutes),
      hours: daysOf(packing.hours),
      holidays: packing.holidays,
    },
    {
      keepsAs: 'packing',
      send: ({ packingMinutes, hours, holidays }) =>
        api.deskPacking.save({
          shop: shop?.id,
          version: packing.version,
          packingMinutes: packingMinutes.trim() === '' ? Number.NaN : Number(packingMinutes),
          hours: hours.flatMap(({ open, ...day }) => (open ? [day] : [])),
          holidays,
        }),
    },
  );
  const change = (weekday: number, over: Partial<Day>) =>
    set({ hours: values.hours.map((day) => (day.weekday === weekday ? { ...day, ...over } : day)) });
  const open = values.hours.filter((day) => day.open);
  return (
    <Form form={form} className={styles.form}>
      <h2>{m.hours()}</h2>
      {values.hours.map((day) => (
        <DayLine
          key={day.weekday}
          day={day}
          fault={fields[`hours.${open.indexOf(day)}.closes`] ?? fields[`hours.${open.indexOf(day)}.opens`]}
          onChange={(over) => change(day.weekday, over)}
        />
      ))}
      <TextField
        label={m.packing_time()}
        hint={m.packing_time_hint()}
        inputMode="numeric"
        {...text('packingMinutes')}
      />
      <Holidays holidays={values.holidays} faults={fields} onChange={(holidays) => set({ holidays })} />
      <p>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
      </p>
    </Form>
  );
}

function DayLine({
  day: { weekday, open, opens, closes },
  fault,
  onChange,
}: {
  day: Day;
  fault: string | undefined;
  onChange: (over: Partial<Day>) => void;
}) {
  const name = weekdayName(weekday);
  return (
    <div className={styles.day}>
      <Checkbox label={name} checked={open} onChange={(event) => onChange({ open: event.target.checked })} />
      {open ? (
        <>
          <TextField
            type="time"
            label={m.opens({ day: name })}
            labelHidden
            value={opens}
            onChange={(event) => onChange({ opens: event.target.value })}
          />
          <TextField
            type="time"
            label={m.closes({ day: name })}
            labelHidden
            value={closes}
            error={fault}
            onChange={(event) => onChange({ closes: event.target.value })}
          />
        </>
      ) : (
        <span className={styles.closed}>{m.closed()}</span>
      )}
    </div>
  );
}
