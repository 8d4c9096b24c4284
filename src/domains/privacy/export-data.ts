import * as m from '#messages/refusals';
import type { FileAnswer } from '../../platform/call.ts';
import { hour } from '../../platform/clock.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import { shop } from '../../shop.ts';
import type { Privacy } from './delete-account.ts';
import { readEverything } from './privacy.store.ts';

/** Reading all of a customer's rows is expensive and rarely needed. */
const exportsOfOne: Limit = {
  name: 'export-data',
  max: 10,
  within: hour,
  sentence: m.too_many_exports(),
};

/** Everything the shop stores about a customer, as a file to download (R-PEOPLE-1), after a fresh proof (R-LOGIN-4). */
export async function exportData(
  { accounts: { db, clock } }: Privacy,
  { customer }: CustomerVisit,
): Promise<FileAnswer | Refusal<'prove_again' | 'too_many'>> {
  if (!customer.provedLately) return refuse('prove_again');
  const now = clock.now();
  const refusal = await takeTurn(db, exportsOfOne, customer.id, now);
  if (refusal) return refusal;
  const data = { shop: shop.name, made: now.toISOString(), ...(await readEverything(db, customer.id)) };
  return {
    name: `${shop.name.toLowerCase()}-my-data.json`,
    bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  };
}
