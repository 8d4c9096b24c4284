import * as m from '#messages/delivery-day';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { keepPin } from '../../addresses/ui/device-pin.ts';
import { pinForm } from './forms.ts';
import styles from './pin-form.module.css';

/** Asks for the PIN code, and stores it on this device. */
export function PinForm({ onKept }: { onKept?: (pincode: string) => void }) {
  const { form, text, busy } = usePageForm(pinForm, {
    onDone: ({ pincode }) => {
      keepPin(pincode);
      onKept?.(pincode);
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label={m.where_to()}>
      <DigitsField label={m.pin_code()} digits={6} autoComplete="postal-code" {...text('pincode')} />
      <Button type="submit" variant="secondary" loading={busy}>
        {m.check()}
      </Button>
    </Form>
  );
}
