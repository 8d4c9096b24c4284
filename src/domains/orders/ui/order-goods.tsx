import type { ReactNode } from 'react';
import * as m from '#messages/orders';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './order-goods.module.css';

interface Goods {
  readonly name: string;
  readonly images: readonly string[];
}

/** Pictures beside one another; what is more is counted. */
const maxPictures = 3;

/** An order as people speak of it: 'Indigo Kurta and 2 more'. */
export function goodsName(lines: readonly Pick<Goods, 'name'>[]): string {
  const [first] = lines;
  if (!first) return '';
  return lines.length === 1
    ? first.name
    : m.name_and_more({ name: first.name, count: lines.length - 1 });
}

/** What an order is for at a glance: its pictures and name; `children` stand under the name. */
export function OrderGoods({
  lines,
  maxShown = maxPictures,
  children,
}: {
  lines: readonly Goods[];
  maxShown?: number;
  children?: ReactNode;
}) {
  const shown = lines.slice(0, maxShown);
  return (
    <div className={styles.goods}>
      <span className={styles.pictures} aria-hidden>
        {shown.map(({ images }, index) => (
          <span key={index} className={styles.picture}>
            <Picture src={images[0] ?? ''} alt="" sizes="3.5rem" ratio="3 / 4" />
          </span>
        ))}
        {lines.length > shown.length && <b className={styles.more}>+{lines.length - shown.length}</b>}
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{goodsName(lines)}</b>
        {children}
      </span>
    </div>
  );
}
