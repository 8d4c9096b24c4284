import * as m from '#messages/desk-declarations';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import styles from './declarations.module.css';

type Label = NonNullable<Awaited<ReturnType<DeskApi['deskDeclarations']['read']>>['label']>;

/** The shop's address and contact, and the default country of origin and maker for its products. */
export function ShopLabelForm({ label }: { label: Label }) {
  const { api, shop } = useDesk();
  const { form, text, busy } = useDeskForm(label, {
    keepsAs: 'label',
    send: (values) => api.deskDeclarations.save({ shop: shop?.id, ...values }),
  });
  return (
    <Form form={form} className={styles.form}>
      <h2>{m.of_the_shop()}</h2>
      <p className={styles.why}>{m.of_the_shop_hint()}</p>
      <TextField label={m.country_of_origin()} maxLength={60} {...text('countryOfOrigin')} />
      <TextField label={m.maker()} maxLength={300} {...text('maker')} />
      <TextField label={m.address()} maxLength={200} {...text('address')} />
      <DigitsField label={m.pin_code()} digits={6} {...text('pincode')} />
      <TextField label={m.phone()} type="tel" maxLength={40} {...text('phone')} />
      <TextField label={m.email()} type="email" maxLength={254} {...text('email')} />
      <p>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
      </p>
    </Form>
  );
}
