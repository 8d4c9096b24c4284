import * as m from '#messages/desk-promotions';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import styles from './promotions.module.css';

interface Props {
  readonly legend: string;
  readonly all: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** A multiple choice from many names, where none means all. Collapsed while nothing is chosen. */
export function ChosenNames({ legend, all, chosen, onChange }: Props) {
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details className={styles.names} open={chosen.length > 0}>
      <summary>{legend}</summary>
      <p className={styles.soft}>{m.all_if_none()}</p>
      {all.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => onChange(toggle(id))} />
      ))}
    </details>
  );
}
