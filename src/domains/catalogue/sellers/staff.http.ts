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

interface Dependencies extends Desk {
  readonly orders: OrdersOfProducts;
  /** Closes the sockets of sessions that have ended. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

type SellersHandlers = Handlers<typeof sellersCalls>;

const intent = (id: string, did: string, at: Date) =>
  ({ subject: 'shop', subjectId: id, did, at, ...(id ? { shopId: id } : {}) }) as const;

export const sellersHandlers = (needs: Dependencies): SellersHandlers => ({
  ...shopHandlers(needs),
  ...loginHandlers(needs),
});

function shopHandlers({
  db,
  clock,
  orders,
  sessionsEnded,
}: Dependencies): Omit<SellersHandlers, 'addLogin' | 'renewPassword'> {
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
      const password = await makePassword();
      if (isRefusal(password)) return password;
      const now = clock.now();
      const stateOfShop = gstState(state);
      const facts = { ...rest, state: stateOfShop.name, stateCode: stateOfShop.code };
      const outcome = await makeChange(db, staff, intent('', 'opened', now), async (trx) => {
        const shop = await addSeller(trx, { name, facts, now });
        if (isRefusal(shop)) return shop;
        const login = { name: keeper, email, hash: password.hash, sellerId: shop.id, now };
        const newLogin = await giveLogin(trx, login);
        if (isRefusal(newLogin)) return newLogin;
        return { id: shop.id, before: null, after: { name, keeper, email, ...facts } };
      });
      const message = answers.shop_opened({ shop: name });
      return isRefusal(outcome) ? outcome : { message, email, password: password.password };
    },
    close: async ({ id, version, reason }, { staff }) => {
      const now = clock.now();
      const outcome = await makeChange(db, staff, intent(id, 'closed', now), async (trx) => {
        const outcome = await closeSeller(trx, { id, version, now });
        if (isRefusal(outcome)) return outcome;
        const sessionIds = await endSessionsOfShop(trx, id);
        return { ...outcome, after: { ...outcome.after, reason }, ended: sessionIds };
      });
      if (isRefusal(outcome)) return outcome;
      sessionsEnded(outcome.ended);
      return { message: answers.shop_closed(), products: outcome.after.products };
    },
    reopen: async ({ id, version }, { staff }) => {
      const now = clock.now();
      const outcome = await makeChange(db, staff, intent(id, 'opened again', now), (trx) =>
        reopenSeller(trx, { id, version, now }),
      );
      return isRefusal(outcome)
        ? outcome
        : { message: answers.shop_reopened(), products: outcome.after.products };
    },
  };
}

function loginHandlers({
  db,
  clock,
  orders,
  sessionsEnded,
}: Dependencies): Pick<SellersHandlers, 'addLogin' | 'renewPassword'> {
  return {
    addLogin: async ({ id, keeper, email }, { staff }) => {
      const password = await makePassword();
      if (isRefusal(password)) return password;
      const now = clock.now();
      const outcome = await makeChange(db, staff, intent(id, 'login added', now), async (trx) => {
        const [shop] = await listDeskSellers(trx, orders, { name: '', after: 0, limit: 1, id });
        if (!shop) return notFound;
        const login = await giveLogin(trx, { name: keeper, email, hash: password.hash, sellerId: id, now });
        return isRefusal(login) ? login : { before: shop.logins, after: [...shop.logins, email] };
      });
      const message = answers.can_log_in({ name: keeper });
      return isRefusal(outcome) ? outcome : { message, email, password: password.password };
    },
    renewPassword: async ({ id, email }, { staff }) => {
      const password = await makePassword();
      if (isRefusal(password)) return password;
      const outcome = await makeChange(
        db,
        staff,
        intent(id, 'password renewed', clock.now()),
        async (trx) => {
          const outcome = await renewSellerPassword(trx, { sellerId: id, email, hash: password.hash });
          return isRefusal(outcome) ? outcome : { before: null, after: { email }, ended: outcome.ended };
        },
      );
      if (isRefusal(outcome)) return outcome;
      sessionsEnded(outcome.ended);
      return { message: answers.new_password(), email, password: password.password };
    },
  };
}

const notFound = refuse('not_found', { error: refusals.shop_not_found() });
