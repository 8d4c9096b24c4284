import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { review_added } from '#messages/answers';
import * as m from '#messages/reviews';
import { rich } from '../../../messages/rich.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { useShell } from '../../../web/shell-context.tsx';
import { reviewForm } from './form.ts';
import styles from './own-review.module.css';

const loadForm = () => import('./review-form.tsx').then((module) => module.ReviewForm);

/** For browsers without JavaScript; rendered by the server only. */
const PlainForm = import.meta.env.SSR ? await loadForm() : null;

/** The place to write a review: a login link for guests, the form (once loaded) for customers. */
export function OwnReview({ productId, sized }: { productId: string; sized: boolean }) {
  const { customer } = useShell();
  const { pathname } = useLocation();
  const ReviewForm = useLoaded(loadForm, customer !== null);
  const [search] = useSearchParams();
  const [thanks, setThanks] = useState(() => (search.get('done') === reviewForm.name ? review_added() : ''));
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(thanks);
  // The form and the thanks take each other's place, and with it the focus.
  useEffect(() => {
    if (latest.current === thanks) return;
    latest.current = thanks;
    place.current?.focus();
  }, [thanks]);
  if (thanks)
    return (
      <div className={styles.guest} ref={place} tabIndex={-1}>
        <p>
          <b>{thanks}</b>
        </p>
        <form
          action={`${pathname}#reviews`}
          onSubmit={(event) => {
            event.preventDefault();
            setThanks('');
          }}
        >
          <Button type="submit" variant="secondary" size="small">
            {m.change_review()}
          </Button>
        </form>
      </div>
    );
  return (
    <div className={customer ? styles.form : styles.guest} ref={place} tabIndex={-1}>
      {customer ? (
        <>
          {ReviewForm && <ReviewForm productId={productId} sized={sized} onSent={setThanks} />}
          <noscript>
            {PlainForm && <PlainForm productId={productId} sized={sized} onSent={() => undefined} />}
          </noscript>
        </>
      ) : (
        <p>
          {rich(
            m.login_to_write_review,
            {},
            {
              reviews: (text) => (
                <Link href={`/login?next=${encodeURIComponent(`${pathname}#reviews`)}`}>{text}</Link>
              ),
            },
          )}
        </p>
      )}
    </div>
  );
}
