import { useState } from 'react';
import * as m from '#messages/desk-reviews';
import type { DeskApi } from '../../../calls.ts';
import { photoPath } from '../../../domains/reviews/photo.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useAction } from '../../parts/use-action.ts';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import styles from './reviews.module.css';

type Data = Awaited<ReturnType<DeskApi['deskReviews']['list']>>;
type Review = Data['reviews'][number];

/** What customers say of the shop's products, and the shop's public replies. */
export default function ReviewsView({ data, search, reload }: DeskViewProps<Data>) {
  const show = search.get('show') ?? '';
  const hrefOf = (over: Record<string, string | number>) => address('/desk/reviews', { show, ...over });
  const tabs = Object.entries({ '': m.all(), unanswered: m.without_reply() }).map(([value, label]) => ({
    value,
    label,
    href: hrefOf({ show: value }),
  }));
  return (
    <>
      <PageHead title={m.reviews()} />
      <Tabs label={m.which_reviews()} tabs={tabs} current={show} />
      {data.reviews.length === 0 && (
        <EmptyState title={show ? m.all_answered() : m.no_reviews_yet()}>{m.reviews_appear()}</EmptyState>
      )}
      {data.reviews.map((review) => (
        <ReviewCard key={`${review.id} ${review.hidden} ${review.reply}`} review={review} reload={reload} />
      ))}
      <Pagination
        current={Number(search.get('page')) || 1}
        total={Math.ceil(data.total / data.perPage)}
        href={(page) => hrefOf({ page })}
      />
    </>
  );
}

function ReviewCard({ review, reload }: { review: Review; reload: () => Promise<void> }) {
  const { api, shop, staff } = useDesk();
  const [writing, setWriting] = useState(false);
  const { id: reviewId, reply: seen } = review;
  const { form, values, text, busy } = useForm(
    { reply: seen },
    {
      send: async ({ reply }) => {
        const answer = await api.deskReviews.reply({ reviewId, reply: reply.trim(), seen, shop: shop?.id });
        toast.success(answer.message);
        await reload();
      },
    },
  );
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Stars rating={review.rating} />
        <b>{review.name}</b>
        {review.verified && <Badge tone="good">{m.verified_purchase()}</Badge>}
        {review.fit && <span className={styles.soft}>{fitWords[review.fit]()}</span>}
        {review.hidden && <Badge tone="bad">{m.hidden()}</Badge>}
        <span className={styles.soft}>{when(review.date)}</span>
        <a href={`/product/details/${review.slug}#reviews`}>{review.product}</a>
      </header>
      <p className={styles.words}>{review.review}</p>
      {!review.hidden && review.photos.length > 0 && (
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
      {writing ? (
        <Form form={form} className={styles.form}>
          <TextArea
            label={m.your_reply()}
            hint={m.reply_hint()}
            rows={3}
            maxLength={1_000}
            {...text('reply')}
          />
          <p className={styles.tools}>
            <Button size="small" variant="quiet" onClick={() => setWriting(false)}>
              {m.cancel()}
            </Button>
            {seen && (
              <Button size="small" variant="danger" onClick={() => void form.submit({ reply: '' })}>
                {m.delete_reply()}
              </Button>
            )}
            <Button size="small" type="submit" loading={busy} disabled={values.reply.trim() === ''}>
              {m.publish_reply()}
            </Button>
          </p>
        </Form>
      ) : (
        <div className={styles.reply}>
          {seen && <p className={styles.words}>{seen}</p>}
          <Button
            size="small"
            variant="quiet"
            aria-label={seen ? m.edit_reply_to({ name: review.name }) : m.reply_to({ name: review.name })}
            onClick={() => setWriting(true)}
          >
            {seen ? m.edit_reply() : m.reply()}
          </Button>
          {staff.role === 'operator' && <HideButton review={review} reload={reload} />}
        </div>
      )}
    </article>
  );
}

const fitWords = { small: m.fit_small, true: m.fit_true, large: m.fit_large };

/** An operator's: hides a review that breaks the rules, with its stars and photos, or shows it again. */
function HideButton({ review, reload }: { review: Review; reload: () => Promise<void> }) {
  const { api } = useDesk();
  const [busy, run] = useAction();
  const { id: reviewId, hidden, name } = review;
  const toggle = async () => {
    await run(() => api.deskReviews.hide({ reviewId, hidden: !hidden }));
    await reload();
  };
  return (
    <Button
      size="small"
      variant="quiet"
      loading={busy}
      aria-label={hidden ? m.show_again_named({ name }) : m.hide_named({ name })}
      onClick={() => void toggle()}
    >
      {hidden ? m.show_again() : m.hide()}
    </Button>
  );
}
