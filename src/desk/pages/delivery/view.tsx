import { useState } from 'react';
import * as m from '#messages/desk-delivery';
import type { DeskApi } from '../../../calls.ts';
import { timeText } from '../../../domains/delivery/day-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { DaysOff } from './days-off.tsx';
import styles from './delivery.module.css';
import { arrivesAfter, type DeskRun, type DeskZone, weekdaysOf } from './run-words.ts';
import { ZoneEditor } from './zone-editor.tsx';

type Data = Awaited<ReturnType<DeskApi['deskDelivery']['list']>>;

/** Where the shop delivers: zones by PIN code with their runs, and the days off. */
export default function DeliveryView({ data: { zones, waits, daysOff } }: DeskViewProps<Data>) {
  const [openZone, edit] = useState<DeskZone | 'new' | null>(null);
  return (
    <>
      <PageHead title={m.title()}>
        <Button size="small" icon="plus" onClick={() => edit('new')}>
          {m.add_zone()}
        </Button>
      </PageHead>
      <p className={styles.why}>{m.why()}</p>
      <Cards>
        {zones.map((zone) => (
          <Card key={zone.id} title={zone.name} beside={zone.cash ? m.cash_allowed() : undefined}>
            <p className={styles.pins}>{m.pin_codes({ pins: zone.prefixes.map(pinText).join(', ') })}</p>
            {zone.runs.length === 0 && <p>{m.not_served()}</p>}
            <ul className={styles.runs}>
              {zone.runs.map((run) => (
                <li key={run.id}>{runText(run)}</li>
              ))}
            </ul>
            <p>
              <Button
                size="small"
                variant="secondary"
                aria-label={m.edit_named({ zone: zone.name })}
                onClick={() => edit(zone)}
              >
                {m.edit()}
              </Button>
            </p>
          </Card>
        ))}
      </Cards>
      {waits.length > 0 && (
        <section className={styles.daysOff}>
          <h2>{m.waited_for()}</h2>
          <ul className={styles.runs}>
            {waits.map(({ pincode, people }) => (
              <li key={pincode}>{m.people_wait({ pincode, people })}</li>
            ))}
          </ul>
        </section>
      )}
      <DaysOff daysOff={daysOff} />
      {openZone && <ZoneEditor zone={openZone === 'new' ? null : openZone} onClose={() => edit(null)} />}
    </>
  );
}

/** A full PIN code, or a prefix followed by an ellipsis. */
const pinText = (prefix: string) => (prefix.length < 6 ? `${prefix}…` : prefix);

const runText = ({ weekdays, readyBy, daysLater, from, to, capacity }: DeskRun) => (
  <>
    {m.run({
      days: weekdaysOf(weekdays),
      ready: timeText(readyBy),
      after: arrivesAfter(daysLater),
      from: timeText(from),
      to: timeText(to),
    })}
    {capacity !== null && <small> · {m.at_most_parcels({ capacity })}</small>}
  </>
);
