import { type APIRequestContext, request } from '@playwright/test';
import { operator, sellers } from '../../db/town/people.ts';
import type { DeskLandmarks } from '../../test/conformance/desk-pages.ts';
import type { Landmarks } from '../../test/conformance/routes.ts';
import { furnish } from '../../test/journeys/steps/furnish.ts';
import { newCustomer } from '../../test/journeys/steps/new-customer.ts';
import { furnishLargeRefund } from './furnish-large-refund.ts';
import { furnishMore, type MoreThings } from './furnish-more.ts';
import { furnishPayer, type PayersOrders } from './furnish-payer.ts';
import { furnishTheDoor } from './furnish-the-door.ts';
import type { Viewer } from './scene.ts';

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Logs in all kinds of users at a demo shop, and creates the customer's data. */
export async function logInViewers(baseURL: string): Promise<{
  readonly sessions: Record<Viewer, Session | undefined>;
  readonly things: Landmarks;
  readonly desk: DeskLandmarks;
  readonly more: MoreThings;
  readonly payers: PayersOrders;
}> {
  const open = () => request.newContext({ baseURL });
  const [customer, newcomer, payer] = [await open(), await open(), await open()];
  const person = await newCustomer(customer);
  const things = await furnish(customer, person);
  await newCustomer(newcomer);
  await logIn(await open(), operator); // on another device
  const chief = await logIn(await open(), operator);
  const atTheDoor = open().then((somebody) => furnishTheDoor(somebody, chief));
  const furnishings = await furnishMore(customer, chief, person, things);
  await furnishLargeRefund(customer, chief);
  const more = { ...furnishings, door: await atTheDoor };
  const payers = await furnishPayer(payer, chief);
  const { sellers: shops } = (await (await chief.get('/api/desk/sellers')).json()) as {
    sellers: { id: string; logins: string[] }[];
  };
  const logins = shops.find(({ id }) => id === things.sellerId)?.logins;
  const keeper = sellers.find(({ email }) => logins?.includes(email));
  if (!keeper) throw new Error('Nobody keeps this shop');
  const seller = await logIn(await open(), keeper);
  const fresh = await logIn(await open(), await openShop(chief));
  const sessions = {
    guest: undefined,
    'without scripts': undefined,
    newcomer: await newcomer.storageState(),
    customer: await customer.storageState(),
    payer: await payer.storageState(),
    seller: await seller.storageState(),
    'new seller': await fresh.storageState(),
    operator: await chief.storageState(),
  };
  for (const context of [customer, newcomer, payer, seller, fresh, chief]) await context.dispose();
  return {
    sessions,
    things,
    more,
    payers,
    desk: { orderId: things.paidOrder, productId: things.product.id, customerId: person.id },
  };
}

/** Opens a shop that sells nothing yet; returns its owner's login. */
async function openShop(chief: APIRequestContext): Promise<{ email: string; password: string }> {
  const email = `${crypto.randomUUID().slice(0, 8)}@sellers.example`;
  const data = { name: `New Shop ${email.slice(0, 4)}`, keeper: 'Rukmini Devi', email };
  const place = { address: '', city: 'Jaipur', state: 'Rajasthan', pincode: '', gstin: '' };
  const answer = await chief.post('/api/desk/sellers', { data: { ...data, ...place } });
  if (!answer.ok()) throw new Error(`No shop was opened: ${await answer.text()}`);
  return { email, password: ((await answer.json()) as { password: string }).password };
}

async function logIn(
  context: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<APIRequestContext> {
  const answer = await context.post('/api/desk/log-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot log in at the desk: ${await answer.text()}`);
  return context;
}
