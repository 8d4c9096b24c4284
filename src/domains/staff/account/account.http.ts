import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deviceName } from '../../accounts/sessions/device-name.ts';
import { deleteSessionOf, deleteSessionsOf, listSessions } from '../../accounts/sessions/sessions.store.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { readEmail } from '../logins.store.ts';
import { readFactor } from '../second-factor/second-factor.store.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../second-factor/set-up.ts';
import type { accountCalls } from './account.calls.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { proveAgain } from './prove-again.ts';

type AccountHandlers = Handlers<typeof accountCalls>;

export const accountHandlers = (desk: StaffAccounts): AccountHandlers => ({
  ...loginHandlers(desk),
  ...sessionHandlers(desk),
});

function loginHandlers(desk: StaffAccounts): Omit<AccountHandlers, 'endSession' | 'endOtherSessions'> {
  return {
    read: async (_input, { staff }) => {
      const [email, { since, recoveryCodesLeft }, sessions] = await Promise.all([
        readEmail(desk.db, staff.id),
        readFactor(desk.db, staff.id),
        listSessions(desk.db, { staffId: staff.id }, desk.clock.now()),
      ]);
      return {
        email,
        secondFactor: {
          since: since?.toISOString() ?? null,
          recoveryCodesLeft,
          required: desk.secondFactorRequired && staff.role === 'operator',
        },
        sessions: sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
          id,
          device: deviceName(userAgent),
          address,
          since: createdAt.toISOString(),
          lastSeen: lastSeenAt.toISOString(),
          current: id === staff.sessionId,
        })),
      };
    },
    prove: (input, visit) => proveAgain(desk, input, visit),
    changePassword: (input, visit) => changeOwnPassword(desk, input, visit),
    startSecondFactor: (_input, { staff }) => startSecondFactor(desk, staff),
    confirmSecondFactor: ({ code }, { staff }) => confirmSecondFactor(desk, code, staff),
    renewRecoveryCodes: (_input, { staff }) => renewRecoveryCodes(desk, staff),
    removeSecondFactor: (_input, { staff }) => removeSecondFactor(desk, staff),
  };
}

function sessionHandlers({
  db,
  cookie,
  sessionsEnded,
}: StaffAccounts): Pick<AccountHandlers, 'endSession' | 'endOtherSessions'> {
  return {
    endSession: async ({ sessionId }, { staff, cookies }) => {
      if (!(await deleteSessionOf(db, { staffId: staff.id }, sessionId)))
        return refuse('not_found', { error: refusals.device_logged_out() });
      sessionsEnded([sessionId]);
      if (sessionId === staff.sessionId) cookies.clear(cookie);
      return { message: answers.device_logged_out() };
    },
    endOtherSessions: async (_input, { staff }) => {
      const ended = await deleteSessionsOf(db, { staffId: staff.id }, staff.sessionId);
      sessionsEnded(ended);
      return { message: answers.other_devices_logged_out({ count: ended.length }), ended: ended.length };
    },
  };
}
