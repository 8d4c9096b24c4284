import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { beside, useForm } from '../../../ui/form/use-form.ts';
import { StarInput } from '../../../ui/stars/star-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './review-form.module.css';

const empty = { rating: 0, review: '' };

function faultsOf({ rating, review }: typeof empty) {
  const faults: Record<string, string> = {};
  if (!rating) faults.rating = 'Please choose 1 to 5 stars';
  if (!review.trim()) faults.review = 'Please write a review';
  return faults;
}

/** Writes a review, or replaces one's own. What was typed stays until the server has it. */
export function ReviewForm({ productId }: { productId: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const { form, values, set, text, fields, busy } = useForm(empty, {
    check: (typed) => beside(faultsOf(typed)),
    send: async (typed) => {
      const { message } = await api.reviews.submit({ productId, ...typed });
      toast.success(message);
      set(empty);
      await refresh();
    },
    tell: ({ message, fields: wrong = {} }) => ({
      error: `${message}. Your review is still here.`,
      fields: wrong,
    }),
  });
  return (
    <Form form={form} className={styles.form}>
      <StarInput
        legend="Your rating"
        value={values.rating}
        onChange={(rating) => set({ rating })}
        error={fields.rating}
      />
      <TextArea label="Your review" maxLength={2000} {...text('review')} />
      <Button type="submit" variant="secondary" loading={busy}>
        Submit review
      </Button>
    </Form>
  );
}
