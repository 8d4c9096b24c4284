import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../desk.ts';
import type { todayCalls } from './today.calls.ts';
import { readToday } from './today.store.ts';

export function todayHandlers({ db }: Desk): Handlers<typeof todayCalls> {
  return { read: (_input, { shopId }) => readToday(db, shopId) };
}
