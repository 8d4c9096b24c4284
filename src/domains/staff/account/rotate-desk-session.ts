import { second } from '../../../platform/clock.ts';
import { newSecret } from '../../../platform/ids.ts';
import type { Visit } from '../../../platform/visit.ts';
import { lifetimes } from '../../accounts/session.store.ts';
import { changeToken } from '../../accounts/sessions/sessions.store.ts';
import type { StaffAccounts } from '../log-in-staff.ts';

/** Gives the session at the desk a new cookie, after a password or code, so a copy of the old one is worthless. */
export async function rotateDeskSession(
  { db, cookie }: Pick<StaffAccounts, 'db' | 'cookie'>,
  visit: Visit,
): Promise<void> {
  const [held, token] = [visit.cookies.get(cookie), newSecret()];
  if (held && (await changeToken(db, held, token)))
    visit.cookies.set(cookie, token, lifetimes.staff.longest / second, 'strict');
}
