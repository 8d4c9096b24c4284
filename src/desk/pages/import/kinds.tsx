import { useState } from 'react';
import * as m from '#messages/desk-import';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './columns.module.css';
import page from './import.module.css';

/** A value of the list of categories: nothing chosen, or left out; else a category's id. */
const [open, out] = ['', 'out'];

interface Props {
  readonly shop: string;
  readonly kinds: readonly { readonly kind: string; readonly products: number }[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly onSaved: () => void;
}

/** The kinds of goods that the shop has no category for, each with where it goes. */
export function Kinds({ shop, kinds, categories, onSaved }: Props) {
  const { api, staff } = useDesk();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [busy, run] = useAction();
  const answers = Object.entries(chosen).filter(([, value]) => value !== open);
  const save = async () => {
    const isSaved = await run(() =>
      api.deskImports.saveKinds({
        shop,
        kinds: answers.map(([kind, value]) => ({ kind, categoryId: value === out ? null : value })),
      }),
    );
    if (isSaved) onSaved();
  };
  return (
    <section className={page.box}>
      <h2>{m.kinds_title()}</h2>
      <p>{m.kinds_intro()}</p>
      <div className={styles.list}>
        {kinds.map(({ kind, products }) => (
          <div key={kind} className={styles.column}>
            <div className={styles.file}>
              <strong>{kind}</strong>
              <span className={styles.examples}>{m.products({ count: products })}</span>
            </div>
            <Select
              label={m.kind_goes_to({ kind })}
              labelHidden
              value={chosen[kind] ?? open}
              onChange={(event) => setChosen({ ...chosen, [kind]: event.target.value })}
            >
              <option value={open}>{staff.role === 'operator' ? m.kind_made() : m.kind_open()}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={out}>{m.kind_out()}</option>
            </Select>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button disabled={busy || answers.length === 0} onClick={() => void save()}>
          {m.save_kinds()}
        </Button>
      </div>
    </section>
  );
}
