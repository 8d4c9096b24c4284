import { useState } from 'react';
import * as m from '#messages/reviews';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips/choice-chips.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { StarInput } from '../../../ui/stars/star-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { sendPhotos } from '../../../web/photos/send-photos.ts';
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
  /** Called with the server's thanks once the review is stored; its photos are on their way. */
  onSent: (thanks: string) => void;
}) {
  const refresh = useRefresh();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { form, values, set, text, fields, busy } = usePageForm(reviewForm, {
    start: { productId },
    onDone: async ({ message }) => {
      const scope = `review of ${productId}`;
      void sendPhotos(photos, { call: ['reviews', 'addPhoto'], input: { productId }, scope }).then(
        () => photos.length > 0 && refresh(),
      );
      await refresh();
      onSent(message);
    },
  });
  return (
    <Form form={form} action="#reviews" encType="multipart/form-data" className={styles.form}>
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
