import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import * as m from '#messages/returns';
import { maxPhotos } from '../../domains/returns/photo.ts';
import { reasons } from '../../domains/returns/return.ts';
import type { LineToReturn, pickupShape } from '../../domains/returns/return-shape.ts';
import { askReturnForm } from '../../domains/returns/ui/forms.ts';
import { pickupWords, reasonWords } from '../../domains/returns/ui/return-words.ts';
import { listOf } from '../../messages/intl.ts';
import { rich } from '../../messages/rich.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Link } from '../../ui/link.tsx';
import { PhotosField } from '../../ui/photos-field/photos-field.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Radio, RadioGroup } from '../../ui/radio/radio-group.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePageForm } from '../../web/page-form.ts';
import { sendPhotos } from '../../web/photos/send-photos.ts';
import { useRefresh } from '../../web/shell-context.tsx';
import styles from './view.module.css';
import { WhatComesBack } from './what-comes-back.tsx';

interface Props {
  readonly orderId: string;
  readonly line: LineToReturn;
  readonly pickups: readonly z.output<typeof pickupShape>[];
  /** Whether the order was paid in cash: the refund goes to a UPI ID. */
  readonly cash: boolean;
}

/** The sizes that cost something else, which are no exchange (R-RETURN-9). */
function OtherPrices({ sizes, slug }: { sizes: LineToReturn['sizes']; slug: string }) {
  const each = sizes.map(({ size, finalPrice }) =>
    m.size_at_price({ size, price: formatRupees(finalPrice) }),
  );
  return (
    <p>
      {rich(
        m.sizes_at_other_prices,
        { sizes: listOf(each) },
        { link: (text) => <Link href={`/product/details/${slug}`}>{text}</Link> },
      )}
    </p>
  );
}

/** The return form for one line: refund or exchange, reason, photos, pickup day, and the amount. */
export function AskReturn({ orderId, line, pickups, cash }: Props) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { form, values, set, text, fields, busy } = usePageForm(askReturnForm, {
    start: { orderId, line: line.line, ofReturn: line.ofReturn, pickup: pickups[0]?.name ?? '' },
    onDone: async ({ returnId, message }) => {
      const scope = `return ${returnId}`;
      void sendPhotos(photos, { call: ['returns', 'addPhoto'], input: { id: returnId }, scope }).then(
        () => photos.length > 0 && refresh(),
      );
      toast.success(message);
      await navigate(`/dashboard/order/details/${orderId}`);
    },
  });
  const { variantId } = values;
  const [evenSizes, otherSizes] = [true, false].map((isEven) =>
    line.sizes.filter((size) => size.isEven === isEven),
  ) as [LineToReturn['sizes'], LineToReturn['sizes']];
  return (
    <Form
      form={form}
      encType="multipart/form-data"
      className={styles.form}
      aria-label={m.return_of({ name: line.name })}
    >
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="line" value={line.line} />
      <input type="hidden" name="ofReturn" value={line.ofReturn} />
      <header className={styles.item}>
        <Picture src={line.image} alt="" sizes="4rem" ratio="3 / 4" />
        <div>
          <h2>{line.name}</h2>
          <p className={styles.soft}>
            <Dotted words={[line.size, line.ofReturn && m.came_in_exchange(), line.shopName]} />
          </p>
        </div>
      </header>
      {line.left > 1 ? (
        <Select
          label={m.how_many()}
          name="quantity"
          value={values.quantity}
          error={fields.quantity}
          onChange={({ target }) => set({ quantity: Number(target.value) })}
        >
          {line.back.map((_, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="quantity" value={1} />
      )}
      <RadioGroup legend={m.what_would_you_like()} error={fields.variantId}>
        <Radio
          name="variantId"
          value=""
          label={m.money_back()}
          checked={variantId === ''}
          onChange={() => set({ variantId: '' })}
        />
        {evenSizes.map(({ variantId: other, size, stock }) => (
          <Radio
            key={other}
            name="variantId"
            value={other}
            label={m.exchange_for({ size })}
            disabled={stock < values.quantity}
            checked={variantId === other}
            onChange={() => set({ variantId: other })}
          />
        ))}
      </RadioGroup>
      {otherSizes.length > 0 && <OtherPrices sizes={otherSizes} slug={line.slug} />}
      <Select label={m.why()} {...text('reason')}>
        <option value="">{m.choose_reason()}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasonWords[reason]()}
          </option>
        ))}
      </Select>
      <TextArea label={m.tell_more()} optional rows={3} maxLength={1_000} {...text('note')} />
      <PhotosField
        label={m.photos()}
        hint={m.photos_hint({ max: maxPhotos })}
        max={maxPhotos}
        photos={photos}
        onChange={setPhotos}
      />
      <Select label={m.when_pick_up()} hint={m.pick_up_hint()} {...text('pickup')}>
        {pickups.map((pickup) => (
          <option key={pickup.name} value={pickup.name}>
            {pickupWords(pickup)}
          </option>
        ))}
      </Select>
      {cash && variantId === '' && (
        <TextField
          label={m.your_upi_id()}
          hint={m.upi_id_hint()}
          inputMode="email"
          autoComplete="off"
          maxLength={100}
          {...text('payTo')}
        />
      )}
      <WhatComesBack line={line} values={values} cash={cash} />
      <Button type="submit" size="large" loading={busy}>
        {variantId === '' ? m.ask_for_return() : m.ask_for_exchange()}
      </Button>
    </Form>
  );
}
