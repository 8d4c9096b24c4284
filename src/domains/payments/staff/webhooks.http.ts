import type { Handlers } from '../../../platform/call.ts';
import { paged, pageOf } from '../../staff/paging.ts';
import type { Asking } from '../asking.ts';
import { countOpenWebhooks, listWebhooks } from '../webhooks/webhooks.store.ts';
import { replayWebhook } from './replay-webhook.ts';
import type { webhooksCalls } from './webhooks.calls.ts';

export const webhooksHandlers = ({ asking }: { asking: Asking }): Handlers<typeof webhooksCalls> => ({
  list: async ({ which, after }) => {
    const [all, counts] = await Promise.all([
      listWebhooks(asking.db, { which, ...pageOf(after) }),
      countOpenWebhooks(asking.db),
    ]);
    const { rows, next } = paged(all, after);
    return {
      webhooks: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
      next,
      counts,
    };
  },
  replay: ({ webhookId }, { staff }) => replayWebhook(asking, staff, webhookId),
});
