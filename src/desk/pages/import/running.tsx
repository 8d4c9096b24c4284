import * as m from '#messages/desk-import';
import { when } from '../../../messages/dates.ts';
import { Bar } from '../../../ui/bar/bar.tsx';
import styles from './import.module.css';
import type { LastImport } from './use-last-import.ts';

/** A running import: its file, its progress, and who started it when. It may run in another tab or for a colleague. */
export const Running = ({ file, by, onlyChecks, beganAt, percent, products }: LastImport) => (
  <section className={styles.running}>
    <p className={styles.said} role="status">
      <strong>{onlyChecks ? m.checking_file({ file }) : m.importing_file({ file })}</strong>
    </p>
    <p>{m.begun_by({ by, when: when(beganAt) })}</p>
    <Bar part={percent} whole={100} />
    <p>{m.so_far({ percent, products: m.products({ count: products }) })}</p>
    <p className={styles.soft}>{m.goes_on()}</p>
  </section>
);
