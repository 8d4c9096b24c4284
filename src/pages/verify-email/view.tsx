import * as m from '#messages/login';
import { verifyEmailForm } from '../../domains/accounts/ui/link-forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DoorForm } from '../login/door-form.tsx';

/** Verifies an e-mail address through the link that was sent to it. */
export default function VerifyEmail({ data: { token } }: ViewProps<{ token: string }>) {
  const { form, busy, answer } = usePageForm(verifyEmailForm, { start: { token } });
  return (
    <DoorForm form={{ ...form, done: answer?.message }} heading={<h1>{m.verify_your_email()}</h1>}>
      <input type="hidden" name="token" value={token} />
      {answer ? (
        <ButtonLink href="/" size="large" wide>
          {m.go_to_shop()}
        </ButtonLink>
      ) : (
        <Button type="submit" size="large" wide loading={busy}>
          {m.verify_email()}
        </Button>
      )}
    </DoorForm>
  );
}
