import * as m from '#messages/desk-insight';
import { dayText } from '../../../domains/delivery/day-text.ts';
import styles from './insight.module.css';

/**
 * A chart of bars, one a day, in plain HTML. Screen readers get its title and its highest day; every number is in the
 * table beside it.
 */
export function Bars({
  title,
  days,
  format,
}: {
  title: string;
  days: readonly { day: string; value: number }[];
  format: (value: number) => string;
}) {
  const most = days.reduce((top, one) => (one.value > top.value ? one : top), { day: '', value: 0 });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{title}</h2>
        <span className={styles.soft}>
          {most.value > 0 && m.most_on({ value: format(most.value), day: dayText(most.day) })}
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden>
        {days.map(({ day, value }) => (
          <span
            key={day}
            title={`${dayText(day)}: ${format(value)}`}
            style={{ blockSize: `${most.value > 0 ? (value * 100) / most.value : 0}%` }}
          />
        ))}
      </div>
      <p className={styles.ends} aria-hidden>
        <span>{dayText(days[0]?.day)}</span>
        <span>{dayText(days.at(-1)?.day)}</span>
      </p>
    </figure>
  );
}
