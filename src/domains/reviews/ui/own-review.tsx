import { useLocation } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { useShell } from '../../../web/shell-context.tsx';
import styles from './own-review.module.css';

const loadForm = () => import('./review-form.tsx').then((module) => module.ReviewForm);

/** Where a customer writes a review: the way in for guests, the form, once it is there, for who is logged in. */
export function OwnReview({ productId }: { productId: string }) {
  const { customer } = useShell();
  const { pathname } = useLocation();
  const ReviewForm = useLoaded(loadForm, customer !== null);
  return (
    <div className={customer ? styles.form : styles.guest}>
      {customer ? (
        ReviewForm && <ReviewForm productId={productId} />
      ) : (
        <p>
          <Link href={`/login?next=${encodeURIComponent(`${pathname}#reviews`)}`}>Login</Link> to write a
          review.
        </p>
      )}
    </div>
  );
}
