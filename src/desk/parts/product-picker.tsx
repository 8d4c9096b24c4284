import { useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { moved, Movers } from './movers.tsx';
import { useDesk } from '../session.tsx';
import styles from './product-picker.module.css';

/** A product as the picker shows it. */
export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly shopName: string;
  readonly finalPrice: number;
  readonly stock: number;
  readonly hidden: boolean;
}

/** Searches with the storefront's own search; a click adds a result. */
export function ProductSearch({
  label,
  chosen,
  onPick,
}: {
  label: string;
  chosen: readonly string[];
  onPick: (product: PickedProduct) => void;
}) {
  const { api } = useDesk();
  const [words, setWords] = useState('');
  const [state, setState] = useState<{ found: readonly PickedProduct[] } | { error: string } | 'busy' | null>(
    null,
  );
  async function search() {
    if (words.trim() === '') return;
    setState('busy');
    setState(
      await api.deskWindow.findProducts({ search: words.trim() }).then(
        ({ products }) => ({ found: products }),
        (error: Error) => ({ error: error.message }),
      ),
    );
  }
  return (
    <div className={styles.search} role="search">
      <TextField
        label={label}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field is inside another form: Enter must search, not save.
          event.preventDefault();
          void search();
        }}
      />
      <Button variant="secondary" loading={state === 'busy'} onClick={() => void search()}>
        {m.search()}
      </Button>
      <ul className={styles.found} aria-live="polite">
        {state !== null && state !== 'busy' && 'error' in state && <li>{state.error}</li>}
        {state !== null && state !== 'busy' && 'found' in state && state.found.length === 0 && (
          <li>{m.no_products_found()}</li>
        )}
        {state !== null &&
          state !== 'busy' &&
          'found' in state &&
          state.found.map((product) => (
            <li key={product.id} className={styles.line}>
              <ProductLine product={product} />
              <Button
                size="small"
                variant="quiet"
                icon={chosen.includes(product.id) ? 'check' : 'plus'}
                disabled={chosen.includes(product.id)}
                aria-label={m.add_named({ product: product.name })}
                onClick={() => onPick(product)}
              >
                {chosen.includes(product.id) ? m.added() : m.add()}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The chosen products, in an order that can be changed. */
export const ChosenProducts = ({
  products,
  onChange,
}: {
  products: readonly PickedProduct[];
  onChange: (products: readonly PickedProduct[]) => void;
}) => (
  <ol className={styles.chosen}>
    {products.map((product, index) => (
      <li key={product.id} className={styles.line}>
        <Movers
          name={product.name}
          index={index}
          count={products.length}
          onMove={(to) => onChange(moved(products, index, to))}
        />
        <ProductLine product={product} />
        <IconButton
          icon="close"
          label={m.remove_named({ product: product.name })}
          size="small"
          onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
        />
      </li>
    ))}
  </ol>
);

const ProductLine = ({ product }: { product: PickedProduct }) => (
  <>
    <span className={styles.picture}>
      <Picture src={product.image} alt="" sizes="3rem" />
    </span>
    <span className={styles.words}>
      {product.name}
      <br />
      <small>{factsOf(product)({ shop: product.shopName, price: formatRupees(product.finalPrice) })}</small>
    </span>
  </>
);

function factsOf({ hidden, stock }: PickedProduct) {
  if (hidden) return m.product_facts_hidden;
  return stock === 0 ? m.product_facts_sold_out : m.product_facts;
}
