import * as m from '#messages/waits';
import { confirmForm } from '../../domains/waits/ui/forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DoorForm } from '../login/door-form.tsx';

/** Confirms an e-mail address that wants to be told when a size is back in stock. */
export default function TellMePage({ data: { token } }: ViewProps<{ token: string }>) {
  const { form, busy, answer } = usePageForm(confirmForm, { start: { token } });
  return (
    <DoorForm
      form={{ ...form, done: answer?.message }}
      heading={
        <>
          <h1>{m.confirm_title()}</h1>
          {!answer && <p>{m.confirm_hint()}</p>}
        </>
      }
    >
      <input type="hidden" name="token" value={token} />
      {answer ? (
        <ButtonLink href={`/product/details/${answer.slug}`} size="large" wide>
          {m.go_to_product()}
        </ButtonLink>
      ) : (
        <Button type="submit" size="large" wide loading={busy}>
          {m.yes_tell_me()}
        </Button>
      )}
    </DoorForm>
  );
}
