import * as m from '#messages/notices-page';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shop } from '../../shop.ts';
import { readChoices } from './choices.store.ts';
import { allChoices, type Choice, isWanted } from './kinds.ts';
import { saveChoices } from './save-choices.ts';

/** What choosing needs: which channels this shop has, and the accounts' record of consents. */
export interface Choosing {
  readonly db: Database;
  readonly clock: Clock;
  readonly isOffered: (choice: Pick<Choice, 'group' | 'channel'>) => boolean;
  readonly keepConsent: (
    trx: Database,
    customerId: string,
    consent: { readonly kind: string; readonly text: string },
    now: Date,
  ) => Promise<void>;
}

/** What ticking WhatsApp for a group agrees to, as the settings say it beside the box. */
const consents = {
  orders: m.whatsapp_orders,
  messages: m.whatsapp_messages,
  wishes: m.whatsapp_wishes,
};

/** Every group on every channel of this shop, as the customer chose or as everybody has. */
export const listChoices = async ({ db, isOffered }: Choosing, customerId: string): Promise<Choice[]> =>
  allChoices(await readChoices(db, customerId)).filter(isOffered);

/**
 * Saves what a customer chose among the channels that this shop has. WhatsApp, where it was not wanted before, is a
 * consent, kept with its sentence and its time (R-NOTICE-6).
 */
export function chooseChannels(
  choosing: Choosing,
  customerId: string,
  choices: readonly Choice[],
): Promise<Choice[]> {
  const { db, clock, isOffered, keepConsent } = choosing;
  return inTransaction(db, async (trx) => {
    const before = await readChoices(trx, customerId);
    const offered = choices.filter(isOffered);
    const agreed = offered
      .filter(({ channel, wanted }) => channel === 'whatsapp' && wanted)
      .map(({ group }) => group)
      .filter((group) => !isWanted(before, group, 'whatsapp'));
    for (const group of new Set(agreed)) {
      const consent = { kind: `whatsapp_${group}`, text: consents[group]({ shop: shop.name }) };
      await keepConsent(trx, customerId, consent, clock.now());
    }
    await saveChoices(trx, customerId, offered);
    return listChoices({ ...choosing, db: trx }, customerId);
  });
}
