import * as m from '#messages/notices-page';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shop } from '../../shop.ts';
import { readChoices } from './choices.store.ts';
import { allChoices, type AnyGroup, type Choice, isWanted, noticeGroups } from './kinds.ts';
import { saveChoices } from './save-choices.ts';

/** Dependencies: which channels this shop has, and the accounts' record of consents. */
export interface Choosing {
  readonly db: Database;
  readonly clock: Clock;
  readonly isOffered: (choice: Pick<Choice<AnyGroup>, 'group' | 'channel'>) => boolean;
  readonly keepConsent: (
    trx: Database,
    customerId: string,
    consent: { readonly kind: string; readonly text: string },
    now: Date,
  ) => Promise<void>;
}

/** The consent given by ticking WhatsApp for a group, in the words shown beside the checkbox. */
const consents = {
  orders: m.whatsapp_orders,
  messages: m.whatsapp_messages,
  wishes: m.whatsapp_wishes,
};

/** Every group on every channel of this shop, as the customer chose or by default. */
export const listChoices = async ({ db, isOffered }: Choosing, customerId: string): Promise<Choice[]> =>
  allChoices(noticeGroups, await readChoices(db, customerId)).filter(isOffered);

/**
 * Saves a customer's choices for the channels that this shop has. Newly choosing WhatsApp is a consent, which is
 * stored with its sentence and time (R-NOTICE-6).
 */
export function chooseChannels(
  choosing: Choosing,
  customerId: string,
  choices: readonly Choice[],
): Promise<Choice[]> {
  const { db, clock, isOffered, keepConsent } = choosing;
  return inTransaction(db, async (trx) => {
    const before = await readChoices(trx, customerId);
    const offers = choices.filter(isOffered);
    const agreed = offers
      .filter(({ channel, wanted }) => channel === 'whatsapp' && wanted)
      .map(({ group }) => group)
      .filter((group) => !isWanted(before, group, 'whatsapp'));
    for (const group of new Set(agreed)) {
      const consent = { kind: `whatsapp_${group}`, text: consents[group]({ shop: shop.name }) };
      await keepConsent(trx, customerId, consent, clock.now());
    }
    await saveChoices(trx, customerId, offers);
    return listChoices({ ...choosing, db: trx }, customerId);
  });
}
