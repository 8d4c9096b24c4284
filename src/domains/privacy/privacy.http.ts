import type { Handlers } from '../../platform/call.ts';
import { deleteAccount, type Privacy } from './delete-account.ts';
import { exportData } from './export-data.ts';
import type { privacyCalls } from './privacy.calls.ts';

export function privacyHandlers(privacy: Privacy): Handlers<typeof privacyCalls> {
  return {
    myData: (_input, visit) => exportData(privacy, visit),
    deleteAccount: (input, visit) => deleteAccount(privacy, input, visit),
  };
}
