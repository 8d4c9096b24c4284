import * as m from '#messages/login';
import { verifyEmailForm } from '../../domains/accounts/ui/link-forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { DoorForm } from '../login/door-form.tsx';

/**
 * Verifies an e-mail address through the link that was sent to it. Who is not logged in to the account logs in first, or
 * gets it without what somebody else may have set (R-LINK-1).
 */
export default function VerifyEmail({ data: { token } }: ViewProps<{ token: string }>) {
  const { form, busy, answer } = usePageForm(verifyEmailForm, { start: { token } });
  const { customer } = useShell();
  // Logged in with a verified address, the link is another account's.
  const isOwn = !!customer && !customer.emailVerified;
  return (
    <DoorForm form={{ ...form, done: answer?.message }} heading={<h1>{m.verify_your_email()}</h1>}>
      <input type="hidden" name="token" value={token} />
      {answer ? (
        <ButtonLink href="/" size="large" wide>
          {m.go_to_shop()}
        </ButtonLink>
      ) : isOwn ? (
        <Button type="submit" size="large" wide loading={busy}>
          {m.verify_email()}
        </Button>
      ) : (
        <>
          <p>{m.log_in_to_verify()}</p>
          <ButtonLink
            href={`/login?${new URLSearchParams({ next: `/verify-email?token=${token}` })}`}
            size="large"
            wide
          >
            {m.log_in_and_verify()}
          </ButtonLink>
          <p>{m.take_over_hint()}</p>
          <Button type="submit" variant="secondary" size="large" wide loading={busy}>
            {m.take_over()}
          </Button>
        </>
      )}
    </DoorForm>
  );
}
