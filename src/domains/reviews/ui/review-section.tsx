import { useState } from 'react';
import * as photoMessages from '#messages/review-photos';
import { review_count } from '#messages/product-page';
import * as m from '#messages/reviews';
import { Button } from '../../../ui/button/button.tsx';
import { Bar } from '../../../ui/bar/bar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { fitVerdict, type Fit, type FitVotes } from '../fit.ts';
import { dayInIndia } from './day-in-india.ts';
import type { ReviewPhoto } from '../photo-shape.ts';
import { cameOut, verdictText } from './fit-words.ts';
import { hasSizes } from '../../catalogue/size-tables/has-sizes.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import styles from './review-section.module.css';

const loadWalk = () => import('./photo-walk.tsx').then((module) => module.PhotoWalk);

interface Props {
  readonly product: {
    _id: string;
    rating: number;
    ratingCount: number;
    shopName: string;
    variants: readonly { size: string }[];
  };
  readonly reviews: {
    reviews: readonly {
      _id: string;
      name: string;
      review: string;
      rating: number;
      date: string;
      verified: boolean;
      fit: Fit | null;
      photos: readonly ReviewPhoto[];
      reply: { readonly text: string; readonly date: string } | null;
    }[];
    totalReview: number;
    rating_review: readonly { rating: number; sum: number }[];
    fit: FitVotes;
    photos: { total: number; latest: readonly ReviewPhoto[] };
  };
  readonly page: { readonly current: number; readonly total: number };
  /** The address of another page. */
  readonly hrefOf: (page: number) => string;
}

/** A product's reviews: the average, the count per star rating, the reviews, and the form. */
export function ReviewSection({ product, reviews, page, hrefOf }: Props) {
  const { totalReview, rating_review: stars, fit, photos } = reviews;
  const [startPhoto, walkFrom] = useState<string | null>(null);
  const Walk = useLoaded(loadWalk, startPhoto !== null);
  const verdict = fitVerdict(fit);
  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{m.customer_reviews()}</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          {totalReview === 0 ? (
            <p className={styles.none}>{m.no_reviews_yet()}</p>
          ) : (
            <>
              <p className={styles.mean}>{product.rating.toFixed(1)}</p>
              <Stars rating={product.rating} />
              <p className={styles.total}>{review_count({ count: totalReview })}</p>
              <ul className={styles.bars}>
                {stars.map(({ rating, sum }) => (
                  <li key={rating}>
                    <span role="img" aria-label={m.stars({ rating, sum })}>
                      {rating}
                    </span>
                    <Bar part={sum} whole={totalReview} />
                    <span aria-hidden>{sum}</span>
                  </li>
                ))}
              </ul>
              {verdict && <p className={styles.fit}>{verdictText(verdict)}</p>}
            </>
          )}
          <OwnReview key={product._id} productId={product._id} sized={hasSizes(product.variants)} />
        </div>
        <div className={styles.list}>
          <ReviewPhotos photos={photos.latest} onOpen={walkFrom} />
          {photos.total > photos.latest.length && (
            <p>
              <Button size="small" variant="quiet" onClick={() => walkFrom(photos.latest[0]?._id ?? '')}>
                {photoMessages.all_photos({ total: photos.total })}
              </Button>
            </p>
          )}
          {reviews.reviews.map((review) => (
            <article key={review._id} className={styles.review}>
              <header>
                <Stars rating={review.rating} />
                <b>{review.name}</b>
                {review.verified && <Badge tone="good">{m.verified_purchase()}</Badge>}
                {review.fit && <span>{cameOut[review.fit]()}</span>}
                <time dateTime={review.date}>{dayInIndia(review.date)}</time>
              </header>
              <p className={styles.words}>{review.review}</p>
              <ReviewPhotos photos={review.photos} name={review.name} onOpen={walkFrom} />
              {review.reply && (
                <div className={styles.reply}>
                  <b>{m.replied({ shopName: product.shopName })}</b>
                  <p className={styles.words}>{review.reply.text}</p>
                </div>
              )}
            </article>
          ))}
          <Pagination label={m.pages_of_reviews()} {...page} href={hrefOf} />
        </div>
      </div>
      {startPhoto !== null && Walk && (
        <Walk productId={product._id} start={startPhoto} onClose={() => walkFrom(null)} />
      )}
    </section>
  );
}
