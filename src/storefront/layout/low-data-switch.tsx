import * as m from '#messages/footer';
import { chooseLowData, useLowData } from '../../ui/low-data.ts';
import styles from './footer.module.css';

/** Turns low-data mode on and off; remembered in this browser. */
export function LowDataSwitch() {
  const on = useLowData();
  return (
    <button type="button" className={styles.lowData} aria-pressed={on} onClick={() => chooseLowData(!on)}>
      {on ? m.low_data_mode_on() : m.low_data_mode_off()}
    </button>
  );
}
