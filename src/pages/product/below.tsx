import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '#messages/product-page';
import { onMeForm } from '../../domains/catalogue/size-tables/ui/on-me.tsx';
import { RecentlyViewedRow } from '../../domains/catalogue/ui/recently-viewed-row.tsx';
import { QuestionSection } from '../../domains/questions/ui/question-section.tsx';
import { ReviewSection } from '../../domains/reviews/ui/review-section.tsx';
import type { ProductData } from './load.ts';
import { More } from './more.tsx';
import { pagesOf, reviewsAddress } from './pages-of-reviews.ts';
import { Specification } from './specification.tsx';
import { splitFacts } from './stated-facts.ts';
import styles from './view.module.css';

/** Descriptions longer than this, in characters of HTML, are collapsed. */
const longText = 700;

/** The description, without the facts at its end. Its HTML was sanitised to a small set of tags before it was stored. */
function Description({ html }: { html: string }) {
  const { prose } = splitFacts(html);
  const text = <div className={styles.prose} dangerouslySetInnerHTML={{ __html: prose }} />;
  return (
    <section className={styles.text} aria-labelledby="description">
      <h2 id="description">{m.description()}</h2>
      {prose.length <= longText ? (
        text
      ) : (
        <div className={styles.folded}>
          {text}
          <label className={styles.fold}>
            <input type="checkbox" />
            <span>{m.read_more()}</span>
            <span>{m.read_less()}</span>
          </label>
        </div>
      )}
    </section>
  );
}

/** Reports once that the page is shown, for the shop's figures: a count and nobody with it. */
function useViewCount(productId: string) {
  useEffect(() => {
    void import('../../web/send-beacon.ts').then(({ sendBeacon }) =>
      sendBeacon('insight', 'countView', { productId }),
    );
  }, [productId]);
}

/** The product page below the first screen. */
export function Below({ data }: { data: ProductData }) {
  const { product, relatedProducts, moreProducts, reviews, questions } = data;
  const [address] = useSearchParams();
  useViewCount(product._id);
  return (
    <>
      {data.lengths && (
        <form id={onMeForm} method="get" action={`/product/details/${product.slug}#on-me`} hidden />
      )}
      <Description html={product.description} />
      <div id="reviews">
        <ReviewSection
          product={product}
          reviews={reviews}
          page={{ current: data.reviewPage, total: pagesOf(reviews.totalReview) }}
          hrefOf={(page) => reviewsAddress(product.slug, address, page)}
        />
      </div>
      <Specification data={data} />
      <QuestionSection product={product} questions={questions} />
      <More
        of={product._id}
        title={m.more_from({ shopName: product.shopName })}
        products={moreProducts}
        seller
      />
      <More of={product._id} title={m.related_products()} products={relatedProducts} />
      <RecentlyViewedRow shown={{ slug: product.slug, name: product.name, image: product.images[0] ?? '' }} />
    </>
  );
}
