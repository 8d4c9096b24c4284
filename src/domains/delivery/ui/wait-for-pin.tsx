import { useState } from 'react';
import * as m from '#messages/delivery-day';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useOutcome, useRefusalOf } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useShell } from '../../../web/shell-context.tsx';
import { waitForm } from './forms.ts';
import styles from './pin-form.module.css';

/** Offers a mail for when the shop starts delivering to a PIN code. Folded until opened. */
export function WaitForPin({ pincode }: { pincode: string }) {
  const { customer } = useShell();
  const [message, setTold] = useState('');
  const { form, text, busy } = usePageForm(waitForm, {
    start: { pincode, email: customer?.email ?? '' },
    onDone: ({ message }) => setTold(message),
  });
  if (message) return <Sentence sentence={message} />;
  return (
    <details className={styles.wait}>
      <summary>{m.tell_me()}</summary>
      <Form form={form} className={styles.form} aria-label={m.tell_me()}>
        <input type="hidden" name="pincode" value={pincode} />
        <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
        <Button type="submit" variant="secondary" loading={busy}>
          {m.send()}
        </Button>
      </Form>
    </details>
  );
}

/** The server's answer without JavaScript, where the page does not show the form any more. */
export function Waited() {
  const outcome = useOutcome();
  const answer = outcome?.form === waitForm.name ? (outcome.answer as { message: string } | undefined) : null;
  const refusal = useRefusalOf(waitForm);
  if (answer) return <Sentence sentence={answer.message} />;
  return refusal ? (
    <Notice tone="bad" answer>
      {refusal}
    </Notice>
  ) : null;
}

const Sentence = ({ sentence }: { sentence: string }) => (
  <Notice tone="good" answer>
    {sentence}
  </Notice>
);
