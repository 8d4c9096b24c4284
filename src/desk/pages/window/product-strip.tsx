import * as m from '#messages/desk-window';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { WindowData } from './window-data.ts';
import styles from './window.module.css';

/** A small preview of a row's products. */
export const ProductStrip = ({
  ids,
  products,
}: {
  ids: readonly string[];
  products: WindowData['products'];
}) => {
  const visibleProducts = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  if (visibleProducts.length === 0) return <span className={styles.soft}>{m.no_products()}</span>;
  return (
    <span className={styles.strip}>
      {visibleProducts.slice(0, 8).map(({ id, name, image, hidden, stock }) => (
        <span key={id} className={styles.small} data-gone={hidden || stock === 0 || undefined} title={name}>
          <Picture src={image} alt={name} sizes="3rem" />
        </span>
      ))}
      {visibleProducts.length > 8 && (
        <span className={styles.soft}>{m.and_more({ count: visibleProducts.length - 8 })}</span>
      )}
    </span>
  );
};
