import * as m from '#messages/home';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { HomeData } from './load.ts';
import styles from './product-story.module.css';

/** One product presented at length, between the rows. */
export function ProductStory({ story }: { story: NonNullable<HomeData['story']> }) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.pictures}>
        <Picture src={story.image} alt="" sizes="(min-width: 768px) 24vw, calc(50vw - 46px)" ratio="3 / 4" />
        <Picture src={story.worn} alt="" sizes="(min-width: 768px) 24vw, calc(50vw - 46px)" ratio="3 / 4" />
      </div>
      <div className={styles.words}>
        <p className={styles.from}>{m.from({ shopName: story.shopName })}</p>
        <h2 id="story">{story.name}</h2>
        <p>{story.text}</p>
        <ButtonLink variant="secondary" href={`/product/details/${story.slug}`}>
          {m.view_product()}
        </ButtonLink>
      </div>
    </section>
  );
}
