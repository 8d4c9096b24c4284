import { useState } from 'react';
import * as m from '#messages/notices-page';
import { unsubscribeForm } from '../../domains/notices/ui/forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { useOutcome } from '../../web/form.ts';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import styles from '../login/view.module.css';

/** What the link's group is called; the server checks its signature. */
const groups: Partial<Record<string, () => string>> = {
  orders: m.unsubscribe_orders,
  messages: m.unsubscribe_messages,
  wishes: m.unsubscribe_wishes,
};

/** Ends the e-mails of one group by one press, without a login. */
export default function Unsubscribe({ data: { token } }: ViewProps<{ token: string }>) {
  const outcome = useOutcome();
  const posted = outcome?.refusal ? undefined : (outcome?.answer as { message: string } | undefined);
  const [done, setDone] = useState(posted?.message);
  const { form, busy } = usePageForm(unsubscribeForm, {
    start: { token },
    onDone: ({ message }) => setDone(message),
  });
  const what = groups[token.split('.')[1] ?? '']?.();
  return (
    <div className={styles.page}>
      <Card>
        <Form
          form={{ ...form, done }}
          className={styles.form}
          heading={<h1>{done ? m.unsubscribe() : m.unsubscribe_heading()}</h1>}
        >
          <input type="hidden" name="token" value={token} />
          {!done && what && <p>{what}</p>}
          {done ? (
            <ButtonLink href="/dashboard/notices/settings" variant="secondary" size="large" wide>
              {m.choose_again()}
            </ButtonLink>
          ) : (
            <Button type="submit" size="large" wide loading={busy}>
              {m.unsubscribe()}
            </Button>
          )}
        </Form>
      </Card>
    </div>
  );
}
