import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/login';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { type FormOutcome, useOutcome } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { EmailForm } from './email-form.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { type LoginStep, type Step, stepAddress } from './step-address.ts';
import type { Waiting } from './waiting.ts';
import { WaitingGoods } from './waiting-goods.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import styles from './view.module.css';
import { completeProfileForm, emailLoginForm, sendOtpForm, verifyOtpForm } from './forms.ts';

/** The step to show: of a form that was refused without JavaScript its own, otherwise the address's. */
function stepOf(
  outcome: FormOutcome | undefined,
  login: { readonly step: Step },
  search: URLSearchParams,
): Step {
  switch (outcome?.form) {
    case sendOtpForm.name:
      return 'mobile';
    case verifyOtpForm.name:
      return 'otp';
    case completeProfileForm.name:
      return 'profile';
    case emailLoginForm.name:
      return 'email';
    default:
      return search.get('with') === 'email' ? 'email' : login.step;
  }
}

/** The mobile number from the refused form. */
function mobileOf(outcome: FormOutcome | undefined): string {
  const { mobile, phonenumber } = outcome?.values ?? {};
  return typeof mobile === 'string' ? mobile : typeof phonenumber === 'string' ? phonenumber : '';
}

/** The login: mobile number, OTP, and a profile for new customers; or e-mail and password. */
export default function LoginPage({
  data: { next, wanted, login },
  search,
}: ViewProps<{ next: string; wanted: Waiting | null; login: LoginStep }>) {
  const outcome = useOutcome();
  const navigate = useNavigate();
  const step = stepOf(outcome, login, search);
  const [mobileText, setTyped] = useState(mobileOf(outcome));
  const mobile = login.mobile || mobileText;
  const [wait, setWait] = useSeconds(login.retryAfter);
  const finish = useFinishLogin(next);
  const goTo = (to: Step) => navigate(stepAddress({ searchParams: search }, to));
  const onSent = (to: string, resendAfter: number) => {
    setTyped(to);
    setWait(resendAfter);
    return goTo('otp');
  };
  return (
    <div className={styles.page}>
      <WaitingGoods wanted={wanted} />
      <Card>
        {step === 'mobile' && (
          <MobileStep
            mobile={mobileText}
            sentTo={wait > 0 ? mobileText : null}
            onHasOtp={() => goTo('otp')}
            onSent={onSent}
          />
        )}
        {step === 'otp' && (
          <OtpStep
            mobile={mobile}
            wait={wait}
            outbox={login.outbox}
            onSent={(to, resendAfter) => void onSent(to, resendAfter)}
            onChangeMobile={() => void goTo('mobile')}
            onNew={() => goTo('profile')}
            onLogin={finish}
          />
        )}
        {step === 'profile' && (
          <ProfileStep mobile={mobile} onLogin={finish} onExpired={() => void goTo('mobile')} />
        )}
        {step === 'email' && <EmailForm passwordIsSet={search.get('reset') === 'done'} onLogin={finish} />}
        {(step === 'mobile' || step === 'email') && (
          <OtherWay
            next={next}
            other={step === 'email' ? 'mobile' : 'email'}
            onChoose={(way) => void goTo(way)}
          />
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

/** A countdown in seconds that survives a change of step and, by `start`, a reload. */
function useSeconds(start: number): [left: number, set: (seconds: number) => void] {
  const [seconds, setLeft] = useState(start);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setLeft(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setLeft];
}
