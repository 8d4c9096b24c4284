import type { FormOutcome } from '../../web/form.ts';
import { completeProfileForm, emailLoginForm, hasOtpForm, sendOtpForm, verifyOtpForm } from './forms.ts';

export type Step = 'mobile' | 'otp' | 'profile' | 'email';

/** The step to show first. After a form sent without JavaScript: the next step, or the same one if it was refused. */
export function stepOf(outcome: FormOutcome | undefined, search: URLSearchParams): Step {
  const taken = outcome?.refusal === undefined;
  switch (outcome?.form) {
    case sendOtpForm.name:
    case hasOtpForm.name:
      return taken ? 'otp' : 'mobile';
    case verifyOtpForm.name:
      return taken ? 'profile' : 'otp';
    case completeProfileForm.name:
      return 'profile';
    case emailLoginForm.name:
      return 'email';
    default:
      return search.get('with') === 'email' ? 'email' : 'mobile';
  }
}

/** The mobile number from the previous forms. */
export function mobileOf(outcome: FormOutcome | undefined): string {
  const { mobile, phonenumber } = outcome?.values ?? {};
  return typeof mobile === 'string' ? mobile : typeof phonenumber === 'string' ? phonenumber : '';
}

/** Where a demo shop's text messages can be read, as the previous form's answer said. */
export function outboxOf(outcome: FormOutcome | undefined): string | undefined {
  const { outbox } = (outcome?.answer ?? {}) as { outbox?: string };
  return outbox;
}
