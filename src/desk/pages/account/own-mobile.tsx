import { useState } from 'react';
import * as m from '#messages/desk-account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Card } from '../../parts/card.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import styles from './account.module.css';

/** The number that codes to log in go to: a code proves a new one. */
export function OwnMobile({ mobile }: { mobile: string }) {
  const { api } = useDesk();
  const [newNumber, setNewNumber] = useState<string | null>(null);
  const { form, text, busy } = useDeskForm(
    { mobile: '' },
    {
      keepsAs: null,
      check: (values) => (values.mobile.trim() ? undefined : { fields: { mobile: m.enter_mobile() } }),
      send: (values) =>
        api.deskAccount.sendMobileCode(values).then(({ message }) => ({ message, ...values })),
      onDone: (answer) => setNewNumber(answer.mobile),
    },
  );
  return (
    <Card title={m.mobile_number()}>
      <p className={styles.soft}>{mobile ? m.codes_go_to({ mobile }) : m.no_mobile_yet()}</p>
      <Form form={form} className={styles.form} aria-label={m.mobile_number()}>
        <TextField
          label={mobile ? m.new_mobile() : m.mobile_number()}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...text('mobile')}
        />
        <div>
          <Button type="submit" variant="secondary" loading={busy}>
            {m.send_code()}
          </Button>
        </div>
      </Form>
      {newNumber !== null && (
        <FormDialog
          about={null}
          title={m.prove_mobile()}
          doing={m.save_number()}
          start={{ otp: '' }}
          check={({ otp }) => (otp.length === 6 ? null : { otp: m.enter_code() })}
          work={({ otp }) => api.deskAccount.saveMobile({ mobile: newNumber, otp })}
          onClose={() => setNewNumber(null)}
        >
          {(dialog) => (
            <DigitsField
              label={m.code_sent_to({ mobile: newNumber })}
              digits={6}
              autoComplete="one-time-code"
              {...dialog.text('otp')}
            />
          )}
        </FormDialog>
      )}
    </Card>
  );
}
