import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { goodsName } from './goods-name.ts';
import styles from './order-goods.module.css';

interface Goods {
  readonly name: string;
  readonly images: readonly string[];
}

/** Stacked pictures; the rest are counted. */
const maxPictures = 3;

/** An order's goods at a glance: pictures and name, with `children` below the name. */
export function OrderGoods({ lines, children }: { lines: readonly Goods[]; children?: ReactNode }) {
  const shown = lines.slice(0, maxPictures);
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
        <b className={styles.name}>
          <Unbroken text={goodsName(lines)} />
        </b>
        {children}
      </span>
    </div>
  );
}
