import { useState } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { EmailForm } from './email-form.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import styles from './view.module.css';

type Step = { at: 'mobile' } | { at: 'otp'; resendAfter: number } | { at: 'profile' } | { at: 'email' };

/** The way in: mobile number, OTP, and a profile for somebody new (specification section 2); or e-mail and password. */
export default function Login({ data: { next } }: ViewProps<{ next: string }>) {
  const [step, setStep] = useState<Step>({ at: 'mobile' });
  const [mobile, setMobile] = useState('');
  const finish = useFinishLogin(next);
  return (
    <div className={styles.page}>
      <Card>
        {step.at === 'mobile' && (
          <MobileStep
            mobile={mobile}
            onMobile={setMobile}
            onSent={(resendAfter) => setStep({ at: 'otp', resendAfter })}
          />
        )}
        {step.at === 'otp' && (
          <OtpStep
            mobile={mobile}
            resendAfter={step.resendAfter}
            onChangeMobile={() => setStep({ at: 'mobile' })}
            onNew={() => setStep({ at: 'profile' })}
            onLogin={finish}
          />
        )}
        {step.at === 'profile' && (
          <ProfileStep mobile={mobile} onLogin={finish} onExpired={() => setStep({ at: 'mobile' })} />
        )}
        {step.at === 'email' && <EmailForm onLogin={finish} />}
        {(step.at === 'mobile' || step.at === 'email') && (
          <div className={styles.other}>
            <button type="button" onClick={() => setStep({ at: step.at === 'email' ? 'mobile' : 'email' })}>
              {step.at === 'email' ? 'Use a mobile number' : 'Use e-mail and password'}
            </button>
            {step.at === 'email' && (
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
