import { useEffect, useState } from 'react';
import * as m from '#messages/product-page';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { forgetViewed, noteViewed, recentlyViewed, type RecentProduct } from './recently-viewed.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import styles from './recently-viewed-row.module.css';

/** The products that this device viewed last, without the one shown; empty without scripts. */
export function RecentlyViewedRow({ shown }: { shown?: RecentProduct }) {
  const [goods, setGoods] = useState<readonly RecentProduct[]>([]);
  const { slug = '', name = '', image = '' } = shown ?? {};
  useEffect(() => {
    setGoods(recentlyViewed().filter((product) => product.slug !== slug));
    if (slug) noteViewed({ slug, name, image });
  }, [slug, name, image]);
  if (goods.length === 0) return null;
  const clear = () => {
    forgetViewed();
    setGoods([]);
  };
  return (
    <section className={styles.all} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 id="recently-viewed">{m.recently_viewed()}</h2>
        <button type="button" onClick={clear} aria-label={m.clear_recently_viewed()}>
          {m.clear()}
        </button>
      </div>
      <ul className={styles.row}>
        {goods.map((product) => (
          <li key={product.slug}>
            <Link href={`/product/details/${product.slug}`}>
              <span className={styles.picture}>
                <Picture src={product.image} alt="" sizes="8rem" ratio="3 / 4" />
              </span>
              <span className={styles.name}>
                <Unbroken text={product.name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
