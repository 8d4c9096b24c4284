import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFaultFocus } from '../../../ui/field/use-fault-focus.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { StarInput } from '../../../ui/stars/star-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './review-form.module.css';

/** Writes a review, or replaces one's own. What was typed stays until the server has it. */
export function ReviewForm({ productId }: { productId: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const [rating, setRating] = useState(0);
  const [review, setReview] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFaultFocus(errors);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  async function send() {
    const missing: Record<string, string> = {};
    if (!rating) missing.rating = 'Please choose 1 to 5 stars';
    if (!review.trim()) missing.review = 'Please write a review';
    setErrors(missing);
    setError(undefined);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    try {
      const { message } = await api.reviews.submit({ productId, rating, review });
      toast.success(message);
      setRating(0);
      setReview('');
      await refresh();
    } catch (failure) {
      if (isCallError(failure)) setErrors(failure.fields);
      setError(`${(failure as Error).message}. Your review is still here.`);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <StarInput legend="Your rating" value={rating} onChange={setRating} error={errors.rating} />
      <TextArea
        label="Your review"
        name="review"
        maxLength={2000}
        value={review}
        onChange={(event) => setReview(event.target.value)}
        error={errors.review}
      />
      <Button type="submit" variant="secondary" loading={sending}>
        Submit review
      </Button>
    </form>
  );
}
