import { useState } from 'react';
import * as m from '#messages/desk-sizes';
import type { DeskApi } from '../../../calls.ts';
import { kindWords } from '../../../domains/catalogue/size-tables/ui/measure-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useDesk } from '../../session.tsx';
import type { DeskTable, Shelf, Sizes } from './draft.ts';
import { SizeTableForm } from './size-table-form.tsx';
import styles from './sizes.module.css';

type Data = Awaited<ReturnType<DeskApi['deskSizes']['list']>>;

/** The shop's size tables in centimetres: one per category, or one per audience in it. */
export default function SizesView({ data: { guides } }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.why}>{m.why()}</p>
      {guides ? <Tables key={shop?.id} guides={guides} /> : <Notice>{m.choose_shop()}</Notice>}
    </>
  );
}

function Tables({ guides: { shelves, tables } }: { guides: Sizes }) {
  const [openTable, edit] = useState<{ shelf: Shelf; table: DeskTable | null } | null>(null);
  if (openTable) return <SizeTableForm {...openTable} onClose={() => edit(null)} />;
  if (shelves.length === 0) return <Notice>{m.nothing_sized()}</Notice>;
  return (
    <Cards>
      {shelves.map((shelf) => (
        <Card key={shelf.categoryId} title={shelf.category}>
          <p className={styles.soft}>{isCovered(shelf)}</p>
          <ul className={styles.tables}>
            {tables
              .filter(({ categoryId }) => categoryId === shelf.categoryId)
              .map((table) => (
                <li key={table.audience}>
                  <span>
                    <b>{nameOf(table)}</b>
                    <br />
                    {kindWords[table.kind]()}:{' '}
                    <Unbroken text={table.rows.map(({ size }) => size).join(', ')} />
                  </span>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={m.edit_named({ category: shelf.category, audience: nameOf(table) })}
                    onClick={() => edit({ shelf, table })}
                  >
                    {m.edit()}
                  </Button>
                </li>
              ))}
          </ul>
          <p>
            <Button
              size="small"
              variant="quiet"
              icon="plus"
              aria-label={m.add_named({ category: shelf.category })}
              onClick={() => edit({ shelf, table: null })}
            >
              {m.add_table()}
            </Button>
          </p>
        </Card>
      ))}
    </Cards>
  );
}

const nameOf = ({ audience }: DeskTable) => (audience === '' ? m.everybody() : m.for_audience({ audience }));

const isCovered = ({ products, unguided }: Shelf) =>
  unguided === 0 ? m.all_covered({ count: products }) : m.some_uncovered({ unguided, count: products });
