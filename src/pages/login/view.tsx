import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { EmailForm } from './email-form.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import styles from './view.module.css';

type Step = 'mobile' | 'otp' | 'profile' | 'email';

/** The way in: mobile number, OTP, and a profile for somebody new (specification section 2); or e-mail and password. */
export default function Login({ data: { next } }: ViewProps<{ next: string }>) {
  const [step, setStep] = useState<Step>('mobile');
  const [mobile, setMobile] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [wait, setWait] = useSeconds();
  const finish = useFinishLogin(next);
  const onSent = (resendAfter: number) => {
    setSentTo(mobile);
    setWait(resendAfter);
    setStep('otp');
  };
  return (
    <div className={styles.page}>
      <Card>
        {step === 'mobile' && (
          <MobileStep
            mobile={mobile}
            onMobile={setMobile}
            justSent={wait > 0 && sentTo === mobile}
            onHasOtp={() => setStep('otp')}
            onSent={onSent}
          />
        )}
        {step === 'otp' && (
          <OtpStep
            mobile={mobile}
            wait={sentTo === mobile ? wait : 0}
            onSent={onSent}
            onChangeMobile={() => setStep('mobile')}
            onNew={() => setStep('profile')}
            onLogin={finish}
          />
        )}
        {step === 'profile' && (
          <ProfileStep mobile={mobile} onLogin={finish} onExpired={() => setStep('mobile')} />
        )}
        {step === 'email' && <EmailForm onLogin={finish} />}
        {(step === 'mobile' || step === 'email') && (
          <div className={styles.other}>
            <button type="button" onClick={() => setStep(step === 'email' ? 'mobile' : 'email')}>
              {step === 'email' ? 'Use a mobile number' : 'Use e-mail and password'}
            </button>
            {step === 'email' && (
              <ButtonLink
                variant="quiet"
                size="small"
                href={next === '/' ? '/register' : `/register?next=${encodeURIComponent(next)}`}
              >
                Open an account with e-mail
              </ButtonLink>
            )}
          </div>
        )}
      </Card>
    </div>
  );
}

/** Seconds that count down to nought by themselves, whichever step is shown meanwhile. */
function useSeconds(): [left: number, set: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
