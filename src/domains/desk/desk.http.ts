import type { Handlers } from '../../platform/call.ts';
import type { Desk } from './desk.ts';
import type { deskCalls } from './desk.calls.ts';
import { staffHandlers } from './staff/staff.http.ts';
import { todayHandlers } from './today/today.http.ts';

type DeskCalls = typeof deskCalls;

export function deskHandlers(desk: Desk): { [Part in keyof DeskCalls]: Handlers<DeskCalls[Part]> } {
  return {
    deskStaff: staffHandlers(desk),
    deskToday: todayHandlers(desk),
  };
}
