import * as m from '#messages/notices-page';
import { unsubscribeForm } from '../../domains/notices/ui/forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DoorForm } from '../login/door-form.tsx';

/** The name of the link's group. The server checks the link's signature. */
const groups: Partial<Record<string, () => string>> = {
  orders: m.unsubscribe_orders,
  messages: m.unsubscribe_messages,
  wishes: m.unsubscribe_wishes,
};

/** Stops the e-mails of one group with one click, without a login. */
export default function Unsubscribe({ data: { token } }: ViewProps<{ token: string }>) {
  const { form, busy, answer } = usePageForm(unsubscribeForm, { start: { token } });
  const what = groups[token.split('.')[1] ?? '']?.();
  return (
    <DoorForm
      form={{ ...form, done: answer?.message }}
      heading={<h1>{answer ? m.unsubscribe() : m.unsubscribe_heading()}</h1>}
    >
      <input type="hidden" name="token" value={token} />
      {!answer && what && <p>{what}</p>}
      {answer ? (
        <ButtonLink href="/dashboard/notices/settings" variant="secondary" size="large" wide>
          {m.choose_again()}
        </ButtonLink>
      ) : (
        <Button type="submit" size="large" wide loading={busy}>
          {m.unsubscribe()}
        </Button>
      )}
    </DoorForm>
  );
}
