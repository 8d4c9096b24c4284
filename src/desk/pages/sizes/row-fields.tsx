import * as m from '#messages/desk-sizes';
import { type KindOfSizes, measuresOf } from '../../../domains/catalogue/size-tables/measures.ts';
import { measureWords } from '../../../domains/catalogue/size-tables/ui/measure-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type DraftRow, faultOfRow, newRow, type Unit } from './draft.ts';
import styles from './sizes.module.css';

interface Props {
  readonly unit: Unit;
  readonly kind: KindOfSizes;
  readonly rows: readonly DraftRow[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (rows: readonly DraftRow[]) => void;
}

/** The sizes of a table, one per row: the name and the measures. */
export function RowFields({ unit, kind, rows, faults, onChange }: Props) {
  const columns = measuresOf(kind);
  const set = (at: number, over: Partial<DraftRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...over } : row)));
  return (
    <fieldset className={styles.rows} style={{ '--measures': columns.length } as React.CSSProperties}>
      <legend>{unit === 'cm' ? m.rows() : m.rows_in_inches()}</legend>
      <p className={styles.soft}>{m.rows_hint()}</p>
      {faults.rows && <p className={styles.fault}>{faults.rows}</p>}
      {/* Visual headings only: each field has its own label for screen readers. */}
      <div className={styles.columns} aria-hidden>
        {[m.size(), ...columns.map((name) => measureWords[name][0]())].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      {rows.map((row, at) => {
        const fault = faultOfRow(faults, at);
        return (
          <div key={row.key} className={styles.row}>
            <TextField
              label={m.size_at({ at: at + 1 })}
              labelHidden
              maxLength={40}
              {...(faults[`rows.${at}.size`] && wrong(row))}
              value={row.size}
              onChange={({ target }) => set(at, { size: target.value })}
            />
            {columns.map((name) => (
              <TextField
                key={name}
                label={(unit === 'cm' ? m.measure_of : m.measure_in_inches)({
                  measure: measureWords[name][0](),
                  size: row.size || at + 1,
                })}
                labelHidden
                inputMode="decimal"
                maxLength={6}
                {...(faults[`rows.${at}.cm.${name}`] && wrong(row))}
                value={row.cm[name] ?? ''}
                onChange={({ target }) => set(at, { cm: { ...row.cm, [name]: target.value } })}
              />
            ))}
            <IconButton
              icon="trash"
              label={m.remove_size({ size: row.size || at + 1 })}
              disabled={rows.length === 1}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
            {fault && (
              <p id={`fault-${row.key}`} className={styles.fault}>
                {fault}
              </p>
            )}
          </div>
        );
      })}
      <p>
        <Button size="small" variant="quiet" icon="plus" onClick={() => onChange([...rows, newRow()])}>
          {m.add_size()}
        </Button>
      </p>
    </fieldset>
  );
}

/** Links a field to the error shown below its row. */
const wrong = ({ key }: DraftRow) => ({ 'aria-invalid': true, 'aria-describedby': `fault-${key}` }) as const;
