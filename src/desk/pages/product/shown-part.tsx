import type { ReactNode } from 'react';
import * as m from '#messages/desk-goods';
import { attributeKinds } from '../../../domains/catalogue/attributes/attribute-kinds.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { Choices, Draft } from './draft.ts';
import type { Part } from './merge-drafts.ts';
import styles from './product.module.css';

/** A part of a product, as text or as pictures. */
export function shownPart(draft: Draft, part: Part, { categories }: Choices): ReactNode {
  switch (part) {
    case 'categoryId':
      return categories.find(({ id }) => id === draft.categoryId)?.name ?? m.none();
    case 'price':
      return /^\d+$/.test(draft.price) ? formatRupees(Number(draft.price)) : draft.price;
    case 'discount':
      return `${draft.discount}%`;
    case 'hidden':
      return draft.hidden ? m.is_hidden() : m.for_sale();
    case 'images':
      return draft.images.length === 0 ? (
        m.none()
      ) : (
        <span className={styles.few}>
          {draft.images.map((image, at) => (
            <Picture key={image} src={image} alt={m.picture({ at: at + 1 })} sizes="3rem" />
          ))}
        </span>
      );
    case 'pictureColours':
      return (
        draft.images
          .flatMap((image, at) => {
            const colour = draft.pictureColours[image];
            return colour ? m.picture_of_colour({ at: at + 1, colour }) : [];
          })
          .join(', ') || m.none()
      );
    case 'attributes':
      return attributeKinds.flatMap((kind) => draft.attributes[kind].values).join(', ');
    case 'variants':
      return draft.variants
        .map(({ size, colour, stock, price, discount }) => {
          const own = price && `(${formatRupees(Number(price))}, ${Number(discount)}%)`;
          return [size, colour, stock, own].filter(Boolean).join(' ');
        })
        .join(', ');
    default:
      return <span className={styles.words}>{draft[part] || m.nothing()}</span>;
  }
}
