import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';
import { beside } from './refusal.ts';

/** A form with one field; `send` decides the outcome. */
function Ask({ send }: { send: () => Promise<void> }) {
  const { form, text, busy } = useForm(
    { pincode: '302003' },
    {
      check: ({ pincode }) => beside(/^\d{6}$/.test(pincode) ? {} : { pincode: 'A PIN code has 6 digits' }),
      send,
    },
  );
  return (
    <Form form={form} aria-label="PIN code" style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <TextField label="PIN code" inputMode="numeric" {...text('pincode')} />
      <Button type="submit" loading={busy}>
        Check
      </Button>
    </Form>
  );
}

export const example: Example = {
  name: 'Form',
  about: 'Values, faults and sending of one form. Press Check: what was typed stays when it fails.',
  states: {
    Taken: () => <Ask send={() => Promise.resolve()} />,
    Refused: () => (
      <Ask send={() => Promise.reject(new Error('We could not reach the shop. Please try again.'))} />
    ),
    'Under way': () => <Ask send={() => new Promise(() => undefined)} />,
  },
};
