import { useState } from 'react';
import * as m from '#messages/desk-sizes';
import { type KindOfSizes, kindNames } from '../../../domains/catalogue/size-tables/measures.ts';
import { kindWords } from '../../../domains/catalogue/size-tables/ui/measure-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select/select.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { type Audience, type DeskTable, likelyKind, newRow, rowsOf, sentRows, type Shelf } from './draft.ts';
import { RowFields } from './row-fields.tsx';
import styles from './sizes.module.css';

interface Props {
  readonly shelf: Shelf;
  /** Null for a new one. */
  readonly table: DeskTable | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const audiences: readonly Audience[] = ['', 'Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** A table's audience, kind and sizes, saved together. */
export function SizeTableForm({ shelf, table, onClose, onDone }: Props) {
  const { api, shop } = useDesk();
  const { form, values, set, fields, busy } = useForm(
    {
      audience: (table?.audience ?? '') as Audience,
      kind: table?.kind ?? likelyKind(shelf),
      rows: table ? rowsOf(table) : shelf.sizes.map(newRow),
    },
    {
      send: async ({ audience, kind, rows }) => {
        const { message } = await api.deskSizes.save({
          shop: shop?.id,
          categoryId: shelf.categoryId,
          version: table?.version ?? 0,
          audience,
          kind,
          rows: sentRows(kind, rows),
        });
        toast.success(message);
        onClose();
        await onDone();
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
      </div>
      <RowFields
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
        {table && <RemoveTable table={table} onRemoved={onClose} onDone={onDone} />}
      </p>
    </Form>
  );
}

function RemoveTable({
  table,
  onRemoved,
  onDone,
}: {
  table: DeskTable;
  onRemoved: () => void;
  onDone: () => Promise<void>;
}) {
  const { api, shop } = useDesk();
  const [sure, ask] = useState(false);
  const [busy, run] = useAction();
  const remove = async () => {
    const { categoryId, audience, version } = table;
    const sent = { shop: shop?.id, categoryId, audience: audience as Audience, version };
    if (await run(() => api.deskSizes.remove(sent))) onRemoved();
    await onDone();
  };
  return (
    <Button
      variant={sure ? 'danger' : 'quiet'}
      loading={busy}
      onClick={() => (sure ? void remove() : ask(true))}
    >
      {sure ? m.remove_surely() : m.remove()}
    </Button>
  );
}
