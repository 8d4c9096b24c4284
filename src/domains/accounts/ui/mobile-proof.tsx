import { useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { OtpField } from '../../../ui/otp-field/otp-field.tsx';
import { MobileField } from '../../../ui/text-field/mobile-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './contact-proofs.module.css';
import { addMobileForm, newMobileForm, removeMobileForm } from './mobile-forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from './owner-proof.tsx';

interface Props extends OwnerWays {
  readonly provedLately: boolean;
}

/** The account's mobile number, which can be removed; an account without one adds it by an OTP. */
export function MobileProof(owner: Props) {
  const outcome = useOutcome();
  const [sentTo, setSentTo] = useState(numberOf(outcome));
  if (owner.mobile)
    return (
      <div className={styles.proof}>
        <p>+91 {owner.mobile}</p>
        <RemoveMobile {...owner} />
      </div>
    );
  return (
    <div className={styles.proof}>
      {sentTo ? (
        <CodeForm {...owner} sentTo={sentTo} onOther={() => setSentTo('')} />
      ) : (
        <NumberForm onSent={setSentTo} />
      )}
    </div>
  );
}

/** Without JavaScript: the number to which an OTP was sent and whose code must now be entered. */
function numberOf(outcome: ReturnType<typeof useOutcome>): string {
  const isSent = outcome?.form === newMobileForm.name && !outcome.refusal;
  const { mobile } = outcome?.values ?? {};
  return (isSent || outcome?.form === addMobileForm.name) && typeof mobile === 'string' ? mobile : '';
}

function NumberForm({ onSent }: { onSent: (mobile: string) => void }) {
  const { form, text, busy } = usePageForm(newMobileForm, {
    onDone: (_answer, { mobile }) => onSent(mobile),
  });
  return (
    <>
      <p className={styles.why}>{m.why_add_mobile()}</p>
      <Form form={form} aria-label={m.new_number()}>
        <MobileField label={m.mobile_number()} {...text('mobile')} />
        <Button type="submit" variant="secondary" loading={busy}>
          {m.send_otp()}
        </Button>
      </Form>
    </>
  );
}

function RemoveMobile({ mobile, hasPassword, provedLately }: Props) {
  const refresh = useRefresh();
  const { form, text, fields, busy } = usePageForm(removeMobileForm, {
    onDone: async ({ message }) => {
      toast.success(message);
      await refresh();
    },
  });
  const proving = !provedLately || !!fields.password || !!fields.otp;
  return (
    <details open={!!form.error || !!fields.password || !!fields.otp}>
      <summary>{m.change_or_remove_number()}</summary>
      <p className={styles.why}>{m.why_remove_mobile()}</p>
      {proving && !hasPassword && <SendOwnerOtp mobile={mobile} />}
      <Form form={form} aria-label={m.change_or_remove_number()}>
        {proving && <OwnerProof hasPassword={hasPassword} mobile={mobile} text={text} />}
        <Button type="submit" variant="secondary" size="small" loading={busy}>
          {m.remove_number()}
        </Button>
      </Form>
    </details>
  );
}

interface CodeProps extends Props {
  readonly sentTo: string;
  readonly onOther: () => void;
}

function CodeForm({ sentTo: mobile, hasPassword, provedLately, onOther }: CodeProps) {
  const refresh = useRefresh();
  const { form, text, fields, busy } = usePageForm(addMobileForm, {
    start: { mobile },
    onDone: async ({ message }) => {
      toast.success(message);
      await refresh();
    },
  });
  const proving = !provedLately || !!fields.password;
  return (
    <Form form={form} aria-label={m.new_number()}>
      <input type="hidden" name="mobile" value={mobile} />
      <p>{m.otp_sent_to({ mobile })}</p>
      {proving && <OwnerProof hasPassword={hasPassword} mobile="" text={text} />}
      <OtpField
        label={m.otp()}
        {...text('otp')}
        {...(!proving && { onComplete: (otp: string) => void form.submit({ otp }) })}
      />
      <Button type="submit" loading={busy}>
        {m.add_mobile()}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={onOther}>
        {m.use_another_number()}
      </Button>
    </Form>
  );
}
