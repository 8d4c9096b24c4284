import * as m from '#messages/desk-sizes';
import { type KindOfSizes, kindNames } from '../../../domains/catalogue/size-tables/measures.ts';
import { kindWords } from '../../../domains/catalogue/size-tables/ui/measure-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { RemoveButton } from '../../parts/remove-button.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import {
  type Audience,
  type DeskTable,
  likelyKind,
  newRow,
  rowsIn,
  rowsOf,
  sentRows,
  type Shelf,
  type Unit,
} from './draft.ts';
import { RowFields } from './row-fields.tsx';
import styles from './sizes.module.css';

interface Props {
  readonly shelf: Shelf;
  /** Null for a new table. */
  readonly table: DeskTable | null;
  readonly onClose: () => void;
}

const audiences: readonly Audience[] = ['', 'Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** A table's audience, kind and sizes, saved together. */
export function SizeTableForm({ shelf, table, onClose }: Props) {
  const { api, shop, reload } = useDesk();
  const { form, values, set, fields, busy } = useDeskForm(
    {
      audience: (table?.audience ?? '') as Audience,
      kind: table?.kind ?? likelyKind(shelf),
      unit: 'cm' as Unit,
      rows: table ? rowsOf(table) : shelf.sizes.map(newRow),
    },
    {
      keepsAs: `sizes ${shelf.categoryId ?? ''}`,
      send: ({ audience, kind, unit, rows }) =>
        api.deskSizes.save({
          shop: shop?.id,
          categoryId: shelf.categoryId,
          version: table?.version ?? 0,
          audience,
          kind,
          rows: sentRows(kind, rows, unit),
        }),
      onDone: () => {
        onClose();
        return reload();
      },
    },
  );
  return (
    <Form form={form} className={styles.form}>
      <h2>{shelf.category}</h2>
      <div className={styles.choices}>
        <Select
          label={m.audience()}
          hint={m.audience_hint()}
          value={values.audience}
          disabled={table !== null}
          onChange={({ target }) => set({ audience: target.value as Audience })}
        >
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {audience || m.everybody()}
            </option>
          ))}
        </Select>
        <Select
          label={m.kind()}
          value={values.kind}
          onChange={({ target }) => set({ kind: target.value as KindOfSizes })}
        >
          {kindNames.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]()}
            </option>
          ))}
        </Select>
        <Select
          label={m.unit()}
          value={values.unit}
          onChange={({ target }) => {
            const unit = target.value as Unit;
            set({ unit, rows: rowsIn(values.rows, unit) });
          }}
        >
          <option value="cm">{m.centimetres()}</option>
          <option value="in">{m.inches()}</option>
        </Select>
      </div>
      <RowFields
        unit={values.unit}
        kind={values.kind}
        rows={values.rows}
        faults={fields}
        onChange={(rows) => set({ rows: [...rows] })}
      />
      <p className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        {table && (
          <RemoveButton
            sure={m.remove_surely()}
            remove={() => {
              const { categoryId, audience, version } = table;
              return api.deskSizes.remove({
                shop: shop?.id,
                categoryId,
                audience: audience as Audience,
                version,
              });
            }}
            onRemoved={onClose}
          >
            {m.remove()}
          </RemoveButton>
        )}
      </p>
    </Form>
  );
}
