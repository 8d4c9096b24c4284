import { useEffect, useState } from 'react';
import * as m from '#messages/login';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { useOutcome } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { EmailForm } from './email-form.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { mobileOf, outboxOf, stepOf } from './step.ts';
import type { Waiting } from './waiting.ts';
import { WaitingGoods } from './waiting-goods.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import styles from './view.module.css';

/** The login: mobile number, OTP, and a profile for new customers; or e-mail and password. */
export default function LoginPage({
  data: { next, wanted },
  search,
}: ViewProps<{ next: string; wanted: Waiting | null }>) {
  const outcome = useOutcome();
  const [step, setStep] = useState(stepOf(outcome, search));
  const [mobile, setMobile] = useState(mobileOf(outcome));
  const [sentTo, setSentTo] = useState('');
  const [outbox, setOutbox] = useState(outboxOf(outcome));
  const [wait, setWait] = useSeconds();
  const finish = useFinishLogin(next);
  const onHasOtp = (to: string) => {
    setMobile(to);
    setStep('otp');
  };
  const onSent = (to: string, resendAfter: number, at = outbox) => {
    setOutbox(at);
    setSentTo(to);
    setWait(resendAfter);
    onHasOtp(to);
  };
  return (
    <div className={styles.page}>
      <WaitingGoods wanted={wanted} />
      <Card>
        {step === 'mobile' && (
          <MobileStep mobile={mobile} sentTo={wait > 0 ? sentTo : null} onHasOtp={onHasOtp} onSent={onSent} />
        )}
        {step === 'otp' && (
          <OtpStep
            mobile={mobile}
            wait={sentTo === mobile ? wait : 0}
            outbox={outbox}
            onSent={onSent}
            onChangeMobile={() => setStep('mobile')}
            onNew={() => setStep('profile')}
            onLogin={finish}
          />
        )}
        {step === 'profile' && (
          <ProfileStep mobile={mobile} onLogin={finish} onExpired={() => setStep('mobile')} />
        )}
        {step === 'email' && <EmailForm passwordIsSet={search.get('reset') === 'done'} onLogin={finish} />}
        {(step === 'mobile' || step === 'email') && (
          <OtherWay next={next} other={step === 'email' ? 'mobile' : 'email'} onChoose={setStep} />
        )}
      </Card>
    </div>
  );
}

/** The link from mobile login to e-mail and password, and back. */
function OtherWay({
  next,
  other,
  onChoose,
}: {
  next: string;
  other: 'mobile' | 'email';
  onChoose: (way: 'mobile' | 'email') => void;
}) {
  return (
    <div className={styles.other}>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(other);
        }}
      >
        {next !== '/' && <input type="hidden" name="next" value={next} />}
        <button type="submit" name="with" value={other}>
          {other === 'mobile' ? m.use_mobile_number() : m.use_email_and_password()}
        </button>
      </form>
      {other === 'mobile' && (
        <ButtonLink
          variant="quiet"
          size="small"
          href={next === '/' ? '/register' : `/register?next=${encodeURIComponent(next)}`}
        >
          {m.register_with_email()}
        </ButtonLink>
      )}
    </div>
  );
}

/** A countdown in seconds that survives a change of step. */
function useSeconds(): [left: number, set: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
