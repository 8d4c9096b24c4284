import * as m from '#messages/desk-reviews';
import type { DeskApi } from '../../../calls.ts';
import { photoPath } from '../../../domains/reviews/photo.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Pages } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { PublicAnswer } from '../../parts/public-answer.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import styles from '../../parts/public-answer.module.css';

type Data = Awaited<ReturnType<DeskApi['deskReviews']['list']>>;
type Review = Data['reviews'][number];

/** Customers' reviews of the shop's products, and the shop's public replies. */
export default function ReviewsView({ data, search }: DeskViewProps<Data>) {
  const show = search.get('show') ?? '';
  return (
    <>
      <PageHead title={m.reviews()} />
      <ListTabs
        label={m.which_reviews()}
        name="show"
        parts={[
          ['', m.all()],
          ['unanswered', m.without_reply()],
        ]}
      />
      <SearchField label={m.search_reviews()} />
      {data.reviews.length === 0 && (
        <NoneFound>
          <EmptyState title={show ? m.all_answered() : m.no_reviews_yet()}>{m.reviews_appear()}</EmptyState>
        </NoneFound>
      )}
      {data.reviews.map((review) => (
        <ReviewCard key={`${review.id} ${review.hidden} ${review.reply}`} review={review} />
      ))}
      <Pages of={data} />
    </>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { api, shop } = useDesk();
  const { id: reviewId, reply: replySeen, hidden, name } = review;
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <Stars rating={review.rating} />
        <b>{name}</b>
        {review.verified && <Badge tone="good">{m.verified_purchase()}</Badge>}
        {review.fit && <span className={styles.soft}>{fitWords[review.fit]()}</span>}
        {hidden && <Badge tone="bad">{m.hidden()}</Badge>}
        <span className={styles.soft}>{when(review.date)}</span>
        <a href={`/product/details/${review.slug}#reviews`}>{review.product}</a>
      </header>
      <p className={styles.words}>{review.review}</p>
      {!hidden && review.photos.length > 0 && (
        <p className={styles.photos}>
          {review.photos.map(({ _id }, at) => (
            <a key={_id} href={photoPath(_id, 'full')} target="_blank" rel="noopener">
              <img
                src={photoPath(_id, 'thumbnail')}
                alt={m.photo_at({ at: at + 1 })}
                width="64"
                height="64"
              />
            </a>
          ))}
        </p>
      )}
      <PublicAnswer
        of={reviewId}
        name="reply"
        answer={replySeen}
        names={{
          open: replySeen ? m.edit_reply() : m.reply(),
          openLabel: replySeen ? m.edit_reply_to({ name }) : m.reply_to({ name }),
          field: m.your_reply(),
          hint: m.reply_hint(),
          remove: m.delete_reply(),
          publish: m.publish_reply(),
        }}
        save={(reply) => api.deskReviews.reply({ reviewId, reply, seen: replySeen, shop: shop?.id })}
        hiding={{
          button: hidden ? m.show_again() : m.hide(),
          label: hidden ? m.show_again_named({ name }) : m.hide_named({ name }),
          hide: () => api.deskReviews.hide({ reviewId, hidden: !hidden }),
        }}
      />
    </article>
  );
}

const fitWords = { small: m.fit_small, true: m.fit_true, large: m.fit_large };
