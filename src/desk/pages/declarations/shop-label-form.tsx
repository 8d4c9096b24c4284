import * as m from '#messages/desk-declarations';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import styles from './declarations.module.css';

type Label = NonNullable<Awaited<ReturnType<DeskApi['deskDeclarations']['read']>>['label']>;

/** The shop's address and contact, and the country and maker of its products without one. */
export function ShopLabelForm({ label, onSaved }: { label: Label; onSaved: () => Promise<void> }) {
  const { api, shop } = useDesk();
  const { form, text, busy } = useForm<Label>(label, {
    send: async (values) => {
      const { message } = await api.deskDeclarations.save({ shop: shop?.id, ...values });
      toast.success(message);
      await onSaved();
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <h2>{m.of_the_shop()}</h2>
      <p className={styles.why}>{m.of_the_shop_hint()}</p>
      <TextField label={m.country_of_origin()} maxLength={60} {...text('countryOfOrigin')} />
      <TextField label={m.maker()} maxLength={300} {...text('maker')} />
      <TextField label={m.address()} maxLength={200} {...text('address')} />
      <TextField label={m.pin_code()} maxLength={6} inputMode="numeric" {...text('pincode')} />
      <TextField label={m.phone()} type="tel" maxLength={20} {...text('phone')} />
      <TextField label={m.email()} type="email" maxLength={254} {...text('email')} />
      <p>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
      </p>
    </Form>
  );
}
