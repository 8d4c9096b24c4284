import type { Handlers } from '../../platform/call.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { accountsCalls, HeaderCounts } from './accounts.calls.ts';
import type { Accounts } from './accounts.ts';
import { addMobile } from './add-mobile.ts';
import { changePassword } from './change-password.ts';
import { completeProfile } from './complete-profile.ts';
import { resetPassword } from './links/reset-password.ts';
import { sendResetLink } from './links/send-reset-link.ts';
import { sendVerifyLink, verifyEmail } from './links/verify-email.ts';
import { forgetLoginNumber, keepLoginNumber, readLoginStep } from './login-step.ts';
import { logIn } from './log-in.ts';
import { proveAgain } from './prove-again.ts';
import { registerCustomer } from './register-customer.ts';
import { removeMobile } from './remove-mobile.ts';
import { endOtherSessions, endSession, listSessions, logOut } from './sessions/own-sessions.ts';
import { sendOtp } from './send-otp.ts';
import { updateProfile } from './update-profile.ts';
import { verifyOtp } from './verify-otp.ts';

interface Dependencies extends Accounts {
  /** Each count is read by the domain that owns it. */
  readonly countsOf: (customerId: string) => Promise<HeaderCounts>;
  /** Where a demo shop shows its texts; null where texts are really sent. */
  readonly outbox: string | null;
}

export function accountsHandlers({
  countsOf,
  outbox,
  ...accounts
}: Dependencies): Handlers<typeof accountsCalls> {
  return {
    whoAmI: async (_input, { customer }) => {
      if (!customer) return { customer: null, cartCount: 0, wishlistCount: 0, wishes: [], unreadMessages: 0 };
      const { id, name, email, mobile, hasPassword, emailVerified, provedLately } = customer;
      return {
        customer: {
          id,
          name,
          email: email ?? '',
          mobile: mobile ?? '',
          hasPassword,
          emailVerified,
          provedLately,
        },
        ...(await countsOf(id)),
      };
    },
    register: (input, visit) => registerCustomer(accounts, input, visit),
    logIn: (input, visit) => logIn(accounts, input, visit),
    sendOtp: async (input, visit) => {
      const delivery = await sendOtp(accounts, input, visit);
      const isTooSoon = isRefusal(delivery) && delivery.refused === 'too_many';
      if (!isRefusal(delivery) || isTooSoon)
        keepLoginNumber(accounts, input.mobile, visit, { isSent: !isTooSoon });
      return isRefusal(delivery) || !outbox ? delivery : { ...delivery, outbox };
    },
    loginStep: async (_input, visit) => {
      const at = await readLoginStep(accounts, visit);
      return outbox && at.step === 'otp' ? { ...at, outbox } : at;
    },
    verifyOtp: (input, visit) => verifyOtp(accounts, input, visit),
    completeProfile: (input, visit) => completeProfile(accounts, input, visit),
    updateProfile: (input, visit) => updateProfile(accounts, input, visit),
    changePassword: (input, visit) => changePassword(accounts, input, visit),
    forgotPassword: (input, visit) => sendResetLink(accounts, input, visit),
    resetPassword: (input, visit) => resetPassword(accounts, input, visit),
    sendVerifyLink: (_input, visit) => sendVerifyLink(accounts, visit),
    verifyEmail: (input, visit) => verifyEmail(accounts, input, visit),
    addMobile: (input, visit) => addMobile(accounts, input, visit),
    removeMobile: (input, visit) => removeMobile(accounts, input, visit),
    prove: (input, visit) => proveAgain(accounts, input, visit),
    logOut: (_input, visit) => {
      forgetLoginNumber(accounts, visit);
      return logOut(accounts, visit);
    },
    listSessions: async (_input, visit) => ({
      sessions: (await listSessions(accounts, visit)).map(({ id: _id, ...session }) => ({ _id, ...session })),
    }),
    endSession: ({ sessionId }, visit) => endSession(accounts, sessionId, visit),
    endOtherSessions: (_input, visit) => endOtherSessions(accounts, visit),
  };
}
