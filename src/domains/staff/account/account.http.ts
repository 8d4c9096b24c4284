import type { Handlers } from '../../../platform/call.ts';
import { endOtherSessions, endSession, listSessions } from '../../accounts/sessions/own-sessions.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { readContacts } from '../logins.store.ts';
import { readFactor } from '../second-factor/second-factor.store.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../second-factor/set-up.ts';
import type { accountCalls } from './account.calls.ts';
import { changeMobile, sendMobileCode } from './change-mobile.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { proveAgain } from './prove-again.ts';

export const accountHandlers = (desk: StaffAccounts): Handlers<typeof accountCalls> => ({
  read: async (_input, visit) => {
    const { staff } = visit;
    const [contacts, { since, recoveryCodesLeft }, sessions] = await Promise.all([
      readContacts(desk.db, staff.id),
      readFactor(desk.db, staff.id),
      listSessions(desk, visit),
    ]);
    const isRequired = desk.secondFactorRequired && staff.role === 'operator';
    return {
      ...contacts,
      byCode: staff.byCode,
      secondFactor: { since: since?.toISOString() ?? null, recoveryCodesLeft, required: isRequired },
      sessions,
    };
  },
  prove: (input, visit) => proveAgain(desk, input, visit),
  changePassword: (input, visit) => changeOwnPassword(desk, input, visit),
  sendMobileCode: ({ mobile }, visit) => sendMobileCode(desk, mobile, visit),
  saveMobile: (input, visit) => changeMobile(desk, input, visit),
  startSecondFactor: (_input, { staff }) => startSecondFactor(desk, staff),
  confirmSecondFactor: ({ code }, { staff }) => confirmSecondFactor(desk, code, staff),
  renewRecoveryCodes: (_input, { staff }) => renewRecoveryCodes(desk, staff),
  removeSecondFactor: (_input, { staff }) => removeSecondFactor(desk, staff),
  endSession: ({ sessionId }, visit) => endSession(desk, sessionId, visit),
  endOtherSessions: (_input, visit) => endOtherSessions(desk, visit),
});
