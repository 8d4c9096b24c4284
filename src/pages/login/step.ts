import type { FormOutcome } from '../../web/form.ts';
import { completeProfileForm, emailLoginForm, sendOtpForm, verifyOtpForm } from './forms.ts';
import type { Step } from './step-address.ts';

/** The step to show: of a form that was refused without JavaScript its own, otherwise the address's. */
export function stepOf(
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
export function mobileOf(outcome: FormOutcome | undefined): string {
  const { mobile, phonenumber } = outcome?.values ?? {};
  return typeof mobile === 'string' ? mobile : typeof phonenumber === 'string' ? phonenumber : '';
}
