import * as m from '#messages/product-page';
import { onMeForm } from '../../domains/catalogue/size-tables/ui/on-me.tsx';
import { RecentlyViewedRow } from '../../domains/catalogue/ui/recently-viewed-row.tsx';
import { QuestionSection } from '../../domains/questions/ui/question-section.tsx';
import { ReviewSection } from '../../domains/reviews/ui/review-section.tsx';
import type { ProductData } from './load.ts';
import { More } from './more.tsx';
import { Description } from './description.tsx';
import { Specification } from './specification.tsx';

/** The product page below the first screen. */
export function Below({ data }: { data: ProductData }) {
  const { product, relatedProducts, moreProducts, reviews, reviewPage, questions } = data;
  return (
    <>
      {data.lengths && (
        <form id={onMeForm} method="get" action={`/product/details/${product.slug}#on-me`} hidden />
      )}
      <Description html={product.description} />
      <div id="reviews">
        <ReviewSection product={product} reviews={reviews} page={reviewPage} />
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
