import { useState } from 'react';
import * as m from '#messages/login';
import { verifyEmailForm } from '../../domains/accounts/ui/link-forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { useOutcome } from '../../web/form.ts';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import styles from '../login/view.module.css';

/** Verifies an e-mail by the link that was sent to it. */
export default function VerifyEmail({ data: { token } }: ViewProps<{ token: string }>) {
  const outcome = useOutcome();
  const posted = outcome?.refusal ? undefined : (outcome?.answer as { message: string } | undefined);
  const [done, setDone] = useState(posted?.message);
  const { form, busy } = usePageForm(verifyEmailForm, {
    start: { token },
    onDone: ({ message }) => setDone(message),
  });
  return (
    <div className={styles.page}>
      <Card>
        <Form form={{ ...form, done }} className={styles.form} heading={<h1>{m.verify_your_email()}</h1>}>
          <input type="hidden" name="token" value={token} />
          {done ? (
            <ButtonLink href="/" size="large" wide>
              {m.go_to_shop()}
            </ButtonLink>
          ) : (
            <Button type="submit" size="large" wide loading={busy}>
              {m.verify_email()}
            </Button>
          )}
        </Form>
      </Card>
    </div>
  );
}
