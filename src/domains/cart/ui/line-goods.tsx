import type { ReactNode } from 'react';
import * as m from '#messages/cart';
import { Dotted } from '../../../ui/dotted.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { CartLine } from '../cart.ts';
import styles from './line-goods.module.css';
import { lineVariant } from './line-variant.ts';

interface Props {
  readonly line: CartLine;
  /** The picture's `sizes` attribute. */
  readonly sizes: string;
  readonly brand?: string;
  readonly pieces?: string;
  /** Why the goods are not available as chosen. */
  readonly gone: string | false;
  /** The line's buttons. */
  readonly children: ReactNode;
}

/** The goods of a line, in the cart or saved for later: picture, name, size, colour and price, with the line's buttons below. */
export function LineGoods({ line, sizes, brand, pieces, gone, children }: Props) {
  const { productInfo: product, size } = line;
  const { address, colour, image } = lineVariant(line);
  return (
    <>
      <Link href={address} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={image} alt="" sizes={sizes} ratio="3 / 4" />
      </Link>
      <div className={styles.words}>
        <h3>
          <Link href={address}>
            <Unbroken text={product.name} />
          </Link>
        </h3>
        <p className={styles.soft}>
          <Dotted words={[brand, size !== 'One Size' && m.size({ size }), colour, pieces]} />
        </p>
        <Price selling={product.finalPrice} mrp={product.price} percent={product.discount} />
        {gone && <p className={styles.gone}>{gone}</p>}
        {children}
      </div>
    </>
  );
}
