import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { Choices, Draft } from './draft.ts';
import type { Part } from './merge-drafts.ts';
import styles from './product.module.css';

/** A part of a product in words, or in pictures. */
export function shownPart(draft: Draft, part: Part, { categories }: Choices): ReactNode {
  switch (part) {
    case 'categoryId':
      return categories.find(({ id }) => id === draft.categoryId)?.name ?? 'none';
    case 'price':
      return `₹${draft.price}`;
    case 'discount':
      return `${draft.discount}%`;
    case 'hidden':
      return draft.hidden ? 'hidden' : 'for sale';
    case 'images':
      return draft.images.length === 0 ? (
        'none'
      ) : (
        <span className={styles.few}>
          {draft.images.map((image, at) => (
            <Picture key={image} src={image} alt={`Picture ${at + 1}`} sizes="3rem" />
          ))}
        </span>
      );
    case 'variants':
      return draft.variants
        .map(({ size, colour, stock }) => `${[size, colour].filter(Boolean).join(' ')} ${stock}`)
        .join(', ');
    default:
      return <span className={styles.words}>{draft[part] || 'nothing'}</span>;
  }
}
