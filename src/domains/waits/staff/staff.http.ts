import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import { countByVariant } from '../waits.store.ts';
import type { deskWaitsCalls } from './staff.calls.ts';

/** Maximum sizes counted at once. */
const maxCounted = 1_000;

export const deskWaitsHandlers = ({ db }: Pick<Desk, 'db'>): Handlers<typeof deskWaitsCalls> => ({
  list: async (_input, { shopId }) => ({ waits: await countByVariant(db, shopId, maxCounted) }),
});
