import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { saveChoices } from '../save-choices.ts';
import type { Unsubscription, UnsubscribeTokens } from './unsubscribe-token.ts';

/** Unsubscribes from the group's e-mails that a signed link names, whoever holds the link (R-NOTICE-4). */
export async function unsubscribe(
  db: Database,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<Unsubscription | Refusal<'not_found'>> {
  const tokenFacts = tokens.read(token);
  if (!tokenFacts) return refuse('not_found');
  await saveChoices(db, tokenFacts.customerId, [
    { group: tokenFacts.group, channel: 'email', wanted: false },
  ]);
  return tokenFacts;
}
