import { useState } from 'react';
import * as m from '#messages/waits';
import { confirmForm } from '../../domains/waits/ui/forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { useOutcome } from '../../web/form.ts';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import styles from '../login/view.module.css';

/** Confirms an e-mail address that asked to be told of a size. */
export default function TellMePage({ data: { token } }: ViewProps<{ token: string }>) {
  const outcome = useOutcome();
  const [done, setDone] = useState(
    outcome?.refusal ? undefined : (outcome?.answer as { message: string; slug: string } | undefined),
  );
  const { form, busy } = usePageForm(confirmForm, { start: { token }, onDone: setDone });
  return (
    <div className={styles.page}>
      <Card>
        <Form
          form={{ ...form, done: done?.message }}
          className={styles.form}
          heading={
            <>
              <h1>{m.confirm_title()}</h1>
              {!done && <p>{m.confirm_hint()}</p>}
            </>
          }
        >
          <input type="hidden" name="token" value={token} />
          {done ? (
            <ButtonLink href={`/product/details/${done.slug}`} size="large" wide>
              {m.go_to_product()}
            </ButtonLink>
          ) : (
            <Button type="submit" size="large" wide loading={busy}>
              {m.yes_tell_me()}
            </Button>
          )}
        </Form>
      </Card>
    </div>
  );
}
