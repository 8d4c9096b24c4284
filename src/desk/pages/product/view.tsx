import * as m from '#messages/desk-goods';
import { Link } from '../../../ui/link.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { when } from '../../../messages/dates.ts';
import { changeSentence, partsInWords } from './change-words.ts';
import type { Choices, ProductData, Product } from './draft.ts';
import styles from './product.module.css';
import { type ReturnCounts, Returned } from './returned.tsx';
import { ProductForm } from './product-form.tsx';

interface Data {
  readonly choices: Choices;
  readonly product: Product | null;
  readonly counted: ReturnCounts | null;
  readonly changes: ProductData['changes'];
}

/** Adds or edits a product, with the history of its changes. */
export default function ProductView({ data: { choices, product, counted, changes } }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={product ? product.name : m.add_product()}>
        {product && <Link href={`/desk/products/camera?of=${product.id}`}>{m.duplicate()}</Link>}
        {product?.status === 'active' && (
          <a href={`/product/details/${product.slug}`} target="_blank" rel="noreferrer">
            {m.see_in_shop()}
          </a>
        )}
      </PageHead>
      <ProductForm key={product ? `${product.id} ${product.version}` : 'new'} {...{ choices, product }} />
      {counted && <Returned counted={counted} />}
      {changes.length > 0 && (
        <section className={styles.changes}>
          <h2>{m.changes()}</h2>
          <ul className={styles.list}>
            {changes.map(({ at, by, did, parts }) => (
              <li key={at + did}>
                {parts.length > 0 && did === 'edited'
                  ? m.change_with_parts({
                      change: changeSentence({ when: when(at), who: by, did }),
                      parts: partsInWords(parts),
                    })
                  : changeSentence({ when: when(at), who: by, did })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
