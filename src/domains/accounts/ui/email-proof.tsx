import { useState } from 'react';
import * as m from '#messages/account';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import styles from './contact-proofs.module.css';
import { sendVerifyLinkForm } from './link-forms.ts';

/** Whether the account's e-mail is verified; if not, a button that sends the link. */
export function EmailProof({ email, verified }: { email: string; verified: boolean }) {
  const [sentTo, setSent] = useState<string>();
  const { form, busy } = usePageForm(sendVerifyLinkForm, { onDone: ({ message }) => setSent(message) });
  if (!email) return <p className={styles.why}>{m.no_email_yet()}</p>;
  return (
    <div className={styles.proof}>
      <p>
        <span>{email}</span>{' '}
        {verified ? <Badge tone="good">{m.email_verified()}</Badge> : <Badge>{m.email_not_verified()}</Badge>}
      </p>
      {!verified && (
        <>
          <p className={styles.why}>{m.why_verify_email()}</p>
          <Form form={{ ...form, done: sentTo ?? form.done }} aria-label={m.send_verify_link()}>
            <Button type="submit" variant="secondary" size="small" loading={busy}>
              {m.send_verify_link()}
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
