import type { Calls } from '../../platform/call.ts';
import { staffCalls } from './staff/staff.calls.ts';
import { todayCalls } from './today/today.calls.ts';

/** The desk's calls, by part and name. A new part is a folder with its calls and handlers, and a line here and in desk.http.ts. */
export const deskCalls = {
  deskStaff: staffCalls,
  deskToday: todayCalls,
} satisfies Record<string, Calls>;
