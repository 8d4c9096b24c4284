import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { giveLogin, makePassword, renewSellerPassword } from '../../staff/give-login.ts';
import { endSessionsOfShop } from '../../staff/logins.store.ts';
import { readPage } from '../../staff/paging.ts';
import { gstState } from '../../tax/gst-states.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { addSeller } from './add-seller.ts';
import { closeSeller, reopenSeller } from './close-seller.ts';
import { listDeskSellers } from './sellers.store.ts';
import type { sellersCalls } from './staff.calls.ts';

interface Needs extends Desk {
  readonly orders: OrdersOfProducts;
  /** Closes the sockets of sessions that have ended. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

type SellersHandlers = Handlers<typeof sellersCalls>;

const intent = (id: string, did: string, at: Date) =>
  ({ subject: 'shop', subjectId: id, did, at, ...(id ? { shopId: id } : {}) }) as const;

export const sellersHandlers = (needs: Needs): SellersHandlers => ({
  ...shopHandlers(needs),
  ...loginHandlers(needs),
});

function shopHandlers({
  db,
  clock,
  orders,
  sessionsEnded,
}: Needs): Omit<SellersHandlers, 'addLogin' | 'renewPassword'> {
  return {
    list: async ({ search = '', after }) => {
      const { rows, next } = await readPage(after, (page) =>
        listDeskSellers(db, orders, { name: search, ...page }),
      );
      return {
        sellers: rows.map((row) => ({
          ...row,
          closedAt: row.closedAt?.toISOString() ?? null,
          createdAt: row.createdAt.toISOString(),
        })),
        next,
      };
    },
    add: async ({ name, keeper, email, state, ...rest }, { staff }) => {
      const made = await makePassword();
      if (isRefusal(made)) return made;
      const now = clock.now();
      const known = gstState(state);
      const facts = { ...rest, state: known.name, stateCode: known.code };
      const done = await makeChange(db, staff, intent('', 'opened', now), async (trx) => {
        const opened = await addSeller(trx, { name, facts, now });
        if (isRefusal(opened)) return opened;
        const login = { name: keeper, email, hash: made.hash, sellerId: opened.id, now };
        const given = await giveLogin(trx, login);
        if (isRefusal(given)) return given;
        return { id: opened.id, before: null, after: { name, keeper, email, ...facts } };
      });
      const message = answers.shop_opened({ shop: name });
      return isRefusal(done) ? done : { message, email, password: made.password };
    },
    close: async ({ id, version, reason }, { staff }) => {
      const now = clock.now();
      const done = await makeChange(db, staff, intent(id, 'closed', now), async (trx) => {
        const closed = await closeSeller(trx, { id, version, now });
        if (isRefusal(closed)) return closed;
        const ended = await endSessionsOfShop(trx, id);
        return { ...closed, after: { ...closed.after, reason }, ended };
      });
      if (isRefusal(done)) return done;
      sessionsEnded(done.ended);
      return { message: answers.shop_closed(), products: done.after.products };
    },
    reopen: async ({ id, version }, { staff }) => {
      const now = clock.now();
      const done = await makeChange(db, staff, intent(id, 'opened again', now), (trx) =>
        reopenSeller(trx, { id, version, now }),
      );
      return isRefusal(done) ? done : { message: answers.shop_reopened(), products: done.after.products };
    },
  };
}

function loginHandlers({
  db,
  clock,
  orders,
  sessionsEnded,
}: Needs): Pick<SellersHandlers, 'addLogin' | 'renewPassword'> {
  return {
    addLogin: async ({ id, keeper, email }, { staff }) => {
      const made = await makePassword();
      if (isRefusal(made)) return made;
      const now = clock.now();
      const done = await makeChange(db, staff, intent(id, 'login added', now), async (trx) => {
        const [shop] = await listDeskSellers(trx, orders, { name: '', after: 0, limit: 1, id });
        if (!shop) return unknown;
        const given = await giveLogin(trx, { name: keeper, email, hash: made.hash, sellerId: id, now });
        return isRefusal(given) ? given : { before: shop.logins, after: [...shop.logins, email] };
      });
      const message = answers.can_log_in({ name: keeper });
      return isRefusal(done) ? done : { message, email, password: made.password };
    },
    renewPassword: async ({ id, email }, { staff }) => {
      const made = await makePassword();
      if (isRefusal(made)) return made;
      const done = await makeChange(db, staff, intent(id, 'password renewed', clock.now()), async (trx) => {
        const renewed = await renewSellerPassword(trx, { sellerId: id, email, hash: made.hash });
        return isRefusal(renewed) ? renewed : { before: null, after: { email }, ended: renewed.ended };
      });
      if (isRefusal(done)) return done;
      sessionsEnded(done.ended);
      return { message: answers.new_password(), email, password: made.password };
    },
  };
}

const unknown = refuse('not_found', { error: refusals.shop_not_found() });
