import * as m from '#messages/lane';
import type { Arch as ArchData } from '../../domains/catalogue/shops/shops.calls.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { archIds } from './arch-drawing.tsx';

/** A shop in the lane: its sign, its lamp, its best products, and a link to its page. */
export function Arch({ shop, isLit }: { shop: ArchData; isLit: boolean }) {
  const { name, sign, slug, rating, ratingCount, best } = shop;
  return (
    <li data-lit={isLit || undefined}>
      <svg viewBox="0 0 280 420" aria-hidden>
        <use href={`#${archIds.stone}`} />
        <use href={`#${archIds.lamp}`} />
      </svg>
      <h3>
        <Link href={`/shop/${slug}`}>
          {name}
          {sign && <span lang="hi">{sign}</span>}
        </Link>
      </h3>
      <p>{isLit && m.online()}</p>
      <ul>
        {best.map((piece, at) => (
          <li key={piece.slug}>
            <Link href={`/product/details/${piece.slug}`}>
              <Picture src={piece.image} alt={piece.name} sizes={at === 0 ? '7.5rem' : '5rem'} ratio="auto" />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        {ratingCount > 0 && <Stars rating={rating} count={ratingCount} />}
        <span aria-hidden>{m.visit()}</span>
      </p>
    </li>
  );
}
