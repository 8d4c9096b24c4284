import { useState } from 'react';
import * as photoMessages from '#messages/review-photos';
import * as m from '#messages/reviews';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ChoiceChips } from '../../../ui/choice-chips/choice-chips.tsx';
import { StarInput } from '../../../ui/stars/star-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { Fit } from '../fit.ts';
import { reviewForm } from './form.ts';
import { ReviewPhotosField } from './photos-field.tsx';
import styles from './review-form.module.css';

/** Writes the customer's review, or replaces it. The input stays until the server has stored it. */
export function ReviewForm({
  productId,
  sized,
  onSent,
}: {
  productId: string;
  sized: boolean;
  /** Called with the server's thanks once review and photos are stored. */
  onSent: (thanks: string) => void;
}) {
  const api = useApi();
  const refresh = useRefresh();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { form, values, set, text, fields, busy } = usePageForm(reviewForm, {
    start: { productId },
    onDone: async ({ message }) => {
      for (const photo of photos)
        await api.reviews
          .addPhoto({ productId }, { file: photo })
          .catch((error: Error) =>
            toast.error(photoMessages.photo_not_sent({ name: photo.name, why: error.message })),
          );
      await refresh();
      onSent(message);
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <input type="hidden" name="productId" value={productId} />
      <StarInput
        legend={m.your_rating()}
        value={values.rating}
        onChange={(rating) => set({ rating })}
        error={fields.rating}
      />
      {sized && (
        <ChoiceChips
          legend={m.fit()}
          name="fit"
          choices={[
            { value: 'small', label: m.fit_small() },
            { value: 'true', label: m.fit_true() },
            { value: 'large', label: m.fit_large() },
          ]}
          value={values.fit}
          onChange={(fit) => set({ fit: fit as Fit })}
          error={fields.fit}
        />
      )}
      <TextArea label={m.your_review()} maxLength={2000} {...text('review')} />
      <ReviewPhotosField productId={productId} photos={photos} onChange={setPhotos} />
      <Button type="submit" variant="secondary" loading={busy}>
        {m.submit_review()}
      </Button>
    </Form>
  );
}
