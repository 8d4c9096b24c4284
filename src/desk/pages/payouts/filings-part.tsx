import * as m from '#messages/desk-payouts';
import { monthAndYear } from '../../../messages/dates.ts';
import { monthsUntil } from '../earnings/papers.tsx';
import styles from './payouts.module.css';

/** What the market files and keeps: TCS and TDS returns, and its books for Tally. */
export function FilingsPart({ today }: { today: string }) {
  return (
    <section className={styles.part}>
      <h2>{m.filings()}</h2>
      <ul className={styles.filings}>
        {monthsUntil(today).map((month) => (
          <li key={month}>
            {monthAndYear(`${month}-02`)}
            <a href={`/api/desk/filings/gstr-8.csv?month=${month}`} download>
              {m.gstr_8()}
            </a>
            <a href={`/api/desk/filings/tally.xml?month=${month}`} download>
              {m.for_tally()}
            </a>
          </li>
        ))}
        {quartersUntil(today).map((quarter) => (
          <li key={quarter}>
            {quarterText(quarter)}
            <a href={`/api/desk/filings/26q.csv?quarter=${quarter}`} download>
              {m.form_26q()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `2026-Q3` as people write it: Q3 of 2026-27. */
function quarterText(quarter: string): string {
  const [year = 0, number = 0] = quarter.split('-Q').map(Number);
  return m.quarter({ number, year: `${year}-${String((year + 1) % 100).padStart(2, '0')}` });
}

/** The quarter of a financial year (from April) that a day is in, and the one before it: `2026-Q3`. */
function quartersUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const at = year * 4 + Math.floor((month - 1) / 3) - 1;
  return [at, at - 1].map((quarter) => `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`);
}
