import * as m from '#messages/desk-delivery';
import { mediumDate } from '../../../messages/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import styles from './delivery.module.css';

/** Days without deliveries: no run leaves or arrives. */
export function DaysOff({ daysOff }: { daysOff: readonly { day: string; name: string }[] }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const {
    form,
    text,
    set,
    busy: sending,
  } = useDeskForm(
    { day: '', name: '' },
    {
      keepsAs: 'day off',
      send: async (dayOff) => {
        const answer = await api.deskDelivery.addDayOff(dayOff);
        set({ day: '', name: '' });
        return answer;
      },
    },
  );
  return (
    <section className={styles.daysOff}>
      <h2>{m.days_off()}</h2>
      {daysOff.length === 0 && <p className={styles.why}>{m.no_days_off()}</p>}
      <ul className={styles.runs}>
        {daysOff.map(({ day, name }) => (
          <li key={day} className={styles.dayOff}>
            {mediumDate(day)} · {name}
            <IconButton
              icon="close"
              size="small"
              label={m.remove_named({ name })}
              disabled={busy}
              onClick={() => void run(() => api.deskDelivery.removeDayOff({ day }))}
            />
          </li>
        ))}
      </ul>
      <Form form={form} className={styles.addDay}>
        <TextField type="date" label={m.day()} {...text('day')} />
        <TextField label={m.day_name()} maxLength={60} {...text('name')} />
        <Button type="submit" variant="secondary" loading={sending}>
          {m.add_day_off()}
        </Button>
      </Form>
    </section>
  );
}
