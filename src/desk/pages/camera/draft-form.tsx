import { useEffect } from 'react';
import * as m from '#messages/desk-camera';
import { contentFields } from '../../../domains/catalogue/products/fields.ts';
import { sellerShare, sellingPrice } from '../../../platform/money.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import { type CameraDraft, type Choices, contentOf, discountFor, missingIn } from './camera-draft.ts';
import styles from './camera.module.css';
import { Photos, usePhotosOf } from './photos-of.tsx';
import { SizeGrid } from './size-grid.tsx';

interface Props {
  readonly draft: CameraDraft;
  readonly choices: Choices;
  readonly title: string;
  readonly onChange: (draft: CameraDraft) => void;
  readonly onDrop: () => void;
  readonly onPublish: (product: { id: string; name: string }) => void;
}

/** One draft as it is filled in and published. What is missing is said beside its field. */
export function DraftForm({ draft, choices, title, onChange, onDrop, onPublish }: Props) {
  const { api, shop } = useDesk();
  const { form, values, set, text, fields, busy } = useForm<CameraDraft>(draft, {
    check: (now) => {
      const missing = missingIn(now);
      return Object.keys(missing).length > 0 ? { fields: missing } : undefined;
    },
    send: async (now) => {
      const content = contentOf(now, choices);
      const { message, productId } = await api.deskProducts.add({ shop: shop?.id, ...content });
      toast.success(message);
      onPublish({ id: productId, name: now.name });
    },
  });
  useEffect(() => onChange(values), [values, onChange]);
  const changeImages = (change: (images: readonly string[]) => readonly string[]) =>
    set((now) => ({ images: change(now.images) }));
  const sending = usePhotosOf({ draftId: draft.id, onChange: changeImages });
  const net = choices.usual?.netQuantity ?? '';
  return (
    <Form form={form} className={styles.form} heading={<h2>{title}</h2>} aria-label={title}>
      <Photos
        draftId={draft.id}
        shopId={shop?.id ?? ''}
        images={values.images}
        sending={sending}
        onChange={changeImages}
      />
      <TextField label={m.name()} maxLength={contentFields.name.max} {...text('name')} />
      <div className={styles.pair}>
        <TextField label={m.mrp()} before="₹" inputMode="numeric" {...text('price')} />
        <TextField label={m.selling_price()} before="₹" inputMode="numeric" {...text('sells')} />
      </div>
      <output className={styles.soft}>{priceWords(values, choices.commissionPercent)}</output>
      <div className={styles.pair}>
        <Select label={m.category()} {...text('categoryId')}>
          <option value="" disabled>
            {m.choose()}
          </option>
          {choices.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextField label={m.brand()} maxLength={contentFields.brand.max} {...text('brand')} />
      </div>
      <SizeGrid draft={values} choices={choices} fault={fields.each} onChange={set} text={text} />
      <p className={styles.soft}>{net === '' ? m.later() : m.as_usual({ net })}</p>
      <p className={styles.answers}>
        <Button type="submit" loading={busy || sending > 0}>
          {m.publish()}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {m.drop({ name: title })}
        </Button>
      </p>
    </Form>
  );
}

/** The percent that follows from both prices, and what the seller gets. */
function priceWords(draft: CameraDraft, commissionPercent: number): string {
  const percent = discountFor(draft);
  if (percent === null) return m.no_paise();
  const pays = sellingPrice(Number(draft.price), percent);
  const words = { percent, share: formatRupees(sellerShare(pays, commissionPercent)) };
  return pays === Number(draft.sells) ? m.exact(words) : m.nearest({ ...words, price: formatRupees(pays) });
}
