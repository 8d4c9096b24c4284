import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { readMobile } from '../../../platform/mobile-number.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { blockCustomer } from '../../accounts/block-customer.ts';
import { listCustomers, saveBlock } from '../../accounts/customer-list.store.ts';
import { makeChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';
import { changeDuty } from './change-duty.ts';
import { giveLogin, makePassword } from '../give-login.ts';
import { readPage } from '../paging.ts';
import type { peopleCalls } from './people.calls.ts';
import { listStaff } from './people.store.ts';
import { removeStaff } from './remove-staff.ts';

interface Dependencies extends Desk {
  /** Closes the sockets of sessions that have ended. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

type PeopleHandlers = Handlers<typeof peopleCalls>;
type CustomerCalls = 'block' | 'listCustomers' | 'unblock';

export const peopleHandlers = (desk: Dependencies): PeopleHandlers => ({
  ...staffListHandlers(desk),
  ...customerHandlers(desk),
});

const staffListHandlers = (desk: Dependencies): Omit<PeopleHandlers, CustomerCalls> => ({
  listStaff: async ({ search = '', after }) => {
    const { rows, next } = await readPage(after, (page) => listStaff(desk.db, { words: search, ...page }));
    const staff = rows.map((row) => ({ ...row, lastSeen: row.lastSeen?.toISOString() ?? null }));
    return { staff, next };
  },
  addOperator: async ({ name, email }, { staff }) => {
    const password = await makePassword();
    if (isRefusal(password)) return password;
    const now = desk.clock.now();
    const intent = { subject: 'login', subjectId: '', did: 'operator added', at: now } as const;
    const outcome = await makeChange(desk.db, staff, intent, async (trx) => {
      const login = await giveLogin(trx, {
        name,
        email,
        hash: password.hash,
        sellerId: null,
        addedBy: staff.id,
        now,
      });
      return isRefusal(login) ? login : { id: login.id, before: null, after: { name, email } };
    });
    if (isRefusal(outcome)) return outcome;
    return { message: answers.can_log_in({ name }), email, password: password.password };
  },
  changeDuty: async (input, { staff }) => {
    const outcome = await changeDuty(desk, input, staff);
    if (isRefusal(outcome)) return outcome;
    desk.sessionsEnded(outcome.sessionIds);
    return { message: answers.duty_changed({ name: outcome.name }) };
  },
  removeStaff: async ({ id, reason }, { staff }) => {
    const outcome = await removeStaff(desk, { id, reason }, staff);
    if (isRefusal(outcome)) return outcome;
    desk.sessionsEnded(outcome.sessionIds);
    return { message: answers.login_removed({ name: outcome.before.name }) };
  },
});

const customerHandlers = ({
  db,
  clock,
  sessionsEnded,
}: Dependencies): Pick<PeopleHandlers, CustomerCalls> => ({
  listCustomers: async ({ search = '', after }) => {
    const { rows, next } = await readPage(after, (page) =>
      listCustomers(db, { words: search, mobile: readMobile(search) ?? '', ...page }),
    );
    const customers = rows.map(({ since, blockedAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      blockedAt: blockedAt?.toISOString() ?? null,
    }));
    return { customers, next };
  },
  block: async ({ id, reason }, { staff }) => {
    const now = clock.now();
    const intent = { subject: 'customer', subjectId: id, did: 'blocked', at: now } as const;
    const outcome = await makeChange(db, staff, intent, async (trx) => {
      const block = await blockCustomer(trx, { id, reason, now });
      return isRefusal(block) ? block : { before: null, after: { reason }, ...block };
    });
    if (isRefusal(outcome)) return outcome;
    sessionsEnded(outcome.sessionIds);
    return { message: answers.customer_blocked() };
  },
  unblock: async ({ id }, { staff }) => {
    const intent = { subject: 'customer', subjectId: id, did: 'unblocked', at: clock.now() } as const;
    const outcome = await makeChange(db, staff, intent, async (trx) =>
      (await saveBlock(trx, id, null)) ? { before: null, after: null } : refuse('wrong_status'),
    );
    return isRefusal(outcome) ? outcome : { message: answers.customer_unblocked() };
  },
});
