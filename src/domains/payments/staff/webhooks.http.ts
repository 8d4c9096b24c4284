import type { Handlers } from '../../../platform/call.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import { paged, pageOf } from '../../staff/paging.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import type { Asking } from '../asking.ts';
import { listDisputes } from '../provider-news/disputes.store.ts';
import { listProviderRefunds } from '../provider-news/provider-refunds.store.ts';
import { listSettlements } from '../provider-news/settlements.store.ts';
import { countOpenWebhooks, listWebhooks } from '../webhooks/webhooks.store.ts';
import { explainRefund } from './explain-refund.ts';
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
  listDisputes: async ({ after }) => {
    const { rows, next } = paged(await listDisputes(asking.db, pageOf(after)), after);
    const disputes = rows.map(({ openedAt, respondBy, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      respondBy: respondBy?.toISOString() ?? null,
    }));
    return { disputes, next };
  },
  listRefunds: async ({ after }) => {
    const { rows, next } = paged(await listProviderRefunds(asking.db, pageOf(after)), after);
    return { refunds: rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() })), next };
  },
  listSettlements: async ({ after }) => {
    const [all, heldPaise] = await Promise.all([
      listSettlements(asking.db, pageOf(after)),
      readBalance(asking.db, 'provider'),
    ]);
    const { rows, next } = paged(all, after);
    const settlements = rows.map((row) => ({ ...row, settledAt: row.settledAt.toISOString() }));
    return { settlements, heldPaise, next };
  },
  explainRefund: (input, { staff }) => {
    const now = asking.clock.now();
    const subjectId = `${input.provider}:${input.reference}`;
    return makeChange(
      asking.db,
      staff,
      { subject: 'payment', subjectId, did: 'refund explained', at: now },
      (trx) => explainRefund(trx, { ...input, operatorId: staff.id, now }),
    );
  },
  replay: ({ webhookId }, { staff }) => replayWebhook(asking, staff, webhookId),
});
