import type { Handlers } from '../../platform/call.ts';
import { logOut } from '../accounts/sessions/own-sessions.ts';
import { listShops } from '../sellers/shops.store.ts';
import { logInByCode } from './code-login/log-in-by-code.ts';
import { sendDeskCode } from './code-login/send-desk-code.ts';
import { logInStaff, type StaffAccounts } from './log-in-staff.ts';
import type { staffCalls } from './staff.calls.ts';

export function staffHandlers(desk: StaffAccounts): Handlers<typeof staffCalls> {
  return {
    whoAmI: async (_input, { staff }) => {
      if (!staff) return { staff: null, shops: [] };
      const { id, name, role, duty, sellerId, secondFactor, mustSetUp } = staff;
      return {
        staff: { id, name, role, duty, secondFactor, mustSetUp },
        shops: await listShops(desk.db, sellerId),
      };
    },
    logIn: (input, visit) => logInStaff(desk, input, visit),
    sendCode: ({ to }, visit) => sendDeskCode(desk, to, visit),
    logInByCode: (input, visit) => logInByCode(desk, input, visit),
    logOut: (_input, visit) => logOut(desk, visit),
  };
}
